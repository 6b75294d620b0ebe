"""Which language the reader wants."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from aevum.core.errors import BadOptions
from aevum.core.game import Game
from aevum.core.rooms import room
from aevum.core.texts import LANGUAGES, Texts


def language_of(wanted: str | None) -> str:
    """What was asked for, else what the environment speaks, else English."""
    if wanted is None:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
        return "de" if spoken.startswith("de") else "en"
    if wanted not in LANGUAGES:
        raise BadOptions(f"There is no language '{wanted}'; there are: {', '.join(LANGUAGES)}.")
    return wanted


def texts_for(game: Game[Any], language: str) -> Texts:
    """The game's texts, those of the terminal, and those of the game's room there."""
    own = room("cli/terminal", game.name)
    ours = Path(__file__).parent / "texts"
    return Texts(language, [game.text_folder(), ours, *([own / "texts"] if own else [])])
