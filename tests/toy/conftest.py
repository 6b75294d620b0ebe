"""Puts the toy house beside ours, for this process and for those it starts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum import games
from aevum.core.rooms import SETTING
from tests.web.conftest import browser as browser
from tests.web.conftest import engine as engine


@pytest.fixture(autouse=True, scope="package")
def beside_ours() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(SETTING, str(Path(__file__).parent))
        for name, meta in games.found().items():
            patch.setitem(games.SHELF, name, meta)
            if not meta.is_coming:
                patch.setitem(games.GAMES, name, meta)
        yield
