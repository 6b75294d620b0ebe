"""The axes of the words and of the state."""

from __future__ import annotations

from aevum.core.tables import Tables
from aevum.core.words import Axis, Ids, Marked, Numbers, Vocabulary
from aevum.games.invasions.components import ANSWERS, CONTRACTS, DAMAGED, VERBS
from aevum.games.invasions.kinds import SEATS


def state_axes(tables: Tables, printed: dict[str, list[str]]) -> dict[str, list[str]]:
    """A seat is a person's; the printed seats are the powers. Kinds are named with their nation."""
    kinds = [f"{row['nation']}-{row['unit_type']}" for row in tables["units"]]
    axes = {axis: ids for axis, ids in printed.items() if axis != "seat"}
    return axes | {
        "power": list(SEATS),
        "kind": kinds,
        "contract": list(CONTRACTS),
        "answer": list(ANSWERS),
    }


def vocabulary_of(axes: dict[str, list[str]]) -> Vocabulary:
    named: dict[str, Axis] = {axis: Ids(ids) for axis, ids in axes.items()}
    named["pip"] = Numbers(1, 10)
    named["counter"] = Marked(named["kind"], [DAMAGED])
    return Vocabulary(VERBS, named)
