"""The contents of the box: what there is, how many, and the words, nodes and events of the game."""

from __future__ import annotations

from typing import Final

from aevum.core.visibility import NUMBER, EventKind
from aevum.core.vocabulary import Verb

# -- pieces ---------------------------------------------------------------------------------------

TRIBES: Final = 6
"""Franks, Huns, Goths, Saxons, Teutons, Vandals: the scoring order, and the index everywhere."""

CARDS_PER_TRIBE: Final = 9
STONES_PER_TRIBE: Final = 20
HAND: Final = 6
ROOM: Final = 4
"""Stones a province has room for; one more is a conflict."""
TOP: Final = 22
"""The top field of an influence track."""
TILES: Final = (1, 2, 3, 4)
"""Pacification tiles on the spaces of the 4th, 5th, 6th and 7th century."""
SEVENTH: Final = 3

DOUBLE: Final = 0
EXCHANGE_TILE: Final = 1
INFLUENCE2: Final = 2
ACTION_TILES: Final = ("double", "exchange", "influence2")

T1: Final = 0
T2: Final = 1
T3: Final = 2
K35: Final = 3
TRIGGERS: Final = ("T1", "T2", "T3", "K35")

# -- nodes ----------------------------------------------------------------------------------------

GAME: Final = 0
TURN: Final = 1
SLOT: Final = 2
CONFLICT: Final = 3
EXCHANGE: Final = 4
DEAL: Final = 5
START: Final = 6
WINDOW: Final = 7
CARD: Final = 8
PLACE: Final = 9
INFLUENCE: Final = 10
SECOND: Final = 11
DISCARD: Final = 12
PICK: Final = 13
BOOST: Final = 14
COMMIT: Final = 15

# -- words ----------------------------------------------------------------------------------------

PLAY_V: Final = 0
PLACE_V: Final = 1
INFLUENCE_V: Final = 2
FORGO_V: Final = 3
SKIP_SECOND_V: Final = 4
USE_TILE_V: Final = 5
NO_TILE_V: Final = 6
EXCHANGE_V: Final = 7
EXCHANGE_DONE_V: Final = 8
BOOST_V: Final = 9
COMMIT_V: Final = 10
COMMIT_DONE_V: Final = 11
DISCARD_V: Final = 12
DRAW_V: Final = 13
START_V: Final = 14

VERBS: Final = (
    Verb("play", "tribe"),
    Verb("place", "province"),
    Verb("influence"),
    Verb("forgo"),
    Verb("skip_second"),
    Verb("use_tile", "tile"),
    Verb("no_tile"),
    Verb("exchange", "tribe"),
    Verb("exchange_done"),
    Verb("boost", "tribe"),
    Verb("commit", "tribe"),
    Verb("commit_done"),
    Verb("discard", "tribe"),
    Verb("draw", "tribe"),
    Verb("start", "start"),
)

# -- events ---------------------------------------------------------------------------------------

DREW: Final = 0
RESHUFFLED: Final = 1
TURN_BEGAN: Final = 2
PLAYED: Final = 3
PLACED: Final = 4
INFLUENCED: Final = 5
FORWENT: Final = 6
SKIPPED_SECOND: Final = 7
DISCARDED: Final = 8
SLOT_LOST: Final = 9
TILE_USED: Final = 10
EXCHANGED: Final = 11
CONFLICT_BEGAN: Final = 12
LAID: Final = 13
PASSED: Final = 14
REVEALED: Final = 15
STRENGTH: Final = 16
REMOVED: Final = 17
PACIFIED: Final = 18
SCORING_BEGAN: Final = 19
TRIBE_SCORED: Final = 20
POINTS: Final = 21
TRIGGERED: Final = 22
ENDED: Final = 23

_SEAT: Final = ("seat", "seat")
_TRIBE: Final = ("tribe", "tribe")
_PROVINCE: Final = ("province", "province")

EVENTS: Final = (
    EventKind("drew", _SEAT, _TRIBE, secret="tribe"),
    EventKind("reshuffled", ("cards", NUMBER)),
    EventKind("turn", _SEAT, ("number", NUMBER)),
    EventKind("played", _SEAT, _TRIBE),
    EventKind("placed", _SEAT, _TRIBE, _PROVINCE),
    EventKind("influence", _SEAT, _TRIBE, ("from", NUMBER), ("to", NUMBER)),
    EventKind("forwent", _SEAT, _TRIBE),
    EventKind("skipped-second", _SEAT, _TRIBE),
    EventKind("discarded", _SEAT, _TRIBE),
    EventKind("slot-lost", _SEAT),
    EventKind("tile-used", _SEAT, ("tile", "tile")),
    EventKind("exchanged", _SEAT, ("cards", NUMBER)),
    EventKind("conflict", _PROVINCE),
    EventKind("laid", _SEAT, ("cards", NUMBER)),
    EventKind("passed", _SEAT),
    EventKind("revealed", _SEAT, _TRIBE, ("cards", NUMBER)),
    EventKind("strength", _TRIBE, ("stones", NUMBER), ("cards", NUMBER)),
    EventKind("removed", _TRIBE, _PROVINCE, ("stones", NUMBER)),
    EventKind("pacified", _PROVINCE, ("century", "century")),
    EventKind("scoring", ("century", "century")),
    EventKind("tribe-scored", _TRIBE, ("stones", NUMBER), ("provinces", NUMBER)),
    EventKind("points", _SEAT, _TRIBE, ("points", NUMBER), ("place", "place")),
    EventKind("triggered", ("trigger", "trigger"), _SEAT),
    EventKind("ended"),
)

PLACES: Final = ("sole", "first", "second", "tied-first", "tied-second")
"""How a seat came to its points in one tribe's scoring (R8.6-R8.10)."""
SOLE: Final = 0
FIRST: Final = 1
SECOND_PLACE: Final = 2
TIED_FIRST: Final = 3
TIED_SECOND: Final = 4
