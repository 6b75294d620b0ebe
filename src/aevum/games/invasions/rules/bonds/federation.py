"""A foedus comes into force.

Rules   realm R38.4, R38.5, R38.9, R38.14, E49, E62, E64; war R34.1 to R34.5
Owns    none
Nodes   foedus (procedure), foedus-horde (decision), foedus-fill (decision),
        foedus-unit (decision)
Leaves  the lists of foedera to foedus.py, offers to offers.py, its end to breach.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import FEDERATE, FROM_V
from aevum.games.invasions.components.bonds import (
    FOEDUS,
    FOEDUS_FILL,
    FOEDUS_HORDE,
    FOEDUS_HORDE_V,
    FOEDUS_MADE,
    FOEDUS_TO_V,
    FOEDUS_UNIT,
    FOEDUS_UNIT_V,
)
from aevum.games.invasions.components.registers import INACTIVE
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.departure import SURPLUS, retreat
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import leaders_in_play, place_leader
from aevum.games.invasions.rules.board.mercenaries import ask_for_loan, lent_by
from aevum.games.invasions.rules.board.places import province_words
from aevum.games.invasions.rules.board.relations import team
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.treasury import transfer
from aevum.games.invasions.rules.board.units import (
    move_horde,
    move_unit,
    unit_of,
    unit_words,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.alliances import end_alliance
from aevum.games.invasions.rules.bonds.foedus import (
    federators_of,
    foedera_of,
    foedus_provinces,
    make_foedus,
    note_vacated,
    pledges,
    take_pledge,
)
from aevum.games.invasions.rules.bonds.offers import still_holds
from aevum.games.invasions.rules.bonds.vassals import free_vassals
from aevum.games.invasions.rules.march.activation import stop_acting
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.state import InvasionsState

LORD: Final = FOEDUS.variable("nation")
GUEST: Final = FOEDUS.variable("federate")
FIRST: Final = FOEDUS.variable("first")
SECOND: Final = FOEDUS.variable("second")
SETTLER: Final = FOEDUS_HORDE.variable("federate")
HERE: Final = FOEDUS_HORDE.variable("first")
THERE: Final = FOEDUS_HORDE.variable("second")
FILLER: Final = FOEDUS_FILL.variable("federate")
FILL_FIRST: Final = FOEDUS_FILL.variable("first")
FILL_SECOND: Final = FOEDUS_FILL.variable("second")
MOVER: Final = FOEDUS_UNIT.variable("federate")
MOVED_TO: Final = FOEDUS_UNIT.variable("to")
MOVED_FROM: Final = FOEDUS_UNIT.variable("from")
MOVED_OTHER: Final = FOEDUS_UNIT.variable("other")


def begin_foedera(s: InvasionsState) -> None:
    """realm R10.1 (2), R38.4, R38.14: pledges of who acts; inactive ones act with their lord."""
    for place, (lord, federate, first, second) in enumerate(pledges(s)):
        due = lord if s.being[federate] == INACTIVE else federate
        if due in s.acting:
            s.repeat()
            take_pledge(s, place)
            if still_holds(s, lord, federate, first, second):
                s.push(FOEDUS, lord, federate, first, second)
            return


def enter_foedus(s: InvasionsState) -> None:
    """realm R38.4, E49, R36.4, R39.11: the first tribute at once, as far as the gold goes."""
    lord, federate = s.var(LORD), s.var(GUEST)
    make_foedus(s, lord, federate, s.var(FIRST), s.var(SECOND), s.turn)
    s.tell(FOEDUS_MADE, lord, federate, s.var(FIRST), s.var(SECOND))
    transfer(s, lord, federate, min(s.gold[lord], s.box.numbers.foedus_tribute))
    free_vassals(s, federate)
    if s.ally[federate] != NONE:
        stop_acting(s, federate)
        end_alliance(s, federate)


def settle_horde(s: InvasionsState) -> None:
    """realm R38.4.1; what the federate leaves is remembered for the federator."""
    federate = s.var(GUEST)
    note_vacated(s, sorted({s.unit_at[unit] for unit in units_of(s, federate)}))
    s.push(FOEDUS_HORDE, federate, s.var(FIRST), s.var(SECOND))


class FoedusHorde(Decision[InvasionsState]):
    """realm DP28"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(SETTLER))

    def legal(self, s: InvasionsState) -> list[str]:
        return province_words(s, "foedus_horde", [s.var(HERE), s.var(THERE)])

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == FOEDUS_HORDE_V and arg in (s.var(HERE), s.var(THERE)):
            return None
        return Why("R38.4", "asked-foedus-horde")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        federate = s.var(SETTLER)
        s.pop()
        move_horde(s, federate, arg)


# -- filling --------------------------------------------------------------------------------------


def settlers(s: InvasionsState, federate: int, first: int, second: int) -> list[int]:
    """realm E62, R38.7: units that still move in; the last one holds an older foedus province."""
    older = set(foedus_provinces(s, federate)) - {first, second}
    found = []
    for unit in units_of(s, federate):
        place = s.unit_at[unit]
        if place in (first, second):
            continue
        if place not in older or units_at(s, place, federate)[0] != unit:
            found.append(unit)
    return found


def with_room(s: InvasionsState, federate: int, first: int, second: int) -> list[int]:
    """realm R38.4.2: units of the federator are ignored."""
    return [p for p in (first, second) if room_at(s, federate, p) > 0]


def fill_provinces(s: InvasionsState) -> None:
    """realm R38.4.2, E62: until both are full or nobody is left elsewhere."""
    federate, first, second = s.var(GUEST), s.var(FIRST), s.var(SECOND)
    places = with_room(s, federate, first, second)
    if not places or not settlers(s, federate, first, second):
        bring_leaders(s, federate)
        return
    s.repeat()
    if len(places) == 1:
        s.push(FOEDUS_UNIT, federate, places[0], NONE, first + second - places[0])
    else:
        s.push(FOEDUS_FILL, federate, first, second)


def bring_leaders(s: InvasionsState, federate: int) -> None:
    """A leader whose units have all moved in goes to the horde."""
    for leader in leaders_in_play(s, federate):
        place = s.leader_at[leader]
        if place != NONE and not units_at(s, place, federate):
            place_leader(s, leader, s.horde[federate])
    note_vacated(s, [p for p in s.vacated if not units_at(s, p, federate)])


class FoedusFill(Decision[InvasionsState]):
    """realm DP28: into which of the two provinces the next unit goes."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(FILLER))

    def legal(self, s: InvasionsState) -> list[str]:
        return province_words(s, "foedus_to", [s.var(FILL_FIRST), s.var(FILL_SECOND)])

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == FOEDUS_TO_V and arg in (s.var(FILL_FIRST), s.var(FILL_SECOND)):
            return None
        return Why("R38.4", "asked-foedus-to")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        federate = s.var(FILLER)
        other = s.var(FILL_FIRST) + s.var(FILL_SECOND) - arg
        s.pop()
        s.push(FOEDUS_UNIT, federate, arg, NONE, other)


class FoedusUnit(Decision[InvasionsState]):
    """realm DP28: where it stands, then which one."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(MOVER))

    def units(self, s: InvasionsState) -> list[int]:
        found = settlers(s, s.var(MOVER), s.var(MOVED_TO), s.var(MOVED_OTHER))
        place = s.var(MOVED_FROM)
        return found if place == NONE else [u for u in found if s.unit_at[u] == place]

    def legal(self, s: InvasionsState) -> list[str]:
        units = self.units(s)
        places = sorted({s.unit_at[unit] for unit in units})
        if len(places) > 1:
            return province_words(s, "from", places)
        return unit_words(s, "foedus_unit", units)

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        units = self.units(s)
        places = {s.unit_at[unit] for unit in units}
        if len(places) > 1:
            return None if verb == FROM_V and arg in places else Why("R38.4", "asked-foedus-from")
        if verb == FOEDUS_UNIT_V and unit_of(s, units, arg) != NONE:
            return None
        return Why("R38.4", "asked-foedus-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == FROM_V:
            s.set_var(MOVED_FROM, arg)
            return
        unit, place = unit_of(s, self.units(s), arg), s.var(MOVED_TO)
        s.pop()
        move_unit(s, unit, place)


# -- the federator --------------------------------------------------------------------------------


def make_room(s: InvasionsState) -> None:
    """realm R38.4.3: what is above the limit must leave, more may."""
    lord, places = s.var(LORD), (s.var(SECOND), s.var(FIRST))
    settle_control(s)
    for nation in team(s, lord):
        for province in places:
            if units_at(s, province, nation):
                retreat(s, nation, province, SURPLUS)


def lend_federate(s: InvasionsState) -> None:
    """realm R38.5"""
    ask_for_loan(s, s.var(GUEST), s.var(LORD), FEDERATE)


def settle_foedus(s: InvasionsState) -> None:
    note_vacated(s, [])
    settle_control(s)


def replace_mercenaries(s: InvasionsState, federate: int) -> None:
    """realm R19.11, R38.5: in its slot of 1.B, one for each that was eliminated."""
    lords = federators_of(s, federate)
    missing = len(lords) - len(lent_by(s, federate, FEDERATE))
    for _ in range(missing):
        ask_for_loan(s, federate, lords[0], FEDERATE)


def reward_federates(s: InvasionsState) -> None:
    """realm R38.9, E64: 3 VP for each foedus in force, in 3.B."""
    for federate in sorted(set(s.federates)):
        gain_points(s, federate, s.box.numbers.foedus_vp * len(foedera_of(s, federate)))
