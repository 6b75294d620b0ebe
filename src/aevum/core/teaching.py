"""What a game can teach: puzzles whose answers the rules know, and a guided first game.

A puzzle shows a position and asks a question about the rules or for the best move; its solution is
found by the rules engine, never written down.
A lesson is a game under way that stops where the learner has to act or to read.
Texts are named by keys: `puzzle-<name>-title`, `-question`, `-answer`, `lesson-<name>`, `-wrong`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from aevum.core.errors import BadOptions
from aevum.core.flow import Event

CHOOSE: Final = "choose"
"""The answer is a set of ids of one axis."""
NUMBERS: Final = "numbers"
"""The answer is one whole number per label."""
YES_NO: Final = "yes-no"
MOVE: Final = "move"
"""The answer is the best of some moves, each written as its words with strokes between them."""

Answer = list[str] | list[int] | bool


class Verdict:
    """What became of an answer: ids or labels that are missing, and those that are wrong."""

    def __init__(self, missed: list[str], wrong: list[str], right: bool) -> None:
        self.missed = missed
        self.wrong = wrong
        self.right = right


class Puzzle:
    """A position, a question about it and the answer that the rules give.

    `axis` names what is asked for: an axis of the game, `seat` for one number per player, or
    `label` for numbers that have texts of their own (`puzzle-label-<label>`).
    """

    def __init__(
        self,
        name: str,
        rules: Sequence[str],
        kind: str,
        axis: str,
        labels: Sequence[str],
        state: Any,
        marks: Sequence[str],
        solution: Answer,
        seat: int = 0,
    ) -> None:
        self.name = name
        self.rules = list(rules)
        self.kind = kind
        self.axis = axis
        self.labels = list(labels)
        self.state = state
        self.marks = list(marks)
        self.solution = solution
        self.seat = seat

    def check(self, answer: object) -> Verdict:
        """Right or not, and what was missed; raises BadOptions if it is no answer at all."""
        if self.kind == YES_NO:
            if not isinstance(answer, bool):
                raise BadOptions("This question is answered with yes or no.")
            return Verdict([], [], answer == self.solution)
        if not isinstance(answer, list):
            raise BadOptions("This question is answered with a list.")
        if self.kind == MOVE:
            return self._check_move(answer)
        return self._check_numbers(answer) if self.kind == NUMBERS else self._check_ids(answer)

    def _check_move(self, answer: list[object]) -> Verdict:
        if len(answer) != 1 or answer[0] not in self.labels:
            raise BadOptions("This question is answered with one of the moves.")
        assert isinstance(self.solution, list)
        right = answer[0] in self.solution
        return Verdict([], [] if right else [str(answer[0])], right)

    def _check_numbers(self, answer: list[object]) -> Verdict:
        if len(answer) != len(self.labels) or not all(_is_number(part) for part in answer):
            raise BadOptions(f"This question is answered with {len(self.labels)} whole numbers.")
        assert isinstance(self.solution, list)
        pairs = zip(self.labels, answer, self.solution, strict=True)
        wrong = [label for label, given, known in pairs if given != known]
        return Verdict([], wrong, not wrong)

    def _check_ids(self, answer: list[object]) -> Verdict:
        for part in answer:
            if part not in self.labels:
                raise BadOptions(f"'{part}' is not among the possible answers.")
        assert isinstance(self.solution, list)
        missed = [name for name in self.labels if name in self.solution and name not in answer]
        wrong = [name for name in self.labels if name in answer and name not in self.solution]
        return Verdict(missed, wrong, not missed and not wrong)


def _is_number(part: object) -> bool:
    return isinstance(part, int) and not isinstance(part, bool)


class Step:
    """A moment of a lesson: the position, what to look at, and what to do (nothing = read on)."""

    def __init__(
        self,
        name: str,
        state: Any,
        events: list[Event],
        marks: Sequence[str],
        right: Sequence[str],
    ) -> None:
        self.name = name
        self.state = state
        self.events = events
        self.marks = list(marks)
        self.right = list(right)


class Lesson:
    """A guided game as one seat sees it, and questions to end with."""

    def __init__(self, seat: int, steps: list[Step], questions: list[Puzzle]) -> None:
        self.seat = seat
        self.steps = steps
        self.questions = questions
