"""Cities: founded in step 3 of an Expansion, taken over, lost.

Rules   R0.14, R15, R27.3
Owns    city, built
Nodes   found (decision), take-city (decision)
Leaves  vassals to pieces.py and realm.py, trade posts to posts.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    CITY_GONE,
    CITY_SET,
    CITY_V,
    DONE_V,
    EXPANSION,
    FOUND,
    FOUND_V,
    FOUNDED,
    NO_CITY_V,
    TAKE_CITY,
)
from aevum.games.era_of_tribes.kinds import ARCHITECTURE
from aevum.games.era_of_tribes.rules.food import gain_food, give_up_food
from aevum.games.era_of_tribes.rules.pieces import empty_slot, to_pool
from aevum.games.era_of_tribes.rules.posts import close_post
from aevum.games.era_of_tribes.rules.realm import put_vassals, vassals_at
from aevum.games.era_of_tribes.rules.tracks import add_influence
from aevum.games.era_of_tribes.state import EraState, put

SEAT: Final = FOUND.variable("seat")
EXPANDING: Final = EXPANSION.variable("seat")
TAKER: Final = TAKE_CITY.variable("seat")
TAKEN: Final = TAKE_CITY.variable("province")


def city_food(s: EraState, seat: int) -> int:
    """R15.3, R15.7; the one place where the modifier city-food is read."""
    return s.powers(seat).city_food


def city_base(s: EraState, seat: int) -> int:
    """R2.2, R7.2: the loss of morale for cities; here the modifier city-malus is read."""
    cities = s.built[seat]
    return 0 if not cities else -s.box.slots[cities - 1].morale + s.powers(seat).city_malus


def city_value(s: EraState, seat: int) -> int:
    """R0.14: V"""
    cities = s.built[seat]
    return 0 if not cities else s.box.slots[cities - 1].value


def may_have_another(s: EraState, seat: int) -> bool:
    """R15.1: Architecture allows one more, and there is one on the board."""
    cities = s.built[seat]
    return cities < s.level(seat, ARCHITECTURE).city_limit and cities < s.box.numbers.cities


def set_city(s: EraState, seat: int, province: int) -> None:
    """R15.2, R15.3: the vassals of its slot are free, food is given up."""
    empty_slot(s, seat, s.built[seat])
    s.built[seat] += 1
    s.city = put(s.city, province, 1)
    if s.post[province] == seat:  # R5.14: never in an own city
        close_post(s, province)
    give_up_food(s, seat, city_food(s, seat))


def lose_city(s: EraState, seat: int, province: int) -> None:
    """R15.7: back to the board, its slot stays without vassals (E60, E72)."""
    s.city = put(s.city, province, 0)
    s.built[seat] -= 1
    s.tell(CITY_GONE, seat, province)
    gain_food(s, seat, city_food(s, seat))


# -- founding -------------------------------------------------------------------------------------


def offer_foundation(s: EraState) -> None:
    """R5.1, step 3"""
    s.push(FOUND, s.var(EXPANDING))


class Found(Decision[EraState]):
    """D24"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(SEAT)
        word = s.box.speller.word
        words = [word(DONE_V)]
        if may_have_another(s, seat):
            sites = [p for p in s.lands_of(seat) if has_founders(s, seat, p)]
            words += [word(FOUND_V, province) for province in sites]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == DONE_V:
            return None
        if verb != FOUND_V:
            return Why("R15", "asked-found")
        about = {"province": s.box.provinces[arg].id}
        if not may_have_another(s, seat):
            return Why("R15.1", "city-limit")
        if s.owner[arg] != seat:
            return Why("R15.1", "not-yours", about)
        if s.city[arg]:
            return Why("R15.6", "has-city", about)
        return None if has_founders(s, seat, arg) else Why("R15.1", "too-few-vassals", about)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        if verb == DONE_V:
            s.pop()
            return
        founders = s.box.numbers.city_vassals
        put_vassals(s, arg, seat, -founders)
        to_pool(s, seat, founders)
        s.tell(FOUNDED, seat, arg)
        set_city(s, seat, arg)
        add_influence(s, seat, s.box.numbers.city_influence)  # R15.4


def has_founders(s: EraState, seat: int, province: int) -> bool:
    """R15.1, R15.6"""
    enough = vassals_at(s, province, seat) >= s.box.numbers.city_vassals
    return enough and not s.city[province]


# -- taking over ----------------------------------------------------------------------------------


def offer_city(s: EraState, seat: int, province: int) -> None:
    """R17.9, R8.8: where a city fell an own one may be put, if Architecture allows."""
    if may_have_another(s, seat):
        s.push(TAKE_CITY, seat, province)
    else:
        close_post(s, province)


class TakeCity(Decision[EraState]):
    """D32, D38"""

    def actor(self, s: EraState) -> int:
        return s.var(TAKER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(CITY_V), s.box.speller.word(NO_CITY_V)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        return None if verb in (CITY_V, NO_CITY_V) else Why("R17.9", "asked-city")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, province = s.var(TAKER), s.var(TAKEN)
        s.pop()
        if verb == CITY_V:
            s.tell(CITY_SET, seat, province)
            set_city(s, seat, province)
        else:
            close_post(s, province)
