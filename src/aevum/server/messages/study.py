"""After the game: how it went, and its dice."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from aevum.server.messages.questions import Fact


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


class Considered(Struct):
    """A move, made or advised: what speaks for it, what came of it when the game was played on.

    `chance` is the seat's part of the victory, `points` its own, `rival` the best other one's;
    `view` is what the seat sees after it.
    """

    words: list[str]
    facts: list[Fact]
    chance: float
    points: float
    rival: float
    view: dict[str, Any]


class CoachCard(Struct):
    """A decision worth a second look, the seat's move `turn`: said after `step`, over at `last`.

    `advised` is None for the best move of all; `cost` is below 0 for what it brought, and `half`
    is half of its 95 % interval. `others` are what a master thought of next.
    """

    step: int
    last: int
    turn: int
    cost: float
    half: float
    played: Considered
    advised: Considered | None
    others: list[Considered]


class Trust(Struct):
    """How far the curve can be trusted: expected and won parts of so many games."""

    games: int
    points: list[tuple[float, float]]


class Coaching(Struct):
    """What a seat can learn from a finished game; empty until it is done.

    The dearest decisions come first, the best move last. `games` is how often each was played on.
    """

    seat: int
    points: list[EvalPoint]
    cards: list[CoachCard]
    trust: Trust | None
    games: int
    turns: int
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


class StatisticsTable(Struct):
    """Counts of finished games: how seats fared, and how games ended."""

    rows: list[dict[str, str | int | float | None]]
    ends: list[dict[str, str | int | float | None]]
    taken_back: int = 0
    """Games that do not count, as something was taken back in them by consent."""
