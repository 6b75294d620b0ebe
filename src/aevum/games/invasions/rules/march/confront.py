"""Before an enemy: overrun, passage in force, stop or battle.

Rules   war R11, R12, R17.13 to R17.15, E29, E30, E93, E99, E100, E119, DP8
Owns    none
Nodes   confront (decision), hold (decision)
Leaves  battles to battle.py, what came before to entry.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import CARD, EXCHANGE, MARRIAGE
from aevum.games.invasions.components.march import (
    CONFRONT,
    EN_FIGHT_V,
    EN_HOLD_LEADER_V,
    EN_HOLD_V,
    EN_OK_V,
    EN_OVERRUN_V,
    EN_PASSAGE_V,
    EN_STOP_V,
    HOLD,
    MOVE,
    OVERRUN,
    PASSAGE_FORCED,
)
from aevum.games.invasions.kinds import NONE, STRAIT
from aevum.games.invasions.rules.battle import archery
from aevum.games.invasions.rules.battle.battle import open_battle
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.leaders import leaders_in, nation_of
from aevum.games.invasions.rules.board.refuge import strays_at, test_leader
from aevum.games.invasions.rules.board.stacking import limit_with
from aevum.games.invasions.rules.board.units import (
    counter_of,
    open_slots,
    remove_unit,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.bonds.marriages import note_attacks
from aevum.games.invasions.rules.march.marching import (
    HOLDING,
    border_crossed,
    came_by_sea,
    disband,
    has_mark,
    hold_leader,
    leave_leader,
    leave_unit,
    mark_units,
    open_band,
    pay_steps,
    stepping,
    stop,
)
from aevum.games.invasions.rules.march.overrun import OVERRUNNERS, loyal
from aevum.games.invasions.rules.march.ways import defenders_at, is_held, meets_limes, roams
from aevum.games.invasions.state import InvasionsState

MOVER: Final = MOVE.variable("nation")
PROVINCE: Final = CONFRONT.variable("province")
FLAGS: Final = CONFRONT.variable("flags")
HELD: Final = HOLD.variable("province")
LAST: Final = HOLD.variable("last")
"""war R11.1"""
LIMES_MET: Final = 1
"""What happened in an entry: a limes stops the group; interceptors came; their last step crossed a
ridge or river; units of their side were there before (war E9)."""
MET: Final = 2
MET_OVER_BORDER: Final = 4
JOINED: Final = 8
TURNCOATS: Final = (CARD, MARRIAGE, EXCHANGE)
UNITS: Final = 1_000


def foes_of_group(s: InvasionsState, province: int) -> list[int]:
    return Forces(s).foes(s, province, open_band(s).nations)


def ask_confrontation(s: InvasionsState, province: int, flags: int) -> None:
    """war R18, entry procedure 3: who is asked, and what happens by itself."""
    band, forces = open_band(s), Forces(s)
    foes = forces.foes(s, province, band.nations)
    if not foes or not band.units:
        return
    if not flags & MET:
        if is_held(s, forces, province, foes):
            return
        if roams(s, band, province, foes) and not can_overrun(s, province, flags):
            return
    if flags & LIMES_MET and not flags & MET:
        return  # war R5.2: it stops, and the battle is fought in the Combat part
    s.push(CONFRONT, province, flags)


# -- overrun --------------------------------------------------------------------------------------


def victims(s: InvasionsState, province: int) -> list[int]:
    """Enemy units in the entered province."""
    foes = foes_of_group(s, province)
    return [unit for unit in units_in(s, province) if s.unit_command[unit] in foes]


def can_overrun(s: InvasionsState, province: int, flags: int) -> bool:
    """war R11.1 to R11.3, R11.6, E29, E99"""
    band, forces = open_band(s), Forces(s)
    single = victims(s, province)
    if len(single) != 1 or flags & LIMES_MET or meets_limes(s, band, province):
        return False
    foes = forces.foes(s, province, band.nations)
    if is_fortified(s, province) or any(n in foes for n in forces.hordes[province]):
        return False
    if len(loyal(s, band.units, foes)) < OVERRUNNERS or came_over_water(s, band.units):
        return False
    ready = stepping(s, band, 1)
    return len(ready.units) == len(band.units)


def came_over_water(s: InvasionsState, units: list[int]) -> bool:
    """war R11.3, R12.5: somebody has just crossed a strait, or landed."""
    return any(border_crossed(s, unit) == STRAIT or came_by_sea(s, unit) for unit in units)


def overrun(s: InvasionsState, province: int) -> None:
    """war R11.1, R11.2, R11.5: eliminated without battle, for one more step."""
    band = open_band(s)
    unit = victims(s, province)[0]
    pay_steps(s, band, 1)
    note_attacks(s, band.nations, [s.unit_command[unit]])
    s.tell(OVERRUN, band.nations[0], province, s.unit_kind[unit])
    remove_unit(s, unit)
    settle_control(s)
    for leader in strays_at(s, province):
        if s.leader_home[leader] == NONE:
            test_leader(s, leader, province)


# -- passage in force -----------------------------------------------------------------------------


def possible_holders(s: InvasionsState, province: int) -> list[int]:
    """war R12.3, R12.5, E100: who stands there and did not come over a strait."""
    foes = foes_of_group(s, province)
    ours = [unit for unit in units_in(s, province) if s.unit_command[unit] in s.acting]
    return [u for u in loyal(s, ours, foes) if not came_over_water(s, [u])]


def leaders_there(s: InvasionsState, province: int) -> list[int]:
    return [leader for leader in leaders_in(s, province) if nation_of(s, leader) in s.acting]


def hold_limit(s: InvasionsState, province: int, leaders: list[int]) -> int:
    """war R12.2: a leader raises it only if he stays."""
    return limit_with(s, province, open_band(s).nations[0], leaders)


def needed(s: InvasionsState, province: int) -> int:
    """war R12.1"""
    return 2 * defenders_at(s, Forces(s), province, foes_of_group(s, province))


def can_force(s: InvasionsState, province: int, flags: int) -> bool:
    """war R12.1, R12.2, R12.5"""
    if flags & LIMES_MET or is_fortified(s, province):
        return False
    due = needed(s, province)
    if due > hold_limit(s, province, leaders_there(s, province)):
        return False
    return len(possible_holders(s, province)) >= due


# -- the choice -----------------------------------------------------------------------------------


class Confront(Decision[InvasionsState]):
    """war DP8"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var_of(MOVE, MOVER))

    def legal(self, s: InvasionsState) -> list[str]:
        province, flags = s.var(PROVINCE), s.var(FLAGS)
        found: list[str] = []
        if can_overrun(s, province, flags):
            found.append("en_overrun")
        if can_force(s, province, flags):
            found.append("en_passage")
        return [*found, "en_fight" if flags & MET else "en_stop"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        province, flags = s.var(PROVINCE), s.var(FLAGS)
        if verb == EN_OVERRUN_V:
            able = can_overrun(s, province, flags)
            return None if able else Why("W11.1", "cannot-overrun")
        if verb == EN_PASSAGE_V:
            return None if can_force(s, province, flags) else Why("W12.1", "cannot-force")
        due = EN_FIGHT_V if flags & MET else EN_STOP_V
        return None if verb == due else Why("W10.9", "asked-confrontation")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province, flags = s.var(PROVINCE), s.var(FLAGS)
        s.pop()
        if verb == EN_OVERRUN_V:
            overrun(s, province)
        elif verb == EN_PASSAGE_V:
            s.push(HOLD, province)
        elif verb == EN_FIGHT_V:
            meet(s, province, flags)
        elif not roams(s, open_band(s), province, foes_of_group(s, province)):
            stop(s, open_band(s))
            disband(s)
            settle_control(s)


def meet(s: InvasionsState, province: int, flags: int) -> None:
    """war R17.13, R17.14: an immediate battle."""
    how = archery.MET
    if flags & JOINED:
        how = archery.JOINED
    elif flags & MET_OVER_BORDER:
        how = archery.MET_OVER_BORDER
    foes = foes_of_group(s, province)
    open_battle(s, open_band(s).nations[0], foes[0], province, how)


class Hold(Decision[InvasionsState]):
    """war DP8, R12.2: who holds the passage; leaders first, then units in canonical order."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var_of(MOVE, MOVER))

    def holders(self, s: InvasionsState) -> list[int]:
        here = units_in(s, s.var(HELD))
        return [unit for unit in here if has_mark(s, unit, HOLDING)]

    def leaders(self, s: InvasionsState) -> list[int]:
        return [
            leader for leader in leaders_there(s, s.var(HELD)) if s.leader_marks[leader] & HOLDING
        ]

    def candidates(self, s: InvasionsState) -> list[int]:
        """Units that may still be named."""
        province, last = s.var(HELD), s.var(LAST)
        named = self.holders(s)
        if len(named) >= hold_limit(s, province, self.leaders(s)):
            return []
        free = [unit for unit in possible_holders(s, province) if unit not in named]
        due = needed(s, province) - len(named)
        return open_slots(s, free, max(0, last - UNITS), due)

    def more_leaders(self, s: InvasionsState) -> list[int]:
        if s.var(LAST) >= UNITS:
            return []
        return [e for e in leaders_there(s, s.var(HELD)) if e + 1 > s.var(LAST)]

    def is_ready(self, s: InvasionsState) -> bool:
        return len(self.holders(s)) >= needed(s, s.var(HELD))

    def legal(self, s: InvasionsState) -> list[str]:
        province = s.var(HELD)
        limit = hold_limit(s, province, self.leaders(s))
        found: list[str] = []
        if limit >= needed(s, province):
            found = unit_words(s, "en_hold", self.candidates(s))
        found += [f"en_hold_leader {s.box.leaders[e].id}" for e in self.more_leaders(s)]
        return [*found, "en_ok"] if self.is_ready(s) else found

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        province = s.var(HELD)
        if verb == EN_HOLD_V:
            enough = hold_limit(s, province, self.leaders(s)) >= needed(s, province)
            found = enough and unit_of(s, self.candidates(s), arg) != NONE
        elif verb == EN_HOLD_LEADER_V:
            found = arg in self.more_leaders(s)
        elif verb == EN_OK_V:
            found = self.is_ready(s)
        else:
            return Why("W12.1", "asked-holders")
        return None if found else Why("W12.2", "cannot-hold")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        province = s.var(HELD)
        if verb == EN_HOLD_V:
            unit = unit_of(s, self.candidates(s), arg)
            mark_units(s, [unit], HOLDING)
            s.set_var(LAST, UNITS + counter_of(s, unit))
        elif verb == EN_HOLD_LEADER_V:
            hold_leader(s, arg)
            s.set_var(LAST, arg + 1)
        else:
            s.pop()
            note_attacks(s, open_band(s).nations, foes_of_group(s, province))
            s.tell(PASSAGE_FORCED, open_band(s).nations[0], province)
            leave_holders(s)
            settle_control(s)


def leave_holders(s: InvasionsState) -> None:
    """war R12.2: they may not move on; the rest of the group goes on."""
    band = open_band(s)
    for unit in band.units:
        if has_mark(s, unit, HOLDING):
            leave_unit(s, unit)
    for leader in band.leaders:
        if s.leader_marks[leader] & HOLDING:
            leave_leader(s, leader)
