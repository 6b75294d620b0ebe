"""The command starts quickly: what a sub-command needs is imported when it is run."""

import subprocess
import sys

import pytest

from aevum.cli import main as command

HEAVY = ("aevum.core", "aevum.games", "aevum.server", "litestar", "msgspec", "sqlalchemy")


def test_the_help_imports_neither_rules_nor_server_nor_database() -> None:
    program = (
        "import sys\n"
        "from aevum.cli.main import app\n"
        "app(['--help'], standalone_mode=False)\n"
        "print(*sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0
    assert all(name in done.stdout for name in command.COMMANDS)
    imported = done.stderr.split()
    assert "typer" in imported
    assert not [name for name in imported if name.startswith(HEAVY)]


@pytest.mark.parametrize("name", command.COMMANDS)
def test_a_line_of_the_help_is_the_first_line_of_the_subcommand(name: str) -> None:
    real = command.load(name)
    assert real.help is not None
    assert " ".join(real.help.split("\n\n")[0].split()) == command.COMMANDS[name].line


def test_every_module_of_the_command_is_reached() -> None:
    """`aevum data check` is found through its group, `aevum games` by itself."""
    assert "check" in command.load("data").commands
    assert command.load("games").name == "games"
