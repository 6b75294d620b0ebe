"""The Treaty: a province changes hands.

Rules   realm R41.3, E71, E142; war R39.5
Owns    none
Nodes   treaty-province (decision), treaty (procedure), treaty-entry (decision)
Leaves  the pact to pacts.py, who leaves to departure.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import FROM_V
from aevum.games.invasions.components.bonds import (
    CEDED,
    END_TREATY_V,
    TREATY_DEED,
    TREATY_ENTRY,
    TREATY_MOVE_IN_V,
    TREATY_PROVINCE,
    TREATY_PROVINCE_V,
)
from aevum.games.invasions.kinds import NONE, TIMINGS
from aevum.games.invasions.rules.battle.departure import CEDED as FOR_GOOD
from aevum.games.invasions.rules.battle.departure import retreat
from aevum.games.invasions.rules.board.control import pass_province, settle_control
from aevum.games.invasions.rules.board.ground import is_barred, is_closed_to, occupants
from aevum.games.invasions.rules.board.places import province_words
from aevum.games.invasions.rules.board.relations import are_bound, are_friends
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.units import (
    destroy_limes,
    fleet_nation,
    fleets_at,
    move_unit,
    unit_of,
    unit_words,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.foedus import foedus_at
from aevum.games.invasions.rules.cards.effects import carry_out
from aevum.games.invasions.state import InvasionsState

WINDOW: Final = TIMINGS.index("diplomacy")
TAKER: Final = TREATY_PROVINCE.variable("nation")
GIVER: Final = TREATY_PROVINCE.variable("target")
NATION: Final = TREATY_DEED.variable("nation")
TARGET: Final = TREATY_DEED.variable("target")
PROVINCE: Final = TREATY_DEED.variable("province")
ENTRANT: Final = TREATY_ENTRY.variable("nation")
ENTERED: Final = TREATY_ENTRY.variable("province")
ENTERED_FROM: Final = TREATY_ENTRY.variable("from")


def ceded_provinces(s: InvasionsState, nation: int, target: int) -> list[int]:
    """realm R41.3: provinces that a nation may take from the target of its Treaty."""
    return [p for p in s.lands_of(target) if can_be_ceded(s, nation, target, p)]


def can_be_ceded(s: InvasionsState, nation: int, target: int, province: int) -> bool:
    place = s.box.provinces[province]
    if place.granary or province in s.capital or province in s.horde:
        return False
    if foedus_at(s, province) != NONE or is_closed_to(s, nation, province):
        return False
    if not all(o == target or are_friends(s, nation, o) for o in occupants(s, province)):
        return False
    return room_at(s, nation, province) > 0 and bool(entrants(s, nation, province))


def entrants(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm E71: units in own provinces next to it, or across the sea of an own fleet."""
    place = s.box.provinces[province]
    near = {p for p in place.near if s.controller[p] == nation}
    if place.island:
        for sea in place.coasts:
            if any(fleet_nation(s, fleet) == nation for fleet in fleets_at(s, sea)):
                near |= {p for p in s.box.seas[sea].coast if s.controller[p] == nation}
    units = [unit for unit in units_of(s, nation) if s.unit_at[unit] in near]
    return [unit for unit in units if not is_barred(s, unit, province)]


class TreatyProvince(Decision[InvasionsState]):
    """realm DP39"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(TAKER))

    def legal(self, s: InvasionsState) -> list[str]:
        found = ceded_provinces(s, s.var(TAKER), s.var(GIVER))
        return province_words(s, "treaty_province", found)

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == TREATY_PROVINCE_V and arg in ceded_provinces(s, s.var(TAKER), s.var(GIVER)):
            return None
        return Why("R41.3", "asked-treaty-province")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, target = s.var(TAKER), s.var(GIVER)
        s.pop()
        card = s.box.axes["diplomacy"].index("treaty")
        deed = s.box.numbered.of_diplomacy[card][0]
        carry_out(s, nation, deed, [nation, target, arg], WINDOW)


# -- the province changes hands -------------------------------------------------------------------


def cede(s: InvasionsState, target: int, nation: int, province: int) -> None:
    s.push(TREATY_DEED, nation, target, province)


def move_in(s: InvasionsState) -> None:
    """realm E71: at least one unit, before those of the target leave."""
    s.push(TREATY_ENTRY, s.var(NATION), s.var(PROVINCE), NONE)


def send_away(s: InvasionsState) -> None:
    """realm R41.3: stacking may be exceeded if there is no other way."""
    retreat(s, s.var(TARGET), s.var(PROVINCE), FOR_GOOD)


def take_province(s: InvasionsState) -> None:
    """realm E71, E142: with its city, without siege or loot; a limes falls."""
    nation, target, province = s.var(NATION), s.var(TARGET), s.var(PROVINCE)
    pass_province(s, province, nation)
    limes = s.limes[province]
    if limes != NONE and not are_bound(s, limes, nation):
        destroy_limes(s, province)
    s.tell(CEDED, target, nation, province)
    settle_control(s)


class TreatyEntry(Decision[InvasionsState]):
    """realm DP39: unit by unit; one must, more may."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ENTRANT))

    def units(self, s: InvasionsState) -> list[int]:
        found, place = entrants(s, s.var(ENTRANT), s.var(ENTERED)), s.var(ENTERED_FROM)
        return found if place == NONE else [u for u in found if s.unit_at[u] == place]

    def has_entered(self, s: InvasionsState) -> bool:
        return bool(units_at(s, s.var(ENTERED), s.var(ENTRANT)))

    def legal(self, s: InvasionsState) -> list[str]:
        units = self.units(s)
        places = sorted({s.unit_at[unit] for unit in units})
        if len(places) > 1:
            words = province_words(s, "from", places)
        else:
            words = unit_words(s, "treaty_move_in", units)
        return [*words, "end_treaty"] if self.has_entered(s) else words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == END_TREATY_V:
            return None if self.has_entered(s) else Why("R41.3", "nobody-moved-in")
        units = self.units(s)
        places = {s.unit_at[unit] for unit in units}
        if len(places) > 1:
            known = verb == FROM_V and arg in places
        else:
            known = verb == TREATY_MOVE_IN_V and unit_of(s, units, arg) != NONE
        return None if known else Why("R41.3", "asked-treaty-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == FROM_V:
            s.set_var(ENTERED_FROM, arg)
            return
        nation, province = s.var(ENTRANT), s.var(ENTERED)
        if verb == TREATY_MOVE_IN_V:
            move_unit(s, unit_of(s, self.units(s), arg), province)
            s.set_var(ENTERED_FROM, NONE)
            if room_at(s, nation, province) > 0 and entrants(s, nation, province):
                return
        s.pop()
