"""Trade posts: vassals in foreign cities.

Rules   R5.13, R5.14, R5.15
Owns    post
Nodes   host (decision), toll (decision), expulsion (decision)
Leaves  new vassals to growth.py, when a host may expel to arrival.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    DONE_V,
    EXPEL_V,
    EXPELLED,
    EXPULSION,
    HOST,
    HOST_V,
    NOBODY,
    PAY_V,
    POST_GONE,
    SET_POST,
    THALER,
    TOLL,
    TREATY,
)
from aevum.games.era_of_tribes.kinds import TRADE
from aevum.games.era_of_tribes.rules.growth import convert_fresh
from aevum.games.era_of_tribes.rules.pieces import to_pool
from aevum.games.era_of_tribes.rules.realm import are_neighbours
from aevum.games.era_of_tribes.rules.tracks import add_morale, add_treaties, pay_to
from aevum.games.era_of_tribes.state import EraState, put

SEAT: Final = HOST.variable("seat")
FROM: Final = HOST.variable("from")
PAYER: Final = TOLL.variable("seat")
TOLL_FROM: Final = TOLL.variable("from")
TOLL_HOST: Final = TOLL.variable("host")
EXPELLING: Final = EXPULSION.variable("host")
OWNER: Final = EXPULSION.variable("owner")


def close_post(s: EraState, province: int) -> None:
    """R5.14, E34: the vassal is free again, nobody loses morale; nothing if there is none."""
    seat = s.post[province]
    if seat != NOBODY:
        s.post = put(s.post, province, NOBODY)
        to_pool(s, seat, 1)
        s.tell(POST_GONE, seat, province)


def can_pay_toll(s: EraState, seat: int) -> bool:
    price = s.box.numbers.post_price
    return s.thalers[seat] >= price or s.treaties[seat] >= price


def host_cities(s: EraState, seat: int) -> list[int]:
    """R5.13: cities of neighbours without a trade post (E33)."""
    hosts = [other != seat and are_neighbours(s, seat, other) for other in range(s.players)]
    return [
        p for p in s.chart().provinces if s.city[p] and s.post[p] == NOBODY and hosts[s.owner[p]]
    ]


def can_send_trader(s: EraState, seat: int) -> bool:
    """R5.13: Trade 2, a price that can be paid, and a city to go to."""
    return s.level(seat, TRADE).posts and can_pay_toll(s, seat) and bool(host_cities(s, seat))


class Host(Decision[EraState]):
    """D13: to which city does the trader go?"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(HOST_V, p) for p in host_cities(s, s.var(SEAT))]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != HOST_V:
            return Why("R5.13", "asked-host")
        about = {"province": s.box.provinces[arg].id}
        return None if arg in host_cities(s, s.var(SEAT)) else Why("R5.13", "no-host", about)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, origin = s.var(SEAT), s.var(FROM)
        s.pop()
        s.push(TOLL, seat, origin, arg)


class Toll(Decision[EraState]):
    """D13: a thaler or a treaty for the host?"""

    def actor(self, s: EraState) -> int:
        return s.var(PAYER)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        return [word(PAY_V, coin) for coin in (THALER, TREATY) if self.can_pay(s, coin)]

    def can_pay(self, s: EraState, coin: int) -> bool:
        purse = s.thalers if coin == THALER else s.treaties
        return purse[s.var(PAYER)] >= s.box.numbers.post_price

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != PAY_V:
            return Why("R5.13", "asked-toll")
        return None if self.can_pay(s, arg) else Why("R5.13", "cannot-pay")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat, origin, city = s.var(PAYER), s.var(TOLL_FROM), s.var(TOLL_HOST)
        s.pop()
        host = s.owner[city]
        price = s.box.numbers.post_price
        if arg == THALER:
            pay_to(s, seat, host, price)
        else:
            add_treaties(s, seat, -price)
            add_treaties(s, host, price)
        convert_fresh(s, seat, origin)
        s.post = put(s.post, city, seat)
        s.tell(SET_POST, seat, city, host)
        add_morale(s, seat, s.box.numbers.post_morale)


# -- expulsion ------------------------------------------------------------------------------------


def posts_at(s: EraState, host: int, owner: int) -> list[int]:
    """Trade posts of one player in the cities of another."""
    return [p for p in s.posts_of(owner) if s.owner[p] == host]


def offer_expulsion(s: EraState, host: int, owner: int) -> None:
    """R5.15, E35"""
    if posts_at(s, host, owner):
        s.push(EXPULSION, host, owner)


class Expulsion(Decision[EraState]):
    """D23"""

    def actor(self, s: EraState) -> int:
        return s.var(EXPELLING)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        posts = posts_at(s, s.var(EXPELLING), s.var(OWNER))
        return [word(DONE_V), *(word(EXPEL_V, p) for p in posts)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == DONE_V:
            return None
        if verb != EXPEL_V:
            return Why("R5.15", "asked-expel")
        if arg in posts_at(s, s.var(EXPELLING), s.var(OWNER)):
            return None
        return Why("R5.15", "no-post", {"province": s.box.provinces[arg].id})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        host, owner = s.var(EXPELLING), s.var(OWNER)
        if verb == DONE_V:
            s.pop()
            return
        s.tell(EXPELLED, owner, arg, host)
        close_post(s, arg)
        add_morale(s, owner, -s.box.numbers.post_morale)
