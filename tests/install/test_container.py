"""The Containerfile, step by step: page, wheel, an empty environment, a server to play at."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from aevum import games
from tests.install.steps import ROOT, Stage, carry_out
from tests.server.house import ME, Guest, House

pytestmark = pytest.mark.skipif(
    shutil.which("npm") is None, reason="the page needs Node.js to be built"
)


class Installed(House):
    """The last stage's own command, at a port of our own."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage.environment["AEVUM_DB"])
        self.stage = stage

    def command(self) -> list[str]:
        program, *rest = self.stage.command
        return [
            *(str(self.stage.programs / program), *rest),
            *("--host", "127.0.0.1", "--port", str(self.port)),
        ]

    def start(self) -> House:
        self.environment = self.stage.settings()
        self.folder = self.stage.here
        return super().start()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Stage:
    return carry_out(ROOT / "Containerfile", tmp_path_factory.mktemp("container"))


@pytest.fixture(scope="module")
def house(stage: Stage) -> Iterator[House]:
    server = Installed(stage).start()
    yield server
    server.stop()


def test_everything_it_needs_is_installed(stage: Stage) -> None:
    python = str(stage.programs / "python")
    subprocess.run([python, "-m", "pip", "check"], check=True)
    program = "import aevum, pathlib; print(pathlib.Path(aevum.__file__).parent)"
    done = subprocess.run(
        [python, "-c", program], cwd=stage.here, env=stage.settings(), check=True,
        capture_output=True, text=True,
    )  # fmt: skip
    package = Path(done.stdout.strip())
    assert package.is_relative_to(stage.programs.parent)
    assert (package / "py.typed").exists()
    assert (package / "server" / "static" / "index.html").exists()


def test_the_page_comes_with_the_wheel(house: House) -> None:
    guest = Guest(house)
    page = guest.http.get("/", headers={"accept": "text/html"})
    assert page.status_code == 200
    scripts = [part.split('"')[0] for part in page.text.split('src="')[1:]]
    assert scripts
    assert all(guest.http.get(script).status_code == 200 for script in scripts)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_game_of_each_is_played(house: House, name: str) -> None:
    """A short one to its end; of a long one the first decisions: nothing it needs is missing."""
    guest, rng = Guest(house), Random(3)
    is_long = games.GAMES[name].length != "short"
    table = guest.open(ME, ME, game=name)["id"]
    seat, view = 0, guest.look(table)
    for _ in range(300 if is_long else 2_000):
        if view["actor"] is None:
            break
        if view["actor"] != seat:
            seat, view = view["actor"], guest.look(table, view["actor"])
        view = guest.act(table, seat, rng.choice(view["legal"]), view["seq"])
    assert is_long or view["result"] is not None
    assert Path(house.folder or ".", "data", "games.sqlite").exists()
