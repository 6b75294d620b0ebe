"""Building: a card comes into the display if its cost can be shown or paid for.

Rules   R7
Owns    display, covered, builds
Nodes   ruler (decision)
Leaves  what the card brings to effects.py, the ascent to ascent.py
"""

from __future__ import annotations

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
    TARGET_V,
)
from aevum.games.rising_cultures.effects import (
    ANY_CARD,
    ANY_KIND,
    BUILDINGS_ONLY,
    COIN_RATE,
    DISCOUNT,
    ON_BUILD,
    ON_COVER,
    RULER_SLOT,
    Effect,
)
from aevum.games.rising_cultures.rules.assets import (
    KINDS,
    holds,
    joker_resources,
    pay,
    resources,
    sum_of,
)
from aevum.games.rising_cultures.rules.trigger import play_effects, trigger
from aevum.games.rising_cultures.state import CulturesState

FULL_RATE = 2
"""Coins for a missing unit (R7.3)."""


def missing_units(s: CulturesState, seat: int, card: int) -> list[int]:
    """The units of the cost that fixed resources and discounts on one kind do not cover."""
    what = s.box.cards[card]
    have = resources(s, seat)
    for effect in discounts(s, seat, what):
        if effect.kind != ANY_KIND:
            have[effect.kind] += effect.n
    return [max(0, what.cost[kind] - have[kind] - s.borrowed[kind]) for kind in range(KINDS)]


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
    missing = missing_units(s, seat, card)
    if not any(missing):
        return 0
    rates = coin_rates(s, seat)
    jokers = joker_resources(s, seat)
    for effect in discounts(s, seat, s.box.cards[card]):
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
        return sum(missing[kind] * rates[kind] for kind in range(KINDS))
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


def why_not_build(s: CulturesState, seat: int, card: int, rebate: int = 0) -> Why | None:
    """R7.2, R7.3: resources are shown, what is missing costs coins."""
    price = build_price(s, seat, card, rebate)
    if price <= s.coins[seat]:
        return None
    missing = missing_units(s, seat, card)
    kinds = s.box.axes["resource"]
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
        s.shown = card
        s.push(RULER, card, seat)
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
    return 1 + sum_of(s, seat, RULER_SLOT)


def must_ask_for_ruler(s: CulturesState, seat: int) -> bool:
    """D11: with an extra place and more than one ruler the player chooses whom to cover."""
    return ruler_places(s, seat) > 1 and len(rulers(s, seat)) > 1


def the_only_ruler(s: CulturesState, seat: int, card: int) -> int:
    """R7.5: a new ruler covers the old one unless a place is free; -1 = nobody is covered."""
    if not s.box.cards[card].is_ruler:
        return -1
    ruling = rulers(s, seat)
    return ruling[0] if len(ruling) >= ruler_places(s, seat) else -1


class Ruler(Decision[CulturesState]):
    """D11: which ruler is covered? Frame: a = new ruler, b = seat."""

    def actor(self, s: CulturesState) -> int:
        return s.var_b()

    def legal(self, s: CulturesState) -> list[str]:
        seat = s.var_b()
        words = s.box.words
        found = [words[TARGET_V][card] for card in sorted(rulers(s, seat))]
        if len(rulers(s, seat)) < ruler_places(s, seat):
            found.append(words[OPTION_V][NO_RULER])
        return found

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb not in (TARGET_V, OPTION_V):
            return Why("D11", "asked-ruler")
        if s.box.words[verb][arg] in self.legal(s):
            return None
        if verb == OPTION_V:
            return Why("R7.5", "no-free-place" if arg == NO_RULER else "asked-ruler")
        return Why("R7.5", "no-ruler", {"card": s.box.cards[arg].id})

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        card = s.var_a()
        seat = s.var_b()
        s.pop()
        s.shown = -1
        place(s, seat, card, arg if verb == TARGET_V else -1)
