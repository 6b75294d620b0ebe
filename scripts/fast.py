"""Makes the compiled build of this source tree: see `aevum.compiled`.

    python scripts/fast.py                 makes it, if it is not there, and waits for it
    python scripts/fast.py --background    makes it with low priority and returns at once

Builds wait for each other. What a build that was broken off left behind is used only where it is
known to be whole.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from aevum.compiled import BUILDS, HOUSE, ROOT, compiled_files, find, neighbours, stamp

WORK = ROOT / "build" / "work"
"""What mypyc and the C compiler made; the next build goes on from there."""
TOOLS = ROOT / "requirements-build.txt"
LOG = WORK / "log.txt"
KEPT = 3
"""Older builds stay for a while: a server may still be running from one."""
TRIES = 3
NICE = 15


def main() -> int:
    in_background = "--background" in sys.argv[1:]
    if find():
        return 0
    if not has_compiler():
        print("There is no C compiler here: the rules run as plain Python, several times slower.")
        return 0
    WORK.mkdir(parents=True, exist_ok=True)
    if in_background:
        start_in_background()
        print(
            "The rules run as plain Python for now. A faster build is being made in the background "
            "and serves from the next start on; `make fast` waits for it."
        )
        return 0
    with alone() as lock:
        return 0 if find() or make(lock) else 1


def has_compiler() -> bool:
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


def start_in_background() -> None:
    """In a session of its own, so that stopping the server does not stop the build."""
    with LOG.open("a") as log:
        subprocess.Popen(
            [sys.executable, __file__], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log,
            stderr=log, start_new_session=True, preexec_fn=lambda: os.nice(NICE),
        )  # fmt: skip


@contextmanager
def alone() -> Iterator[int]:
    """One build at a time; the lock ends with the processes that hold it, however they end."""
    with (WORK / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another build is under way; waiting for it …", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def make(lock: int) -> bool:
    """Compile what changed and publish it, again if somebody edited the sources meanwhile."""
    install_tools()
    for _ in range(TRIES):
        wanted = stamp()
        print("Compiling the rules; the first time takes some minutes …", flush=True)
        if not compile_modules(lock):
            print(f"The compiled build failed; the rules run as plain Python. See {LOG}.")
            return False
        if stamp() == wanted:
            publish(wanted)
            return True
    print("The sources keep changing; the compiled build was given up.")
    return False


def install_tools() -> None:
    """mypyc and setuptools, where only what playing needs was installed."""
    pinned = dict(re.findall(r"^(mypy|setuptools)==([\w.]+)", TOOLS.read_text(), re.MULTILINE))
    try:
        if all(version(name) == wanted for name, wanted in pinned.items()):
            return
    except PackageNotFoundError:
        pass
    how = ["--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps"]
    subprocess.run([sys.executable, "-m", "pip", "install", *how, "-r", str(TOOLS)], check=True)


def compile_modules(lock: int) -> bool:
    """Libraries are linked in place, so those of a build that was broken off may be torn."""
    unfinished = WORK / "unfinished"
    if unfinished.exists():
        shutil.rmtree(WORK / "lib", ignore_errors=True)
    unfinished.touch()
    places = ["--build-lib", str(WORK / "lib"), "--build-temp", str(WORK / "objects")]
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", *places],
        cwd=ROOT,
        env={**os.environ, "AEVUM_BUILD": "plain", "AEVUM_WORK": str(WORK.relative_to(ROOT))},
        stdin=subprocess.DEVNULL,
        pass_fds=[lock],
    )
    if done.returncode == 0:
        unfinished.unlink()
    return done.returncode == 0


def publish(name: str) -> None:
    """Lay the build out beside its final place and move it there in one step."""
    BUILDS.mkdir(parents=True, exist_ok=True)
    draft = BUILDS / f".{name}"
    shutil.rmtree(draft, ignore_errors=True)
    lay_out(draft)
    draft.rename(BUILDS / name)
    builds = sorted(BUILDS.iterdir(), key=lambda path: path.stat().st_mtime)
    for old in builds[:-KEPT]:
        shutil.rmtree(old)


def lay_out(draft: Path) -> None:
    """Folders with compiled modules are copied, the rest of the house is linked."""
    modules = compiled_files()
    own = {folder for path in modules for folder in path.parents if folder.is_relative_to(HOUSE)}
    for folder in sorted(own):
        there = draft / folder.relative_to(HOUSE.parent)
        there.mkdir(parents=True)
        for entry in neighbours(folder):
            if entry not in own:
                (there / entry.name).symlink_to(os.path.relpath(entry, there))
    made = [path.relative_to(HOUSE.parent).with_suffix(EXTENSION_SUFFIXES[0]) for path in modules]
    groups = [path.relative_to(WORK / "lib") for path in (WORK / "lib").glob("aevum_*.so")]
    for path in made + groups:
        shutil.copy(WORK / "lib" / path, draft / path)


if __name__ == "__main__":
    sys.exit(main())
