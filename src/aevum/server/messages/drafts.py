"""Plans that are not yet said."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from aevum.core.game import Term
from aevum.server.messages.kinds import SeatNumber, Sequence, Words
from aevum.server.messages.questions import WhyNot


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
