"""So many requests a minute from one address, as the server was told."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from aevum.core.errors import BadOptions
from aevum.server.app import create_app
from aevum.server.settings import Settings
from tests.server.house import database


def statuses(folder: Path, requests: int) -> list[int]:
    settings = Settings(db=database(folder), thinkers=1)
    with TestClient(create_app(settings)) as visitor:
        return [visitor.get("/api/games").status_code for _ in range(requests)]


def test_an_address_sends_as_many_as_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_REQUESTS", "3")
    assert statuses(tmp_path, 5) == [200, 200, 200, 429, 429]


def test_without_a_word_it_is_twelve_hundred(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEVUM_REQUESTS")
    assert Settings().requests_per_minute == 1_200


@pytest.mark.parametrize("text", ["", "0", "-5", "many", "1.5"])
def test_what_is_no_number_is_refused(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_REQUESTS", text)
    with pytest.raises(BadOptions, match="written like 1200"):
        Settings()
