"""Raids: raider nations of the timeline and active barbarians pillage a province.

Rules   realm R1.5, R22, E40, E41, E94, E101; war R5.8, R8, E31, E62
Owns    raid_marker, raid_turn
Nodes   raider-rows (procedure), raid (procedure), raid-roll (chance), raid-loss (decision)
Leaves  who goes which way to raid_party.py, markers of the cup to pillage.py
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.raids import (
    RAID,
    RAID_DONE,
    RAID_LOSS,
    RAID_LOST,
    RAID_ROLL,
    RAIDER_ROWS,
    RAIDERS_SETTLED,
    RD_LOSS_V,
)
from aevum.games.invasions.components.registers import RAIDER
from aevum.games.invasions.kinds import GOAL_RAID_PLUS, MODIFIERS, NONE, RAIDS
from aevum.games.invasions.kinds import RAID as RAID_ROW
from aevum.games.invasions.options import RAID_COUNTS_LIMES
from aevum.games.invasions.rules.board.cities import loot_sign
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D10
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.board.units import (
    counter_id,
    destroy_limes,
    fleet_nation,
    fleets_at,
    lose_from_supply,
    lose_unit,
    move_unit,
    place_units,
    units_at,
    units_in,
)
from aevum.games.invasions.rules.bonds.marriages import note_attacks
from aevum.games.invasions.rules.raids.pillage import pillage
from aevum.games.invasions.rules.raids.raid_party import (
    forget_party,
    is_raider_nation,
    lose_raider,
    note_settlers,
    pool_of,
)
from aevum.games.invasions.rules.raids.raid_routes import opened_city
from aevum.games.invasions.rules.turn.clock import STEP_1C, is_played
from aevum.games.invasions.rules.turn.founding import is_civilized, settle_nation
from aevum.games.invasions.rules.turn.scoring import gain_points, score_event
from aevum.games.invasions.rules.turn.timeline import count_plus_raid, rows_now
from aevum.games.invasions.state import InvasionsState

NEXT: Final = RAIDER_ROWS.variable("next")
NATION: Final = RAID.variable("nation")
START: Final = RAID.variable("start")
TARGET: Final = RAID.variable("target")
TOTAL: Final = RAID.variable("total")
LOSER: Final = RAID_LOSS.variable("nation")
ISLAM: Final = MODIFIERS.index("islam")
ISLAM_FROM: Final = 8
"""islam: the turn from which Raid + results count."""
MINUS: Final = 1
PLUS: Final = 2
"""Sides of a raid marker: what they add to the next raid (realm R22.6)."""
TERMS: Final = ("defenders", "passed", "fleets", "raided")
"""What is added to the roll."""
FAILURE: Final = RAIDS.index("failure")
RAID_MINUS: Final = RAIDS.index("raid_minus")
SETTLE: Final = RAIDS.index("settle")


# -- markers --------------------------------------------------------------------------------------


def mark_raid(s: InvasionsState, province: int, side: int) -> None:
    """realm R22.7: a raid marker of this turn."""
    s.raid_marker[province] = side
    s.raid_turn[province] = s.turn


def expire_markers(s: InvasionsState) -> None:
    """realm R22.10, E41: at the end of the turn after the one in which it was placed."""
    for province in range(len(s.raid_marker)):
        if s.raid_marker[province] and s.raid_turn[province] < s.turn:
            s.raid_marker[province] = 0
            s.raid_turn[province] = 0


# -- who raids ------------------------------------------------------------------------------------


def begin_raids(s: InvasionsState) -> None:
    """realm R22.1, step 1.C.b"""
    if is_played(s, STEP_1C):
        s.push(RAIDER_ROWS)


def let_raiders_raid(s: InvasionsState) -> None:
    """realm R9.8, E19, E94: row by row; not those who have settled or become active."""
    rows = rows_now(s, RAID_ROW)
    row = s.var(NEXT)
    if row < len(rows):
        s.set_var(NEXT, row + 1)
        s.repeat()
        nation = rows[row].nation
        if s.being[nation] == RAIDER and pool_of(s, nation):
            open_raid(s, nation)


def open_raid(s: InvasionsState, nation: int) -> None:
    """A raider nation, or an active one that has chosen this mode (war R7.5)."""
    s.push(RAID, nation, NONE, NONE, 0)


# -- the roll -------------------------------------------------------------------------------------


def roll_raid(s: InvasionsState) -> None:
    note_attacks(s, [s.var(NATION)], [s.controller[s.var(TARGET)]])
    s.push(RAID_ROLL, s.var(NATION))


def civilized_units(s: InvasionsState, province: int) -> int:
    """realm R22.6, E40, E101: by commander; a limes only beside units of its owner."""
    commands = [s.unit_command[unit] for unit in units_in(s, province)]
    found = sum(is_civilized(s, nation) for nation in commands)
    limes = s.limes[province]
    beside = limes != NONE and limes in commands
    return found + (beside and not s.switched(RAID_COUNTS_LIMES))


def civilized_fleets(s: InvasionsState, sea: int) -> int:
    return sum(is_civilized(s, fleet_nation(s, fleet)) for fleet in fleets_at(s, sea))


def raid_terms(
    s: InvasionsState, target: int, via: Sequence[int], seas: Sequence[int]
) -> list[int]:
    """realm R22.6: what stands in the target and in the spaces passed, and an earlier raid."""
    passed = sum(civilized_units(s, province) for province in via)
    fleets = sum(civilized_fleets(s, sea) for sea in seas)
    return [-civilized_units(s, target), -passed, -fleets, s.raid_marker[target]]


def raid_modifier(s: InvasionsState, target: int) -> int:
    return sum(raid_terms(s, target, s.raid_via, s.raid_seas))


class RaidRoll(D10):
    """realm R22.6, R1.5"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        s.pop()
        s.set_var(TOTAL, die + raid_modifier(s, s.var(TARGET)))


def outcome_of(s: InvasionsState, total: int) -> int:
    """realm R22.7"""
    return sum(total >= limit for limit in s.box.raid_limits)


# -- results --------------------------------------------------------------------------------------


def pay_for_failure(s: InvasionsState) -> None:
    """realm R22.7: one raider is permanently lost."""
    if outcome_of(s, s.var(TOTAL)) == FAILURE:
        s.tell(RAID_DONE, s.var(NATION), s.var(TARGET), FAILURE)
        s.push(RAID_LOSS, s.var(NATION))


def take_spoils(s: InvasionsState) -> None:
    """realm R22.7 to R22.9"""
    outcome = outcome_of(s, s.var(TOTAL))
    if outcome == FAILURE:
        return
    nation, target = s.var(NATION), s.var(TARGET)
    s.tell(RAID_DONE, nation, target, outcome)
    numbers = s.box.numbers
    if outcome == RAID_MINUS:
        gain_gold(s, nation, numbers.raid_minus_gold)
        gain_points(s, nation, numbers.raid_minus_vp)
        mark_raid(s, target, MINUS)
        return
    gain_points(s, nation, numbers.raid_plus_vp)
    score_event(s, nation, GOAL_RAID_PLUS, s.box.provinces[target].area)
    mark_raid(s, target, PLUS)
    loot_sign(s, target)
    if s.limes[target] != NONE:
        destroy_limes(s, target)
    if s.box.nations[nation].has[ISLAM] and s.turn >= ISLAM_FROM:
        count_plus_raid(s)
    settle_control(s)
    pillage(s, nation)


def settle_party(s: InvasionsState) -> None:
    """realm R22.7, R22.11: they stay; a raider nation is inactive from now on."""
    nation, target = s.var(NATION), s.var(TARGET)
    if not has_stayed(s):
        return
    settlers: list[int] = []
    if is_raider_nation(s, nation):
        for kind in s.raiders:
            place_units(s, kind, 1, target, nation)
            settlers.append(len(s.unit_at) - 1)
        settle_nation(s, nation)
    else:
        for kind, place in zip(s.raiders, s.raider_from, strict=True):
            settlers.append(raider_at(s, nation, kind, place))
            move_unit(s, settlers[-1], target)
    note_settlers(s, settlers)
    s.tell(RAIDERS_SETTLED, nation, target)
    settle_control(s)


def has_stayed(s: InvasionsState) -> bool:
    """raid_thebais: nobody stays in a city that only counts as a site."""
    stays = outcome_of(s, s.var(TOTAL)) == SETTLE
    return stays and s.var(TARGET) != opened_city(s, s.var(NATION))


def raider_at(s: InvasionsState, nation: int, kind: int, place: int) -> int:
    return next(unit for unit in units_at(s, place, nation) if s.unit_kind[unit] == kind)


def end_raid(s: InvasionsState) -> None:
    """war R8.14: who does not stay goes back to where he was."""
    forget_party(s)


class RaidLoss(Decision[InvasionsState]):
    """realm DP13"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"rd_loss {counter_id(s, 2 * kind)}" for kind in sorted(set(s.raiders))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == RD_LOSS_V and arg % 2 == 0 and arg // 2 in s.raiders
        return None if fits else Why("R22.7", "asked-raid-loss")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, kind = s.var(LOSER), arg // 2
        s.pop()
        s.tell(RAID_LOST, nation, kind)
        place = lose_raider(s, kind)
        if place == NONE:
            lose_from_supply(s, kind)
        else:
            lose_unit(s, raider_at(s, nation, kind, place))
            settle_control(s)
