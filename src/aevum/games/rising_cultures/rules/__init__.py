"""The rules, one module per chapter; together they declare the whole vocabulary of effects."""

from aevum.games.rising_cultures.rules import (
    ascent,
    assets,
    build,
    columns,
    deck,
    effects,
    hand,
    nations,
    province,
    rounds,
    scoring,
    setup,
    treasury,
    trigger,
    uses,
)

__all__ = [
    "ascent", "assets", "build", "columns", "deck", "effects", "hand", "nations", "province",
    "rounds", "scoring", "setup", "treasury", "trigger", "uses",
]  # fmt: skip
