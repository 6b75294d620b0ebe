"""Data packs: tables beside the rules, checked when they are read, replaceable by their owner.

A pack is a folder of CSV tables and TOML files. An owner's folder can be laid over it: a file found
there takes the place of ours. Every mistake is reported with file, key and a suggestion.
"""

from __future__ import annotations

import csv
import difflib
import hashlib
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from aevum.core.errors import BadDataPack, Problem

SOURCES = ("rulebook", "reconstructed", "owner")
"""Where a row comes from: printed in a rulebook, our own reconstruction, or the owner's copy."""


DataSource = Path | Mapping[str, bytes] | None
"""Whose data: an owner's folder to be laid over ours, a whole pack that was kept, or just ours."""


class Pack:
    """A game's data folder, with an owner's folder laid over it if there is one.

    A pack that was kept is read from its files alone.

    Mistakes are collected; `finish` raises them all together.
    """

    def __init__(
        self, folder: Path, overlay: Path | None = None, kept: Mapping[str, bytes] | None = None
    ) -> None:
        self.folder = folder
        self.overlay = overlay
        self.kept = kept
        self.problems: list[Problem] = []
        self._read: dict[str, bytes] = {}

    def complain(self, file: str, key: str, text: str, hint: str = "") -> None:
        self.problems.append(Problem(file, key, text, hint))

    def finish(self) -> None:
        """Raise what was found so far; what comes next may rely on sound tables."""
        if self.problems:
            raise BadDataPack(self.problems)

    def path(self, name: str) -> Path:
        if self.overlay is not None and (self.overlay / name).is_file():
            return self.overlay / name
        return self.folder / name

    def _bytes(self, name: str) -> bytes:
        return self.path(name).read_bytes() if self.kept is None else self.kept[name]

    def files(self) -> dict[str, bytes]:
        """What was read so far, to be kept."""
        return dict(self._read)

    def text(self, name: str) -> str:
        try:
            raw = self._bytes(name)
            found = raw.decode("utf-8")
        except (OSError, KeyError, UnicodeDecodeError):
            self.complain(name, "file", "cannot be read as UTF-8 text")
            return ""
        self._read[name] = raw
        return found

    def toml(self, name: str) -> dict[str, Any]:
        """The tables of a TOML file."""
        try:
            return tomllib.loads(self.text(name))
        except tomllib.TOMLDecodeError as error:
            self.complain(name, "file", f"is not TOML: {error}")
            return {}

    def table(self, name: str, columns: Sequence[str]) -> list[dict[str, str]]:
        """The rows of a CSV file with exactly these columns."""
        lines = self.text(name).splitlines()
        if name not in self._read:
            return []
        reader = csv.DictReader(lines)
        found = list(reader.fieldnames or [])
        if found != list(columns):
            self.complain(
                name, "columns", f"are {','.join(found)}", f"expected {','.join(columns)}"
            )
            return []
        rows: list[dict[str, str]] = []
        for row in reader:
            if None in row or None in row.values():
                self.complain(name, f"line {reader.line_num}", "has the wrong number of cells")
            else:
                rows.append({k: v.strip() for k, v in row.items()})
        return rows

    def unique(self, file: str, column: str, values: Iterable[str]) -> None:
        seen: set[str] = set()
        for value in values:
            if not value:
                self.complain(file, column, "is empty in one row")
            elif value in seen:
                self.complain(file, f"{column} {value}", "stands there twice")
            seen.add(value)

    def one_of(self, file: str, key: str, value: str, allowed: Sequence[str]) -> int:
        """The place of `value` in `allowed`, or -1 and a complaint with the nearest good word."""
        if value in allowed:
            return list(allowed).index(value)
        near = difflib.get_close_matches(value, allowed, n=1)
        hint = f"did you mean {near[0]}?" if near else f"allowed: {', '.join(allowed)}"
        self.complain(file, key, f"'{value}' is unknown", hint)
        return -1

    def checksum(self) -> str:
        """Tells two packs apart; covers every file read so far."""
        total = hashlib.sha256()
        for name in sorted(self._read):
            total.update(name.encode() + b"\0" + hashlib.sha256(self._read[name]).digest())
        return total.hexdigest()[:16]


def pack_of(game: str, folder: Path, source: DataSource) -> Pack:
    """The data of a game from this source."""
    if source is None:
        return Pack(folder)
    if isinstance(source, Path):
        return Pack(folder, source / game)
    return Pack(folder, kept=source)
