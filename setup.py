"""Compiles `core`, `games`, `bots` and the table with mypyc where there is a C compiler.

One group of modules, and so one library, for each game with its bots, and one for the rest. A C
file is compiled again only if its text, a header or a flag changed.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, "src")
from aevum.compiled import compiled_files

HOUSE = Path("src/aevum")
FLAGS = [
    *("-fvisibility=hidden", "-fno-plt"),  # calls of our own, and into Python, without a detour
    "-fcommon",  # the tables of other groups are announced in every C file of a group
]
INCLUDE = re.compile(r'^#include [<"](.+?)[>"]', re.MULTILINE)


def wants_compiled() -> bool:
    """AEVUM_PLAIN=1 asks for the plain install; without a compiler there is no choice."""
    compiler = os.environ.get("CC", "cc").split()[0]
    return os.environ.get("AEVUM_PLAIN") != "1" and shutil.which(compiler) is not None


def group_of(path: Path) -> str:
    """Modules below a folder of a game's name belong to that game, in whichever room."""
    room = path.relative_to(HOUSE).parts[1]
    is_game = (HOUSE / "games" / room / "__init__.py").exists()
    return f"aevum_{room}" if is_game else "aevum_house"


def extensions(folder: Path) -> list[Any]:
    from mypyc.build import mypycify

    groups: dict[str, list[str]] = {}
    for path in compiled_files(HOUSE):
        groups.setdefault(group_of(path), []).append(str(path))
    settings = ["--config-file=pyproject.toml", f"--cache-dir={folder / 'types'}"]
    modules = mypycify(
        [*(path for files in groups.values() for path in files), *settings],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        separate=[(files, name) for name, files in groups.items()],
        target_dir=str(folder / "c"),
    )
    for module in modules:
        module.extra_compile_args += FLAGS
    return list(modules)


class Build(build_ext):
    """Compiles C files side by side and leaves alone those that would come out the same."""

    def build_extensions(self) -> None:
        cores = os.cpu_count() or 1
        self.parallel = cores * 2  # modules wait for their files, files for a core
        with ThreadPoolExecutor(cores) as pool:
            one_by_one = self.compiler.compile

            def compile_one(source: str, **how: Any) -> list[str]:
                kept = Path(how["output_dir"], source).with_suffix(".key")
                key = fingerprint(source, [*how["extra_postargs"], *self.compiler.compiler_so])
                result = self.compiler.object_filenames([source], output_dir=how["output_dir"])
                if Path(result[0]).exists() and kept.exists() and kept.read_text() == key:
                    return list(result)
                kept.unlink(missing_ok=True)
                result = one_by_one([source], **how)
                kept.write_text(key)
                return list(result)

            def compile_all(sources: list[str], **how: Any) -> list[str]:
                waiting = [pool.submit(compile_one, source, **how) for source in sources]
                return [name for done in waiting for name in done.result()]

            self.compiler.compile = compile_all
            super().build_extensions()


def fingerprint(source: str, flags: Iterable[str]) -> str:
    """Says when a C file would come out otherwise: its text, what it includes of ours, flags."""
    text = sha256(" ".join(flags).encode())
    folder = Path(source).parent
    waiting, seen = [Path(source)], set()
    while waiting:
        path = waiting.pop()
        if path in seen or not path.exists():
            continue
        seen.add(path)
        content = path.read_text()
        text.update(content.encode())
        waiting += [folder / name for name in INCLUDE.findall(content)]
    return text.hexdigest()


if __name__ == "__main__":
    where = Path(os.environ.get("AEVUM_WORK", "build"))
    setup(
        ext_modules=extensions(where) if wants_compiled() else [],
        cmdclass={"build_ext": Build},
    )
