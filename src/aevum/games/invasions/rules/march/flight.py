"""Flight: who may flee, and the roll.

Rules   war R18.2 to R18.12, E4, E58, E94, E120
Owns    none
Nodes   flight-roll (chance)
Leaves  the announcement to reactions.py, the way to escape.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.board import D10_V
from aevum.games.invasions.components.march import (
    FLED_FROM,
    FLEE,
    FLIGHT_FAILED,
    FLIGHT_ROLL,
)
from aevum.games.invasions.kinds import NONE, PLAIN, RIVER
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.dice import D10_WORDS
from aevum.games.invasions.rules.board.ground import Forces, is_barred, is_closed
from aevum.games.invasions.rules.board.leaders import best_combat, leaders_at, nation_of
from aevum.games.invasions.rules.board.relations import is_friendly
from aevum.games.invasions.rules.board.units import is_cavalry, units_in
from aevum.games.invasions.rules.cards.lasting import FROZEN_RIVERS, is_lasting, take_sway
from aevum.games.invasions.rules.march.calls import (
    announce,
    band_called,
    call_horde,
    call_leader,
    call_unit,
    force_of,
    hunt,
    leaders_called,
    units_called,
)
from aevum.games.invasions.rules.march.escape import Shelters
from aevum.games.invasions.rules.march.marching import (
    FLED,
    Band,
    has_mark,
    mark_horde,
    mark_units,
    open_band,
)
from aevum.games.invasions.state import InvasionsState

CALL: Final = FLIGHT_ROLL.variable("call")
FROM: Final = FLIGHT_ROLL.variable("province")
TERMS: Final = ("leader", "city", "twice", "cavalry", "crossing")
CITY: Final = 3
TWICE: Final = 3
FEWER_CAVALRY: Final = 1
CROSSING: Final = 2
"""war R18.3"""


def runaways(s: InvasionsState, province: int, nation: int) -> Band:
    """Those of a nation there who have not tried to flee in this Movement part (war R18.12)."""
    force = force_of(s, nation)
    units = [
        unit
        for unit in units_in(s, province)
        if s.unit_command[unit] in force and not has_mark(s, unit, FLED)
    ]
    hordes = [n for n in force if s.horde[n] == province and not s.horde_marks[n] & FLED]
    leaders = [leader for n in force for leader in leaders_at(s, province, n)]
    return Band(s, units, leaders, hordes)


def first_steps(s: InvasionsState, forces: Forces, province: int, nation: int) -> list[int]:
    """war R18.6, R18.7: first steps from which somebody finds a place within three steps."""
    band = runaways(s, province, nation)
    if not band.units and not band.hordes:
        return []
    near = s.box.provinces[province].near
    return [to for to in near if can_begin(s, forces, able(s, band, to), province, to)]


def can_flee(s: InvasionsState, forces: Forces, province: int, nation: int) -> bool:
    """Is there such a step?"""
    band = runaways(s, province, nation)
    if not band.units and not band.hordes:
        return False
    near = s.box.provinces[province].near
    return any(can_begin(s, forces, able(s, band, to), province, to) for to in near)


def able(s: InvasionsState, band: Band, to: int) -> Band:
    """Those of a band who may be in a province (war R16.4)."""
    return Band(
        s,
        [unit for unit in band.units if not is_barred(s, unit, to)],
        [leader for leader in band.leaders if not is_closed(s, to, nation_of(s, leader))],
        [nation for nation in band.hordes if not is_closed(s, to, nation)],
    )


def can_begin(s: InvasionsState, forces: Forces, band: Band, at: int, to: int) -> bool:
    """A unit, or the horde, finds a place within three steps."""
    if not band.units and not band.hordes:
        return False
    enough = int(not band.hordes)
    return Shelters(s, forces, band).after([at], 0, to, enough) >= enough


def call_flight(s: InvasionsState, nation: int, province: int, step: int) -> None:
    """war R18.1, R18.8: the stack and the first step are announced."""
    band = able(s, runaways(s, province, nation), step)
    call = announce(s, nation, province, step)
    for unit in band.units:
        call_unit(s, unit, call)
    for leader in band.leaders:
        call_leader(s, leader, call)
    for horde in band.hordes:
        call_horde(s, horde, call)
    mark_units(s, band.units, FLED)
    for horde in band.hordes:
        mark_horde(s, horde, FLED)


# -- the roll -------------------------------------------------------------------------------------


def terms_of(s: InvasionsState, call: int, province: int) -> list[int]:
    """war R18.3, E4, E94: what is added to the die, in the order of TERMS."""
    nation, entering = s.call_nation[call], open_band(s).units
    force = force_of(s, nation)
    ours = [unit for unit in units_in(s, province) if s.unit_command[unit] in force]
    owner = s.city_owner[province] if s.built(province) else s.controller[province]
    city = is_fortified(s, province) and owner != NONE and is_friendly(s, nation, owner, province)
    riders, chasers = (sum(is_cavalry(s, u) for u in units) for units in (ours, entering))
    hard = is_hard(s, s.box.provinces[province].border(s.call_step[call]))
    return [
        best_combat(s, leaders_called(s, call)),
        CITY if city else 0,
        TWICE if len(ours) >= 2 * len(entering) else 0,
        -FEWER_CAVALRY if riders < chasers else 0,
        -CROSSING if hard else 0,
    ]


def chance_of(s: InvasionsState, call: int, province: int) -> int:
    return sum(terms_of(s, call, province))


def is_hard(s: InvasionsState, border: int) -> bool:
    """war R18.3; frozen_rivers: a river does not exist."""
    return border != PLAIN and not (border == RIVER and is_lasting(s, FROZEN_RIVERS))


class FlightRoll(Chance[InvasionsState]):
    """war R18.3, R18.4"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D10_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D10_V else Why("W18.3", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        call, province = s.var(CALL), s.var(FROM)
        s.pop()
        total = arg + 1 + chance_of(s, call, province) + take_sway(s)
        nation = s.call_nation[call]
        hunt(s, units_called(s, call), open_band(s).units)  # war E120
        if total < s.box.numbers.flight_roll:
            s.tell(FLIGHT_FAILED, nation, province, total)
            return
        s.tell(FLED_FROM, nation, province, total)
        if can_begin(s, Forces(s), band_called(s, call), province, s.call_step[call]):
            s.push(FLEE, call, province)  # war E120: without a place it stands
