"""The pages that document the effects of the games are what the declarations say."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from aevum import games
from aevum.cli.data import app
from tests.laws.house import game_of

PAGES = Path(__file__).parents[2] / "docs" / "effects"


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_the_page_is_what_the_declarations_say(name: str) -> None:
    """If this fails: `aevum data effects docs/effects`."""
    file = PAGES / f"{name}.md"
    written = file.read_text(encoding="utf-8") if file.exists() else ""
    assert written == game_of(name).effects_page()


def test_the_command_writes_the_pages(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["effects", str(tmp_path)])
    assert done.exit_code == 0
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {file.name for file in PAGES.iterdir()}
