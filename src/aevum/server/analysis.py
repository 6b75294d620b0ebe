"""The evaluation graph of a finished game: who stood how well, and what changed it most.

Positions are weighed up in the thinkers' processes, a few at a time so that bots at running tables
hardly wait, one game after the other; what is done is kept in memory and in the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from aevum.core.errors import BadOptions
from aevum.server import messages as m
from aevum.server.hall import Hall
from aevum.server.studies import Studies, Tell
from aevum.store.analyses import Analyses
from aevum.table.log import Entry
from aevum.table.table import Table

MOST_POINTS = 120
MOST_SWINGS = 5
CANDIDATES = 10
"""Stretches of the graph that are looked at step by step for the biggest swings."""
LEAST_SWING = 0.05
"""Changes of a share below this are noise."""
WALKS = 12
ROUNDS = 2
"""Playouts per position, and how far each goes before the position is judged."""
PORTION = 4
"""Positions per job."""
Key = tuple[str, int]
"""A table and the entry after which it was over: a game that was reopened is another one."""
Shares = list[float]


class Analyst:
    """Analyses finished games in the background, each once."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept = Analyses(hall.store.database)
        self._studies: Studies[Key, m.Analysis] = Studies("analyst")

    def ask(self, table_id: str, eyes: int) -> m.Analysis:
        """The analysis, or how far it has come; the first to ask sets it going."""
        room = self._hall.room(table_id)
        with room.lock:
            table = self._hall.spectators.shown(room, eyes)
            if table.result is None:
                raise BadOptions("A game is analysed when it is over.")
            key, line = (table_id, table.seq), table.line
        found = self._find(key)
        if found is not None:
            return found
        progress = self._studies.ask(key, lambda tell: self._work(key, table, line, tell))
        return m.Analysis([], [], False, progress)

    def close(self) -> None:
        self._studies.close()

    def _find(self, key: Key) -> m.Analysis | None:
        known = self._studies.found(key)
        text = self._kept.get(*key) if known is None else None
        if text is None:
            return known
        return self._studies.keep(key, msgspec.json.decode(text, type=m.Analysis))

    def _work(self, key: Key, table: Table, line: list[Entry], tell: Tell) -> m.Analysis:
        analysis = self._analyse(table, line, tell)
        self._kept.put(*key, msgspec.json.encode(analysis).decode())
        return analysis

    def _analyse(self, table: Table, line: list[Entry], tell: Tell) -> m.Analysis:
        steps = thinned(decision_steps(line), MOST_POINTS)
        portions = [steps[i : i + PORTION] for i in range(0, len(steps), PORTION)]
        shares = self._weigh(table, line, portions, lambda part: tell(0.8 * part))
        values = {n: s for part, found in zip(portions, shares, strict=True)
                  for n, s in zip(part, found, strict=True)}  # fmt: skip
        spans = [list(range(a, b + 1)) for a, b in biggest_spans(steps, values)]
        inside = self._weigh(table, line, spans, lambda part: tell(0.8 + 0.2 * part), together=True)
        swings = [swing_in(span[0], line, found) for span, found in zip(spans, inside, strict=True)]
        points = [m.EvalPoint(n, _seat_at(line, n), rounded(values[n])) for n in steps]
        return m.Analysis(points, biggest_swings(swings), True, 1.0)

    def _weigh(
        self,
        table: Table,
        line: list[Entry],
        portions: list[list[int]],
        tell: Tell,
        together: bool = False,
    ) -> list[list[Shares]]:
        """The shares after each of these steps, one job per portion."""
        worlds = worlds_at(table, line, [n for portion in portions for n in portion])
        found: list[list[Shares]] = []
        for portion in portions:
            positions = [worlds[n] for n in portion]
            job = self._hall.thinkers.weigh(table.game, positions, WALKS, ROUNDS, together)
            found.append(job.result())
            tell(len(found) / len(portions))
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


def biggest_spans(steps: list[int], shares: dict[int, Shares]) -> list[tuple[int, int]]:
    """(from, to) of the greatest changes between neighbouring points."""
    found = []
    for a, b in pairwise(steps):
        size = max(abs(x - y) for x, y in zip(shares[a], shares[b], strict=True))
        found.append((size, a, b))
    found.sort(reverse=True)
    return [(a, b) for size, a, b in found[:CANDIDATES] if size >= LEAST_SWING]


def swing_in(start: int, line: Sequence[Entry], shares: list[Shares]) -> m.Swing:
    """The one step after `start` that changed somebody's share most; shares[0] is before it."""
    changes = [
        (after[seat] - before[seat], start + number, seat)
        for number, (before, after) in enumerate(pairwise(shares), 1)
        for seat in range(len(before))
    ]
    delta, step, seat = max(changes, key=lambda change: abs(change[0]))
    entry = line[step - 1]
    return m.Swing(step, seat, round(delta, 3), entry.seat, entry.action)


def biggest_swings(swings: list[m.Swing]) -> list[m.Swing]:
    sure = [swing for swing in swings if abs(swing.delta) >= LEAST_SWING]
    return sorted(sure, key=lambda swing: -abs(swing.delta))[:MOST_SWINGS]


def rounded(shares: Shares) -> Shares:
    return [round(share, 3) for share in shares]


def _seat_at(line: Sequence[Entry], step: int) -> int:
    return line[step - 1].seat if step else -1
