"""The evaluation graph of a finished game: who stood how well, and what changed it most.

Positions are weighed up in the thinkers' processes, a few at a time so that bots at running tables
hardly wait, one game after the other; what is done is kept in memory and in the store.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import CancelledError, ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import msgspec

from aevum.core.errors import BadOptions
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.store.analyses import Analyses
from aevum.table.log import Entry
from aevum.table.table import Table

log = logging.getLogger(__name__)

MOST_POINTS = 120
MOST_SWINGS = 5
LEAST_SWING = 0.05
"""Changes of a share below this are noise."""
WALKS = 12
ROUNDS = 2
"""Playouts per position, and how far each goes before the position is judged."""
PORTION = 4
"""Positions per job."""
MOST_KEPT = 200

Key = tuple[str, int]
"""A table and the entry after which it was over: a game that was reopened is another one."""
Shares = list[float]


class Analyst:
    """Analyses finished games in the background, each once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept = Analyses(hall.store.database)
        self._lock = threading.Lock()
        self._progress: dict[Key, float] = {}
        self._done: OrderedDict[Key, m.Analysis] = OrderedDict()
        self._worker = ThreadPoolExecutor(1, "analyst")

    def ask(self, table_id: str) -> m.Analysis:
        """The analysis, or how far it has come; the first to ask sets it going."""
        room = self._hall.room(table_id)
        with room.lock:
            table = room.table
            if table.result is None:
                raise BadOptions("A game is analysed when it is over.")
            key, line = (table_id, table.seq), table.line
        found = self._find(key)
        if found is not None:
            return found
        with self._lock:
            if key not in self._progress:
                self._progress[key] = 0.0
                self._worker.submit(self._work, key, table, line)
            return m.Analysis([], [], False, round(self._progress[key], 3))

    def close(self) -> None:
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _find(self, key: Key) -> m.Analysis | None:
        with self._lock:
            if key in self._done:
                return self._done[key]
        text = self._kept.get(*key)
        if text is None:
            return None
        return self._remember(key, msgspec.json.decode(text, type=m.Analysis))

    def _remember(self, key: Key, analysis: m.Analysis) -> m.Analysis:
        with self._lock:
            self._done[key] = analysis
            self._progress.pop(key, None)
            if len(self._done) > MOST_KEPT:
                self._done.popitem(last=False)
        return analysis

    def _work(self, key: Key, table: Table, line: list[Entry]) -> None:
        try:
            analysis = self._analyse(key, table, line)
            self._kept.put(*key, msgspec.json.encode(analysis).decode())
            self._remember(key, analysis)
        except CancelledError:
            log.info("the analysis of table %s was broken off", key[0])
        except Exception:
            log.exception("table %s could not be analysed", key[0])
        finally:
            with self._lock:
                self._progress.pop(key, None)

    def _analyse(self, key: Key, table: Table, line: list[Entry]) -> m.Analysis:
        steps = thinned(decision_steps(line), MOST_POINTS)
        shares = self._weigh(key, table, line, steps, 0.0, 0.8)
        spans = biggest_spans(steps, shares)
        between = [n for a, b, _ in spans for n in range(a + 1, b) if n not in shares]
        shares |= self._weigh(key, table, line, between, 0.8, 1.0)
        swings = [swing_in(a, b, seat, line, shares) for a, b, seat in spans]
        swings.sort(key=lambda swing: -abs(swing.delta))
        points = [m.EvalPoint(n, _seat_at(line, n), rounded(shares[n])) for n in steps]
        return m.Analysis(points, swings, True, 1.0)

    def _weigh(
        self,
        key: Key,
        table: Table,
        line: list[Entry],
        steps: list[int],
        begin: float,
        end: float,
    ) -> dict[int, Shares]:
        """The shares after each of these steps; moves the progress on from `begin` to `end`."""
        worlds = worlds_at(table, line, steps)
        found: dict[int, Shares] = {}
        for first in range(0, len(steps), PORTION):
            portion = steps[first : first + PORTION]
            job = self._hall.thinkers.weigh(table.game, [worlds[n] for n in portion], WALKS, ROUNDS)
            found |= zip(portion, job.result(), strict=True)
            with self._lock:
                self._progress[key] = begin + (end - begin) * len(found) / len(steps)
        return found


def decision_steps(line: Sequence[Entry]) -> list[int]:
    """The start of the first decision, the step after each decision, and the end."""
    chosen = [n for n, entry in enumerate(line, 1) if entry.seat >= 0]
    return sorted({chosen[0] - 1, *chosen, len(line)}) if chosen else [len(line)]


def thinned(steps: list[int], most: int) -> list[int]:
    """At most this many, evenly spread, the first and the last among them."""
    if len(steps) <= most:
        return steps
    last = len(steps) - 1
    return [steps[round(i * last / (most - 1))] for i in range(most)]


def worlds_at(table: Table, line: Sequence[Entry], steps: Sequence[int]) -> dict[int, Any]:
    """The states after these steps, dumped, from one walk through the game."""
    game, wanted = table.game, set(steps)
    state = table.state_at(0)
    worlds = {0: game.dump(state)} if 0 in wanted else {}
    for n, entry in enumerate(line, 1):
        game.apply(state, entry.action)
        if n in wanted:
            worlds[n] = game.dump(state)
    return worlds


def biggest_spans(steps: list[int], shares: dict[int, Shares]) -> list[tuple[int, int, int]]:
    """(from, to, seat) of the greatest changes between neighbouring points."""
    found = []
    for a, b in pairwise(steps):
        changes = [after - before for before, after in zip(shares[a], shares[b], strict=True)]
        seat = max(range(len(changes)), key=lambda i: abs(changes[i]))
        found.append((abs(changes[seat]), a, b, seat))
    found.sort(reverse=True)
    return [(a, b, seat) for size, a, b, seat in found[:MOST_SWINGS] if size >= LEAST_SWING]


def swing_in(
    a: int, b: int, seat: int, line: Sequence[Entry], shares: dict[int, Shares]
) -> m.Swing:
    """The one step between two points that changed this seat's share most."""
    change = {n: shares[n][seat] - shares[n - 1][seat] for n in range(a + 1, b + 1)}
    step = max(change, key=lambda n: abs(change[n]))
    entry = line[step - 1]
    return m.Swing(step, seat, round(change[step], 3), entry.seat, entry.action)


def rounded(shares: Shares) -> Shares:
    return [round(share, 3) for share in shares]


def _seat_at(line: Sequence[Entry], step: int) -> int:
    return line[step - 1].seat if step else -1
