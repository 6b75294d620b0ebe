"""Puzzles and lessons."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from aevum.core.game import Term
from aevum.server.messages.shelf import Both


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
