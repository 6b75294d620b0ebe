"""Tables, seats and how one comes to them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aevum.server.messages.kinds import Delay, Name, SeatNumber, Sequence


class SeatInfo(Struct):
    seat: int
    name: str
    kind: str
    bot: str | None
    mine: bool
    online: bool
    away: bool
    clock: float | None


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """none; live: seconds in the bank and per move; days: days in the bank and per move."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[float, Meta(ge=0, le=86_400)] = 0
    step: Annotated[float, Meta(ge=0, le=3_600)] = 0


class Damage(Struct):
    """Why a game cannot be opened, and what a repair would keep and remove of its entries."""

    problem: str
    kept: int
    lost: int


class TableSummary(Struct):
    id: str
    game: str
    title: str
    seats: list[SeatInfo]
    status: str
    actor: int | None
    node: str | None
    updated_at: str
    waiting_for_me: bool
    delay: int
    private: bool = False
    """Mine alone: a what-if, or a game read from a record."""
    archived: bool = False
    """I have put it away."""
    removable: bool = False
    """I may delete it: I opened it, and nobody else still plays there."""
    damage: Damage | None = None
    """Only shown to those who sit there; the game cannot be opened."""


class Lobby(Struct):
    """A page of my tables, and one of those of others; `more` says that a further page follows."""

    mine: list[TableSummary]
    open: list[TableSummary]
    watch: list[TableSummary]
    more: bool = False


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    title: Annotated[str, Meta(max_length=60)] = ""
    pace: Pace = Pace()
    listed: bool = False
    hints: bool = True
    delay: Delay = 0
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}


class Created(Struct):
    id: str
    invite: str


class Invitation(Struct):
    id: str
    game: str
    title: str
    seats: list[SeatInfo]


class Join(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=80)] | None = None


class NewBot(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class Fill(Struct, forbid_unknown_fields=True):
    """Bots for the open seats of a table, in the order of the seats."""

    bots: Annotated[list[NewBot], Meta(min_length=1, max_length=8)]


class Archive(Struct, forbid_unknown_fields=True):
    archived: bool


class Joined(Struct):
    seat: int


class Away(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    away: bool


class ForSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ForkAt(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    at: Sequence
    title: Annotated[str, Meta(max_length=60)] = ""


class Rematch(Struct):
    """The table at which the same people play once more."""

    id: str
