"""How long automatic answers wait, so that their moment tells nothing of the cards behind them.

A standing order that passes for want of a card, a bot that has no choice and one that has: all of
them answer at a moment that was drawn before anybody looked at a card. There is one such wait for
all who answer by themselves until a person has acted again.
"""

from __future__ import annotations

import heapq
import itertools
import logging
import threading
import time
from collections.abc import Callable
from random import SystemRandom
from typing import NamedTuple

from aevum.core.errors import BadOptions

log = logging.getLogger(__name__)

SHORT = 0.1
"""Seconds for whoever answers after somebody else in the same wait: longer than most think."""


class Span(NamedTuple):
    """From so many seconds to so many."""

    least: float
    most: float


RANDOM = SystemRandom()
NONE = Span(0.0, 0.0)


def span_of(text: str) -> Span:
    """`0.4-1.5`, or `0` for none."""
    least, _, most = text.partition("-")
    try:
        span = Span(float(least), float(most or least))
    except ValueError:
        span = Span(1.0, 0.0)
    if not 0 <= span.least <= span.most <= 60:
        raise BadOptions(f"A pause is written like 0.4-1.5 (seconds), not '{text}'.")
    return span


class Due(NamedTuple):
    """When the position `seq` may be answered."""

    seq: int = -1
    moment: float = 0.0


class Run(NamedTuple):
    """The last automatic answer: the position after it, and whose it was."""

    seq: int = -1
    seat: int = -1


class Pauses:
    """Draws the waits."""

    def __init__(
        self,
        people: Span = NONE,
        bots: Span = NONE,
        clock: Callable[[], float] = time.monotonic,
        draw: Callable[[float, float], float] = RANDOM.uniform,
    ) -> None:
        """`bots` is for tables at which bots sit alone."""
        self._people = people
        self._bots = bots
        self.clock = clock
        self._draw = draw

    def due(self, known: Due, run: Run, asked: Run, alone: bool, thought: float) -> Due:
        """When what is `asked` may be answered; `thought`: seconds a bot takes where it can choose.

        Asked again about the same position, the answer is the same.
        """
        if known.seq == asked.seq:
            return known
        span = self._bots if alone else self._people
        wait = 0.0
        if span.most > 0:
            if run.seq != asked.seq:
                wait = self._draw(*span) + thought
            elif run.seat != asked.seat:
                wait = SHORT + thought
        return Due(asked.seq, self.clock() + wait)


class Alarms:
    """One thread that calls what is due."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._stirred = threading.Condition()
        self._started = False

    def at(self, moment: float, call: Callable[[], None]) -> None:
        with self._stirred:
            if not self._started:
                self._started = True
                threading.Thread(target=self._watch, name=self._name, daemon=True).start()
            heapq.heappush(self._waiting, (moment, next(self._numbers), call))
            self._stirred.notify()

    def _watch(self) -> None:
        while True:
            try:
                self._next()()
            except Exception:
                log.exception("what was due could not be done")

    def _next(self) -> Callable[[], None]:
        with self._stirred:
            while True:
                early = self._waiting[0][0] - time.monotonic() if self._waiting else None
                if early is not None and early <= 0:
                    return heapq.heappop(self._waiting)[2]
                self._stirred.wait(early)
