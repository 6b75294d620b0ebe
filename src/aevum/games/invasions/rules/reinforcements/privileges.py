"""Powers that a nation uses in its own slot of reinforcements.

Rules   realm R19.13: limites_face_persia, gothic_exchange, vandal_fleet
Owns    facing, fleet_given
Nodes   frontier (decision), exchanging (decision), fleet-zone (decision)
Leaves  loans to mercenaries.py, limites to units.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import EXCHANGE, USE_POWER_V
from aevum.games.invasions.components.registers import YES
from aevum.games.invasions.components.reinforcements import (
    EXCHANGING,
    FLEET_CAME,
    FLEET_ZONE,
    FRONTIER,
    LIMES_MOVED,
    MC_RECALL_V,
    MOVE_LIMES_V,
    PLACE_FLEET_V,
    RECALLED,
    REINFORCING,
)
from aevum.games.invasions.kinds import FLEET, MODIFIERS, NONE
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.mercenaries import ask_for_loan, go_home
from aevum.games.invasions.rules.board.units import (
    kind_in,
    move_limes,
    place_fleets,
    unit_of,
    unit_words,
    units_of,
)
from aevum.games.invasions.state import InvasionsState

NATION: Final = REINFORCING.variable("nation")
GUARD: Final = FRONTIER.variable("nation")
AFTER: Final = FRONTIER.variable("after")
LENDER: Final = EXCHANGING.variable("nation")
PARTNER: Final = EXCHANGING.variable("other")
ADMIRAL: Final = FLEET_ZONE.variable("nation")
FACE_PERSIA: Final = MODIFIERS.index("limites_face_persia")
PERSIA: Final = MODIFIERS.index("eastern_expansion")
GOTHS: Final = MODIFIERS.index("gothic_exchange")
FLEETS: Final = MODIFIERS.index("vandal_fleet")
NO: Final = "no"


# -- limites that face a rival --------------------------------------------------------------------


def rival_ground(s: InvasionsState, province: int) -> bool:
    """A province that the rival of the frontier controls."""
    who = s.controller[province]
    return who != NONE and s.box.nations[who].has[PERSIA]


def faces_rival(s: InvasionsState, province: int) -> bool:
    return any(rival_ground(s, p) for p in s.box.provinces[province].near)


def mark_frontier(s: InvasionsState) -> None:
    """At set-up: the limites that move with the border are those that stand on it."""
    for province in range(len(s.limes)):
        nation = s.limes[province]
        if nation != NONE and s.box.nations[nation].has[FACE_PERSIA]:
            s.facing[province] = int(faces_rival(s, province))


def movable_limites(s: InvasionsState, nation: int, after: int) -> list[int]:
    """Those that may still move in this turn: in the order of the board, each once."""
    count = range(after + 1, len(s.limes))
    return [p for p in count if s.limes[p] == nation and s.facing[p]]


def frontier_places(s: InvasionsState, nation: int) -> list[int]:
    """Provinces of the nation next to the rival, without a limes."""
    lands = s.lands_of(nation)
    return [p for p in lands if s.limes[p] == NONE and faces_rival(s, p)]


def move_frontier(s: InvasionsState) -> None:
    """limites_face_persia"""
    nation = s.var(NATION)
    if not s.box.nations[nation].has[FACE_PERSIA]:
        return
    if movable_limites(s, nation, NONE) and frontier_places(s, nation):
        s.push(FRONTIER, nation, NONE)


class Frontier(Decision[InvasionsState]):
    """realm DP41"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(GUARD))

    def moves(self, s: InvasionsState) -> list[tuple[int, int]]:
        nation = s.var(GUARD)
        places = frontier_places(s, nation)
        return [(p, to) for p in movable_limites(s, nation, s.var(AFTER)) for to in places]

    def legal(self, s: InvasionsState) -> list[str]:
        ids = s.box.axes["province"]
        words = [f"use_power {MODIFIERS[FACE_PERSIA]} {NO}"]
        return words + [f"move_limes {ids[p]} {ids[to]}" for p, to in self.moves(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == USE_POWER_V and arg == 2 * FACE_PERSIA:
            return None
        if verb == MOVE_LIMES_V and divmod(arg, len(s.limes)) in self.moves(s):
            return None
        return Why("R19.13", "asked-frontier")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == USE_POWER_V:
            s.pop()
            return
        left, to = divmod(arg, len(s.limes))
        move_limes(s, left, to)
        s.facing[left], s.facing[to] = 0, 1
        s.tell(LIMES_MOVED, left, to)
        settle_control(s)
        s.set_var(AFTER, left)
        if not self.moves(s):
            s.pop()


# -- the exchange of mercenaries ------------------------------------------------------------------


def partner_of(s: InvasionsState, nation: int) -> int:
    """gothic_exchange: the other nation with this power, while both are on the board."""
    if s.box.nations[nation].has[GOTHS] and s.on_board(nation):
        for other in s.box.nations:
            if other.index != nation and other.has[GOTHS] and s.on_board(other.index):
                return other.index
    return NONE


def lent_in_exchange(s: InvasionsState, nation: int, partner: int) -> list[int]:
    return [
        unit
        for unit in units_of(s, partner)
        if s.unit_contract[unit] == EXCHANGE and s.box.kinds[s.unit_kind[unit]].nation == nation
    ]


def exchange_units(s: InvasionsState) -> None:
    nation = s.var(NATION)
    partner = partner_of(s, nation)
    if partner != NONE and (units_of(s, nation) or lent_in_exchange(s, nation, partner)):
        s.push(EXCHANGING, nation, partner)


class Exchanging(Decision[InvasionsState]):
    """realm DP41: a unit is lent, or called back."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(LENDER))

    def lent(self, s: InvasionsState) -> list[int]:
        return lent_in_exchange(s, s.var(LENDER), s.var(PARTNER))

    def legal(self, s: InvasionsState) -> list[str]:
        name = MODIFIERS[GOTHS]
        if self.lent(s):
            return [f"use_power {name} no", *unit_words(s, "mc_recall", self.lent(s))]
        return [f"use_power {name} no", f"use_power {name} yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        lent = self.lent(s)
        if verb == USE_POWER_V and arg // 2 == GOTHS and (arg % 2 != YES or not lent):
            return None
        if verb == MC_RECALL_V and unit_of(s, lent, arg) != NONE:
            return None
        return Why("R19.13", "asked-exchange")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, partner = s.var(LENDER), s.var(PARTNER)
        lent = self.lent(s)
        s.pop()
        if verb == MC_RECALL_V:
            unit = unit_of(s, lent, arg)
            s.tell(RECALLED, nation, s.unit_kind[unit])
            go_home(s, unit)
        elif arg % 2 == YES:
            ask_for_loan(s, nation, partner, EXCHANGE)


# -- free fleets ----------------------------------------------------------------------------------


def fleet_zones(s: InvasionsState, nation: int) -> list[int]:
    """Sea zones of its built coastal cities."""
    ports = [p for p in s.lands_of(nation) if s.built(p) and s.box.provinces[p].port != NONE]
    return sorted({s.box.provinces[p].port for p in ports})


def launch_fleets(s: InvasionsState) -> None:
    """vandal_fleet: once, in the first step in which the nation owns a built coastal city."""
    nation = s.var(NATION)
    if s.box.nations[nation].has[FLEETS] and not s.fleet_given[nation] and fleet_zones(s, nation):
        s.push(FLEET_ZONE, nation)


class FleetZone(Decision[InvasionsState]):
    """realm DP42"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ADMIRAL))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"place_fleet {s.box.seas[z].id}" for z in fleet_zones(s, s.var(ADMIRAL))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == PLACE_FLEET_V and arg in fleet_zones(s, s.var(ADMIRAL)):
            return None
        return Why("R19.13", "asked-fleet-zone")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(ADMIRAL)
        s.pop()
        s.fleet_given[nation] = 1
        kind = kind_in(s, nation, FLEET)
        count = min(s.box.modifiers[FLEETS].numbers[0], s.supply[kind])
        place_fleets(s, kind, count, arg)
        s.tell(FLEET_CAME, nation, arg, count)
