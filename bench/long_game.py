"""A game of 20,000 entries: how long it takes to open it, to undo in it and to look back in it.

Run it from the repository: python -m bench.long_game
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import Progress

from aevum import games
from aevum.lab.bench import game_for
from aevum.store import Store
from aevum.store.kept import keep_table, open_table
from aevum.store.library import Library
from aevum.table.table import Table
from bench.report import markdown, verdict, write_part
from bench.run import grid

BEGIN = "<!-- long game: written by `make bench` -->"
END = "<!-- long game: end -->"
GAME = game_for("long game")
ENTRIES = 20_000
HESITATIONS = 150
ROUNDS = 7
BOUNDS = {"open": 300.0, "undo": 20.0, "look at any step": 300.0}
"""Milliseconds."""


def long_table(rng: Random, progress: Callable[[int], None]) -> Table:
    """Players who hesitate at every step, so that one game has as many entries as wanted."""
    game = games.load(GAME)
    table = Table.new(game, {"players": 2}, seed=bytes(32))
    while table.seq < ENTRIES or not hesitates(table):
        seat = table.actor
        assert seat is not None, "the game was over too soon"
        table.act(seat, rng.choice(table.legal(seat)))
        for _ in range(HESITATIONS):
            if table.seq < ENTRIES and table.can_undo(seat):
                table.undo(seat)
                table.redo(seat)
        progress(min(table.seq, ENTRIES))
    return table


def hesitates(table: Table) -> bool:
    """Is there something to be undone?"""
    return table.last_decider is not None and table.can_undo(table.last_decider)


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def measure(folder: Path, progress: Callable[[int], None]) -> tuple[Table, dict[str, list[float]]]:
    rng = Random(20)
    store, library = Store.open(str(folder / "games.sqlite")), Library(games.load)
    played = long_table(rng, progress)
    game_id = keep_table(store, played)
    library.game(GAME)
    found: dict[str, list[float]] = {name: [] for name in BOUNDS}
    for _ in range(ROUNDS):
        found["open"].append(milliseconds(lambda: open_table(store, game_id, library)))
        table = open_table(store, game_id, library)
        seat = table.last_decider
        assert seat is not None
        found["undo"].append(milliseconds(lambda t=table, s=seat: t.undo(s)))
        table.redo(seat)
        step = rng.randrange(len(table.line))
        found["look at any step"].append(milliseconds(lambda t=table, n=step: t.state_at(n)))
    store.close()
    return table, found


def lines_of(found: dict[str, list[float]]) -> list[list[str]]:
    lines = [["", "median", "worst", "at most", ""]]
    for name, times in found.items():
        worst, bound = max(times), BOUNDS[name]
        median = statistics.median(times)
        lines.append(
            [name, f"{median:.1f} ms", f"{worst:.1f} ms", f"{bound:g} ms", verdict(worst <= bound)]
        )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.long_game", description=__doc__)
    parser.add_argument("--out", type=Path, help="the page whose part is rewritten")
    options = parser.parse_args()
    with TemporaryDirectory() as folder, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("playing a long game", total=ENTRIES)
        table, found = measure(Path(folder), lambda done: bar.update(task, completed=done))
    lines = lines_of(found)
    Console().print(grid(lines))
    if options.out:
        kept = f"{table.seq:,} entries, {len(table.line):,} of them in force, in SQLite."
        write_part(options.out, BEGIN, END, f"{kept}\n\n{markdown(lines)}")
    sys.exit(any(max(times) > BOUNDS[name] for name, times in found.items()))


if __name__ == "__main__":
    main()
