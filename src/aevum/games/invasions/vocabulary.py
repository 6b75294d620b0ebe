"""The axes of the words and of the state."""

from __future__ import annotations

from typing import Final

from aevum.core.tables import Tables
from aevum.core.words import Axis, Ids, Marked, Numbers, Vocabulary
from aevum.games.invasions.components.battle import (
    BLACK_FACES,
    COLOURS,
    FACES,
    REASONS,
    SHOWN,
    SIDES,
    WHITE_FACES,
)
from aevum.games.invasions.components.board import CONTRACTS
from aevum.games.invasions.components.bonds import STANCES, USES
from aevum.games.invasions.components.cards import LASTING
from aevum.games.invasions.components.registers import ANSWERS, DAMAGED, VERBS
from aevum.games.invasions.components.reinforcements import TROOPS
from aevum.games.invasions.kinds import RAIDS, SEATS
from aevum.games.invasions.options import SWITCHES

MARKER: Final = "marker-"
"""Before the event of a pillage marker that is played like a card."""
OPTIONS: Final = 3
"""The most options a card offers."""
TARGETS: Final = {
    "nation": "", "leader": "leader:", "province": "prov:", "area": "area:", "sea": "sea:",
}  # fmt: skip
"""What a card may name, and the prefix of its ids (realm E86)."""


def state_axes(tables: Tables, printed: dict[str, list[str]]) -> dict[str, list[str]]:
    """A seat is a person's; the printed seats are the powers. Kinds are named with their nation."""
    kinds = [f"{row['nation']}-{row['unit_type']}" for row in tables["units"]]
    axes = {axis: ids for axis, ids in printed.items() if axis != "seat"}
    return axes | {
        "power": list(SEATS),
        "kind": kinds,
        "contract": list(CONTRACTS),
        "squadron": [f"{nation}-{number}" for nation in axes["nation"] for number in (1, 2)],
        "answer": list(ANSWERS),
        "switch": list(SWITCHES),
        "lasting": list(LASTING),
        "timing": [row["id"] for row in tables["effects"] if row["kind"] == "timing"],
        "pillage": marker_ids(tables),
        "event_card": [*printed["event"], *event_markers(tables)],
        "target": [prefix + name for axis, prefix in TARGETS.items() for name in printed[axis]]
        + list(SIDES),
        "side": list(SIDES),
        "reason": list(REASONS),
        "white": list(WHITE_FACES),
        "black": list(BLACK_FACES),
        "colour": list(COLOURS),
        "shown": list(SHOWN),
        "face": list(FACES),
        "troop": list(TROOPS),
        "outcome": list(RAIDS),
        "use": list(USES),
        "stance": list(STANCES),
    }


def first_targets(printed: dict[str, list[str]]) -> dict[str, int]:
    """Where the ids of each type begin on the axis `target`."""
    found: dict[str, int] = {}
    first = 0
    for axis in TARGETS:
        found["zone" if axis == "sea" else axis] = first
        first += len(printed[axis])
    found["side"] = first
    return found


def event_markers(tables: Tables) -> list[str]:
    return [MARKER + row["event"] for row in tables["pillage"] if row["event"]]


def marker_ids(tables: Tables) -> list[str]:
    """Kinds of pillage markers: their gold, and the event or calamity they bring."""
    found: list[str] = []
    for row in tables["pillage"]:
        brings = row["event"] or ("" if row["calamity"] == "none" else row["calamity"])
        found.append(f"{row['gold']}-{brings}" if brings else row["gold"])
    return found


def vocabulary_of(axes: dict[str, list[str]]) -> Vocabulary:
    named: dict[str, Axis] = {axis: Ids(ids) for axis, ids in axes.items()}
    named["pip"] = Numbers(1, 10)
    named["pips"] = Numbers(2, 12)
    named["counter"] = Marked(named["kind"], [DAMAGED])
    named["option"] = Numbers(1, OPTIONS)
    return Vocabulary(VERBS, named)
