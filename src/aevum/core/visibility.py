"""Hidden by declaration: what a seat sees of a field, an event or a frame.

`observe` and the event filter pass through here; there is no other place where something is hidden
or shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aevum.core.deck import Deck
from aevum.core.events import EventKind
from aevum.core.fields import (
    CHOOSER,
    COUNT,
    DECK_SHAPE,
    DECKS_SHAPE,
    EVERYONE,
    LINE_SHAPE,
    NUMBER_SHAPE,
    OWNER,
    PILES_SHAPE,
    Field,
)
from aevum.core.flow import Event
from aevum.core.words import NUMBER

SEAT = "seat"

Backs = Mapping[str, Sequence[str]]
"""Per axis of cards: what the back of each card shows to those who may not see its face."""
NO_BACKS: Backs = {}


class Eyes:
    """Through whom a state is looked at: its seat, who chooses now, and how ids are called."""

    def __init__(
        self,
        seat: int,
        chooser: int,
        axes: Mapping[str, Sequence[str]],
        backs: Backs = NO_BACKS,
    ) -> None:
        self.seat = seat
        self.chooser = chooser
        self.axes = axes
        self.backs = backs


def nested(flat: Sequence[int], lengths: Sequence[int]) -> list[Any]:
    """A flat table as rows: nested([1,2,3,4], [2,2]) = [[1,2],[3,4]]."""
    if len(lengths) < 2:
        return list(flat)
    width = len(flat) // lengths[0] if lengths[0] else 0
    return [nested(flat[i * width : (i + 1) * width], lengths[1:]) for i in range(lengths[0])]


def size_of(pile: Any) -> int:
    return pile.size() if isinstance(pile, Deck) else len(pile)


def count_of(field: Field, value: Any) -> Any:
    """How many there are: one number, or one per pile."""
    if field.shape in (PILES_SHAPE, DECKS_SHAPE):
        return [size_of(pile) for pile in value]
    if field.shape == LINE_SHAPE or field.shape == DECK_SHAPE:
        return size_of(value)
    return sum(value)


def show_pile(pile: Any, ids: Sequence[str] | None) -> Any:
    """A pile card by card; of a deck its size and the cards whose place its owner knows."""
    if isinstance(pile, Deck):
        return {
            "size": pile.size(),
            "top": show_pile(pile.top, ids),
            "bottom": show_pile(pile.bottom, ids),
        }
    return [ids[card] if card >= 0 else None for card in pile] if ids else list(pile)


def show_back(field: Field, pile: Any, eyes: Eyes) -> Any:
    """What those see of a pile who may not see its cards."""
    backs = eyes.backs.get(field.axes[1])
    if backs is None or isinstance(pile, Deck):
        return size_of(pile)
    return [backs[card] for card in pile]


def show(field: Field, value: Any, owners: Sequence[int] | None, eyes: Eyes) -> Any:
    """What these eyes see of one field; `owners` names the seat of each row, if rows have any."""
    if field.sees == COUNT:
        return count_of(field, value)
    if field.sees == CHOOSER and eyes.seat != eyes.chooser:
        return None
    if field.shape == NUMBER_SHAPE:
        return value
    if field.shape == LINE_SHAPE or field.shape == DECK_SHAPE:
        return show_pile(value, eyes.axes.get(field.axes[0]) if field.axes else None)
    if field.shape in (PILES_SHAPE, DECKS_SHAPE):
        ids = eyes.axes.get(field.axes[1])
        return [
            show_pile(pile, ids)
            if field.sees == EVERYONE or is_owner(owners, row, eyes.seat)
            else show_back(field, pile, eyes)
            for row, pile in enumerate(value)
        ]
    rows = nested(value, [len(eyes.axes[a]) if a in eyes.axes else 0 for a in field.axes])
    if field.sees == OWNER:
        return [
            line if is_owner(owners, row, eyes.seat) else sum(line) for row, line in enumerate(rows)
        ]
    return rows


def is_owner(owners: Sequence[int] | None, row: int, seat: int) -> bool:
    return (row if owners is None else owners[row]) == seat


def name_of(axis: str, value: int, axes: Mapping[str, Sequence[str]]) -> Any:
    """A number as people write it: seats and plain numbers as they are, all else by its id."""
    if axis == NUMBER or axis == SEAT:
        return value
    return axes[axis][value] if value >= 0 else None


def tell_event(kind: EventKind, event: Event, eyes: Eyes) -> dict[str, Any]:
    """The event as these eyes may read it: ids instead of ints, None for what is hidden."""
    told: dict[str, Any] = {"event": kind.name}
    may_read = not kind.secret
    for place, (name, axis) in enumerate(kind.fields):
        value = event[place + 1]
        told[name] = name_of(axis, value, eyes.axes)
        if name in kind.readers and value == eyes.seat:
            may_read = True
    if not may_read:
        hide(kind, event, told, eyes.backs)
    return told


def hide(kind: EventKind, event: Event, told: dict[str, Any], backs: Backs) -> None:
    """Of a secret card its back is shown, if cards of its kind have one."""
    told[kind.secret] = None
    for place, (name, axis) in enumerate(kind.fields):
        if name == kind.secret and axis in backs:
            told[f"{name}_back"] = backs[axis][event[place + 1]]
