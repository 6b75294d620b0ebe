"""Rooms of a game's name: `games/<game>`, `bots/<game>`, `cli/terminal/<game>` are found by their
names and registered nowhere.

AEVUM_GAMES_PATH names further houses: folders with the same rooms as ours (`games/`, `bots/`, …),
which are looked through after ours.
"""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

SETTING = "AEVUM_GAMES_PATH"


def houses() -> list[Path]:
    """Our own house, and those that the setting names."""
    further = [Path(path) for path in os.environ.get(SETTING, "").split(os.pathsep) if path]
    return [Path(__file__).resolve().parents[1], *(path.resolve() for path in further)]


def room(where: str, game: str) -> Path | None:
    """The folder of this game in `bots`, `cli/terminal` …, if it has one there."""
    for house in houses():
        folder = house / where / game
        if folder.is_dir():
            return folder
    return None


def module(where: str, game: str, name: str) -> Any:
    """The module of this name in the game's room, or None."""
    package = "aevum." + where.replace("/", ".")
    paths = import_module(package).__path__
    for house in houses():
        if str(house / where) not in paths:
            paths.append(str(house / where))
    if find_spec(f"{package}.{game}") is None or find_spec(f"{package}.{game}.{name}") is None:
        return None
    return import_module(f"{package}.{game}.{name}")
