"""Data packs report every mistake with file, key and a hint; texts never fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.errors import BadDataPack, Problem
from aevum.core.pack import Pack
from aevum.core.texts import LANGUAGES, Texts, rule_key

COLUMNS = ("id", "name")


def folder(tmp_path: Path, **files: str) -> Path:
    """A folder with these CSV files."""
    for name, content in files.items():
        (tmp_path / f"{name}.csv").write_text(content, encoding="utf-8")
    return tmp_path


def problems(pack: Pack) -> list[tuple[str, str]]:
    """File and key of everything the pack complains about."""
    with pytest.raises(BadDataPack) as error:
        pack.finish()
    assert error.value.problems == pack.problems
    assert str(error.value).splitlines() == [str(problem) for problem in pack.problems]
    return [(problem.file, problem.key) for problem in pack.problems]


def test_a_sound_table_is_read_with_its_cells_stripped(tmp_path: Path) -> None:
    pack = Pack(folder(tmp_path, towns="id,name\nroma, Roma \narelate,Arles\n"))
    rows = pack.table("towns.csv", COLUMNS)
    assert rows == [{"id": "roma", "name": "Roma"}, {"id": "arelate", "name": "Arles"}]
    pack.finish()


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    assert pack.table("towns.csv", COLUMNS) == []
    assert problems(pack) == [("towns.csv", "file")]


def test_a_file_that_is_not_utf_8_is_named(tmp_path: Path) -> None:
    (tmp_path / "towns.csv").write_bytes(b"id,name\nroma,R\xf6m\n")
    pack = Pack(tmp_path)
    pack.table("towns.csv", COLUMNS)
    assert problems(pack) == [("towns.csv", "file")]


@pytest.mark.parametrize("head", ["name,id", "id", "id,name,more", ""])
def test_wrong_columns_are_answered_with_the_right_ones(tmp_path: Path, head: str) -> None:
    pack = Pack(folder(tmp_path, towns=f"{head}\nroma,Roma\n"))
    pack.table("towns.csv", COLUMNS)
    assert problems(pack) == [("towns.csv", "columns")]
    assert pack.problems[0].hint == "expected id,name"


@pytest.mark.parametrize("row", ["roma", "roma,Roma,more"])
def test_a_row_with_the_wrong_number_of_cells_is_named_by_its_line(
    tmp_path: Path, row: str
) -> None:
    pack = Pack(folder(tmp_path, towns=f"id,name\narelate,Arles\n{row}\n"))
    pack.table("towns.csv", COLUMNS)
    assert problems(pack) == [("towns.csv", "line 3")]


def test_an_unknown_word_is_answered_with_the_nearest(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    assert pack.one_of("towns.csv", "kind", "sea", ("land", "sea")) == 1
    assert pack.one_of("towns.csv", "kind", "lnd", ("land", "sea")) == -1
    assert pack.one_of("towns.csv", "kind", "xyzzy", ("land", "sea")) == -1
    assert [problem.hint for problem in pack.problems] == [
        "did you mean land?",
        "allowed: land, sea",
    ]
    assert "'lnd'" in str(pack.problems[0])


def test_doubled_and_empty_ids_are_found(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    pack.unique("towns.csv", "id", ["a", "b"])
    pack.finish()
    pack.unique("towns.csv", "id", ["a", "b", "a", ""])
    assert problems(pack) == [("towns.csv", "id a"), ("towns.csv", "id")]


def test_all_mistakes_are_reported_together(tmp_path: Path) -> None:
    pack = Pack(folder(tmp_path, towns="id\n", roads="id,name\nvia\n"))
    for file in ("towns.csv", "roads.csv", "rivers.csv"):
        pack.table(file, COLUMNS)
    assert problems(pack) == [("towns.csv", "columns"), ("roads.csv", "line 2"),
                              ("rivers.csv", "file")]  # fmt: skip


def test_a_problem_reads_as_one_line() -> None:
    assert str(Problem("towns.csv", "id a", "stands there twice")) == (
        "towns.csv, id a: stands there twice"
    )
    assert str(Problem("f", "k", "is bad", "mend it")) == "f, k: is bad (mend it)"


def test_the_owners_folder_wins_file_by_file(tmp_path: Path) -> None:
    (tmp_path / "ours").mkdir()
    (tmp_path / "theirs").mkdir()
    ours = folder(tmp_path / "ours", towns="id,name\nroma,Roma\n", roads="id,name\nvia,Via\n")
    theirs = folder(tmp_path / "theirs", towns="id,name\nkarthago,Karthago\n")
    pack = Pack(ours, theirs)
    assert pack.table("towns.csv", COLUMNS)[0]["id"] == "karthago"
    assert pack.table("roads.csv", COLUMNS)[0]["id"] == "via"
    assert pack.path("towns.csv") == theirs / "towns.csv"
    assert Pack(ours, tmp_path / "nowhere").table("towns.csv", COLUMNS)[0]["id"] == "roma"


def checksum(place: Path, *tables: str) -> str:
    pack = Pack(place)
    for table in tables:
        pack.table(table, COLUMNS)
    return pack.checksum()


def test_the_checksum_tells_packs_apart(tmp_path: Path) -> None:
    place = folder(tmp_path, towns="id,name\nroma,Roma\n", roads="id,name\nroma,Roma\n")
    first = checksum(place, "towns.csv", "roads.csv")
    assert len(first) == 16
    assert checksum(place, "roads.csv", "towns.csv") == first, "the order of reading is no matter"
    assert checksum(place, "towns.csv") != first
    assert checksum(place, "towns.csv") != checksum(place, "roads.csv"), "the name counts"
    folder(place, towns="id,name\nroma,Rome\n")
    assert checksum(place, "towns.csv", "roads.csv") != first


# -- texts -----------------------------------------------------------------------------------------


@pytest.fixture
def texts(tmp_path: Path) -> dict[str, Texts]:
    for room, language, line in [
        ("a", "en", "hello = Hello { $name }!"),
        ("a", "de", "hello = Hallo { $name }!"),
        ("b", "en", "R4-3 = Only the upper ones.\nempty =\n    .title = A title alone"),
        ("b", "de", "R4-3 = Nur die oberen.\nempty =\n    .title = Nur ein Titel"),
    ]:
        (tmp_path / room).mkdir(exist_ok=True)
        (tmp_path / room / f"rules.{language}.ftl").write_text(line, encoding="utf-8")
    return {lang: Texts(lang, [tmp_path / "a", tmp_path / "b"]) for lang in LANGUAGES}


def test_texts_speak_their_language(texts: dict[str, Texts]) -> None:
    """No invisible marks around what is filled in."""
    assert texts["en"].text("hello", name="Ada") == "Hello Ada!"
    assert texts["de"].text("hello", name="Ada") == "Hallo Ada!"
    assert texts["de"].text("R4-3") == "Nur die oberen."


def test_a_missing_key_is_shown_as_itself(texts: dict[str, Texts]) -> None:
    assert texts["en"].text("nowhere", name="x") == "nowhere"
    assert not texts["en"].has("nowhere")
    assert texts["en"].has("hello")


def test_a_message_without_a_text_is_shown_as_its_key(texts: dict[str, Texts]) -> None:
    assert texts["en"].text("empty") == "empty"


def test_a_missing_argument_does_not_fail(texts: dict[str, Texts]) -> None:
    assert texts["en"].text("hello").startswith("Hello ")


def test_the_key_of_a_rule_has_no_dot() -> None:
    assert rule_key("R4.3") == "R4-3"
    assert rule_key("K12") == "K12"
