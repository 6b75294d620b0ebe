"""Compiles `core`, `games`, `bots` and the table with mypyc where there is a C compiler.

One group of modules, and so one C file and one library, for the rules of each game, for its bots,
and for the rest of the house; a large one is cut into parts. Groups are compiled side by side, and
only those that changed.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup

sys.path.insert(0, "src")
from aevum.compiled import compiled_files

HOUSE = Path("src/aevum")
HOUSE_GROUP = "aevum_house"
FLAGS = ["-fvisibility=hidden", "-fno-plt", "-w"]
"""Calls between our own functions, and into Python, without a detour; and no warnings.

mypyc indents its C deeper and deeper, and GCC's look at misleading indentation took many times as
long as all the rest.
"""
MIDDLING, LARGE = 200_000, 420_000
"""Bytes of source of a game from which on it is cut, in two or in more parts: one C file is
compiled by one processor, however many there are, and a small change touches one part only."""
SMALL = 150_000
OPTIMISED, QUICKER = "-O3", "-O2"
"""For up to so many bytes of source, and for larger parts: those compile in two thirds of the time
and play about 3 % slower."""


def wants_compiled() -> bool:
    """AEVUM_PLAIN=1 asks for the plain install; without a compiler there is no choice."""
    compiler = os.environ.get("CC", "cc").split()[0]
    return os.environ.get("AEVUM_PLAIN") != "1" and shutil.which(compiler) is not None


def group_of(path: Path) -> str:
    """A folder of a game's name is a group, in whichever room."""
    room, name, *_ = path.relative_to(HOUSE).parts
    is_game = (HOUSE / "games" / name / "__init__.py").exists()
    return f"aevum_{room}_{name}" if is_game else HOUSE_GROUP


def parts_of(name: str, size: int) -> int:
    """The house stays whole: every game calls it, and calls between parts take a detour."""
    if name == HOUSE_GROUP or size <= MIDDLING:
        return 1
    return max(2, -(-size // LARGE))


def groups_of(paths: list[Path]) -> dict[str, list[str]]:
    """The files of each group by its name; parts of one game are about equal."""
    whole: dict[str, list[Path]] = {}
    for path in paths:
        whole.setdefault(group_of(path), []).append(path)
    groups: dict[str, list[str]] = {}
    for name, files in whole.items():
        size = sum(map(os.path.getsize, files))
        parts = parts_of(name, size)
        before = 0
        for path in files:
            number = before * parts // size
            part = f"{name}_{number + 1}of{parts}" if parts > 1 else name
            groups.setdefault(part, []).append(str(path))
            before += path.stat().st_size
    return groups


def optimised(name: str, size: int) -> str:
    """The house is in every game's inner loop."""
    return OPTIMISED if name == HOUSE_GROUP or size <= SMALL else QUICKER


def extensions(work: Path) -> list[Any]:
    from mypyc.build import mypycify

    groups = groups_of(compiled_files(HOUSE))
    settings = ["--config-file=pyproject.toml", f"--cache-dir={work / 'types'}"]
    modules = mypycify(
        [*(file for files in groups.values() for file in files), *settings],
        opt_level="3",
        debug_level="0",
        separate=[(files, name) for name, files in groups.items()],
        target_dir=str(work / "c"),
    )
    sizes = {name: sum(map(os.path.getsize, files)) for name, files in groups.items()}
    for module in modules:  # which share one list of arguments
        name = module.name.removesuffix("__mypyc")
        level = optimised(name, sizes.get(name, 0))
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS, level]
    return sorted(modules, key=lambda module: -sizes.get(module.name.removesuffix("__mypyc"), 0))


work = Path(os.environ.get("AEVUM_WORK", "build"))
setup(
    ext_modules=extensions(work) if wants_compiled() else [],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
