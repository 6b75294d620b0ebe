"""`aevum lab`: measurements that take a while."""

from __future__ import annotations

from collections.abc import Callable
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
from aevum.lab.tournament.plan import checked
from aevum.lab.tournament.run import Standing, read
from aevum.lab.tournament.run import run as run_tournament

app = typer.Typer(help="Measure the games.", no_args_is_help=True)

Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games per pairing.")]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help="Who plays: greedy or search:….")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="How many processes.")]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="Where the report goes.")]
Ladder = Annotated[Path, typer.Option("--ladder", metavar="FILE", help="The games of the ladder.")]
Bots = Annotated[str, typer.Option("--bots", metavar="BOT,BOT", help="Who plays whom.")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="Seats at a table.")]
Early = Annotated[bool, typer.Option(help="End a pairing as soon as it is decided.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster, or on a local one."),
]
Game = Annotated[str, typer.Option("--game", metavar="GAME", help="A game of the house.")]


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


@app.command()
def tournament(
    game: Game,
    bots: Bots = "random,greedy,search",
    games: Games = 200,
    seats: Seats = None,
    jobs: Jobs = 1,
    early: Early = True,
    out: Out = Path("tournament"),
    ray: Ray = None,
) -> None:
    """Let every bot play every other and rate them; run it again to go on."""
    plan = checked(game, bots.split(","), games, seats, early)
    write_report = report_of_tournament()
    out.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        tasks = {p: bar.add_task(f"{p[0]} – {p[1]}", total=games) for p in plan.pairings}

        def tell(standing: Standing) -> None:
            for pairing, task in tasks.items():
                played = len(standing.results[pairing])
                total = played if standing.is_done(pairing) else games
                bar.update(task, completed=played, total=total)

        log = out / "games.jsonl"
        try:
            standing = run_tournament(plan, log, jobs, tell, ray)
        except KeyboardInterrupt:
            bar.console.print("Stopped; the report tells of the games that are finished.")
            standing = Standing(plan, read(log))
    if not standing.games:
        raise BadOptions("No game was finished, so there is nothing to report.")
    path = write_report(out, standing)
    console.print(f"{len(standing.games)} games. The report is {path}.", soft_wrap=True)


def report_of_tournament() -> Callable[[Path, Standing], Path]:
    """What rates and draws needs packages that playing does not."""
    try:
        from aevum.lab.tournament.page import write
    except ImportError as error:
        raise BadOptions(f"Ratings need `pip install aevum[lab]` ({error}).") from None
    return write
