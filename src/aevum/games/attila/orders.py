"""Standing orders: answers a player gives in advance, so that nobody has to wait for a "no"."""

from __future__ import annotations

from typing import Final

from aevum.core.orders import ALWAYS, NEVER, NOTHING, Order, Orders
from aevum.games.attila.components import (
    COMMIT,
    COMMIT_DONE_V,
    FORGO_V,
    INFLUENCE,
    INFLUENCE_V,
    NO_TILE_V,
    WINDOW,
)
from aevum.games.attila.state import AttilaState

PASS: Final = "pass_without_card"
"""In a conflict where none of my cards may be laid."""
TAKE_INFLUENCE: Final = "influence"
"""Rather than a second stone."""
TILES: Final = "tiles"
"""Action tiles."""

ORDERS: Final = (
    Order(PASS, (ALWAYS,), formerly=PASS),
    Order(TAKE_INFLUENCE, (ALWAYS, NEVER), formerly="always_influence"),
    Order(TILES, (NEVER,), formerly="never_tiles"),
)


def order_for(s: AttilaState, legal: list[str], orders: Orders) -> str | None:
    """The action a standing order gives at this decision, if any."""
    words = s.board.words
    if s.at(COMMIT) and len(legal) == 1 and not sum(s.picks):
        return words[COMMIT_DONE_V][0] if orders.get(PASS, NOTHING).holds(ALWAYS) else None
    if s.at(INFLUENCE):
        given = orders.get(TAKE_INFLUENCE, NOTHING)
        if given.holds(ALWAYS):
            return words[INFLUENCE_V][0]
        return words[FORGO_V][0] if given.holds(NEVER) else None
    if s.at(WINDOW) and orders.get(TILES, NOTHING).holds(NEVER):
        return words[NO_TILE_V][0]
    return None
