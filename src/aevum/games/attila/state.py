"""The state of a game of Attila: its declared fields, and a board beneath them."""

from __future__ import annotations

from typing import Final

from aevum.games.attila.board import Board
from aevum.games.attila.components import CARDS_PER_TRIBE, ROOM, TILES, TRIBES
from aevum.games.attila.layout import AttilaFields

TILE: Final = 1
NO_TILE_LEFT: Final = 2
"""How a province was pacified: with a tile, or without one because none was left (K28)."""


class AttilaState(AttilaFields):
    """fields.py says what everything is; `board` and `players` stay the same all game long."""

    __slots__ = ("board", "players")

    def __init__(self, board: Board, players: int, like: AttilaState | None = None) -> None:
        self.board = board
        self.players = players
        if like is not None:
            self.copy(like)
            return
        self.clear(board.sizes | {"seat": players})
        self.tiles = list(TILES)
        self.pile.pool = [CARDS_PER_TRIBE] * TRIBES
        self.rebuild()

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
