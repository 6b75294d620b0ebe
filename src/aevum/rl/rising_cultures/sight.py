"""What the network of Rising Cultures sees: a position and the actions in it, as numbers.

Seats are counted from the one that looks. Of the other seat it is told what lies open, and the mean
of the cards that may be in its hand or deck: whoever holds which of them is dealt anew and again.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.bots.judges import judge_of
from aevum.bots.rising_cultures.chances import Chances, turns_of_round
from aevum.bots.rising_cultures.estate import Estate
from aevum.bots.rising_cultures.glance import Glance
from aevum.games.rising_cultures.box import PROVINCES, Card
from aevum.games.rising_cultures.components import (
    ACT,
    ASCEND,
    CLAIM,
    NATIONS,
    PLAY_V,
    RETURN,
    ROUNDS,
    SIGNS,
    START,
    SWAP,
    USES,
)
from aevum.games.rising_cultures.effects import ACTION, FINAL, INCOME, PLAY, STATIC
from aevum.games.rising_cultures.game import RisingCultures
from aevum.games.rising_cultures.rules.assets import (
    GROUPS,
    SYMBOL_ANY,
    buildings,
    modifier,
    nile_due,
    symbols,
)
from aevum.games.rising_cultures.rules.rounds import coin_limit
from aevum.games.rising_cultures.state import CulturesState
from aevum.rl.rising_cultures.actions import numbered

MOMENTS: Final = (ACT, SWAP, RETURN, START, CLAIM, ASCEND)
"""Decisions that are told apart; any other is none of these."""
WINDOWS: Final = (PLAY, STATIC, FINAL, ACTION, INCOME)
HAND: Final = 4
"""Cards whose worth is told one by one."""
FAR: Final = 8.0
"""Points behind the best from which on it does not matter how many more."""


class Eye:
    """Looks at positions of one game."""

    def __init__(self, game: RisingCultures) -> None:
        self.game = game
        self.judge: Any = judge_of(game)
        self.number = {word: number for number, word in enumerate(numbered(game))}
        self.verbs = len(game.vocabulary.verbs)
        self.no_card = [0.0] * len(self.card(None, None))

    # -- positions --------------------------------------------------------------------------------

    def position(self, s: CulturesState, seat: int) -> list[float]:
        """All that the seat may know of a position that is not the end."""
        chances = Chances(self.judge.ahead, s)
        estates = Estate(chances, seat), Estate(chances, 1 - seat, False)
        come = estates[0].plays_to_come(), estates[1].plays * unseen(estates[1])
        held = [estate.holdings() for estate in estates]
        lead = held[0] - held[1] + come[0] - come[1]
        swing = self.judge.swing(chances)
        place = self.game.node(s).place
        found = [lead / swing, lead / 10.0, swing / 5.0, float(s.marker == seat)]
        found += [float(place == moment) for moment in MOMENTS]
        found += [*one_of(s.round, ROUNDS + 1), turns_of_round(s) / 6.0]
        for estate, other, worth in zip(estates, (seat, 1 - seat), come, strict=True):
            found += self.side(s, chances, estate, other, worth)
        return found + self.row(s, chances, estates) + self.hand(estates[0])

    def side(
        self, s: CulturesState, chances: Chances, estate: Estate, seat: int, come: float
    ) -> list[float]:
        """What a seat has, and what the judge makes of it."""
        purse = estate.purse
        signs = [0.0] * len(SIGNS)
        for province in range(PROVINCES):
            if s.won[seat * PROVINCES + province]:
                signs[s.box.provinces[province].sign] += 1.0
        worths = [estate.print(), estate.effects(), estate.province_hopes(), come]
        small = [estate.purse_worth(), estate.golden_hope(), estate.nile(), estate.each_coin]
        held = [
            s.coins[seat], coin_limit(s, seat), chances.now[seat], len(s.military[seat]),
            len(s.resource[seat]), len(s.display[seat]), buildings(s, seat), len(s.covered[seat]),
            len(s.progress[seat]), len(s.archive[seat]), nile_due(s, seat), s.flood[seat],
            len(s.discard[seat]), modifier(s, seat, SYMBOL_ANY), len(purse.jokers),
        ]  # fmt: skip
        likely = [chances.marker[seat], chances.flips[seat], chances.golden[seat]]
        return [
            *(worth / 10.0 for worth in worths), *small, *(number / 4.0 for number in held),
            *likely, float(s.golden[seat]), float(estate.ascents), chances.left[seat] / 21.0,
            *(number / 4.0 for number in symbols(s, seat)), *signs,
            *(number / 4.0 for number in purse.persons), *(n / 4.0 for n in purse.buildings),
            *(rate / 2.0 for rate in purse.rates), *one_of(s.nation[seat], len(NATIONS)),
        ]  # fmt: skip

    def row(
        self, s: CulturesState, chances: Chances, estates: tuple[Estate, Estate]
    ) -> list[float]:
        """The provinces still to come, in their order: what they promise to either seat."""
        found: list[float] = []
        for number in range(ROUNDS):
            if number >= chances.rounds:
                found += [0.0] * (5 + GROUPS)
                continue
            province = s.box.provinces[chances.row[number]]
            found += [
                1.0, chances.provinces[estates[0].seat][number], province.vp / 4.0,
                *(estate.province(number) / 4.0 for estate in estates),
                *(float(counts) for counts in province.contest),
            ]  # fmt: skip
        return found

    def hand(self, estate: Estate) -> list[float]:
        known = estate.known()[:HAND]
        return [worth / 4.0 for worth in known] + [0.0] * (HAND - len(known))

    def after(self, s: CulturesState, seat: int, action: str) -> list[float]:
        """The position that the action leads to; where nothing follows, that before it."""
        world = self.game.clone(s)
        self.game.proceed(world, action)
        return self.position(world if world.stack else s, seat)

    # -- actions ----------------------------------------------------------------------------------

    def actions(
        self, s: CulturesState, seat: int, legal: list[str], worths: list[float]
    ) -> list[list[float]]:
        """Of each legal action: what the judge thinks of it, what it is, and its card."""
        chances = Chances(self.judge.weights, s)
        glance = Glance(chances, seat)
        point = self.judge.point(s, seat)
        ordered = sorted(worths, reverse=True)
        second = ordered[min(1, len(ordered) - 1)]
        codes = [self.game.codes[word] for word in legal]
        plays = [self.at_a_glance(glance, code) for code in codes]
        best = max(plays)
        found = []
        for code, worth, play in zip(codes, worths, plays, strict=True):
            behind = max(-FAR, worth - ordered[0])
            ahead = min(FAR, worth - second) if worth == ordered[0] else 0.0
            found.append([
                behind * point, behind / 4.0, ahead / 4.0, 1.0 / (1 + ordered.index(worth)),
                max(-FAR, play - best) / 4.0, *one_of(self.game.verb_of[code], self.verbs),
                *self.what(glance.estate, code),
            ])  # fmt: skip
        return found

    def at_a_glance(self, glance: Glance, code: int) -> float:
        is_play = self.game.verb_of[code] == PLAY_V
        return glance.play(self.game.arg_of[code]) if is_play else 0.0

    def what(self, estate: Estate, code: int) -> list[float]:
        """The use and the card of a play."""
        if self.game.verb_of[code] != PLAY_V:
            return [0.0] * len(USES) + self.no_card
        card, use = divmod(self.game.arg_of[code], len(USES))
        return one_of(use, len(USES)) + self.card(estate, estate.s.box.cards[card])

    def card(self, estate: Estate | None, card: Card | None) -> list[float]:
        if card is None or estate is None:
            return [0.0] * (8 + 2 * 4 + GROUPS + 1 + len(WINDOWS))
        price = estate.purse.price(card)
        shown = [0.0] * GROUPS
        for symbol in card.symbols:
            shown[symbol] += 1.0
        effects = [float(effect.window) for effect in card.source.effects]
        return [
            card.vp / 4.0, price / 4.0, float(price <= estate.s.coins[estate.seat]),
            float(card.is_building), float(card.is_ruler), estate.promise(card) / 4.0,
            estate.card(card, True) / 4.0, estate.unbuilt(card) / 4.0,
            *(units / 2.0 for units in card.cost), *(units / 2.0 for units in card.strip),
            *shown, float(card.coin), *(float(effects.count(window)) for window in WINDOWS),
        ]  # fmt: skip

    def words(self, legal: list[str]) -> list[int]:
        return [self.number[word] for word in legal]


def unseen(estate: Estate) -> float:
    """The mean worth of the cards that the seat has not played, wherever they are."""
    s, seat = estate.s, estate.seat
    deck = s.deck[seat]
    cards = [*s.hand[seat], *s.picked[seat], *deck.top, *deck.bottom]
    cards += [card for card, there in enumerate(deck.pool) if there]
    if not cards:
        return estate.base
    return sum(estate.card(s.box.cards[card], False) for card in cards) / len(cards)


def one_of(which: int, many: int) -> list[float]:
    """One for this, nought for all others."""
    found = [0.0] * many
    if which >= 0:
        found[which] = 1.0
    return found
