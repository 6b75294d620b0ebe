"""Peoples without a unit of their own on the board lose those that serve others.

Rules   realm R19.12, E35; war R36.6
Owns    none
Nodes   vanishing (procedure), vanish-remove (decision)
Leaves  the slot to reinforcements.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.reinforcements import (
    REINFORCING,
    VANISH_REMOVE,
    VANISH_REMOVE_V,
    VANISHED,
    VANISHING,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.units import (
    counter_id,
    counters_of,
    national_units,
    origin_of,
    remove_unit,
    unit_of,
)
from aevum.games.invasions.state import InvasionsState

SLOT: Final = REINFORCING.variable("nation")
PEOPLE: Final = VANISHING.variable("nation")
NEXT: Final = VANISHING.variable("next")
CHOOSER: Final = VANISH_REMOVE.variable("nation")
HOLDER: Final = VANISH_REMOVE.variable("holder")


def has_vanished(s: InvasionsState, nation: int) -> bool:
    """realm E35: it has been on the board, and no unit of its own is; a lent one is not own."""
    if not s.appeared[nation]:
        return False
    return not any(s.unit_command[unit] == nation for unit in national_units(s, nation))


def serving(s: InvasionsState, nation: int, holder: int) -> list[int]:
    """Auxiliaries and mercenaries of a people that a nation holds."""
    return [
        unit
        for unit in range(len(s.unit_at))
        if s.unit_at[unit] != NONE
        and s.unit_command[unit] == holder
        and nation in (origin_of(s, unit), s.box.kinds[s.unit_kind[unit]].auxiliary_of)
    ]


def check_vanished(s: InvasionsState) -> None:
    """realm R19.12: in its slot, after its own reinforcements."""
    begin_vanishing(s, s.var(SLOT))


def begin_vanishing(s: InvasionsState, nation: int) -> None:
    if has_vanished(s, nation):
        s.push(VANISHING, nation)


def take_from_holders(s: InvasionsState) -> None:
    """Every other nation that holds any loses one."""
    nation, holder = s.var(PEOPLE), s.var(NEXT)
    if holder == len(s.being):
        settle_control(s)
        return
    s.set_var(NEXT, holder + 1)
    s.repeat()
    if holder != nation and serving(s, nation, holder):
        s.push(VANISH_REMOVE, nation, holder)


class VanishRemove(Decision[InvasionsState]):
    """realm DP10"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def units(self, s: InvasionsState) -> list[int]:
        return serving(s, s.var(CHOOSER), s.var(HOLDER))

    def legal(self, s: InvasionsState) -> list[str]:
        holder = s.box.nations[s.var(HOLDER)].id
        counters = counters_of(s, self.units(s))
        return [f"vanish_remove {holder} {counter_id(s, counter)}" for counter in counters]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        holder, counter = divmod(arg, 2 * len(s.box.kinds))
        right = verb == VANISH_REMOVE_V and holder == s.var(HOLDER)
        if right and unit_of(s, self.units(s), counter) != NONE:
            return None
        return Why("R19.12", "asked-vanish")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, holder = s.var(CHOOSER), s.var(HOLDER)
        unit = unit_of(s, self.units(s), arg % (2 * len(s.box.kinds)))
        s.pop()
        s.tell(VANISHED, nation, holder, s.unit_kind[unit])
        remove_unit(s, unit)
