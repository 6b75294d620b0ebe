"""What the bots believe about Rising Cultures: the numbers of the evaluation, all in points.

`choices` weigh what to do now; they were tuned by play. `foresight` judges positions between two
rounds; it was fitted to how games between greedy bots ended.
"""

from __future__ import annotations


class Weights:
    """A set of beliefs, each with a plain meaning; a tuner may write other numbers into it."""

    def __init__(self) -> None:
        # A coin that can still be spent, and how many coins a play finds a use for.
        self.coin = 0.87
        self.appetite = 1.5
        # A play that builds nothing, when the game begins; it fades towards the end.
        self.play = 1.5
        self.fade = 3.0
        # How much of what cards promise beyond such a play comes true: in the hand, in the deck.
        self.trust_hand = 0.6
        self.trust_deck = 0.72
        # What tells such plays apart: a unit on the strip, a second symbol.
        self.strip_unit = 0.25
        self.second_symbol = 0.3
        # Per play still to come: a unit of a resource of one's own. Per province: a symbol.
        self.unit = 0.13
        self.symbol = 0.32
        # An ascent that a build makes possible; a stage reached.
        self.ascent = 0.65
        self.stage = 0.15
        # How far ahead in symbols a seat must be to be sure of a province: now, per root of plays.
        self.spread_now = 0.17
        self.spread_later = 0.52
        # Symbols that go with the military card a province costs, and what else that card is worth.
        self.lost_symbols = 0.48
        self.price = 0.15
        # The same for the race of progress.
        self.race_now = 0.2
        self.race_later = 0.5
        # The golden side: ascents and coins that a play brings, and what its last stages promise.
        self.climb = 0.6
        self.earn = 1.5
        self.last_stages = 1.8
        # Swaps, free swaps, and actions that only move cards about.
        self.swap = 0.4
        self.free_swap = 0.26
        self.small_action = 0.28
        # A card that cannot be paid for yet, per coin that is missing.
        self.out_of_reach = 0.25
        # How far ahead in points a seat must be to be safe: now, and per root of plays left.
        self.swing_now = 1.1
        self.swing_later = 1.0


def choices() -> Weights:
    return Weights()


def foresight() -> Weights:
    weights = Weights()
    weights.trust_deck = 0.46
    weights.coin = 0.77
    weights.appetite = 3.0
    weights.ascent = 0.3
    weights.price = 0.4
    weights.lost_symbols = 0.7
    weights.spread_later = 0.4
    return weights
