"""Buying a province.

Rules   R8.7, R8.8
Owns    none
Nodes   purchase (procedure)
Leaves  the offer to diplomacy.py, control to realm.py, the city to cities.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.why import Why
from aevum.games.era_of_tribes.components import BOUGHT, FROM_POOL, FROM_SLOT, NOBODY, PURCHASE
from aevum.games.era_of_tribes.rules.cities import lose_city, offer_city
from aevum.games.era_of_tribes.rules.colonies import count_colonies
from aevum.games.era_of_tribes.rules.pieces import can_use_slot, take_from
from aevum.games.era_of_tribes.rules.realm import (
    are_neighbours,
    hand_over_province,
    put_vassals,
    recall_vassals,
)
from aevum.games.era_of_tribes.rules.tracks import pay_to
from aevum.games.era_of_tribes.state import EraState

BUYER: Final = PURCHASE.variable("seat")
LAND: Final = PURCHASE.variable("province")
SELLER: Final = PURCHASE.variable("seller")
HAD_CITY: Final = PURCHASE.variable("city")


def land_price(s: EraState, province: int, forced: bool) -> int:
    """R8.7: for the province, and for each city, food and good in it."""
    numbers = s.box.numbers
    each = numbers.buy_price_forced if forced else numbers.buy_price
    printed = s.box.provinces[province]
    return each * (1 + s.city[province] + printed.food + (printed.good != NOBODY))


def why_not_buy(s: EraState, seat: int, province: int, forced: bool) -> Why | None:
    """R8.7: what could be bought, from a neighbour."""
    why = why_not_for_sale(s, seat, province, forced)
    if why is not None or are_neighbours(s, seat, s.owner[province]):
        return why
    return Why("R8.7", "no-neighbour", {"province": s.box.provinces[province].id})


def why_not_for_sale(s: EraState, seat: int, province: int, forced: bool) -> Why | None:
    """R8.7, E39: whoever the seller is."""
    seller = s.owner[province]
    about = {"province": s.box.provinces[province].id}
    if seller in (NOBODY, seat):
        return Why("R8.7", "no-seller", about)
    if s.box.provinces[province].home_of == s.people[seller]:
        return Why("R8.7", "home-is-not-sold", about)
    if s.revolting[seller]:
        return Why("R8.8", "seller-in-revolution", about)
    price = land_price(s, province, forced)
    if price > s.thalers[seat]:
        return Why("R8.7", "too-expensive", about | {"price": str(price)})
    if not s.pool[seat] and not can_use_slot(s, seat, s.box.numbers.slot_morale):
        return Why("R8.8", "no-vassal", about)
    return None


def buy(s: EraState, seat: int, province: int, forced: bool) -> None:
    """R8.8, E113: payment, pieces, tokens and refund; then the city, then colonies."""
    seller = s.owner[province]
    price = land_price(s, province, forced)
    had_city = s.city[province]
    s.tell(BOUGHT, seat, province, seller, price)
    pay_to(s, seat, seller, price)
    recall_vassals(s, province, seller)
    source = FROM_POOL if s.pool[seat] else FROM_SLOT  # D41
    take_from(s, seat, source, s.box.numbers.slot_morale)
    put_vassals(s, province, seat, 1)
    if had_city:
        lose_city(s, seller, province)
    hand_over_province(s, province, seat)
    s.push(PURCHASE, seat, province, seller, had_city)


def offer_bought_city(s: EraState) -> None:
    """D38"""
    if s.var(HAD_CITY):
        offer_city(s, s.var(BUYER), s.var(LAND))


def count_after_purchase(s: EraState) -> None:
    for seat in (s.var(BUYER), s.var(SELLER)):
        count_colonies(s, seat)
