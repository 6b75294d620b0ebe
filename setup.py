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
FLAGS = ["-fvisibility=hidden", "-fno-plt", "-w"]
"""Calls between our own functions, and into Python, without a detour; and no warnings.

mypyc indents its C deeper and deeper, and GCC's look at misleading indentation took many times as
long as all the rest.
"""
QUICKER = "-O1"
"""Where a group is cut: compiled in less than half the time, a few percent slower."""
LARGEST = 420_000
"""Bytes of source in a group: one C file is compiled by one processor, however many there are."""


def wants_compiled() -> bool:
    """AEVUM_PLAIN=1 asks for the plain install; without a compiler there is no choice."""
    compiler = os.environ.get("CC", "cc").split()[0]
    return os.environ.get("AEVUM_PLAIN") != "1" and shutil.which(compiler) is not None


def group_of(path: Path) -> str:
    """A folder of a game's name is a group, in whichever room."""
    room, name, *_ = path.relative_to(HOUSE).parts
    is_game = (HOUSE / "games" / name / "__init__.py").exists()
    return f"aevum_{room}_{name}" if is_game else "aevum_house"


def groups_of(paths: list[Path]) -> dict[str, list[str]]:
    """The files of each group by its name; parts of a large one are about equal."""
    whole: dict[str, list[Path]] = {}
    for path in paths:
        whole.setdefault(group_of(path), []).append(path)
    groups: dict[str, list[str]] = {}
    for name, files in whole.items():
        size = sum(map(os.path.getsize, files))
        parts = -(-size // LARGEST)
        before = 0
        for path in files:
            number = before * parts // size
            part = f"{name}_{number + 1}" if parts > 1 else name
            groups.setdefault(part, []).append(str(path))
            before += path.stat().st_size
    return groups


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
    for module in modules:  # which share one list of arguments
        is_part = module.name.removesuffix("__mypyc")[-1].isdigit()
        module.extra_compile_args = [
            *module.extra_compile_args, *FLAGS, *([QUICKER] if is_part else []),
        ]  # fmt: skip
    longest = {name: sum(map(os.path.getsize, files)) for name, files in groups.items()}
    return sorted(modules, key=lambda module: -longest.get(module.name.removesuffix("__mypyc"), 0))


work = Path(os.environ.get("AEVUM_WORK", "build"))
setup(
    ext_modules=extensions(work) if wants_compiled() else [],
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
