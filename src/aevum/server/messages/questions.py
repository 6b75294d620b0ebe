"""What a seat asks about its choices."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from aevum.server.messages.kinds import SeatNumber, Sequence, Way, Words


class Explain(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    action: Way
    after: Words = []
    """Words of a draft that would be said before it."""


class Ask(Struct, forbid_unknown_fields=True):
    """What would these actions bring, in the position that `seq` names?"""

    seat: SeatNumber
    seq: Sequence
    actions: Annotated[list[Way], Meta(max_length=1_000)]
    after: Words = []
    """Words of a draft that would be said before them."""


class Preview(Struct):
    """What an action would bring, as far as its seat may know.

    figures   after it and before chance goes on; null if it shows something hidden, or is secret
    barrier   nothing can be taken back after it: a die or a reveal follows
    onward    what may follow an action that names nothing, where the same seat goes on; it can be
              asked for as `first/second`
    odds      what chance may make of it, where the game reckons that
    gathers   a set is under way after it, to which the same seat may pick more
    passes    another seat is asked after it: it can be taken back until that one has acted
    """

    figures: dict[str, Any] | None
    barrier: bool
    onward: list[str]
    odds: dict[str, Any] | None = None
    gathers: bool = False
    passes: bool = False


class WhyNot(Struct):
    rule: str
    key: str
    args: dict[str, str]


class BotWhy(Struct):
    key: str
    args: dict[str, Any]


class Fact(Struct):
    """Something that speaks for a move: a text `hint-<key>`, and what it speaks about."""

    key: str
    args: dict[str, str | int]


class Hint(Struct):
    """`action` is what to say first, `words` the whole move as people name it."""

    action: str
    words: list[str]
    why: BotWhy
    facts: list[Fact]
