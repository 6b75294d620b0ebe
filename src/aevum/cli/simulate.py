"""`aevum simulate`: thousands of games between bots."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from aevum.cli.options import (
    AsJson,
    DataFolder,
    GameName,
    GameOptions,
    console,
    game_options,
    print_json,
)
from aevum.cli.owner import check_owner
from aevum.lab.simulate import Batch, Summary, run

Seats = Annotated[
    str,
    typer.Option("--seats", metavar="BOT,BOT,…", help="One bot per seat: random, greedy, search."),
]
Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Repeats a batch exactly.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="DIR", help="Write one record per game here.")
]


def simulate(
    game: GameName,
    seats: Seats,
    games: Games = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    out: Out = None,
    data: DataFolder = None,
    options: GameOptions = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report who won, how, and how fast."""
    check_owner(data, [game])
    batch = Batch(
        game,
        tuple(name.strip() for name in seats.split(",")),
        games,
        secrets.token_hex(8) if seed is None else seed,
        str(data) if data else None,
        str(out) if out else None,
        game_options(options),
    )
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    began = time.perf_counter()
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task(f"{game}", total=games)
        summary = run(batch, jobs, lambda done: bar.advance(task, done))
    report = make_report(batch, summary, time.perf_counter() - began)
    if as_json:
        print_json(report)
    else:
        show(report)


def make_report(batch: Batch, summary: Summary, seconds: float) -> dict[str, Any]:
    count = summary.games
    return {
        "game": batch.game,
        "seed": batch.seed,
        "games": count,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(summary.decisions / seconds),
        "decisions_per_cpu_second": round(summary.decisions / max(summary.cpu_seconds, 1e-9)),
        "seats": [
            {
                "seat": seat,
                "bot": name,
                "wins": round(summary.wins[seat], 2),
                "win_share": round(summary.wins[seat] / count, 4),
                "mean_points": round(summary.points[seat] / count, 2),
            }
            for seat, name in enumerate(batch.seats)
        ],
        "ends": dict(sorted(summary.causes.items())),
        "records": batch.out,
    }


def show(report: dict[str, Any]) -> None:
    grid = Grid("seat", "bot", "wins", "share", "mean points", title=f"{report['game']}")
    for row in report["seats"]:
        grid.add_row(
            str(row["seat"] + 1),
            row["bot"],
            f"{row['wins']:g}",
            f"{row['win_share']:.1%}",
            f"{row['mean_points']:.1f}",
        )
    console.print(grid)
    ends = ", ".join(f"{cause} {count}" for cause, count in report["ends"].items())
    console.print(
        f"{report['games']} games, {report['decisions']} decisions in {report['seconds']:.1f} s "
        f"({report['decisions_per_second']:,} per second). Ends: {ends}. Seed: {report['seed']}."
    )
    if report["records"]:
        console.print(f"The records are in {report['records']}.", markup=False, soft_wrap=True)
