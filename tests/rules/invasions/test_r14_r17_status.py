"""realm R14 to R17: nations age, decline and found kingdoms; heresies change."""

from __future__ import annotations

from aevum.games.invasions.components.turn import (
    FORCED_KINGDOM,
    FOUND_KINGDOM,
    GAME,
    STATUS,
)
from aevum.games.invasions.kinds import ARIAN, CATHOLIC, KINGDOM, NONE, PAGAN
from aevum.games.invasions.rules.administration.religion import (
    HERESY_MINUS,
    HERESY_PLUS,
    change_heresies,
    place_heresy,
    set_faith,
)
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import place_horde
from aevum.games.invasions.rules.turn.ageing import (
    age_barbarian,
    age_civilized,
    rejuvenate,
    set_age,
    set_decline,
)
from aevum.games.invasions.rules.turn.clock import set_clock
from aevum.games.invasions.rules.turn.kingdoms import faith_choices, forced_total, may_found
from aevum.games.invasions.rules.turn.status import pay_second_turn
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import area, game, laid_out, nation, province


def test_r14_1_barbarians_stay_on_the_seventh_space() -> None:
    s, goths = laid_out("scenario_350"), nation("visigoths")
    for age in (2, 3, 4, 5, 6, 7, 7):
        age_barbarian(s, goths)
        assert s.age[goths] == age


def test_c4_decline_ladder() -> None:
    """realm R15.2, R15.3: single, double, then 10 of 8 gold."""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_age(s, rome, 12)
    fill_treasury(s, rome, 8)
    seen = []
    for _ in range(3):
        age_civilized(s, rome, 1)
        seen.append((s.age[rome], s.decline[rome], s.gold[rome], s.bankrupt[rome]))
    assert seen == [(12, 1, 8, 0), (12, 2, 8, 0), (12, 2, 0, 1)]


def test_e27_two_spaces_from_eleven() -> None:
    s, rome = laid_out("scenario_350"), nation("rome")
    set_age(s, rome, 11)
    age_civilized(s, rome, 2)
    assert (s.age[rome], s.decline[rome]) == (12, 1)


def test_r15_4_decline_falls_before_age() -> None:
    """realm E28"""
    s, rome = laid_out("scenario_350"), nation("rome")
    set_age(s, rome, 2)
    set_decline(s, rome, 1)
    rejuvenate(s, rome, 1)
    assert (s.age[rome], s.decline[rome]) == (2, 0)
    rejuvenate(s, rome, 5)
    assert (s.age[rome], s.decline[rome]) == (1, 0)


def test_r16_1_heresies_flip_and_vanish() -> None:
    s = laid_out("scenario_350")
    place_heresy(s, area("italia"), 1)
    assert s.heresy[area("italia")] == HERESY_PLUS
    change_heresies(s)
    assert s.heresy[area("italia")] == HERESY_MINUS
    change_heresies(s)
    assert s.heresy[area("italia")] == 0


def test_c1_forced_kingdom() -> None:
    """realm R17.2: 7 - 2 is enough at age 5, 8 - 2 is not; 2 more on barbarian ground."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_age(s, goths, 5)
    fill_treasury(s, goths, 23)
    assert [forced_total(s, goths, die) for die in (5, 6)] == [5, 6]
    place_horde(s, goths, province("latium"))
    assert [forced_total(s, goths, die) for die in (7, 8)] == [5, 6]


def test_r17_3_who_may_not_found() -> None:
    """realm R17.1, E30"""
    s, goths, huns = laid_out("danube_376"), nation("visigoths"), nation("huns")
    set_age(s, goths, 2)
    assert not may_found(s, goths)
    set_age(s, goths, 3)
    set_age(s, huns, 5)
    assert may_found(s, goths)
    assert not may_found(s, huns)


def test_e32_religion_of_a_new_kingdom() -> None:
    s, franks = laid_out("scenario_350"), nation("franks")
    assert faith_choices(s, franks) == [CATHOLIC, ARIAN, PAGAN]
    set_faith(s, franks, ARIAN)
    assert faith_choices(s, franks) == [CATHOLIC, ARIAN]


def at_founding(age: int) -> InvasionsState:
    """Visigoths of this age with 12 gold, asked in turn 2 whether they found a kingdom."""
    s = laid_out("scenario_350")
    set_clock(s, 2)
    set_age(s, nation("visigoths"), age)
    fill_treasury(s, nation("visigoths"), 12)
    s.push(FOUND_KINGDOM, nation("visigoths"))
    return s


def test_c2_young_kingdom() -> None:
    """realm R17.4, R17.6: 12 + 20, and 10 more in the next turn only."""
    s, goths = at_founding(3), nation("visigoths")
    game().apply(s, "found_kingdom yes")
    while s.stack:
        game().apply(s, game().legal(s, game().actor(s))[0])
    assert (s.status[goths], s.age[goths], s.gold[goths]) == (KINGDOM, 1, 32)
    assert s.capital[goths] == NONE or s.built(s.capital[goths])
    assert (s.capital[goths] == NONE) == (s.horde[goths] != NONE)
    for turn, gold in ((3, 42), (4, 42)):
        set_clock(s, turn)
        pay_second_turn(s)
        assert s.gold[goths] == gold


def test_r14_2_asked_from_age_3_on() -> None:
    """realm R14.2: whoever has the gold and the ground for it."""
    asked = []
    for age in (2, 3, 4, 5):
        s = laid_out("scenario_350")
        set_clock(s, 2)
        set_age(s, nation("visigoths"), age)
        fill_treasury(s, nation("visigoths"), 12)
        asked.append(may_found(s, nation("visigoths")))
    assert asked == [False, True, True, True]


def test_r17_2_who_refuses_at_five_must_roll() -> None:
    """realm R17.2"""
    s = at_founding(4)
    game().apply(s, "found_kingdom no")
    assert not s.stack
    s = at_founding(5)
    game().apply(s, "found_kingdom no")
    assert s.at(FORCED_KINGDOM)
    game().apply(s, "d10 10")
    assert s.status[nation("visigoths")] != KINGDOM


def test_r9_2_no_status_step_in_the_first_turn() -> None:
    """realm R9.2, E91: ages are those of the set-up until the second turn."""
    s = laid_out("scenario_350")
    ages = s.age[:]
    s.push(GAME)
    game().advance(s)
    assert s.turn == 1
    assert not s.holds(STATUS)
    assert s.age == ages
