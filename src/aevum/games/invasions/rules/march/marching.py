"""Who marches: steps, leadership and stops of a Movement part, and the group on the move.

Rules   war R10.2, R10.4 to R10.7, R10.11, R10.12, E17, E18, E28, E74, E115
Owns    steps, leads, froms, marks, homes, leader_steps, leader_marks, leader_home, horde_steps,
        horde_marks, horde_home
Nodes   none
Leaves  where a group may go to ways.py

A unit, leader or horde in the open group has a home: the province where it joined. Control looks
at homes, so that a group changes nothing while it moves (war E113).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.board import Province
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.aids import keeps_palace
from aevum.games.invasions.rules.board.leaders import leaders_at, move_leader, nation_of
from aevum.games.invasions.rules.board.units import (
    HORDE_STEPS,
    is_cavalry,
    move_horde,
    move_unit,
)
from aevum.games.invasions.state import InvasionsState

STOPPED: Final = 1
HOLDING: Final = 2
SAILED: Final = 4
FLED: Final = 8
HASTENED: Final = 16
NOBODY: Final = -2
"""No leader has been with a unit on all its steps."""
LEADER_STEPS: Final = 5
BY_SEA: Final = -2
"""Who came by sea from p has BY_SEA - p as the place he came from."""
SPENT: Final = 9
"""More steps than anybody has: a strait or a landing uses all of them."""


class Band:
    """Units, leaders and hordes together."""

    def __init__(
        self, s: InvasionsState, units: list[int], leaders: list[int], hordes: list[int]
    ) -> None:
        self.units = units
        self.leaders = leaders
        self.hordes = hordes
        """By nation."""
        self.nations: list[int] = []
        for unit in units:
            self._note(s.unit_command[unit])
        for leader in leaders:
            self._note(nation_of(s, leader))
        for nation in hordes:
            self._note(nation)

    def _note(self, nation: int) -> None:
        if nation not in self.nations:
            self.nations.append(nation)

    def is_nobody(self) -> bool:
        return not (self.units or self.leaders or self.hordes)


# -- a Movement part ------------------------------------------------------------------------------


def renew_steps(s: InvasionsState, keep_sailed: bool) -> None:
    """war R10.6: at the start of every Movement part; sea transport is once per activation."""
    count = len(s.unit_at)
    kept = SAILED if keep_sailed else 0
    s.marks = [mark & kept for mark in s.marks] + [0] * (count - len(s.marks))
    s.leader_marks = [mark & kept for mark in s.leader_marks]
    s.horde_marks = [mark & kept for mark in s.horde_marks]
    s.steps = [0] * count
    s.leads = [NONE] * count
    s.froms = [NONE] * count
    s.homes = [NONE] * count
    s.leader_steps = [0] * len(s.leader_steps)
    s.horde_steps = [0] * len(s.horde_steps)


def end_march(s: InvasionsState) -> None:
    """The activation is over."""
    s.steps = []
    s.leads = []
    s.froms = []
    s.marks = []
    s.homes = []
    s.leader_steps = [0] * len(s.leader_steps)
    s.leader_marks = [0] * len(s.leader_marks)
    s.horde_steps = [0] * len(s.horde_steps)
    s.horde_marks = [0] * len(s.horde_marks)


def enlist(s: InvasionsState) -> None:
    """war E122, E131: what was placed in mid-activation has no steps in this Movement part."""
    more = len(s.unit_at) - len(s.steps)
    if more <= 0:
        return
    s.steps += [SPENT] * more
    s.leads += [NOBODY] * more
    s.froms += [NONE] * more
    s.marks += [0] * more
    s.homes += [NONE] * more


def tire_leader(s: InvasionsState, leader: int, steps: int) -> None:
    """war E79: boarding and landing cost him a step each."""
    s.leader_steps[leader] += steps


# -- steps ----------------------------------------------------------------------------------------


def base_steps(s: InvasionsState, unit: int) -> int:
    """war R10.4, E74: by the side that is up."""
    numbers = s.box.numbers
    return numbers.cavalry_steps if is_cavalry(s, unit) else numbers.infantry_steps


def allowance(s: InvasionsState, unit: int, leaders: Sequence[int]) -> int:
    """war R10.5: one more with the leader who was with it from the start."""
    led = bool(leaders) and (s.steps[unit] == 0 or s.leads[unit] in leaders)
    return base_steps(s, unit) + int(led) + int(is_hasty(s, unit))


def is_hasty(s: InvasionsState, unit: int) -> bool:
    """extra_steps: an event gives it one step more."""
    return unit < len(s.marks) and bool(s.marks[unit] & HASTENED)


def hasten(s: InvasionsState, band: Band) -> None:
    """extra_steps: all of a group, before its first step is done."""
    mark_units(s, band.units, HASTENED)
    for leader in band.leaders:
        s.leader_marks[leader] |= HASTENED
    for nation in band.hordes:
        mark_horde(s, nation, HASTENED)


def steps_left(s: InvasionsState, unit: int, leaders: Sequence[int] = ()) -> int:
    """The steps of a unit that goes on with these leaders."""
    if unit >= len(s.steps) or s.marks[unit] & (STOPPED | HOLDING):
        return 0
    return max(0, allowance(s, unit, leaders) - s.steps[unit])


def leader_steps_left(s: InvasionsState, leader: int) -> int:
    """war E115; a confined leader does not move (R3.3)."""
    stays = s.confined[leader] or keeps_palace(s, leader)
    if stays or s.leader_marks[leader] & (STOPPED | HOLDING):
        return 0
    return LEADER_STEPS - s.leader_steps[leader] + (s.leader_marks[leader] & HASTENED > 0)


def horde_steps_left(s: InvasionsState, nation: int) -> int:
    """war E18"""
    if s.horde_marks[nation] & STOPPED:
        return 0
    return HORDE_STEPS - s.horde_steps[nation] + (s.horde_marks[nation] & HASTENED > 0)


def pay_steps(s: InvasionsState, band: Band, steps: int) -> None:
    """war R10.12: who steps with another leader, or with none, has none from the start."""
    for unit in band.units:
        if s.leads[unit] not in band.leaders:
            first = s.steps[unit] == 0 and bool(band.leaders)
            s.leads[unit] = band.leaders[0] if first else NOBODY
        s.steps[unit] += steps
    for leader in band.leaders:
        s.leader_steps[leader] += steps
    for nation in band.hordes:
        s.horde_steps[nation] += steps


def spend_all(s: InvasionsState, band: Band) -> None:
    """war R15.3, R30.2: a strait and a landing use all steps."""
    for unit in band.units:
        s.steps[unit] = SPENT
    for leader in band.leaders:
        s.leader_steps[leader] = LEADER_STEPS
    for nation in band.hordes:
        s.horde_steps[nation] = HORDE_STEPS


def note_way(s: InvasionsState, units: Sequence[int], came_from: int) -> None:
    """The last border that was crossed, by the province behind it (war R19.42, E66)."""
    enlist(s)
    for unit in units:
        s.froms[unit] = came_from


def note_voyage(s: InvasionsState, band: Band, came_from: int) -> None:
    """war R10.14, E39: they came by sea, and do so once."""
    for unit in band.units:
        s.froms[unit] = BY_SEA - came_from
        s.marks[unit] |= SAILED
    for leader in band.leaders:
        s.leader_marks[leader] |= SAILED
    for nation in band.hordes:
        s.horde_marks[nation] |= SAILED


def stop(s: InvasionsState, band: Band) -> None:
    """war R10.9, E99: for the rest of this Movement part."""
    mark_units(s, band.units, STOPPED)
    for leader in band.leaders:
        s.leader_marks[leader] |= STOPPED
    for nation in band.hordes:
        s.horde_marks[nation] |= STOPPED


def hold_leader(s: InvasionsState, leader: int) -> None:
    """war R12.2: he stays with those who hold a passage."""
    s.leader_marks[leader] |= HOLDING


def mark_units(s: InvasionsState, units: Sequence[int], mark: int) -> None:
    enlist(s)
    for unit in units:
        s.marks[unit] |= mark


def mark_horde(s: InvasionsState, nation: int, mark: int) -> None:
    s.horde_marks[nation] |= mark


def has_mark(s: InvasionsState, unit: int, mark: int) -> bool:
    return unit < len(s.marks) and s.marks[unit] & mark > 0


# -- where a unit came from -----------------------------------------------------------------------


def came_from(s: InvasionsState, unit: int) -> int:
    """The province from which it came in this Movement part, or NONE (war E97, E39)."""
    if unit >= len(s.froms):
        return NONE
    province = s.froms[unit]
    return BY_SEA - province if province <= BY_SEA else province


def came_by_sea(s: InvasionsState, unit: int) -> bool:
    return unit < len(s.froms) and s.froms[unit] <= BY_SEA


def border_crossed(s: InvasionsState, unit: int) -> int:
    """The kind of the last border it crossed; NONE after a landing or without a move (E102)."""
    if unit >= len(s.froms) or s.froms[unit] < 0:
        return NONE
    here: Province = s.box.provinces[s.unit_at[unit]]
    return here.border(s.froms[unit])


# -- the open group -------------------------------------------------------------------------------


def in_group(s: InvasionsState, unit: int) -> bool:
    return unit < len(s.homes) and s.homes[unit] != NONE


def open_band(s: InvasionsState) -> Band:
    """The group that is on the move, without those whom it has lost."""
    group = s.box.sight.group(s)
    units = [unit for unit in group.units if s.unit_at[unit] != NONE]
    leaders = [leader for leader in group.leaders if s.leader_at[leader] >= 0]
    return Band(s, units, leaders, group.hordes)


def is_open(s: InvasionsState) -> bool:
    """Is anybody in a group?"""
    return not open_band(s).is_nobody()


def join_unit(s: InvasionsState, unit: int) -> None:
    s.homes[unit] = s.unit_at[unit]


def join_leader(s: InvasionsState, leader: int) -> None:
    s.leader_home[leader] = s.leader_at[leader]


def join_horde(s: InvasionsState, nation: int) -> None:
    s.horde_home[nation] = s.horde[nation]


def leave_unit(s: InvasionsState, unit: int) -> None:
    s.homes[unit] = NONE


def leave_leader(s: InvasionsState, leader: int) -> None:
    s.leader_home[leader] = NONE


def leave_horde(s: InvasionsState, nation: int) -> None:
    s.horde_home[nation] = NONE


def disband(s: InvasionsState) -> None:
    """The group ends its move."""
    s.homes = [NONE] * len(s.homes)
    s.leader_home = [NONE] * len(s.leader_home)
    s.horde_home = [NONE] * len(s.horde_home)


def movers_at(s: InvasionsState, province: int) -> Band:
    """Everybody of the acting nations there who could join a group."""
    return Band(s, units_free_at(s, province), leaders_free_at(s, province), [])


def units_free_at(s: InvasionsState, province: int) -> list[int]:
    """Units of the acting nations there that are in no group."""
    return [
        unit
        for unit in s.box.sight.units(s)[province]
        if s.unit_command[unit] in s.acting and not in_group(s, unit)
    ]


def leaders_free_at(s: InvasionsState, province: int) -> list[int]:
    """Leaders of the acting nations there who are in no group and have a step left."""
    return [
        leader
        for nation in s.acting
        for leader in leaders_at(s, province, nation)
        if s.leader_home[leader] == NONE and leader_steps_left(s, leader) > 0
    ]


def stepping(s: InvasionsState, band: Band, steps: int) -> Band:
    """war R10.7: those of a band who have so many steps left; others are left behind."""
    leaders = [each for each in band.leaders if leader_steps_left(s, each) >= steps]
    units = [unit for unit in band.units if steps_left(s, unit, leaders) >= steps]
    hordes = [nation for nation in band.hordes if horde_steps_left(s, nation) >= steps]
    return Band(s, units, leaders, hordes)


def go_there(s: InvasionsState, band: Band, to: int) -> None:
    for unit in band.units:
        move_unit(s, unit, to)
    for leader in band.leaders:
        move_leader(s, leader, to)
    for nation in band.hordes:
        move_horde(s, nation, to)
