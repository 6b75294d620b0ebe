"""The command `aevum`: one sub-command per thing a person or a program may want.

A sub-command's module is imported when it is run, so that help and completion answer at once.
Wrong input gets one clear sentence and exit code 2, never a traceback.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NamedTuple

import typer
from typer.core import TyperGroup


class Place(NamedTuple):
    """Where a sub-command, or a group of them, is written, and its line in the help."""

    module: str
    name: str
    line: str


COMMANDS = {
    "games": Place(
        "games", "list_games", "List the games, their numbers of players and how mature they are."
    ),
    "play": Place(
        "play", "play", "Play in the terminal, alone against bots or with others at one keyboard."
    ),
    "serve": Place(
        "serve",
        "serve",
        "Start the server; games are kept in the database and survive every restart.",
    ),
    "simulate": Place(
        "simulate",
        "simulate",
        "Play many games between bots and report who won, how, and how fast.",
    ),
    "replay": Place(
        "records",
        "replay",
        "Show a recorded game step by step, as a spectator or as one seat saw it.",
    ),
    "verify": Place(
        "records", "verify", "Replay records and check every action, every digest and every die."
    ),
    "migrate": Place(
        "records", "migrate", "Write records of an older format or of earlier rules anew, in place."
    ),
    "fork": Place(
        "records", "fork", "Branch a new game off a record; it gets new dice and can be played on."
    ),
    "rules": Place("rules", "show_rules", "Show a rule, a chapter or the whole rules of a game."),
    "bench": Place(
        "bench", "bench", "Measure random play, copies, saves, verification and memory."
    ),
    "fuzz": Place(
        "fuzz",
        "fuzz",
        "Play at random with undo, take-backs, wrong words and reloads; report what breaks.",
    ),
    "data": Place("data", "app", "The data packs of the games."),
    "admin": Place("admin", "app", "Look after the games in the database."),
    "lab": Place("lab", "app", "Measure the games."),
}


class Commands(TyperGroup):
    """Shows the table above; what is to be run is imported then."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(str(name)), rest


def load(name: str) -> Any:
    """The real sub-command of this name."""
    place = COMMANDS[name]
    found = getattr(import_module(f"aevum.cli.{place.module}"), place.name)
    if isinstance(found, typer.Typer):
        return typer.main.get_group(found)
    alone = typer.Typer(add_completion=False)
    alone.command(name)(found)
    return typer.main.get_command(alone)


app = typer.Typer(
    name="aevum",
    cls=Commands,
    help="Four board games about the peoples of antiquity.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _later() -> None:
    """Stands in the help for a sub-command that nobody has run yet."""


for _name, _place in COMMANDS.items():
    app.command(_name, help=_place.line)(_later)


def main() -> None:
    """Run the command; whatever Aevum or the machine refuses becomes one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal may not know all our letters
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # nobody reads on
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    except OSError as error:
        what = f"{error.filename}: " if error.filename else ""
        refuse(f"{what}{error.strerror or error}.")
    except Exception as error:
        from aevum.core.errors import AevumError

        if not isinstance(error, AevumError):
            raise
        refuse(str(error))


def refuse(sentence: str) -> None:
    from rich.console import Console

    Console(stderr=True, highlight=False, soft_wrap=True).print(sentence, markup=False)
    sys.exit(2)


if __name__ == "__main__":
    main()
