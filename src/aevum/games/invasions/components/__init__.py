"""What the rules speak of: nodes, words and events, cut by chapter as the rules are.

Chapters declare them in the registers, which number them in the order of these imports, whoever
asks first. What is printed lies in `data/` and is read into box.py.
"""

from aevum.games.invasions.components import (
    administration,
    battle,
    board,
    bonds,
    cards,
    march,
    raids,
    registers,
    reinforcements,
    sea,
    turn,
)

__all__ = [
    "administration", "battle", "board", "bonds", "cards", "march", "raids", "registers",
    "reinforcements", "sea", "turn",
]  # fmt: skip
