"""A deck has no order until someone knows it.

Cards of one kind are alike. `top` holds known cards (the last is drawn first), `pool` counts the
cards per kind whose order nobody knows, `bottom` holds known cards below the pool. Nothing hidden
exists that could leak.
"""

from __future__ import annotations


class Deck:
    """Known cards on top, an unordered pool, known cards below."""

    __slots__ = ("bottom", "pool", "top")

    def __init__(self, pool: list[int]) -> None:
        self.top: list[int] = []
        self.pool = pool
        self.bottom: list[int] = []

    def clone(self) -> Deck:
        deck = Deck(self.pool.copy())
        deck.top = self.top.copy()
        deck.bottom = self.bottom.copy()
        return deck

    def size(self) -> int:
        return len(self.top) + sum(self.pool) + len(self.bottom)

    def is_empty(self) -> bool:
        if self.top or self.bottom:
            return False
        for count in self.pool:
            if count:
                return False
        return True

    def chances(self) -> list[int]:
        """Weight per kind of being drawn next."""
        if self.top:
            return self._certain(self.top[-1])
        if not self.bottom or any(self.pool):
            return self.pool
        return self._certain(self.bottom[0])

    def _certain(self, kind: int) -> list[int]:
        weights = [0] * len(self.pool)
        weights[kind] = 1
        return weights

    def draw(self, kind: int) -> None:
        """Take the next card, which turned out to be of this kind."""
        if self.top:
            self.top.pop()
        elif self.pool[kind]:
            self.pool[kind] -= 1
        else:
            self.bottom.pop(0)

    def shuffle_in(self, cards: list[int]) -> None:
        """Shuffle counted cards in: whatever order was known is lost."""
        pool = self.pool
        for kind in self.top:
            pool[kind] += 1
        for kind in self.bottom:
            pool[kind] += 1
        self.top.clear()
        self.bottom.clear()
        for kind in range(len(pool)):
            pool[kind] += cards[kind]

    def put_on_top(self, kind: int) -> None:
        self.top.append(kind)

    def put_below(self, kind: int) -> None:
        self.bottom.append(kind)

    def dump(self) -> list[list[int]]:
        return [self.top[:], self.pool[:], self.bottom[:]]

    @staticmethod
    def load(data: list[list[int]]) -> Deck:
        deck = Deck(list(data[1]))
        deck.top = list(data[0])
        deck.bottom = list(data[2])
        return deck
