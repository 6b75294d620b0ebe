"""`make fast`: a compiled build beside the sources, used only where it fits them.

A small house with the same rooms is built by the same programs.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from aevum.compiled import ALSO

ROOT = Path(__file__).parent.parent.parent
PARTS = (
    *("setup.py", "pyproject.toml", "requirements-build.txt", "README.md", "LICENSE"),
    *("scripts/fast.py", "src/aevum/__init__.py", "src/aevum/compiled.py"),
)
MODULES = {
    "core/__init__.py": "",
    "core/play.py": "def double(number: int) -> int:\n    return number * 2\n",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/game.py": (
        "from pathlib import Path\n\n"
        "from aevum.core.play import double\n\n"
        "def points() -> int:\n    return double(int(data().read_text()))\n\n"
        "def data() -> Path:\n    return Path(__file__).parent / 'data' / 'points.txt'\n"
    ),
    "games/toy/data/points.txt": "21",
    "bots/__init__.py": "",
    "table/__init__.py": "",
    **dict.fromkeys(ALSO, ""),
    "table/log.py": "LINES = 3\n",
    "table/table.py": "from aevum.table.log import LINES\n\nROWS: int = LINES * 2\n",
    "server/__init__.py": "NAME = 'plain'\n",
}
ASK = (
    "from aevum import server; from aevum.core import play; from aevum.games.toy import game; "
    "from aevum.table import table; "
    "print(play.__file__.endswith('.py'), game.points(), table.ROWS, server.NAME)"
)

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


class House:
    """A source tree of its own, without any build at first.

    Python keeps no bytecode of it: a source rewritten within the second, of the same length,
    would not be read again.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in PARTS:
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        for name, text in MODULES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.root / "src" / "aevum" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        inherited = {key: value for key, value in os.environ.items() if key != "AEVUM_BUILD"}
        return subprocess.Popen(
            [sys.executable, *arguments], cwd=self.root, text=True,
            env={
                **inherited, "PYTHONPATH": str(self.root / "src"),
                "PYTHONDONTWRITEBYTECODE": "1", **environment,
            },
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip

    def run(self, *arguments: str, **environment: str) -> str:
        process = self.start(*arguments, **environment)
        output, _ = process.communicate()
        assert process.returncode == 0, output
        return output.strip()

    def ask(self, **environment: str) -> str:
        """Plain or not, and what each room says."""
        return self.run("-c", ASK, **environment)

    def builds(self) -> list[Path]:
        return sorted((self.root / "build" / "fast").glob("[!.]*"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    house = House(tmp_path_factory.mktemp("house"))
    assert house.ask() == "True 42 6 plain"
    house.run("scripts/fast.py")
    return house


def test_the_build_is_used_and_reads_the_same_data(house: House) -> None:
    assert house.ask() == "False 42 6 plain"
    assert house.ask(AEVUM_BUILD="plain") == "True 42 6 plain"


def test_what_is_not_compiled_is_always_the_source(house: House) -> None:
    house.write("server/__init__.py", "NAME = 'newer'\n")
    house.write("games/toy/data/points.txt", "20")
    assert house.ask() == "False 40 6 newer"
    house.write("server/__init__.py", MODULES["server/__init__.py"])
    house.write("games/toy/data/points.txt", MODULES["games/toy/data/points.txt"])


def test_a_build_of_other_sources_is_not_used_and_comes_back_with_them(house: House) -> None:
    house.write("core/play.py", MODULES["core/play.py"].replace("2", "3"))
    assert house.ask() == "True 63 6 plain"
    house.write("core/play.py", MODULES["core/play.py"])
    assert house.ask() == "False 42 6 plain"


def test_only_what_changed_is_compiled_again(house: House) -> None:
    objects = house.root / "build" / "work" / "objects"
    before = {path: path.stat().st_mtime_ns for path in objects.rglob("*.o")}
    game = MODULES["games/toy/game.py"].replace("double(int", "1 + double(int")
    house.write("games/toy/game.py", game)
    house.run("scripts/fast.py")
    assert house.ask() == "False 43 6 plain"
    changed = [path.name for path, when in before.items() if path.stat().st_mtime_ns != when]
    assert changed == ["__native_aevum_games_toy.o"]
    house.write("games/toy/game.py", MODULES["games/toy/game.py"])


def test_a_build_that_was_broken_off_harms_nobody(house: House) -> None:
    house.write("table/log.py", "LINES = 4\n")
    process = house.start("scripts/fast.py")
    unfinished = house.root / "build" / "work" / "unfinished"
    wait_for(unfinished.exists)
    process.kill()
    process.communicate()
    assert house.ask() == "True 42 8 plain"
    library = next((house.root / "build" / "work" / "lib").glob("aevum_house*.so"))
    library.write_bytes(b"torn")
    unfinished.touch()
    house.run("scripts/fast.py")
    assert house.ask() == "False 42 8 plain"


def test_of_two_starts_one_builds_and_both_go_on(house: House) -> None:
    house.write("table/log.py", "LINES = 5\n")
    before = house.builds()
    said = house.run("scripts/fast.py", "--background")
    assert "next start" in said
    assert house.run("scripts/fast.py", "--background") == said
    house.run("scripts/fast.py")
    assert house.ask() == "False 42 10 plain"
    assert len(set(house.builds()) - set(before)) == 1
    assert house.run("scripts/fast.py", "--background") == ""


def test_without_a_compiler_it_says_so_and_nothing_breaks(house: House) -> None:
    house.write("table/log.py", "LINES = 6\n")
    assert "no C compiler" in house.run("scripts/fast.py", "--background", CC="no-such-compiler")
    assert house.ask() == "True 42 12 plain"


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)
