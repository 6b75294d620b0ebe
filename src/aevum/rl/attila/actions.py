"""The fixed action space of Attila's digest (3.2): 64 actions on a board of 25 provinces."""

from __future__ import annotations

from aevum.games.attila.components import DRAW_V
from aevum.games.attila.game import Attila


def numbered(game: Attila) -> list[str]:
    """The words in the order of the vocabulary, which is that of the digest, without chance's."""
    return [word for words in game.board.words[:DRAW_V] for word in words]
