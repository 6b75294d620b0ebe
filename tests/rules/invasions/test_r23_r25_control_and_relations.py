"""realm R23 to R25, war R6: who holds what, and who is what to whom."""

from __future__ import annotations

from random import Random

import pytest

from aevum.games.invasions.kinds import EMPIRE, KINGDOM, NONE
from aevum.games.invasions.rules.board import control
from aevum.games.invasions.rules.board.claims import Ground, can_claim
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import (
    FRIENDLY,
    HOSTILE,
    NEUTRAL,
    declare,
    relation,
)
from aevum.games.invasions.rules.board.units import place_units, remove_unit
from aevum.games.invasions.rules.bonds.alliances import UNTIL_TURN, ally, end_alliance, may_ally
from aevum.games.invasions.rules.bonds.clients import make_client
from aevum.games.invasions.rules.bonds.foedus import make_foedus
from aevum.games.invasions.rules.bonds.vassals import make_vassal
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.clock import acting_with, next_to_act, order_slots, set_clock
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.rules.turn.scoring import points_of
from aevum.games.invasions.state import InvasionsState
from tests.laws.house import choose_word
from tests.rules.invasions.table_top import area, box, game, laid_out, nation, province


def claims(s: InvasionsState, who: str, where: str, held: int) -> bool:
    """Can it claim an area of which it holds so many provinces, built cities first?"""
    ground, place = Ground(s), box().areas[area(where)]
    by_city = sorted(place.provinces, key=lambda p: not s.built(p))
    mine = set(by_city[:held])
    holders = {p: nation(who) if p in mine else NONE for p in by_city}
    return can_claim(s, ground, place, [nation(who)], holders)


def test_c9_majorities_of_an_empire() -> None:
    """realm R24.4: 2 of 2 cities in Africa, 4 of 6 in Italia."""
    s = laid_out("scenario_350")
    assert [claims(s, "rome", "africa", n) for n in (1, 2)] == [False, True]
    assert [claims(s, "rome", "italia", n) for n in (3, 4)] == [False, True]


def test_c9_majorities_of_a_kingdom() -> None:
    """realm R24.3: 10 of 18, 8 of 14, 3 of 5."""
    s = laid_out("scenario_350")
    set_status(s, nation("visigoths"), KINGDOM)
    for where, enough in (("hispania", 10), ("italia", 8), ("asia", 3)):
        assert not claims(s, "visigoths", where, enough - 1)
        assert claims(s, "visigoths", where, enough)


def test_c15_dependants() -> None:
    """realm R25.2: nine relations."""
    s = laid_out("scenario_350")
    here = province("latium")
    suz, friend, vassal, fed, client = (
        nation(name) for name in ("persians", "kushans", "visigoths", "franks", "armenians")
    )
    ally(s, suz, friend, UNTIL_TURN)
    make_vassal(s, vassal, suz)
    make_foedus(s, friend, fed, here, here)
    make_client(s, client, friend)
    friends = [(fed, suz), (fed, friend), (suz, friend)]
    neutral = [(vassal, suz), (vassal, friend), (vassal, fed), (vassal, client), (client, suz)]
    neutral += [(client, fed)]
    assert [relation(s, a, b, here) for a, b in friends] == [FRIENDLY] * 3
    assert [relation(s, a, b, here) for a, b in neutral] == [NEUTRAL] * 6
    assert relation(s, vassal, nation("rome"), here) == HOSTILE


def test_war_r6_2_barbarians_are_neutral_on_barbarian_ground_only() -> None:
    s = laid_out("scenario_350")
    goths, alans = nation("visigoths"), nation("alans")
    wild = box().areas[area("danubius")].provinces[0]
    assert relation(s, goths, alans, wild) == NEUTRAL
    assert relation(s, goths, alans, province("latium")) == HOSTILE


def test_war_r6_9_the_halves_are_one_until_they_split() -> None:
    s = laid_out("scenario_350")
    rome, byzantium, here = nation("rome"), nation("byzantium"), province("latium")
    assert relation(s, rome, byzantium, here) == FRIENDLY
    set_clock(s, 3)
    assert relation(s, rome, byzantium, here) == NEUTRAL


def test_r36_allies_act_in_the_later_slot() -> None:
    """realm R9.6, R36.2; realm E21"""
    s = laid_out("adrianople", 4)
    first, last = activation_order(s)[0], nation("persians")
    assert may_ally(s, first)
    ally(s, first, last, UNTIL_TURN)
    assert not may_ally(s, first)
    order_slots(s)
    assert next_to_act(s) != first
    assert acting_with(s, last) == sorted([first, last])
    end_alliance(s, last)
    assert next_to_act(s) == first


def test_c17_a_vassal_in_the_area_of_its_suzerain() -> None:
    """realm R24.2, E95: 7 of 8 provinces; a guest in empty Tisia changes nothing."""
    s = laid_out("attila")
    huns, goths = nation("huns"), nation("ostrogoths")
    danubius = box().areas[area("danubius")]
    assert s.lord[danubius.index] == huns
    assert [s.controller[p] for p in danubius.provinces].count(huns) == 7
    assert s.controller[province("hypanis")] == goths
    kind = next(k for k in box().kinds_of[goths] if box().kinds[k].field and s.supply[k])
    place_units(s, kind, 1, province("tisia"), goths)
    settle_control(s)
    assert s.controller[province("tisia")] == huns


def test_c20_score_with_clients() -> None:
    """realm R11.3, R11.6: 15, 8 and nothing for the vassals. realm R37.3, E109"""
    s = laid_out("attila")
    column = 1
    scores = [points_of(s, nation(name), column) for name in ("persians", "huns", "ostrogoths")]
    assert scores == [15, 8, 0]


def test_r37_3_e109_patron_and_client_score_half() -> None:
    """realm R37.3, E109: 2 points for Nisibis, if Persia holds it itself; 1 through a client."""
    s = laid_out("scenario_350")
    persians, nisibis = nation("persians"), province("assyria")
    found = []
    for holder in ("byzantium", "persians", "iberians"):
        s.controller[nisibis] = s.city_owner[nisibis] = nation(holder)
        found.append(points_of(s, persians, 0))
    assert s.patron[nation("iberians")] == persians
    assert [points - found[0] for points in found] == [0, 2, 1]


def test_r23_an_enemy_stack_in_an_open_province_takes_it_from_the_area() -> None:
    """realm R23.2: one unit holds a civilized province without a city."""
    s = laid_out("scenario_350")
    goths = nation("visigoths")
    empty = next(
        p
        for p in box().areas[area("moesia")].provinces
        if not s.built(p) and p not in s.unit_at and p not in s.capital
    )
    assert s.status[s.controller[empty]] == EMPIRE
    kind = next(k for k in box().kinds_of[goths] if box().kinds[k].field and s.supply[k])
    place_units(s, kind, 1, empty, goths)
    settle_control(s)
    assert s.controller[empty] == goths


def test_r24_8_nothing_can_change_in_an_area_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """realm R24.8: passing over it gives what looking at it gives (seen in plain Python)."""
    rng = Random("areas at rest")
    s = game().setup({"scenario": "adrianople", "players": 3})
    for number in range(400):
        game().apply(s, choose_word(game(), s, rng)[1])
        if number % 20 == 0:
            quick, whole = game().clone(s), game().clone(s)
            settle_control(quick)
            with monkeypatch.context() as patch:
                patch.setattr(control, "is_at_rest", lambda *_: False)
                settle_control(whole)
            for name in ("controller", "lord", "joint", "city_owner", "limes"):
                assert getattr(quick, name) == getattr(whole, name), name


def test_r24_8_a_declaration_ends_what_neutral_guests_had_left() -> None:
    """realm E95, R24.8, war R6.3: a neutral unit changes nothing, a declared foe ends control."""
    s = laid_out("attila")
    rome, byzantium, place = nation("rome"), nation("byzantium"), province("moesia_inferior")
    for who in (rome, byzantium):
        place_units(s, box().kind_of(who, "infantry"), 1, place, who)
    settle_control(s)
    assert (relation(s, rome, byzantium, place), s.controller[place]) == (NEUTRAL, byzantium)
    declare(s, rome, byzantium, s.turn)
    settle_control(s)
    assert (relation(s, rome, byzantium, place), s.controller[place]) == (HOSTILE, NONE)


def test_bosporan_outpost_needs_no_units_and_bears_its_own() -> None:
    """aid Byzantines: while its limes stands and nobody hostile is there; no claim to Sarmatia."""
    s = laid_out("adrianople")
    place, byzantium = province("bosporus"), nation("byzantium")
    held = (s.controller[place], s.city_owner[place], s.lord[area("sarmatia")] == byzantium)
    assert held == (byzantium, byzantium, False)
    place_units(s, box().kind_of(byzantium, "infantry"), 1, place, byzantium)
    settle_control(s)
    assert (s.controller[place], s.city_owner[place]) == (byzantium, byzantium)


def test_bosporan_outpost_is_not_won_back_while_an_enemy_stands_there() -> None:
    """aid Byzantines; realm E128: a lost outpost, its limes still standing."""
    s = laid_out("adrianople")
    place, byzantium, alans = province("bosporus"), nation("byzantium"), nation("alans")
    control.pass_province(s, place, NONE)
    place_units(s, box().kind_of(alans, "infantry"), 1, place, alans)
    settle_control(s)
    assert (relation(s, byzantium, alans, place), s.controller[place]) == (HOSTILE, NONE)
    remove_unit(s, len(s.unit_at) - 1)
    settle_control(s)
    assert s.controller[place] == byzantium


def test_r24_8_an_empire_has_no_area_by_what_only_its_lord_can_hold() -> None:
    """realm R24.8.3, E95: one unit of a vassal keeps the only city while the area is his.

    The empire's claim would be gone as soon as it had the area; so the vassal keeps it.
    """
    s = laid_out("adrianople")
    byzantium, ostrogoths = nation("byzantium"), nation("ostrogoths")
    sarmatia, city = area("sarmatia"), province("bosporus")
    assert s.lord[sarmatia] == ostrogoths
    control.pass_province(s, city, ostrogoths)
    place_units(s, box().kind_of(ostrogoths, "infantry"), 1, city, ostrogoths)
    make_vassal(s, ostrogoths, byzantium)
    settle_control(s)
    assert (s.lord[sarmatia], s.controller[city], s.city_owner[city]) == (ostrogoths,) * 3
    place_units(s, box().kind_of(ostrogoths, "infantry"), 1, city, ostrogoths)
    settle_control(s)
    assert (s.lord[sarmatia], s.controller[city]) == (byzantium, ostrogoths)
