"""realm R18: the founding of an empire."""

from __future__ import annotations

import pytest

from aevum.games.invasions.components.turn import EMPIRE_ROLL
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, NONE
from aevum.games.invasions.rules.board.control import give_area, take
from aevum.games.invasions.rules.board.leaders import place_leader
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.empires import (
    become_empire,
    empire_bonus,
    is_eligible,
    try_empire,
)
from aevum.games.invasions.rules.turn.founding import set_status
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import area, box, game, laid_out, nation, province

CIVILIZED = ("italia", "hispania", "africa", "asia", "graecia")
BARBARIAN = ("danubius", "sarmatia")


def kingdom(civilized: int, barbarian: int) -> InvasionsState:
    """A kingdom of the Visigoths with so many areas and no leader."""
    s, goths = laid_out("scenario_350"), nation("visigoths")
    set_status(s, goths, KINGDOM)
    s.lord = [NONE] * len(s.lord)
    for name in (*CIVILIZED[:civilized], *BARBARIAN[:barbarian]):
        give_area(s, goths, area(name))
    for leader in box().leaders_of[goths]:
        place_leader(s, leader, NONE)
    return s


def test_c3_two_and_a_half_areas_are_not_enough() -> None:
    """realm R18.1"""
    assert not is_eligible(kingdom(2, 1), nation("visigoths"))
    assert is_eligible(kingdom(2, 2), nation("visigoths"))
    assert is_eligible(kingdom(3, 0), nation("visigoths"))


def test_c3_bonuses() -> None:
    """realm R18.3: 2 for barbarian areas; 4 with Roma and a great leader; 4 for five areas."""
    goths = nation("visigoths")
    assert empire_bonus(kingdom(2, 2), goths) == 2
    assert empire_bonus(kingdom(5, 0), goths) == 4
    s = kingdom(3, 0)
    take(s, province("latium"), goths)
    great = next(each for each in box().leaders_of[goths] if box().leaders[each].combat >= 2)
    place_leader(s, great, province("latium"))
    assert empire_bonus(s, goths) == 4
    set_decline(s, goths, 2)
    assert empire_bonus(s, goths) == 6


@pytest.mark.parametrize(("die", "status"), [(5, KINGDOM), (6, EMPIRE)])
def test_c3_success_on_six(die: int, status: int) -> None:
    s, goths = kingdom(2, 2), nation("visigoths")
    try_empire(s, goths)
    assert s.at(EMPIRE_ROLL)
    game().apply(s, f"d10 {die}")
    assert s.status[goths] == status


def test_r18_4_consequences() -> None:
    """Space 1, no decline, 20 gold; `persian_empire_age`: half its space, rounded up. realm I8"""
    s = laid_out("scenario_350")
    persians, goths = nation("persians"), nation("visigoths")
    for who in (persians, goths):
        set_age(s, who, 7)
        set_decline(s, who, 1)
    before = s.gold[persians]
    become_empire(s, persians)
    become_empire(s, goths)
    assert (s.age[persians], s.age[goths]) == (4, 1)
    assert (s.decline[persians], s.decline[goths]) == (0, 0)
    assert s.gold[persians] == before + 20
    assert s.founded[goths] == s.turn
