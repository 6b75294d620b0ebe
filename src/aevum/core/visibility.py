"""Hidden by declaration: every state field and every event says who sees it.

`observe`, the codec and the event filter are generated from these declarations; there is no other
place where something is hidden or shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aevum.core.deck import Deck
from aevum.core.flow import Event

EVERYONE: Final = 0
OWNER: Final = 1
"""The seat of the first axis sees it whole, all others see only the count."""
COUNT: Final = 2
"""Everybody sees only how many there are."""
CHOOSER: Final = 3
"""Only the seat that is choosing now; for all others it does not exist."""

NUMBER: Final = "number"
"""The axis of plain numbers."""


class Field:
    """A field of the state: its name, the axes of its table and who sees it.

    A field that holds one pile or deck per seat has the axes (seat, what lies there).
    """

    def __init__(self, name: str, axes: Sequence[str] = (), sees: int = EVERYONE) -> None:
        self.name = name
        self.axes = tuple(axes)
        self.sees = sees


class EventKind:
    """A kind of event: its name and its fields as (name, axis).

    `secret` names a field that only the seat in the field `seat` may read.
    """

    def __init__(self, name: str, *fields: tuple[str, str], secret: str = "") -> None:
        self.name = name
        self.fields = fields
        self.secret = secret


def nested(flat: Sequence[int], lengths: Sequence[int]) -> list[Any]:
    """A flat table as rows: nested([1,2,3,4], [2,2]) = [[1,2],[3,4]]."""
    if len(lengths) < 2:
        return list(flat)
    width = len(flat) // lengths[0] if lengths[0] else 0
    return [nested(flat[i * width : (i + 1) * width], lengths[1:]) for i in range(lengths[0])]


def size_of(pile: Any) -> int:
    return pile.size() if isinstance(pile, Deck) else len(pile)


def count_of(value: Any) -> Any:
    """How many there are: one number, or one per pile."""
    if isinstance(value, Deck):
        return value.size()
    if value and isinstance(value[0], (list, Deck)):
        return [size_of(pile) for pile in value]
    return sum(value)


def show_pile(pile: Any, ids: Sequence[str] | None) -> Any:
    """A pile card by card; of a deck its size and the cards whose place its owner knows."""
    if isinstance(pile, Deck):
        return {
            "size": pile.size(),
            "top": show_pile(pile.top, ids),
            "bottom": show_pile(pile.bottom, ids),
        }
    return [ids[card] for card in pile] if ids else list(pile)


def show(
    field: Field, value: Any, axes: Mapping[str, Sequence[str]], seat: int, chooser: int
) -> Any:
    """What `seat` sees of one field (a spectator is a seat that owns nothing)."""
    if field.sees == COUNT:
        return count_of(value)
    if field.sees == CHOOSER and seat != chooser:
        return None
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], (list, Deck)):
        ids = axes.get(field.axes[1])
        return [
            show_pile(pile, ids) if field.sees == EVERYONE or owner == seat else size_of(pile)
            for owner, pile in enumerate(value)
        ]
    rows = nested(value, [len(axes[a]) if a in axes else 0 for a in field.axes])
    if field.sees == OWNER:
        return [row if owner == seat else sum(row) for owner, row in enumerate(rows)]
    return rows


def tell_event(
    kind: EventKind, event: Event, axes: Mapping[str, Sequence[str]], seat: int
) -> dict[str, Any]:
    """The event as `seat` may read it: ids instead of ints, None for what is hidden."""
    told: dict[str, Any] = {"event": kind.name}
    owner = -1
    for number, (name, axis) in enumerate(kind.fields):
        value = event[number + 1]
        if name == "seat":
            owner = value
        if axis == NUMBER or axis == "seat":
            told[name] = value
        else:
            told[name] = axes[axis][value] if value >= 0 else None
    if kind.secret and owner != seat:
        told[kind.secret] = None
    return told
