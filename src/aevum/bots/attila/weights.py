"""What the bots believe about Attila: the numbers of the evaluation, all in points or shares.

`choices` weigh what to do now; they were tuned by play. `foresight` judges positions; it was
fitted to the outcomes of games played that way, so that its shares of victory come true.
"""

from __future__ import annotations


class Weights:
    """A set of beliefs, each with a plain meaning; a tuner may write other numbers into it."""

    def __init__(self) -> None:
        # How firmly a field on a track holds its rank until a scoring some tiles away.
        self.blur_now = 0.6
        self.blur_later = 0.14
        self.newcomer = 0.7
        # How much a tribe grows per tile still to be laid before a scoring.
        self.more_stones = 0.15
        self.more_provinces = 0.07
        # A scoring that is a tile further away counts this much of the nearer one.
        self.patience = 0.95
        # In how many tiles' time the game ends early, per stone in the smallest supply or per climb
        # left on the highest track.
        self.tiles_per_stone = 0.55
        self.tiles_per_climb = 0.65
        # How far ahead in points a seat must be to be safe: now, and per root of tiles left.
        self.swing_now = 1.2
        self.swing_later = 3.65
        # A stone in an open province is lost with this probability ...
        self.crowd_risk = 0.8
        self.margin_slope = 0.95
        self.margin_shift = 0.7
        self.alone_risk = 0.4
        # ... and in a conflict by the difference of strength to the weakest other tribe.
        self.fight_slope = 1.91
        self.fight_shift = 0.46
        self.loyalty = 1.36
        # What a card in the hand is worth, and how much of its tribe's stake it adds.
        self.card = 0.63
        self.card_waiting = 0.2
        self.card_stake = 0.09
        # What it is worth to be the next to move, and a card of a tribe one leads.
        self.tempo = 0.7
        self.card_lead = 0.7
        # What it takes to part with an action tile when all ten tiles are still to come.
        self.keep_double = 9.0
        self.keep_exchange = 6.0
        self.keep_influence = 9.0

    def keep(self) -> list[float]:
        """What the tiles are worth while all ten provinces are still to be pacified."""
        return [self.keep_double, self.keep_exchange, self.keep_influence]


def choices() -> Weights:
    return Weights()


def foresight() -> Weights:
    return Weights()
