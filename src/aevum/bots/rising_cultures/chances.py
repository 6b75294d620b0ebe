"""Chances: how far the game is, and who will win the provinces, the marker and the golden side."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from aevum.bots.rising_cultures.weights import Weights
from aevum.core.flow import step_number
from aevum.games.rising_cultures.box import PROVINCES
from aevum.games.rising_cultures.components import HAND, PLAYS, ROUND, ROUNDS, SEATS
from aevum.games.rising_cultures.flow import THE_ROUND
from aevum.games.rising_cultures.rules.assets import GROUPS, SYMBOL_ANY, has, modifier, symbols
from aevum.games.rising_cultures.rules.nations import FLIP_GOLDEN
from aevum.games.rising_cultures.rules.province import WIN_TIES
from aevum.games.rising_cultures.rules.rounds import TURNS
from aevum.games.rising_cultures.state import CulturesState

ALL_PLAYS: Final = PLAYS * ROUNDS
DRAWN: Final = step_number(THE_ROUND, "take_turns")
ENDING: Final = step_number(THE_ROUND, "keep_fourth_card")
"""Steps of the round: the hands are drawn; the turns are over."""
HALF: Final = 0.5


def steps_of_round(s: CulturesState) -> int:
    """How far the round is, in steps; 0 before the first."""
    return s.next_step_of(ROUND) if s.holds(ROUND) else 0


def turns_of_round(s: CulturesState) -> int:
    """How many turns of the round have begun."""
    return s.var_of(ROUND, TURNS) if s.holds(ROUND) else 0


def plays_of_round(s: CulturesState, seat: int) -> int:
    """Cards the seat will still play in this round; one of four stays."""
    step = steps_of_round(s)
    if step < DRAWN:
        return PLAYS if s.round and s.stack else 0
    if step >= ENDING:
        return 0
    return min(PLAYS, max(0, len(s.hand[seat]) - (HAND - PLAYS)))


def likely(lead: float, spread: float) -> float:
    """The chance that a lead lasts."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, lead / spread))))


class Chances:
    """Seat 0's chances are seat 1's fears: everything here is looked at once for both."""

    def __init__(self, weights: Weights, s: CulturesState) -> None:
        self.weights = weights
        self.s = s
        self.now = [plays_of_round(s, seat) for seat in range(SEATS)]
        later = PLAYS * (ROUNDS - s.round) if s.round else ALL_PLAYS
        self.left = [plays + later for plays in self.now]
        self.row = [province for province in range(PROVINCES) if s.row[province]]
        self.rounds = len(self.row)
        self.provinces = [[0.0] * self.rounds, [0.0] * self.rounds]
        self._contests()
        self.marker = self._marker()
        self.flips = [self._flip(seat) for seat in range(SEATS)]
        self.golden = [1.0 if s.golden[seat] else self.flips[seat] for seat in range(SEATS)]

    def _contests(self) -> None:
        """Symbols that lie there stay, but a province costs its winner a card."""
        s = self.s
        w = self.weights
        found = [symbols(s, seat) for seat in range(SEATS)]
        power = [float(modifier(s, seat, SYMBOL_ANY)) for seat in range(SEATS)]
        breakers = [has(s, seat, WIN_TIES) for seat in range(SEATS)]
        edge = HALF if s.marker == 0 else -HALF
        if breakers[0] != breakers[1]:
            edge = HALF if breakers[0] else -HALF
        plays = float(self.now[0] + self.now[1])
        for number, province in enumerate(self.row):
            contest = s.box.provinces[province].contest
            lead = power[0] - power[1] + edge
            for group in range(GROUPS):
                if contest[group]:
                    lead += found[0][group] - found[1][group]
            spread = w.spread_now + w.spread_later * sqrt(plays)
            chance = likely(lead, spread)
            self.provinces[0][number] = chance
            self.provinces[1][number] = 1.0 - chance
            if s.military[0]:
                power[0] -= w.lost_symbols * chance
            if s.military[1]:
                power[1] -= w.lost_symbols * (1.0 - chance)
            plays += PLAYS * SEATS
            if not (breakers[0] or breakers[1]):
                edge = 0.0

    def _marker(self) -> list[float]:
        """R11: more progress; a tie in the last round brings it to the one who lacks it."""
        s = self.s
        w = self.weights
        if not self.row:
            return [1.0 if s.marker == seat else 0.0 for seat in range(SEATS)]
        lead = float(len(s.progress[0]) - len(s.progress[1]))
        if self.rounds == 1:
            lead += -HALF if s.marker == 0 else HALF
        spread = w.race_now + w.race_later * sqrt(float(self.left[0] + self.left[1]))
        chance = likely(lead, spread)
        return [chance, 1.0 - chance]

    def _flip(self, seat: int) -> float:
        """The chance that a grey tableau will be turned; 0 once it is golden."""
        s = self.s
        if s.golden[seat] or not self.left[seat]:
            return 0.0
        w = self.weights
        stage, cost = flip_at(s, seat)
        plays = float(self.left[seat])
        missing = stage - len(s.progress[seat])
        reached = 1.0 if missing <= 0 else likely(w.climb * plays - missing + HALF, 1.0)
        return reached * likely(s.coins[seat] + w.earn * plays - cost, 2.0)


def flip_at(s: CulturesState, seat: int) -> tuple[int, int]:
    """The stage that turns the tableau, and what that costs."""
    stages = s.nation_of(seat).sides[0].stages
    for number in range(len(stages)):
        action = stages[number].action
        if action is not None and action.verb == FLIP_GOLDEN:
            return number + 1, action.cost
    return len(stages) + 1, 0
