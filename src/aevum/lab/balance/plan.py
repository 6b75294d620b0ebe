"""What is to be played for a report."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from aevum import games
from aevum.core.game import Game


class Plan(msgspec.Struct, frozen=True):
    """So many games of each pairing, with this bot on every seat."""

    name: str
    """The game."""
    bot: str = "greedy"
    games: int = 200
    jobs: int = 1
    data: Path | None = None
    """An owner's data folder laid over ours."""

    @property
    def game(self) -> Game[Any]:
        return load(self.name, self.data)


@cache
def load(name: str, data: Path | None = None) -> Game[Any]:
    """Once per process: bots keep what they know about a game."""
    return games.load(name, data)
