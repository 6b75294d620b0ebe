"""`aevum fuzz`: play at random until something breaks."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import track

from aevum import games as house
from aevum.cli.options import AsJson, DataFolder, console, print_json
from aevum.cli.owner import check_owner
from aevum.core.errors import BadOptions
from aevum.lab.fuzz import fuzz_game

Name = Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; all without it.")]
Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Repeats a run exactly.")]


def fuzz(
    game: Name = None,
    games: Games = 100,
    seed: Seed = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Play at random with undo, take-backs, wrong words and reloads; report what breaks."""
    if games < 1:
        raise BadOptions("Fuzzing needs at least one game.")
    names = [game] if game else list(house.GAMES)
    check_owner(data, names)
    chosen = secrets.token_hex(8) if seed is None else seed
    found = [fuzz_one(name, games, chosen, data) for name in names]
    if as_json:
        print_json(found if game is None else found[0])
        return
    for run in found:
        console.print(
            f"{run['game']}: {games} games, {run['entries']} log entries, no contradiction. "
            f"Seed: {chosen}.", soft_wrap=True,
        )  # fmt: skip


def fuzz_one(name: str, games: int, seed: str, data: Path | None) -> dict[str, Any]:
    game = house.load(name, data)
    numbers = track(range(games), name, console=Console(stderr=True), transient=True)
    entries = sum(fuzz_game(game, seed, number) for number in numbers)
    return {"game": name, "seed": seed, "games": games, "entries": entries, "ok": True}
