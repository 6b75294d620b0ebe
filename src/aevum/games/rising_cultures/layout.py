"""The fields of the state, drawn by core.blueprint from fields.py."""

from __future__ import annotations

from aevum.core.deck import Deck
from aevum.core.flow import State


class RisingCulturesFields(State):
    """Holds every declared field; whoever needs another one declares it in fields.py."""

    __slots__ = (
        "archive",
        "borrowed",
        "bought",
        "builds",
        "carried",
        "coins",
        "covered",
        "deck",
        "discard",
        "display",
        "expired",
        "exposed",
        "fired",
        "first_marker",
        "flood",
        "free_swaps",
        "game",
        "golden",
        "hand",
        "kept",
        "laid",
        "marker",
        "match",
        "military",
        "nation",
        "nile",
        "paid_swaps",
        "peeked",
        "picked",
        "progress",
        "resource",
        "round",
        "row",
        "shown",
        "spent",
        "supply",
        "used",
        "waived",
        "won",
    )

    def clear(self, size: dict[str, int]) -> None:
        """Everything empty, for axes of these sizes."""
        self.stack = []
        self.events = []
        self.revealed = False
        self.silent = False
        self.match: int = 0
        self.game: int = 1
        self.carried: list[int] = [0] * size["seat"]
        self.round: int = 0
        self.marker: int = -1
        self.first_marker: int = -1
        self.nation: list[int] = [-1] * size["seat"]
        self.supply: int = 28
        self.coins: list[int] = [0] * size["seat"]
        self.borrowed: list[int] = [0] * size["resource"]
        self.bought: list[int] = [0] * (size["seat"] * size["symbol"])
        self.laid: list[int] = [0] * size["province"]
        self.row: list[int] = [0] * size["province"]
        self.won: list[int] = [0] * (size["seat"] * size["province"])
        self.waived: int = 0
        self.display: list[list[int]] = [[] for _ in range(size["seat"])]
        self.covered: list[list[int]] = [[] for _ in range(size["seat"])]
        self.builds: list[int] = [0] * size["seat"]
        self.military: list[list[int]] = [[] for _ in range(size["seat"])]
        self.resource: list[list[int]] = [[] for _ in range(size["seat"])]
        self.discard: list[list[int]] = [[] for _ in range(size["seat"])]
        self.progress: list[list[int]] = [[] for _ in range(size["seat"])]
        self.golden: list[int] = [0] * size["seat"]
        self.flood: list[int] = [0] * size["seat"]
        self.nile: list[int] = [0] * (size["seat"] * size["space"])
        self.archive: list[list[int]] = [[] for _ in range(size["seat"])]
        self.hand: list[list[int]] = [[] for _ in range(size["seat"])]
        self.picked: list[list[int]] = [[] for _ in range(size["seat"])]
        self.deck: list[Deck] = [Deck([0] * size["card"]) for _ in range(size["seat"])]
        self.exposed: list[list[int]] = [[] for _ in range(size["seat"])]
        self.peeked: list[int] = []
        self.shown: int = -1
        self.kept: list[int] = [0] * size["seat"]
        self.paid_swaps: list[int] = [0] * size["seat"]
        self.free_swaps: list[int] = [0] * size["seat"]
        self.used: list[list[int]] = [[] for _ in range(size["seat"])]
        self.spent: list[list[int]] = [[] for _ in range(size["seat"])]
        self.fired: list[list[int]] = [[] for _ in range(size["seat"])]
        self.expired: list[list[int]] = [[] for _ in range(size["seat"])]

    def copy(self, like: RisingCulturesFields) -> None:
        """Everything as in another state; nothing that can change is shared."""
        self.stack = like.stack.copy()
        self.events = []
        self.revealed = False
        self.silent = False
        self.match = like.match
        self.game = like.game
        self.carried = like.carried.copy()
        self.round = like.round
        self.marker = like.marker
        self.first_marker = like.first_marker
        self.nation = like.nation.copy()
        self.supply = like.supply
        self.coins = like.coins.copy()
        self.borrowed = like.borrowed.copy()
        self.bought = like.bought.copy()
        self.laid = like.laid.copy()
        self.row = like.row.copy()
        self.won = like.won.copy()
        self.waived = like.waived
        self.display = [pile.copy() for pile in like.display]
        self.covered = [pile.copy() for pile in like.covered]
        self.builds = like.builds.copy()
        self.military = [pile.copy() for pile in like.military]
        self.resource = [pile.copy() for pile in like.resource]
        self.discard = [pile.copy() for pile in like.discard]
        self.progress = [pile.copy() for pile in like.progress]
        self.golden = like.golden.copy()
        self.flood = like.flood.copy()
        self.nile = like.nile.copy()
        self.archive = [pile.copy() for pile in like.archive]
        self.hand = [pile.copy() for pile in like.hand]
        self.picked = [pile.copy() for pile in like.picked]
        self.deck = [deck.clone() for deck in like.deck]
        self.exposed = [pile.copy() for pile in like.exposed]
        self.peeked = like.peeked.copy()
        self.shown = like.shown
        self.kept = like.kept.copy()
        self.paid_swaps = like.paid_swaps.copy()
        self.free_swaps = like.free_swaps.copy()
        self.used = [pile.copy() for pile in like.used]
        self.spent = [pile.copy() for pile in like.spent]
        self.fired = [pile.copy() for pile in like.fired]
        self.expired = [pile.copy() for pile in like.expired]
