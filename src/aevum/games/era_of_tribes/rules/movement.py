"""Vassals on the move over land.

Rules   R13.1, R13.2, R13.3, R13.5, R13.6, R13.7, R13.8, R13.9, R13.19
Owns    steps, ferried, by_land, by_water, by_fleet
Nodes   none
Leaves  the loop of moves to moves.py, sea bridges to transport.py, fleets to naval.py,
        what becomes of it all to arrival.py

While pieces move, control stays as it was. A vassal that enters a province of barbarians, or of a
player who is no ally, stays there as attacker and has no class any more.
"""

from __future__ import annotations

from typing import Final

from aevum.core.why import Why
from aevum.games.era_of_tribes.components import HORSE_USED, MOVED, NOBODY, STEPS
from aevum.games.era_of_tribes.kinds import HORSE, MECHANICS
from aevum.games.era_of_tribes.rules.goods import ready_military, spend_military
from aevum.games.era_of_tribes.rules.realm import put_vassals, vassals_at
from aevum.games.era_of_tribes.state import EraState, put

CLASSES: Final = STEPS - 1
"""Classes that stand in words: 1 to 5."""


def full_steps(s: EraState, seat: int) -> int:
    """R13.1"""
    return s.level(seat, MECHANICS).vassal_moves


def begin_march(s: EraState, seat: int) -> None:
    """R13.1, E85: all vassals have their full movement points, new ones too."""
    s.steps = [0] * len(s.steps)
    s.ferried = [0] * len(s.ferried)
    s.by_land = [0] * len(s.by_land)
    s.by_water = [0] * len(s.by_water)
    s.by_fleet = [0] * len(s.by_fleet)
    full = full_steps(s, seat)
    for province in s.chart().provinces:
        s.steps[province * STEPS + full] = vassals_at(s, province, seat)


def end_march(s: EraState) -> None:
    s.steps = [0] * len(s.steps)
    s.ferried = [0] * len(s.ferried)


def attackers_at(s: EraState, province: int) -> int:
    return s.by_land[province] + s.by_water[province] + s.by_fleet[province]


def forget_attack(s: EraState, province: int) -> None:
    """The battle has been fought."""
    s.by_land[province] = 0
    s.by_water[province] = 0
    s.by_fleet[province] = 0


# -- where a vassal may go ------------------------------------------------------------------------


def is_hostile(s: EraState, seat: int, province: int) -> bool:
    """R13.5: whoever enters attacks."""
    owner = s.owner[province]
    if owner in (NOBODY, seat):
        return s.village[province] == 1
    return not s.is_allied(seat, owner)


def is_allied_land(s: EraState, seat: int, province: int) -> bool:
    """R13.6"""
    owner = s.owner[province]
    return owner not in (NOBODY, seat) and s.is_allied(seat, owner)


def set_out(s: EraState, seat: int, province: int, points: int) -> None:
    """A vassal of this class leaves; E111: of those in allied land, who came by sea goes first."""
    go_aboard(s, province, points)
    put_vassals(s, province, seat, -1)


def arrive(s: EraState, seat: int, province: int, points: int, over_sea: bool) -> None:
    """It comes in with these points left, or as attacker."""
    put_vassals(s, province, seat, 1)
    if is_hostile(s, seat, province):
        if over_sea:
            s.by_water[province] += 1
        else:
            s.by_land[province] += 1
        return
    s.steps[province * STEPS + points] += 1
    if over_sea and is_allied_land(s, seat, province):
        at = province * STEPS + points
        s.ferried = put(s.ferried, at, s.ferried[at] + 1)


def land_fleet(s: EraState, seat: int, province: int) -> None:
    """R13.14, R13.15, E43: as attacker, or as a settler without movement points."""
    put_vassals(s, province, seat, 1)
    if is_hostile(s, seat, province) or is_allied_land(s, seat, province):
        s.by_fleet[province] += 1
    else:
        s.steps[province * STEPS] += 1


def stay_with_allies(s: EraState, seat: int) -> None:
    """R13.6, R13.20: whoever stands in allied land when movement ends attacks."""
    for province in s.chart().provinces:
        if not is_allied_land(s, seat, province):
            continue
        at = province * STEPS
        here = sum(s.steps[at : at + STEPS])
        by_sea = sum(s.ferried[at : at + STEPS])
        s.by_water[province] += by_sea
        s.by_land[province] += here - by_sea


# -- moving (D14) ---------------------------------------------------------------------------------


def march_args(s: EraState, seat: int) -> list[int]:
    """All moves over one border, as args of the word."""
    found: list[int] = []
    lands = len(s.box.provinces)
    land = s.chart().land
    for province in s.chart().provinces:
        at = province * STEPS
        for points in range(1, STEPS):
            if s.steps[at + points]:
                near = land[province]
                found += [(province * lands + to) * CLASSES + points - 1 for to in near]
    found.sort()
    return found


def why_no_march(s: EraState, seat: int, arg: int) -> Why | None:
    way, points = divmod(arg, CLASSES)
    province, near = divmod(way, len(s.box.provinces))
    if near not in s.chart().land[province]:
        return Why("R13.3", "no-border", {"province": s.box.provinces[near].id})
    if s.steps[province * STEPS + points + 1]:
        return None
    return Why("R13.1", "no-such-vassal", {"province": s.box.provinces[province].id})


def march(s: EraState, seat: int, arg: int) -> None:
    """R13.3"""
    way, points = divmod(arg, CLASSES)
    province, near = divmod(way, len(s.box.provinces))
    set_out(s, seat, province, points + 1)
    arrive(s, seat, near, points, over_sea=False)
    s.tell(MOVED, seat, province, near)


# -- horses (D15) ---------------------------------------------------------------------------------


def horse_args(s: EraState, seat: int) -> list[int]:
    """R13.2: a vassal with exactly the full points of its level."""
    if ready_military(s, seat, HORSE) <= 0:
        return []
    full = full_steps(s, seat)
    return [p for p in s.chart().provinces if s.steps[p * STEPS + full]]


def why_no_horse(s: EraState, seat: int, arg: int) -> Why | None:
    if ready_military(s, seat, HORSE) <= 0:
        return Why("R13.2", "no-horse")
    if s.steps[arg * STEPS + full_steps(s, seat)]:
        return None
    return Why("R13.2", "no-rested-vassal", {"province": s.box.provinces[arg].id})


def ride(s: EraState, seat: int, province: int) -> None:
    """R13.2, E95"""
    at = province * STEPS + full_steps(s, seat)
    more = s.box.numbers.horse_moves
    spend_military(s, seat, HORSE)
    s.steps[at] -= 1
    s.steps[at + more] += 1
    if s.ferried[at]:
        s.ferried = put(s.ferried, at, s.ferried[at] - 1)
        s.ferried = put(s.ferried, at + more, s.ferried[at + more] + 1)
    s.tell(HORSE_USED, seat, province)


# -- embarking: a vassal leaves its class, but stays on the map until it goes ashore --------------


def go_aboard(s: EraState, province: int, points: int) -> None:
    at = province * STEPS + points
    s.steps[at] -= 1
    if s.ferried[at]:
        s.ferried = put(s.ferried, at, s.ferried[at] - 1)
