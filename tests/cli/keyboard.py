"""A game in the terminal, typed by a script."""

import re
from collections.abc import Sequence

import typer
from click.testing import Result
from typer.testing import CliRunner

from aevum.cli.play import play

RAW_KEY = re.compile(
    r"\b(event|why|action|prompt|title|tile|attila|cultures|source|sum|bot|help|end)-[a-z]+"
)
"""A text that is missing shows its key instead."""
ONES = ["1"] * 600
"""Whoever always takes the first choice comes to an end."""

app = typer.Typer()
app.command()(play)


def run(game: str, database: str, lines: Sequence[str], *options: str) -> Result:
    """The command with these lines as its input; the screen is wide, so that nothing wraps."""
    arguments = [game, "--db", database, "--plain", *options]
    return CliRunner().invoke(
        app, arguments, input="\n".join(lines) + "\n", env={"COLUMNS": "400", "LANG": "C"}
    )


def output(game: str, database: str, lines: Sequence[str], *options: str) -> str:
    result = run(game, database, lines, *options)
    assert result.exception is None, result.exception
    assert result.exit_code == 0
    return result.output
