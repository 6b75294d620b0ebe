"""A real server with the built page, and a real browser to look at it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import aevum.server
from tests.server.house import House, database
from tests.web.seat import QUICK, Visit
from tests.web.staged import Stage

WHOLE = shutil.which("chromium")
CHROMIUM = shutil.which("chromium-headless-shell") or WHOLE
"""The shell is the same browser without windows: each visit costs a third of the time."""
PAGE = Path(aevum.server.__file__).parent / "static" / "index.html"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    if not PAGE.is_file() or "assets" not in PAGE.read_text("utf-8"):
        pytest.skip("the page is not built: run `make setup` where there is Node.js")
    server = House(database(tmp_path_factory.mktemp("web"))).start()
    yield server
    server.stop()


@pytest.fixture
def mortal(tmp_path: Path, house: House) -> Iterator[House]:
    """A server that may be killed."""
    server = House(database(tmp_path)).start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def stage(tmp_path_factory: pytest.TempPathFactory, house: House) -> Iterator[Stage]:
    """A server whose tables begin where a test lays them out."""
    server = Stage(tmp_path_factory.mktemp("stage"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def mortal_stage(tmp_path: Path, house: House) -> Iterator[Stage]:
    server = Stage(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def engine() -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(engine: Any) -> Iterator[Any]:
    yield from launched(engine, CHROMIUM)


@pytest.fixture(scope="package")
def whole_browser(engine: Any) -> Iterator[Any]:
    """With windows, and all that belongs to them: the shell shows nobody a message."""
    yield from launched(engine, WHOLE)


def launched(engine: Any, program: str | None) -> Iterator[Any]:
    if program is None:
        pytest.skip("chromium is not installed here")
    started = engine.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield started
    started.close()


Visitors = Callable[..., Visit]


@pytest.fixture
def visit(browser: Any, house: House) -> Iterator[Visitors]:
    """Opens one browser profile after the other; each must have stayed without a fault."""
    visits: list[Visit] = []

    def come(
        at: House | None = None, settings: dict[str, str] | None = QUICK, **options: Any
    ) -> Visit:
        visits.append(Visit(browser, at or house, settings, options))
        return visits[-1]

    yield come
    for each in visits:
        each.context.close()
    for each in visits:
        each.check_faultless()
