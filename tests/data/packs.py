"""Data packs to be broken: what the tests of every game's pack share."""

from __future__ import annotations

import csv
import io
import re
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


# -- other cells ----------------------------------------------------------------------------------

Rows = list[dict[str, str]]
Spoil = Callable[[Rows], object]


def spoil(folder: Path, name: str, change: Spoil) -> None:
    """Other rows in a table."""
    file = folder / f"{name}.csv"
    before = file.read_text(encoding="utf-8")
    reader = csv.DictReader(before.splitlines())
    rows = list(reader)
    change(rows)
    out = io.StringIO()
    writer = csv.DictWriter(out, list(reader.fieldnames or []), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    assert out.getvalue() != before
    file.write_text(out.getvalue(), encoding="utf-8")


def row_of(rows: Rows, key: str) -> dict[str, str]:
    """The row whose first cells say this."""
    words = key.split()
    return next(row for row in rows if list(row.values())[: len(words)] == words)


def cells(key: str, **values: str) -> Spoil:
    return lambda rows: row_of(rows, key).update(values)


def without(key: str) -> Spoil:
    return lambda rows: rows.remove(row_of(rows, key))


def again(key: str, **values: str) -> Spoil:
    """A copy of a row, with other cells."""
    return lambda rows: rows.append(row_of(rows, key) | values)


def each(column: str, old: str, new: str) -> Spoil:
    """Another word in all rows."""

    def change(rows: Rows) -> None:
        for row in rows:
            row[column] = re.sub(rf"(?<!\S){old}(?!\S)", new, row[column]).strip()

    return change
