"""`aevum lab`: measurements that take a while."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aevum.cli.options import DataFolder, GameName, console
from aevum.cli.owner import check_owner
from aevum.core.errors import BadOptions
from aevum.lab.balance.page import write
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.run import run, valid
from aevum.lab.balance.study import study_of
from aevum.lab.coverage import Shelf, cover, report

app = typer.Typer(help="Measure the games.", no_args_is_help=True)

Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games per pairing.")]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays: greedy or search:….")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="Where the report goes.")]
Ladder = Annotated[Path, typer.Option("--ladder", metavar="FILE", help="The games of the ladder.")]


@app.callback()
def measure() -> None:
    """Measure the games."""


@app.command()
def balance(
    game: GameName,
    games: Games = 200,
    bot: Bot = "greedy",
    jobs: Jobs = 1,
    out: Out = Path("balance"),
    ladder: Ladder = Path("docs/ladder.jsonl"),
    data: DataFolder = None,
) -> None:
    """Play every pairing between equal bots and report the balance; run it again to go on."""
    check_owner(data, [game])
    plan = Plan(game, bot, games, jobs, data)
    study = study_of(plan.game.name)
    out.mkdir(parents=True, exist_ok=True)
    log = out / "games.jsonl"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(f"{game}, {bot}", total=games * study.pairings)
        try:
            run(plan, log, lambda done: bar.advance(task, done))
        except KeyboardInterrupt:
            bar.console.print("Stopped; the report tells of the games that are finished.")
    played = valid(log, plan)
    if not played:
        raise BadOptions("No game was finished, so there is nothing to report.")
    path = write(out, plan, played, ladder if ladder.exists() else None)
    found = study.measures(plan, played, ladder if ladder.exists() else None)
    for m in found:
        if not m.good:
            console.print(f"{m.id}: {m.what}: {m.value:.1f} {m.unit}", markup=False)
    console.print(
        f"{len(played)} games; {sum(m.good for m in found)} of {len(found)} lines within their "
        f"target. The report is {path}.", markup=False, soft_wrap=True,
    )  # fmt: skip


Page = Annotated[Path, typer.Option("--out", metavar="FILE", help="Where the report goes.")]
Many = Annotated[int, typer.Option("--games", metavar="N", help="How many games.")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="Repeats a run exactly.")]
Most = Annotated[int, typer.Option("--most", metavar="N", help="Actions of a game, at most.")]
Tests = Annotated[Path | None, typer.Option("--tests", metavar="DIR", help="The game's tests.")]


@app.command()
def coverage(
    game: GameName,
    games: Many = 100,
    out: Page = Path("coverage.md"),
    seed: Seed = "coverage",
    most: Most = 1_000_000,
    tests: Tests = None,
) -> None:
    """Play at random over all tables and report what fires, and what never does."""
    if games < 1:
        raise BadOptions("A report needs at least one game.")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task(game, total=games)
        tally = cover(game, games, seed, most, lambda: bar.advance(task))
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(report(tally, seed, Shelf(tests)), encoding="utf-8")
    console.print(f"{games} games, {tally.actions} actions. The report is {out}.", markup=False)
