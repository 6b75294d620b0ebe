"""The greedy bot: looks no further than its own turn and takes what promises most."""

from __future__ import annotations

from aevum.bots.base import Bot, Move, Sight, only_move
from aevum.bots.judges import judge_of


class GreedyBot(Bot):
    """Takes the action with the greatest worth in the eyes of the game's judge."""

    def choose(self, sight: Sight) -> Move:
        if len(sight.legal) == 1:
            return only_move(sight)
        worths = judge_of(sight.game).weigh(sight.world(self.rng))
        order = sorted(range(len(worths)), key=lambda number: -worths[number])
        best, next_best = order[0], order[1]
        return Move(
            sight.legal[best],
            "bot-greedy",
            {
                "move": sight.legal[best],
                "other": sight.legal[next_best],
                "points": worths[best] - worths[next_best],
            },
        )
