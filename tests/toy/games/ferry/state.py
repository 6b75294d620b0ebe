"""The state of a game of Ferry."""

from __future__ import annotations

from aevum.games.ferry.components import BOATS, CARDS
from aevum.games.ferry.layout import FerryFields


class FerryState(FerryFields):
    """fields.py says what everything is; `players` stays the same all game long."""

    __slots__ = ("players",)

    def __init__(self, players: int, like: FerryState | None = None) -> None:
        self.players = players
        if like is None:
            self.clear({"boat": len(BOATS), "card": len(CARDS)})
        else:
            self.copy(like)
