"""What a page draws from: the outlines of the map, the printed tables, single numbers."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from aevum.games.invasions.box import Box
from aevum.games.invasions.pack import data_folder

SHOWN: Final = (
    "administration", "aids", "areas", "borders", "coasts", "dice", "leaders", "melee", "nations",
    "objectives", "prices", "provinces", "scenarios", "seas", "timeline", "units",
)  # fmt: skip
UNPRINTED: Final = ("source", "note", "basis", "seeds")
"""Columns that say where a row comes from."""


def drawn(box: Box) -> dict[str, Any]:
    shapes = msgspec.json.decode((data_folder() / "shapes.json").read_bytes())
    tables = {name: [printed_row(row) for row in box.tables[name]] for name in SHOWN}
    return {"shapes": shapes, "tables": tables, "numbers": numbers_of(box)}


def numbers_of(box: Box) -> dict[str, int]:
    """Single numbers of the rules, where they are whole."""
    rows = box.tables["numbers"]
    return {row["id"]: int(row["value"]) for row in rows if row["value"].isdecimal()}


def printed_row(row: dict[str, str]) -> dict[str, str]:
    return {column: value for column, value in row.items() if column not in UNPRINTED}
