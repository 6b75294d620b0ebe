"""The fields of the state, drawn by core.blueprint from fields.py."""

from __future__ import annotations

from aevum.core.deck import Deck
from aevum.core.flow import State


class AttilaFields(State):
    """Holds every declared field; whoever needs another one declares it in fields.py."""

    __slots__ = (
        "active",
        "aside",
        "card",
        "discard",
        "forgone",
        "hand",
        "influence",
        "laid",
        "open_mask",
        "pacified",
        "pending",
        "picks",
        "pile",
        "reach",
        "score",
        "score_tenth",
        "slots_left",
        "stones",
        "supply",
        "tile_used",
        "tiles",
        "total",
        "tribe",
        "triggers",
        "turn",
        "unused",
    )

    def clear(self, size: dict[str, int]) -> None:
        """Everything empty, for axes of these sizes."""
        self.stack = []
        self.events = []
        self.revealed = False
        self.silent = False
        self.turn: int = 0
        self.active: int = 0
        self.slots_left: int = 0
        self.tile_used: int = 0
        self.unused: list[int] = [1] * (size["seat"] * size["tile"])
        self.aside: list[int] = [0] * size["tribe"]
        self.card: int = -1
        self.tribe: int = -1
        self.pending: list[int] = []
        self.supply: list[int] = [20] * size["tribe"]
        self.stones: list[int] = [0] * (size["province"] * size["tribe"])
        self.open_mask: int = 0
        self.reach: list[int] = [0] * size["tribe"]
        self.total: list[int] = [0] * size["province"]
        self.forgone: int = 0
        self.influence: list[int] = [0] * (size["seat"] * size["tribe"])
        self.triggers: list[int] = [0] * size["trigger"]
        self.tiles: list[int] = [0] * size["century"]
        self.pacified: list[int] = [0] * size["province"]
        self.score: list[int] = [0] * size["seat"]
        self.score_tenth: int = 0
        self.discard: list[int] = [0] * size["tribe"]
        self.pile: Deck = Deck([0] * size["tribe"])
        self.hand: list[int] = [0] * (size["seat"] * size["tribe"])
        self.laid: list[int] = [0] * (size["seat"] * size["tribe"])
        self.picks: list[int] = [0] * size["tribe"]

    def copy(self, like: AttilaFields) -> None:
        """Everything as in another state; nothing that can change is shared."""
        self.stack = like.stack.copy()
        self.events = []
        self.revealed = False
        self.silent = False
        self.turn = like.turn
        self.active = like.active
        self.slots_left = like.slots_left
        self.tile_used = like.tile_used
        self.unused = like.unused.copy()
        self.aside = like.aside.copy()
        self.card = like.card
        self.tribe = like.tribe
        self.pending = like.pending.copy()
        self.supply = like.supply.copy()
        self.stones = like.stones.copy()
        self.open_mask = like.open_mask
        self.reach = like.reach.copy()
        self.total = like.total.copy()
        self.forgone = like.forgone
        self.influence = like.influence.copy()
        self.triggers = like.triggers.copy()
        self.tiles = like.tiles.copy()
        self.pacified = like.pacified.copy()
        self.score = like.score.copy()
        self.score_tenth = like.score_tenth
        self.discard = like.discard.copy()
        self.pile = like.pile.clone()
        self.hand = like.hand.copy()
        self.laid = like.laid.copy()
        self.picks = like.picks.copy()
