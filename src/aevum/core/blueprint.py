"""Draws the class of a state from its declared fields, and the page about it and its frames.

`python -m aevum.core.blueprint GAME…` writes `layout.py` beside the game's `fields.py` and its page
under `docs/state`; a test compares both with the declarations, so that a new field is one line.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from aevum.core.fields import (
    CHOOSER,
    COUNT,
    DECK_SHAPE,
    DECKS_SHAPE,
    EVERYONE,
    LINE_SHAPE,
    NOBODY,
    NUMBER_SHAPE,
    OWNER,
    PILES_SHAPE,
    TABLE_SHAPE,
    Field,
    Fields,
)
from aevum.core.flow import Node
from aevum.core.game import in_order
from aevum.core.rooms import houses, module, room

SHAPES: Final = {
    NUMBER_SHAPE: ("number", "int"),
    TABLE_SHAPE: ("table", "list[int]"),
    LINE_SHAPE: ("line", "list[int]"),
    PILES_SHAPE: ("piles", "list[list[int]]"),
    DECK_SHAPE: ("deck", "Deck"),
    DECKS_SHAPE: ("decks", "list[Deck]"),
}
SIGHT: Final = {
    EVERYONE: "everyone",
    OWNER: "its owner; others how many",
    COUNT: "how many",
    CHOOSER: "who chooses",
    NOBODY: "kept for speed",
}


def class_name(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("_")) + "Fields"


def layout(game: str, fields: Fields) -> str:
    """The source of the class that holds the fields."""
    name = class_name(game)
    slots = "".join(f'        "{slot}",\n' for slot in sorted(f.name for f in fields.all))
    types = "".join(
        f"        self.{f.name}: {SHAPES[f.shape][1]} = {blank(f)}\n" for f in fields.all
    )
    copies = "".join(f"        self.{f.name} = {copied(f)}\n" for f in fields.all)
    uses_deck = any(field.shape in (DECK_SHAPE, DECKS_SHAPE) for field in fields.all)
    imports = "from aevum.core.deck import Deck\n" if uses_deck else ""
    return f'''"""The fields of the state, drawn by core.blueprint from fields.py."""

from __future__ import annotations

{imports}from aevum.core.flow import State


class {name}(State):
    """Holds every declared field; whoever needs another one declares it in fields.py."""

    __slots__ = (
{slots}    )

    def clear(self, size: dict[str, int]) -> None:
        """Everything empty, for axes of these sizes."""
        self.stack = []
        self.events = []
        self.revealed = False
        self.silent = False
{types}
    def copy(self, like: {name}) -> None:
        """Everything as in another state; nothing that can change is shared."""
        self.stack = like.stack.copy()
        self.events = []
        self.revealed = False
        self.silent = False
{copies}'''


def blank(field: Field) -> str:
    """The value of an empty state."""
    if field.shape == NUMBER_SHAPE:
        return str(field.start)
    if field.shape == LINE_SHAPE:
        return "[]"
    sizes = [f'size["{axis}"]' for axis in field.axes]
    if field.shape == TABLE_SHAPE:
        cells = " * ".join(sizes)
        return f"[{field.start}] * " + (f"({cells})" if len(sizes) > 1 else cells)
    if field.shape == PILES_SHAPE:
        return f"[[] for _ in range({sizes[0]})]"
    fresh = f"Deck([0] * {sizes[-1]})"
    return fresh if field.shape == DECK_SHAPE else f"[{fresh} for _ in range({sizes[0]})]"


def copied(field: Field) -> str:
    value = f"like.{field.name}"
    if field.shape == NUMBER_SHAPE or field.whole:
        return value
    if field.shape == PILES_SHAPE:
        return f"[pile.copy() for pile in {value}]"
    if field.shape == DECK_SHAPE:
        return f"{value}.clone()"
    if field.shape == DECKS_SHAPE:
        return f"[deck.clone() for deck in {value}]"
    return f"{value}.copy()"


def page(title: str, fields: Fields, nodes: Sequence[Node[Any]]) -> str:
    """The state as a page: section by section, field by field, and the frames of its stack."""
    lines = [f"# The state of {title}", ""]
    lines += ["A section has one owner: the chapter of the rules of its name writes it, and nobody"]
    lines += ["else. Made from `fields.py`.", ""]
    for section in fields.sections:
        lines += [f"## {section.owner}", "", "| field | shape | axes | seen by | what it is |"]
        lines += ["|---|---|---|---|---|"]
        lines += [row(field) for field in section.fields]
        lines += [""]
    lines += [
        "## Frames of the stack",
        "",
        "Made from `flow.py`; what is under way lies on top.",
        "",
    ]
    lines += ["| node | variables | steps |", "|---|---|---|"]
    lines += [frame_row(node) for node in nodes]
    return "\n".join([*lines, ""])


def frame_row(node: Node[Any]) -> str:
    variables = ", ".join(f"`{variable.name}`" for variable in node.place.variables)
    steps = ", ".join(f"`{step.__name__}`" for step in node.steps)
    return f"| `{node.name}` | {variables} | {steps} |"


def row(field: Field) -> str:
    shape = SHAPES[field.shape][0]
    sight = SIGHT[field.sees] + (f" (owner by `{field.owner}`)" if field.owner else "")
    note = field.note + "; written down only where it holds something" * field.late
    note += "; changed as a whole" * field.whole
    return f"| `{field.name}` | {shape} | {', '.join(field.axes)} | {sight} | {note} |"


def main(names: list[str]) -> None:
    for name in names:
        fields: Fields = module("games", name, "fields").FIELDS
        folder = room("games", name)
        assert folder is not None
        (folder / "layout.py").write_text(layout(name, fields), encoding="utf-8")
        if folder.parents[1] == houses()[0]:  # our own games have a page each
            pages = Path("docs/state")
            pages.mkdir(parents=True, exist_ok=True)
            flow = in_order(module("games", name, "flow").FLOW)  # needs the class drawn above
            (pages / f"{name}.md").write_text(page(name, fields, flow), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
