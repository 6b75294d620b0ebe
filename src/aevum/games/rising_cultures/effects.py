"""What an effect is: what a card, bar, stage, tableau or province can do (part 6.3).

Here stand its windows, ids and conditions; registry.py says how it is written and told.
"""

from __future__ import annotations

from typing import Final

from aevum.core import effects
from aevum.core.effects import Windows
from aevum.games.rising_cultures.components import RESOURCES

# -- windows --------------------------------------------------------------------------------------

WINDOWS: Final = Windows()
PLAY: Final = WINDOWS.declare("play")
INCOME: Final = WINDOWS.declare("income")
STATIC: Final = WINDOWS.declare("static")
ACTION: Final = WINDOWS.declare("action")
FINAL: Final = WINDOWS.declare("final")
ON_BUILD: Final = WINDOWS.declare("event.build")
ON_ASCEND: Final = WINDOWS.declare("event.ascend")
ON_MILITARY: Final = WINDOWS.declare("event.military")
ON_COINS_USE: Final = WINDOWS.declare("event.coins_use")
ON_COVER: Final = WINDOWS.declare("event.cover")
ON_PROVINCE_WON: Final = WINDOWS.declare("event.province_won")
ON_PROVINCE_LOST: Final = WINDOWS.declare("event.province_lost")
ON_ROUND_END: Final = WINDOWS.declare("event.round_end")
EVENT_WINDOWS: Final = WINDOWS.numbers("event")

# -- ids ------------------------------------------------------------------------------------------

FROM_RESOURCE: Final = 0
FROM_DISCARD: Final = 1
FROM_MILITARY: Final = 2
FROM_DECK: Final = 3
SOURCES: Final = ("resource", "discard", "military", "deck_top")

TO_DECK_TOP: Final = 0
TO_DECK_BOTTOM: Final = 1
TO_RESOURCE: Final = 2
TO_MILITARY: Final = 3
TO_HAND: Final = 4
RECOVER_TO: Final = ("deck_top", "deck_bottom", "resource", "military", "hand")

ANY_CARD: Final = 0
BUILDINGS_ONLY: Final = 1
PERSONS_ONLY: Final = 2
FILTERS: Final = ("all", "building", "person")

ANY_KIND: Final = len(RESOURCES)
"""The kind of a discount on units of every resource."""

LIMIT_ROUND: Final = 0
LIMIT_GAME: Final = 1
LIMITS: Final = ("round", "game")

NO_MAXIMUM: Final = 99

# -- conditions -----------------------------------------------------------------------------------

IF_GOLDEN: Final = 0
IF_MARKER: Final = 1
IF_BEHIND: Final = 2
IF_AT_LEAST: Final = 3
STANDINGS: Final = ("golden", "marker")
MESSAGES: Final = ("if-golden", "if-marker", "if-behind", "if-at-least")
BEHIND: Final = ("progress", "provinces")


class Condition:
    """What must be so while an effect is to work: `golden`, `behind(progress)`, `coins>=4`."""

    def __init__(self, kind: int, counter: int = 0, threshold: int = 0) -> None:
        self.kind = kind
        self.counter = counter
        self.threshold = threshold


class Effect(effects.Effect):
    """Small ints, and a condition or an effect inside where there is one."""

    __slots__ = (
        "condition", "cost", "counter", "filter", "kind", "limit", "mask", "most", "n", "nested",
        "per", "place", "rebate",
    )  # fmt: skip

    def __init__(self, text: str, window: int, verb: int) -> None:
        super().__init__(text, window, verb)
        self.n = 1
        self.kind = 0
        self.mask = 0
        self.counter = 0
        self.per = 1
        self.most = NO_MAXIMUM
        self.cost = 0
        self.rebate = 0
        self.filter = ANY_CARD
        self.place = 0
        self.limit = LIMIT_ROUND
        self.condition: Condition | None = None
        self.nested: Effect | None = None
