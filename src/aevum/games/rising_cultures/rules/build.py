"""Building: a card comes into the display if its cost can be shown or paid for.

Rules   R7
Owns    display, covered, builds
Nodes   ruler (decision)
Leaves  what the card brings to effects.py, the ascent to ascent.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.effects import Choice, Need
from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.rising_cultures.box import Card
from aevum.games.rising_cultures.components import (
    ASCENT,
    BUILT,
    COVERED,
    NO_RULER,
    OPTION_V,
    RULER,
    TARGET,
    TARGET_V,
)
from aevum.games.rising_cultures.effects import (
    ANY_CARD,
    ANY_KIND,
    BUILDINGS_ONLY,
    ON_BUILD,
    ON_COVER,
    Effect,
)
from aevum.games.rising_cultures.registry import (
    EFFECTS,
    FILTER,
    OF_RESOURCE_OR_ANY,
    OF_RESOURCES,
    REBATE,
    N,
)
from aevum.games.rising_cultures.rules.assets import (
    KINDS,
    holds,
    joker_resources,
    modifier,
    number,
    resources,
)
from aevum.games.rising_cultures.rules.columns import take_discard
from aevum.games.rising_cultures.rules.deck import show, take_shown
from aevum.games.rising_cultures.rules.treasury import nothing_to_do, pay
from aevum.games.rising_cultures.rules.trigger import play_effects, trigger
from aevum.games.rising_cultures.state import CulturesState

SEAT: Final = RULER.variable("seat")

FULL_RATE = 2
"""Coins for a missing unit (R7.3)."""

NOBODY = -1
"""No ruler is covered."""

DISCOUNT: Final = EFFECTS.modifier(
    "discount", "static", number, OF_RESOURCE_OR_ANY, N, FILTER, rules="R7.2"
)
COIN_RATE: Final = EFFECTS.modifier("coin_rate", "static", number, OF_RESOURCES, rules="R7.3")
RULER_SLOT: Final = EFFECTS.modifier("ruler_slot", "static", number, N, rules="R7.5 D11")


def missing_units(s: CulturesState, seat: int, card: Card, have: list[int]) -> list[int]:
    """The units of the cost that fixed resources and discounts on one kind do not cover."""
    missing = [0] * KINDS
    for kind in range(KINDS):
        missing[kind] = card.cost[kind] - have[kind] - s.borrowed[kind]
    for effect in discounts(s, seat, card):
        if effect.kind != ANY_KIND:
            missing[effect.kind] -= effect.n
    for kind in range(KINDS):
        if missing[kind] < 0:
            missing[kind] = 0
    return missing


def discounts(s: CulturesState, seat: int, card: Card) -> list[Effect]:
    found: list[Effect] = []
    for effect in s.statics[seat]:
        if effect.verb == DISCOUNT and holds(s, seat, effect):
            only = effect.filter
            if only == ANY_CARD or (only == BUILDINGS_ONLY) == card.is_building:
                found.append(effect)
    return found


def build_price(s: CulturesState, seat: int, card: int, rebate: int = 0) -> int:
    """R7.3, K17: the fewest coins that replace what is missing; `rebate` units are left out."""
    return price_with(s, seat, s.box.cards[card], resources(s, seat), rebate)


def price_with(s: CulturesState, seat: int, card: Card, have: list[int], rebate: int = 0) -> int:
    missing = missing_units(s, seat, card, have)
    if not any(missing):
        return 0
    rates = coin_rates(s, seat)
    jokers = joker_resources(s, seat)
    for effect in discounts(s, seat, card):
        if effect.kind == ANY_KIND:
            rebate += effect.n
    jokers += [(1 << KINDS) - 1] * rebate
    return cheapest(missing, rates, jokers, len(jokers))


def coin_rates(s: CulturesState, seat: int) -> list[int]:
    rates = [FULL_RATE] * KINDS
    for effect in s.statics[seat]:
        if effect.verb == COIN_RATE and holds(s, seat, effect):
            for kind in range(KINDS):
                if effect.mask >> kind & 1:
                    rates[kind] = 1
    return rates


def cheapest(missing: list[int], rates: list[int], jokers: list[int], left: int) -> int:
    """Try every way to use the jokers; there are never more than a few."""
    if not left:
        price = 0
        for kind in range(KINDS):
            price += missing[kind] * rates[kind]
        return price
    best = -1
    mask = jokers[left - 1]
    for kind in range(KINDS):
        if missing[kind] and mask >> kind & 1:
            missing[kind] -= 1
            price = cheapest(missing, rates, jokers, left - 1)
            missing[kind] += 1
            if best < 0 or price < best:
                best = price
    return best if best >= 0 else cheapest(missing, rates, jokers, left - 1)


def buildable(s: CulturesState, seat: int, cards: list[int]) -> list[int]:
    """R7.2, R7.3: resources are shown (and counted but once), what is missing costs coins."""
    have = resources(s, seat)
    coins = s.coins[seat]
    return [card for card in cards if price_with(s, seat, s.box.cards[card], have) <= coins]


def cannot_build(s: CulturesState, seat: int, card: int, rebate: int = 0) -> Why:
    missing = missing_units(s, seat, s.box.cards[card], resources(s, seat))
    kinds = s.box.axes["resource"]
    price = build_price(s, seat, card, rebate)
    about = {"card": s.box.cards[card].id, "price": str(price), "coins": str(s.coins[seat])}
    for kind in range(KINDS):
        about[f"missing_{kinds[kind]}"] = str(missing[kind] or "none")
    return Why("R7.3", "cannot-pay", about)


def build(s: CulturesState, seat: int, card: int, rebate: int = 0) -> None:
    """K19: pay first, then cover; K22: the card's ability comes before the ascent."""
    price = build_price(s, seat, card, rebate)
    pay(s, seat, price)
    s.tell(BUILT, seat, card, price)
    s.push(ASCENT, seat)
    if s.box.cards[card].is_ruler and must_ask_for_ruler(s, seat):
        show(s, card)
        s.push(RULER, seat)
    else:
        place(s, seat, card, the_only_ruler(s, seat, card))


def place(s: CulturesState, seat: int, card: int, covered: int) -> None:
    """Into the display; a covered ruler is out of use at once (R7.7, K18)."""
    if covered >= 0:
        s.display[seat].remove(covered)
        s.covered[seat].append(covered)
        s.tell(COVERED, seat, covered)
    s.display[seat].append(card)
    s.builds[seat] += 1
    s.refresh(seat)
    if covered >= 0:
        trigger(s, seat, ON_COVER)
    trigger(s, seat, ON_BUILD)
    play_effects(s, seat, s.box.cards[card].source)


def rulers(s: CulturesState, seat: int) -> list[int]:
    """Uncovered rulers, oldest first."""
    cards = s.box.cards
    return [card for card in s.display[seat] if cards[card].is_ruler]


def ruler_places(s: CulturesState, seat: int) -> int:
    return 1 + modifier(s, seat, RULER_SLOT)


def has_free_place(s: CulturesState, seat: int) -> bool:
    return len(rulers(s, seat)) < ruler_places(s, seat)


def must_ask_for_ruler(s: CulturesState, seat: int) -> bool:
    """D11: with an extra place and more than one ruler the player chooses whom to cover."""
    return ruler_places(s, seat) > 1 and len(rulers(s, seat)) > 1


def the_only_ruler(s: CulturesState, seat: int, card: int) -> int:
    """R7.5: a new ruler covers the old one unless a place is free."""
    if not s.box.cards[card].is_ruler:
        return NOBODY
    return NOBODY if has_free_place(s, seat) else rulers(s, seat)[0]


class Ruler(Decision[CulturesState]):
    """D11: which ruler is covered? The new one is shown."""

    def actor(self, s: CulturesState) -> int:
        return s.var(SEAT)

    def legal(self, s: CulturesState) -> list[str]:
        words = s.box.words
        seat = s.var(SEAT)
        found = [words[TARGET_V][card] for card in sorted(rulers(s, seat))]
        if has_free_place(s, seat):
            found.append(words[OPTION_V][NO_RULER])
        return found

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        seat = s.var(SEAT)
        if verb == TARGET_V:
            ruling = arg in rulers(s, seat)
            return None if ruling else Why("R7.5", "no-ruler", {"card": s.box.cards[arg].id})
        if verb != OPTION_V:
            return Why("D11", "asked-ruler")
        if arg != NO_RULER:
            return Why("R7.5", "asked-ruler")
        return None if has_free_place(s, seat) else Why("R7.5", "no-free-place")

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        place(s, seat, take_shown(s), arg if verb == TARGET_V else NOBODY)


# -- the effect -----------------------------------------------------------------------------------


def why_not_rebuild(s: CulturesState, seat: int, effect: Effect, card: int) -> Why | None:
    if card not in s.discard[seat]:
        return Why("D7", "not-in-discard", {"card": s.box.cards[card].id})
    if build_price(s, seat, card, effect.rebate) <= s.coins[seat]:
        return None
    return cannot_build(s, seat, card, effect.rebate)


def can_rebuild(s: CulturesState, seat: int, effect: Effect) -> bool:
    for card in s.discard[seat]:
        if why_not_rebuild(s, seat, effect, card) is None:
            return True
    return False


def ask_rebuild(s: CulturesState, seat: int, effect: Effect) -> None:
    s.push(TARGET, effect.index, seat)


def rebuild(s: CulturesState, seat: int, effect: Effect, card: int) -> None:
    take_discard(s, seat, card)
    build(s, seat, card, effect.rebate)


BUILD_FROM_DISCARD: Final = EFFECTS.deed(
    "build_from_discard", "play action", ask_rebuild, REBATE.maybe(), rules="R9.1 D7",
    needs=(Need(can_rebuild, nothing_to_do),), choice=Choice(why_not_rebuild, rebuild),
)  # fmt: skip
