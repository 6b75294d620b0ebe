"""Purchases: units, repairs, walls, limites put back; the test of a usurper.

Rules   realm R32, R6.7, E55, E56, E141; war R5.9
Owns    none
Nodes   purchases (procedure), purchase (decision), buy-place (decision), buy-sea (decision),
        repair (decision), usurper-test (chance)
Leaves  what may be bought to market.py, the pieces to units.py, the walls to cities.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.administration import (
    BOUGHT,
    BUY_IN_V,
    BUY_PLACE,
    BUY_SEA,
    BUY_V,
    END_PURCHASES_V,
    FORTIFY_V,
    PURCHASE,
    PURCHASES,
    REPAIR,
    REPAIR_AT_V,
    REPAIR_FLEET_V,
    REPAIR_V,
    RESTORE_LIMES_V,
    USURPER_TEST,
)
from aevum.games.invasions.components.cards import EV_PLAY_V
from aevum.games.invasions.kinds import MODIFIERS, NONE, TIMINGS
from aevum.games.invasions.rules.administration.calamities import strike
from aevum.games.invasions.rules.administration.market import (
    buyable,
    fleets_to_repair,
    fortifiable,
    is_national,
    limites_to_restore,
    places_for,
    price_of,
    repair_price,
    seas_for,
    units_to_repair,
)
from aevum.games.invasions.rules.board.cities import fortify_city
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.board.treasury import pay
from aevum.games.invasions.rules.board.units import (
    counters_of,
    place_fleets,
    place_limes,
    place_units,
    repair,
    repair_fleet,
    unit_of,
    unit_words,
)
from aevum.games.invasions.rules.cards.events import card_words, play_card, playable, why_not_play
from aevum.games.invasions.rules.cards.hands import events_held
from aevum.games.invasions.state import InvasionsState

BUYER: Final = PURCHASES.variable("nation")
NATIONAL: Final = PURCHASES.variable("national")
REPAIRED: Final = PURCHASES.variable("repaired")
ASKED: Final = PURCHASE.variable("nation")
OWNER: Final = BUY_PLACE.variable("nation")
KIND: Final = BUY_PLACE.variable("kind")
SAILOR: Final = BUY_SEA.variable("nation")
SHIP: Final = BUY_SEA.variable("kind")
MENDER: Final = REPAIR.variable("nation")
MENDED_AT: Final = REPAIR.variable("province")
TESTED: Final = USURPER_TEST.variable("nation")
USURPER_POWER: Final = MODIFIERS.index("usurper_test")
USURPER: Final = "usurper"
CLOSED: Final = -1
"""The slot is ended."""
WINDOW: Final = TIMINGS.index("purchases")


def offers(s: InvasionsState, nation: int) -> list[str]:
    """All that a nation can do in its slot, but end it."""
    bought, repaired = s.var_of(PURCHASES, NATIONAL), s.var_of(PURCHASES, REPAIRED)
    provinces, seas = s.box.provinces, s.box.seas
    words = [f"buy {s.box.kind_ids[kind]}" for kind in buyable(s, nation, bought)]
    places = sorted({s.unit_at[unit] for unit in units_to_repair(s, nation, repaired)})
    words += [f"repair_at {provinces[p].id}" for p in places]
    zones = sorted({s.fleet_at[fleet] for fleet in fleets_to_repair(s, nation, repaired)})
    words += [f"repair_fleet {seas[sea].id}" for sea in zones]
    words += [f"fortify {provinces[p].id}" for p in fortifiable(s, nation)]
    words += [f"restore_limes {provinces[p].id}" for p in limites_to_restore(s, nation)]
    return words


def shop(s: InvasionsState) -> None:
    """Asked again and again, while something can be done."""
    nation = s.var(BUYER)
    if s.var(NATIONAL) == CLOSED or not s.on_board(nation):
        return
    if offers(s, nation) or events_held(s, s.power_of(nation)):
        s.repeat()
        s.push(PURCHASE, nation)


class Purchase(Decision[InvasionsState]):
    """realm DP23"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        nation = s.var(ASKED)
        cards = playable(s, s.power_of(nation), WINDOW, nation)
        return [*offers(s, nation), "end_purchases", *card_words(s, cards)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == END_PURCHASES_V:
            return None
        nation = s.var(ASKED)
        if verb == EV_PLAY_V:
            return why_not_play(s, s.power_of(nation), arg, WINDOW, nation)
        return self.why_not_trade(s, nation, verb, arg)

    def why_not_trade(self, s: InvasionsState, nation: int, verb: int, arg: int) -> Why | None:
        bought, repaired = s.var_of(PURCHASES, NATIONAL), s.var_of(PURCHASES, REPAIRED)
        of = s.box.provinces
        if verb == BUY_V:
            open_ = arg in buyable(s, nation, bought)
            return None if open_ else Why("R32.1", "cannot-buy")
        if verb == REPAIR_AT_V:
            open_ = any(s.unit_at[u] == arg for u in units_to_repair(s, nation, repaired))
            return None if open_ else Why("R32.3", "cannot-repair")
        if verb == REPAIR_FLEET_V:
            open_ = any(s.fleet_at[f] == arg for f in fleets_to_repair(s, nation, repaired))
            return None if open_ else Why("R32.3", "cannot-repair")
        if verb == FORTIFY_V:
            about = {"province": of[arg].id}
            return None if arg in fortifiable(s, nation) else Why("R32.5", "cannot-fortify", about)
        if verb == RESTORE_LIMES_V:
            about = {"province": of[arg].id}
            open_ = arg in limites_to_restore(s, nation)
            return None if open_ else Why("R32.5", "cannot-restore", about)
        return Why("R32.1", "asked-purchase")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(ASKED)
        s.pop()
        if verb == END_PURCHASES_V:
            s.set_var(NATIONAL, CLOSED)
        elif verb == EV_PLAY_V:
            play_card(s, s.power_of(nation), arg, WINDOW, nation)
        elif verb == BUY_V and s.box.kinds[arg].fleet:
            s.push(BUY_SEA, nation, arg)
        elif verb == BUY_V:
            s.push(BUY_PLACE, nation, arg, NONE)
        elif verb == REPAIR_AT_V:
            s.push(REPAIR, nation, arg)
        elif verb == REPAIR_FLEET_V:
            mend_fleet(s, nation, arg)
        elif verb == FORTIFY_V:
            pay(s, nation, s.box.prices[s.box.fortify_price].gold[s.status[nation]])
            fortify_city(s, arg)
        else:
            place_limes(s, nation, arg)


def count_purchase(s: InvasionsState, nation: int, kind: int) -> None:
    """The frame of the slot is on top: what is bought is paid, and counted (realm R32.4)."""
    pay(s, nation, price_of(s, nation, kind))
    if is_national(s, nation, kind):
        s.set_var(NATIONAL, s.var(NATIONAL) + 1)
    s.tell(BOUGHT, nation, kind)


def mend_fleet(s: InvasionsState, nation: int, sea: int) -> None:
    """realm R32.3"""
    fleets = fleets_to_repair(s, nation, s.var(REPAIRED))
    fleet = next(each for each in fleets if s.fleet_at[each] == sea)
    pay(s, nation, repair_price(s, s.fleet_kind[fleet]))
    repair_fleet(s, fleet)
    s.set_var(REPAIRED, s.var(REPAIRED) + 1)


class BuyPlace(NameProvince):
    """realm DP23, E126: where the unit is placed."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(OWNER))

    def listed(self, s: InvasionsState) -> list[int]:
        return places_for(s, s.var(OWNER), s.var(KIND))

    def named(self, s: InvasionsState, province: int) -> None:
        nation, kind = s.var(OWNER), s.var(KIND)
        s.pop()
        place_units(s, kind, 1, province, nation)
        count_purchase(s, nation, kind)
        settle_control(s)


class BuySea(Decision[InvasionsState]):
    """realm DP23, E55: a zone with a coastal city of its own."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(SAILOR))

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"buy_in {s.box.seas[sea].id}" for sea in seas_for(s, s.var(SAILOR))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == BUY_IN_V and arg in seas_for(s, s.var(SAILOR)):
            return None
        return Why("R32.2", "no-place-for-fleet")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, kind = s.var(SAILOR), s.var(SHIP)
        s.pop()
        place_fleets(s, kind, 1, arg)
        count_purchase(s, nation, kind)


class Repair(Decision[InvasionsState]):
    """realm DP23, R32.3: which unit."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(MENDER))

    def units(self, s: InvasionsState) -> list[int]:
        damaged = units_to_repair(s, s.var(MENDER), s.var_of(PURCHASES, REPAIRED))
        return [unit for unit in damaged if s.unit_at[unit] == s.var(MENDED_AT)]

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "repair", self.units(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == REPAIR_V and arg in counters_of(s, self.units(s)):
            return None
        return Why("R32.3", "cannot-repair")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, unit = s.var(MENDER), unit_of(s, self.units(s), arg)
        s.pop()
        pay(s, nation, repair_price(s, s.unit_kind[unit]))
        repair(s, unit)
        s.set_var(REPAIRED, s.var(REPAIRED) + 1)


# -- the end of the slot --------------------------------------------------------------------------


def test_usurper(s: InvasionsState) -> None:
    """realm R32.7"""
    nation = s.var(BUYER)
    if s.on_board(nation) and s.box.nations[nation].has[USURPER_POWER] and s.decline[nation]:
        s.push(USURPER_TEST, nation)


class UsurperTest(D2):
    """realm R32.7: failed, the calamity strikes."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        nation = s.var(TESTED)
        s.pop()
        if not passed:
            strike(s, nation, s.box.axes["calamity"].index(USURPER))
