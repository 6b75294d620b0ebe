"""Ways: where a group may step.

Rules   war R10.3, R10.8 to R10.10, R10.13, R12.1, R12.7, R15, R16, E99, E116, E118, E119, E128;
        R4.10
Owns    none
Nodes   none
Leaves  the step itself to movement.py, what happens on arrival to entry.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.why import Why
from aevum.games.invasions.kinds import BARBARIAN, MODIFIERS, NONE, STRAIT
from aevum.games.invasions.rules.board.ground import (
    Forces,
    is_blocked,
    is_closed,
    is_kept_from,
    is_leashed,
)
from aevum.games.invasions.rules.board.relations import HOSTILE, is_hostile, relation
from aevum.games.invasions.rules.board.units import units_in
from aevum.games.invasions.rules.bonds.foedus import foedus_at
from aevum.games.invasions.rules.march.marching import (
    HOLDING,
    Band,
    has_mark,
    horde_steps_left,
    leader_steps_left,
    steps_left,
)
from aevum.games.invasions.rules.turn.timeline import UNITED_EMPIRE
from aevum.games.invasions.state import InvasionsState

NORMAL: Final = 0
REDEPLOY: Final = 1
"""war R8.2: before a raid, between provinces that the nation controls."""
CAMPAIGN: Final = 2
BOSPHORUS: Final = "Bosphorus"
BOSPHORUS_CROSSING: Final = MODIFIERS.index("bosphorus_crossing")


# -- borders --------------------------------------------------------------------------------------


def is_bosphorus(s: InvasionsState, a: int, b: int) -> bool:
    place = s.box.provinces[a]
    return b in place.near and place.border_names[place.near.index(b)] == BOSPHORUS


def knows_bosphorus(s: InvasionsState, nation: int) -> bool:
    """bosphorus_crossing: its owner, and with it all who are one empire with it."""
    if s.box.nations[nation].has[BOSPHORUS_CROSSING]:
        return True
    return bool(s.in_force[UNITED_EMPIRE]) and s.box.nations[nation].has[UNITED_EMPIRE]


def costs_all(s: InvasionsState, band: Band, at: int, to: int) -> bool:
    """war R15.3: a strait uses all steps."""
    if s.box.provinces[at].border(to) != STRAIT:
        return False
    free = is_bosphorus(s, at, to) and all(knows_bosphorus(s, n) for n in band.nations)
    return not free


def is_fresh(s: InvasionsState, band: Band) -> bool:
    """Nobody has used a step."""
    return (
        all(s.steps[unit] == 0 for unit in band.units)
        and all(s.leader_steps[leader] == 0 for leader in band.leaders)
        and all(s.horde_steps[nation] == 0 for nation in band.hordes)
    )


# -- who is there ---------------------------------------------------------------------------------


def meets_limes(s: InvasionsState, band: Band, to: int) -> bool:
    """war R5.2: a limes that is hostile to the group."""
    limes = s.limes[to]
    return limes != NONE and any(is_hostile(s, nation, limes, to) for nation in band.nations)


def roams(s: InvasionsState, band: Band, to: int, foes: list[int]) -> bool:
    """war R10.9 (a), E119: barbarians do not stop barbarians on barbarian ground."""
    if s.box.provinces[to].civilized or meets_limes(s, band, to):
        return False
    return all(s.status[nation] == BARBARIAN for nation in [*band.nations, *foes])


def defenders_at(s: InvasionsState, forces: Forces, province: int, foes: list[int]) -> int:
    """war E30: units of the enemy, and his hordes."""
    units = sum(s.unit_command[unit] in foes for unit in forces.units[province])
    return units + sum(nation in foes for nation in forces.hordes[province])


def is_held(s: InvasionsState, forces: Forces, province: int, foes: list[int]) -> bool:
    """war R12.1, R12.7: a passage in force is active."""
    holders = sum(has_mark(s, unit, HOLDING) for unit in units_in(s, province))
    return holders > 0 and holders >= 2 * defenders_at(s, forces, province, foes)


def would_stop(s: InvasionsState, forces: Forces, band: Band, to: int) -> bool:
    """war R10.9, R5.2: the enemy there ends the move of who enters."""
    if meets_limes(s, band, to):
        return True
    foes = forces.foes(s, to, band.nations)
    return bool(foes) and not (roams(s, band, to, foes) or is_held(s, forces, to, foes))


def is_of_one_mind(s: InvasionsState, forces: Forces, band: Band, to: int) -> bool:
    """war E128: nobody there is hostile to one nation of the group and not to another."""
    if len(band.nations) < 2:
        return True
    others = forces.nations(s, to)
    for nation in (s.controller[to], s.limes[to]):
        if nation != NONE and nation not in others:
            others.append(nation)
    for other in others:
        hostile = [relation(s, nation, other, to) == HOSTILE for nation in band.nations]
        if any(hostile) and not all(hostile):
            return False
    return True


# -- one step -------------------------------------------------------------------------------------


def why_not_step(
    s: InvasionsState, forces: Forces, band: Band, at: int, to: int, mode: int
) -> Why | None:
    """Why this band cannot go from here to there; None if it can."""
    border = s.box.provinces[at].border(to)
    if border == NONE:
        return Why("W10.3", "not-beside")
    if border == STRAIT:
        if costs_all(s, band, at, to) and not is_fresh(s, band):
            return Why("W15.3", "strait-first")
        if any(is_blocked(s, at, to, nation) for nation in band.nations):
            return Why("W15.5", "strait-blocked")
    reason = why_not_ground(s, forces, band, to, mode)
    if reason is None and forces.neutrals(s, to, band.nations):
        left = 0 if costs_all(s, band, at, to) else fewest_steps(s, band) - 1
        if not can_go_on(s, forces, band, to, left, mode):
            return Why("W10.13", "beside-neutrals")
    return reason


def why_not_ground(s: InvasionsState, forces: Forces, band: Band, to: int, mode: int) -> Why | None:
    """Why this band cannot enter a province, wherever it comes from."""
    if any(is_closed(s, to, nation) for nation in band.nations):
        return Why("W16.4", "closed-ground")
    if any(is_kept_from(s, unit, to) for unit in band.units):
        return Why("W16.4", "closed-ground")
    if any(is_leashed(s, to, nation) for nation in band.nations):
        return Why("W10.16", "too-far-from-suzerain")
    if mode == CAMPAIGN and not follows_campaigner(s, band, to):
        return Why("W21.5", "campaigner-leads")
    if mode == REDEPLOY and s.controller[to] not in s.acting:
        return Why("W8.2", "own-provinces-only")
    if not is_of_one_mind(s, forces, band, to):
        return Why("WE128", "not-of-one-mind")
    if any(not may_lead_horde(s, nation, to) for nation in band.hordes):
        return Why("W4.10", "horde-stays-in-foedus")
    if not band.units:
        return why_not_alone(s, forces, band, to)
    return None


def follows_campaigner(s: InvasionsState, band: Band, to: int) -> bool:
    """war R21.5: with him, or into his province."""
    return s.campaigner in band.leaders or to == s.leader_at[s.campaigner]


def may_lead_horde(s: InvasionsState, nation: int, to: int) -> bool:
    """war R4.10: the horde of a federate stays in the foedus provinces."""
    if nation not in s.federates:
        return True
    foedus = foedus_at(s, to)
    return foedus != NONE and s.federates[foedus] == nation


def why_not_alone(s: InvasionsState, forces: Forces, band: Band, to: int) -> Why | None:
    """war R3.5, E116: leaders and hordes without units."""
    if forces.foes(s, to, band.nations):
        return Why("W3.5", "no-units")
    if band.hordes:
        lord = s.controller[to]
        hostile = lord != NONE and any(is_hostile(s, n, lord, to) for n in band.hordes)
        if hostile or meets_limes(s, band, to):
            return Why("WE116", "no-units")
    return None


def fewest_steps(s: InvasionsState, band: Band) -> int:
    """The steps of the slowest of a band."""
    left = [steps_left(s, unit, band.leaders) for unit in band.units]
    left += [leader_steps_left(s, leader) for leader in band.leaders]
    left += [horde_steps_left(s, nation) for nation in band.hordes]
    return min(left)


def can_go_on(s: InvasionsState, forces: Forces, band: Band, at: int, left: int, mode: int) -> bool:
    """war E118: nothing stops the band among neutrals, and all of it gets on to other ground."""
    if left <= 0 or would_stop(s, forces, band, at):
        return False
    for to in s.box.provinces[at].land:
        if why_not_ground(s, forces, band, to, mode) is None:
            beside = forces.neutrals(s, to, band.nations)
            if not beside or can_go_on(s, forces, band, to, left - 1, mode):
                return True
    return False


def exits(s: InvasionsState, forces: Forces, band: Band, at: int, mode: int) -> list[int]:
    """Where this band may step now."""
    near = s.box.provinces[at].near
    return [to for to in near if why_not_step(s, forces, band, at, to, mode) is None]


def has_exit(s: InvasionsState, forces: Forces, band: Band, at: int, mode: int) -> bool:
    near = s.box.provinces[at].near
    return any(why_not_step(s, forces, band, at, to, mode) is None for to in near)
