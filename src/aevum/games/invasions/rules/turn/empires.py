"""Founding an empire.

Rules   realm R18
Owns    none
Nodes   empire-roll (chance)
Leaves  what a nation is to founding.py, its age to ageing.py, its gold to treasury.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.board import D10_V
from aevum.games.invasions.components.turn import EMPIRE_FOUNDED, EMPIRE_ROLL
from aevum.games.invasions.kinds import EMPIRE, GOAL_FOUND_EMPIRE, KINGDOM, MODIFIERS, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D10_WORDS
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.bonds.bonds import become_free
from aevum.games.invasions.rules.turn.ageing import set_age, set_decline
from aevum.games.invasions.rules.turn.founding import found
from aevum.games.invasions.rules.turn.scoring import score_event
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

ROLLING: Final = EMPIRE_ROLL.variable("nation")
EASTERN_EXPANSION: Final = MODIFIERS.index("eastern_expansion")
PERSIAN_EMPIRE_AGE: Final = MODIFIERS.index("persian_empire_age")
AREAS: Final = 3
"""realm R18.1: areas an empire needs; a barbarian one counts half."""
GREAT_LEADER: Final = 2
EMPIRE_GOLD: Final = 20


def areas_of(s: InvasionsState, nation: int) -> tuple[int, int]:
    """Civilized and barbarian areas of a nation, those of its vassals included (realm E96)."""
    civilized = barbarian = 0
    for area in s.box.areas:
        lord = s.lord[area.index]
        if lord != NONE and nation in (lord, s.suzerain[lord]):
            civilized += area.civilized
            barbarian += not area.civilized
    return civilized + eastern_areas(s, nation), barbarian


def eastern_areas(s: InvasionsState, nation: int) -> int:
    """eastern_expansion: ground without an area counts as a civilized one."""
    if not s.box.nations[nation].has[EASTERN_EXPANSION]:
        return 0
    return sum(s.box.provinces[p].area == NONE for p in s.lands_of(nation))


def is_eligible(s: InvasionsState, nation: int) -> bool:
    """realm R18.1, R18.2: never in the turn in which it became a kingdom."""
    civilized, barbarian = areas_of(s, nation)
    if s.status[nation] != KINGDOM or s.founded[nation] == s.turn:
        return False
    return 2 * civilized + barbarian >= 2 * AREAS


def empire_bonus(s: InvasionsState, nation: int) -> int:
    """realm R18.3"""
    civilized, barbarian = areas_of(s, nation)
    bonus = s.decline[nation] + 2 * max(0, civilized - AREAS) + barbarian
    leaders = (s.box.leaders[each] for each in s.box.leaders_of[nation])
    if any(s.leader_at[each.index] != NONE and each.combat >= GREAT_LEADER for each in leaders):
        bonus += 1
    if any(s.controller[city] == nation for city in imperial_cities(s)):
        bonus += 3
    if s.box.nations[nation].has[EASTERN_EXPANSION]:
        bonus += len(s.clients_of(nation))  # realm E31
    return bonus


def imperial_cities(s: InvasionsState) -> list[int]:
    """Where the halves of the old empire have their home."""
    return [each.home_province for each in s.box.nations if each.has[UNITED_EMPIRE]]


def try_empire(s: InvasionsState, nation: int) -> None:
    """realm R18.2"""
    if is_eligible(s, nation):
        s.push(EMPIRE_ROLL, nation)


def become_empire(s: InvasionsState, nation: int) -> None:
    """realm R18.4"""
    halved = s.box.nations[nation].has[PERSIAN_EMPIRE_AGE]
    set_age(s, nation, (s.age[nation] + 1) // 2 if halved else 1)
    set_decline(s, nation, 0)
    found(s, nation, EMPIRE)
    gain_gold(s, nation, EMPIRE_GOLD)
    score_event(s, nation, GOAL_FOUND_EMPIRE, NONE)
    s.tell(EMPIRE_FOUNDED, nation)
    become_free(s, nation)
    settle_control(s)


class EmpireRoll(Chance[InvasionsState]):
    """realm R18.3"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D10_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D10_V else Why("R18.3", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(ROLLING)
        s.pop()
        if arg + 1 + empire_bonus(s, nation) >= s.box.numbers.empire_roll:
            become_empire(s, nation)
