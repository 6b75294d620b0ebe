"""What travels over the wire; the OpenAPI page is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]


class Me(Struct):
    id: str
    name: str
    guest: bool


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    passphrase: Passphrase


class Both(Struct):
    """A text in both languages."""

    en: str
    de: str


class BotLevel(Struct):
    bot: str
    name: Both


class GameInfo(Struct):
    game: str
    title: Both
    maturity: str
    players: tuple[int, int]
    bots: list[BotLevel]
    orders: list[str]


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


class Lobby(Struct):
    mine: list[TableSummary]
    open: list[TableSummary]
    watch: list[TableSummary]


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
    options: Annotated[dict[str, Any], Meta(max_length=10)] = {}


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


class Joined(Struct):
    seat: int


class Act(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    seq: Sequence
    action: Word


class Control(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    seq: Sequence
    control: Annotated[str, Meta(pattern="^(undo|redo|restart|agree|refuse|takeback [0-9]{1,6})$")]


class Explain(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    action: Word


class WhyNot(Struct):
    rule: str
    key: str
    args: dict[str, str]


class Say(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Orders(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    orders: Annotated[dict[str, bool], Meta(max_length=20)]


class Away(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    away: bool


class ForSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ForkAt(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    at: Sequence


class BotWhy(Struct):
    key: str
    args: dict[str, Any]


class Hint(Struct):
    action: str
    why: BotWhy


class ChatLine(Struct):
    name: str
    seat: int
    text: str
    at: str


class LogLine(Struct):
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
    points: list[int]
    winners: list[int]
    cause: str


class TableView(Struct):
    """Everything one seat may know about its table."""

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
    previews: dict[str, dict[str, Any]]
    legal: list[str]
    can_undo: bool
    can_redo: bool
    barriers: list[str]
    takeback: Takeback | None
    orders: dict[str, bool]
    hints: bool
    pace: Pace
    seed_hash: str
    seed: str | None
    result: GameResult | None
    log: list[LogLine]
    chat: list[ChatLine]


class Problem(Struct):
    """Why a request was refused: a kind, one sentence, and the rule if a rule forbids it."""

    error: str
    message: str
    why: WhyNot | None = None
