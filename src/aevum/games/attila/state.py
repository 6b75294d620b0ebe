"""The state of a game of Attila: flat lists of ints, and who may see them (R14)."""

from __future__ import annotations

from typing import Final

from aevum.core.deck import Deck
from aevum.core.flow import State
from aevum.core.visibility import CHOOSER, COUNT, OWNER, Field
from aevum.games.attila.board import Board
from aevum.games.attila.components import (
    CARDS_PER_TRIBE,
    ROOM,
    STONES_PER_TRIBE,
    TILES,
    TRIBES,
    TRIGGERS,
)

FIELDS: Final = (
    Field("turn"),
    Field("active"),
    Field("slots_left"),
    Field("tile_used"),
    Field("card"),
    Field("tribe"),
    Field("forgone"),
    Field("pending"),
    Field("triggers", ("trigger",)),
    Field("tiles", ("century",)),
    Field("score", ("seat",)),
    Field("unused", ("seat", "tile")),
    Field("influence", ("seat", "tribe")),
    Field("supply", ("tribe",)),
    Field("stones", ("province", "tribe")),
    Field("pacified", ("province",)),
    Field("discard", ("tribe",)),
    Field("pile", ("tribe",), COUNT),
    Field("hand", ("seat", "tribe"), OWNER),
    Field("laid", ("seat", "tribe"), OWNER),
    Field("aside", ("tribe",), CHOOSER),
    Field("picks", ("tribe",), CHOOSER),
)

TILE: Final = 1
NO_TILE_LEFT: Final = 2
"""How a province was pacified: with a tile, or without one because none was left (K28)."""


class AttilaState(State):
    """Tables are flat: `hand[seat * TRIBES + tribe]`, `stones[province * TRIBES + tribe]`.

    turn         turns begun so far
    active       the seat whose turn it is
    slots_left   regular and extra card slots still to come in this turn
    tile_used    1 once an action tile was used in this turn
    card         tribe of the card being played, until it reaches the discard pile; -1 = none
    tribe        tribe placed in this slot; -1 = none
    forgone      1 if the influence of this slot was forgone
    pending      provinces with five stones, in placement order
    triggers     end triggers that are fixed, in the order T1, T2, T3, K35
    picks        cards of the hand picked so far in a running exchange or conflict
    aside        cards given away in a running exchange
    laid         cards lying face down in the running conflict

    `open_mask`, `reach` and `total` only save time; they follow from the fields above.
    """

    __slots__ = (
        *(field.name for field in FIELDS), "board", "open_mask", "players", "reach", "total",
    )  # fmt: skip

    def __init__(self, board: Board, players: int, like: AttilaState | None = None) -> None:
        self.board = board
        self.players = players
        self.revealed = False
        self.events = []
        if like is not None:
            self._copy(like)
            return
        self.stack = []
        self.turn = 0
        self.active = 0
        self.slots_left = 0
        self.tile_used = 0
        self.card = -1
        self.tribe = -1
        self.forgone = 0
        self.pending: list[int] = []
        self.triggers = [0] * len(TRIGGERS)
        self.tiles = list(TILES)
        self.score = [0] * players
        self.unused = [1] * (players * 3)
        self.influence = [0] * (players * TRIBES)
        self.supply = [STONES_PER_TRIBE] * TRIBES
        self.stones = [0] * (board.size * TRIBES)
        self.pacified = [0] * board.size
        self.discard = [0] * TRIBES
        self.pile = Deck([CARDS_PER_TRIBE] * TRIBES)
        self.hand = [0] * (players * TRIBES)
        self.laid = [0] * (players * TRIBES)
        self.aside = [0] * TRIBES
        self.picks = [0] * TRIBES
        self.open_mask = (1 << board.size) - 1
        self.reach = [board.upper] * TRIBES
        self.total = [0] * board.size

    def _copy(self, like: AttilaState) -> None:
        self.stack = like.stack.copy()
        self.turn = like.turn
        self.active = like.active
        self.slots_left = like.slots_left
        self.tile_used = like.tile_used
        self.card = like.card
        self.tribe = like.tribe
        self.forgone = like.forgone
        self.pending = like.pending.copy()
        self.triggers = like.triggers.copy()
        self.tiles = like.tiles.copy()
        self.score = like.score.copy()
        self.unused = like.unused.copy()
        self.influence = like.influence.copy()
        self.supply = like.supply.copy()
        self.stones = like.stones.copy()
        self.pacified = like.pacified.copy()
        self.discard = like.discard.copy()
        self.pile = like.pile.clone()
        self.hand = like.hand.copy()
        self.laid = like.laid.copy()
        self.aside = like.aside.copy()
        self.picks = like.picks.copy()
        self.open_mask = like.open_mask
        self.reach = like.reach.copy()
        self.total = like.total.copy()

    def rebuild(self) -> None:
        """Recompute what is kept only for speed."""
        board = self.board
        self.open_mask = 0
        for p in range(board.size):
            self.total[p] = sum(self.stones[p * TRIBES : (p + 1) * TRIBES])
            if not self.pacified[p] and self.total[p] <= ROOM:
                self.open_mask |= 1 << p
        for tribe in range(TRIBES):
            self.rebuild_reach(tribe)

    def rebuild_reach(self, tribe: int) -> None:
        """Upper provinces, those that hold a stone of the tribe, and their neighbours (R4.4)."""
        board = self.board
        reach = board.upper
        for p, stones in enumerate(self.stones[tribe::TRIBES]):
            if stones:
                reach |= board.near[p]
        self.reach[tribe] = reach

    def hand_size(self, seat: int) -> int:
        size = 0
        for i in range(seat * TRIBES, (seat + 1) * TRIBES):
            size += self.hand[i]
        return size

    def has_cards(self, seat: int) -> bool:
        for i in range(seat * TRIBES, (seat + 1) * TRIBES):
            if self.hand[i]:
                return True
        return False
