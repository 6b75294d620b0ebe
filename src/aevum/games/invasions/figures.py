"""Sums that everybody may know: strength, points, limits of stacks, the reach of a group.

Nothing here changes the state it is given, except `dangers_of`, `answers_of` and `guards_of`, which
need copies of their own.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.games.invasions.components.march import MOVE, REACT, STEP
from aevum.games.invasions.fights import DIE, chance, fight_of, named
from aevum.games.invasions.kinds import BORDERS, NONE, PLAIN, STRAIT
from aevum.games.invasions.ledgers import ledger_of
from aevum.games.invasions.matters import matter_of
from aevum.games.invasions.rules.board.ground import Forces, has_foreign_city, is_blocked
from aevum.games.invasions.rules.board.relations import FRIENDLY, relation
from aevum.games.invasions.rules.board.stacking import counted_at, limit_at
from aevum.games.invasions.rules.board.units import commanded, units_at, units_of
from aevum.games.invasions.rules.march import flight, interception
from aevum.games.invasions.rules.march.calls import await_reactions, leaders_called
from aevum.games.invasions.rules.march.flight import call_flight, first_steps
from aevum.games.invasions.rules.march.interception import route_of, stacks_in_reach
from aevum.games.invasions.rules.march.marching import Band, open_band, stepping, steps_left
from aevum.games.invasions.rules.march.overrun import can_trample
from aevum.games.invasions.rules.march.reactions import (
    FLIGHT_FIRST,
    call_stack,
    reactors_to,
)
from aevum.games.invasions.rules.march.ways import (
    can_go_on,
    costs_all,
    fewest_steps,
    is_fresh,
    meets_limes,
    why_not_ground,
    would_stop,
)
from aevum.games.invasions.rules.turn.scoring import column_of, points_of, powers_of
from aevum.games.invasions.state import InvasionsState

AT: Final = STEP.variable("province")
MODE: Final = STEP.variable("mode")
REACTING: Final = REACT.variable("nation")
ENTERED: Final = REACT.variable("province")
PLACE: Final = REACT.variable("place")


def figures_of(s: InvasionsState) -> dict[str, Any]:
    nations = range(len(s.being))
    return {
        "units": [commanded(s, nation) for nation in nations],
        "scored": [still_to_score(s, nation) for nation in nations],
        "stacks": stacks_of(s),
        "march": march_of(s) if s.at(STEP) else None,
        "pending": pending_of(s) if s.at(MOVE) else None,
        "fight": fight_of(s),
        "ledger": ledger_of(s),
        "matter": matter_of(s),
    }


def standing_of(s: InvasionsState) -> list[int]:
    """Points of every seat with what it would score now; par counts in the result only."""
    more = [0] * len(s.points)
    for nation in range(len(s.being)):
        points = still_to_score(s, nation)
        if points:
            more[s.power_of(nation)] += points
    return [
        sum(s.points[power] + more[power] for power in powers_of(s, seat))
        for seat in range(s.players)
    ]


def still_to_score(s: InvasionsState, nation: int) -> int:
    """realm R11.1: what its objectives are worth now; nothing once the game is over."""
    return points_of(s, nation, column_of(s.play(), s.turn)) if s.stack else 0


def stacks_of(s: InvasionsState) -> dict[str, dict[str, list[int]]]:
    """By province and nation: units that count, their limit (war R9), the attitude to who acts."""
    found: dict[str, dict[str, list[int]]] = {}
    for unit in range(len(s.unit_at)):
        province, nation = s.unit_at[unit], s.unit_command[unit]
        if province == NONE:
            continue
        here = found.setdefault(s.box.provinces[province].id, {})
        name = s.box.nations[nation].id
        if name not in here:
            counted = len(counted_at(s, province, nation))
            here[name] = [counted, limit_at(s, nation, province), attitude(s, nation, province)]
    return found


def attitude(s: InvasionsState, nation: int, province: int) -> int:
    """war R6.1: friendly, neutral or hostile to the first of those who act; friendly to nobody."""
    return relation(s, s.acting[0], nation, province) if s.acting else FRIENDLY


def pending_of(s: InvasionsState) -> dict[str, list[str]]:
    """war R10.10, R6.5: where those who act must fight when they end their move, or may besiege."""
    forces, places = Forces(s), s.box.provinces
    battles: list[str] = []
    sieges: list[str] = []
    for province in sorted({s.unit_at[unit] for n in s.acting for unit in units_of(s, n)}):
        if forces.foes(s, province, s.acting):
            battles.append(places[province].id)
        elif has_foreign_city(s, province, s.acting[0]) and s.is_fortified(province):
            sieges.append(places[province].id)
    return {"battles": battles, "sieges": sieges}


# -- the open group -------------------------------------------------------------------------------


def march_of(s: InvasionsState) -> dict[str, Any]:
    """war R10: what the open group can reach if nobody reacts, and what awaits it there."""
    band = open_band(s)
    here = [unit for nation in s.acting for unit in units_at(s, s.var(AT), nation)]
    return {
        "left": 0 if band.is_nobody() else fewest_steps(s, band),
        "paces": [[unit, steps_left(s, unit, band.leaders)] for unit in here],
        "reach": {} if band.is_nobody() else reach_of(s, band),
    }


def reach_of(s: InvasionsState, band: Band) -> dict[str, dict[str, Any]]:
    """By province: paces used, the province before it, and what it means to enter it."""
    places, forces, start = s.box.provinces, Forces(s), s.var(AT)
    found: dict[str, dict[str, Any]] = {}
    seen, edge, paces = {start}, [start], 0
    while edge:
        paces += 1
        going = stepping(s, band, paces)
        if going.is_nobody():
            break
        further: list[int] = []
        for at in edge:
            for to in places[at].near:
                if to in seen or not may_step(s, forces, going, at, to, paces):
                    continue
                seen.add(to)
                found[places[to].id] = {
                    "paces": paces,
                    "from": places[at].id,
                    "means": means_of(s, forces, going, at, to),
                }
                if not (would_stop(s, forces, going, to) or costs_all(s, going, at, to)):
                    further.append(to)
        edge = further
    return found


def may_step(s: InvasionsState, forces: Forces, band: Band, at: int, to: int, paces: int) -> bool:
    """war R10, R15: the last of so many paces; among neutrals the band must get on (E118)."""
    exhausts, mode = costs_all(s, band, at, to), s.var(MODE)
    if exhausts and not (paces == 1 and is_fresh(s, band)):
        return False
    if s.box.provinces[at].border(to) == STRAIT and is_barred(s, band, at, to):
        return False
    if why_not_ground(s, forces, band, to, mode) is not None:
        return False
    left = 0 if exhausts else fewest_steps(s, band) - paces
    beside = forces.neutrals(s, to, band.nations)
    return not beside or can_go_on(s, forces, band, to, left, mode)


def is_barred(s: InvasionsState, band: Band, at: int, to: int) -> bool:
    """war R15.5"""
    return any(is_blocked(s, at, to, nation) for nation in band.nations)


def means_of(s: InvasionsState, forces: Forces, band: Band, at: int, to: int) -> list[str]:
    """Words for what happens on the way and at the place, in the order in which it happens."""
    border = s.box.provinces[at].border(to)
    found = [BORDERS[border]] if border != PLAIN else []
    foes = forces.foes(s, to, band.nations)
    if meets_limes(s, band, to):
        found.append("limes")
    if foes:
        trampled = bool(band.units) and can_trample(s, band.nations[0], band.units, to)
        found.append("overrun" if trampled else "enemies")
    if forces.neutrals(s, to, band.nations):
        found.append("neutrals")
    if band.units and has_foreign_city(s, to, band.nations[0]) and s.is_fortified(to):
        found.append("siege")
    return found


# -- reactions ------------------------------------------------------------------------------------


def dangers_of(s: InvasionsState, province: int) -> list[dict[str, Any]]:
    """war R17.5, R18.3: who may flee or intercept when the open group has entered, with chances."""
    forces, band = Forces(s), open_band(s)
    found: list[dict[str, Any]] = []
    for nation in reactors_to(s, forces, band, province):
        steps = first_steps(s, forces, province, nation)
        if steps:
            found.append(flight_of(s, nation, province, steps))
        places = stacks_in_reach(s, forces, province, nation)
        found += [interception_of(s, nation, province, place) for place in places]
    return found


def guards_of(s: InvasionsState) -> dict[str, list[dict[str, Any]]]:
    """war R17: by province, who could intercept an entry of those who act, whoever enters."""
    forces, everybody = Forces(s), Band(s, units_of(s, s.acting[0]), [], [])
    found: dict[str, list[dict[str, Any]]] = {}
    for province in s.box.provinces:
        await_reactions(s, [])
        guards = [
            interception_of(s, nation, province.index, place)
            for nation in reactors_to(s, forces, everybody, province.index)
            for place in stacks_in_reach(s, forces, province.index, nation)
        ]
        if guards:
            found[province.id] = guards
    return found


def flight_of(s: InvasionsState, nation: int, province: int, steps: list[int]) -> dict[str, Any]:
    """By the first step that is best for those who flee."""
    ways = [flight_by(s, nation, province, step) for step in steps]
    return max(ways, key=lambda way: int(way["chance"]))


def flight_by(s: InvasionsState, nation: int, province: int, step: int) -> dict[str, Any]:
    """war R18.3: with this first step."""
    call_flight(s, nation, province, step)
    terms = flight.terms_of(s, len(s.call_nation) - 1, province)
    return {
        "how": "flight",
        "nation": s.box.nations[nation].id,
        "place": s.box.provinces[step].id,
        **rolled(s.box.numbers.flight_roll, flight.TERMS, terms),
    }


def interception_of(s: InvasionsState, nation: int, province: int, place: int) -> dict[str, Any]:
    """war R17.5"""
    call_stack(s, nation, province, place)
    call = len(s.call_nation) - 1
    route = route_of(s, call, province)
    terms = interception.terms_of(s, call, province, route) if route is not None else [-DIE]
    return {
        "how": "interception",
        "nation": s.box.nations[nation].id,
        "place": s.box.provinces[place].id,
        "led": bool(leaders_called(s, call)),
        **rolled(s.box.numbers.interception_roll, interception.TERMS, terms),
    }


def rolled(needed: int, names: tuple[str, ...], terms: list[int]) -> dict[str, Any]:
    """A D10 and these terms must reach the total."""
    bonus = sum(terms)
    return {
        "terms": named(names, terms),
        "needed": needed - bonus,
        "chance": chance(needed, bonus),
    }


def answers_of(s: InvasionsState) -> list[dict[str, Any]]:
    """war DP5: the flights and interceptions that are asked about; this needs a copy of its own."""
    nation, province = s.var(REACTING), s.var(ENTERED)
    forces = Forces(s)
    if s.var(PLACE) == FLIGHT_FIRST:
        steps = first_steps(s, forces, province, nation)
        return [flight_by(s, nation, province, step) for step in steps]
    if s.var(PLACE) != NONE:
        return []
    stacks = stacks_in_reach(s, forces, province, nation)
    return [interception_of(s, nation, province, place) for place in stacks]
