"""The games of the house, one package each. A game imports core and nothing else of ours.

A game is found, not registered: every folder in here with a `meta.toml` is one, and so is every
such folder in the houses that AEVUM_GAMES_PATH names.
"""

from __future__ import annotations

import difflib
from typing import Any

from aevum.core.errors import UnknownGame
from aevum.core.game import Game
from aevum.core.pack import DataSource
from aevum.core.rooms import houses, module
from aevum.games.meta import FILE, MATURITIES, Meta, read_meta


def found() -> dict[str, Meta]:
    """Every game of every house: what can be played first, then by name."""
    files = [file for house in houses() for file in (house / "games").glob(f"*/{FILE}")]
    metas = [read_meta(file) for file in files]
    metas.sort(key=lambda meta: (MATURITIES.index(meta.maturity), meta.name))
    return {meta.name: meta for meta in metas}


SHELF: dict[str, Meta] = found()
"""All games, those to come included."""

GAMES: dict[str, Meta] = {name: meta for name, meta in SHELF.items() if not meta.is_coming}
"""The games that can be played."""


def load(name: str, overlay: DataSource = None) -> Game[Any]:
    """The game of this name, with an owner's data folder laid over ours, or with a kept pack."""
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(GAMES)}."
        raise UnknownGame(f"There is no game called '{name}'; {hint}")
    read = module("games", name, "game").load_game
    game: Game[Any] = read(overlay)
    game.shipped = overlay is None or game.data_checksum == read().data_checksum
    return game
