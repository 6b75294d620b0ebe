"""One codec for dump, load and digest: every field by its shape, every frame by its names.

The digest of a state is the first half of the SHA-256 of the hashes of its parts: the frames, then
each section in the order of its declaration. `Digester` keeps the hashes of the last state it saw
and renews only those of sections in which something else stands now.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from aevum.core.deck import Deck
from aevum.core.fields import (
    DECK_SHAPE,
    DECKS_SHAPE,
    NUMBER_SHAPE,
    PILES_SHAPE,
    TABLE_SHAPE,
    Field,
    Fields,
    Section,
)
from aevum.core.flow import Node, State, progress_at, step_name

encode = msgspec.json.Encoder().encode

DIGEST = 16
"""Bytes per digest."""
LARGEST = 1_000_000
"""No number of any game is larger: whoever writes a larger one down wants to fill the memory."""
DEEPEST = 64
"""Frames that no game has under way at the same time."""


# -- fields ---------------------------------------------------------------------------------------


def dump_fields(fields: Sequence[Field], s: State) -> dict[str, Any]:
    """Every field by its name; a late one only where it holds something."""
    dumped: dict[str, Any] = {}
    for field in fields:
        value: Any = getattr(s, field.name)
        if not field.late or not is_blank(field, value):
            dumped[field.name] = dump_value(field, value)
    return dumped


def is_blank(field: Field, value: Any) -> bool:
    """Does a number, table or pile hold what it holds in an empty state?"""
    if field.shape == NUMBER_SHAPE:
        return bool(value == field.start)
    if field.shape == PILES_SHAPE:
        return not any(value)
    return all(cell == field.start for cell in value)


def dump_value(field: Field, value: Any) -> Any:
    if field.shape == NUMBER_SHAPE:
        return value
    if field.shape == PILES_SHAPE:
        return [pile[:] for pile in value]
    if field.shape == DECK_SHAPE:
        return value.dump()
    if field.shape == DECKS_SHAPE:
        return [each.dump() for each in value]
    return value[:]


def load_value(field: Field, blank: Any, value: Any) -> Any:
    """The value that was dumped, of the same shape as the blank one."""
    if field.shape == NUMBER_SHAPE:
        return _numbers(field.name, [value])[0]
    if field.shape == DECK_SHAPE:
        return _load_deck(field, blank, value)
    if field.shape in (TABLE_SHAPE, PILES_SHAPE, DECKS_SHAPE) and len(value) != len(blank):
        raise ValueError(f"{field.name} has {len(value)} cells, not {len(blank)}")
    if field.shape == PILES_SHAPE:
        return [_numbers(field.name, pile) for pile in value]
    if field.shape == DECKS_SHAPE:
        return [_load_deck(field, old, new) for old, new in zip(blank, value, strict=True)]
    return _numbers(field.name, value)


def _load_deck(field: Field, blank: Any, value: Any) -> Deck:
    top, pool, bottom = (_numbers(field.name, cards) for cards in value)
    if len(pool) != len(blank.pool):
        raise ValueError(f"{field.name} has {len(pool)} kinds of cards, not {len(blank.pool)}")
    return Deck.load([top, pool, bottom])


def _numbers(name: str, cells: Any) -> list[int]:
    for cell in cells:
        if not isinstance(cell, int) or isinstance(cell, bool):
            raise ValueError(f"{name} holds {cell!r:.40}, which is not a whole number")
        if not -LARGEST <= cell <= LARGEST:
            raise ValueError(f"{name} holds a number that is far too large")
    return list(cells)


# -- frames ---------------------------------------------------------------------------------------


def dump_frames(nodes: Sequence[Node[Any]], stack: Sequence[int]) -> list[dict[str, Any]]:
    """Every frame by its names, the lowest first; `nodes` are found by their codes."""
    frames: list[dict[str, Any]] = []
    top = len(stack)
    while top:
        node = nodes[stack[top - 1]]
        frame: dict[str, Any] = {"node": node.name}
        if node.steps:
            frame["step"] = step_name(node, stack[top - 2])
            if stack[top - 2] < 0:
                frame["again"] = True
        first = top - 2 - node.place.count
        for place, variable in enumerate(node.place.variables):
            frame[variable.name] = stack[first + place]
        frames.append(frame)
        top = first
    frames.reverse()
    return frames


def load_frames(nodes: Mapping[str, Node[Any]], frames: Any) -> list[int]:
    """The stack of these frames; a variable that was not written down is nought."""
    stack: list[int] = []
    if len(frames) > DEEPEST:
        raise ValueError(f"there are {len(frames)} frames, which is too deep")
    for frame in frames:
        node = nodes[frame["node"]]
        names = [variable.name for variable in node.place.variables]
        unknown = set(frame) - set(names) - {"node", "step", "again"}
        if unknown:
            raise ValueError(f"a frame of {node.name} has no {', '.join(sorted(unknown))}")
        values = [frame.get(name, 0) for name in names]
        begun = progress_at(node, frame["step"], "again" in frame) if node.steps else 0
        stack += [*_numbers(node.name, values), begun, node.place.code]
    return stack


# -- digests --------------------------------------------------------------------------------------


def hash_of(part: Any) -> bytes:
    return hashlib.sha256(encode(part)).digest()


class Digester:
    """Digests of one state after the other, most of whose sections stay as they were."""

    def __init__(self, nodes: Sequence[Node[Any]], fields: Fields) -> None:
        self.nodes = nodes
        self.sections = fields.sections
        self._stack: list[int] = [-1]
        self._frames = b""
        self._dumped: list[dict[str, Any]] = [{} for _ in fields.sections]
        self._hashes: list[bytes] = [hash_of({})] * len(fields.sections)

    def digest(self, s: State, seats: int) -> bytes:
        """Sixteen bytes that tell two different states apart."""
        if s.stack != self._stack:
            self._stack = s.stack[:]
            self._frames = hash_of({"seats": seats, "stack": dump_frames(self.nodes, s.stack)})
        total = hashlib.sha256(self._frames)
        for number, section in enumerate(self.sections):
            if not is_same(section, s, self._dumped[number]):
                dumped = dump_fields(section.kept, s)
                self._dumped[number] = dumped
                self._hashes[number] = hash_of(dumped)
            total.update(self._hashes[number])
        return total.digest()[:DIGEST]


def is_same(section: Section, s: State, dumped: dict[str, Any]) -> bool:
    """Do the fields of the section still hold what was written down?"""
    for field in section.kept:
        value: Any = getattr(s, field.name)
        if field.shape == DECK_SHAPE:
            value = [value.top, value.pool, value.bottom]
        elif field.shape == DECKS_SHAPE:
            value = [[each.top, each.pool, each.bottom] for each in value]
        if field.name in dumped:
            if value != dumped[field.name]:
                return False
        elif not field.late or not is_blank(field, value):
            return False
    return True
