"""The words and nodes declared in the code are those of the tables (3.1, I42)."""

from __future__ import annotations

import csv
from pathlib import Path

from aevum.core.flow import KINDS
from aevum.games.era_of_tribes.components import NODES, VERBS
from aevum.games.era_of_tribes.flow import FLOW

DATA = Path(__file__).parents[2] / "data" / "era_of_tribes"

AXES_OF = {
    "way": ["province", "province"], "lane": ["sea", "sea"], "number": ["amount"],
    "action": ["activity"],
}  # fmt: skip
"""Axes of the table that are several arguments, or have another name."""

OF_THE_CODE = {"combat-round", "purchase"}
"""Procedures that the table leaves inside others."""
OF_THE_TABLE = {"advance"}
"""A function here: nothing waits inside it."""


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def axes(verb: str, written: str) -> list[str]:
    found: list[str] = []
    for axis in written.split():
        if axis == "coast":
            from_sea = verb in ("land", "plunder")
            found += ["sea", "province"] if from_sea else ["province", "sea"]
        else:
            found += AXES_OF.get(axis, [axis])
    return found


def test_the_verbs_are_those_of_the_table() -> None:
    table = {row["verb"]: axes(row["verb"], row["axes"]) for row in rows("words.csv")}
    code = {verb.word: [argument.axis for argument in verb.arguments] for verb in VERBS.all}
    assert code == table


def test_two_arguments_on_one_axis_have_names_of_their_own() -> None:
    named = {verb.word: [argument.name for argument in verb.arguments] for verb in VERBS.all}
    assert named["move"] == ["from", "to", "steps"]
    assert named["sail"] == ["from", "to", "knots"]
    assert named["roll"] == ["red", "green"]


def test_the_nodes_are_those_of_the_table() -> None:
    table = {row["id"]: (row["kind"], row["private"]) for row in rows("nodes.csv")}
    code = {
        place.name: (KINDS[place.kind], str(int(place.private)))
        for place in NODES.all
        if place.name not in OF_THE_CODE
    }
    assert code == {name: row for name, row in table.items() if name not in OF_THE_TABLE}


def test_every_node_is_in_the_flow() -> None:
    assert {node.name for node in FLOW} == {place.name for place in NODES.all}
