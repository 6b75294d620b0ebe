"""Revolts: who places them, where, and what a province in revolt is.

Rules   realm R33, E57, E58, E59, E118
Owns    revolt
Nodes   revolts (procedure), revolt (procedure), revolt-power (chance), revolt-half (chance),
        revolt-area (chance), place-revolt (decision)
Leaves  the gold they cost to income.py, their end to suppression.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import (
    PLACE_REVOLT,
    REVOLT,
    REVOLT_AREA,
    REVOLT_ENDED,
    REVOLT_HALF,
    REVOLT_PLACED,
    REVOLT_POWER,
    REVOLTS,
)
from aevum.games.invasions.kinds import BARBARIAN, EAST, NONE, ROLLS, WEST
from aevum.games.invasions.options import aid
from aevum.games.invasions.rules.administration.religion import is_immune
from aevum.games.invasions.rules.board.aids import about, note_step
from aevum.games.invasions.rules.board.dice import D2, D10
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

REVOLT_MINUS: Final = 1
REVOLT_PLUS: Final = 2
COST: Final = (0, 1, 3)
"""realm R28.1: by marker."""
TABLES: Final = (ROLLS.index("area_west"), ROLLS.index("area_east"))
SECT: Final = aid("Persians-E")
SECT_TURN: Final = 6
PREACHED: Final = 1
HEEDED: Final = 2
"""aid Persians-E: its first turn, and how far it has gone."""
EXECUTOR: Final = ROLLS.index("executing_player")

VICTIM: Final = REVOLTS.variable("nation")
LEFT: Final = REVOLTS.variable("left")
WHERE: Final = REVOLTS.variable("area")
PLUS: Final = REVOLTS.variable("plus")
STRUCK: Final = REVOLT.variable("nation")
POWER: Final = REVOLT.variable("power")
AREA: Final = REVOLT.variable("area")
LEVEL: Final = REVOLT.variable("plus")
HALF: Final = REVOLT_AREA.variable("half")
ROLLED_FOR: Final = REVOLT_AREA.variable("nation")
CHOSEN_FOR: Final = PLACE_REVOLT.variable("nation")
CHOOSER: Final = PLACE_REVOLT.variable("power")
INSIDE: Final = PLACE_REVOLT.variable("where")


# -- markers --------------------------------------------------------------------------------------


def place_revolt(s: InvasionsState, province: int, plus: bool = False) -> None:
    """realm R33.4: a second one makes Revolt + of it."""
    grown = plus or s.revolt[province] == REVOLT_MINUS
    s.revolt[province] = REVOLT_PLUS if grown else REVOLT_MINUS
    s.tell(REVOLT_PLACED, province, s.revolt[province])


def end_revolt(s: InvasionsState, province: int) -> None:
    """realm R34.3"""
    s.revolt[province] = 0
    s.tell(REVOLT_ENDED, province)


def revolts_of(s: InvasionsState, nation: int) -> list[int]:
    """Provinces of a nation in revolt; none for whom they do not concern (realm E59)."""
    if is_immune(s, nation):
        return []
    return [p for p in s.lands_of(nation) if s.revolt[p]]


# -- where ----------------------------------------------------------------------------------------


def eligible(s: InvasionsState, victim: int, area: int = NONE) -> list[int]:
    """realm R33.4, E58: neither a capital nor a leader in it; units do not matter."""
    safe = {p for p in s.capital if p != NONE} | {p for p in s.leader_at if p != NONE}
    if s.status[victim] != BARBARIAN:
        safe.add(s.horde[victim])  # realm R17.5
    of = s.box.provinces
    return [
        p
        for p in s.lands_of(victim)
        if p not in safe and s.revolt[p] != REVOLT_PLUS and area in (NONE, of[p].area)
    ]


def areas_of_half(s: InvasionsState, victim: int, half: int) -> list[int]:
    """realm R33.3: areas of a table in which a revolt is possible."""
    table = sorted(set(s.box.rolls[TABLES[half]][1:]))
    return [area for area in table if eligible(s, victim, area)]


def half_of(s: InvasionsState, victim: int) -> int:
    """realm R33.3: the half of the map that holds its capital, or NONE (realm E57)."""
    capital = s.capital[victim]
    area = NONE if capital == NONE else s.box.provinces[capital].area
    return NONE if area == NONE else s.box.areas[area].half


def raise_revolts(
    s: InvasionsState, victim: int, count: int, area: int = NONE, plus: bool = False
) -> None:
    """realm R33.2 to R33.4: one after the other; only in `area`, if one is given."""
    if not is_immune(s, victim):
        s.push(REVOLTS, victim, count, area, int(plus))


def stir_sect(s: InvasionsState, area: int) -> None:
    """Option aid:Persians-E: the first heresy there after turn 5 brings a revolt, too."""
    sect = about(s, SECT)
    if not s.switched(SECT) or s.aid_steps[SECT] or area not in sect.areas or s.turn < SECT_TURN:
        return
    if s.on_board(sect.nations[0]):
        note_step(s, SECT, PREACHED)
        raise_revolts(s, sect.nations[0], 1, area)


def next_revolt(s: InvasionsState) -> None:
    victim, area = s.var(VICTIM), s.var(WHERE)
    if s.var(LEFT) and eligible(s, victim, area):
        s.set_var(LEFT, s.var(LEFT) - 1)
        s.repeat()
        s.push(REVOLT, victim, NONE, area, s.var(PLUS))


def roll_power(s: InvasionsState) -> None:
    """realm R33.2"""
    s.push(REVOLT_POWER, s.var(STRUCK))


def roll_area(s: InvasionsState) -> None:
    """realm R33.3: empires only."""
    victim = s.var(STRUCK)
    if not is_empire(s, victim) or s.var(AREA) != NONE:
        return
    half = half_of(s, victim)
    if half == NONE:
        s.push(REVOLT_HALF, victim)
    else:
        push_area_roll(s, victim, half)


def push_area_roll(s: InvasionsState, victim: int, half: int) -> None:
    """realm E57: the other table, if nothing is possible on the own one."""
    if not areas_of_half(s, victim, half):
        half = WEST + EAST - half
    if areas_of_half(s, victim, half):
        s.push(REVOLT_AREA, victim, half)


def choose_province(s: InvasionsState) -> None:
    victim, area = s.var(STRUCK), s.var(AREA)
    if is_empire(s, victim) and area == NONE:
        return  # realm E57: nothing on either table
    s.push(PLACE_REVOLT, victim, s.var(POWER), area, NONE)


class RevoltPower(D10):
    """realm R33.2; a seat that nobody holds is rolled again."""

    def rolled(self, s: InvasionsState, die: int) -> None:
        power = s.box.rolls[EXECUTOR][die]
        if s.person[power] != NONE:
            s.pop()
            s.set_var(POWER, power)


class RevoltHalf(D2):
    """realm E57: passed west, failed east."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        s.pop()
        push_area_roll(s, s.var(STRUCK), WEST if passed else EAST)


class RevoltArea(D10):
    """realm R33.3, E58: again, while no revolt is possible there."""

    def rolled(self, s: InvasionsState, die: int) -> None:
        area = s.box.rolls[TABLES[s.var(HALF)]][die]
        if eligible(s, s.var(ROLLED_FOR), area):
            s.pop()
            s.set_var(AREA, area)


class PlaceRevolt(NameProvince):
    """realm DP24"""

    def actor(self, s: InvasionsState) -> int:
        return s.person[s.var(CHOOSER)]

    def listed(self, s: InvasionsState) -> list[int]:
        return eligible(s, s.var(CHOSEN_FOR), s.var(INSIDE))

    def named(self, s: InvasionsState, province: int) -> None:
        s.pop()
        place_revolt(s, province, bool(s.var(LEVEL)))
