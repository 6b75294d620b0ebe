"""How a game writes down what it teaches: the cases of its puzzles, and the beats of its lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from aevum.core.flow import Event, State
from aevum.core.game import Game
from aevum.core.teaching import Answer, Puzzle, Step

S = TypeVar("S", bound=State)
L = TypeVar("L")


class Case(Generic[L]):
    """One puzzle: rules it practises, what is asked, and what lies on the table.

    `words` lead from the layout to the position that is shown; `then` is what the question
    supposes.
    """

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        ask: str,
        layout: L,
        words: str = "",
        then: str = "",
        marks: str = "",
    ) -> None:
        self.name = name
        self.rules = rules
        self.ask = ask
        self.layout = layout
        self.words = words
        self.then = then
        self.marks = marks


class Ask(Generic[S]):
    """A kind of question: the form of its answer and who finds it."""

    def __init__(
        self,
        kind: str,
        axis: str,
        labels: tuple[str, ...],
        solve: Callable[[Game[S], S, str], Answer],
    ) -> None:
        self.kind = kind
        self.axis = axis
        self.labels = labels
        self.solve = solve


def puzzle(game: Game[S], case: Case[L], ask: Ask[S], labels: Sequence[str], shown: S) -> Puzzle:
    """The case in this position; the rules find the answer in a copy of it."""
    solution = ask.solve(game, game.clone(shown), case.then)
    return Puzzle(
        case.name, case.rules, ask.kind, ask.axis, labels, shown, case.marks.split(), solution
    )


class Beat(NamedTuple):
    """Where a lesson stops: `before` is what the others do first, `right` what is to be done."""

    name: str
    before: str = ""
    right: str = ""
    marks: str = ""


def steps_of(
    game: Game[S], s: S, beats: Sequence[Beat], play: Callable[[Game[S], S, str], list[Event]]
) -> list[Step]:
    """Play the script through once, taking a picture at every beat."""
    steps: list[Step] = []
    told: list[Event] = []
    for beat in beats:
        told += play(game, s, beat.before)
        right = [beat.right] if beat.right else []
        steps.append(Step(beat.name, game.clone(s), told, beat.marks.split(), right))
        told = play(game, s, beat.right)
    return steps
