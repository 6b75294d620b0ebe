"""realm R16, R42, R43: religion, conversion and its bonus, heresies and their costs."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.administration import CONVERSION, CONVERSIONS
from aevum.games.invasions.kinds import (
    ARIAN,
    CATHOLIC,
    EMPIRE,
    KINGDOM,
    MAZDAIST,
    MONOPHYSITE,
    NONE,
    PAGAN,
)
from aevum.games.invasions.rules.administration.religion import (
    HERESY_MINUS,
    HERESY_PLUS,
    change_heresies,
    claim_bonus,
    colour_of,
    conversion_bonus,
    convert,
    costly_heresies,
    is_immune,
    may_claim,
    may_convert,
    place_heresy,
    set_faith,
)
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.bonds_top import act, opening
from tests.rules.invasions.cards_top import draw, say, suffer, words
from tests.rules.invasions.table_top import area, box, game, legal, nation, play, province


def settled(who: str, *places: str) -> InvasionsState:
    """A nation that controls these provinces and nothing else."""
    s = opening()
    s.controller = [NONE if c == nation(who) else c for c in s.controller]
    for place in places:
        s.controller[province(place)] = nation(who)
    return s


def test_r42_1_r42_2_religions_at_the_start() -> None:
    s = opening()
    faiths = {
        CATHOLIC: ("rome", "byzantium", "britons", "armenians", "colchidians", "mauritanians"),
        MAZDAIST: ("persians", "iberians"),
        ARIAN: ("visigoths", "ostrogoths"),
        PAGAN: ("alemanni", "franks", "alans", "huns", "vandals", "saxons"),
    }
    for faith, nations in faiths.items():
        assert {s.faith[nation(each)] for each in nations} == {faith}


def test_e76_religions_of_areas_and_provinces() -> None:
    areas = {
        MONOPHYSITE: ("oriens", "aegyptus"),
        MAZDAIST: ("mesopotamia", "persis"),
        CATHOLIC: ("italia", "hispania", "africa", "asia", "caucasus"),
        PAGAN: ("germania", "scythia", "danubius"),
    }
    for faith, names in areas.items():
        assert {box().areas[area(each)].religion for each in names} == {faith}
    provinces = {CATHOLIC: ("armenia", "colchis"), MAZDAIST: ("iberia", "azeria")}
    for faith, names in provinces.items():
        assert {box().provinces[province(each)].religion for each in names} == {faith}


@pytest.mark.parametrize(
    ("who", "may"),
    [
        ("franks", True),
        ("visigoths", True),
        ("rome", False),
        ("persians", False),
        ("britons", False),
    ],
)
def test_r42_3_e77_pagan_and_arian_nations_of_barbarian_origin(who: str, may: bool) -> None:
    s = opening()
    assert may_convert(s, nation(who)) == may


def test_r42_3_e77_kingdoms_of_barbarian_origin_too() -> None:
    s = opening()
    set_status(s, nation("franks"), KINGDOM)
    assert may_convert(s, nation("franks"))
    set_status(s, nation("franks"), EMPIRE)
    assert not may_convert(s, nation("franks"))


def test_r42_3_asked_in_activation_order_once_a_turn() -> None:
    """realm DP17: `convert`, then perhaps the bonus, or `end_convert`."""
    s = opening()
    act(s, CONVERSIONS)
    asked = []
    while s.stack:
        assert s.at(CONVERSION)
        asked.append(s.var(CONVERSION.variable("nation")))
        play(s, "end_convert")
    assert asked == [n for n in s.slots if may_convert(s, n)]


def test_r42_3_conversion() -> None:
    s = opening()
    act(s, CONVERSION, nation("franks"))
    assert legal(s) == ["convert", "end_convert"]
    play(s, "convert")
    assert s.faith[nation("franks")] == CATHOLIC
    assert not may_convert(s, nation("franks"))


def test_r42_4_the_income_of_sound_catholic_provinces() -> None:
    """Latium 1 and Belgae; a Monophysite province counts nothing; halves are rounded up."""
    places = ("latium", "campania")
    s = settled("franks", *places, "palmyrene")
    halves = sum(box().provinces[province(each)].income_halves for each in places)
    assert box().provinces[province("palmyrene")].religion != CATHOLIC
    assert conversion_bonus(s, nation("franks")) == (halves + 1) // 2


def test_r42_4_no_heretical_province() -> None:
    s = settled("franks", "latium", "campania")
    assert conversion_bonus(s, nation("franks")) > 0
    place_heresy(s, area("italia"), 1)
    assert conversion_bonus(s, nation("franks")) == 0


def test_r42_4_once_in_a_turn_of_its_choice() -> None:
    """The nation waits, claims, and never claims again."""
    s = settled("franks", "belgae", "saliens")
    franks = nation("franks")
    assert not may_claim(s, franks)
    convert(s, franks)
    bonus = conversion_bonus(s, franks)
    assert bonus > 0
    act(s, CONVERSION, franks)
    assert legal(s) == ["claim_conversion", "end_convert"]
    before = s.points[s.power_of(franks)]
    play(s, "claim_conversion")
    assert s.points[s.power_of(franks)] == before + bonus
    assert not may_claim(s, franks)


@pytest.mark.parametrize(
    ("who", "listed"), [("alemanni", 1), ("angles", 1), ("alans", 0), ("avars", 0)]
)
def test_r42_4_only_if_its_card_lists_the_bonus(who: str, listed: int) -> None:
    assert int(box().nations[nation(who)].conversion_bonus) == listed


def test_r42_4_e78_the_pope_s_half() -> None:
    """Rounded up, in addition, for the player who controls Roma, also if it is the same one."""
    s = settled("franks", "belgae", "saliens", "flandria")
    franks, rome = nation("franks"), nation("rome")
    convert(s, franks)
    bonus = conversion_bonus(s, franks)
    before = s.points[:]
    claim_bonus(s, franks)
    assert s.points[s.power_of(franks)] == before[s.power_of(franks)] + bonus
    assert s.points[s.power_of(rome)] == before[s.power_of(rome)] + (bonus + 1) // 2
    assert box().provinces[box().holy_see].city == "roma"


def test_r42_4_e78_e98_a_vassal_keeps_half_the_pope_s_half_stays() -> None:
    s = settled("franks", "belgae", "saliens", "flandria")
    franks = nation("franks")
    make_vassal(s, franks, nation("visigoths"))
    s.controller[box().holy_see] = NONE
    convert(s, franks)
    bonus = conversion_bonus(s, franks)
    before = s.points[s.power_of(franks)]
    claim_bonus(s, franks)
    assert s.points[s.power_of(franks)] == before + (bonus + 1) // 2


def test_e32_catholic_at_the_founding_counts_as_conversion() -> None:
    s = settled("franks", "belgae", "saliens")
    set_faith(s, nation("franks"), CATHOLIC)
    assert may_claim(s, nation("franks"))


# -- heresies -------------------------------------------------------------------------------------


def test_r16_1_r43_2_two_turns() -> None:
    """Heresy + breaks out, becomes Heresy -, and is gone (realm I28)."""
    s = opening()
    place_heresy(s, area("italia"), 1)
    assert s.heresy[area("italia")] == HERESY_PLUS
    change_heresies(s)
    assert s.heresy[area("italia")] == HERESY_MINUS
    change_heresies(s)
    assert s.heresy[area("italia")] == 0


def test_r43_1_e118_pagan_and_arian_barbarians_are_immune() -> None:
    s = opening()
    assert is_immune(s, nation("franks"))
    assert is_immune(s, nation("visigoths"))
    assert not is_immune(s, nation("rome"))
    convert(s, nation("franks"))
    assert not is_immune(s, nation("franks"))
    set_status(s, nation("visigoths"), KINGDOM)
    assert not is_immune(s, nation("visigoths"))


def test_r43_1_r7_2_the_capital_s_area_is_immune_to_the_calamity_alone() -> None:
    """Italia holds Roma's capital; the event may strike it, but no land of pagan Franks."""
    s = opening()
    suffer(s, nation("rome"), "calamity-heresy")
    assert "lot_area hispania" in words(s)
    assert "lot_area italia" not in words(s)
    s.stack.clear()
    for place in box().areas[area("hispania")].provinces:
        s.controller[place] = nation("franks")
    draw(s, "romans", "heresy")
    say(s, "lot_area hispania")
    assert s.heresy[area("hispania")] == 0
    say(s, "lot_area italia")
    assert s.heresy[area("italia")] == HERESY_PLUS


def test_r43_3_e107_colours() -> None:
    s = opening()
    names = ("persis", "oriens", "africa")
    assert [colour_of(s, area(each)) for each in names] == ["yellow", "white", "black"]


def test_r28_2_an_empire_pays_for_each_area_it_controls() -> None:
    """350 AD begins with a heresy in Africa."""
    s = opening()
    assert costly_heresies(s, nation("rome")) == 1
    place_heresy(s, area("italia"), 1)
    assert costly_heresies(s, nation("rome")) == 2
    assert costly_heresies(s, nation("byzantium")) == 0


@pytest.mark.parametrize(
    ("places", "sick", "cost"),
    [
        (("carpetania", "osca"), ("hispania",), 0),
        (("carpetania", "garumnum"), ("hispania",), 1),
        (("carpetania", "garumnum"), ("hispania", "gallia_meridionalis"), 0),
    ],
)
def test_r28_2_c10_a_kingdom_spread_over_areas(
    places: tuple[str, ...], sick: tuple[str, ...], cost: int
) -> None:
    """realm C10: 0, 1, 0 (realm R43.6)."""
    s = settled("visigoths", *places)
    set_status(s, nation("visigoths"), KINGDOM)
    for each in sick:
        place_heresy(s, area(each), 1)
    assert costly_heresies(s, nation("visigoths")) == cost


def test_r43_5_e79_monophysite_areas_cost_nothing_by_themselves() -> None:
    s = opening()
    assert s.heresy[area("oriens")] == s.heresy[area("aegyptus")] == 0
    assert costly_heresies(s, nation("byzantium")) == 0


def test_r43_4_barbarians_pay_nothing() -> None:
    """realm E118"""
    s = opening()
    convert(s, nation("visigoths"))
    for each in range(len(s.heresy)):
        place_heresy(s, each, 1)
    settle_control(s)
    assert costly_heresies(s, nation("visigoths")) == 0
    assert game().broken(s) == ""
