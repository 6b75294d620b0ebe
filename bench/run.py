"""Sets Aevum beside its peers: one worker process each, in turns, round after round.

Run it from the repository: python -m bench.run --peers .venv-bench/bin/python
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from aevum import games
from bench.report import (
    Cells,
    Demand,
    Results,
    Row,
    demand_table,
    failures,
    figure_table,
    play_table,
    write_page,
)

ROOT = Path(__file__).parent.parent
PLAIN = {"AEVUM_BUILD": "plain"}
"""Asks for the plain build; otherwise the compiled one of these sources is found."""


class Worker:
    """A process that plays when it is told to, and sleeps otherwise."""

    def __init__(self, key: str, python: str, module: str, extra: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            [python, "-m", *module.split()], cwd=ROOT, env={**os.environ, **extra}, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        self.row = Row(key=key, rates=[], **self._answer())

    def play(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        done = self._answer()
        self.row.rates.append(done["decisions"] / done["seconds"])

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A worker stopped; its own message stands above.")
        return json.loads(line)


def start_workers(peers: str) -> list[Worker]:
    ours = [start_ours(game, build) for game in games.GAMES for build in builds(game)]
    return [
        *ours,
        Worker("catanatron", peers, "bench.catan", {}),
        Worker("backgammon", peers, "bench.backgammon", {}),
        Worker("yardstick", sys.executable, "bench.yardstick", {}),
    ]


def builds(game: str) -> list[str]:
    """The builds of a game that are measured: the compiled one, and any with a demand on it."""
    return sorted({"compiled", *(demand.build for demand in games.GAMES[game].demands)})


def start_ours(game: str, build: str) -> Worker:
    extra = PLAIN if build == "plain" else {}
    worker = Worker(f"{game} {build}", sys.executable, f"bench.aevum_play {game}", extra)
    if worker.row.build != build:
        raise SystemExit(
            f"The {build} build of Aevum is missing; a {worker.row.build} one was found in its "
            "place. Install Aevum with a C compiler at hand."
        )
    return worker


def demands() -> list[Demand]:
    return [
        Demand(f"{game} {wish.build}", wish.peer, wish.times, wish.word)
        for game, meta in games.GAMES.items()
        for wish in meta.demands
    ]


def measure_figures(
    game: str, extra: dict[str, str], seconds: float, tables: int, finished_tables: int
) -> list[dict[str, Any]]:
    command = [sys.executable, "-m", "bench.figures", game]
    sizes = [str(seconds), str(tables), str(finished_tables)]
    answer = subprocess.run(
        command + sizes, cwd=ROOT, env={**os.environ, **extra}, text=True, check=True,
        stdout=subprocess.PIPE,
    )  # fmt: skip
    figures: list[dict[str, Any]] = json.loads(answer.stdout)["figures"]
    return figures


def measure(peers: str, rounds: int, seconds: float, tables: int) -> Results:
    workers = start_workers(peers)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        ours = [(game, build) for game in games.GAMES for build in builds(game)]
        task = bar.add_task("", total=rounds * len(workers) + len(ours))
        for number in range(rounds):
            for worker in workers:
                bar.update(task, description=f"round {number + 1}: {worker.row.key}")
                worker.play(seconds)
                bar.advance(task)
        for worker in workers:
            worker.stop()
        figures = {}
        for game, build in ours:
            title = f"{game} {build}"
            bar.update(task, description=f"small measurements: {title}")
            # Memory hardly depends on the build, so the slower one opens fewer tables.
            extra, count = (PLAIN, tables // 10) if build == "plain" else ({}, tables)
            figures[title] = measure_figures(game, extra, seconds, count, tables // 10)
            bar.advance(task)
    rows = {worker.row.key: worker.row for worker in workers}
    return Results(rows, figures, seconds, demands())


def show(results: Results) -> None:
    console = Console()
    for lines in (play_table(results), demand_table(results), figure_table(results)):
        console.print(grid(lines))


def grid(lines: list[Cells]) -> Table:
    head, *body = lines
    table = Table()
    for title in head:
        table.add_column(title, overflow="fold")
    for line in body:
        table.add_row(*line)
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.run", description=__doc__)
    parser.add_argument("--peers", required=True, help="the Python that has the other programs")
    parser.add_argument("--out", type=Path, help="the page whose measured part is rewritten")
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time per round and program")
    parser.add_argument("--tables", type=int, default=10_000, help="live tables for the memory")
    options = parser.parse_args()
    results = measure(options.peers, options.rounds, options.seconds, options.tables)
    show(results)
    if options.out:
        write_page(options.out, results)
    sys.exit(1 if failures(results) else 0)


if __name__ == "__main__":
    main()
