"""Every variable of the environment that anything here reads is told in docs/settings.md."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from typer.testing import CliRunner

from aevum.cli.main import app

ROOT = Path(__file__).parents[2]
OURS = re.compile(r"\bAEVUM_[A-Z][A-Z_]*[A-Z]\b")
READ = re.compile(r"""(?:environ\.get\(|environ\[|getenv\()\s*["']([A-Z][A-Z_]*)["']""")
TOLD = re.compile(r"`([A-Z][A-Z_]+)`")
SOURCES = ("*.py", "Makefile", "web/vite.config.ts", "Dockerfile", "*.yaml", "*.yml")


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", *patterns],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


def rows() -> list[list[str]]:
    lines = (ROOT / "docs" / "settings.md").read_text("utf-8").splitlines()
    return [line.split("|") for line in lines if line.startswith("| `")]


def told() -> set[str]:
    return {name for row in rows() for name in TOLD.findall(row[1])}


def test_every_variable_is_told_and_nothing_else() -> None:
    found: set[str] = set()
    for file in tracked(*SOURCES):
        text = file.read_text("utf-8")
        found |= set(OURS.findall(text))
        if file.is_relative_to(ROOT / "src") or file.name == "setup.py":
            found |= set(READ.findall(text))
    assert found - told() == set(), "tell what these do in docs/settings.md"
    assert told() - found == set(), "nothing reads these any more"


def test_the_command_names_what_a_server_reads() -> None:
    shown = CliRunner().invoke(app, ["serve", "--help"], terminal_width=120).output
    server = {name for row in rows() if "server" in row[2] for name in TOLD.findall(row[1])}
    assert server == {name for name in server if name in shown}
