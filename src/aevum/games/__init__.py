"""The games of the house, one package each. A game imports core and nothing else of ours."""

from __future__ import annotations

import difflib
from importlib import import_module
from pathlib import Path
from typing import Any

from aevum.core.errors import UnknownGame
from aevum.core.game import Game

GAMES: dict[str, str] = {"attila": "playable", "rising_cultures": "playable"}
"""Names and maturity: coming, alpha, playable."""


def load(name: str, overlay: Path | None = None) -> Game[Any]:
    """The game of this name, with an owner's data folder laid over ours if there is one."""
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(GAMES)}."
        raise UnknownGame(f"There is no game called '{name}'; {hint}")
    game: Game[Any] = import_module(f"aevum.games.{name}.game").load_game(overlay)
    return game
