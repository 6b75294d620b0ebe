"""`aevum fuzz`: play at random until something breaks."""

from __future__ import annotations

import secrets
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from aevum import games as house
from aevum.cli.options import AsJson, DataFolder, GameName, console, print_json
from aevum.core.errors import BadOptions
from aevum.lab.fuzz import fuzz_game

Games = Annotated[int, typer.Option("--games", metavar="N", help="How many games.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Repeats a run exactly.")]


def fuzz(
    game: GameName,
    games: Games = 100,
    seed: Seed = None,
    data: DataFolder = None,
    as_json: AsJson = False,
) -> None:
    """Play at random with undo, take-backs, wrong words and reloads; report what breaks."""
    if games < 1:
        raise BadOptions("Fuzzing needs at least one game.")
    house_game = house.load(game, data)
    chosen = secrets.token_hex(8) if seed is None else seed
    entries = 0
    numbers = track(range(games), game, console=Console(stderr=True), transient=True)
    for number in numbers:
        entries += fuzz_game(house_game, chosen, number)
    if as_json:
        print_json({"game": game, "seed": chosen, "games": games, "entries": entries, "ok": True})
    else:
        console.print(f"{games} games, {entries} log entries, no contradiction. Seed: {chosen}.")
