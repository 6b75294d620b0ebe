"""Options that several sub-commands share."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the house, e.g. attila.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON for a program to read.")]
DataFolder = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="DIR", help="An owner's data folder laid over ours.", exists=True,
        file_okay=False,
    ),
]  # fmt: skip
Language = Annotated[str | None, typer.Option("--lang", metavar="de|en", help="German or English.")]


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=1))
