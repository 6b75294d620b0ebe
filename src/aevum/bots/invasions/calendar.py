"""The calendar: which scorings are still to come, and how far away they are (realm R11.1)."""

from __future__ import annotations

from aevum.bots.invasions.weights import Weights
from aevum.games.invasions.kinds import AT_EVENT, SCORINGS
from aevum.games.invasions.rules.turn.scoring import column_of
from aevum.games.invasions.state import InvasionsState


class Calendar:
    """What a point of each column of the objectives is worth now."""

    def __init__(self, s: InvasionsState, weights: Weights) -> None:
        scenario = s.play()
        last = scenario.last_turn
        self.turns_left = last - s.turn
        self.worth = [0.0] * len(SCORINGS)
        """By column; several scorings may read the same one."""
        for turn in range(s.turn, last + 1):
            if turn in scenario.scoring_turns or (scenario.scores_last and turn == last):
                self.worth[column_of(scenario, turn)] += weights.yearly ** (turn - s.turn)
        self.worth[AT_EVENT] = 0.0

    def of(self, scored: list[bool]) -> float:
        """What a point of an objective is worth that is scored in these columns."""
        found = 0.0
        for column in range(len(scored)):
            if scored[column]:
                found += self.worth[column]
        return found
