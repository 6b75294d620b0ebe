"""The contents of the box: what there is, how many, and the words, nodes and events of the game."""

from __future__ import annotations

from typing import Final

from aevum.core.events import Events
from aevum.core.flow import Nodes
from aevum.core.words import Verbs

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

NODES: Final = Nodes(asks_always=True)
GAME: Final = NODES.procedure("game")
TURN: Final = NODES.procedure("turn")
SLOT: Final = NODES.procedure("slot")
CONFLICT: Final = NODES.procedure("conflict", "province", "asked:number", "due:number")
EXCHANGE: Final = NODES.procedure("exchange")
DEAL: Final = NODES.chance("deal", "seat", "cards:number")
START: Final = NODES.chance("start")
WINDOW: Final = NODES.decision("window", "moment", private=True)
CARD: Final = NODES.decision("card", private=True)
PLACE: Final = NODES.decision("place")
INFLUENCE: Final = NODES.decision("influence")
SECOND: Final = NODES.decision("second")
DISCARD: Final = NODES.decision("discard", private=True)
PICK: Final = NODES.decision("pick", private=True)
BOOST: Final = NODES.decision("boost", "lowest:tribe", "left:number")
COMMIT: Final = NODES.decision("commit", "seat", "province", private=True)

MOMENTS: Final = ("turn-start", "before-conflict", "after-pacification", "after-slot")
"""When an action tile may be used (R10.2)."""

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
PLAY_V: Final = VERBS.declare("play", "tribe")
PLACE_V: Final = VERBS.declare("place", "province")
INFLUENCE_V: Final = VERBS.declare("influence")
FORGO_V: Final = VERBS.declare("forgo")
SKIP_SECOND_V: Final = VERBS.declare("skip_second")
USE_TILE_V: Final = VERBS.declare("use_tile", "tile")
NO_TILE_V: Final = VERBS.declare("no_tile")
EXCHANGE_V: Final = VERBS.declare("exchange", "tribe")
EXCHANGE_DONE_V: Final = VERBS.declare("exchange_done")
BOOST_V: Final = VERBS.declare("boost", "tribe")
COMMIT_V: Final = VERBS.declare("commit", "tribe")
COMMIT_DONE_V: Final = VERBS.declare("commit_done")
DISCARD_V: Final = VERBS.declare("discard", "tribe")
DRAW_V: Final = VERBS.declare("draw", "tribe")
START_V: Final = VERBS.declare("start", "start")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
DREW: Final = EVENTS.declare("drew", "seat", "tribe", secret="tribe")
RESHUFFLED: Final = EVENTS.declare("reshuffled", "cards:number")
TURN_BEGAN: Final = EVENTS.declare("turn", "seat", "number")
PLAYED: Final = EVENTS.declare("played", "seat", "tribe")
PLACED: Final = EVENTS.declare("placed", "seat", "tribe", "province")
INFLUENCED: Final = EVENTS.declare("influence", "seat", "tribe", "from:number", "to:number")
FORWENT: Final = EVENTS.declare("forwent", "seat", "tribe")
SKIPPED_SECOND: Final = EVENTS.declare("skipped-second", "seat", "tribe")
DISCARDED: Final = EVENTS.declare("discarded", "seat", "tribe")
SLOT_LOST: Final = EVENTS.declare("slot-lost", "seat")
TILE_USED: Final = EVENTS.declare("tile-used", "seat", "tile")
EXCHANGED: Final = EVENTS.declare("exchanged", "seat", "cards:number")
CONFLICT_BEGAN: Final = EVENTS.declare("conflict", "province")
LAID: Final = EVENTS.declare("laid", "seat", "cards:number")
PASSED: Final = EVENTS.declare("passed", "seat")
REVEALED: Final = EVENTS.declare("revealed", "seat", "tribe", "cards:number")
STRENGTH: Final = EVENTS.declare("strength", "tribe", "stones:number", "cards:number")
REMOVED: Final = EVENTS.declare("removed", "tribe", "province", "stones:number")
PACIFIED: Final = EVENTS.declare("pacified", "province", "century")
SCORING_BEGAN: Final = EVENTS.declare("scoring", "century")
TRIBE_SCORED: Final = EVENTS.declare("tribe-scored", "tribe", "stones:number", "provinces:number")
POINTS: Final = EVENTS.declare("points", "seat", "tribe", "points:number", "place")
TRIGGERED: Final = EVENTS.declare("triggered", "trigger", "seat")
ENDED: Final = EVENTS.declare("ended")

PLACES: Final = ("sole", "first", "second", "tied-first", "tied-second")
"""How a seat came to its points in one tribe's scoring (R8.6-R8.10)."""
SOLE: Final = 0
FIRST: Final = 1
SECOND_PLACE: Final = 2
TIED_FIRST: Final = 3
TIED_SECOND: Final = 4
