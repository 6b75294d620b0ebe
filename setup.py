"""Compiles `core`, `games`, `bots` and the table with mypyc where there is a C compiler."""

import os
import shutil
from pathlib import Path

from setuptools import setup

COMPILED = ("src/aevum/core", "src/aevum/games", "src/aevum/bots")
ALSO = tuple(
    f"src/aevum/table/{name}.py" for name in ("log", "line", "course", "sight", "undo", "table")
)


def wants_compiled() -> bool:
    """AEVUM_PLAIN=1 asks for the plain install; without a compiler there is no choice."""
    compiler = os.environ.get("CC", "cc").split()[0]
    return os.environ.get("AEVUM_PLAIN") != "1" and shutil.which(compiler) is not None


def extensions() -> list:
    from mypyc.build import mypycify

    files = sorted(str(path) for folder in COMPILED for path in Path(folder).rglob("*.py"))
    modules = mypycify(
        [*files, *ALSO, "--config-file=pyproject.toml"], opt_level="3", debug_level="0"
    )
    for module in modules:  # calls between our own functions, and into Python, without a detour
        module.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
    return modules


setup(ext_modules=extensions() if wants_compiled() else [])
