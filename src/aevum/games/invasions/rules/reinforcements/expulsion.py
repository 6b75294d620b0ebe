"""A newcomer's province is cleared: whoever stands there leaves, takes refuge or is lost.

Rules   realm R19.2, E33, E112, E133, E134; war R39.1 to R39.4
Owns    expelled, fled_to
Nodes   expulsion (procedure), leaving (procedure), expel-unit (decision), expel-to (decision),
        refuge (decision)
Leaves  the newcomer to arrivals.py, the bond of who took refuge to submission.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.reinforcements import (
    EXPEL_MOVE_V,
    EXPEL_TO,
    EXPEL_TO_V,
    EXPEL_UNIT,
    EXPELLED,
    EXPULSION,
    LEAVING,
    REFUGE,
    REFUGE_V,
    TOOK_REFUGE,
    UNIT_REMOVED,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.control import own_city, settle_control
from aevum.games.invasions.rules.board.ground import (
    is_closed_to,
    is_empty_for,
    is_friendly_ground,
    occupants,
)
from aevum.games.invasions.rules.board.homelands import (
    nearest,
    provinces_of,
    seat_of_nation,
    steps_from,
)
from aevum.games.invasions.rules.board.leaders import leaders_at, leaders_in, move_leader, send_away
from aevum.games.invasions.rules.board.relations import are_friends
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.units import (
    fleet_nation,
    fleets_at,
    move_horde,
    move_unit,
    remove_unit,
    unit_of,
    unit_words,
    units_at,
    units_of,
)
from aevum.games.invasions.rules.bonds.submission import submit
from aevum.games.invasions.rules.bonds.vassals import may_submit
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.founding import remove_capital
from aevum.games.invasions.rules.turn.kingdoms import seat_anew
from aevum.games.invasions.state import InvasionsState

GROUND: Final = EXPULSION.variable("province")
COMER: Final = EXPULSION.variable("newcomer")
NATION: Final = LEAVING.variable("nation")
PLACE: Final = LEAVING.variable("province")
HOST: Final = LEAVING.variable("host")
SHELTER: Final = LEAVING.variable("shelter")
PICKER: Final = EXPEL_UNIT.variable("nation")
PICKED_AT: Final = EXPEL_UNIT.variable("province")
PICKED_TO: Final = EXPEL_UNIT.variable("shelter")
GOER: Final = EXPEL_TO.variable("nation")
GONE_FROM: Final = EXPEL_TO.variable("province")
WHAT: Final = EXPEL_TO.variable("what")
WHO: Final = EXPEL_TO.variable("who")
SEEKER: Final = REFUGE.variable("nation")
SOUGHT_FROM: Final = REFUGE.variable("province")
UNIT: Final = 0
HORDE: Final = 1
LEADER: Final = 2
"""What is on its way."""
CARGO: Final = 3
"""war R29.4: units a fleet carries."""


def expel(s: InvasionsState, province: int, newcomer: int) -> None:
    """realm R19.2: everybody but the newcomer leaves, whatever the relation."""
    s.push(EXPULSION, province, newcomer)


def list_expelled(s: InvasionsState) -> None:
    """realm R19.2.7: activation order, inactive nations after it by id."""
    here = {*occupants(s, s.var(GROUND))}
    here |= {s.box.leaders[leader].nation for leader in leaders_in(s, s.var(GROUND))}
    here |= {nation for nation in range(len(s.capital)) if s.capital[nation] == s.var(GROUND)}
    here.discard(s.var(COMER))
    order = [nation for nation in activation_order(s) if nation in here]
    ids = s.box.axes["nation"]
    s.expelled = order + sorted(here - set(order), key=lambda nation: ids[nation])


def expel_next(s: InvasionsState) -> None:
    if s.expelled:
        s.repeat()
        nation = s.expelled.pop(0)
        s.fled_to = []
        s.push(LEAVING, nation, s.var(GROUND), NONE, NONE)


def take_over_city(s: InvasionsState) -> None:
    """realm R19.2.7: a built city becomes the newcomer's."""
    if s.built(s.var(GROUND)):
        own_city(s, s.var(GROUND), s.var(COMER))


# -- where to -------------------------------------------------------------------------------------


def ways_out(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm R19.2.1, R19.2.4: neighbours that are empty or friendly; from an island by sea."""
    near = s.box.provinces[province].near or by_ship(s, nation, province)
    return [
        p
        for p in near
        if s.may_be_entered(p)
        and not is_closed_to(s, nation, p)
        and (is_empty_for(s, nation, p) or is_friendly_ground(s, nation, p))
    ]


def by_ship(s: InvasionsState, nation: int, province: int) -> tuple[int, ...]:
    """realm R19.2.4: coasts beyond one sea zone with fleets of friends that have room."""
    found: list[int] = []
    for sea in s.box.provinces[province].coasts:
        ships = [f for f in fleets_at(s, sea) if are_friends(s, nation, fleet_nation(s, f))]
        if CARGO * len(ships) > len(s.fled_to):
            found += [p for p in s.box.seas[sea].coast if p != province and p not in found]
    return tuple(found)


def towards(s: InvasionsState, nation: int, province: int, ways: list[int]) -> list[int]:
    """realm E112: those nearer to its horde or capital, if there are any."""
    seat = seat_of_nation(s, nation)
    if seat in (NONE, province):
        return ways
    steps = steps_from(s, seat)
    closer = [p for p in ways if steps[p] != NONE and steps[p] < steps[province]]
    return closer or ways


def places_for_unit(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm R19.2.1: within the limits; a leader who comes along raises one of them."""
    ways = [p for p in ways_out(s, nation, province) if has_room(s, nation, province, p)]
    return towards(s, nation, province, ways)


def has_room(s: InvasionsState, nation: int, left: int, province: int) -> bool:
    room = room_at(s, nation, province)
    if room > 0:
        return True
    crowded = [p for p in set(s.fled_to) if room_at(s, nation, p) < 0]
    coming = [s.box.leaders[leader].stacking for leader in leaders_at(s, left, nation)]
    return crowded in ([], [province]) and room + max(coming, default=0) > 0


def places_for_horde(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm R19.2.7: where one of its units went, otherwise anywhere legal."""
    return sorted(set(s.fled_to)) or ways_out(s, nation, province)


def places_for_leader(s: InvasionsState, nation: int, province: int) -> list[int]:
    """realm R19.2.7: with a unit or the horde; alone to the nearest province of his nation."""
    crowded = sorted({p for p in s.fled_to if room_at(s, nation, p) < 0})
    if crowded:
        return crowded
    fled = set(s.fled_to)
    if s.horde[nation] not in (NONE, province):
        fled.add(s.horde[nation])
    if fled:
        return sorted(fled)
    own = [p for p in provinces_of(s, nation) if p != province]
    return nearest(s, province, own) if own else []


# -- leaving --------------------------------------------------------------------------------------


def seek_refuge(s: InvasionsState) -> None:
    """realm R19.2.3, E33, E134: only if nothing at all can leave, and some neighbour is left."""
    nation, province = s.var(NATION), s.var(PLACE)
    stands = units_at(s, province, nation) or s.horde[nation] == province
    stuck = not places_for_unit(s, nation, province) and not ways_for_horde(s, nation, province)
    if stands and stuck and hosts_of(s, nation, province):
        s.push(REFUGE, nation, province)


def ways_for_horde(s: InvasionsState, nation: int, province: int) -> list[int]:
    return ways_out(s, nation, province) if s.horde[nation] == province else []


def send_units(s: InvasionsState) -> None:
    """realm R19.2.1, R19.2.2: one after the other; who finds no room is removed."""
    nation, province, shelter = s.var(NATION), s.var(PLACE), s.var(SHELTER)
    if not units_at(s, province, nation):
        return
    s.repeat()
    if shelter == NONE:
        room = bool(places_for_unit(s, nation, province))
    else:
        room = has_room(s, nation, province, shelter)
    if room:
        s.push(EXPEL_UNIT, nation, province, shelter)
    else:
        remove_stuck(s, nation, province)


def remove_stuck(s: InvasionsState, nation: int, province: int) -> None:
    for unit in units_at(s, province, nation):
        s.tell(UNIT_REMOVED, s.unit_kind[unit], province)
        remove_unit(s, unit)


def send_horde(s: InvasionsState) -> None:
    """realm R19.2.5, E134: like a unit; without a way to the nearest friendly or empty province."""
    nation, province, shelter = s.var(NATION), s.var(PLACE), s.var(SHELTER)
    if s.horde[nation] != province:
        return
    if shelter != NONE:
        move_horde(s, nation, shelter)
    elif places_for_horde(s, nation, province):
        s.push(EXPEL_TO, nation, province, HORDE, 0)
    else:
        move_horde(s, nation, last_resort(s, nation, province))


def last_resort(s: InvasionsState, nation: int, province: int) -> int:
    """realm E134: the nearest friendly province, else the nearest empty open one."""
    open_to = [
        p.index
        for p in s.box.provinces
        if p.index != province
        and s.may_be_entered(p.index)
        and not is_closed_to(s, nation, p.index)
    ]
    friendly = [p for p in open_to if is_friendly_ground(s, nation, p)]
    wanted = friendly or [p for p in open_to if is_empty_for(s, nation, p)] or open_to
    return nearest(s, province, wanted)[0]


def send_leaders(s: InvasionsState) -> None:
    """realm R19.2.7, E111: without any province he waits on the turn track."""
    nation, province, shelter = s.var(NATION), s.var(PLACE), s.var(SHELTER)
    leaders = leaders_at(s, province, nation)
    if not leaders:
        return
    s.repeat()
    if shelter != NONE:
        move_leader(s, leaders[0], shelter)
    elif places_for_leader(s, nation, province):
        s.push(EXPEL_TO, nation, province, LEADER, leaders[0])
    else:
        send_away(s, leaders[0])


def move_capital(s: InvasionsState) -> None:
    """realm R19.2.5: removed, and founded anew by step (4) of R17.4."""
    nation = s.var(NATION)
    if s.capital[nation] == s.var(PLACE):
        remove_capital(s, nation)
        if s.built(s.var(PLACE)):
            own_city(s, s.var(PLACE), s.var_of(EXPULSION, COMER))
        settle_control(s)
        seat_anew(s, nation)


def submit_to_host(s: InvasionsState) -> None:
    """realm R19.2.3"""
    if s.var(HOST) != NONE:
        submit(s, s.var(NATION), s.var(HOST))


class ExpelUnit(Decision[InvasionsState]):
    """realm DP5: which unit goes next."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PICKER))

    def units(self, s: InvasionsState) -> list[int]:
        return units_at(s, s.var(PICKED_AT), s.var(PICKER))

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "expel_move", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == EXPEL_MOVE_V and unit_of(s, self.units(s), arg) != NONE
        return None if fits else Why("R19.2", "asked-expel")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, shelter = s.var(PICKER), s.var(PICKED_AT), s.var(PICKED_TO)
        unit = unit_of(s, self.units(s), arg)
        s.pop()
        if shelter == NONE:
            s.push(EXPEL_TO, nation, province, UNIT, unit)
        else:
            flee(s, nation, province, unit, shelter)


def flee(s: InvasionsState, nation: int, province: int, unit: int, to: int) -> None:
    s.tell(EXPELLED, nation, province, to)
    move_unit(s, unit, to)
    s.fled_to.append(to)


class ExpelTo(Decision[InvasionsState]):
    """realm DP5: where a unit, the horde or a leader goes."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(GOER))

    def places(self, s: InvasionsState) -> list[int]:
        nation, province, what = s.var(GOER), s.var(GONE_FROM), s.var(WHAT)
        if what == UNIT:
            return places_for_unit(s, nation, province)
        if what == HORDE:
            return places_for_horde(s, nation, province)
        return places_for_leader(s, nation, province)

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"expel_to {s.box.provinces[p].id}" for p in sorted(self.places(s))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == EXPEL_TO_V and arg in self.places(s):
            return None
        return Why("R19.2", "asked-expel-to")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, province, what, who = s.var(GOER), s.var(GONE_FROM), s.var(WHAT), s.var(WHO)
        s.pop()
        if what == UNIT:
            flee(s, nation, province, who, arg)
        elif what == HORDE:
            s.tell(EXPELLED, nation, province, arg)
            move_horde(s, nation, arg)
        else:
            move_leader(s, who, arg)


# -- refuge ---------------------------------------------------------------------------------------


def hosts_of(s: InvasionsState, nation: int, province: int) -> dict[int, list[int]]:
    """realm E134: the strongest neighbours, each with its provinces next to this one."""
    found: dict[int, list[int]] = {}
    comer = s.var_of(EXPULSION, COMER)
    for p in s.box.provinces[province].near:
        if is_closed_to(s, nation, p) or not s.may_be_entered(p):
            continue
        for host in {s.controller[p], *occupants(s, p)} - {NONE, nation, comer}:
            if may_submit(s, nation, host):
                found.setdefault(host, []).append(p)
    most = max((len(units_of(s, host)) for host in found), default=0)
    return {host: found[host] for host in sorted(found) if len(units_of(s, host)) == most}


class Refuge(Decision[InvasionsState]):
    """realm DP6"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(SEEKER))

    def pairs(self, s: InvasionsState) -> list[tuple[int, int]]:
        hosts = hosts_of(s, s.var(SEEKER), s.var(SOUGHT_FROM))
        return [(host, p) for host, places in hosts.items() for p in sorted(places)]

    def legal(self, s: InvasionsState) -> list[str]:
        nations, places = s.box.nations, s.box.provinces
        return [f"refuge {nations[host].id} {places[p].id}" for host, p in self.pairs(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == REFUGE_V and divmod(arg, len(s.box.provinces)) in self.pairs(s):
            return None
        return Why("R19.2", "asked-shelter")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        host, shelter = divmod(arg, len(s.box.provinces))
        nation = s.var(SEEKER)
        s.pop()
        s.set_var(HOST, host)
        s.set_var(SHELTER, shelter)
        s.tell(TOOK_REFUGE, nation, host, shelter)
