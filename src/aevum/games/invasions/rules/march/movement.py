"""Movement parts: groups are opened one after the other, march and rest.

Rules   war R7.8, R9.7, R10.1 to R10.3, 3.1, E113; realm E128
Owns    none
Nodes   move (decision), march (procedure)
Leaves  steps to marching.py, the choices of a group to groups.py, arrivals to entry.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.march import MARCH, MOVE, MV_END_V, MV_FROM_V, STEP
from aevum.games.invasions.components.sea import NV_FROM_V, SAILING
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.stacking import can_be_cured, overfull
from aevum.games.invasions.rules.board.units import counter_of
from aevum.games.invasions.rules.march.groups import (
    OPENED,
    STEPPED,
    can_leave,
    joining_hordes,
    joining_leaders,
    joining_units,
)
from aevum.games.invasions.rules.march.marching import (
    Band,
    disband,
    join_leader,
    open_band,
    stepping,
    steps_left,
    units_free_at,
)
from aevum.games.invasions.rules.march.ways import CAMPAIGN, NORMAL
from aevum.games.invasions.rules.sea.naval import nation_at, sail_choices
from aevum.games.invasions.state import InvasionsState

MOVER: Final = MOVE.variable("nation")
MODE: Final = MOVE.variable("mode")
MARCH_AT: Final = MARCH.variable("province")
MARCH_STEPPED: Final = MARCH.variable("stepped")
MARCH_MODE: Final = MARCH.variable("mode")


# -- the Movement part ----------------------------------------------------------------------------


def start_choices(s: InvasionsState, mode: int) -> list[int]:
    """Provinces where a group can be opened that can make a step."""
    places = {s.unit_at[u] for u in range(len(s.unit_at)) if s.unit_command[u] in s.acting}
    for nation in s.acting:
        places |= {s.leader_at[leader] for leader in s.box.leaders_of[nation]}
        places.add(s.horde[nation])
    places.discard(NONE)
    if mode == CAMPAIGN:
        at = s.leader_at[s.campaigner]
        places &= {at, *s.box.provinces[at].near}
    forces = Forces(s)
    return [at for at in sorted(places) if can_open(s, forces, at, mode)]


def can_open(s: InvasionsState, forces: Forces, at: int, mode: int) -> bool:
    nobody = Band(s, [], [], [])
    if joining_leaders(s, forces, nobody, at, 0, mode):
        return True
    seen: set[tuple[int, int]] = set()
    for unit in units_free_at(s, at):
        kind = (counter_of(s, unit), s.unit_command[unit])
        if kind not in seen and steps_left(s, unit) > 0:
            seen.add(kind)
            if can_leave(s, forces, Band(s, [unit], [], []), at, mode):
                return True
    return bool(joining_hordes(s, forces, nobody, at, mode))


class Move(Decision[InvasionsState]):
    """war DP4: no group is open. Passing is the normal mode without a move (R7.5)."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(MOVER))

    def legal(self, s: InvasionsState) -> list[str]:
        places = s.box.provinces
        found = [f"mv_from {places[at].id}" for at in start_choices(s, s.var(MODE))]
        if why_not_end(s, s.var(MODE)) is None:
            found.append("mv_end")
        return found + [f"nv_from {s.box.seas[sea].id}" for sea in self._seas(s)]

    def _seas(self, s: InvasionsState) -> list[int]:
        """war E125: no fleet moves in a campaign."""
        return sail_choices(s) if s.var(MODE) == NORMAL else []

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == MV_FROM_V:
            found = arg in start_choices(s, s.var(MODE))
            return None if found else Why("W10.1", "nobody-can-step")
        if verb == NV_FROM_V:
            return None if arg in self._seas(s) else Why("W26.2", "cannot-sail")
        return why_not_end(s, s.var(MODE)) if verb == MV_END_V else Why("W7.5", "asked-move")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == MV_FROM_V:
            mode = s.var(MODE)
            if mode == CAMPAIGN and arg == s.leader_at[s.campaigner]:
                join_leader(s, s.campaigner)  # war E125
            s.push(MARCH, arg, 0, mode)
        elif verb == NV_FROM_V:
            s.push(SAILING, arg, nation_at(s, arg))
        else:
            s.pop()


def why_not_end(s: InvasionsState, mode: int) -> Why | None:
    """war R9.7, E117: not while a move can cure a full province; a campaign forces nothing."""
    if mode == CAMPAIGN:
        return None
    for nation, province in overfull(s):
        if can_be_cured(s, nation, province, mode):
            return Why("W9.7", "too-many-units", {"province": s.box.provinces[province].id})
    return None


# -- a group --------------------------------------------------------------------------------------


def march_on(s: InvasionsState) -> None:
    """war 3.1: as long as the group, or somebody who joins it, has a step to make."""
    at = s.var(MARCH_AT)
    if at == NONE:
        return
    mode, stepped = s.var(MARCH_MODE), s.var(MARCH_STEPPED)
    if stepped:
        forces, band = Forces(s), open_band(s)
        going = stepping(s, band, 1)
        if band.is_nobody() or not (
            (not going.is_nobody() and can_leave(s, forces, going, at, mode))
            or joining_units(s, forces, going, at, 0, mode)
        ):
            return
    s.repeat()
    s.push(STEP, at, 0, STEPPED if stepped else OPENED, mode)


def rest_group(s: InvasionsState) -> None:
    """war E113: control is looked at again when the group rests."""
    disband(s)
    settle_control(s)
