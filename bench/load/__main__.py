"""Puts Aevum's server and boardgame.io's under the same load.

Run it from the repository: python -m bench.load
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.load.measure import measure
from bench.load.report import BEGIN, END, demand_table, failures, load_table, page
from bench.report import write_part
from bench.run import grid


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--out", type=Path, help="the page whose load part is rewritten")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="of a round at the pace")
    options = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("starting the servers", total=None)

        def progress(what: str, done: int, whole: int) -> None:
            bar.update(task, description=what, completed=min(done, whole), total=whole)

        results = measure(options.games, options.rounds, options.seconds, progress)
    console = Console()
    for lines in (load_table(results), demand_table(results)):
        console.print(grid(lines))
    if options.out:
        write_part(options.out, BEGIN, END, page(results))
    sys.exit(1 if failures(results) else 0)


if __name__ == "__main__":
    main()
