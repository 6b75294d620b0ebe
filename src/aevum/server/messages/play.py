"""What a seat does, and what it sees of its table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aevum.core.game import Term
from aevum.server.messages.drafts import Draft
from aevum.server.messages.kinds import SeatNumber, Sequence, Word
from aevum.server.messages.questions import BotWhy
from aevum.server.messages.tables import Pace, SeatInfo


class Act(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    seq: Sequence
    action: Word


class Kept(Struct):
    """It was carried out and is kept, but cannot be shown before the database answers again."""

    kept: bool = True


class Control(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    seq: Sequence
    control: Annotated[str, Meta(pattern="^(undo|redo|restart|agree|refuse|takeback [0-9]{1,6})$")]


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class GivenOrder(Struct, forbid_unknown_fields=True):
    """What a seat has ordered; where the game allows it, at one place or from a number on."""

    answer: Literal["always", "never", "ask"]
    place: Annotated[str, Meta(max_length=40)] = ""
    threshold: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Orders(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    orders: Annotated[dict[str, GivenOrder], Meta(max_length=20)]


class ChatLine(Struct):
    number: int
    name: str
    seat: int
    text: str
    at: str


class LogLine(Struct):
    """`step` is its place among the entries in force; `seq` what the view counted when it came."""

    step: int
    seq: int
    seat: int
    action: str
    events: list[dict[str, Any]]
    automatic: bool
    why: BotWhy | None


class Takeback(Struct):
    seat: int
    to: int
    agreed: list[int]


class GameResult(Struct):
    """`fair`: nothing was taken back by consent; others do not count in the statistics."""

    points: list[int]
    winners: list[int]
    cause: str
    fair: bool = True


class TableView(Struct):
    """Everything one seat may know about its table; of log and chat the newest page."""

    id: str
    game: str
    title: str
    seat: int
    seats: list[SeatInfo]
    seq: int
    steps: int
    actor: int | None
    view: dict[str, Any]
    figures: dict[str, Any]
    sums: dict[str, list[list[Term]]]
    legal: list[str]
    draft: Draft | None
    can_undo: bool
    can_redo: bool
    takeback: Takeback | None
    orders: dict[str, GivenOrder]
    hints: bool
    pace: Pace
    delay: int
    seed_hash: str
    seed: str | None
    result: GameResult | None
    rematch: str | None
    log: list[LogLine]
    chat: list[ChatLine]
