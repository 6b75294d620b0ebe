"""Sea transport and amphibious landing.

Rules   war R10.14, R10.15, R29, R30, E48, E51, E52, E70, E102, E107, E108, E113, E118, E124, DP30
Owns    none
Nodes   embark (decision), passage (procedure), sea-risk (chance), drown (decision)
Leaves  fleets that meet to naval.py, the landed group to entry.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import D10_V
from aevum.games.invasions.components.march import ENTRY, MARCH, MOVE
from aevum.games.invasions.components.sea import (
    DROWN,
    DROWNED,
    EMBARK,
    MEETING,
    MV_LAND_V,
    MV_SEA_V,
    NV_CARGO_LOSS_LEADER_V,
    NV_CARGO_LOSS_V,
    PASSAGE,
    SEA_RISK,
    SEA_ROLLED,
    SHIPPED,
)
from aevum.games.invasions.kinds import BARBARIAN, GENERAL, MODIFIERS, NONE
from aevum.games.invasions.options import AMPHIBIOUS_SEA_RISK, aid
from aevum.games.invasions.rules.board.aids import about, note_step
from aevum.games.invasions.rules.board.control import leave_city, settle_control
from aevum.games.invasions.rules.board.ground import Forces, ground_among, ground_of
from aevum.games.invasions.rules.board.leaders import eliminate_leader
from aevum.games.invasions.rules.board.relations import FRIENDLY
from aevum.games.invasions.rules.board.units import (
    hordes_at,
    is_amphibious,
    is_mercenary,
    is_nomad_unit,
    land_longships,
    launch_longships,
    open_slots,
    remove_unit,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.cards.lasting import take_sway
from aevum.games.invasions.rules.cards.verbs_sea import end_landing_events, open_landing_events
from aevum.games.invasions.rules.march.marching import (
    SAILED,
    Band,
    disband,
    go_there,
    has_mark,
    leave_leader,
    note_voyage,
    open_band,
    pay_steps,
    spend_all,
    stop,
)
from aevum.games.invasions.rules.march.ways import REDEPLOY, fewest_steps, why_not_ground
from aevum.games.invasions.rules.sea.squadrons import (
    REFUSED,
    TRIPS,
    ZONE_STEPS,
    count_trip,
    end_voyage,
    enemies_at,
    friends_at,
    has_fleet_mark,
    lower_sails,
    mark_fleets,
    plot,
    sailing,
    set_out,
    squadrons_in,
    use_steps,
    zone_steps_left,
)
from aevum.games.invasions.rules.sea.squadrons import SAILING as UNDER_SAIL
from aevum.games.invasions.state import InvasionsState

MOVER: Final = MOVE.variable("nation")
MARCH_AT: Final = MARCH.variable("province")
AT: Final = EMBARK.variable("province")
MODE: Final = EMBARK.variable("mode")
GOAL: Final = PASSAGE.variable("province")
START: Final = PASSAGE.variable("from")
ZONE: Final = PASSAGE.variable("zone")
FLAGS: Final = PASSAGE.variable("flags")
RISKED: Final = SEA_RISK.variable("province")
ROOM: Final = DROWN.variable("room")
LONGSHIPS: Final = MODIFIERS.index("longships")
NAVIGATION: Final = MODIFIERS.index("roman_navigation")
DIE: Final = 10
HOLD: Final = 3
"""war R29.2: units a fleet carries, and one leader."""
MOST_ZONES: Final = 2
RECONQUEST: Final = aid("Byzantines-N")
LONG_CROSSINGS: Final = 8
"""aid Byzantines-N: from this turn on."""
LANDING: Final = 1
FAILED: Final = 2
CROSSING: Final = 4
"""A zone is being crossed; what it has cost is still to be settled."""
RISKS: Final = ("foreign_shore", "navigation")
"""What is added to a sea-risk roll."""
FOREIGN_SHORE: Final = 2
"""war R30.4"""


# -- who may sail ---------------------------------------------------------------------------------


def may_sail(s: InvasionsState, band: Band, mode: int) -> bool:
    """war R10.14, R10.15, R29.9: once, and no nomad barbarians."""
    if mode == REDEPLOY or not (band.units or band.leaders):
        return False
    return may_board(s, band) and not any(has_mark(s, unit, SAILED) for unit in band.units)


def may_board(s: InvasionsState, band: Band) -> bool:
    """war R10.15, R29.9: lent nomads and auxiliaries may."""
    if any(s.is_nomad(nation) for nation in band.hordes):
        return False
    return not any(is_nomad_unit(s, u) and not is_mercenary(s, u) for u in band.units)


def has_longships(s: InvasionsState, band: Band) -> bool:
    """longships: amphibious units need no fleet."""
    own = all(s.box.nations[nation].has[LONGSHIPS] for nation in band.nations)
    return own and bool(band.units) and all(is_amphibious(s, unit) for unit in band.units)


def carrier_at(s: InvasionsState, sea: int, band: Band) -> list[int]:
    """war R29.1, R29.2, R29.4, E107: enough room, fewest transports, most fleets."""
    cargo = len(band.units) + len(band.hordes)
    found: list[tuple[int, int, list[int]]] = []
    for nation in friends_at(s, sea, band.nations[0]):
        for fleets in squadrons_in(s, sea, nation):
            trips = max(s.fleet_trips[fleet] for fleet in fleets)
            room = cargo <= HOLD * len(fleets) and len(band.leaders) <= len(fleets)
            ready = trips < TRIPS and zone_steps_left(s, fleets) > 0
            if room and ready and not has_fleet_mark(s, fleets, REFUSED):
                found.append((trips, -len(fleets), fleets))
    return min(found)[2] if found else []


def carries(s: InvasionsState, sea: int, band: Band) -> bool:
    """war E21, E103: a friendly naval stack with room, and no hostile one."""
    nation = band.nations[0]
    if sea in s.stormy or enemies_at(s, sea, nation):
        return False
    cargo = len(band.units) + len(band.hordes)
    return any(
        cargo <= HOLD * len(fleets) and len(band.leaders) <= len(fleets)
        for friend in friends_at(s, sea, nation)
        for fleets in squadrons_in(s, sea, friend)
    )


def can_cross(s: InvasionsState, sea: int, band: Band) -> bool:
    if sea in s.stormy:
        return False
    return bool(carrier_at(s, sea, band)) or has_longships(s, band)


def sea_ways(s: InvasionsState, forces: Forces, band: Band, at: int, mode: int) -> list[int]:
    """war R29.1, R29.3: zones by which a group can leave and arrive somewhere."""
    if not may_sail(s, band, mode):
        return []
    zones = [sea for sea in s.box.provinces[at].coasts if can_cross(s, sea, band)]
    if not zones or fewest_steps(s, band) < 1 or forces.neutrals(s, at, band.nations):
        return []
    here = hosts_at(s, forces, at)
    if any(ground_among(s, here, at, nation) != FRIENDLY for nation in band.nations):
        return []
    return [
        sea
        for sea in zones
        if shores(s, forces, band, at, [sea], mode) or further(s, forces, band, at, [sea], mode)
    ]


def hosts_at(s: InvasionsState, forces: Forces, at: int) -> list[int]:
    """war E113: who occupied a province before a group came, those who have joined it included."""
    found = forces.nations(s, at)
    found += [s.unit_command[u] for u in units_in(s, at) if u < len(s.homes) and s.homes[u] == at]
    return found + [nation for nation in hordes_at(s, at) if s.horde_home[nation] == at]


def further(
    s: InvasionsState, forces: Forces, band: Band, at: int, zones: list[int], mode: int
) -> list[int]:
    """Further zones from which a group can arrive somewhere."""
    if len(zones) >= most_zones(s, band) or fewest_steps(s, band) <= len(zones):
        return []
    return [
        sea
        for sea in s.box.seas[zones[-1]].near
        if sea not in zones
        and can_cross(s, sea, band)
        and (
            shores(s, forces, band, at, [*zones, sea], mode)
            or further(s, forces, band, at, [*zones, sea], mode)
        )
    ]


def most_zones(s: InvasionsState, band: Band) -> int:
    """war R29.1; option aid:Byzantines-N: once a turn a named general crosses one more."""
    late = s.turn >= LONG_CROSSINGS and s.aid_steps[RECONQUEST] != s.turn
    if not late or not s.switched(RECONQUEST):
        return MOST_ZONES
    named = any(is_named_general(s, leader) for leader in band.leaders)
    ours = band.nations[0] in about(s, RECONQUEST).nations and not has_longships(s, band)
    return MOST_ZONES + int(named and ours)


def is_named_general(s: InvasionsState, leader: int) -> bool:
    who = s.box.leaders[leader]
    return who.historical and who.rank == GENERAL


def shores(
    s: InvasionsState, forces: Forces, band: Band, at: int, zones: list[int], mode: int
) -> list[int]:
    """war R29.1, R30.1, E52, E118: where a group can go ashore."""
    return [
        p
        for p in sorted(s.box.seas[zones[-1]].coast)
        if p != at
        and not forces.neutrals(s, p, band.nations)
        and why_not_ground(s, forces, band, p, mode) is None
        and (band.units or is_home(s, forces, band, p))
    ]


def is_home(s: InvasionsState, forces: Forces, band: Band, province: int) -> bool:
    """Friendly to all of a group: a transport, not a landing."""
    return all(ground_of(s, forces, province, n) == FRIENDLY for n in band.nations)


# -- the way over the sea -------------------------------------------------------------------------


def shores_now(s: InvasionsState) -> list[int]:
    """Where the group that has put to sea can go ashore."""
    return shores(s, Forces(s), open_band(s), s.var(AT), s.voyage, s.var(MODE))


def risky_shores(s: InvasionsState) -> list[int]:
    """war R30.1, R30.3: those of them at which it lands, and rolls."""
    band, forces = open_band(s), Forces(s)
    return [
        p for p in shores_now(s) if not is_home(s, forces, band, p) and not skips_risk(s, band, p)
    ]


class Embark(Decision[InvasionsState]):
    """war DP4: one more zone, or ashore."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var_of(MOVE, MOVER))

    def zones(self, s: InvasionsState) -> list[int]:
        band, forces = open_band(s), Forces(s)
        return sorted(further(s, forces, band, s.var(AT), s.voyage, s.var(MODE)))

    def legal(self, s: InvasionsState) -> list[str]:
        words = [f"mv_sea {s.box.seas[sea].id}" for sea in self.zones(s)]
        return words + [f"mv_land {s.box.provinces[p].id}" for p in shores_now(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == MV_SEA_V:
            return None if arg in self.zones(s) else Why("W29.1", "no-carrier-there")
        if verb == MV_LAND_V:
            return None if arg in shores_now(s) else Why("W30.1", "cannot-land-there")
        return Why("W29.5", "asked-landing")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == MV_SEA_V:
            plot(s, arg)
            return
        at = s.var(AT)
        s.pop()
        home = is_home(s, Forces(s), open_band(s), arg)
        s.push(PASSAGE, arg, at, 0, 0 if home else LANDING)


def set_sail(s: InvasionsState) -> None:
    """war R29.3, R30.2: steps are paid when the transport is announced."""
    band, goal, start = open_band(s), s.var(GOAL), s.var(START)
    pay_steps(s, band, len(s.voyage))
    note_voyage(s, band, start)
    if len(s.voyage) > MOST_ZONES:
        note_step(s, RECONQUEST, s.turn)
    if s.var(FLAGS) & LANDING:
        spend_all(s, band)
        if not skips_risk(s, band, goal):
            s.push(SEA_RISK, goal, start)
            open_landing_events(s, band.nations[0])


def skips_risk(s: InvasionsState, band: Band, goal: int) -> bool:
    """war R30.8, E48: amphibious all, and barbarians on a calm coast, or always if switched."""
    if not all(is_amphibious(s, unit) for unit in band.units):
        return False
    if s.switched(AMPHIBIOUS_SEA_RISK):
        return True
    area = s.box.provinces[goal].area
    calm = area != NONE and s.box.areas[area].calm
    return calm and all(s.status[nation] == BARBARIAN for nation in band.nations)


def risk_terms(s: InvasionsState, nation: int, sea: int, goal: int) -> list[int]:
    """war R30.4, R30.5"""
    zone = s.box.seas[sea]
    shore = zone.shore_of(goal)
    ports = [p for p in zone.ports if s.built(p) and s.controller[p] == nation]
    foreign = not any(zone.shore_of(p) == shore for p in ports)
    skilled = s.box.nations[nation].has[NAVIGATION] and (zone.mediterranean or zone.black_sea)
    return [-FOREIGN_SHORE * int(foreign), int(skilled)]


def risk_modifier(s: InvasionsState, nation: int, sea: int, goal: int) -> int:
    return sum(risk_terms(s, nation, sea, goal))


class SeaRisk(Chance[InvasionsState]):
    """war R30.3, R30.7, E51"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return [(f"d10 {die}", 1) for die in range(1, DIE + 1)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D10_V else Why("W30.3", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        goal, nation = s.var(RISKED), open_band(s).nations[0]
        s.pop()
        total = arg + 1 + risk_modifier(s, nation, s.voyage[-1], goal) + take_sway(s)
        end_landing_events(s)
        s.tell(SEA_ROLLED, nation, goal, total)
        if total < s.box.numbers.sea_risk_roll:
            s.set_var(FLAGS, s.var(FLAGS) | FAILED)


def cross_zones(s: InvasionsState) -> None:
    """war E108: zone by zone; the carriers may be met in each."""
    if s.var(FLAGS) & CROSSING:
        s.repeat()
        settle_cargo(s)
        return
    place, band = s.var(ZONE), open_band(s)
    if place >= len(s.voyage) or s.var(FLAGS) & FAILED or not (band.units or band.leaders):
        return
    sea, nation = s.voyage[place], band.nations[0]
    s.set_var(ZONE, place + 1)
    s.repeat()
    fleets = carrier_at(s, sea, band)
    if fleets:
        embark(s, sea, fleets, nation)
    elif not has_longships(s, band):
        s.set_var(FLAGS, s.var(FLAGS) | FAILED)
    elif enemies_at(s, sea, nation):
        row(s, sea, band)


def embark(s: InvasionsState, sea: int, fleets: list[int], nation: int) -> None:
    """war R29.3, R30.2"""
    mark_fleets(s, fleets, UNDER_SAIL)
    second = int(max(s.fleet_trips[fleet] for fleet in fleets) > 0)
    count_trip(s, fleets)
    use_steps(s, fleets, ZONE_STEPS if s.var(FLAGS) & LANDING else 1)
    meet_on_the_way(s, sea, nation, second)


def row(s: InvasionsState, sea: int, band: Band) -> None:
    """war E124: longships are one fleet for every three units, and may be met."""
    kind = s.unit_kind[band.units[0]]
    set_out(s, launch_longships(s, kind, -(-len(band.units) // HOLD), sea))
    meet_on_the_way(s, sea, band.nations[0], 0)


def meet_on_the_way(s: InvasionsState, sea: int, nation: int, second: int) -> None:
    s.set_var(FLAGS, s.var(FLAGS) | CROSSING)
    s.push(MEETING, sea, nation, 0, second)


def settle_cargo(s: InvasionsState) -> None:
    """war R29.7, R29.8, E46: a refusal cancels; what finds no room is lost."""
    fleets = sailing(s)
    refused = has_fleet_mark(s, fleets, REFUSED)
    s.set_var(FLAGS, s.var(FLAGS) & ~CROSSING | (FAILED if refused else 0))
    lower_sails(s, fleets)
    land_longships(s)
    if not refused:
        sink_surplus(s, len(fleets))


def sink_surplus(s: InvasionsState, fleets: int) -> None:
    band = open_band(s)
    if not fleets:
        for unit in band.units:
            drown(s, unit)
        for leader in band.leaders:
            leave_leader(s, leader)
            if s.leader_at[leader] != NONE:
                eliminate_leader(s, leader)
    elif len(band.units) > HOLD * fleets or len(band.leaders) > fleets:
        s.push(DROWN, s.var(GOAL), fleets)


def drown(s: InvasionsState, unit: int) -> None:
    s.tell(DROWNED, s.unit_command[unit], s.unit_kind[unit])
    remove_unit(s, unit)


class Drown(Decision[InvasionsState]):
    """war DP30: the owner chooses who is lost."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var_of(MOVE, MOVER))

    def units(self, s: InvasionsState) -> list[int]:
        band = open_band(s)
        over = len(band.units) - HOLD * s.var(ROOM)
        return open_slots(s, band.units, 0, 0) if over > 0 else []

    def leaders(self, s: InvasionsState) -> list[int]:
        band = open_band(s)
        return band.leaders if len(band.leaders) > s.var(ROOM) else []

    def legal(self, s: InvasionsState) -> list[str]:
        words = unit_words(s, "nv_cargo_loss", self.units(s))
        names = [s.box.leaders[each].id for each in self.leaders(s)]
        return words + [f"nv_cargo_loss_leader {name}" for name in names]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == NV_CARGO_LOSS_V and unit_of(s, self.units(s), arg) != NONE:
            return None
        if verb == NV_CARGO_LOSS_LEADER_V and arg in self.leaders(s):
            return None
        return Why("W29.8", "asked-cargo")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == NV_CARGO_LOSS_V:
            drown(s, unit_of(s, self.units(s), arg))
        else:
            leave_leader(s, arg)
            eliminate_leader(s, arg)
        if not self.units(s) and not self.leaders(s):
            s.pop()


def disembark(s: InvasionsState) -> None:
    """war R29.7, R30.7, E51: failed, they stay where they embarked; else they arrive."""
    goal, start, flags = s.var(GOAL), s.var(START), s.var(FLAGS)
    band = open_band(s)
    end_voyage(s)
    if band.is_nobody():
        return
    if flags & FAILED or not (band.units or band.leaders):  # war E124: a horde never drowns
        if flags & LANDING:
            stop(s, band)
            disband(s)
        settle_control(s)
        return
    s.tell(SHIPPED, band.nations[0], start, goal, len(band.units))
    go_there(s, band, goal)
    leave_city(s, start)
    s.pop()
    s.set_var(MARCH_AT, goal)
    if flags & LANDING:
        s.push(ENTRY, goal, start)
