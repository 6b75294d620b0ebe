"""What is true of every position; looked at only when no change is half done."""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import SEATING
from aevum.games.invasions.components.battle import BATTLE
from aevum.games.invasions.components.board import HOMECOMING
from aevum.games.invasions.components.bonds import (
    BREACH,
    FOEDUS,
    PARTING,
    SUBMISSION,
    TREATY_DEED,
)
from aevum.games.invasions.components.march import ENTRY, MIGRATION
from aevum.games.invasions.components.raids import RAID
from aevum.games.invasions.components.registers import INACTIVE, RAIDER
from aevum.games.invasions.components.reinforcements import (
    ARRIVAL,
    EXPULSION,
    INHERITANCE,
    REINFORCING,
    SURRENDER,
)
from aevum.games.invasions.components.turn import DIVISION, FOUNDING
from aevum.games.invasions.invariants.administration import broken_administration
from aevum.games.invasions.invariants.bonds import broken_bonds
from aevum.games.invasions.invariants.cards import broken_cards
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.board.control import keeps_city, settle_control
from aevum.games.invasions.rules.board.stacking import fleet_room
from aevum.games.invasions.rules.board.units import (
    counters_on_board,
    fleet_nation,
    national_units,
    units_of,
)
from aevum.games.invasions.rules.march.marching import SPENT, base_steps, is_hasty
from aevum.games.invasions.rules.turn.ageing import DOUBLE
from aevum.games.invasions.state import InvasionsState

HALF_DONE: Final = (
    ARRIVAL, BATTLE, BREACH, DIVISION, ENTRY, EXPULSION, FOEDUS, FOUNDING, HOMECOMING, INHERITANCE,
    MIGRATION, PARTING, RAID, REINFORCING, SEATING, SUBMISSION, SURRENDER, TREATY_DEED,
)  # fmt: skip
"""Changes that settle control at their end."""


def broken(s: InvasionsState) -> str:
    """The first law that a position breaks, or nothing."""
    if any(s.holds(change) for change in HALF_DONE):
        return broken_counter(s) or broken_memory(s) or broken_cards(s)
    found = (
        broken_memory(s)
        or broken_nation(s)
        or broken_bonds(s)
        or broken_counter(s)
        or broken_raid(s)
    )
    found = found or broken_cards(s)
    return found or broken_administration(s) or broken_army(s) or broken_control(s)


def broken_nation(s: InvasionsState) -> str:
    """Ages, decline and gold stay on their tracks; a nation has a capital or a horde."""
    numbers = s.box.numbers
    for nation in s.box.nations:
        n = nation.index
        top = numbers.barbarian_age if s.status[n] == BARBARIAN else numbers.civilized_age
        if not 1 <= s.age[n] <= top:
            return f"{nation.id} has age {s.age[n]}"
        if not 0 <= s.decline[n] <= DOUBLE or (s.decline[n] and s.status[n] == BARBARIAN):
            return f"{nation.id} has decline {s.decline[n]}"
        if s.gold[n] < 0:
            return f"{nation.id} has {s.gold[n]} gold"
        if s.capital[n] != NONE and s.horde[n] != NONE:
            return f"{nation.id} has a capital and a horde"
    return ""


def broken_counter(s: InvasionsState) -> str:
    """war I35: every counter is on the board, in the supply or out of the game."""
    on_board = counters_on_board(s)
    for kind in s.box.kinds:
        used = on_board[kind.index] + s.lost[kind.index]
        if s.supply[kind.index] < 0 or s.supply[kind.index] + used > kind.count:
            return f"{used} counters of {s.box.nations[kind.nation].id} {kind.id} on the board"
    return ""


def broken_memory(s: InvasionsState) -> str:
    """war I1: whoever remembers a unit by its place in the lines finds one there."""
    remembered = (
        s.fighters, s.bystanders, s.fallen, s.retreat_units, s.refugees, s.held_by, s.trekked,
        s.settlers, s.hunters, s.prey,
    )  # fmt: skip
    count = len(s.unit_at)
    if any(unit >= count for units in remembered for unit in units):
        return "somebody remembers a unit that is not there"
    if any(len(told) > count for told in (s.steps, s.leads, s.froms, s.marks, s.homes)):
        return "steps are counted of a unit that is not there"
    return ""


def broken_raid(s: InvasionsState) -> str:
    """realm I29, E94: markers are at most one turn old; settled raiders have units, no horde."""
    for province in s.box.provinces:
        p = province.index
        if s.raid_marker[p] and not s.turn - 1 <= s.raid_turn[p] <= s.turn:
            return f"the raid marker of {province.id} is too old"
        if bool(s.raid_marker[p]) != bool(s.raid_turn[p]):
            return f"the raid marker of {province.id} has no turn"
    for nation in s.box.nations:
        n = nation.index
        if s.being[n] == RAIDER and (s.horde[n] != NONE or units_of(s, n)):
            return f"{nation.id} raids and stands on the board"
        if not s.on_board(n) and (s.capital[n] != NONE or s.horde[n] != NONE):
            return f"{nation.id} has a capital or a horde and is not there"
        settled = s.being[n] == INACTIVE and nation.raider
        wild = s.on_board(n) and s.status[n] == BARBARIAN and not settled
        if wild and s.horde[n] == NONE:
            return f"{nation.id} has no horde"  # realm I6, war I4
        if not s.on_board(n) and any(s.unit_command[u] == n for u in national_units(s, n)):
            return f"{nation.id} has units and is not there"
    return ""


def broken_control(s: InvasionsState) -> str:
    """realm R24.8 once more changes nothing; a city belongs to who controls its province."""
    again = InvasionsState(s.box, s.players, s)
    settle_control(again)
    if (again.controller, again.lord) != (s.controller, s.lord):
        return "control is not settled"
    for province in s.box.provinces:
        p = province.index
        foreign = s.is_open(p) and s.built(p) and s.city_owner[p] != s.controller[p]
        if foreign and (s.controller[p] != NONE or not keeps_city(s, p)):
            return f"the city of {province.id} is not its controller's"
    return ""


def broken_army(s: InvasionsState) -> str:
    """war I1, I5, I6, I10: backs, naval stacks, steps."""
    for unit in range(len(s.unit_at)):
        kind = s.box.kinds[s.unit_kind[unit]]
        wild = s.status[kind.nation] == BARBARIAN
        if s.unit_damaged[unit] and s.unit_at[unit] != NONE and (not kind.elite or wild):
            return f"{kind.id} in {s.unit_at[unit]} cannot be damaged"
    for unit in range(min(len(s.steps), len(s.unit_at))):
        limit = base_steps(s, unit) + (s.leads[unit] >= 0) + is_hasty(s, unit)
        whole = not s.unit_damaged[unit] and s.steps[unit] < SPENT  # war E74
        if whole and s.steps[unit] > limit:
            return f"unit {unit} has used {s.steps[unit]} steps"
    for fleet in range(len(s.fleet_at)):
        nation, sea = fleet_nation(s, fleet), s.fleet_at[fleet]
        if sea != NONE and fleet_room(s, nation, sea) < 0:
            return f"too many fleets of {s.box.nations[nation].id} in {s.box.seas[sea].id}"
    return ""
