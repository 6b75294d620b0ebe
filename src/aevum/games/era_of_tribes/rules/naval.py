"""Fleets: sailing, landing, plunder.

Rules   R13.1, R13.4, R13.11, R13.12, R13.14, R13.15, R27.8, R27.11
Owns    knots, plundered
Nodes   raid (chance)
Leaves  who wants to fight to parley.py, attackers on land to movement.py

A class of fleets is its movement points left; those that have plundered lie KNOTS further.
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    DIE_V,
    EXPANSION,
    FLEET_LOST,
    KNOTS,
    LANDED,
    NOBODY,
    PLUNDERED,
    RAID,
    SAILED,
)
from aevum.games.era_of_tribes.kinds import PIPS, SEAFARING
from aevum.games.era_of_tribes.rules.movement import land_fleet
from aevum.games.era_of_tribes.rules.parley import battle_pending, enter_sea
from aevum.games.era_of_tribes.rules.pieces import to_pool
from aevum.games.era_of_tribes.rules.realm import fleets_at, mark_battlefield, put_fleets
from aevum.games.era_of_tribes.rules.tracks import add_morale, pay_to
from aevum.games.era_of_tribes.state import WHEEL, EraState

WIDTH: Final = 2 * KNOTS
"""Classes of a sea."""
CLASSES: Final = 2 * (KNOTS - 1)
"""Classes that stand in words: 1 to 12, and plunderers."""
RAIDERS: Final = RAID.variable("sea")
RAIDED: Final = RAID.variable("province")
RAIDER: Final = RAID.variable("fleet")
MOVER: Final = EXPANSION.variable("seat")


def full_knots(s: EraState, seat: int) -> int:
    """R13.1; the one place where the modifier fleet-moves is read (from Seafaring 1 on)."""
    if not s.levels[seat * WHEEL + SEAFARING]:
        return 0
    return s.level(seat, SEAFARING).fleet_moves + s.powers(seat).fleet_moves


def begin_voyage(s: EraState, seat: int) -> None:
    s.knots = [0] * len(s.knots)
    full = full_knots(s, seat)
    for sea in s.chart().seas:
        s.knots[sea * WIDTH + full] = fleets_at(s, sea, seat)


def end_voyage(s: EraState) -> None:
    s.knots = [0] * len(s.knots)


def forget_plunder(s: EraState) -> None:
    s.plundered = [0] * s.players


def class_of(knots: int) -> int:
    """The class that the id of a word names."""
    return knots + 1 if knots < KNOTS - 1 else knots + 2


def knots_of(fleet: int) -> int:
    """And back."""
    return fleet - 1 if fleet < KNOTS else fleet - 2


def points_of(fleet: int) -> int:
    return fleet % KNOTS


def lively(s: EraState, sea: int) -> list[int]:
    """The classes of fleets here that can still do something; E112: none where a battle waits."""
    at = sea * WIDTH
    found = [fleet for fleet in range(WIDTH) if s.knots[at + fleet] and points_of(fleet)]
    return [] if found and battle_pending(s, sea) else found


def anchorages(s: EraState, seat: int) -> list[int]:
    """Where the mover has fleets; most seas have none, and their classes need not be looked at."""
    return [sea for sea in s.chart().seas if fleets_at(s, sea, seat)]


def why_no_fleet(s: EraState, sea: int, fleet: int) -> Why | None:
    if fleet in lively(s, sea):
        return None
    return Why("R13.1", "no-such-fleet", {"sea": s.box.seas[sea].id})


def pay_knots(s: EraState, sea: int, fleet: int, points: int) -> None:
    """A fleet of this class has fewer points left."""
    s.knots[sea * WIDTH + fleet] -= 1
    s.knots[sea * WIDTH + fleet - points] += 1


def carry(s: EraState, sea: int) -> None:
    """E44: the fleet with the fewest points left pays, of equal ones one that has plundered."""
    fleet = min(lively(s, sea), key=lambda each: (points_of(each), -each))
    pay_knots(s, sea, fleet, 1)


# -- sailing (D17) --------------------------------------------------------------------------------


def sail_args(s: EraState, seat: int) -> list[int]:
    chart = s.chart()
    seas = len(s.box.seas)
    found: list[int] = []
    for sea in anchorages(s, seat):
        for fleet in lively(s, sea):
            for near, cost in zip(chart.lanes[sea], chart.costs[sea], strict=True):
                if cost <= points_of(fleet):
                    found.append((sea * seas + near) * CLASSES + knots_of(fleet))
    found.sort()
    return found


def why_no_sail(s: EraState, seat: int, arg: int) -> Why | None:
    lane, knots = divmod(arg, CLASSES)
    sea, near = divmod(lane, len(s.box.seas))
    chart = s.chart()
    if near not in chart.lanes[sea]:
        return Why("R13.4", "no-lane", {"sea": s.box.seas[near].id})
    why = why_no_fleet(s, sea, class_of(knots))
    if why is not None:
        return why
    cost = chart.costs[sea][chart.lanes[sea].index(near)]
    enough = cost <= points_of(class_of(knots))
    return None if enough else Why("R13.12", "too-far", {"price": str(cost)})


def sail(s: EraState, seat: int, arg: int) -> None:
    """R13.4, R13.11"""
    lane, knots = divmod(arg, CLASSES)
    sea, near = divmod(lane, len(s.box.seas))
    chart = s.chart()
    fleet = class_of(knots)
    cost = chart.costs[sea][chart.lanes[sea].index(near)]
    s.knots[sea * WIDTH + fleet] -= 1
    s.knots[near * WIDTH + fleet - cost] += 1
    put_fleets(s, sea, seat, -1)
    put_fleets(s, near, seat, 1)
    s.tell(SAILED, seat, sea, near)
    enter_sea(s, seat, near)


# -- landing (D18) --------------------------------------------------------------------------------


def landing_args(s: EraState, seat: int) -> list[int]:
    """R13.14, R13.15: on any shore but an own one."""
    chart = s.chart()
    lands = len(s.box.provinces)
    found: list[int] = []
    for sea in anchorages(s, seat):
        for fleet in lively(s, sea):
            shores = [shore for shore in chart.shores[sea] if s.owner[shore] != seat]
            found += [(sea * lands + shore) * CLASSES + knots_of(fleet) for shore in shores]
    found.sort()
    return found


def why_no_landing(s: EraState, seat: int, arg: int) -> Why | None:
    coast, knots = divmod(arg, CLASSES)
    sea, shore = divmod(coast, len(s.box.provinces))
    about = {"province": s.box.provinces[shore].id}
    if shore not in s.chart().shores[sea]:
        return Why("R13.14", "no-shore", about)
    if s.owner[shore] == seat:
        return Why("R13.15", "own-shore", about)
    return why_no_fleet(s, sea, class_of(knots))


def disembark(s: EraState, seat: int, arg: int) -> None:
    coast, knots = divmod(arg, CLASSES)
    sea, shore = divmod(coast, len(s.box.provinces))
    s.knots[sea * WIDTH + class_of(knots)] -= 1
    put_fleets(s, sea, seat, -1)
    land_fleet(s, seat, shore)
    s.tell(LANDED, seat, sea, shore)


# -- plunder (D19) --------------------------------------------------------------------------------


def can_be_plundered(s: EraState, seat: int, province: int) -> bool:
    """R27.11: a player's province without battlefield, each player once per round."""
    owner = s.owner[province]
    if owner in (NOBODY, seat) or s.plundered[owner]:
        return False
    return not s.battlefield[province]


def plunder_args(s: EraState, seat: int) -> list[int]:
    """The one place where the modifier plunder is read, with why_no_plunder."""
    if not s.powers(seat).plunders:
        return []
    chart = s.chart()
    lands = len(s.box.provinces)
    found: list[int] = []
    for sea in anchorages(s, seat):
        for fleet in lively(s, sea):
            if fleet < KNOTS:
                rich = [shore for shore in chart.shores[sea] if can_be_plundered(s, seat, shore)]
                found += [(sea * lands + shore) * CLASSES + knots_of(fleet) for shore in rich]
    found.sort()
    return found


def why_no_plunder(s: EraState, seat: int, arg: int) -> Why | None:
    coast, knots = divmod(arg, CLASSES)
    sea, shore = divmod(coast, len(s.box.provinces))
    about = {"province": s.box.provinces[shore].id}
    if not s.powers(seat).plunders:
        return Why("R27.11", "no-plunderers")
    if shore not in s.chart().shores[sea]:
        return Why("R27.11", "no-shore", about)
    if class_of(knots) >= KNOTS:
        return Why("R27.11", "has-plundered")
    if not can_be_plundered(s, seat, shore):
        return Why("R27.11", "no-plunder", about)
    return why_no_fleet(s, sea, class_of(knots))


def plunder(s: EraState, seat: int, arg: int) -> None:
    """R27.11: a point is spent, the fleet has plundered, the die falls."""
    coast, knots = divmod(arg, CLASSES)
    sea, shore = divmod(coast, len(s.box.provinces))
    fleet = class_of(knots)
    s.knots[sea * WIDTH + fleet] -= 1
    s.knots[sea * WIDTH + KNOTS + fleet - 1] += 1
    s.plundered[s.owner[shore]] = 1
    s.push(RAID, sea, shore, KNOTS + fleet - 1)


class Raid(Chance[EraState]):
    """C5"""

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        return [(s.box.speller.word(DIE_V, pip), 1) for pip in range(PIPS)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        return None if verb == DIE_V else Why("R27.11", "asked-die")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        sea, province, fleet = s.var(RAIDERS), s.var(RAIDED), s.var(RAIDER)
        s.pop()
        seat = s.var_of(EXPANSION, MOVER)
        victim = s.owner[province]
        table = s.box.loot_city if s.city[province] else s.box.loot_vassals
        loot = table[arg + 1]
        thalers = min(loot.thalers, s.thalers[victim])
        s.tell(PLUNDERED, seat, province, arg + 1, thalers)
        pay_to(s, victim, seat, thalers)
        if loot.is_lost:  # E64: at once; control of the sea waits for the end of movement
            s.knots[sea * WIDTH + fleet] -= 1
            put_fleets(s, sea, seat, -1)
            to_pool(s, seat, 1)
            s.tell(FLEET_LOST, seat, sea)
            add_morale(s, seat, loot.morale)
            mark_battlefield(s, province, loot.battlefield)
