"""The contents of the box: what there is, how many, and the words, nodes and events of the game."""

from __future__ import annotations

from typing import Final

from aevum.core.events import Events
from aevum.core.flow import Nodes
from aevum.core.words import Verbs

# -- pieces ---------------------------------------------------------------------------------------

NATIONS: Final = ("rome", "persia", "abbasids", "egypt")
SEATS: Final = 2
COINS: Final = 28
ROUNDS: Final = 7
HAND: Final = 4
PLAYS: Final = 3
"""Cards a player plays in a round; the fourth goes back on the deck (R4.3)."""
PAID_SWAPS: Final = 2
STARTING_COINS: Final = 2
COINS_USE: Final = 2
MARKER_VP: Final = 3

RESOURCES: Final = ("wood", "brick", "stone", "gold")
SYMBOLS: Final = ("sword", "horse", "shield")
SIGNS: Final = ("A", "B", "C")

USES: Final = ("coins", "military", "resource", "build")
FOR_COINS: Final = 0
FOR_MILITARY: Final = 1
FOR_RESOURCE: Final = 2
FOR_BUILD: Final = 3

BARS: Final = 6
"""Red bars of a tableau."""
STAGES: Final = 7
"""Green bars of the golden side; the grey side ends at the fifth."""
TABLEAU_EFFECTS: Final = 4
"""Effects printed on a side of a tableau apart from its bars, at most."""
NILE_SPACES: Final = 6
ARCHIVE_SPACES: Final = 6

CATEGORIES: Final = ("cards", "tableau", "provinces", "marker")
"""The four lines of the score pad (R13.2)."""

OPTIONS: Final = (
    "none",
    "for-coins", "for-military", "for-resource", "for-build",
    "again-1", "again-2", "again-3", "again-4", "again-5", "again-6", "again-7",
)  # fmt: skip
"""Choices inside an effect: no ruler to cover, the use of an extra card, a stage to repeat."""
NO_RULER: Final = 0
FIRST_USE: Final = 1
FIRST_STAGE: Final = 5

# -- nodes ----------------------------------------------------------------------------------------

NODES: Final = Nodes(asks_always=True)
MATCH: Final = NODES.procedure("match", "games:number")
GAME: Final = NODES.procedure("game")
ROUND: Final = NODES.procedure("round", "first:seat", "incomes:number", "turns:number")
SWAPS: Final = NODES.procedure("swaps", "seat", "done:number")
TURN: Final = NODES.procedure("turn", "seat", "played:number", "ended:number")
CONTEST: Final = NODES.procedure("contest", "province", "winner:seat")
EFFECT: Final = NODES.procedure("effect", "effect:number", "seat")
ASCENT: Final = NODES.procedure("ascent", "seat")
LOTS: Final = NODES.chance("lots", "lot", "seat")
DRAW: Final = NODES.chance("draw", "seat", "place:number", "cards:number")
START: Final = NODES.decision("start", "seat", private=True)
SWAP: Final = NODES.decision("swap", "seat")
RETURN: Final = NODES.decision("return", "seat", private=True)
ACT: Final = NODES.decision("act", "seat", "played:number", private=True)
ASCEND: Final = NODES.decision("ascend", "seat")
TARGET: Final = NODES.decision("target", "effect:number", "seat")
OPTION: Final = NODES.decision("option", "effect:number", "seat")
PEEK: Final = NODES.decision("peek", "seat", private=True)
RULER: Final = NODES.decision("ruler", "seat")
CLAIM: Final = NODES.decision("claim", "seat", "province")
TRIBUTE: Final = NODES.decision("tribute", "seat", "discard:number")

LOT_OF: Final = ("province", "nation", "marker")
LOT_PROVINCE: Final = 0
LOT_NATION: Final = 1
LOT_MARKER: Final = 2
"""What is drawn by lot before the game begins (setup step 1, K1, K2)."""

TO_HAND: Final = 0
TO_SHOW: Final = 1
TO_PEEK: Final = 2
TO_PROGRESS: Final = 3
"""Where a drawn card goes."""

# -- words ----------------------------------------------------------------------------------------

VERBS: Final = Verbs()
PICK_V: Final = VERBS.declare("pick", "card")
PLAY_V: Final = VERBS.declare("play", "card", "use")
SWAP_PAID_V: Final = VERBS.declare("swap_paid")
SWAP_FREE_V: Final = VERBS.declare("swap_free")
SWAP_DONE_V: Final = VERBS.declare("swap_done")
ASCEND_V: Final = VERBS.declare("ascend")
NO_ASCEND_V: Final = VERBS.declare("no_ascend")
CONTEST_V: Final = VERBS.declare("contest")
ABSTAIN_V: Final = VERBS.declare("abstain")
MAGHREB_DISCARD_V: Final = VERBS.declare("maghreb_discard")
MAGHREB_MILITARY_V: Final = VERBS.declare("maghreb_military")
ACTIVATE_V: Final = VERBS.declare("activate", "source")
END_TURN_V: Final = VERBS.declare("end_turn")
TARGET_V: Final = VERBS.declare("target", "card")
OPTION_V: Final = VERBS.declare("option", "option")
DRAW_V: Final = VERBS.declare("draw", "card")
LAY_V: Final = VERBS.declare("lay", "province")
NATION_V: Final = VERBS.declare("nation", "nation")
MARKER_V: Final = VERBS.declare("marker", "start")

# -- events ---------------------------------------------------------------------------------------

EVENTS: Final = Events()
LAID_PROVINCE: Final = EVENTS.declare("laid-province", "province")
CHOSE_NATION: Final = EVENTS.declare("nation", "seat", "nation")
GOT_MARKER: Final = EVENTS.declare("first-marker", "seat")
DREW: Final = EVENTS.declare("drew", "seat", "card", secret="card")
PICKED: Final = EVENTS.declare("picked", "seat")
ROUND_BEGAN: Final = EVENTS.declare("round", "round:number", "seat")
INCOME: Final = EVENTS.declare("income", "seat", "coins:number")
SWAPPED: Final = EVENTS.declare("swapped", "seat", "coins:number")
RETURNED: Final = EVENTS.declare("returned", "seat", "card", secret="card")
USED_COINS: Final = EVENTS.declare("used-coins", "seat", "card", "coins:number")
USED_MILITARY: Final = EVENTS.declare("used-military", "seat", "card", "bar:number")
USED_RESOURCE: Final = EVENTS.declare("used-resource", "seat", "card", "coins:number")
BUILT: Final = EVENTS.declare("built", "seat", "card", "coins:number")
COVERED: Final = EVENTS.declare("covered", "seat", "card")
ASCENDED: Final = EVENTS.declare("ascended", "seat", "card", "stage:number")
ACTIVATED: Final = EVENTS.declare("activated", "seat", "source")
GAINED: Final = EVENTS.declare("gained", "seat", "coins:number")
FLIPPED: Final = EVENTS.declare("flipped", "seat", "coins:number")
BOUGHT_SYMBOL: Final = EVENTS.declare(
    "bought-symbol", "seat", "symbol", "number:number", "coins:number"
)
BORROWED: Final = EVENTS.declare("borrowed", "seat", "resource", "number:number")
SHOWN: Final = EVENTS.declare("shown", "seat", "card")
PEEKED: Final = EVENTS.declare("peeked", "seat", "cards:number")
RECOVERED: Final = EVENTS.declare("recovered", "seat", "card", "recovered")
ARCHIVED: Final = EVENTS.declare("archived", "seat", "card", "cards:number")
REPEATED: Final = EVENTS.declare("repeated", "seat", "stage:number")
FLOODED: Final = EVENTS.declare("flooded", "seat", "level:number")
NILE_FILLED: Final = EVENTS.declare("nile-filled", "seat", "coins:number")
NILE_TAKEN: Final = EVENTS.declare("nile-taken", "seat", "coins:number")
KEPT: Final = EVENTS.declare("kept", "seat")
CONTESTED: Final = EVENTS.declare("contested", "seat", "province", "own:number", "other:number")
ABSTAINED: Final = EVENTS.declare("abstained", "seat", "province")
WON: Final = EVENTS.declare("won", "seat", "province")
BOXED: Final = EVENTS.declare("boxed", "province")
PRICE: Final = EVENTS.declare("price", "seat", "card")
MARKER_MOVED: Final = EVENTS.declare("marker", "seat", "own:number", "other:number")
LIMITED: Final = EVENTS.declare("limited", "seat", "coins:number")
SCORED: Final = EVENTS.declare("scored", "seat", "category", "points:number")
GAME_ENDED: Final = EVENTS.declare("game-ended", "seat", "points:number", "game:number")
ENDED: Final = EVENTS.declare("ended")
PAID: Final = EVENTS.declare("paid", "seat", "coins:number")
