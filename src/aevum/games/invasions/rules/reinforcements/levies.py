"""Free units of barbarians: as listed, or half infantry and half free, half drawn and half chosen.

Rules   realm R19.7, R19.8, E34, E104, E113
Owns    ordered, due
Nodes   reinforcement-type (decision), reinforcement-unit (decision),
        reinforcement-draw (chance)
Leaves  the slot of a nation to reinforcements.py, new nations to arrivals.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import DRAW_UNIT_V
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.components.reinforcements import (
    ANY_TROOP,
    PLAIN,
    REINF_DRAW,
    REINF_TYPE,
    REINF_TYPE_V,
    REINF_UNIT,
    REINF_UNIT_V,
    REINFORCED,
    REINFORCING,
    TROOPS,
)
from aevum.games.invasions.kinds import BARBARIAN, NONE, REINFORCE
from aevum.games.invasions.options import INACTIVE_BARBARIANS_GROW, REINFORCEMENT_GAP
from aevum.games.invasions.realms import UnitKind
from aevum.games.invasions.rules.board.units import counter_id, place_units
from aevum.games.invasions.rules.turn.timeline import rows_now
from aevum.games.invasions.state import InvasionsState

NATION: Final = REINFORCING.variable("nation")
NAMER: Final = REINF_TYPE.variable("nation")
CHOOSER: Final = REINF_UNIT.variable("nation")
CHOSEN: Final = REINF_UNIT.variable("troop")
DRAWER: Final = REINF_DRAW.variable("nation")
DRAWN: Final = REINF_DRAW.variable("troop")
INFANTRY: Final = TROOPS.index("infantry")


# -- what is in the supply ------------------------------------------------------------------------


def troop_of(kind: UnitKind) -> int:
    """realm R19.7.4: infantry, archer, cavalry or horse archer, whatever else it is."""
    return kind.archer + 2 * kind.cavalry


def attributes_of(kind: UnitKind) -> int:
    """realm E113: what makes an infantry more than plain."""
    marks = (kind.elite > 0, kind.heavy, kind.amphibious, kind.mountaineer, kind.francisca)
    return sum(marks)


def in_supply(s: InvasionsState, nation: int) -> list[int]:
    """realm E113, R2.9: kinds of land units that are there and available in this turn.

    Former limites are never replaced (aid Romans-P).
    """
    kinds = s.box.kinds
    return [
        k
        for k in s.box.kinds_of[nation]
        if kinds[k].field and not kinds[k].is_back and s.supply[k] and kinds[k].from_turn <= s.turn
    ]


def fitting(s: InvasionsState, nation: int, troop: int) -> list[int]:
    """Kinds in the supply that a place in the list can be filled with."""
    found = in_supply(s, nation)
    if troop == ANY_TROOP:
        return found
    if troop == PLAIN:
        foot = [k for k in found if troop_of(s.box.kinds[k]) == INFANTRY]
        least = min((attributes_of(s.box.kinds[k]) for k in foot), default=0)
        return [k for k in foot if attributes_of(s.box.kinds[k]) == least]
    return [k for k in found if troop_of(s.box.kinds[k]) == troop]


def counters_of_troop(s: InvasionsState, nation: int, troop: int) -> int:
    return sum(s.supply[kind] for kind in fitting(s, nation, troop))


# -- the list -------------------------------------------------------------------------------------


def lists_more(s: InvasionsState, nation: int) -> bool:
    """realm R19.7.1, E34: the timeline has units for it now or later."""
    return any(row.nation == nation and row.turn >= s.turn and row.units for row in s.box.timeline)


def free_and_named(s: InvasionsState, nation: int) -> tuple[int, list[tuple[int, int]]]:
    """Units of free kinds, and the listed ones with their number."""
    if s.suzerain[nation] != NONE:
        return 1, []  # realm R19.8
    rows = [row for row in rows_now(s, REINFORCE) if row.nation == nation]
    if not rows:
        gap = lists_more(s, nation) and not s.switched(REINFORCEMENT_GAP)
        return int(not gap), []
    units = [pair for row in rows for pair in row.units]
    return sum(n for n, kind in units if kind == NONE), [u for u in units if u[1] != NONE]


def may_receive(s: InvasionsState, nation: int) -> bool:
    """realm R19.7, E104: a barbarian nation whose horde is on the board."""
    if s.being[nation] == INACTIVE and s.switched(INACTIVE_BARBARIANS_GROW):
        return False
    return s.status[nation] == BARBARIAN and s.horde[nation] != NONE


def list_units(s: InvasionsState) -> None:
    """realm R19.7: named kinds come at once, infantry in the place of missing ones."""
    nation = s.var(NATION)
    s.ordered, s.due = [], []
    if not may_receive(s, nation):
        return
    free, named = free_and_named(s, nation)
    missing = 0
    for count, kind in named:
        there = min(count, s.supply[kind])
        for _ in range(there):
            receive(s, nation, kind)
        missing += count - there
    s.due = [due_code(PLAIN, False)] * missing
    order_free(s, nation, free)


def order_free(s: InvasionsState, nation: int, free: int) -> None:
    """realm R19.7.3, R19.7.5: at least half infantry; nomads choose every unit."""
    if s.is_nomad(nation):
        s.due += [due_code(ANY_TROOP, True)] * free
        return
    foot = min((free + 1) // 2, counters_of_troop(s, nation, INFANTRY))
    s.ordered = [INFANTRY] * foot + [ANY_TROOP] * (free - foot)


def due_code(troop: int, chosen: bool) -> int:
    return 2 * troop + chosen


def receive(s: InvasionsState, nation: int, kind: int) -> None:
    """realm R19.7: in the province of the horde, whatever the limit."""
    place_units(s, kind, 1, s.horde[nation], nation)
    s.tell(REINFORCED, nation, kind, s.horde[nation])


# -- naming, drawing, choosing --------------------------------------------------------------------


def types_left(s: InvasionsState, nation: int) -> list[int]:
    """Types of which the supply holds more than is ordered."""
    return [
        troop
        for troop in range(ANY_TROOP)
        if counters_of_troop(s, nation, troop) > s.ordered.count(troop)
    ]


def name_types(s: InvasionsState) -> None:
    """realm E113: one by one."""
    nation = s.var(NATION)
    if ANY_TROOP not in s.ordered:
        return
    if types_left(s, nation):
        s.repeat()
        s.push(REINF_TYPE, nation)
    else:
        s.ordered = [troop for troop in s.ordered if troop != ANY_TROOP]


def divide(s: InvasionsState) -> None:
    """realm R19.7.4: of each type the first half is drawn, the rest is chosen."""
    for troop in range(ANY_TROOP):
        count = s.ordered.count(troop)
        drawn = (count + 1) // 2
        s.due += [due_code(troop, False)] * drawn + [due_code(troop, True)] * (count - drawn)
    s.ordered = []


def fill_places(s: InvasionsState) -> None:
    """Place by place; an empty supply gives nothing."""
    if not s.due:
        return
    s.repeat()
    nation = s.var(NATION)
    troop, chosen = divmod(s.due.pop(0), 2)
    kinds = fitting(s, nation, troop)
    if len(kinds) == 1:
        receive(s, nation, kinds[0])
    elif kinds:
        s.push(REINF_UNIT if chosen else REINF_DRAW, nation, troop)


class ReinforcementType(Decision[InvasionsState]):
    """realm DP7: the type of a unit beyond the infantry that is due."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(NAMER))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"reinf_type {TROOPS[troop]}" for troop in types_left(s, s.var(NAMER))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == REINF_TYPE_V and arg in types_left(s, s.var(NAMER))
        return None if fits else Why("R19.7", "asked-troop")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        s.ordered[s.ordered.index(ANY_TROOP)] = arg


class ReinforcementUnit(Decision[InvasionsState]):
    """realm DP7: a unit of the owner's choice."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        kinds = fitting(s, s.var(CHOOSER), s.var(CHOSEN))
        return [f"reinf_unit {counter_id(s, 2 * kind)}" for kind in kinds]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        kinds = fitting(s, s.var(CHOOSER), s.var(CHOSEN))
        fits = verb == REINF_UNIT_V and arg % 2 == 0 and arg // 2 in kinds
        return None if fits else Why("R19.7", "asked-reinforcement")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(CHOOSER)
        s.pop()
        receive(s, nation, arg // 2)


class ReinforcementDraw(Chance[InvasionsState]):
    """realm R19.7.4: evenly among the counters; ties of the plainest infantry are drawn too."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        kinds = fitting(s, s.var(DRAWER), s.var(DRAWN))
        return [(f"draw_unit {counter_id(s, 2 * k)}", s.supply[k]) for k in kinds]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        kinds = fitting(s, s.var(DRAWER), s.var(DRAWN))
        fits = verb == DRAW_UNIT_V and arg % 2 == 0 and arg // 2 in kinds
        return None if fits else Why("R19.7", "asked-draw-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(DRAWER)
        s.pop()
        receive(s, nation, arg // 2)
