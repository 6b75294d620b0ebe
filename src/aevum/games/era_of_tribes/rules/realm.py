"""Control of fields, and the tokens that come with it.

Rules   R0.1, R0.2, R0.3, R0.4, R0.5, R0.10, R13.16, R17.2
Owns    owner, sea_owner, vassals, fleets, battlefield
Nodes   none
Leaves  food to food.py, goods to goods.py, cities to cities.py; when control changes to arrival.py
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import (
    BATTLEFIELD,
    GAINED_PLACE,
    LOST_PLACE,
    NOBODY,
)
from aevum.games.era_of_tribes.rules.food import food_of_fish, gain_food, give_up_food
from aevum.games.era_of_tribes.rules.goods import gain_good, lose_good
from aevum.games.era_of_tribes.rules.pieces import to_pool
from aevum.games.era_of_tribes.state import EraState, put

# -- pieces on the map ----------------------------------------------------------------------------


def vassals_at(s: EraState, province: int, seat: int) -> int:
    return s.vassals[province * s.players + seat]


def fleets_at(s: EraState, sea: int, seat: int) -> int:
    return s.fleets[sea * s.players + seat]


def put_vassals(s: EraState, province: int, seat: int, vassals: int) -> None:
    """More vassals stand there, or fewer; where they come from or go to is the caller's."""
    s.vassals[province * s.players + seat] += vassals
    assert s.vassals[province * s.players + seat] >= 0


def put_fleets(s: EraState, sea: int, seat: int, fleets: int) -> None:
    s.fleets[sea * s.players + seat] += fleets
    assert s.fleets[sea * s.players + seat] >= 0


def recall_vassals(s: EraState, province: int, seat: int) -> None:
    """All vassals of a seat go from a province to its Free Vassals."""
    vassals = vassals_at(s, province, seat)
    put_vassals(s, province, seat, -vassals)
    to_pool(s, seat, vassals)


def fleets_of(s: EraState, seat: int) -> int:
    return sum(s.fleets[seat :: s.players])


def is_empty(s: EraState, province: int) -> bool:
    """Neither a player nor barbarians hold it."""
    return s.owner[province] == NOBODY and not s.village[province]


# -- control of land ------------------------------------------------------------------------------


def gain_province(s: EraState, seat: int, province: int) -> None:
    """R0.5: the tokens of an empty province come to its new controller, ready."""
    s.owner[province] = seat
    printed = s.box.provinces[province]
    s.tell(GAINED_PLACE, seat, province)
    gain_food(s, seat, printed.food)
    if printed.good != NOBODY:
        gain_good(s, seat, printed.good)


def lose_province(s: EraState, province: int) -> None:
    """R13.16: the tokens return to the field, where they lie ready (E92)."""
    seat = s.owner[province]
    s.owner[province] = NOBODY
    printed = s.box.provinces[province]
    s.tell(LOST_PLACE, seat, province)
    give_up_food(s, seat, printed.food)
    if printed.good != NOBODY:
        lose_good(s, seat, printed.good)


def hand_over_province(s: EraState, province: int, seat: int) -> None:
    """R0.5: from player to player; a good keeps its state (R4.7)."""
    loser = s.owner[province]
    printed = s.box.provinces[province]
    s.owner[province] = seat
    s.tell(LOST_PLACE, loser, province)
    s.tell(GAINED_PLACE, seat, province)
    gain_food(s, seat, printed.food)
    give_up_food(s, loser, printed.food)
    if printed.good != NOBODY:
        gain_good(s, seat, printed.good, lose_good(s, loser, printed.good))


# -- control of the sea ---------------------------------------------------------------------------


def gain_sea(s: EraState, seat: int, sea: int) -> None:
    s.sea_owner[sea] = seat
    s.tell(GAINED_PLACE, seat, s.box.field_of_sea + sea)
    gain_food(s, seat, food_of_fish(s, seat, s.box.seas[sea].fish))


def lose_sea(s: EraState, sea: int) -> None:
    seat = s.sea_owner[sea]
    s.sea_owner[sea] = NOBODY
    s.tell(LOST_PLACE, seat, s.box.field_of_sea + sea)
    give_up_food(s, seat, food_of_fish(s, seat, s.box.seas[sea].fish))


def settle_sea(s: EraState, sea: int) -> None:
    """E57, E109: a controller without a fleet is followed by whoever is earliest in turn order."""
    owner = s.sea_owner[sea]
    if owner != NOBODY and not fleets_at(s, sea, owner):
        heir = heir_of(s, sea)
        if heir != NOBODY:
            lose_sea(s, sea)
            gain_sea(s, heir, sea)
        else:
            lose_sea(s, sea)


def heir_of(s: EraState, sea: int) -> int:
    for seat in s.order:
        if fleets_at(s, sea, seat):
            return seat
    return NOBODY


def place_free_fleet(s: EraState, sea: int, seat: int) -> None:
    """R0.3, R12.7: a free fleet takes control of an empty sea at once."""
    put_fleets(s, sea, seat, 1)
    if s.sea_owner[sea] == NOBODY:
        gain_sea(s, seat, sea)


# -- neighbours -----------------------------------------------------------------------------------


def are_neighbours(s: EraState, seat: int, other: int) -> bool:
    """R0.10: fields of both are the same or adjacent; allies are always neighbours."""
    return seat != other and (s.is_allied(seat, other) or realms_touch(s, seat, other))


def realms_touch(s: EraState, seat: int, other: int) -> bool:
    chart = s.chart()
    for sea in chart.seas:
        if fleets_at(s, sea, seat) and sea_touches(s, sea, other):
            return True
    for province in chart.provinces:
        if s.owner[province] != seat:
            continue
        for near in chart.land[province]:
            if s.owner[near] == other:
                return True
        for sea in chart.coasts[province]:
            if fleets_at(s, sea, other):
                return True
    return False


def sea_touches(s: EraState, sea: int, other: int) -> bool:
    chart = s.chart()
    if fleets_at(s, sea, other):
        return True
    for near in chart.lanes[sea]:
        if fleets_at(s, near, other):
            return True
    return any(s.owner[shore] == other for shore in chart.shores[sea])


# -- historic battlefields ------------------------------------------------------------------------


def mark_battlefield(s: EraState, province: int, value: int) -> None:
    """R17.2, E53: one marker each, and never a lower one."""
    if value > s.battlefield[province]:
        s.battlefield = put(s.battlefield, province, value)
        s.tell(BATTLEFIELD, province, value)
