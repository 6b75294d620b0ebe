"""What a seat may know, as one line of numbers.

The numbers come from `observe`, so nothing is in them that the seat does not see. First comes what
is asked: who looks, who must act, the node (one cell each), and the variables of its frame. Then
follow the declared fields of the state in their order (docs/state describes them):

number   its value
table    all cells, the rows first; of a row that belongs to somebody else only its sum, in the
         first cell
line     its length, then its first LINE entries
piles    for each row its length, then how often each id lies in it, as far as it is seen
deck     its size (decks: one for each row)

Ids are places on their axes, counted from one; 0 stands for what is not there or not seen.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.fields import (
    COUNT,
    DECK_SHAPE,
    DECKS_SHAPE,
    LINE_SHAPE,
    NUMBER_SHAPE,
    PILES_SHAPE,
    TABLE_SHAPE,
    Field,
)
from aevum.core.flow import DECISION, MOST
from aevum.core.game import Game

LINE = 32
"""Entries of a line that are told one by one."""


class Features:
    """The features of a game with so many seats; `names` says what each cell holds."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self.game = game
        self.axes = game.axes_of(start)
        self.places = {
            axis: {name: place + 1 for place, name in enumerate(ids)}
            for axis, ids in self.axes.items()
        }
        self.asking = [node for node in game.nodes if node.kind == DECISION]
        self.widths = [self._width(field, getattr(start, field.name)) for field in game.fields]
        self.names = self._names()
        self.size = len(self.names)

    def of(self, s: Any, seat: int) -> Any:
        view = self.game.observe(s, seat)
        cells = self._asked(view["asked"], seat)
        for field, width in zip(self.game.fields, self.widths, strict=True):
            told = self._cells(field, view[field.name], width)
            cells += told[:width] + [0] * (width - len(told))
        return np.array(cells, np.float32)

    # -- what is asked ---------------------------------------------------------------------------

    def _asked(self, asked: dict[str, Any] | None, seat: int) -> list[int]:
        cells = [seat + 1, 0, *[0] * len(self.asking), *[0] * MOST]
        if asked is None:
            return cells
        cells[1] = asked["seat"] + 1
        for place, node in enumerate(self.asking):
            if node.name == asked["node"]:
                cells[2 + place] = 1
                first = 2 + len(self.asking)
                for at, (name, axis) in enumerate(node.place.variables):
                    cells[first + at] = self._number(axis, asked.get(name))
        return cells

    def _number(self, axis: str, value: Any) -> int:
        if isinstance(value, str):
            return self.places.get(axis, {}).get(value, 0)
        return 0 if value is None else int(value) + 1

    # -- fields ----------------------------------------------------------------------------------

    def _width(self, field: Field, value: Any) -> int:
        if field.shape in (NUMBER_SHAPE, DECK_SHAPE):
            return 1
        if field.sees == COUNT:
            return len(value) if field.shape in (PILES_SHAPE, DECKS_SHAPE) else 1
        if field.shape == LINE_SHAPE:
            return 1 + LINE
        if field.shape == PILES_SHAPE:
            return len(value) * (1 + len(self.axes.get(field.axes[1], ())))
        return len(value)

    def _cells(self, field: Field, value: Any, width: int) -> list[int]:
        if value is None:
            return []
        if isinstance(value, int):
            return [value]
        if isinstance(value, dict):
            return [value["size"]]
        if field.sees == COUNT:
            return list(value)
        if field.shape == LINE_SHAPE:
            axis = field.axes[0] if field.axes else ""
            return [len(value), *(self._number(axis, each) for each in value[:LINE])]
        if field.shape == DECKS_SHAPE:
            return [each["size"] if isinstance(each, dict) else each for each in value]
        if field.shape == PILES_SHAPE:
            return [cell for pile in value for cell in self._pile(field.axes[1], pile)]
        assert field.shape == TABLE_SHAPE
        return [cell for row in value for cell in flat(row, width // len(value))]

    def _pile(self, axis: str, pile: Any) -> list[int]:
        counts = [0] * len(self.axes.get(axis, ()))
        if isinstance(pile, int):
            return [pile, *counts]
        for card in pile:
            place = self._number(axis, card)
            if isinstance(card, str) and place:
                counts[place - 1] += 1
        return [len(pile), *counts]

    # -- their names -----------------------------------------------------------------------------

    def _names(self) -> list[str]:
        names = ["looks", "acts", *(f"asked {node.name}" for node in self.asking)]
        names += [f"variable {place}" for place in range(MOST)]
        for field, width in zip(self.game.fields, self.widths, strict=True):
            names += [f"{field.name} {cell}" for cell in range(width)]
        return names


def flat(row: Any, width: int) -> list[int]:
    """A row of a table, cell by cell; a sum stands in the first cell of its row."""
    if isinstance(row, int):
        return [row] + [0] * (width - 1)
    return [cell for each in row for cell in flat(each, 1)]
