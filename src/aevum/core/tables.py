"""The tables of a data pack: their columns, and what may stand in each.

A table is one line of columns. `*` marks the columns that name a row; `=0..9` asks for a number
in this range, `=a|b` for one of these words, `>goods` for an id of that table; `?` allows an empty
cell, `+` several words. Columns of one name mean the same in every table: an `id` is a slug, a
`name` stands there once, a `title` is not empty, a `source` says where the row comes from.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from aevum.core.pack import SOURCES, Pack

PART: Final = re.compile(r"(\w+)(\*?)(?:=(.+?)|>(\w+))?([?+]?)")
RANGE: Final = re.compile(r"(-?\d+)\.\.(-?\d+)")
SINGLE: Final = ("name", "name_en", "name_de")
"""Columns in which nothing stands twice."""

Row = dict[str, str]
Tables = dict[str, list[Row]]


class Column:
    """What may stand in the cells of a column."""

    def __init__(self, text: str) -> None:
        match = PART.fullmatch(text)
        assert match is not None, text
        self.name = match[1]
        self.is_key = match[2] == "*"
        self.target = match[4] or ""
        self.may_be_empty = match[5] == "?"
        self.is_list = match[5] == "+"
        bounds = RANGE.fullmatch(match[3] or "")
        self.low = int(bounds[1]) if bounds else 0
        self.high = int(bounds[2]) if bounds else 0
        self.is_number = bounds is not None
        self.words = [] if bounds or not match[3] else match[3].split("|")


class Schema:
    """The tables of a game. `joint` stands between the words of an id, except in `free` tables;
    names may be repeated in those that are `repeated`."""

    def __init__(
        self,
        tables: Mapping[str, str],
        joint: str = "-",
        free: Sequence[str] = (),
        repeated: Sequence[str] = (),
    ) -> None:
        self.columns = {
            name: [Column(part) for part in text.split()] for name, text in tables.items()
        }
        self.joint = joint
        self.slug = re.compile(f"[a-z][a-z0-9]*({joint}[a-z0-9]+)*")
        self.free = free
        self.repeated = repeated

    def read(self, pack: Pack) -> Tables:
        """All tables; raises BadDataPack with everything that is wrong with single cells."""
        tables: Tables = {}
        for name, columns in self.columns.items():
            tables[name] = pack.table(f"{name}.csv", [column.name for column in columns])
        pack.finish()
        ids = {name: [row.get("id", "") for row in rows] for name, rows in tables.items()}
        for name in self.columns:
            self._check_table(pack, name, tables[name], ids)
        pack.finish()
        return tables

    def key_of(self, name: str, row: Row) -> str:
        """The words that name a row."""
        return " ".join(row[column.name] for column in self.columns[name] if column.is_key)

    def _check_table(
        self, pack: Pack, name: str, rows: list[Row], ids: dict[str, list[str]]
    ) -> None:
        file = f"{name}.csv"
        naming = " ".join(column.name for column in self.columns[name] if column.is_key)
        keys = [self.key_of(name, row) for row in rows]
        pack.unique(file, naming, keys)
        for column in self.columns[name]:
            if column.name in SINGLE and name not in self.repeated:
                pack.unique(file, column.name, [row[column.name] for row in rows])
            for key, row in zip(keys, rows, strict=True):
                self._check_cell(pack, name, column, f"{column.name} of {key}", row, ids)

    def _check_cell(
        self,
        pack: Pack,
        name: str,
        column: Column,
        key: str,
        row: Row,
        ids: dict[str, list[str]],
    ) -> None:
        file, cell = f"{name}.csv", row[column.name]
        if column.name == "source":
            pack.one_of(file, key, cell, SOURCES)
        elif column.name == "id" and name not in self.free and not self.slug.fullmatch(cell):
            joint = "hyphens" if self.joint == "-" else self.joint
            pack.complain(file, f"id {cell}", "is not a slug", f"use a-z, 0-9 and {joint}")
        elif column.name.startswith("title_") and not cell:
            pack.complain(file, key, "is empty", "write what people call it")
        if column.may_be_empty and not cell:
            return
        for word in cell.split() if column.is_list else [cell]:
            if column.target:
                pack.one_of(file, key, word, ids[column.target])
            elif column.words:
                pack.one_of(file, key, word, column.words)
            elif column.is_number and not in_range(column, word):
                hint = f"a number from {column.low} to {column.high}"
                pack.complain(file, key, f"is '{word}'", hint)


def in_range(column: Column, word: str) -> bool:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        return False
    return column.low <= int(word) <= column.high


# -- origin ---------------------------------------------------------------------------------------

OUR_WORDS: Final = ("source", "note", "meaning", "evidence")
"""Columns that are ours even in a row of the rulebook; names are free too."""


def check_rulebook_rows(pack: Pack, schema: Schema, tables: Tables, ours: Tables) -> None:
    """A row that calls itself the rulebook's says what ours says."""
    for name, columns in schema.columns.items():
        if "source" not in [column.name for column in columns]:
            continue
        known = {schema.key_of(name, row): row for row in ours[name]}
        for row in tables[name]:
            key = schema.key_of(name, row)
            if row["source"] != "rulebook" or known.get(key) == row:
                continue
            if key not in known or known[key]["source"] != "rulebook":
                text = "does not stand in the rulebook"
                pack.complain(f"{name}.csv", key, text, "call the source owner")
                continue
            for column in columns:
                _check_rulebook_cell(pack, name, column.name, key, row, known[key])


def _check_rulebook_cell(pack: Pack, name: str, column: str, key: str, row: Row, ours: Row) -> None:
    if column in OUR_WORDS or column.endswith(("_en", "_de")) or row[column] == ours[column]:
        return
    text = f"is {row[column] or 'empty'}"
    hint = f"the rulebook says {ours[column] or 'nothing'}; else call the source owner"
    pack.complain(f"{name}.csv", f"{column} of {key}", text, hint)
