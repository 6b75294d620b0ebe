"""The fields of a state, declared once: shape, axes, section, owner and who sees them.

Clone, codec, visibility, digest and the page about the state all follow from these declarations;
`core.blueprint` draws the class itself. A section has one owner: the chapter of the rules whose
name it bears. Shapes:

number   one int                          line    a list of ids that grows and shrinks
table    a flat list, one int per cell    piles   one list of ids per row
deck     one Deck                         decks   one Deck per row
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

EVERYONE: Final = 0
OWNER: Final = 1
"""The owner of a row sees it whole, all others see only the count (or the backs of its cards)."""
COUNT: Final = 2
"""Everybody sees only how many there are."""
CHOOSER: Final = 3
"""Only the seat that is choosing now; for all others it does not exist."""
NOBODY: Final = 4
"""Follows from the other fields and is kept only for speed."""

NUMBER_SHAPE: Final = 0
TABLE_SHAPE: Final = 1
LINE_SHAPE: Final = 2
PILES_SHAPE: Final = 3
DECK_SHAPE: Final = 4
DECKS_SHAPE: Final = 5


class Field:
    """A field of the state.

    axes    what its cells stand for, the rows first
    start   what a number, or every cell of a table, holds in an empty state
    owner   the field that names the seat of each row; without one a row is the seat of its number
    note    what it is, in a few words
    late    positions were kept before it was declared: it is written down only where it holds
            something, so that those are still read and digested as they were
    whole   no cell of it is changed, another table takes its place: copies of a state share it
    """

    def __init__(
        self,
        shape: int,
        name: str,
        axes: Sequence[str],
        sees: int = EVERYONE,
        start: int = 0,
        owner: str = "",
        note: str = "",
        late: bool = False,
        whole: bool = False,
    ) -> None:
        self.shape = shape
        self.name = name
        self.axes = tuple(axes)
        self.sees = sees
        self.start = start
        self.owner = owner
        self.note = note
        self.late = late
        self.whole = whole


def number(
    name: str, note: str, *, sees: int = EVERYONE, start: int = 0, late: bool = False
) -> Field:
    return Field(NUMBER_SHAPE, name, (), sees, start, "", note, late)


def table(
    name: str,
    axes: str,
    note: str,
    *,
    sees: int = EVERYONE,
    start: int = 0,
    owner: str = "",
    late: bool = False,
    whole: bool = False,
) -> Field:
    return Field(TABLE_SHAPE, name, axes.split(), sees, start, owner, note, late, whole)


def line(name: str, axis: str, note: str, *, sees: int = EVERYONE) -> Field:
    return Field(LINE_SHAPE, name, axis.split(), sees, 0, "", note)


def piles(
    name: str, axes: str, note: str, *, sees: int = EVERYONE, owner: str = "", late: bool = False
) -> Field:
    return Field(PILES_SHAPE, name, axes.split(), sees, 0, owner, note, late)


def deck(name: str, axis: str, note: str, *, sees: int = COUNT) -> Field:
    return Field(DECK_SHAPE, name, axis.split(), sees, 0, "", note)


def decks(name: str, axes: str, note: str, *, sees: int = OWNER, owner: str = "") -> Field:
    return Field(DECKS_SHAPE, name, axes.split(), sees, 0, owner, note)


class Section:
    """Fields that one chapter of the rules owns: nobody else writes them."""

    def __init__(self, owner: str, *fields: Field) -> None:
        self.owner = owner
        self.fields = list(fields)
        self.kept = [field for field in fields if field.sees != NOBODY]
        """What is written down."""


class Fields:
    """All fields of a game's state; `statics` are shared by all states of one game."""

    def __init__(self, *sections: Section, statics: Sequence[str] = ()) -> None:
        self.sections = list(sections)
        self.statics = tuple(statics)
        self.all = [field for section in sections for field in section.fields]
        self.kept = [field for field in self.all if field.sees != NOBODY]
        names = [field.name for field in self.all]
        if len(set(names)) < len(names):
            raise ValueError("a field is declared twice")
