"""The games as tables need them, loaded once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.core.game import Game

Loader = Callable[[str], Game[Any]]


class Library:
    """Games by name; the store knows no rules, so whoever opens a library says how to load one."""

    def __init__(self, load: Loader) -> None:
        self._load = load
        self._games: dict[str, Game[Any]] = {}

    def game(self, name: str) -> Game[Any]:
        """The game as it is opened today."""
        if name not in self._games:
            self._games[name] = self._load(name)
        return self._games[name]
