"""What travels over the wire; the OpenAPI page is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from aevum.core.game import Term

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Way = Annotated[str, Meta(min_length=1, max_length=161)]
"""An action, or two in a row: `forgo/place dacia`."""
Words = Annotated[list[Word], Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Delay = Annotated[int, Meta(ge=0, le=3_600)]
"""Seconds by which spectators see a table later than those who play."""


class Me(Struct):
    id: str
    name: str
    guest: bool
    csrf: str
    """The cookie whose value belongs into the header x-csrftoken."""


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    passphrase: Passphrase


class NewPassphrase(Struct, forbid_unknown_fields=True):
    old: Passphrase
    new: Passphrase


class SessionInfo(Struct):
    """A browser that is signed in as me; `here`: it is the one that asks."""

    id: str
    created_at: str
    seen_at: str
    browser: str
    here: bool


class Both(Struct):
    """A text in both languages."""

    en: str
    de: str


class BotLevel(Struct):
    bot: str
    name: Both


class GameOption(Struct):
    """What can be chosen for a new table; kind: seat, flag, number (one of the values), text."""

    name: str
    kind: str
    title: Both
    values: list[int]


class OrderInfo(Struct):
    """A standing order: what may be answered beside "ask", the axis of its place, its numbers."""

    name: str
    answers: list[str]
    place: str
    threshold: tuple[int, int] | None


class GameInfo(Struct):
    """A game on the shelf, as its own file describes it."""

    game: str
    title: Both
    blurb: Both
    length: str
    maturity: str
    players: tuple[int, int]
    colours: dict[str, str]
    bots: list[BotLevel]
    orders: list[OrderInfo]
    options: list[GameOption]
    first_game: dict[str, Any]
    """The options that its rules advise for a first game."""


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


class Explain(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    action: Way


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


class NewDraft(Struct, forbid_unknown_fields=True):
    """Words that a seat would like to say, in any order."""

    seat: SeatNumber
    words: Words


class SayDraft(Struct, forbid_unknown_fields=True):
    """Words that a seat says as one, in any order."""

    seat: SeatNumber
    seq: Sequence
    words: Words


class DraftEntry(Struct):
    """A word of a draft after it was tried.

    `effect` is what it would change in the figures, `announced` what it was announced to change if
    that was something else; `asks` is who would be asked after it, -1 for chance.
    """

    word: str
    verdict: Literal["ok", "illegal", "intention"]
    why: WhyNot | None
    figures: dict[str, Any] | None
    effect: dict[str, Any] | None
    announced: dict[str, Any] | None
    barrier: bool
    asks: int | None


class Draft(Struct):
    """Words that were tried, and where they lead.

    `words` is what would be said: in the order of the rules, closing words included. `view`,
    `figures` and `sums` are those after it, before anything hidden is shown, and `legal` is what
    may be added; `gathering`: a set is under way, to which more may be picked.
    """

    entries: list[DraftEntry]
    words: list[str]
    view: dict[str, Any]
    figures: dict[str, Any]
    sums: dict[str, list[list[Term]]]
    legal: list[str]
    gathering: bool


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


class Away(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    away: bool


class ForSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class ForkAt(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    at: Sequence
    title: Annotated[str, Meta(max_length=60)] = ""


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


class Rematch(Struct):
    """The table at which the same people play once more."""

    id: str


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


class Problem(Struct):
    """Why a request was refused: a kind, one sentence, and the text that says it in any language.

    `why` names the rule, too, if a rule forbids it.
    """

    error: str
    message: str
    why: WhyNot | None = None


# -- after the game --------------------------------------------------------------------------------


class EvalPoint(Struct):
    """The share of victory per seat after this step; `seat` had acted, -1 = chance or nobody."""

    step: int
    seat: int
    values: list[float]


class Swing(Struct):
    """The step that changed the share of `seat` most; `by` is who acted, -1 = chance."""

    step: int
    seat: int
    delta: float
    by: int
    action: str


class Analysis(Struct):
    """The evaluation graph of a finished game; empty until it is done."""

    points: list[EvalPoint]
    swings: list[Swing]
    done: bool
    progress: float


class Die(Struct):
    """One outcome of chance: entry, counter, sum of weights, number, and the chance it had."""

    seq: int
    counter: int | None
    total: int
    number: int | None
    action: str
    chance: float


class Drawn(Struct):
    """How often a seat got something, against how often it could expect it."""

    id: str
    expected: float
    got: int


class LuckLine(Struct):
    """One seat's luck: `off` draws fell otherwise than expected; `odds` = chance of at least that.

    Draws are those in force; `axis` names what was drawn.
    """

    seat: int
    axis: str
    draws: int
    drawn: list[Drawn]
    off: float
    odds: float


class Dice(Struct):
    """The proof of a finished game's dice; of a running game only the hash of its seed."""

    seed_hash: str
    seed: str | None
    finished: bool
    verified: bool
    problem: str | None
    checked: int
    dice: list[Die]
    ledger: list[LuckLine]


# -- learning --------------------------------------------------------------------------------------


class AnswerForm(Struct):
    """choose: any of `labels`, ids of `axis`; numbers: one per label; yes-no: true or false;
    move: one of `labels`, each the words of a move with strokes between them."""

    kind: str
    axis: str
    labels: list[str]


class PuzzleInfo(Struct):
    """A question about a position; `question` is a text key, `marks` are ids to light up.

    `figures` and `sums` only where they do not tell the answer: with the question for a move.
    """

    id: str
    title: Both
    question: str
    rule: str
    rules: list[str]
    form: AnswerForm
    seat: int
    names: list[str]
    marks: list[str]
    view: dict[str, Any]
    figures: dict[str, Any] | None
    sums: dict[str, list[list[Term]]]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    answer: bool | Annotated[list[int | Annotated[str, Meta(max_length=100)]], Meta(max_length=80)]


class Verdict(Struct):
    """`missed` should have been named, `wrong` should not, or has the wrong number."""

    right: bool
    missed: list[str]
    wrong: list[str]
    rule: str
    rules: list[str]
    explanation: str


class LessonStep(Struct):
    """One moment of the guided game; without `right` there is only something to read."""

    id: str
    text: str
    wrong: str | None
    marks: list[str]
    right: list[str]
    legal: list[str]
    events: list[dict[str, Any]]
    view: dict[str, Any]
    figures: dict[str, Any]
    sums: dict[str, list[list[Term]]]


class LessonInfo(Struct):
    """The guided first game; its questions are answered like puzzles."""

    seat: int
    names: list[str]
    steps: list[LessonStep]
    questions: list[PuzzleInfo]


# -- notices ---------------------------------------------------------------------------------------

NoticeKind = Literal["webhook", "mail"]


class NewNotice(Struct, forbid_unknown_fields=True):
    kind: NoticeKind
    target: Annotated[str, Meta(min_length=3, max_length=500)]


class NewBrowser(Struct, forbid_unknown_fields=True):
    """A browser's push subscription: its endpoint and keys (base64url), its reader's language."""

    endpoint: Annotated[str, Meta(min_length=3, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    language: Literal["en", "de"] = "en"


class PushKey(Struct):
    key: str


class NoticeInfo(Struct):
    """Where I am told; the target of kind `push` is the endpoint of a browser."""

    id: str
    kind: str
    target: str
    confirmed: bool = True
    """False: a code was sent there, and nothing else is until it is told to us."""


class Code(Struct, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Notices(Struct):
    """My notices, and the kinds this server can send."""

    kinds: list[str]
    notices: list[NoticeInfo]


class Delivery(Struct):
    """What became of a test: null = it arrived."""

    id: str
    problem: str | None


# -- statistics ------------------------------------------------------------------------------------


class StatisticsTable(Struct):
    """Counts of finished games: how seats fared, and how games ended."""

    rows: list[dict[str, str | int | float | None]]
    ends: list[dict[str, str | int | float | None]]
    taken_back: int = 0
    """Games that do not count, as something was taken back in them by consent."""
