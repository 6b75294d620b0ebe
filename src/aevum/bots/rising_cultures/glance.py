"""A glance: what every play of a turn promises, reckoned from one look at the position.

Quicker than trying each play, and good enough to play on with.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from aevum.bots.rising_cultures.chances import Chances
from aevum.bots.rising_cultures.estate import Estate
from aevum.games.rising_cultures.box import Card
from aevum.games.rising_cultures.components import (
    COINS_USE,
    FOR_BUILD,
    FOR_COINS,
    FOR_MILITARY,
    PLAYS,
    SEATS,
    USES,
)
from aevum.games.rising_cultures.rules.assets import GROUPS, KINDS, modifier
from aevum.games.rising_cultures.rules.uses import COINS_USE_BONUS

MODES: Final = len(USES)


class Glance:
    """The promise of every use of a card, less what the card is worth in the hand."""

    def __init__(self, chances: Chances, seat: int) -> None:
        self.chances = chances
        self.s = chances.s
        self.seat = seat
        self.estate = Estate(chances, seat)
        self.coins = self.estate.kept_coins()
        self.purse = self.estate.purse_worth()
        self.units = self._units()
        self.symbols = self._symbols()

    def play(self, arg: int) -> float:
        card = self.s.box.cards[arg // MODES]
        use = arg % MODES
        held = self.estate.card(card, True)
        if use == FOR_COINS:
            bonus = modifier(self.s, self.seat, COINS_USE_BONUS)
            return self.estate.coins_worth(self.coins + COINS_USE + bonus) - self.purse - held
        if use == FOR_MILITARY:
            return self.military(card) - held
        if use == FOR_BUILD:
            return self.build(card) - held
        return self.resource(card) - held

    def build(self, card: Card) -> float:
        estate = self.estate
        price = estate.purse.price(card)
        worth = estate.promise(card) + estate.coins_worth(self.coins - price) - self.purse
        if card.is_ruler:
            worth -= estate.covering
        return worth + (estate.w.ascent * estate.part if estate.ascents else 0.0)

    def resource(self, card: Card) -> float:
        worth = self.estate.each_coin * card.coin
        for kind in range(KINDS):
            worth += self.units[kind] * card.strip[kind]
        return worth

    def military(self, card: Card) -> float:
        worth = 0.0
        for symbol in card.symbols:
            worth += self.symbols[symbol]
        bars = self.s.side_of(self.seat).bar_symbols
        printed = bars[len(self.s.military[self.seat])]
        return worth + (self.symbols[printed] if printed >= 0 else 0.0)

    def _units(self) -> list[float]:
        """What one more unit of each kind saves over the plays to come."""
        s = self.s
        estate = self.estate
        purse = estate.purse
        deck = s.deck[self.seat]
        hand = s.hand[self.seat]
        lacking = [0.0] * KINDS
        cards = 0
        for card in s.nation_of(self.seat).cards:
            if deck.pool[card.index] or card.index in hand or card.index in deck.top:
                cards += 1
                have = purse.buildings if card.is_building else purse.persons
                for kind in range(KINDS):
                    if card.cost[kind] > have[kind]:
                        lacking[kind] += purse.rates[kind]
        later = max(0, estate.plays - 1) * estate.w.trust_deck * estate.each_coin
        return [later * lack / max(1, cards) for lack in lacking]

    def _symbols(self) -> list[float]:
        """What one more symbol of each kind does for the provinces to come."""
        s = self.s
        chances = self.chances
        w = chances.weights
        rival = Estate(chances, 1 - self.seat)
        worths = [0.0] * GROUPS
        plays = float(chances.now[0] + chances.now[1])
        lasts = 1.0
        for number in range(chances.rounds):
            chance = chances.provinces[self.seat][number]
            stake = self.estate.province(number) + rival.province(number)
            spread = w.spread_now + w.spread_later * sqrt(max(0.0, plays - 1.0))
            gain = lasts * stake * min(1.0 - chance, chance * (1.0 - chance) / spread)
            contest = s.box.provinces[chances.row[number]].contest
            for group in range(GROUPS):
                if contest[group]:
                    worths[group] += gain
            lasts *= 1.0 - 0.5 * chance
            plays += PLAYS * SEATS
        return worths
