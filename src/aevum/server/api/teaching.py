"""Learning: puzzles with checked answers, and the guided first game."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from aevum.core.errors import NotFound
from aevum.core.game import Game
from aevum.core.teaching import MOVE, Lesson, Puzzle, Step
from aevum.core.texts import Texts
from aevum.server import messages as m
from aevum.server.given import TheHall
from aevum.server.threads import in_thread

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")


@get("/api/puzzles/{name:str}")
@in_thread
def puzzles(name: FromPath[str], hall: TheHall) -> list[m.PuzzleInfo]:
    """All puzzles of a game, without their solutions."""
    game = hall.game(name)
    return [puzzle_info(game, puzzle) for puzzle in game.puzzles()]


@post("/api/puzzles/{name:str}/{puzzle_id:str}", status_code=200)
@in_thread
def answer(
    name: FromPath[str], puzzle_id: FromPath[str], data: JSONBody[m.PuzzleAnswer], hall: TheHall
) -> m.Verdict:
    """Is this right, and what was missed?"""
    game = hall.game(name)
    lesson = game.lesson()
    known = game.puzzles() + (lesson.questions if lesson else [])
    for puzzle in known:
        if puzzle.name == puzzle_id:
            found = puzzle.check(data.answer)
            return m.Verdict(
                found.right, found.missed, found.wrong,
                puzzle.rules[0], puzzle.rules, f"puzzle-{puzzle.name}-answer",
            )  # fmt: skip
    raise NotFound(f"There is no puzzle '{puzzle_id}' here.")


@get("/api/lessons/{name:str}")
@in_thread
def lesson(name: FromPath[str], hall: TheHall) -> m.LessonInfo:
    """The guided first game, step by step."""
    game = hall.game(name)
    found = game.lesson()
    if found is None:
        raise NotFound("This game has no guided first game yet.")
    return m.LessonInfo(
        found.seat,
        list(NAMES[: game.seats(found.steps[0].state)]),
        [step_info(game, found, step) for step in found.steps],
        [puzzle_info(game, question) for question in found.questions],
    )


def puzzle_info(game: Game[Any], puzzle: Puzzle) -> m.PuzzleInfo:
    title = f"puzzle-{puzzle.name}-title"
    folder = game.text_folder()
    is_move = puzzle.kind == MOVE
    return m.PuzzleInfo(
        id=puzzle.name,
        title=m.Both(_texts(folder, "en").text(title), _texts(folder, "de").text(title)),
        question=f"puzzle-{puzzle.name}-question",
        rule=puzzle.rules[0],
        rules=puzzle.rules,
        form=m.AnswerForm(puzzle.kind, puzzle.axis, puzzle.labels),
        seat=puzzle.seat,
        names=list(NAMES[: game.seats(puzzle.state)]),
        marks=puzzle.marks,
        view=game.observe(puzzle.state, puzzle.seat),
        figures=game.figures(puzzle.state) if is_move else None,
        sums=game.sums(puzzle.state) if is_move else {},
    )


def step_info(game: Game[Any], found: Lesson, step: Step) -> m.LessonStep:
    s = step.state
    return m.LessonStep(
        id=step.name,
        text=f"lesson-{step.name}",
        wrong=f"lesson-{step.name}-wrong" if step.right else None,
        marks=step.marks,
        right=step.right,
        legal=game.legal(s, found.seat),
        events=[game.tell(s, event, found.seat) for event in step.events],
        view=game.observe(s, found.seat),
        figures=game.figures(s),
        sums=game.sums(s),
    )


@cache
def _texts(folder: Path, language: str) -> Texts:
    return Texts(language, [folder])


ROUTES = [puzzles, answer, lesson]
