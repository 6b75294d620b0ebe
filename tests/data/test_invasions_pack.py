"""Invasions' data pack: ours passes, broken ones fail with file, key and a hint.

What the rules need is asked for when a pack is read; the laws of the components by
`aevum data check` only.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from contextlib import suppress
from fractions import Fraction
from pathlib import Path

import pytest

from aevum.core.errors import BadDataPack, Problem
from aevum.core.pack import Pack
from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import NONE, SEATS, STATUSES
from aevum.games.invasions.laws import LAWS, check_laws
from aevum.games.invasions.laws.reach import raid_targets
from aevum.games.invasions.pack import Unpacking, data_folder, load_box
from aevum.games.invasions.schema import COLUMNS
from tests.data.packs import Rows, Spoil, again, cells, check_missing, spoil, without
from tests.golden.kept import first_invasions

NAME = "invasions"
KEPT = Path(__file__).parent / NAME


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our pack, to be broken."""
    return shutil.copytree(data_folder(), tmp_path / NAME)


def read(folder: Path) -> Box:
    """Our pack with this folder laid over it, as an owner would."""
    return Unpacking(Pack(data_folder(), folder)).box


def where(wanted: str, **values: str) -> Spoil:
    """Other cells in the first row that says `column=value` for all of these."""
    pairs = dict(word.split("=") for word in wanted.split())

    def change(rows: Rows) -> None:
        row = next(r for r in rows if all(r[column] == v for column, v in pairs.items()))
        row.update(values)

    return change


# -- a sound pack ----------------------------------------------------------------------------------


def test_our_pack_is_sound(box: Box) -> None:
    check_laws(box)


def test_the_board_has_the_size_that_the_rulebook_names(box: Box) -> None:
    kinds = [row["kind"] for row in box.tables["borders"]]
    assert (len(box.provinces), len(box.areas), len(box.seas)) == (215, 26, 21)
    assert (len(kinds), kinds.count("strait")) == (467, 11)
    assert len(box.tables["coasts"]) == 159
    assert sum(p.caravan for p in box.provinces) == 4
    assert sum(p.granary for p in box.provinces) == 7
    assert [p.id for p in box.provinces if p.area == NONE] == ["kushania"]


def test_540_counters(box: Box) -> None:
    """333 land units, 16 fleets, 21 limites, 24 hordes, 146 leaders."""
    by_domain = [0, 0, 0, 0]
    for kind in box.kinds:
        if not kind.is_back:
            by_domain[kind.domain] += kind.count
    assert by_domain == [333, 16, 21, 24]
    assert len(box.leaders) == 146
    assert sum(leader.historical for leader in box.leaders) == 109


def test_walls_of_the_great_cities(box: Box) -> None:
    """war R22.4: 2, Roma 1, Ctesiphon, Ravenna and Constantinopolis 3."""
    values = {p.city: p.wall_value for p in box.provinces if p.wall_value not in (0, 2)}
    assert values == {"roma": 1, "ctesiphon": 3, "ravenna": 3, "constantinopolis": 3}


def test_shores(box: Box) -> None:
    """war G51: shores of Propontis, Pontus Euxinus, Mare Mauretanicum."""
    shores = {sea.id: len(sea.shores) for sea in box.seas}
    assert [shores[s] for s in ("propontis", "pontus_euxinus", "mare_mauretanicum")] == [2, 1, 4]


def test_swords_of_the_dice(box: Box) -> None:
    """war R1.7: expected hits of a die, in sixths: 4 and 6 in the open, 2 and 4 in the rough."""
    for die, rough, open_ground in ((box.white_die, 2, 4), (box.black_die, 4, 6)):
        assert sum(face.white for face in die) == rough
        assert sum(face.white + face.red for face in die) == open_ground


def test_the_advanced_melee_table_never_falls(box: Box) -> None:
    """war R20.9: more units and better rolls hit more, up to 4½."""
    for row, better in zip(box.melee, box.melee[1:], strict=False):
        assert list(row) == sorted(row)
        assert all(x <= y for x, y in zip(row, better, strict=True))
    assert (box.melee[0][0], box.melee[-1][-1]) == (0, 9)


def test_seats_for_two_three_and_four(box: Box) -> None:
    """R12.4: every seat of a scenario is held by exactly one person."""
    danube = next(s for s in box.scenarios if s.id == "danube_376")
    assert danube.persons == {3: ((0,), (1,), (3,)), 2: ((0,), (1, 3))}
    for scenario in box.scenarios:
        for count, persons in scenario.persons.items():
            held = [seat for person in persons for seat in person]
            assert len(persons) == count
            assert len(set(held)) == len(held)


def test_everything_is_said_in_both_languages(box: Box) -> None:
    for axis, names in box.names.items():
        assert set(names["en"]) == set(names["de"]) == set(box.axes[axis]), axis
        assert all(names["en"].values()), axis
        assert all(names["de"].values()), axis


def test_tuning_changed_what_goals_are_worth_and_nothing_else(box: Box) -> None:
    """docs/balance.md: nations want what they wanted, and more or less of it."""

    def wanted(of: Box) -> list[dict[str, str]]:
        return [{**row, "vp": ""} for row in of.tables["objectives"]]

    assert wanted(box) == wanted(first_invasions().box)
    assert all(1 <= int(row["vp"]) <= 12 for row in box.tables["objectives"])


def test_balance_was_an_estimate_of_the_first_objectives() -> None:
    """The same goals, worth the same; no place held by more than one; seats 3 % apart at most."""
    box = first_invasions().box
    with (KEPT / "balance.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    goals = [row for row in rows if row["kind"] != "rule"]
    assert len(goals) == len(box.objectives)
    ours = sorted((row["nation"], row["vp"]) for row in box.tables["objectives"])
    assert sorted((row["nation"], row["vp"]) for row in goals) == ours
    columns = ("p3", "p6", "p9", "plast")
    for place in {(row["kind"], row["target"]) for row in goals if row["kind"] != "other"}:
        held = [row for row in goals if (row["kind"], row["target"]) == place]
        for column in columns:
            assert sum(Fraction(row[column] or 0) for row in held) <= 1, place
    total = dict.fromkeys(SEATS, Fraction(0))
    for row in rows:
        chances = sum(Fraction(row[column] or 0) for column in (*columns, "events"))
        total[row["player"]] += chances * Fraction(row["vp"])
    mean = sum(total.values(), Fraction(0)) / len(SEATS)
    assert all(abs(each - mean) <= mean * Fraction(3, 100) for each in total.values())


def test_set_ups_hold_as_many_units_as_expected(box: Box) -> None:
    """golden.json: land units on the board and left in the supply."""
    golden = json.loads((KEPT / "golden.json").read_text(encoding="utf-8"))
    for scenario in box.scenarios:
        expected = golden[scenario.id]
        assert scenario.first_turn == expected["turn"]
        on_board = dict.fromkeys(box.axes["nation"], 0)
        for row in scenario.rows:
            if row.kind != NONE and box.kinds[row.kind].field:
                on_board[box.nations[row.nation].id] += row.number
        for nation, (units, _) in expected["units"].items():
            assert on_board[nation] == units, (scenario.id, nation)


def test_ages_and_treasuries_of_the_set_ups(box: Box) -> None:
    golden = json.loads((KEPT / "golden.json").read_text(encoding="utf-8"))
    for scenario in box.scenarios:
        ages = {n: age for n, (age, _) in golden[scenario.id]["age"].items()}
        rows = box.tables[box.tables["scenarios"][scenario.index]["setup"]]
        given = {r["nation"]: int(r["value"]) for r in rows if r["what"] == "age"}
        assert {n: given.get(n, 1) for n in ages} == ages
        gold = {n: v["treasury"] for n, v in golden[scenario.id]["gold"].items()}
        held = {r["nation"]: int(r["value"]) for r in rows if r["what"] == "treasury"}
        assert {n: held.get(n, 0) for n in gold} == gold


def test_raid_targets_of_the_first_turn(box: Box) -> None:
    """golden.json: where the raiders of turn 1 can strike."""
    golden = json.loads((KEPT / "golden.json").read_text(encoding="utf-8"))
    for nation, names in golden["scenario_350"]["raids"].items():
        found = raid_targets(box, box.axes["nation"].index(nation))
        assert sorted(box.provinces[p].name for p in found) == names, nation


def test_caravan_holders_stand_in_caravan_provinces(box: Box) -> None:
    golden = json.loads((KEPT / "golden.json").read_text(encoding="utf-8"))
    held = sorted(golden["scenario_350"]["caravans"])
    assert sorted(p.name for p in box.provinces if p.caravan) == held


def test_the_armies_of_the_examples_stand_ready(box: Box) -> None:
    """XIX.3, XVII.E: six units with Sapor, one unit each on the way; seven Alemanni."""
    stacks: dict[tuple[str, str], int] = {}
    for row in box.scenarios[0].rows:
        if row.kind != NONE and row.province != NONE:
            key = (box.nations[row.nation].id, box.provinces[row.province].id)
            stacks[key] = stacks.get(key, 0) + row.number
    assert stacks["persians", "assyria"] == 6
    for province in ("euphrates", "adiabene", "akkad"):
        assert [n for (_, p), n in stacks.items() if p == province] == [1]
    assert sum(n for (nation, _), n in stacks.items() if nation == "alemanni") == 7
    assert stacks["rome", "africa"] >= 1


def test_status_at_the_start(box: Box) -> None:
    """realm 1.3: minor kingdoms are kingdoms, raiders barbarians."""
    status = {nation.id: STATUSES[nation.status] for nation in box.nations}
    assert {status[n] for n in ("rome", "byzantium")} == {"empire"}
    assert {status[n] for n in ("armenians", "euskalduns", "sards", "persians")} == {"kingdom"}
    assert {status[n] for n in ("saxons", "sklaves", "huns", "arabs")} == {"barbarian"}


# -- a pack that cannot be read --------------------------------------------------------------------

UNREADABLE: dict[str, tuple[str, Spoil, str, str, str]] = {
    "an unknown area": (
        "provinces", cells("latium", area="itala"), "provinces.csv", "area of latium", "italia",
    ),
    "a number out of range": (
        "leaders", cells("iulianus", combat="4"), "leaders.csv", "combat of iulianus", "0 to 3",
    ),
    "a city without a level": (
        "provinces", cells("latium", level=""), "provinces.csv", "level of latium", "or none",
    ),
    "a strait without its sea": (
        "borders", cells("bythinia thracia", sea=""),
        "borders.csv", "sea of bythinia-thracia", "straits have a sea zone",
    ),
    "a border twice": (
        "borders", again("abascia alania", a="alania", b="abascia"),
        "borders.csv", "alania-abascia", "both ways",
    ),
    "a closed area nobody can open": (
        "areas", cells("scythia", closed="nomad"), "areas.csv", "closed of scythia", "nomads",
    ),
    "a missing number": (
        "numbers", without("siege_roll"), "numbers.csv", "id siege_roll", "the rules ask for it",
    ),
    "a modifier no rule asks for": (
        "modifiers", again("islam", id="crusade"), "modifiers.csv", "id crusade", "allowed",
    ),
    "no price for walls": (
        "prices", without("fortify_city"), "prices.csv", "id fortify_city", "the rules ask for it",
    ),
    "a capital of a strange level": (
        "timeline", where("nation=britons event=become_active", detail="capital viroconium high"),
        "timeline.csv", "row ", "capital city level",
    ),
    "a die with five faces": (
        "dice", without("white 6"), "dice.csv", "faces of white", "1 to 6",
    ),
    "a third of a hit": (
        "melee", cells("7", units_3="1.3"), "melee.csv", "units_3 of 7", "its half",
    ),
    "a home that is no place": (
        "nations", cells("huns", home="alania"), "nations.csv", "home of huns", "prov:",
    ),
    "a goal nobody knows": (
        "objectives", where("nation=huns target=found_empire", target="found_church"),
        "objectives.csv", "target of huns found_church", "R11.6",
    ),
    "a city that is not there": (
        "objectives", where("nation=vandals target=loot:roma", target="loot:rome"),
        "objectives.csv", "target of vandals loot:rome", "roma",
    ),
    "an unknown leader of the timeline": (
        "timeline", cells("3", detail="iulian"), "timeline.csv", "row 3", "iulianus",
    ),
    "units of another nation": (
        "timeline", where("nation=huns event=enter", units="1 legion"),
        "timeline.csv", "row 15", "a unit of the nation",
    ),
    "an unread detail": (
        "timeline", where("nation=lakhmids event=enter", detail="client persians"),
        "timeline.csv", "row ", "client_of nation number",
    ),
    "a verb nobody knows": (
        "events", cells("ambush", effect="ambus(side=ambusher)"),
        "events.csv", "effect of ambush", "ambush",
    ),
    "a missing argument": (
        "events", cells("ambush", effect="ambush()"),
        "events.csv", "effect of ambush", "side=",
    ),
    "an argument too many": (
        "events", cells("ambush", effect="ambush(side=ambusher,n=1)"),
        "events.csv", "effect of ambush", "arguments: side",
    ),
    "a selector of another type": (
        "events", cells("ambush", effect="ambush(side=own_nation)"),
        "events.csv", "side in effect of ambush", "type side",
    ),
    "a word for a number": (
        "calamities", cells("corruption", effect="expense(kingdom=few,empire=8)"),
        "calamities.csv", "kingdom in effect of corruption", "a number",
    ),
    "an unknown choice": (
        "calamities", cells("desertion", effect="lose_units(to=self,n=1,prefer=horses)"),
        "calamities.csv", "prefer in effect of desertion", "auxiliary",
    ),
    "an unknown predicate": (
        "events", cells("ambush", target="ambusher&rough"),
        "events.csv", "target of ambush", "rough_terrain",
    ),
    "a gap in a table": (
        "calamities", lambda rows: next(r for r in rows if r["id"] == "usurper").update(
            table="<=5: halve_treasury(to=self) / >=7: halve_treasury(to=self)"
        ),
        "calamities.csv", "table of usurper", "6",
    ),
    "a table with an end": (
        "calamities", lambda rows: next(r for r in rows if r["id"] == "usurper").update(
            table="<=5: halve_treasury(to=self) / 6-9: halve_treasury(to=self)"
        ),
        "calamities.csv", "table of usurper", "end with >=",
    ),
    "no sentence at all": (
        "events", cells("ambush", effect="Ambush!"), "events.csv", "effect of ambush", "verb(",
    ),
    "a type of argument nobody reads": (
        "effects", cells("ambush", arguments="side:word"),
        "effects.csv", "arguments of ambush", "a selector",
    ),
    "a verb without a window": (
        "effects", cells("ambush", windows=""), "effects.csv", "windows of ambush", "say when",
    ),
    "an event number twice": (
        "events", cells("ambush", numbers="3 3"), "events.csv", "numbers", "1 to 72",
    ),
    "a face with an unknown calamity": (
        "administration", cells("court_ceremonial", old_calamity="decadance"),
        "administration.csv", "old_calamity of court_ceremonial", "decadence",
    ),
    "a roll without a line": (
        "rolls", without("area_west 3"), "rolls.csv", "area_west", "1 to 10",
    ),
    "an unknown set-up": (
        "scenarios", cells("attila", setup="setup_atila"),
        "scenarios.csv", "setup of attila", "setup_attila",
    ),
    "a seat twice": (
        "scenarios", cells("attila", seats_2="romans romans"),
        "scenarios.csv", "seats_2 of attila", "no seat twice",
    ),
    "a set-up with units of nobody": (
        "setup_350", where("nation=rome what=unit where=latium", value="1 gard"),
        "setup_350.csv", "row 34", "a unit of the nation",
    ),
    "a capital in another city": (
        "setup_350", where("nation=rome what=capital", value="ravenna"),
        "setup_350.csv", "row 1", "roma",
    ),
    "a treasury that is no number": (
        "setup_350", where("nation=rome what=treasury", value="much"),
        "setup_350.csv", "row 2", "a number",
    ),
    "a foedus of one province": (
        "setup_attila", where("what=federate_of", where="garumnum"),
        "setup_attila.csv", "row ", "two provinces",
    ),
}  # fmt: skip


def problems(folder: Path) -> list[Problem]:
    """All that is wrong with the pack in this folder."""
    with pytest.raises(BadDataPack) as error:
        read(folder)
    for problem in error.value.problems:
        assert problem.file.removesuffix(".csv") in COLUMNS
        assert problem.key
    return error.value.problems


@pytest.mark.parametrize("mistake", sorted(UNREADABLE))
def test_a_mistake_is_named_with_file_key_and_hint(mistake: str, folder: Path) -> None:
    table, change, file, key, hint = UNREADABLE[mistake]
    spoil(folder, table, change)
    found = [p for p in problems(folder) if p.file == file and p.key.startswith(key)]
    assert found
    assert hint in found[0].hint


@pytest.mark.parametrize("table", ["provinces", "effects", "setup_attila"])
def test_a_missing_table_is_named(table: str, folder: Path) -> None:
    check_missing(lambda pack: Unpacking(pack), folder, f"{table}.csv")


# -- a pack that breaks a law ----------------------------------------------------------------------


def drop(*pairs: str) -> Spoil:
    """Without all rows that say `column=value` for all of these."""
    wanted = dict(pair.split("=") for pair in pairs)

    def change(rows: Rows) -> None:
        rows[:] = [r for r in rows if not all(r[c] == v for c, v in wanted.items())]

    return change


def gone(*nations: str) -> Spoil:
    """Without a row of these nations."""

    def change(rows: Rows) -> None:
        rows[:] = [row for row in rows if row["nation"] not in nations]

    return change


def cut_off(*places: str) -> Spoil:
    """No border of these places with others."""

    def change(rows: Rows) -> None:
        rows[:] = [r for r in rows if (r["a"] in places) == (r["b"] in places)]

    return change


def renamed(old: str, new: str) -> Spoil:
    """Another name for all borders that bear this one."""

    def change(rows: Rows) -> None:
        for row in rows:
            row["name"] = new if row["name"] == old else row["name"]

    return change


def crowded(rows: Rows) -> None:
    """Every province borders on the next two in the alphabet: no flat map."""
    provinces = sorted({row[column] for row in rows for column in ("a", "b")})
    joined = {(row["a"], row["b"]) for row in rows}
    pairs = [(a, b) for i, a in enumerate(provinces) for b in provinces[i + 1 : i + 3]]
    plain = next(row for row in rows if row["kind"] == "plain")
    rows += [plain | {"a": a, "b": b} for a, b in pairs if (a, b) not in joined]


BROKEN_LAWS: dict[str, tuple[str, Spoil, str, str, str]] = {
    "check_rows": (
        "sea_borders", without("mare_aegeum propontis"), "sea_borders.csv", "rows", "23",
    ),
    "check_rulebook_rows": (
        "provinces", cells("latium", income="3"),
        "provinces.csv", "income of latium", "the rulebook says",
    ),
    "check_aids": ("aids", without("huns c 1"), "aids.csv", "item of huns c", "1"),
    "check_clues": (
        "leaders", cells("fritigernus", combat="1"),
        "leaders.csv", "combat of id=fritigernus", "2 (XIX)",
    ),
    # the board
    "check_area_incomes": (
        "areas", cells("africa", kingdom="10"), "areas.csv", "kingdom of africa", "9",
    ),
    "check_areas_in_one_piece": (
        "provinces", cells("cantium", area="hispania", source="owner"),
        "areas.csv", "id hispania", "move a province",
    ),
    "check_one_province_without_area": (
        "provinces", cells("latium", area="", source="owner"),
        "provinces.csv", "area", "exactly one",
    ),
    "check_icons": (
        "provinces", cells("latium", caravan="1"), "provinces.csv", "caravan of latium", "both",
    ),
    "check_border_spelling": (
        "borders", cells("abascia donetus", name=""),
        "borders.csv", "name of abascia-donetus", "rivers, ridges",
    ),
    "check_neighbours": (
        "provinces", cells("latium", island="1"), "borders.csv", "latium", "straits only",
    ),
    "check_flat": ("borders", crowded, "borders.csv", "rows", "at most"),
    "check_straits": (
        "borders", cells("bythinia thracia", sea="mare_caspium"),
        "borders.csv", "sea of bythinia-thracia", "both coasts",
    ),
    "check_rivers": (
        "borders", renamed("Baetis", "Tagus"), "rivers.csv", "areas of baetis", "hispania",
    ),
    "check_ports": (
        "coasts", cells("achaia mare_aegeum", port="0"),
        "provinces.csv", "port of achaia", "coasts.csv",
    ),
    "check_coasts": (
        "coasts", drop("sea=mare_caspium"), "seas.csv", "id mare_caspium", "add a coast",
    ),
    "check_seas_are_joined": (
        "sea_borders", cut_off("sinus_botnicus", "mare_suebicum"),
        "sea_borders.csv", "sinus_botnicus", "join it",
    ),
    "check_everything_can_be_reached": (
        "borders", cut_off("caledonia", "dal_riata", "gallovidia"),
        "borders.csv", "caledonia", "strait",
    ),
    "check_seeds": (
        "provinces", cells("latium", seeds="12.5 91.9"),
        "provinces.csv", "seeds of latium", "on the board",
    ),
    # nations
    "check_nation_cards": ("nations", cells("huns", card="0"), "nations.csv", "card", "33"),
    "check_initiative": (
        "nations", cells("huns", initiative="27"), "nations.csv", "initiative", "for each",
    ),
    "check_faith": (
        "nations", cells("rome", conversion_bonus="1"),
        "nations.csv", "conversion_bonus of rome", "arian",
    ),
    "check_modifiers": (
        "nations", cells("herules", special=""), "modifiers.csv", "id odoacer", "give it",
    ),
    "check_counters": (
        "units", cells("rome legion", count="10"), "units.csv", "count", "540",
    ),
    "check_auxiliaries": (
        "units", where("unit_type=aux_goth_infantry", auxiliary_of=""),
        "units.csv", "auxiliary_of of rome aux_goth_infantry", "aux_",
    ),
    "check_limites": (
        "units", where("unit_type=themata", count="7"),
        "units.csv", "count of themata", "8",
    ),
    "check_every_nation_has_units": (
        "units", drop("nation=sards"), "units.csv", "nation sards", "at least 1",
    ),
    "check_leader_turns": (
        "leaders", cells("iulianus", last_turn="2"),
        "leaders.csv", "first_turn of iulianus", "1 2",
    ),
    "check_leader_ranks": (
        "leaders", cells("fritigernus", rank="emperor"),
        "leaders.csv", "rank of fritigernus", "king",
    ),
    "check_leader_numbers": (
        "leaders", cells("valens", mountain="1"), "leaders.csv", "mountain", "4",
    ),
    "check_objectives": (
        "objectives", drop("nation=huns"), "objectives.csv", "nation huns", "needs one",
    ),
    "check_timeline_rows": (
        "timeline", where("nation=huns event=enter", units=""),
        "timeline.csv", "row 15", "2 infantry",
    ),
    "check_supply": (
        "timeline", where("nation=huns event=enter", units="50 horse_archer"),
        "units.csv", "huns horse_archer", "at most",
    ),
    "check_presence": (
        "timeline", drop("nation=huns", "event=enter"),
        "timeline.csv", "nation huns", "a row enter",
    ),
    "check_activity": (
        "setup_350", gone("alans", "persians"),
        "timeline.csv", "turn 1", "enter earlier",
    ),
    # cards
    "check_event_counts": (
        "events", cells("pool", public="0"), "events.csv", "numbers", "18 of them",
    ),
    "check_event_order": (
        "events", cells("ambush", title_en="Zeal"), "events.csv", "id ambush", "zeal",
    ),
    "check_event_windows": (
        "events", cells("ambush", timing="siege"), "events.csv", "effect of ambush", "before",
    ),
    "check_event_targets": (
        "events", cells("ambush", target="none"), "events.csv", "effect of ambush", "target",
    ),
    "check_diplomacy": (
        "diplomacy", cells("treaty", cost="6"), "diplomacy.csv", "cost of treaty", "pays 5",
    ),
    "check_calamities": (
        "calamities", cells("corruption", modifiers="expense(kingdom=1,empire=1)"),
        "calamities.csv", "modifiers of corruption", "mod() only",
    ),
    "check_worsened": (
        "calamities", cells("usurper", worsened_by="none"),
        "calamities.csv", "worsened_by of usurper", "decline+heresy",
    ),
    "check_administration": (
        "administration", cells("court_ceremonial", cost_empire="9"),
        "administration.csv", "cost of passive", "one price",
    ),
    "check_faces": (
        "administration", lambda rows: [
            row.update({f"{band}_calamity": "none"})
            for row in rows for band in ("young", "mature", "old")
            if row[f"{band}_calamity"] == "decadence"
        ],
        "calamities.csv", "id decadence", "young_calamity",
    ),
    "check_pillage": (
        "pillage", cells("4", event="famine", source="owner"),
        "pillage.csv", "event of 4", "dice",
    ),
    "check_price_columns": (
        "prices", cells("legion", repair="7"), "prices.csv", "repair of legion", "8: half",
    ),
    "check_price_order": (
        "prices", cells("heavy_cavalry", kingdom="9", empire="10"),
        "prices.csv", "kingdom of heavy_cavalry", "1 or 2",
    ),
    "check_every_unit_has_a_price": (
        "prices", without("horse_archer"), "prices.csv", "huns horse_archer", "fits",
    ),
    "check_every_word_is_used": (
        "effects", again("ambush", id="parley"), "effects.csv", "id parley", "leave it out",
    ),
    "check_titles": (
        "calamities", cells("corruption", title_en="Decadence"),
        "calamities.csv", "title_en of corruption", "of its own",
    ),
    # scenarios
    "check_scenarios": (
        "scenarios", cells("attila", scoring_turns="9"),
        "scenarios.csv", "scoring_turns of attila", "4 to 6",
    ),
    "check_inside_scenario": (
        "setup_danube_376", where("nation=huns what=horde", nation="persians"),
        "setup_danube_376.csv", "nation persians", "scenarios.csv",
    ),
    "check_markers": (
        "setup_350", where("nation=rome what=treasury", value="41"),
        "setup_350.csv", "treasury of rome", "0 to 40",
    ),
    "check_closed_ground": (
        "setup_350", where("nation=rome what=unit where=latium", where="alania"),
        "setup_350.csv", "nation rome", "open ground",
    ),
    "check_setup_supply": (
        "setup_350", where("nation=rome what=unit where=latium", value="4 guard"),
        "setup_350.csv", "rome guard", "at most 1",
    ),
    "check_setup_leaders": (
        "setup_350", where("nation=rome what=leader value=gratianus", value="aetius"),
        "setup_350.csv", "leader aetius", "turns 4 to 5",
    ),
    "check_stacking": (
        "setup_350", where("nation=rome what=unit where=pannonia", where="phoenicia",
                           value="9 legion"),
        "setup_350.csv", "province phoenicia", "at most",
    ),
    "check_seats_of_power": (
        "setup_350", drop("nation=alemanni", "what=horde"),
        "setup_350.csv", "nation alemanni", "one horde",
    ),
    "check_capitals": (
        "setup_350", where("nation=colchidians what=capital", value="phasis"),
        "setup_350.csv", "capital of colchidians", "a city",
    ),
    "check_holds": (
        "setup_350", where("nation=rome what=unit where=latium", where="agri_decumates"),
        "setup_350.csv", "province agri_decumates", "3 units",
    ),
    "check_area_controllers": (
        "setup_350", where("nation=alemanni what=horde", where="latium"),
        "setup_350.csv", "area italia", "control",
    ),
    "check_fleets": (
        "setup_350", where("nation=rome what=fleet", where="mare_caspium"),
        "setup_350.csv", "fleet of rome", "own port",
    ),
    "check_frontiers": (
        "setup_350", where("nation=rome what=limes", where="burgundia"),
        "setup_350.csv", "limes of burgundia", "at the edge",
    ),
    "check_foedera": (
        "setup_attila", where("what=federate_of", where="garumnum latium"),
        "setup_attila.csv", "federate_of visigoths", "one area",
    ),
    # reach
    "check_raid_targets": (
        "nations", cells("picts", home="prov:pripet"),
        "nations.csv", "home of picts", "two steps",
    ),
    "check_invasions_in_reach": (
        "timeline", where("nation=huns event=enter", where="prov:cyprus"),
        "timeline.csv", "row ", "6 steps",
    ),
}  # fmt: skip


def law_named(name: str, box: Box) -> list[Problem]:
    """What a law alone complains about."""
    law = next(law for law in LAWS if law.__name__ == name)
    with suppress(BadDataPack):
        law(box)
    return box.pack.problems


@pytest.mark.parametrize("law", sorted(BROKEN_LAWS))
def test_a_broken_law_is_named_with_file_key_and_hint(law: str, folder: Path) -> None:
    """The spoiled pack can be read; only the check complains, and the law names the place."""
    table, change, file, key, hint = BROKEN_LAWS[law]
    spoil(folder, table, change)
    found = [p for p in law_named(law, read(folder)) if p.file == file and re.match(key, p.key)]
    assert found
    assert any(hint in problem.hint for problem in found)


def test_every_law_has_its_spoiled_pack() -> None:
    assert {law.__name__ for law in LAWS} == set(BROKEN_LAWS)


def test_all_laws_are_asked_together(folder: Path) -> None:
    spoil(folder, "prices", cells("legion", repair="7"))
    spoil(folder, "units", cells("rome legion", count="10"))
    with pytest.raises(BadDataPack) as error:
        check_laws(read(folder))
    assert {p.file for p in error.value.problems} >= {"prices.csv", "units.csv"}
