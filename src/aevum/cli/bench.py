"""`aevum bench`: how fast this build is on this machine."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from aevum import games
from aevum.cli.options import AsJson, console, print_json
from aevum.lab.bench import Plan, build, measure

Name = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all without it.")]


def bench(game: Name = None, as_json: AsJson = False) -> None:
    """Measure random play, copies, saves, verification and memory."""
    for name in [game] if game else games.GAMES:
        show(name, as_json)


def show(game: str, as_json: bool) -> None:
    with Console(stderr=True).status("measuring …") as status:
        figures = measure(game, Plan(), lambda what: status.update(f"{what} …"))
    if as_json:
        rows = [
            {"key": f.key, "value": f.value, "unit": f.unit, "at_most": f.at_most} for f in figures
        ]
        print_json({"game": game, "build": build(), "figures": rows})
        return
    grid = Grid("what", "value", "at most", "", title=f"{game}, {build()} build")
    for f in figures:
        bound = "" if f.at_most is None else f"{f.at_most:g} {f.unit}"
        verdict = "" if f.at_most is None else ("ok" if f.good else "missed")
        grid.add_row(f.what, f"{f.value:,.4g} {f.unit}", bound, verdict)
    console.print(grid)
