"""Standing orders: answers a player gives in advance, so that nobody has to wait for a "no"."""

from __future__ import annotations

from typing import Final

from aevum.games.attila.components import (
    COMMIT,
    COMMIT_DONE_V,
    INFLUENCE,
    INFLUENCE_V,
    NO_TILE_V,
    WINDOW,
)
from aevum.games.attila.state import AttilaState

PASS_WITHOUT_CARD: Final = "pass_without_card"
"""Pass in a conflict where none of my cards may be laid."""
ALWAYS_INFLUENCE: Final = "always_influence"
"""Take the influence, never a second stone."""
NEVER_TILES: Final = "never_tiles"
"""Do not ask me about action tiles."""

ORDERS: Final = (PASS_WITHOUT_CARD, ALWAYS_INFLUENCE, NEVER_TILES)


def order_for(s: AttilaState, legal: list[str], orders: dict[str, bool]) -> str | None:
    """The action a standing order gives at this decision, if any."""
    words = s.board.words
    if s.at(COMMIT) and len(legal) == 1 and not sum(s.picks) and orders.get(PASS_WITHOUT_CARD):
        return words[COMMIT_DONE_V][0]
    if s.at(INFLUENCE) and orders.get(ALWAYS_INFLUENCE):
        return words[INFLUENCE_V][0]
    if s.at(WINDOW) and orders.get(NEVER_TILES):
        return words[NO_TILE_V][0]
    return None
