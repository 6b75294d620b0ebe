"""The contents of the box: what there is, how many, and the words, nodes and events of the game."""

from __future__ import annotations

from typing import Final

from aevum.core.visibility import NUMBER, EventKind
from aevum.core.vocabulary import Verb

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

MATCH: Final = 0
GAME: Final = 1
ROUND: Final = 2
SWAPS: Final = 3
TURN: Final = 4
CONTEST: Final = 5
EFFECT: Final = 6
ASCENT: Final = 7
LOTS: Final = 8
DRAW: Final = 9
START: Final = 10
SWAP: Final = 11
RETURN: Final = 12
ACT: Final = 13
ASCEND: Final = 14
TARGET: Final = 15
OPTION: Final = 16
PEEK: Final = 17
RULER: Final = 18
CLAIM: Final = 19
TRIBUTE: Final = 20

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

PICK_V: Final = 0
PLAY_V: Final = 1
SWAP_PAID_V: Final = 2
SWAP_FREE_V: Final = 3
SWAP_DONE_V: Final = 4
ASCEND_V: Final = 5
NO_ASCEND_V: Final = 6
CONTEST_V: Final = 7
ABSTAIN_V: Final = 8
MAGHREB_DISCARD_V: Final = 9
MAGHREB_MILITARY_V: Final = 10
ACTIVATE_V: Final = 11
END_TURN_V: Final = 12
TARGET_V: Final = 13
OPTION_V: Final = 14
DRAW_V: Final = 15
LAY_V: Final = 16
NATION_V: Final = 17
MARKER_V: Final = 18

VERBS: Final = (
    Verb("pick", "card"),
    Verb("play", "card", "use"),
    Verb("swap_paid"),
    Verb("swap_free"),
    Verb("swap_done"),
    Verb("ascend"),
    Verb("no_ascend"),
    Verb("contest"),
    Verb("abstain"),
    Verb("maghreb_discard"),
    Verb("maghreb_military"),
    Verb("activate", "source"),
    Verb("end_turn"),
    Verb("target", "card"),
    Verb("option", "option"),
    Verb("draw", "card"),
    Verb("lay", "province"),
    Verb("nation", "nation"),
    Verb("marker", "start"),
)

# -- events ---------------------------------------------------------------------------------------

LAID_PROVINCE: Final = 0
CHOSE_NATION: Final = 1
GOT_MARKER: Final = 2
DREW: Final = 3
PICKED: Final = 4
ROUND_BEGAN: Final = 5
INCOME: Final = 6
SWAPPED: Final = 7
RETURNED: Final = 8
USED_COINS: Final = 9
USED_MILITARY: Final = 10
USED_RESOURCE: Final = 11
BUILT: Final = 12
COVERED: Final = 13
ASCENDED: Final = 14
ACTIVATED: Final = 15
GAINED: Final = 16
FLIPPED: Final = 17
BOUGHT_SYMBOL: Final = 18
BORROWED: Final = 19
SHOWN: Final = 20
PEEKED: Final = 21
RECOVERED: Final = 22
ARCHIVED: Final = 23
REPEATED: Final = 24
FLOODED: Final = 25
NILE_FILLED: Final = 26
NILE_TAKEN: Final = 27
KEPT: Final = 28
CONTESTED: Final = 29
ABSTAINED: Final = 30
WON: Final = 31
BOXED: Final = 32
PRICE: Final = 33
MARKER_MOVED: Final = 34
LIMITED: Final = 35
SCORED: Final = 36
GAME_ENDED: Final = 37
ENDED: Final = 38
PAID: Final = 39

_SEAT: Final = ("seat", "seat")
_CARD: Final = ("card", "card")
_PROVINCE: Final = ("province", "province")
_COINS: Final = ("coins", NUMBER)

EVENTS: Final = (
    EventKind("laid-province", _PROVINCE),
    EventKind("nation", _SEAT, ("nation", "nation")),
    EventKind("first-marker", _SEAT),
    EventKind("drew", _SEAT, _CARD, secret="card"),
    EventKind("picked", _SEAT),
    EventKind("round", ("round", NUMBER), _SEAT),
    EventKind("income", _SEAT, _COINS),
    EventKind("swapped", _SEAT, _COINS),
    EventKind("returned", _SEAT, _CARD, secret="card"),
    EventKind("used-coins", _SEAT, _CARD, _COINS),
    EventKind("used-military", _SEAT, _CARD, ("bar", NUMBER)),
    EventKind("used-resource", _SEAT, _CARD, _COINS),
    EventKind("built", _SEAT, _CARD, _COINS),
    EventKind("covered", _SEAT, _CARD),
    EventKind("ascended", _SEAT, _CARD, ("stage", NUMBER)),
    EventKind("activated", _SEAT, ("source", "source")),
    EventKind("gained", _SEAT, _COINS),
    EventKind("flipped", _SEAT, _COINS),
    EventKind("bought-symbol", _SEAT, ("symbol", "symbol"), ("number", NUMBER), _COINS),
    EventKind("borrowed", _SEAT, ("resource", "resource"), ("number", NUMBER)),
    EventKind("shown", _SEAT, _CARD),
    EventKind("peeked", _SEAT, ("cards", NUMBER)),
    EventKind("recovered", _SEAT, _CARD, ("recovered", "recovered")),
    EventKind("archived", _SEAT, _CARD, ("cards", NUMBER)),
    EventKind("repeated", _SEAT, ("stage", NUMBER)),
    EventKind("flooded", _SEAT, ("level", NUMBER)),
    EventKind("nile-filled", _SEAT, _COINS),
    EventKind("nile-taken", _SEAT, _COINS),
    EventKind("kept", _SEAT),
    EventKind("contested", _SEAT, _PROVINCE, ("own", NUMBER), ("other", NUMBER)),
    EventKind("abstained", _SEAT, _PROVINCE),
    EventKind("won", _SEAT, _PROVINCE),
    EventKind("boxed", _PROVINCE),
    EventKind("price", _SEAT, _CARD),
    EventKind("marker", _SEAT, ("own", NUMBER), ("other", NUMBER)),
    EventKind("limited", _SEAT, _COINS),
    EventKind("scored", _SEAT, ("category", "category"), ("points", NUMBER)),
    EventKind("game-ended", _SEAT, ("points", NUMBER), ("game", NUMBER)),
    EventKind("ended"),
    EventKind("paid", _SEAT, _COINS),
)
