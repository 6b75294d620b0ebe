"""The fields of the state, drawn by core.blueprint from fields.py."""

from __future__ import annotations

from aevum.core.deck import Deck
from aevum.core.flow import State


class FerryFields(State):
    """Holds every declared field; whoever needs another one declares it in fields.py."""

    __slots__ = (
        "cards",
        "hold",
        "next",
        "pile",
        "points",
        "steers",
    )

    def clear(self, size: dict[str, int]) -> None:
        """Everything empty, for axes of these sizes."""
        self.stack = []
        self.events = []
        self.revealed = False
        self.silent = False
        self.cards: int = 0
        self.next: int = 0
        self.steers: list[int] = [0] * size["boat"]
        self.hold: list[int] = [0] * (size["boat"] * size["card"])
        self.points: list[int] = [0] * size["boat"]
        self.pile: Deck = Deck([0] * size["card"])

    def copy(self, like: FerryFields) -> None:
        """Everything as in another state; nothing that can change is shared."""
        self.stack = like.stack.copy()
        self.events = []
        self.revealed = False
        self.silent = False
        self.cards = like.cards
        self.next = like.next
        self.steers = like.steers.copy()
        self.hold = like.hold.copy()
        self.points = like.points.copy()
        self.pile = like.pile.clone()
