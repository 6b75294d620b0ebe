"""Which modules are compiled, and where a compiled build of this source tree lies.

`make fast` puts one into `build/fast/<stamp>`: the compiled modules, and links to everything else.
The stamp says what it was made of, so a build of other sources is never found. An installed
package has no such folder and is whatever it was built as.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOMS = ("core", "games", "bots")
TABLE = ("log", "line", "course", "sight", "undo", "draft", "planning", "table", "changes")
ALSO = tuple(f"table/{name}.py" for name in TABLE)
"""Compiled are the modules of these rooms, and these of the table."""
READERS = ("pack", "schema", "laws")
"""Endings of the modules, or of the rooms, that read and check the tables of a game."""
HOUSE = Path(__file__).parent
ROOT = HOUSE.parent.parent
BUILDS = ROOT / "build" / "fast"
RECIPE = ("setup.py", "requirements-build.txt")
"""What decides, beside the sources, how the build comes out."""


def compiled_files(house: Path = HOUSE) -> list[Path]:
    """The modules that are compiled, in a fixed order: not what reads a game's tables once."""
    games = {meta.parent for meta in (house / "games").glob("*/meta.toml")}
    rooms = (path for room in ROOMS for path in (house / room).rglob("*.py"))
    found = [path for path in rooms if not reads_tables(path, games)]
    return sorted([*found, *(house / name for name in ALSO)])


def reads_tables(path: Path, games: set[Path]) -> bool:
    """Whether a module, or the room of its game in which it lies, is one of the readers."""
    place = path if path.parent in games else path.parent
    return place.parent in games and place.stem.endswith(READERS)


def stamp(root: Path = ROOT) -> str:
    """Changes with the compiled sources, with what lies beside them, the recipe and the Python."""
    house = root / "src" / "aevum"
    files = compiled_files(house)
    folders = sorted({path.parent for path in files})
    names = [entry for folder in [house, *folders] for entry in neighbours(folder)]
    text = sha256(EXTENSION_SUFFIXES[0].encode())
    for path in names:
        text.update(f"{path.relative_to(root)}\n".encode())
    for path in [*files, *(root / name for name in RECIPE)]:
        text.update(path.read_bytes())
    return text.hexdigest()[:16]


def neighbours(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.name != "__pycache__")


def find() -> Path | None:
    """The folder of the build that fits these sources. `AEVUM_BUILD=plain` asks for none.

    Games of further houses are plain Python, and so must be what they are derived from.
    """
    plain = os.environ.get("AEVUM_BUILD") == "plain" or os.environ.get("AEVUM_GAMES_PATH")
    if plain or not BUILDS.is_dir():
        return None
    place = BUILDS / stamp()
    return place if place.is_dir() else None


def settle(path: list[str]) -> None:
    """Let the package `aevum`, whose search path this is, take its modules from the build."""
    place = find()
    if place:
        path[:] = [str(place / "aevum")]
        sys.path.append(str(place))
