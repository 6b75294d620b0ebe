"""After the game: how it went, and its dice."""

from __future__ import annotations

from msgspec import Struct


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


class StatisticsTable(Struct):
    """Counts of finished games: how seats fared, and how games ended."""

    rows: list[dict[str, str | int | float | None]]
    ends: list[dict[str, str | int | float | None]]
    taken_back: int = 0
    """Games that do not count, as something was taken back in them by consent."""
