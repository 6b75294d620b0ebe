"""The command `aevum`: one sub-command per thing a person or a program may want.

Wrong input gets one clear sentence and exit code 2, never a traceback.
"""

from __future__ import annotations

import sys

import typer
from rich.console import Console

from aevum.cli import admin, data, fuzz, games, lab, play, records, rules, serve, simulate
from aevum.cli import bench as benchmark
from aevum.core.errors import AevumError

app = typer.Typer(
    name="aevum",
    help="Four board games about the peoples of antiquity.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.list_games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("fork")(records.fork)
app.command("rules")(rules.show_rules)
app.command("bench")(benchmark.bench)
app.command("fuzz")(fuzz.fuzz)
app.add_typer(data.app, name="data")
app.add_typer(admin.app, name="admin")
app.add_typer(lab.app, name="lab")


def main() -> None:
    """Run the command; whatever Aevum refuses becomes one sentence."""
    try:
        app()
    except AevumError as error:
        Console(stderr=True, highlight=False, soft_wrap=True).print(str(error), markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
