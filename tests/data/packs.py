"""Data packs to be broken: what the tests of every game's pack share."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

import pytest

from aevum import games
from aevum.core.errors import BadDataPack, Problem
from aevum.core.pack import Pack

Break = Callable[[Path], object]
Mistake = tuple[Break, str, str, str]
"""How it is made; file, key and a word of the hint with which it is reported."""


def problems_of(game: str, folder: Path, files: Collection[str]) -> list[Problem]:
    """All that is wrong with the pack in this folder, laid over ours as an owner would."""
    with pytest.raises(BadDataPack) as error:
        games.load(game, overlay=folder.parent)
    for problem in error.value.problems:
        assert problem.file in files
        assert problem.key
        assert str(problem) in str(error.value)
    return error.value.problems


def replace(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old}"
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def check_reported(found: list[Problem], file: str, key: str, hint: str) -> None:
    """Exactly this one; a hint only where there is something to say."""
    assert [(problem.file, problem.key) for problem in found] == [(file, key)]
    assert hint in found[0].hint
    assert bool(hint) == bool(found[0].hint)


def check_missing(read: Callable[[Pack], object], folder: Path, file: str) -> None:
    """In a pack that stands alone; an overlay may leave out what it does not change."""
    (folder / file).unlink()
    with pytest.raises(BadDataPack) as error:
        read(Pack(folder))
    assert [(problem.file, problem.key) for problem in error.value.problems] == [(file, "file")]
