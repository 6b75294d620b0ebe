"""The two halves of the empire part, and may become one again.

Rules   realm R13.7, E122, E144: empire_split, empire_reunion
Owns    none
Nodes   division (procedure), reunion (decision)
Leaves  units on their way to homeward.py, the flags to timeline.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import USE_POWER_V
from aevum.games.invasions.components.registers import ACTIVE, YES
from aevum.games.invasions.components.turn import (
    DIVISION,
    EMPIRE_PARTED,
    EMPIRE_REUNITED,
    REUNION,
)
from aevum.games.invasions.kinds import MODIFIERS, NONE, SPECIAL
from aevum.games.invasions.realms import TimelineRow
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import leaders_at
from aevum.games.invasions.rules.board.relations import make_peace
from aevum.games.invasions.rules.board.units import (
    fleet_nation,
    fleets_at,
    move_fleet,
    remove_fleet,
    units_at,
)
from aevum.games.invasions.rules.reinforcements.homeward import leave_area
from aevum.games.invasions.rules.turn.ageing import raise_decline
from aevum.games.invasions.rules.turn.founding import is_empire, place_capital
from aevum.games.invasions.rules.turn.timeline import (
    EMPIRE_SPLIT,
    UNITED_EMPIRE,
    reunite,
    rows_now,
)
from aevum.games.invasions.state import InvasionsState

NEXT: Final = DIVISION.variable("next")
ASKED: Final = REUNION.variable("nation")
REUNITE: Final = MODIFIERS.index("empire_reunion")
SECOND_SEAT: Final = "mediolanum"
"""empire_split: the city of the capital if the first one cannot be it."""
ZONE_LIMIT: Final = 4
"""war R26.1: fleets of one nation in a sea zone, two stacks of two."""


def halves_of(s: InvasionsState) -> list[int]:
    """The halves that are in the game."""
    found = [nation.index for nation in s.box.nations if nation.has[UNITED_EMPIRE]]
    return [nation for nation in found if s.being[nation] == ACTIVE]


def split_row(s: InvasionsState) -> TimelineRow | None:
    for row in rows_now(s, SPECIAL):
        if row.modifier == EMPIRE_SPLIT:
            return row
    return None


# -- the split ------------------------------------------------------------------------------------


def change_union(s: InvasionsState) -> None:
    """realm R13.7, step 1.A: before anybody ages."""
    if s.turn == s.play().first_turn:
        return
    row = split_row(s)
    if row is not None and len(halves_of(s)) == 2:
        move_seat(s, row)
        raise_decline(s, row.nation)
        s.push(DIVISION, 0)
    elif s.in_force[REUNITE] and not s.reunited and len(halves_of(s)) == 2:
        offer_reunion(s)


def move_seat(s: InvasionsState, row: TimelineRow) -> None:
    """empire_split: to a city it controls that is not in revolt; a lost capital stays lost."""
    nation = row.nation
    second = [p.index for p in s.box.provinces if p.city == SECOND_SEAT]
    for place in (row.province, *second):
        free = s.controller[place] == nation and s.built(place) and not s.revolt[place]
        if s.capital[nation] != NONE and free:
            place_capital(s, nation, place)
            s.tell(EMPIRE_PARTED, nation, place)
            return


def part_armies(s: InvasionsState) -> None:
    """realm E122: area after area that the other half controls."""
    at = s.var(NEXT)
    if at == 2 * len(s.lord):
        settle_control(s)
        return
    s.set_var(NEXT, at + 1)
    s.repeat()
    half, area = divmod(at, len(s.lord))
    nation, other = halves_of(s)[half], halves_of(s)[1 - half]
    if s.lord[area] == other and stands_in(s, nation, area):
        leave_area(s, nation, area, far=False)


def stands_in(s: InvasionsState, nation: int, area: int) -> bool:
    places = s.box.areas[area].provinces
    return any(units_at(s, p, nation) or leaders_at(s, p, nation) for p in places)


# -- the reunion ----------------------------------------------------------------------------------


def offer_reunion(s: InvasionsState) -> None:
    """empire_reunion: while neither half has collapsed."""
    if all(is_empire(s, nation) for nation in halves_of(s)):
        s.push(REUNION, halves_of(s)[0])


class Reunion(Decision[InvasionsState]):
    """realm DP41"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"use_power {MODIFIERS[REUNITE]} no", f"use_power {MODIFIERS[REUNITE]} yes"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == USE_POWER_V and arg // 2 == REUNITE
        return None if fits else Why("R13.7", "asked-reunion")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(ASKED)
        s.pop()
        if arg % 2 == YES:
            reunite(s)
            make_peace(s, *halves_of(s))
            thin_fleets(s)
            s.tell(EMPIRE_REUNITED, nation)
            settle_control(s)


def thin_fleets(s: InvasionsState) -> None:
    """realm E144: what is too much in a zone goes to the nearest one with room."""
    for sea in range(len(s.box.seas)):
        for fleet in own_fleets(s, sea)[ZONE_LIMIT:]:
            free = nearest_zone(s, sea)
            if free == NONE:
                remove_fleet(s, fleet)
            else:
                move_fleet(s, fleet, free)


def own_fleets(s: InvasionsState, sea: int) -> list[int]:
    halves = halves_of(s)
    return [fleet for fleet in fleets_at(s, sea) if fleet_nation(s, fleet) in halves]


def nearest_zone(s: InvasionsState, sea: int) -> int:
    """With room for one more fleet."""
    reached = [sea]
    for here in reached:
        if here != sea and len(own_fleets(s, here)) < ZONE_LIMIT:
            return here
        reached += [near for near in s.box.seas[here].near if near not in reached]
    return NONE
