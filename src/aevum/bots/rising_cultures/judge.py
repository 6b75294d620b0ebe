"""The judge of Rising Cultures: weighs every choice by the position it leads to.

A choice that another own choice follows (build, then ascend; draw, then put one back) is worth what
the best of these brings; where a card is drawn first, the mean over some cards that may come.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final

from aevum.bots.judge import Judge, best_of
from aevum.bots.rising_cultures.chances import (
    DRAWN,
    Chances,
    likely,
    steps_of_round,
    turns_of_round,
)
from aevum.bots.rising_cultures.estate import Estate
from aevum.bots.rising_cultures.glance import Glance
from aevum.bots.rising_cultures.weights import Weights, choices, foresight
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.games.rising_cultures.components import (
    ACT,
    ACTIVATE_V,
    ASCEND,
    CLAIM,
    CONTEST_V,
    OPTION,
    PEEK,
    PLAY_V,
    RETURN,
    RULER,
    START,
    SWAP,
    SWAP_DONE_V,
    SWAP_PAID_V,
    TARGET,
    TRIBUTE,
)
from aevum.games.rising_cultures.rules.setup import lay_starting_cards
from aevum.games.rising_cultures.rules.uses import HAS_PLAYED, SEAT
from aevum.games.rising_cultures.state import CulturesState

FOLLOW_UPS: Final = (ASCEND, OPTION, PEEK, RETURN, RULER, START, TARGET, TRIBUTE)
"""Decisions that belong to the choice before them."""
DRAWS: Final = 6
"""How many of the cards that may come are looked at."""
SHORTLIST: Final = 4
"""How many of the plays that look best are tried."""
NEVER: Final = -1.0e9
TURNS: Final = 7
"""The clock of a round: its swaps and its six turns."""


class CulturesJudge(Judge[CulturesState]):
    """Weighs the choices D1 to D11 of Rising Cultures, and positions."""

    def __init__(
        self,
        game: Game[CulturesState],
        weights: Weights | None = None,
        ahead: Weights | None = None,
    ) -> None:
        super().__init__(game)
        self.weights = weights or choices()
        self.ahead = ahead or foresight()

    # -- positions --------------------------------------------------------------------------------

    def lead(self, s: CulturesState, seat: int) -> float:
        """The worth of a position to a seat; the other's cards to come are left out.

        They hardly change by what the seat does, and are hidden from it.
        """
        chances = Chances(self.weights, s)
        return Estate(chances, seat).worth() - Estate(chances, 1 - seat).holdings()

    def shares(self, s: CulturesState) -> list[float]:
        if not s.stack:
            return super().shares(s)
        chances = Chances(self.ahead, s)
        by_hand = turns_of_round(s) > 0  # a new hand is luck, and says nothing about the position
        lead = float(s.carried[0] - s.carried[1])
        lead += Estate(chances, 0, by_hand).worth() - Estate(chances, 1, by_hand).worth()
        share = likely(lead, self.swing(chances))
        return [share, 1.0 - share]

    def swing(self, chances: Chances) -> float:
        left = float(chances.left[0] + chances.left[1])
        return self.ahead.swing_now + self.ahead.swing_later * sqrt(left)

    def point(self, s: CulturesState, seat: int) -> float:
        chances = Chances(self.ahead, s)
        return 0.25 / self.swing(chances)

    def clock(self, s: CulturesState) -> int:
        return (s.game * 10 + s.round) * TURNS + turns_of_round(s)

    def outlook(self, s: CulturesState) -> int:
        """To the end of the round."""
        return TURNS - turns_of_round(s)

    # -- choices ----------------------------------------------------------------------------------

    def weigh(self, s: CulturesState) -> list[float]:
        seat = self.game.actor(s)
        if s.at(SWAP):
            return self.weigh_swaps(s, seat)
        if s.at(ACT):
            return self.weigh_acts(s, seat)
        if s.at(RETURN):
            estate = Estate(Chances(self.weights, s), seat)
            return [-estate.card(s.box.cards[card], True) for card in s.hand[seat]]
        return [self.after(s, seat, action) for action in self.game.legal(s, seat)]

    def after(self, s: CulturesState, seat: int, action: str) -> float:
        world = self.game.clone(s)
        self.game.proceed(world, action)
        return self.settled(world, seat)

    def settled(self, s: CulturesState, seat: int) -> float:
        """The lead once everything is done that belongs to the choice just made."""
        if not s.stack:
            return final_lead(self.game, s, seat)
        game = self.game
        actor = game.actor(s)
        if actor == CHANCE:
            is_new_round = steps_of_round(s) < DRAWN
            return self.lead(s, seat) if is_new_round else self.mean_draw(s, seat)
        if actor == seat and game.node(s).place in FOLLOW_UPS:
            return max([self.after(s, seat, action) for action in game.legal(s, seat)])
        if actor != seat and s.at(CLAIM):  # whoever is asked second takes what is left
            return self.after(s, seat, s.box.words[CONTEST_V][0])
        if s.at(START):
            return self.lead(laid_out(game, s, seat), seat)
        return self.lead(s, seat)

    def mean_draw(self, s: CulturesState, seat: int) -> float:
        """The mean over some of the cards that may be drawn, spread over the deck."""
        outcomes = self.game.outcomes(s)
        number = min(DRAWS, len(outcomes))
        total = 0.0
        for draw in range(number):
            total += self.after(s, seat, outcomes[draw * len(outcomes) // number][0])
        return total / number

    def weigh_acts(self, s: CulturesState, seat: int) -> list[float]:
        """D4, D5: an action is worth what it brings together with the best play after it."""
        game = self.game
        actions = game.legal(s, seat)
        worths = [0.0] * len(actions)
        later: list[int] = []
        best = NEVER
        for number in range(len(actions)):
            if game.verb_of[game.codes[actions[number]]] == ACTIVATE_V:
                later.append(number)
            else:
                worths[number] = self.after(s, seat, actions[number])
                best = max(best, worths[number])
        if later:
            gain = 0.0 if s.var(HAS_PLAYED) else best - self.lead(s, seat)
            for number in later:
                worths[number] = self.after_action(s, seat, actions[number], gain)
        return worths

    def after_action(self, s: CulturesState, seat: int, action: str, gain: float) -> float:
        game = self.game
        world = game.clone(s)
        game.proceed(world, action)
        if not world.at(ACT) or world.var(HAS_PLAYED) or world.var(SEAT) != seat:
            return self.settled(world, seat) + gain
        best = NEVER
        for play in game.legal(world, seat):
            if game.verb_of[game.codes[play]] != ACTIVATE_V:
                best = max(best, self.after(world, seat, play))
        return best

    def weigh_swaps(self, s: CulturesState, seat: int) -> list[float]:
        """D2: what a card drawn instead of the worst is expected to bring, less its coin."""
        estate = Estate(Chances(self.weights, s), seat)
        gain = self.swap_gain(s, seat, estate)
        coin = estate.coin_worth()
        worths: list[float] = []
        for action in self.game.legal(s, seat):
            verb = self.game.verb_of[self.game.codes[action]]
            if verb == SWAP_DONE_V:
                worths.append(0.0)
            else:
                worths.append(gain - (coin if verb == SWAP_PAID_V else 0.0))
        return worths

    def swap_gain(self, s: CulturesState, seat: int, estate: Estate) -> float:
        worst = estate.known()[-1]
        cards = s.box.cards
        outcomes = [card for card, weight in enumerate(s.deck[seat].chances()) if weight]
        total = 0.0
        for card in outcomes:
            total += max(0.0, estate.card(cards[card], True) - worst)
        return self.weights.swap * total / len(outcomes)

    # -- playing on -------------------------------------------------------------------------------

    def advise(self, s: CulturesState, rng: Random) -> list[str]:
        """Of a turn only what looks best at a glance is tried; everything else is weighed."""
        seat = self.game.actor(s)
        actions = self.game.legal(s, seat)
        if len(actions) == 1:
            return actions
        if s.at(ACT):
            return [actions[self.best_at_a_glance(s, seat, actions)]]
        return [actions[best_of(self.weigh(s))]]

    def best_at_a_glance(self, s: CulturesState, seat: int, actions: list[str]) -> int:
        """Of what looks best the best, once tried; an action goes with the best play after it."""
        game = self.game
        worths = self.glance(s, seat, actions)
        likely = sorted(range(len(actions)), key=lambda number: -worths[number])[:SHORTLIST]
        tried = {number: self.after(s, seat, actions[number]) for number in likely}
        acts = [n for n in likely if game.verb_of[game.codes[actions[n]]] == ACTIVATE_V]
        if acts and not s.var(HAS_PLAYED):
            plays = [tried[number] for number in likely if number not in acts]
            if not plays:
                return likely[0]
            gain = max(plays) - self.lead(s, seat)
            for number in acts:
                tried[number] += gain
        return max(likely, key=lambda number: tried[number])

    def glance(self, s: CulturesState, seat: int, actions: list[str]) -> list[float]:
        """What the plays of a turn promise without trying them; actions are tried."""
        game = self.game
        at_a_glance = Glance(Chances(self.weights, s), seat)
        worths = [0.0] * len(actions)
        best = 0.0 if s.var(HAS_PLAYED) else NEVER
        tried: list[int] = []
        for number in range(len(actions)):
            code = game.codes[actions[number]]
            if game.verb_of[code] == PLAY_V:
                worths[number] = at_a_glance.play(game.arg_of[code])
                best = max(best, worths[number])
            elif game.verb_of[code] == ACTIVATE_V:
                tried.append(number)
        if tried:
            now = self.lead(s, seat)
            for number in tried:
                worths[number] = best + self.after(s, seat, actions[number]) - now
        return worths


def final_lead(game: Game[CulturesState], s: CulturesState, seat: int) -> float:
    """A game that is over; the winner of a tie is a little ahead."""
    result = game.result(s)
    assert result is not None
    lead = float(result.points[seat] - result.points[1 - seat])
    if len(result.winners) == 1:
        lead += 0.5 if seat in result.winners else -0.5
    return lead


def laid_out(game: Game[CulturesState], s: CulturesState, seat: int) -> CulturesState:
    """The cards chosen at the start as they will lie when both are done (D1)."""
    world = game.clone(s)
    lay_starting_cards(world, seat)
    return world


def load_judge(game: Game[CulturesState]) -> CulturesJudge:
    """The judge that speaks for this game."""
    return CulturesJudge(game)
