"""Every word that a player can say in Rising Cultures has a number of its own."""

from __future__ import annotations

from aevum.games.rising_cultures.components import DRAW_V
from aevum.games.rising_cultures.game import RisingCultures


def numbered(game: RisingCultures) -> list[str]:
    """The words in the order of the vocabulary, without those of chance, which come last."""
    return [word for words in game.vocabulary.words[:DRAW_V] for word in words]
