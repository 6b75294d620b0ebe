"""The random bot: every legal action alike. The measure of all others."""

from __future__ import annotations

from aevum.bots.base import Bot, Move, Sight, only_move


class RandomBot(Bot):
    """Chooses uniformly."""

    def choose(self, sight: Sight) -> Move:
        legal = sight.legal
        if len(legal) == 1:
            return only_move(sight)
        action = legal[int(self.rng.random() * len(legal))]
        return Move(action, "bot-random", {"move": action, "count": len(legal)})
