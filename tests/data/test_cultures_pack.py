"""Rising Cultures' data pack: ours passes, broken ones fail with file, key and a hint.

The construction rules of the decks (part 6.4) are asked for by `aevum data check` only.
"""

from __future__ import annotations

import csv
import io
import json
import shutil
from contextlib import suppress
from pathlib import Path

import pytest
from typer.testing import CliRunner

from aevum import games
from aevum.cli.data import app
from aevum.core.errors import BadDataPack, BadOptions, Problem
from aevum.games.rising_cultures.deck_rules import RULES, check_decks
from aevum.games.rising_cultures.pack import Unpacking, data_folder, load_box
from tests.data.packs import Break, Mistake, check_missing, check_reported, problems_of, replace

NAME = "rising_cultures"
DECKS = ("cards_rome.csv", "cards_persia.csv", "cards_abbasids.csv", "cards_egypt.csv")
FILES = (*DECKS, "provinces.csv", "tableaus.toml")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our pack, to be broken."""
    return shutil.copytree(data_folder(), tmp_path / NAME)


def problems(folder: Path) -> list[Problem]:
    return problems_of(NAME, folder, (*FILES, "cards"))


def change(folder: Path, card: str, **cells: str) -> None:
    """Other cells in the row of one card."""
    nation = card.partition("_")[0]
    file = folder / f"cards_{nation}.csv"
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    row = next(row for row in rows if row["id"] == card)
    row.update(cells)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(row), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    file.write_text(out.getvalue(), encoding="utf-8")


# -- a sound pack ----------------------------------------------------------------------------------


def test_our_pack_is_sound() -> None:
    """15 provinces; decks of 24, 24, 24 and 27 cards; six red bars, five and seven stages."""
    box = load_box()
    assert len(box.provinces) == 15
    assert [len(nation.cards) for nation in box.nations] == [24, 24, 24, 27]
    for nation in box.nations:
        assert [len(side.bars) for side in nation.sides] == [6, 6]
        assert [len(side.stages) for side in nation.sides] == [5, 7]


def test_what_the_booklet_prints_is_so_in_the_data() -> None:
    """The Brewery's cost, the Market's name, the coin limits, who owns the spaces of the Nile."""
    box = load_box()
    brewery = next(card for card in box.cards if card.id == "rome_brewery")
    assert brewery.cost == [2, 2, 1, 0]
    assert box.names["de"]["rome_market"] == "Markt"
    assert [nation.coin_limit for nation in box.nations] == [7, 7, 7, 5]
    assert box.nations[3].nile == [1, 1, 0, 1, 0, 1]
    sources = {row["id"]: row["source"] for row in box.rows}
    assert [card for card, source in sources.items() if source == "rulebook"] == [
        "rome_brewery",
        "rome_market",
    ]


def test_an_owners_table_takes_the_place_of_ours(folder: Path) -> None:
    """One file is enough; the checksum tells that the data are others."""
    change(folder, "rome_market", name_en="Bazaar")
    for file in set(FILES) - {"cards_rome.csv"}:
        (folder / file).unlink()
    game = games.load(NAME, overlay=folder.parent)
    assert game.label("card", "rome_market", "en") == "Bazaar"
    assert game.data_checksum != games.load(NAME).data_checksum


# -- broken packs ----------------------------------------------------------------------------------

MARKET = "rome_market"


def cells(**changed: str) -> Break:
    return lambda folder: change(folder, MARKET, **changed)


def effect(text: str) -> Break:
    return cells(effects=text)


def tableau(old: str, new: str) -> Break:
    return lambda folder: replace(folder, "tableaus.toml", old, new)


ROME = "cards_rome.csv"
ONE_MISTAKE: dict[str, Mistake] = {
    "no moment": (effect("coins n=2"), ROME, MARKET, "write when:verb"),
    "an unknown moment": (effect("plya:coins n=2"), ROME, MARKET, "did you mean play?"),
    "an unknown event": (effect("event.bild:coins n=2"), ROME, MARKET, "did you mean event.build?"),
    "an unknown verb": (effect("play:coin n=2"), ROME, MARKET, "did you mean coins?"),
    "a verb at the wrong moment": (effect("static:coins n=2"), ROME, MARKET, "use play or event"),
    "an argument is missing": (effect("play:coins"), ROME, MARKET, ""),
    "an argument too many": (effect("play:coins n=2 kind=wood"), ROME, MARKET, ""),
    "a number out of range": (effect("play:coins n=9"), ROME, f"{MARKET} n", ""),
    "no number": (effect("play:coins n=two"), ROME, f"{MARKET} n", ""),
    "an unknown kind": (
        effect("static:symbol kind=lance n=1"), ROME, f"{MARKET} kind", "allowed: sword",
    ),
    "an unknown counter": (
        effect("final:vp_per counter=coin n=1 per=1"), ROME, f"{MARKET} counter", "coins",
    ),
    "an unknown condition": (effect("final:vp n=1 if=rich"), ROME, f"{MARKET} if", ""),
    "an unknown limit": (
        effect("action:coins n=1 limit=rond"), ROME, f"{MARKET} limit", "did you mean round?",
    ),
    "an unknown place": (
        effect("play:recover to=deck"), ROME, f"{MARKET} to", "did you mean deck_top?",
    ),
    "an archive from a third place": (
        effect("action:archive source=military"), ROME, f"{MARKET} source", "allowed: resource",
    ),
    "two actions": (
        effect("action:coins n=1; action:draw n=1"), ROME, MARKET, "a source has one at most",
    ),
    "a mistake in a nested effect": (
        effect("action:pay cost=1 effect=(coin n=1)"), ROME, f"{MARKET} effect", "coins",
    ),
    "points out of range": (cells(vp="8"), ROME, f"vp of {MARKET}", "a number from 0 to 7"),
    "an unknown unit": (cells(cost="x2"), ROME, f"cost of {MARKET}", "e.g. w2 b1"),
    "coins in a cost": (cells(cost="c2"), ROME, f"cost of {MARKET}", "e.g. w2 b1"),
    "an unknown symbol": (
        cells(military="hors"), ROME, f"military of {MARKET}", "did you mean horse?",
    ),
    "no symbol": (cells(military=""), ROME, f"military of {MARKET}", "allowed"),
    "a ruling building": (cells(ruler="1"), ROME, f"ruler of {MARKET}", ""),
    "an unknown kind of card": (
        cells(kind="bilding"), ROME, f"kind of {MARKET}", "did you mean building?",
    ),
    "a wrong number": (cells(no="7"), ROME, f"no of {MARKET}", ""),
    "an unknown source": (
        cells(source="rulebok"), ROME, f"source of {MARKET}", "did you mean rulebook?",
    ),
    "an id that is no slug": (cells(id="Rome Market"), ROME, "id Rome Market", "use a-z"),
    "an id of another card": (cells(id="rome_forum"), "cards", "id rome_forum", ""),
    "an unknown sign": (
        lambda folder: replace(folder, "provinces.csv", "n=1,A,", "n=1,D,"),
        "provinces.csv", "sign of gaul", "allowed: A, B, C",
    ),
    "an unknown group": (
        lambda folder: replace(folder, "provinces.csv", "Gallien,sword", "Gallien,swrd"),
        "provinces.csv", "contest of gaul", "did you mean sword?",
    ),
    "no TOML": (tableau("[rome]", "[rome"), "tableaus.toml", "file", ""),
    "five red bars": (
        tableau('red = ["sword", "", "shield", "", ', 'red = ["sword", "", "shield", '),
        "tableaus.toml", "rome.grey", "",
    ),
    "an unknown symbol at a bar": (
        tableau('red = ["sword"', 'red = ["swort"'),
        "tableaus.toml", "rome.grey.red", "did you mean sword?",
    ),
    "a stage too few": (
        tableau(', "action:flip_golden cost=6", "static', ', "static'),
        "tableaus.toml", "rome green", "5 on the grey side",
    ),
    "an unknown verb on a stage": (
        tableau('green = ["static:coins_use_bonus', 'green = ["static:coin_use_bonus'),
        "tableaus.toml", "rome.grey.green 1", "did you mean coins_use_bonus?",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(ONE_MISTAKE))
def test_a_mistake_is_reported_with_file_key_and_hint(name: str, folder: Path) -> None:
    mistake, file, key, hint = ONE_MISTAKE[name]
    mistake(folder)
    check_reported(problems(folder), file, key, hint)


@pytest.mark.parametrize("file", FILES)
def test_a_missing_table_is_named(file: str, folder: Path) -> None:
    check_missing(Unpacking, folder, file)


def test_a_missing_tableau_is_named(folder: Path) -> None:
    replace(folder, "tableaus.toml", "[rome]\n", "[roma]\n")
    assert ("tableaus.toml", "rome") in [(p.file, p.key) for p in problems(folder)]


def test_all_mistakes_of_a_kind_are_reported_at_once(folder: Path) -> None:
    change(folder, "rome_market", effects="play:coin n=2")
    change(folder, "persia_qanat", effects="static:coins n=2")
    replace(folder, "tableaus.toml", "action:flip_golden", "action:flip")
    assert [p.file for p in problems(folder)] == [
        "cards_rome.csv",
        "tableaus.toml",
        "cards_persia.csv",
    ]


# -- construction rules ----------------------------------------------------------------------------


def breaches(folder: Path) -> list[tuple[str, str]]:
    """What the construction rules say about the decks in this folder; it can be played."""
    games.load(NAME, overlay=folder.parent)
    box = load_box(folder.parent)
    with suppress(BadDataPack):
        check_decks(box)
    assert all(problem.hint for problem in box.pack.problems)
    return [(problem.file, problem.key) for problem in box.pack.problems]


def test_our_decks_keep_the_construction_rules(folder: Path) -> None:
    assert breaches(folder) == []


def several(*changes: tuple[str, dict[str, str]]) -> Break:
    def mistake(folder: Path) -> None:
        for card, changed in changes:
            change(folder, card, **changed)

    return mistake


def without_last(folder: Path) -> None:
    lines = (folder / "cards_rome.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "cards_rome.csv").write_text("".join(lines[:-1]), encoding="utf-8")


BREACHES: dict[str, tuple[Break, str]] = {
    "23 cards": (without_last, "cards"),
    "13 buildings": (
        several(("rome_forum", {"kind": "person"}), ("rome_thermae", {"kind": "person"})),
        "buildings",
    ),
    "11 persons": (
        several(("rome_forum", {"kind": "person"}), ("rome_thermae", {"kind": "person"})),
        "persons",
    ),
    "7 rulers": (several(("rome_agrippa", {"ruler": "1"})), "rulers"),
    "4 cheap cards": (several(("rome_market", {"cost": "w3"})), "cost 1-2"),
    "11 cards of the middle": (
        several(("rome_market", {"cost": "w3"}), ("rome_agrippa", {"cost": "w3"})), "cost 3-4",
    ),
    "three of seven units": (several(("rome_brewery", {"cost": "w3 b3 s1"})), "cost 7"),
    "eight units": (several(("rome_pantheon", {"cost": "b4 s2 g2"})), "cost of rome_pantheon"),
    "five of a kind": (several(("rome_hadrian", {"cost": "b1 s5"})), "cost of rome_hadrian"),
    "a mean above four": (
        several(*((f"rome_{c}", {"vp": "7"}) for c in (
            "forum", "insula", "ostia", "caesar", "trajan", "curia",
        ))),
        "vp",
    ),
    "neither points nor effect": (
        several(("rome_vitruvius", {"effects": ""})), "vp of rome_vitruvius",
    ),
    "too many swords": (
        several(*((f"rome_{c}", {"military": "sword"}) for c in ("market", "circus"))), "sword",
    ),
    "too few horses": (
        several(*((f"rome_{c}", {"military": "sword"}) for c in ("market", "circus"))), "horse",
    ),
    "three symbols": (
        several(("rome_castrum", {"military": "sword sword sword"})), "military of rome_castrum",
    ),
    "five cards with two symbols": (
        several(
            ("rome_brewery", {"military": "shield horse"}),
            ("rome_aqueduct", {"military": "shield horse"}),
        ),
        "cards with two symbols",
    ),
    "29 units on strips": (several(("rome_hadrian", {"strip": "s1"})), "strip units"),
    "gold is not rarest": (
        several(
            ("rome_brewery", {"strip": "g1 c1"}), ("rome_thermae", {"strip": "g1 c1"}),
        ),
        "strips with gold",
    ),
    "six coins": (several(("rome_brewery", {"strip": "b1"})), "strips with a coin"),
    "three units on a strip": (
        several(("rome_circus", {"strip": "w3"})), "strip of rome_circus",
    ),
    "a card better in every use": (
        several(
            ("rome_insula", {"military": "shield", "strip": "b1 c1", "cost": "b3", "vp": "5"}),
        ),
        "rome_insula",
    ),
    "17 actions": (
        several(*((f"rome_{c}", {"effects": "action:coins n=1"}) for c in (
            "brewery", "market", "aqueduct", "forum", "colosseum", "pantheon", "circus",
            "via_appia", "thermae", "insula", "castrum", "ostia", "jupiter", "curia",
        ))),
        "actions",
    ),
    "three effects": (
        several(("rome_market", {"effects": "; ".join(["final:vp n=1"] * 3)})),
        "effects of rome_market",
    ),
    "income of three": (
        several(("rome_brewery", {"effects": "income:income n=3"})), "rome_brewery",
    ),
    "peek at six": (several(("rome_market", {"effects": "action:peek n=6"})), "rome_market"),
    "the Nile in Rome": (several(("rome_market", {"effects": "play:flood n=1"})), "rome_market"),
    "an archive in Rome": (
        several(("rome_market", {"effects": "action:archive source=discard"})), "rome_market",
    ),
    "nested, too": (
        several(("rome_market", {"effects": "action:pay cost=1 effect=(draw n=3)"})), "rome_market",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(BREACHES))
def test_a_breach_of_a_construction_rule_is_told_but_can_be_played(name: str, folder: Path) -> None:
    mistake, key = BREACHES[name]
    mistake(folder)
    found = breaches(folder)
    assert ("cards_rome.csv", key) in found
    assert {file for file, _ in found} == {"cards_rome.csv"}


@pytest.mark.parametrize(
    "effect",
    [
        "static:symbol_per kind=sword counter=symbols per=1 max=3",
        "static:symbol kind=sword n=1 if=symbols(sword)>=1",
        "static:resource kind=wood n=1 if=resource(gold)>=1",
        "static:resource kind=wood n=1 if=symbols(sword)>=1",
    ],
)
def test_an_effect_that_counts_itself_is_refused(effect: str, folder: Path) -> None:
    """Symbols by the number of symbols: there would be no end of counting."""
    several(("rome_market", {"effects": effect}))(folder)
    assert "depends on what it gives itself" in problems(folder)[0].text


def test_every_construction_rule_can_break() -> None:
    """Each rule is a function; the table above has a deck that breaks it."""
    assert len(RULES) == 9
    keys = " ".join(key for _, key in BREACHES.values())
    for word in ("cards", "buildings", "cost", "vp", "sword", "strip", "actions", "effects"):
        assert word in keys


def test_egypts_larger_deck_may_have_more_of_everything(folder: Path) -> None:
    """Per 24 cards: eight coins are allowed among 27 cards (7.1 per 24), seven are not."""
    change(folder, "egypt_obelisk", strip="w1")
    assert breaches(folder) == [("cards_egypt.csv", "strips with a coin")]


# -- the command -----------------------------------------------------------------------------------


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["check", *arguments])
    return result.exit_code, result.output


def test_data_check_passes_ours() -> None:
    code, text = run()
    assert code == 0
    assert "All data packs are sound." in text


def test_data_check_of_one_game_leaves_the_others_out(folder: Path) -> None:
    """A broken deck is no business of Attila's, for which the folder must hold something."""
    change(folder, "rome_agrippa", ruler="1")
    assert run(NAME, str(folder.parent))[0] == 2
    assert run("attila")[0] == 0
    result = CliRunner().invoke(app, ["check", "attila", str(folder.parent)])
    assert isinstance(result.exception, BadOptions)


def test_data_check_tells_what_an_owners_deck_breaks(folder: Path) -> None:
    change(folder, "rome_agrippa", ruler="1")
    code, text = run(str(folder.parent), "--json")
    assert code == 2
    assert json.loads(text)["mistakes"] == [
        {
            "game": NAME,
            "file": "cards_rome.csv",
            "key": "rulers",
            "problem": "7 in the deck",
            "hint": "4 to 6",
        }
    ]


def test_data_check_reports_broken_tables_first(folder: Path) -> None:
    change(folder, "rome_agrippa", ruler="1", effects="play:coin n=1")
    code, text = run(str(folder.parent))
    assert code == 2
    assert "did you mean coins?" in " ".join(text.split())
    assert "1 mistakes." in text
