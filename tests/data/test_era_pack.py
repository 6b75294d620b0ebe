"""Era of Tribes' data pack: ours passes, broken ones fail with file, key and a hint.

What the rules need is asked for when a pack is read; the laws of design (part 6 of the rules
index) by `aevum data check` only.
"""

from __future__ import annotations

import csv
import re
import shutil
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from aevum.core.errors import BadDataPack, Problem
from aevum.core.pack import Pack
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.components import NOBODY
from aevum.games.era_of_tribes.game import load_game
from aevum.games.era_of_tribes.kinds import (
    AGRICULTURE,
    ARCHITECTURE,
    CULTURE,
    FIELDS,
    GOODS,
    LONG,
    LUXURIES,
    MECHANICS,
    NORMAL,
    SEAFARING,
    SYMBOLS,
    TERRAINS,
    TRADE,
)
from aevum.games.era_of_tribes.laws import TABLE_LAWS, check_laws
from aevum.games.era_of_tribes.map_laws import MAP_LAWS, NEEDED
from aevum.games.era_of_tribes.pack import Unpacking, data_folder, load_box
from aevum.games.era_of_tribes.schema import COLUMNS
from tests.data.packs import (
    Rows,
    Spoil,
    again,
    cells,
    check_missing,
    check_reported,
    each,
    row_of,
    spoil,
    without,
)
from tests.golden.kept import first_era

NAME = "era_of_tribes"
COVERAGE = Path(__file__).parent / NAME / "coverage.csv"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of our pack, to be broken."""
    return shutil.copytree(data_folder(), tmp_path / NAME)


def read(folder: Path) -> Box:
    """Our pack with this folder laid over it, as an owner would."""
    return Unpacking(Pack(data_folder(), folder)).box()


def problems(folder: Path) -> list[Problem]:
    """All that is wrong with the pack in this folder."""
    with pytest.raises(BadDataPack) as error:
        read(folder)
    for problem in error.value.problems:
        assert problem.file.removesuffix(".csv") in COLUMNS
        assert problem.key
    return error.value.problems


def only(field: str, neighbour: str) -> Spoil:
    """A field that borders on one other alone."""

    def change(rows: Rows) -> None:
        rows[:] = [
            row for row in rows
            if field not in (row["a"], row["b"]) or neighbour in (row["a"], row["b"])
        ]  # fmt: skip

    return change


# -- a sound pack ----------------------------------------------------------------------------------


def test_our_pack_is_sound(box: Box) -> None:
    check_laws(box)


def test_the_map_has_the_size_that_the_index_names(box: Box) -> None:
    """6.12: provinces, seas, borders, dots, food, fish, homes, sites, footprints."""
    borders = box.tables["borders"]
    assert Counter(row["kind"] for row in borders) == {"land": 204, "coast": 152, "sea": 48}
    assert sum(row["extra_cost"] != "0" for row in borders) == 18
    assert (len(box.provinces), len(box.seas), len(box.hexes)) == (120, 35, 38)
    dots = Counter(TERRAINS[each.terrain] for each in box.provinces)
    assert dots == {"grain": 35, "hills": 35, "forest": 27, "mountain": 23}
    assert sum(each.food for each in box.provinces) == 31 + 4  # four of the 20 fish are food since
    assert sum(each.fish for each in box.seas) == 20 - 4
    assert sum(each.home_of != NOBODY for each in box.provinces) == 28
    assert sum(each.is_barbarian_site for each in box.provinces) == 8
    assert sum(hex_area.is_inset for hex_area in box.hexes) == 2


def test_the_goods_are_those_of_the_box(box: Box) -> None:
    """1.2: 35 luxury goods and 7 military ones."""
    counts = {good.id: good.count for good in box.goods}
    assert counts == {
        "beer": 4, "cloth": 3, "fur": 5, "gold": 6, "ivory": 4, "silver": 3, "spices": 3,
        "wine": 7, "horse": 4, "ore": 3,
    }  # fmt: skip
    assert sum(good.count for good in box.goods if good.is_luxury) == 35
    assert [good.is_luxury for good in box.goods] == [True] * LUXURIES + [False] * 2


SECTIONS = {
    "2-1": (41, 16, 13, 20, 3), "2-2": (39, 18, 14, 22, 3), "2-3": (45, 13, 14, 19, 0),
    "2-4": (55, 14, 14, 21, 5), "2-5": (58, 12, 15, 19, 5), "2-6": (49, 17, 14, 24, 0),
    "3-1": (62, 23, 20, 32, 3), "3-2": (83, 23, 24, 34, 8), "3-3": (58, 16, 16, 25, 0),
    "3-4": (85, 19, 23, 32, 5), "4-1": (102, 25, 28, 39, 8), "4-2": (78, 29, 25, 38, 3),
    "4-3": (98, 23, 25, 39, 5), "4-4": (81, 26, 21, 35, 0), "whole": (120, 35, 35, 51, 8),
}  # fmt: skip
"""Land, sea, luxury goods, food and fish, barbarian sites (6.13)."""


def test_the_sections_hold_what_the_index_says(box: Box) -> None:
    found = {}
    for section in box.sections:
        land = [box.provinces[p] for p in section.provinces]
        luxuries = sum(0 <= each.good < LUXURIES for each in land)
        food = sum(each.food for each in land) + sum(box.seas[s].fish for s in section.seas)
        sites = len(section.barbarian_sites)
        found[section.id] = (len(land), len(section.seas), luxuries, food, sites)
    assert found == SECTIONS


def test_a_section_leads_nowhere_out_of_play(box: Box) -> None:
    """SU3: fields outside do not exist; inside, all borders of the map are there, both ways."""
    for section in box.sections:
        for p, province in enumerate(box.provinces):
            inside = section.has_province[p]
            assert section.land[p] == [
                q for q in province.land if inside and q in section.provinces
            ]
            assert section.coasts[p] == [s for s in province.coasts if inside and s in section.seas]
            assert all(p in section.land[q] for q in section.land[p])
            assert all(p in section.shores[s] for s in section.coasts[p])
        for s in range(len(box.seas)):
            for t, cost in zip(section.lanes[s], section.costs[s], strict=True):
                assert section.costs[t][section.lanes[t].index(s)] == cost >= 1


def test_footprints_cost_what_the_table_adds(box: Box) -> None:
    """R13.4: the links of the insets cost 3 and 6, an ordinary sea border 1."""
    cost = {
        (sea.id, box.seas[other].id): price
        for sea in box.seas
        for other, price in zip(sea.lanes, sea.costs, strict=True)
    }
    assert cost["greenland-sea", "faroe-sea"] == cost["faroe-sea", "greenland-sea"] == 3
    assert cost["caribbean-sea", "lusitanian-sea"] == 6
    assert cost["northern-aegean", "southern-aegean"] == 1


def test_the_homes_were_those_of_the_index() -> None:
    """6.14: provinces, food with the power, and the good at home, before they were tuned."""
    box = first_era().box
    found = {}
    for people in box.peoples:
        homes = [box.provinces[p] for p in people.homes]
        food = sum(each.food for each in homes) + people.powers.start_food
        goods = [GOODS[each.good] for each in homes if each.good != NOBODY]
        found[people.id] = (" ".join(each.id for each in homes), food, goods)
    assert found == {
        "britons": ("brigantia icenia durotrigia", 1, ["cloth"]),
        "carthaginians": ("tripolitania byzacena zeugitana", 1, ["silver"]),
        "egyptians": ("nile-delta heptanomis thebais", 2, ["ivory"]),
        "gauls": ("parisia biturigia aedua", 1, ["wine"]),
        "germanics": ("cheruscia semnonia", 1, []),
        "greeks": ("thessalia attica peloponnesos", 1, []),
        "iberians": ("turdetania contestania edetania", 2, ["wine"]),
        "norsemen": ("agder viken gotaland", 1, ["beer"]),
        "romans": ("latium campania", 1, []),
        "slavs": ("volhynia podolia polania", 2, []),
    }


def tokens(box: Box) -> dict[str, tuple[Counter[str], int, int, int]]:
    """Of each hex: goods, food and fish, homes and barbarian sites."""
    found = {}
    for number, hex_area in enumerate(box.hexes):
        here = [each for each in box.provinces if each.hex == number]
        goods = Counter(GOODS[each.good] for each in here if each.good != NOBODY)
        homes = sum(each.home_of != NOBODY for each in here)
        sites = sum(each.is_barbarian_site for each in here)
        fish = sum(each.fish for each in box.seas if each.hex == number)
        found[hex_area.id] = (goods, fish + sum(each.food for each in here), homes, sites)
    return found


def test_tuned_tokens_stay_in_their_hexes(box: Box) -> None:
    """6.15: only the field of a token inside its hex may be tuned, and which food is fish."""
    assert tokens(box) == tokens(first_era().box)


def test_e66_anatolia_has_no_people(box: Box) -> None:
    """L77 to L82 are left free."""
    rows = box.provinces[76:82]
    assert [each.id for each in rows] == [
        "ionia", "bithynia", "phrygia", "cappadocia", "cilicia", "pontus"
    ]  # fmt: skip
    assert {each.home_of for each in rows} == {NOBODY}


def test_r12_the_progress_levels_say_what_the_rules_say(box: Box) -> None:
    levels = box.levels
    assert [level.food for level in levels[AGRICULTURE]] == [0, 2, 1, 2, 3]
    assert [level.room for level in levels[AGRICULTURE]] == [1, 1, 2, 2, 2]
    assert [level.morale for level in levels[CULTURE]] == [0, 2, 0, 0, 0]
    assert [level.influence for level in levels[CULTURE]] == [0, 1, 2, 2, 4]
    assert [level.bread for level in levels[CULTURE]] == [0, 0, 1, 3, 3]
    assert [level.fleet_moves for level in levels[SEAFARING]] == [0, 2, 4, 6, 10]
    assert [level.fleet_price for level in levels[SEAFARING]] == [0, 2, 3, 4, 6]
    assert [level.fleets for level in levels[SEAFARING]] == [0, 1, 1, 1, 1]
    assert [level.trade for level in levels[TRADE]] == [0, 1, 3, 6, 11]
    assert [level.posts for level in levels[TRADE]] == [False, False, True, True, True]
    assert [level.vassal_moves for level in levels[MECHANICS]] == [1, 1, 2, 2, 3]
    assert [level.army_price for level in levels[MECHANICS]] == [0, 1, 2, 3, 4]
    assert [level.armies for level in levels[MECHANICS]] == [0, 1, 1, 1, 1]
    assert [level.city_limit for level in levels[ARCHITECTURE]] == [0, 2, 4, 6, 8]


def test_r9_prices(box: Box) -> None:
    assert [price.pioneer for price in box.prices] == [4, 8, 16, 32]
    assert [price.follower for price in box.prices] == [3, 6, 12, 24]
    assert [price.half for price in box.prices] == [2, 4, 8, 16]
    assert [price.surcharge for price in box.prices] == [0, 2, 5, 10]


def test_6_6_every_level_leans_on_its_neighbours_of_the_wheel(box: Box) -> None:
    """Level 2 on the field before, level 3 on the one after, level 4 on both."""
    for f, field in enumerate(FIELDS):
        before, after = (f - 1) % 6, (f + 1) % 6
        found = [[(b.field, b.level) for b in level] for level in box.branches[f]]
        assert found[:2] == [[], []], field
        assert found[2:4] == [[(before, 1)], [(after, 2)]], field
        assert sorted(found[4]) == sorted([(before, 3), (after, 3)]), field


def test_r11_epochs(box: Box) -> None:
    needs = [(e.needs, e.luxuries, e.cities, e.progresses) for e in box.epochs]
    assert needs == [
        (0, 0, 0, 0), (2, 3, 1, 4), (2, 4, 3, 8), (2, 5, 5, 12), (2, 6, 6, 18), (3, 6, 8, 20)
    ]  # fmt: skip
    assert [e.leaders[NORMAL] for e in box.epochs] == [2, 3, 3, 3, 3, 3]
    assert [e.leaders[LONG] for e in box.epochs] == [2, 3, 3, 4, 4, 4]
    assert [e.morale_once for e in box.epochs] == [0, 0, 3, 5, 6, 0]
    assert [e.morale_round for e in box.epochs] == [-1, 0, 0, 0, 0, 0]
    assert [e.food_while for e in box.epochs] == [0, 0, 1, 0, 0, 0]
    assert [e.trade_while for e in box.epochs] == [0, 0, 0, 2, 0, 0]
    assert [e.ends for e in box.epochs].index([True, False]) == 3
    assert [e.ends for e in box.epochs].index([False, True]) == 5


def test_1_3_values_by_number_of_players(box: Box) -> None:
    assert [count.grey_leaders for count in box.players] == [1, 3, 5, 7, 9, 11]
    assert [count.triumph[NORMAL] for count in box.players] == [31, 28, 26, 24, 23, 23]
    assert [count.triumph[LONG] for count in box.players] == [54, 49, 45, 42, 40, 38]
    assert [count.influence_end[NORMAL] for count in box.players] == [27, 25, 23, 21, 20, 19]
    assert [count.influence_end[LONG] for count in box.players] == [49, 44, 40, 37, 35, 33]


def test_r25_1_end_conditions(box: Box) -> None:
    limits = {end.id: end.limit for end in box.ends}
    assert limits["epoch"] == [3, 5]
    assert limits["provinces"] == [25, 35]
    assert limits["progresses"] == [15, 22]


def test_r20_4_the_tiles(box: Box) -> None:
    assert box.tiles == 40
    assert {v.id: v.limits for v in box.villages if v.limits} == {
        "score-progress": [10, 12, 14, 16, 17], "score-kinds": [3, 4, 5, 6, 7],
        "score-set": [2, 3, 4, 5, 6], "score-hexes": [3, 4, 5, 6, 7],
        "score-posts": [2, 3, 4, 5, 6], "score-leaders": [3, 4, 5, 6, 7],
        "score-thalers": [5, 10, 15, 20, 25], "score-treaties": [2, 4, 6, 8, 10],
    }  # fmt: skip
    assert {v.id: (v.count, v.number) for v in box.villages if v.is_green} == {
        "morale-2": (3, 2), "morale-3": (3, 3), "influence-1": (3, 1), "thalers-2": (2, 2),
        "thalers-3": (3, 3), "thalers-5": (3, 5), "army-2": (3, 2),
    }  # fmt: skip


def test_6_9_coloured_spaces(box: Box) -> None:
    spaces = range(1, 61)
    black = [s for s in spaces if box.triumph[s].influence]
    red = [s for s in spaces if box.triumph[s].morale]
    assert black == [5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 46, 50]
    assert red == [3, 7, 11, 15, 19, 22, 27, 30, 35, 39, 43, 47, 52]
    assert {box.triumph[s].influence for s in black} == {1}
    assert {box.triumph[s].morale for s in red} == {3}


def test_6_3_to_6_5_morale_cities_and_barbarians(box: Box) -> None:
    assert (box.morale_low, box.morale_start, box.morale_high) == (-10, 0, 5)
    assert [slot.architecture for slot in box.slots] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [stage.militia for stage in first_era().box.stages] == [0, 1, 2, 3, 4, 5]
    assert [stage.militia for stage in box.stages] == [1, 2, 3, 4, 5, 6]  # tuned since
    assert [stage.mechanics for stage in box.stages] == [0, 0, 1, 2, 3, 3]
    assert {stage.morale for stage in box.stages} == {0}


def test_r27_what_a_people_changes_and_what_not(box: Box) -> None:
    by_id = {people.id: people.powers for people in box.peoples}
    halves = {name: FIELDS[p.half_price] for name, p in by_id.items() if p.half_price != NOBODY}
    assert halves == {
        "egyptians": "architecture", "gauls": "culture", "iberians": "seafaring",
        "romans": "mechanics",
    }  # fmt: skip
    assert {n: GOODS[p.military_luxury] for n, p in by_id.items() if p.military_luxury >= 0} == {
        "carthaginians": "ivory",
        "gauls": "wine",
    }
    slavs, romans, greeks = by_id["slavs"], by_id["romans"], by_id["greeks"]
    assert (slavs.leader_thalers, slavs.leader_vassals) == (2, 2)
    assert (romans.leader_thalers, romans.leader_vassals) == (3, 3)
    assert (romans.legions, greeks.legions) == (1, 0)
    assert [p.city_malus for p in (by_id["egyptians"], romans, greeks)] == [-1, 0, 1]
    assert [p.city_food for p in (by_id["egyptians"], romans)] == [1, 2]
    assert [name for name, p in by_id.items() if p.plunders] == ["norsemen"]


def test_r27_11_plunder(box: Box) -> None:
    assert [loot.thalers for loot in box.loot_city[1:]] == [3, 3, 0, 0, 0, 0]
    assert [loot.thalers for loot in box.loot_vassals[1:]] == [1, 1, 1, 1, 1, 0]
    for table in (box.loot_city, box.loot_vassals):
        assert [loot.is_lost for loot in table[1:]] == [False] * 5 + [True]
        assert (table[6].morale, table[6].battlefield) == (2, 1)


def odds(box: Box, held: int) -> Callable[[int, int], tuple[Fraction, Fraction, Fraction]]:
    """Attacker, defender, draw by units, if the attacker holds so many contested markers."""
    mine = ("sword", *("fist", "mask", "catapult")[:held])

    def share(die: list[int]) -> Fraction:
        faces = sum(n for n, symbol in zip(die, SYMBOLS, strict=True) if symbol in mine)
        return Fraction(faces, sum(die))

    red, green = share(box.attack_die), share(box.defence_die)
    both, none = red * green, (1 - red) * (1 - green)
    hits = {2: both, 1: 1 - both - none, 0: none}

    @cache
    def fight(a: int, b: int) -> tuple[Fraction, Fraction, Fraction]:
        if a <= 0 or b <= 0:
            return Fraction(a > 0), Fraction(b > 0), Fraction(a <= 0 and b <= 0)
        parts = [(chance, fight(a - (2 - hit), b - hit)) for hit, chance in hits.items()]
        win, loss, draw = (sum((p * r[i] for p, r in parts), Fraction(0)) for i in range(3))
        return win, loss, draw

    return fight


def test_w37_w38_w39_the_dice_give_the_odds_of_the_examples(box: Box) -> None:
    assert odds(box, 1)(2, 1) == (Fraction(2, 3), Fraction(1, 3), Fraction(0))
    assert odds(box, 0)(1, 1) == (Fraction(1, 18), Fraction(5, 9), Fraction(7, 18))
    assert odds(box, 2)(3, 3) == (Fraction(61, 108), Fraction(55, 216), Fraction(13, 72))


def test_6_5_barbarians_are_beaten_as_often_as_the_index_says(box: Box) -> None:
    fist = [round(100 * odds(box, 1)(n + 1, n)[0]) for n in range(1, 6)]
    assert fist == [67, 56, 49, 44, 41]
    assert min(odds(box, 3)(n + 1, n)[0] for n in range(1, 7)) >= Fraction(94, 100)


def test_names_stand_there_in_both_languages(box: Box) -> None:
    for axis, names in box.names.items():
        for ids in names.values():
            assert set(ids) == set(box.axes[axis])
            assert all(ids.values())
    assert box.names["province"]["de"]["nile-delta"] == "Nildelta"
    assert box.names["people"]["en"]["gauls"] == "Gauls"


def test_the_tables_name_no_path_of_a_machine() -> None:
    for file in data_folder().glob("*.csv"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"(^|[\s`'\"(])/(tmp|home|root|usr|mnt)\b", text), file.name


def test_every_table_is_described_and_there() -> None:
    assert {file.stem for file in data_folder().glob("*.csv")} == set(COLUMNS)


def test_an_owners_table_takes_the_place_of_ours(folder: Path) -> None:
    """One file is enough; the checksum tells that the data are others."""
    for file in folder.glob("*.csv"):
        if file.stem != "provinces":
            file.unlink()
    spoil(folder, "provinces", cells("latium", name_en="Lazio", source="owner"))
    box = read(folder)
    assert box.names["province"]["en"]["latium"] == "Lazio"
    assert box.checksum != load_box().checksum
    check_laws(box)


def test_coverage_names_every_line_of_the_summary_once() -> None:
    """Lines of the original from 1 on; ranges follow each other."""
    rows = list(csv.DictReader(COVERAGE.read_text(encoding="utf-8").splitlines()))
    ranges = [(int(row["from_line"]), int(row["to_line"])) for row in rows]
    assert ranges == sorted(ranges)
    assert all(first <= last for first, last in ranges)
    assert all(a[1] < b[0] for a, b in pairwise(ranges))


# -- what the rules need ---------------------------------------------------------------------------

NOT_READ: dict[str, tuple[str, Spoil, str, str, str]] = {
    "an unknown source": (
        "goods", cells("beer", source="rulebok"),
        "goods.csv", "source of beer", "did you mean rulebook?",
    ),
    "an id that is no slug": (
        "influence_cards", cells("rich", id="The Rich"),
        "influence_cards.csv", "id The Rich", "use a-z",
    ),
    "a row twice": (
        "prices", again("2"),
        "prices.csv", "level 2", "",
    ),
    "a name twice": (
        "peoples", cells("gauls", name_en="Greeks"),
        "peoples.csv", "name_en Greeks", "",
    ),
    "no title": (
        "sections", cells("2-1", title_de=""),
        "sections.csv", "title_de of 2-1", "write what people call it",
    ),
    "a number out of range": (
        "players", cells("3", triumph_long="61"),
        "players.csv", "triumph_long of 3", "a number from 1 to 60",
    ),
    "no number": (
        "terrains", cells("grain", militia="one"),
        "terrains.csv", "militia of grain", "a number from 0 to 9",
    ),
    "an unknown word": (
        "villages", cells("morale-2", colour="gren"),
        "villages.csv", "colour of morale-2", "did you mean green?",
    ),
    "a province in an unknown hex": (
        "provinces", cells("latium", hex="D9"),
        "provinces.csv", "hex of latium", "allowed",
    ),
    "a home of an unknown people": (
        "provinces", cells("latium", home_of="roman"),
        "provinces.csv", "home_of of latium", "did you mean romans?",
    ),
    "an unknown terrain": (
        "provinces", cells("latium", terrain="hill"),
        "provinces.csv", "terrain of latium", "did you mean hills?",
    ),
    "a section offers an unknown people": (
        "sections", each("peoples", "slavs", "slav"),
        "sections.csv", "peoples of 2-3", "did you mean slavs?",
    ),
    "an unknown good": (
        "goods", cells("beer", id="mead"),
        "provinces.csv", "good of ulaid", "allowed",
    ),
    "an action is missing": (
        "actions", without("taxes"),
        "actions.csv", "id taxes", "the rules ask for it",
    ),
    "fields in another order": (
        "fields", lambda rows: rows.reverse(),
        "fields.csv", "rows", "agriculture, culture",
    ),
    "a stage is missing": (
        "barbarians", without("3"),
        "barbarians.csv", "stage", "1 to 6",
    ),
    "a level is missing": (
        "levels", without("trade 3"),
        "levels.csv", "levels of trade", "0 to 4",
    ),
    "a gain without number": (
        "levels", cells("agriculture 1", gain="food"),
        "levels.csv", "gain of agriculture 1", "e.g. food 2",
    ),
    "an unknown value": (
        "levels", cells("agriculture 1", value="rom 1"),
        "levels.csv", "value of agriculture 1", "did you mean room?",
    ),
    "a gap in the morale track": (
        "morale", without("-3"),
        "morale.csv", "value", "one box for each number",
    ),
    "two start boxes": (
        "morale", cells("1", start="1"),
        "morale.csv", "start", "exactly one",
    ),
    "too few spaces for the processions": (
        "triumph", without("60"),
        "triumph.csv", "space", "1 to 60",
    ),
    "an end without number": (
        "ends", cells("provinces", long="many"),
        "ends.csv", "long of provinces", "a number",
    ),
    "an end by an unknown epoch": (
        "ends", cells("epoch", normal="antique"),
        "ends.csv", "normal of epoch", "did you mean antiquity?",
    ),
    "an argument is missing": (
        "powers", cells("slavs leader-price", arguments="thalers=2"),
        "powers.csv", "arguments of slavs leader-price", "thalers=… vassals=…",
    ),
    "an argument is no number": (
        "powers", cells("slavs start-food", arguments="n=two"),
        "powers.csv", "n of slavs start-food", "a number",
    ),
    "half price in an unknown field": (
        "powers", cells("gauls half-price", arguments="field=cultur"),
        "powers.csv", "field of gauls half-price", "did you mean culture?",
    ),
    "a military good as luxury": (
        "powers", cells("gauls military-luxury", arguments="good=horse"),
        "powers.csv", "good of gauls military-luxury", "allowed",
    ),
    "an unknown effect": (
        "villages", cells("morale-2", effect="moral 2"),
        "villages.csv", "effect of morale-2", "did you mean morale?",
    ),
    "an effect without number": (
        "villages", cells("morale-2", effect="morale"),
        "villages.csv", "effect of morale-2", "e.g. morale 2",
    ),
    "an unknown metric": (
        "villages", cells("score-posts", effect="score post"),
        "villages.csv", "effect of score-posts", "did you mean posts?",
    ),
    "thresholds that fall": (
        "villages", cells("score-posts", for_3="2"),
        "villages.csv", "thresholds of score-posts", "five rising numbers",
    ),
    "a die of five faces": (
        "dice", without("attack 6"),
        "dice.csv", "faces of attack", "1 to 6",
    ),
    "an unknown symbol": (
        "dice", cells("attack 6", symbol="catapul"),
        "dice.csv", "symbol of attack 6", "did you mean catapult?",
    ),
    "a throw without result": (
        "plunder", cells("city 3", die_max="4"),
        "plunder.csv", "die of city", "each of 1 to 6 once",
    ),
    "a centre that is no number": (
        "hexes", cells("B2", x="west"),
        "hexes.csv", "x of B2", "e.g.",
    ),
    "home and barbarian site": (
        "provinces", cells("latium", barbarian_site="1"),
        "provinces.csv", "latium", "one of the two",
    ),
    "land and sea of one name": (
        "seas", cells("channel", name_en="Latium"),
        "seas.csv", "name_en Latium", "",
    ),
    "an unknown field": (
        "borders", cells("latium campania", b="kampania"),
        "borders.csv", "latium-kampania", "did you mean campania?",
    ),
    "a field beside itself": (
        "borders", cells("latium campania", b="latium"),
        "borders.csv", "latium-latium", "",
    ),
    "a border both ways": (
        "borders", again("latium campania", a="campania", b="latium"),
        "borders.csv", "campania-latium", "once is enough",
    ),
    "land between province and sea": (
        "borders", cells("latium northern-tyrrhenian", kind="land"),
        "borders.csv", "kind of latium-northern-tyrrhenian", "land joins land and land",
    ),
    "footprints on land": (
        "borders", cells("latium campania", extra_cost="1"),
        "borders.csv", "extra_cost of latium-campania", "0;",
    ),
    "homes apart": (
        "provinces", cells("viken", home_of=""),
        "provinces.csv", "home_of norsemen", "mark neighbouring provinces",
    ),
    "a section in two pieces": (
        "sections", cells("2-1", hexes="A4 A5 B3 B4 B5 C5 D4 D5 E4 SW G1"),
        "sections.csv", "hexes of 2-1", "add a border or a hex",
    ),
    "a home out of play": (
        "sections", cells("3-3", peoples="britons gauls germanics norsemen slavs romans"),
        "sections.csv", "peoples of 3-3", "add its hex",
    ),
    "too few peoples": (
        "sections", cells("2-5", peoples="egyptians"),
        "sections.csv", "peoples of 2-5", "one for every player",
    ),
    "nowhere to play with five": (
        "sections", cells("whole", players="1 6"),
        "sections.csv", "players", "add the number to one",
    ),
    "too few tiles": (
        "villages", lambda rows: [row.update(count="1") for row in rows],
        "sections.csv", "hexes of whole", "fewer sites or more tiles",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(NOT_READ))
def test_a_mistake_is_reported_with_file_key_and_hint(name: str, folder: Path) -> None:
    table, change, file, key, hint = NOT_READ[name]
    spoil(folder, table, change)
    found = [p for p in problems(folder) if (p.file, p.key) == (file, key)]
    assert len(found) >= 1, problems(folder)
    assert hint in found[0].hint
    assert bool(hint) == bool(found[0].hint)


@pytest.mark.parametrize("table", sorted(COLUMNS))
def test_a_missing_table_is_named(table: str, folder: Path) -> None:
    check_missing(lambda pack: Unpacking(pack).box(), folder, f"{table}.csv")


def test_a_missing_column_is_named(folder: Path) -> None:
    file = folder / "goods.csv"
    file.write_text(file.read_text(encoding="utf-8").replace(",boost,", ",bost,"), "utf-8")
    check_reported(problems(folder), "goods.csv", "columns", "count,boost,source")


def test_all_mistakes_are_reported_at_once(folder: Path) -> None:
    spoil(folder, "goods", cells("beer", count="none"))
    spoil(folder, "peoples", cells("gauls", source="us"))
    spoil(folder, "seas", cells("channel", fish="2"))
    assert {p.file for p in problems(folder)} == {"goods.csv", "peoples.csv", "seas.csv"}


# -- the laws --------------------------------------------------------------------------------------

BROKEN_LAWS: dict[str, tuple[str, Spoil, str, str, str]] = {
    "check_rows": (
        "influence_cards", without("rich"),
        "influence_cards.csv", "rows", "there are 15",
    ),
    "check_rulebook_rows": (
        "prices", cells("1", pioneer="5"),
        "prices.csv", "pioneer of 1", "the rulebook says 4",
    ),
    "check_powers": (
        "powers", without("slavs leader-price"),
        "modifiers.csv", "id leader-price", "give it to a people",
    ),
    "check_nobody_shrinks": (
        "provinces", cells("latium", food="0"),
        "provinces.csv", "food of romans", "at least 1",
    ),
    "check_tiles": (
        "villages", cells("thalers-2", count="3", source="owner"),
        "villages.csv", "count of reward", "there are 20",
    ),
    "check_wheel": (
        "fields", cells("0 agriculture", before="trade", source="owner"),
        "fields.csv", "before of agriculture", "architecture",
    ),
    "check_branches": (
        "branches", cells("trade 3", needs_field="trade"),
        "branches.csv", "trade 3", "level 2 of another field",
    ),
    "check_prices": (
        "prices", cells("3", branches="2", source="owner"),
        "prices.csv", "branches of 3", "1",
    ),
    "check_cities": (
        "cities", cells("3", architecture="1", source="owner"),
        "cities.csv", "architecture of 3", "two cities a level",
    ),
    "check_vassals": (
        "numbers", cells("vassals", value="35", source="owner"),
        "numbers.csv", "value of vassals", "36",
    ),
    "check_morale": (
        "morale", lambda rows: (
            row_of(rows, "0").update(start="0"), row_of(rows, "1").update(start="1"),
        ),
        "morale.csv", "start", "0",
    ),
    "check_stages": (
        "barbarians", cells("4", militia="1"),
        "barbarians.csv", "stage 4", "at least 3 militia",
    ),
    "check_processions": (
        "players", cells("2", triumph_normal="27", source="owner"),
        "players.csv", "triumph_normal of 2", "a plain space",
    ),
    "check_colours": (
        "triumph", cells("5", influence="0"),
        "triumph.csv", "black space 5", "black gives influence",
    ),
    "check_dice": (
        "dice", cells("attack 6", symbol="mask"),
        "dice.csv", "symbols of attack", "each of the five",
    ),
    "check_seeds": (
        "seas", cells("channel", seeds="12.9 41.9"),
        "seas.csv", "seeds of channel", "move one of them",
    ),
    "check_hex_of_dots": (
        "provinces", cells("raetia", hex="E3"),
        "provinces.csv", "hex of raetia", "D3, or move",
    ),
    "check_lattice": (
        "hexes", cells("C3", neighbours="B2 B3 C2 C4 D2"),
        "hexes.csv", "neighbours of C3", "B2 B3 C2 C4 D2 D3",
    ),
    "check_tokens_of_hexes": (
        "provinces", cells("tripolitania", good=""),
        "hexes.csv", "goods of D5", "ivory silver",
    ),
    "check_totals": (
        "provinces", cells("gaetulia", terrain="forest"),
        "terrains.csv", "provinces of hills", "34",
    ),
    "check_borders_join_neighbours": (
        "borders", again("latium campania", b="nile-delta"),
        "borders.csv", "latium-nile-delta", "hexes that are neighbours",
    ),
    "check_insets_hang_on_the_sea": (
        "borders", cells("greenland-sea faroe-sea", extra_cost="0"),
        "borders.csv", "links of NW", "one sea border with extra cost",
    ),
    "check_no_dead_end": (
        "borders", only("hibernian-sea", "celtic-sea"),
        "borders.csv", "hibernian-sea", "add a coast or a sea border",
    ),
    "check_sections_list_hexes": (
        "sections", each("hexes", "NW", ""),
        "sections.csv", "hexes of 2-2", "both or neither",
    ),
    "check_sections_cut_no_home": (
        "sections", cells("2-3", peoples="britons gauls germanics norsemen"),
        "sections.csv", "peoples of 2-3", "offer them",
    ),
    "check_sections_have_room": (
        "sections", cells("2-3", players="2 4"),
        "sections.csv", "hexes of 2-3", "at least 48",
    ),
    "check_sections_reach_the_sea": (
        "sections", cells("2-3", hexes="F1 F2", peoples="slavs", players="1"),
        "sections.csv", "peoples of 2-3", "at most 3 steps",
    ),
}  # fmt: skip


@pytest.mark.parametrize("law", sorted(BROKEN_LAWS))
def test_a_broken_law_is_named_with_file_key_and_hint(law: str, folder: Path) -> None:
    """The spoiled pack can be played; only the check complains, and it names the place."""
    table, change, file, key, hint = BROKEN_LAWS[law]
    spoil(folder, table, change)
    box = read(folder)
    with pytest.raises(BadDataPack) as error:
        check_laws(box)
    found = [p for p in error.value.problems if (p.file, p.key) == (file, key)]
    assert found
    assert hint in found[0].hint


def test_every_law_has_its_spoiled_pack() -> None:
    assert {law.__name__ for law in TABLE_LAWS + MAP_LAWS} == set(BROKEN_LAWS)


def test_every_law_finds_its_own_mistake(folder: Path) -> None:
    """A law alone names what was spoiled for it."""
    for law in TABLE_LAWS + MAP_LAWS:
        table, change, file, key, _ = BROKEN_LAWS[law.__name__]
        kept = (folder / f"{table}.csv").read_bytes()
        spoil(folder, table, change)
        box = read(folder)
        with suppress(BadDataPack):
            law(box)
        assert (file, key) in [(p.file, p.key) for p in box.pack.problems], law.__name__
        (folder / f"{table}.csv").write_bytes(kept)


def test_the_laws_that_are_needed_are_not_asked_twice() -> None:
    assert not set(NEEDED) & set(MAP_LAWS)


# -- behind the contract ---------------------------------------------------------------------------


def test_the_game_checks_its_laws_and_an_owners_folder_lies_over_ours(folder: Path) -> None:
    game = load_game(folder.parent)
    game.check_data()
    spoil(folder, "prices", cells("1", pioneer="5"))
    changed = load_game(folder.parent)
    assert changed.data_checksum != game.data_checksum
    assert changed.box.prices[0].pioneer == 5
    with pytest.raises(BadDataPack, match=r"pioneer of 1.*the rulebook says 4"):
        changed.check_data()


def test_the_page_gets_map_borders_and_texts() -> None:
    data = load_game().board_data()
    assert len(data["shapes"]["provinces"]) == 120
    assert len(data["borders"]) == 404
    assert data["names"]["province"]["nile-delta"] == {"en": "Nile Delta", "de": "Nildelta"}
    assert data["powers"]["slavs"][0]["text"]["de"]
