"""Carries out the steps of the Containerfile without a container engine.

A stage is a folder; its `/aevum` is a folder below it. Stages of Python get an empty environment
of their own. Of `COPY`, `RUN`, `ENV` and `CMD` nothing is left out or written anew.
"""

from __future__ import annotations

import fnmatch
import json
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SILENT = {"EXPOSE", "USER"}
"""Words for the engine alone."""
QUICKLY = {
    "AEVUM_PLAIN": "1",
    "AEVUM_REQUESTS": "1000000",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_COMPILE": "1",  # Python compiles what it imports
}


class Stage:
    def __init__(self, image: str, root: Path) -> None:
        self.root = root
        self.here = root
        self.environment: dict[str, str] = {}
        self.command: list[str] = []
        self.programs = root / "python" / "bin"
        if image.startswith("python:"):
            subprocess.run([sys.executable, "-m", "venv", root / "python"], check=True)

    def inside(self, path: str) -> Path:
        return self.root / path[1:] if path.startswith("/") else self.here / path

    def work_in(self, path: str) -> None:
        self.here = self.inside(path)
        self.here.mkdir(parents=True, exist_ok=True)

    def run(self, command: str) -> None:
        done = subprocess.run(
            ["sh", "-c", command], cwd=self.here, env=self.settings(), text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        assert done.returncode == 0, f"RUN {command}\n{done.stdout}"

    def settings(self) -> dict[str, str]:
        """What surrounds a step: nothing of the environment that the tests run in."""
        foreign = ("PYTHON", "AEVUM_", "VIRTUAL_ENV")
        kept = {key: value for key, value in os.environ.items() if not key.startswith(foreign)}
        path = f"{self.programs}{os.pathsep}{kept['PATH']}"
        return {**kept, "PATH": path, **QUICKLY, **self.environment}


def carry_out(container_file: Path, folder: Path) -> Stage:
    """The last stage, in which everything was installed."""
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for word, rest in instructions(container_file):
        if word == "FROM":
            image, *name = rest.split(" AS ")
            key = name[0] if name else "last"
            (folder / key).mkdir()
            stage = stages[key] = Stage(image, folder / key)
            continue
        assert stage is not None
        if word == "WORKDIR":
            stage.work_in(rest)
        elif word == "COPY":
            copy(stage, stages, rest.split())
        elif word == "RUN":
            stage.run(rest)
        elif word == "ENV":
            stage.environment.update(part.split("=", 1) for part in shlex.split(rest))
        elif word == "CMD":
            stage.command = json.loads(rest)
        else:
            assert word in SILENT, word
    assert stage is not None
    return stage


def instructions(container_file: Path) -> list[tuple[str, str]]:
    lines = [line.strip() for line in container_file.read_text().splitlines()]
    told = [line for line in lines if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in told)]


def copy(stage: Stage, stages: dict[str, Stage], words: list[str]) -> None:
    *sources, target = words
    origin = None
    if sources[0].startswith("--from="):
        origin = stages[sources.pop(0).removeprefix("--from=")]
    for name in sources:
        source = origin.inside(name) if origin else ROOT / name
        into = stage.inside(target)
        if source.is_dir():
            shutil.copytree(source, into, ignore=None if origin else ignored, dirs_exist_ok=True)
        else:
            shutil.copy(source, into)


def ignored(folder: str, names: list[str]) -> set[str]:
    """What .containerignore keeps out."""
    patterns = (ROOT / ".containerignore").read_text().split()
    found = set()
    for name in names:
        path = str((Path(folder) / name).relative_to(ROOT))
        for pattern in patterns:
            anywhere = pattern.removeprefix("**/")
            if (anywhere != pattern and fnmatch.fnmatch(name, anywhere)) or path == pattern:
                found.add(name)
    return found
