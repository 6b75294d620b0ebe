"""Options that several sub-commands share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from aevum.core.errors import BadOptions

console = Console(highlight=False)

WORDS = {"true": True, "false": False}

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the house.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON for a program to read.")]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="An owner's data: DIR/GAME/… laid over ours.", exists=True,
        file_okay=False,
    ),
]  # fmt: skip
Language = Annotated[str | None, typer.Option("--lang", metavar="de|en", help="German or English.")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE", help="An option of the game, e.g. first=1."),
]


def game_options(pairs: list[str] | None) -> dict[str, Any]:
    """`first=1`, `short=true`, `sides=red,blue` as the game's own options."""
    found: dict[str, Any] = {}
    for pair in pairs or []:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadOptions(f"'{pair}' is no option of a game; write KEY=VALUE.")
        found[key] = WORDS.get(value, int(value) if value.isdecimal() else value)
    return found


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=1))
