"""The state of the twin: what the rules' own state holds, in words, without what follows from it.

Left out are what can be reckoned: supplies and totals from the stones, tiles from the pacified
provinces, reach from the board, the card being played from the phase.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from aevum.games.attila.components import TRIBES
from aevum.rl.twin.attila.words import PLANES, Planes, Word, word

CARD: Final = 0
PLACE: Final = 1
INFLUENCE: Final = 2
SECOND: Final = 3
WINDOW: Final = 4
PICK: Final = 5
BOOST: Final = 6
COMMIT: Final = 7
DISCARD: Final = 8
OVER: Final = 9
"""The numbers of `PHASES`."""


class State(NamedTuple):
    """A batch of positions; tuples have one word for each seat, or for each tribe and plane."""

    key: tuple[Word, Word]
    """Chance: the stream of this game, and how often it was asked."""
    phase: Word
    seat: Word
    """Who decides."""
    active: Word
    slots: Word
    tile_used: Word
    moment: Word
    """Of the window that is open, or to which a running exchange or boost goes back."""
    tribe: Word
    forgone: Word
    fought: Word
    """The province of the running conflict or of the one to come."""
    later: Word
    """The province whose conflict comes after that (K17)."""
    due: Word
    lowest: Word
    left: Word
    turn: Word
    triggers: Word
    unused: Word
    """Action tiles: bit 3 * seat + tile."""
    picks: Word
    pile: Word
    discard: Word
    closed: Word
    untiled: Word
    """Provinces that were pacified, and those of them without a tile (K28)."""
    hand: tuple[Word, ...]
    laid: tuple[Word, ...]
    influence: tuple[Word, ...]
    score: tuple[Word, ...]
    stones: tuple[Planes, ...]


SMALL: Final = ("phase", "seat", "active", "slots", "tile_used", "moment", "tribe", "forgone",
                "fought", "later", "due", "lowest", "left", "triggers")  # fmt: skip
"""Fields that are kept in a byte between two steps."""
MIDDLE: Final = ("turn", "unused", "score")
"""Those that are kept in two."""


def narrow(s: State) -> State:
    """As it lies in memory between two steps."""
    return s._replace(**{name: cast(getattr(s, name), jnp.uint8) for name in SMALL},
                      **{name: cast(getattr(s, name), jnp.uint16) for name in MIDDLE})  # fmt: skip


def wide(s: State) -> State:
    """As a step reckons with it."""
    return State(*(cast(field, jnp.uint32) for field in s))


def cast(field: Any, kind: Any) -> Any:
    return jax.tree.map(lambda x: x.astype(kind), field)


def blank(key: tuple[Word, Word], players: int) -> State:
    """Nothing dealt, nothing placed."""
    nothing = word(key[0]) & 0
    seats = (nothing,) * players
    fields: dict[str, Any] = dict.fromkeys(State._fields, nothing)
    for name in ("hand", "laid", "influence", "score"):
        fields[name] = seats
    fields["key"] = key
    fields["stones"] = ((nothing,) * PLANES,) * TRIBES
    return State(**fields)


def put(s: State, on: Word, **fields: Any) -> State:
    """The state with these fields where `on` holds, and unchanged elsewhere."""
    changed = {name: jax.tree.map(lambda new, old: jnp.where(on, word(new), old),
                                  value, getattr(s, name))
               for name, value in fields.items()}  # fmt: skip
    return s._replace(**changed)
