"""The estate of a seat: the points it has, and what its cards, coins and plays still promise.

Worth of its own have only things whose effect shows nowhere else: a resource shows in the prices of
the cards to come, a symbol in the chances of the provinces, so these are not counted twice.
"""

from __future__ import annotations

from math import exp
from typing import Final

from aevum.bots.rising_cultures.chances import ALL_PLAYS, Chances
from aevum.bots.rising_cultures.purse import Purse
from aevum.bots.rising_cultures.weights import Weights
from aevum.games.rising_cultures.box import PROVINCES, Card
from aevum.games.rising_cultures.components import MARKER_VP, SIGNS
from aevum.games.rising_cultures.effects import (
    ACTION,
    FINAL,
    IF_GOLDEN,
    IF_MARKER,
    INCOME,
    ON_PROVINCE_WON,
    PLAY,
    STATIC,
    Effect,
)
from aevum.games.rising_cultures.registry import COUNTERS
from aevum.games.rising_cultures.rules.ascent import can_ascend
from aevum.games.rising_cultures.rules.assets import (
    C_ARCHIVE,
    C_BUILDINGS,
    C_COINS,
    C_COVERED,
    C_DISPLAY,
    C_MILITARY,
    C_NILE_DUE,
    C_PERSONS,
    C_PM_SETS,
    C_PROGRESS,
    C_PROVINCES,
    C_SIGN,
    C_SIGN_SETS,
    RESOURCE,
    RESOURCE_ANY,
    SYMBOL,
    SYMBOL_ANY,
    SYMBOL_PER,
    buildings,
    count,
    nile_due,
)
from aevum.games.rising_cultures.rules.build import (
    COIN_RATE,
    DISCOUNT,
    RULER_SLOT,
    ruler_places,
    rulers,
)
from aevum.games.rising_cultures.rules.effects import ASCEND, PAY
from aevum.games.rising_cultures.rules.hand import DRAW_CARDS, FREE_SWAP, PEEK_CARDS
from aevum.games.rising_cultures.rules.nations import (
    ARCHIVE,
    FLIP_GOLDEN,
    FLOOD,
    NILE_TAKE,
    REPEAT_STAGE,
)
from aevum.games.rising_cultures.rules.province import KEEP_MILITARY, WIN_TIES
from aevum.games.rising_cultures.rules.rounds import GET_INCOME, HOLD_MARKER, coin_limit
from aevum.games.rising_cultures.rules.scoring import VP
from aevum.games.rising_cultures.rules.treasury import (
    BUY_SYMBOL,
    COINS_PER,
    GET_COINS,
    TEMP_RESOURCE,
)
from aevum.games.rising_cultures.rules.uses import COINS_USE_BONUS, EXTRA_PLAY
from aevum.games.rising_cultures.state import CulturesState

MORE_BUILDINGS: Final = 5.0
MORE_PERSONS: Final = 2.5
MORE_COVERED: Final = 1.0
MORE_PROGRESS: Final = 5.0
MORE_ARCHIVE: Final = 2.5
"""How much counters grow in a whole game."""
LEFT_COINS: Final = 2.5
LEFT_MILITARY: Final = 2.0
LEFT_NILE: Final = 1.5
"""What is usually left of these when the game is over."""
COINS_PER_PLAY_KEPT: Final = 1.5
RARELY: Final = 0.15
"""How often a card is played for its coins."""


class Estate:
    """What a seat has and hopes for, in points.

    `by_hand`: the cards in the hand count one by one; otherwise like any that will be drawn.
    """

    def __init__(self, chances: Chances, seat: int, by_hand: bool = True) -> None:
        self.chances = chances
        self.by_hand = by_hand
        self.w: Weights = chances.weights
        self.s: CulturesState = chances.s
        self.seat = seat
        self.plays = chances.left[seat]
        self.part = self.plays / ALL_PLAYS
        self.rounds = chances.rounds
        self.purse = Purse(self.s, seat)
        self.expected = self._counters()
        self.base = self.w.play * self.plays / (self.plays + self.w.fade)
        self.each_coin = self.coin_worth()
        self.ascents = can_ascend(self.s, seat)
        self.covering = self._covering()

    # -- counters ---------------------------------------------------------------------------------

    def _counters(self) -> list[float]:
        """What the common counters will show at the end; others are counted when asked for."""
        s = self.s
        seat = self.seat
        part = self.part
        found = [-1.0] * len(COUNTERS.words)
        built = buildings(s, seat)
        found[C_BUILDINGS] = built + MORE_BUILDINGS * part
        found[C_PERSONS] = len(s.display[seat]) - built + MORE_PERSONS * part
        found[C_DISPLAY] = found[C_BUILDINGS] + found[C_PERSONS]
        found[C_COVERED] = len(s.covered[seat]) + MORE_COVERED * part
        found[C_PROGRESS] = min(7.0, len(s.progress[seat]) + MORE_PROGRESS * part)
        found[C_ARCHIVE] = len(s.archive[seat]) + MORE_ARCHIVE * part
        found[C_MILITARY] = len(s.military[seat]) * (1.0 - part) + LEFT_MILITARY * part
        found[C_PM_SETS] = min(found[C_PROGRESS], found[C_MILITARY])
        found[C_COINS] = self.kept_coins() * (1.0 - part) + LEFT_COINS * part
        found[C_NILE_DUE] = nile_due(s, seat) * (1.0 - part) + LEFT_NILE * part
        self._signs(found)
        return found

    def _signs(self, found: list[float]) -> None:
        s = self.s
        seat = self.seat
        provinces = s.box.provinces
        for sign in range(len(SIGNS)):
            found[C_SIGN + sign] = 0.0
        total = 0.0
        for province in range(PROVINCES):
            if s.won[seat * PROVINCES + province]:
                found[C_SIGN + provinces[province].sign] += 1.0
                total += 1.0
        chances = self.chances.provinces[seat]
        for number, province in enumerate(self.chances.row):
            found[C_SIGN + provinces[province].sign] += chances[number]
            total += chances[number]
        found[C_PROVINCES] = total
        found[C_SIGN_SETS] = min(found[C_SIGN], found[C_SIGN + 1], found[C_SIGN + 2])

    def kept_coins(self) -> float:
        """Coins above the limit are lost unless there is a play left to spend them."""
        limit = coin_limit(self.s, self.seat)
        most = limit + COINS_PER_PLAY_KEPT * self.chances.now[self.seat]
        return min(float(self.s.coins[self.seat]), most)

    # -- points -----------------------------------------------------------------------------------

    def final(self, effect: Effect) -> float:
        """`vp` and `vp_per` as they will stand at the end."""
        chance = 1.0
        condition = effect.condition
        if condition is not None and condition.kind == IF_GOLDEN:
            chance = self.chances.golden[self.seat]
        elif condition is not None and condition.kind == IF_MARKER:
            chance = self.chances.marker[self.seat]
        if effect.verb == VP:
            return effect.n * chance
        number = self.expected[effect.counter]
        if number < 0.0:
            number = float(count(self.s, self.seat, effect.counter))
        if self.plays == 0 and self.rounds == 0:
            sets = float(int(number + 0.001) // effect.per)
        else:
            sets = max(0.0, number - 0.5 * (effect.per - 1)) / effect.per
        return chance * min(effect.n * sets, float(effect.most))

    def print(self) -> float:
        """Printed points of what lies there, and the marker by its chance."""
        s = self.s
        seat = self.seat
        total = float(s.side_of(seat).vp)
        for card in s.display[seat]:
            total += s.box.cards[card].vp
        for province in range(PROVINCES):
            if s.won[seat * PROVINCES + province]:
                total += s.box.provinces[province].vp
        return total + MARKER_VP * self.chances.marker[seat]

    def effects(self) -> float:
        """What the effects in force will still bring, as far as it shows nowhere else."""
        total = 0.0
        for source in self.s.sources(self.seat):
            for effect in source.effects:
                if effect.window == FINAL:
                    total += self.final(effect)
                elif effect.window != PLAY:
                    total += self.ability(effect)
        return total

    def province_hopes(self) -> float:
        """What the provinces of the row are worth, times the chance to win them.

        Points per sign or province are in `effects` already, by the counters.
        """
        total = 0.0
        chances = self.chances.provinces[self.seat]
        for number in range(self.rounds):
            total += chances[number] * self.province(number)
        return total

    def province(self, number: int) -> float:
        """A province for itself; `number` rounds from now."""
        s = self.s
        what = s.box.provinces[self.chances.row[number]]
        later = self.rounds - 1 - number
        worth = float(what.vp)
        for effect in what.source.effects:
            if effect.window == STATIC and effect.verb == RESOURCE:
                worth += self.w.unit * 3 * later
            elif effect.window == STATIC and effect.verb == FREE_SWAP:
                worth += self.w.free_swap * later
            elif effect.window == PLAY and effect.verb == GET_COINS:
                worth += self.each_coin * effect.n if later else 0.0
            elif effect.window == PLAY and effect.verb == KEEP_MILITARY:
                worth += self.w.price + self.w.symbol if later else 0.0
            elif effect.window == PLAY:
                worth += self.w.ascent + self.w.stage
            elif effect.verb == VP or effect.counter != C_NILE_DUE or s.nation_of(self.seat).nile:
                worth += self.final(effect)
        return worth - (self.w.price if later and s.military[self.seat] else 0.0)

    def _covering(self) -> float:
        """R7.5: what another ruler would cost: the points of the one it covers."""
        ruling = rulers(self.s, self.seat)
        if len(ruling) < ruler_places(self.s, self.seat):
            return 0.0
        cards = self.s.box.cards
        return float(min([cards[card].vp for card in ruling]))

    # -- coins ------------------------------------------------------------------------------------

    def room(self) -> float:
        """How many coins will find a use."""
        room = 1.0 + self.w.appetite * self.plays
        return room + 6.0 * self.chances.flips[self.seat]

    def coin_worth(self) -> float:
        """One more coin."""
        if not self.plays:
            return 0.0
        return self.w.coin * exp(-self.kept_coins() / self.room())

    def purse_worth(self) -> float:
        """All coins; the more there are the less each is worth."""
        return self.coins_worth(self.kept_coins())

    def coins_worth(self, coins: float) -> float:
        if not self.plays:
            return 0.0
        room = self.room()
        return self.w.coin * room * (1.0 - exp(-coins / room))

    # -- abilities --------------------------------------------------------------------------------

    def ability(self, effect: Effect) -> float:
        """An ability that lasts for the rounds to come."""
        w = self.w
        rounds = float(self.rounds)
        verb = effect.verb
        when = effect.window
        if when == INCOME:
            if verb == GET_INCOME:
                return effect.n * w.coin * max(0.0, rounds - 1.0)
            return 0.0
        if when == STATIC:
            if verb == FREE_SWAP:
                return w.free_swap * max(0.0, rounds - 1.0) * effect.n
            if verb == COINS_USE_BONUS:
                return w.coin * self.plays * RARELY * effect.n
            if verb == KEEP_MILITARY:
                return 0.5 * (w.price + w.symbol) * rounds
            if verb == WIN_TIES or verb == HOLD_MARKER:
                return 0.1 * rounds
            if verb == RULER_SLOT:
                return 1.5 * self.part
            return 0.0
        if when == ON_PROVINCE_WON:
            return w.coin * effect.n * 0.5 * rounds
        if when == ACTION:
            return self.action(effect)
        return w.small_action * self.part * 3.0

    def action(self, effect: Effect) -> float:
        verb = effect.verb
        if verb == FLIP_GOLDEN or verb == NILE_TAKE:
            return 0.0  # in `golden_hope` and `nile`
        if verb == BUY_SYMBOL:
            return 0.12 * self.rounds
        if verb in (DRAW_CARDS, PEEK_CARDS, TEMP_RESOURCE):
            return self.w.small_action * self.plays / 3.0
        if verb == ARCHIVE:
            return self.w.small_action * self.part * 3.0
        if verb == COINS_PER or verb == REPEAT_STAGE or verb == PAY:
            return self.w.coin * self.plays / 4.0
        return self.w.small_action * self.part * 3.0

    def promise(self, card: Card) -> float:
        """What the card would bring if it were built now, its cost apart."""
        total = float(card.vp)
        for effect in card.source.effects:
            if effect.window == PLAY:
                total += self.once(effect)
            elif effect.window == STATIC:
                total += self.lasting(effect)
            elif effect.window == FINAL:
                total += self.final(effect)
            else:
                total += self.ability(effect)
        return total

    def once(self, effect: Effect) -> float:
        verb = effect.verb
        if verb == GET_COINS:
            return effect.n * self.each_coin
        if verb == EXTRA_PLAY:
            return self.base + 1.0
        if verb == ASCEND:
            return self.w.ascent
        if verb == FLOOD:
            return self.w.coin * max(0.0, self.rounds - 2.0)
        return self.w.small_action

    def lasting(self, effect: Effect) -> float:
        """A static effect of a card not yet built."""
        w = self.w
        verb = effect.verb
        if verb == RESOURCE or verb == RESOURCE_ANY or verb == DISCOUNT:
            return w.unit * effect.n * self.plays
        if verb == COIN_RATE:
            return w.unit * self.plays
        if verb == SYMBOL or verb == SYMBOL_ANY or verb == SYMBOL_PER:
            return w.symbol * effect.n * self.rounds
        return self.ability(effect)

    # -- cards to come ----------------------------------------------------------------------------

    def card(self, card: Card, in_hand: bool) -> float:
        """The best use of a card: build it if that is worth its coins."""
        w = self.w
        other = self.unbuilt(card)
        price = self.purse.price(card)
        worth = self.promise(card) - price * self.each_coin
        if card.is_ruler:
            worth -= self.covering
        if in_hand and price > self.s.coins[self.seat]:
            worth -= w.out_of_reach * (price - self.s.coins[self.seat])
        elif not in_hand and price > self.room():
            worth -= w.out_of_reach * (price - self.room())
        if self.ascents:
            worth += w.ascent * self.part
        trust = w.trust_hand if in_hand else w.trust_deck
        return other + trust * max(0.0, worth - other) + 0.05 * min(other, worth)

    def unbuilt(self, card: Card) -> float:
        """A card that is used in any other way."""
        w = self.w
        units = card.coin
        for kind in card.strip:
            units += kind
        more = w.strip_unit * (units - 2) + w.second_symbol * (len(card.symbols) - 1)
        return self.base * (1.0 + more)

    def known(self) -> list[float]:
        """The worth of the cards whose time is known: hand and top of the deck, best first."""
        cards = self.s.box.cards
        found = [self.card(cards[card], True) for card in self.s.hand[self.seat]]
        found.sort(reverse=True)
        return found

    def unknown(self) -> float:
        """The mean worth of a card that will be drawn some time."""
        s = self.s
        seat = self.seat
        cards = s.box.cards
        nation = s.nation_of(seat)
        deck = s.deck[seat]
        pool = deck.pool
        total = 0.0
        number = 0
        for card in nation.cards:
            if pool[card.index]:
                total += self.card(card, False)
                number += 1
        if not self.by_hand:
            for index in s.hand[seat]:
                total += self.card(cards[index], False)
                number += 1
        if not number:
            for index in deck.bottom:
                total += self.card(cards[index], False)
                number += 1
        return total / number if number else self.base

    def plays_to_come(self) -> float:
        """The best of the hand in this round, what is kept of it, and cards as they come."""
        if not self.plays:
            return 0.0
        mean = self.unknown()
        if not self.by_hand:
            return self.plays * mean
        s = self.s
        now = self.chances.now[self.seat]
        total = 0.0
        left = self.plays
        known = self.known()
        for number in range(len(known)):
            if number < now or (number == now and left > 0):
                total += known[number]
                left -= 1
        for index in s.deck[self.seat].top:
            if left > 0:
                total += self.card(s.box.cards[index], False)
                left -= 1
        return total + max(0, left) * mean

    # -- all of it --------------------------------------------------------------------------------

    def golden_hope(self) -> float:
        """What turning the tableau would bring, times its chance."""
        s = self.s
        w = self.w
        golden = s.nation_of(self.seat).sides[1]
        if s.golden[self.seat]:
            missing = len(golden.stages) - len(s.progress[self.seat])
            return w.last_stages * self.part * (1.0 if missing else 0.0)
        worth = golden.vp + w.unit * self.plays + w.last_stages * self.part
        return self.chances.flips[self.seat] * worth

    def nile(self) -> float:
        """Coins that the flood will still bring; the rival has its share.

        One that lies there is worth nothing of its own: the flood would bring another in its place.
        """
        s = self.s
        spaces = s.nation_of(self.seat).nile
        if not spaces or not self.plays:
            return 0.0
        own = 0.0
        for space in range(s.flood[self.seat]):
            own += 1.0 if spaces[space] else -1.0
        return self.w.coin * 0.8 * own * max(0.0, self.rounds - 1.0)

    def worth(self) -> float:
        """All of it."""
        return self.holdings() + self.plays_to_come()

    def holdings(self) -> float:
        """What there is, without the cards to come."""
        total = self.print() + self.effects() + self.province_hopes() + self.purse_worth()
        total += self.w.stage * len(self.s.progress[self.seat]) * self.part
        return total + self.golden_hope() + self.nile()
