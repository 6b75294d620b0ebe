"""What every test of Attila finds on its table."""

from __future__ import annotations

import pytest

from aevum.games.attila.game import Attila
from tests.rules.attila import table_top


@pytest.fixture(scope="session")
def game() -> Attila:
    """The game of Attila with the board of the house; the same object as `table_top.game`."""
    return table_top.game
