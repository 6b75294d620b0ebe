"""What happened: kinds of events, declared once with the fields they tell and who may read them."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.words import Argument, argument


class EventKind:
    """A kind of event: its name and its fields.

    secret    a field that only some seats may read
    readers   the fields that name these seats
    """

    def __init__(
        self, name: str, fields: Sequence[str], secret: str = "", readers: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.fields: list[Argument] = [argument(written) for written in fields]
        self.secret = secret
        self.readers = frozenset(readers or ("seat",)) if secret else frozenset()


class Events:
    """The events of a game in the order in which they are declared; an event is its number."""

    def __init__(self) -> None:
        self.all: list[EventKind] = []

    def declare(
        self, name: str, *fields: str, secret: str = "", readers: Sequence[str] = ()
    ) -> int:
        if any(kind.name == name for kind in self.all):
            raise ValueError(f"the event '{name}' is declared twice")
        self.all.append(EventKind(name, fields, secret, readers))
        return len(self.all) - 1


ONLY_CHOICE = "only-choice"
"""The event that tells of a decision with a single legal word, carried out by itself."""
