"""Small writes of many games share one transaction, and so one wait for the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class Wish(Generic[T]):
    """Something to be written, and what became of it."""

    def __init__(self, item: T) -> None:
        self.item = item
        self.done = False
        self.problem: BaseException | None = None


class Together(Generic[T]):
    """While one thread writes, the wishes of the others gather; the next one writes them all."""

    def __init__(self, write: Callable[[Sequence[T]], None]) -> None:
        """`write` writes all of its items or raises and writes nothing."""
        self._write = write
        self._wishes: list[Wish[T]] = []
        self._lock = threading.Lock()
        self._turn = threading.Lock()

    def keep_all(self, items: Sequence[T]) -> list[BaseException | None]:
        """Returns when each item is written, or why it is not."""
        wishes = [Wish(item) for item in items]
        with self._lock:
            self._wishes += wishes
        with self._turn:
            if not all(wish.done for wish in wishes):
                with self._lock:
                    waiting, self._wishes = self._wishes, []
                self._fulfil(waiting)
        return [wish.problem for wish in wishes]

    def _fulfil(self, wishes: list[Wish[T]]) -> None:
        try:
            self._write([wish.item for wish in wishes])
        except BaseException as problem:
            if len(wishes) == 1:
                wishes[0].problem = problem
            else:  # one of them is to blame: each for itself
                for wish in wishes:
                    self._fulfil([wish])
        for wish in wishes:
            wish.done = True
