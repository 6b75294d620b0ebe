"""Batches of games between bots, in one process or many.

Game number i of a batch has the seed SHA-256("batch seed/i"), so a batch can be repeated, split and
continued, and gives the same games with one process or ten, with records or without.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from aevum import games, processes
from aevum.bots import Bot, Sight, make_bot
from aevum.core.errors import BadOptions
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.table.dice import roll
from aevum.table.record import forget_halves, record_of, write_record
from aevum.table.table import Table

CHUNKS_PER_JOB = 20
"""Enough for a lively progress bar, few enough to cost nothing."""


class Batch(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    data: str | None = None
    out: str | None = None
    options: dict[str, Any] = {}


class Summary(msgspec.Struct):
    """What came of it."""

    games: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0
    wins: list[float] = []
    points: list[int] = []
    causes: dict[str, int] = {}

    def add(self, other: Summary) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.cpu_seconds += other.cpu_seconds
        self.wins = _added(self.wins, other.wins)
        self.points = [round(p) for p in _added(self.points, other.points)]
        self.causes = dict(Counter(self.causes) + Counter(other.causes))


def _added(a: Sequence[float], b: Sequence[float]) -> list[float]:
    return [x + y for x, y in zip(a, b, strict=True)] if a else list(b)


def game_seed(batch_seed: str, number: int) -> bytes:
    return hashlib.sha256(f"{batch_seed}/{number}".encode()).digest()


def check(batch: Batch) -> None:
    """Complain before the first game is played, not in a distant process."""
    game = games.load(batch.game, Path(batch.data) if batch.data else None)
    if not game.fewest_seats <= len(batch.seats) <= game.most_seats:
        raise BadOptions(
            f"{batch.game} is for {game.fewest_seats} to {game.most_seats} players, "
            f"not {len(batch.seats)}."
        )
    if batch.games < 1:
        raise BadOptions("A simulation needs at least one game.")
    for name in batch.seats:
        make_bot(name, seed=0)
    if batch.out:
        try:
            Path(batch.out).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOptions(f"{batch.out} cannot be a folder: {error.strerror}.") from None


def play_games(batch: Batch, first: int, last: int) -> Summary:
    """Games number `first` to `last - 1` of the batch."""
    game = games.load(batch.game, Path(batch.data) if batch.data else None)
    summary = Summary()
    began = time.process_time()
    for number in range(first, last):
        seed = game_seed(batch.seed, number)
        bots = [
            make_bot(name, seed=seed[0] + 256 * number + i) for i, name in enumerate(batch.seats)
        ]
        if batch.out:
            path = Path(batch.out) / f"{batch.game}-{number:06}.json"
            summary.add(_recorded(game, batch, bots, seed, path))
        else:
            summary.add(_unrecorded(game, batch, bots, seed))
    summary.cpu_seconds = time.process_time() - began
    return summary


def _options(batch: Batch) -> dict[str, Any]:
    return {"players": len(batch.seats), **batch.options}


def _unrecorded(game: Game[Any], batch: Batch, bots: list[Bot], seed: bytes) -> Summary:
    """The same game as `_recorded` plays, without log and digests."""
    state = game.setup(_options(batch))
    dice = decisions = 0
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            game.apply(state, choose(outcomes, roll(seed, dice, total_weight(outcomes))))
            dice += 1
        else:
            game.apply(state, bots[seat].choose(Sight(game, state, seat)).action)
            decisions += 1
    return _summary(game.result(state), decisions)


def _recorded(game: Game[Any], batch: Batch, bots: list[Bot], seed: bytes, path: Path) -> Summary:
    seats = [
        {"name": f"{name.title()} {i + 1}", "kind": "bot", "bot": name}
        for i, name in enumerate(batch.seats)
    ]
    table = Table.new(game, _options(batch), seats, seed)
    decisions = 0
    while (seat := table.actor) is not None:
        table.act(seat, bots[seat].choose(Sight(game, table.state, seat)).action)
        decisions += 1
    write_record(record_of(table), path)
    return _summary(table.result, decisions)


def _summary(result: Any, decisions: int) -> Summary:
    wins = [0.0] * len(result.points)
    for seat in result.winners:
        wins[seat] = 1 / len(result.winners)
    return Summary(1, decisions, 0.0, wins, result.points, {result.cause: 1})


def run(batch: Batch, jobs: int, progress: Callable[[int], None] = lambda games: None) -> Summary:
    """Play the batch with `jobs` processes; `progress` hears how many games were finished."""
    check(batch)
    if jobs < 1:
        raise BadOptions("A simulation needs at least one job.")
    size = max(1, batch.games // (jobs * CHUNKS_PER_JOB))
    chunks = [(n, min(n + size, batch.games)) for n in range(0, batch.games, size)]
    total = Summary()
    try:
        with _mapper(jobs) as spread:
            for part in spread(_play_chunk, [(batch, first, last) for first, last in chunks]):
                total.add(part)
                progress(part.games)
    except BaseException:
        if batch.out:
            forget_halves(Path(batch.out))
        raise
    return total


def _play_chunk(task: tuple[Batch, int, int]) -> Summary:
    return play_games(*task)


@contextmanager
def _mapper(jobs: int) -> Iterator[Any]:
    """`map` over processes, or plainly here when there is only one job."""
    if jobs == 1:
        yield map
        return
    with processes.hands(jobs) as pool:
        yield pool.map
