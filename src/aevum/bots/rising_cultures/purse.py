"""The purse: what cards would cost a seat, reckoned for a whole deck at one look."""

from __future__ import annotations

from typing import Final

from aevum.games.rising_cultures.box import Card
from aevum.games.rising_cultures.effects import ANY_KIND, BUILDINGS_ONLY, PERSONS_ONLY
from aevum.games.rising_cultures.rules.assets import KINDS, RESOURCE, RESOURCE_ANY, holds
from aevum.games.rising_cultures.rules.build import COIN_RATE, DISCOUNT, FULL_RATE
from aevum.games.rising_cultures.state import CulturesState

EVERY_KIND: Final = (1 << KINDS) - 1


class Purse:
    """Resources, discounts and rates of a seat; discounts on a kind count as units of it."""

    def __init__(self, s: CulturesState, seat: int) -> None:
        have = s.box.nations[s.nation[seat]].start.copy()
        cards = s.box.cards
        for card in s.resource[seat]:
            strip = cards[card].strip
            for kind in range(KINDS):
                have[kind] += strip[kind]
        self.rates = [FULL_RATE] * KINDS
        self.jokers: list[int] = []
        self.rebates = [0, 0]
        persons = [0] * KINDS
        buildings = [0] * KINDS
        for effect in s.statics[seat]:
            verb = effect.verb
            if verb == RESOURCE and holds(s, seat, effect):
                have[effect.kind] += effect.n
            elif verb == RESOURCE_ANY and holds(s, seat, effect):
                for _ in range(effect.n):
                    self.jokers.append(effect.mask)
            elif verb == COIN_RATE and holds(s, seat, effect):
                for kind in range(KINDS):
                    if effect.mask >> kind & 1:
                        self.rates[kind] = 1
            elif verb == DISCOUNT and holds(s, seat, effect):
                if effect.kind == ANY_KIND:
                    if effect.filter != BUILDINGS_ONLY:
                        self.rebates[0] += effect.n
                    if effect.filter != PERSONS_ONLY:
                        self.rebates[1] += effect.n
                else:
                    if effect.filter != BUILDINGS_ONLY:
                        persons[effect.kind] += effect.n
                    if effect.filter != PERSONS_ONLY:
                        buildings[effect.kind] += effect.n
        for kind in range(KINDS):
            persons[kind] += have[kind]
            buildings[kind] += have[kind]
        self.persons = persons
        self.buildings = buildings

    def price(self, card: Card) -> int:
        """Coins for what is missing; jokers replace the dearest units."""
        cost = card.cost
        have = self.buildings if card.is_building else self.persons
        missing = [0] * KINDS
        coins = 0
        for kind in range(KINDS):
            lack = cost[kind] - have[kind]
            if lack > 0:
                missing[kind] = lack
                coins += lack * self.rates[kind]
        if not coins:
            return 0
        for mask in self.jokers:
            coins -= self._replace(missing, mask)
        for _ in range(self.rebates[1 if card.is_building else 0]):
            coins -= self._replace(missing, EVERY_KIND)
        return coins

    def _replace(self, missing: list[int], mask: int) -> int:
        dearest = -1
        rate = 0
        for kind in range(KINDS):
            if missing[kind] and mask >> kind & 1 and self.rates[kind] > rate:
                dearest = kind
                rate = self.rates[kind]
        if dearest >= 0:
            missing[dearest] -= 1
        return rate
