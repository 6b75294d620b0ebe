"""Attila's data pack: ours passes, broken ones fail with file, key and a hint."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from aevum import games
from aevum.core.errors import Problem
from aevum.games.attila.board import Board, data_folder, load_board
from tests.data.packs import Break, Mistake, check_missing, check_reported, problems_of, replace

TABLES = ("tribes.csv", "provinces.csv", "borders.csv")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our pack, to be broken."""
    return shutil.copytree(data_folder(), tmp_path / "attila")


def problems(folder: Path) -> list[Problem]:
    return problems_of("attila", folder, TABLES)


def add(folder: Path, file: str, row: str) -> None:
    with (folder / file).open("a", encoding="utf-8") as table:
        table.write(row + "\n")


def drop(folder: Path, file: str, *starts: str) -> None:
    """Leave out every row that names one of these."""
    lines = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not any(start in line for start in starts)]
    assert len(kept) < len(lines)
    (folder / file).write_text("".join(kept), encoding="utf-8")


# -- a sound pack ----------------------------------------------------------------------------------


def test_our_pack_is_sound() -> None:
    """25 provinces, six of them at the line; 41 borders, nine of them sea arrows; six tribes."""
    board = load_board()
    assert board.size == 25
    assert board.upper.bit_count() == 6
    assert len(board.borders) == 41
    assert sum(row["kind"] == "sea" for row in board.borders) == 9
    assert board.tribe_ids == ["franks", "huns", "goths", "saxons", "teutons", "vandals"]


def test_neighbours_are_mutual_and_nobody_is_an_own_neighbour() -> None:
    board = load_board()
    for a in range(board.size):
        assert a not in board.neighbours(a)
        for b in board.neighbours(a):
            assert a in board.neighbours(b)


def test_an_owners_table_takes_the_place_of_ours(folder: Path) -> None:
    """One file is enough; the checksum tells that the data are others."""
    replace(folder, "provinces.csv", "mauretania,Mauretania", "mauretania,Western Africa")
    for file in ("tribes.csv", "borders.csv"):
        (folder / file).unlink()
    game = games.load("attila", overlay=folder.parent)
    assert game.label("province", "mauretania", "en") == "Western Africa"
    assert game.data_checksum != games.load("attila").data_checksum


# -- broken packs ----------------------------------------------------------------------------------


def broken(file: str, old: str, new: str) -> Break:
    return lambda folder: replace(folder, file, old, new)


ONE_MISTAKE: dict[str, Mistake] = {
    "no text": (
        lambda folder: (folder / "borders.csv").write_bytes(b"\xff\xfe"),
        "borders.csv", "file", "",
    ),
    "a column is missing": (
        broken("borders.csv", "a,b,kind,source", "a,b,kind"),
        "borders.csv", "columns", "a,b,kind,source",
    ),
    "a cell is missing": (
        lambda folder: add(folder, "borders.csv", "africa,creta,sea"),
        "borders.csv", "line 43", "",
    ),
    "a province is misspelt": (
        broken("borders.csv", "africa,cyrenaica", "afrika,cyrenaica"),
        "borders.csv", "afrika-cyrenaica", "did you mean africa?",
    ),
    "a border is neither land nor sea": (
        broken("borders.csv", "africa,cyrenaica,land", "africa,cyrenaica,lan"),
        "borders.csv", "kind of africa-cyrenaica", "did you mean land?",
    ),
    "a province borders on itself": (
        lambda folder: add(folder, "borders.csv", "africa,africa,land,owner"),
        "borders.csv", "africa-africa", "",
    ),
    "a border stands there twice": (
        lambda folder: add(folder, "borders.csv", "africa,cyrenaica,land,owner"),
        "borders.csv", "africa-cyrenaica", "",
    ),
    "a border stands there the other way round": (
        lambda folder: add(folder, "borders.csv", "cyrenaica,africa,sea,owner"),
        "borders.csv", "cyrenaica-africa", "",
    ),
    "a border of unknown source": (
        broken("borders.csv", "africa,cyrenaica,land,reconstructed", "africa,cyrenaica,land,owne"),
        "borders.csv", "source of africa-cyrenaica", "did you mean owner?",
    ),
    "five upper provinces": (
        broken("provinces.csv", "Raetia,Rätien,1", "Raetia,Rätien,0"),
        "provinces.csv", "upper", "six",
    ),
    "upper is neither 0 nor 1": (
        broken("provinces.csv", "Britannien,0", "Britannien,no"),
        "provinces.csv", "upper of britannia", "allowed: 0, 1",
    ),
    "a province of unknown source": (
        lambda folder: replace(
            folder, "provinces.csv", "reconstructed,left bank", "reconstucted,left bank"
        ),
        "provinces.csv", "source of germania", "did you mean reconstructed?",
    ),
    "two provinces of one name": (
        broken("provinces.csv", "raetia,Raetia,", "raetia,Noricum,"),
        "provinces.csv", "name_en Noricum", "",
    ),
    "a province cannot be reached": (
        lambda folder: drop(folder, "borders.csv", "britannia"),
        "borders.csv", "britannia", "add a border",
    ),
    "seven tribes": (
        lambda folder: add(folder, "tribes.csv", "alans,Alans,Alanen,Alan,Alanen,A,red,x,owner"),
        "tribes.csv", "rows", "six",
    ),
    "a tribe stands there twice": (
        broken("tribes.csv", "huns,Huns", "franks,Huns"),
        "tribes.csv", "id franks", "",
    ),
    "a tribe of unknown source": (
        broken("tribes.csv", "sharp-axe,rulebook", "sharp-axe,rulebok"),
        "tribes.csv", "source of franks", "did you mean rulebook?",
    ),
    "the id of a tribe is no slug": (
        broken("tribes.csv", "huns,Huns", "The Huns,Huns"),
        "tribes.csv", "id The Huns", "use a-z and hyphens",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(ONE_MISTAKE))
def test_a_mistake_is_reported_with_file_key_and_hint(name: str, folder: Path) -> None:
    mistake, file, key, hint = ONE_MISTAKE[name]
    mistake(folder)
    check_reported(problems(folder), file, key, hint)


@pytest.mark.parametrize("file", TABLES)
def test_a_missing_table_is_named(file: str, folder: Path) -> None:
    check_missing(Board, folder, file)


def test_the_id_of_a_province_is_a_slug(folder: Path) -> None:
    """Otherwise nobody could write `place asia minor` down."""
    replace(folder, "provinces.csv", "\nasia,", "\nasia minor,")
    assert ("provinces.csv", "id asia minor") in [(p.file, p.key) for p in problems(folder)]


def test_a_board_too_small_for_fifteen_conflicts_is_refused(folder: Path) -> None:
    """I12: a game can close fifteen provinces."""
    lines = (folder / "provinces.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "provinces.csv").write_text("".join(lines[:15]), encoding="utf-8")
    found = [(p.file, p.key, p.text) for p in problems(folder)]
    assert ("provinces.csv", "rows", "14 provinces") in found


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    replace(folder, "borders.csv", "africa,cyrenaica", "afrika,cyrenaica")
    replace(folder, "provinces.csv", "Raetia,Rätien,1", "Raetia,Rätien,0")
    replace(folder, "tribes.csv", "huns,Huns", "franks,Huns")
    assert {p.file for p in problems(folder)} == set(TABLES)


def test_a_tribe_and_a_province_do_not_share_an_id(folder: Path) -> None:
    """Labels are looked up by id: one of the two would get the other's name."""
    replace(folder, "tribes.csv", "huns,Huns", "africa,Huns")
    assert problems(folder)
