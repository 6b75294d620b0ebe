"""Guided first games: real games under way, with one right word at every step."""

from __future__ import annotations

import pytest

from aevum.core.texts import LANGUAGES, Texts
from tests.server.courses import COURSES
from tests.server.salon import Salon

STEPS = [(name, step) for name, course in COURSES.items() for step in course.steps]
QUESTIONS = [(name, asked) for name, course in COURSES.items() for asked in course.questions]


@pytest.mark.parametrize("name", COURSES)
def test_some_steps_and_three_questions(name: str) -> None:
    """No more than can be done in a quarter of an hour, most of them something to do."""
    lesson = COURSES[name].lesson
    assert 10 <= len(lesson.steps) <= 21
    assert sum(bool(step.right) for step in lesson.steps) > len(lesson.steps) / 2
    solutions = {question.name: question.solution for question in lesson.questions}
    assert solutions == COURSES[name].questions


@pytest.mark.parametrize(("name", "step"), STEPS)
def test_what_is_right_is_legal(name: str, step: str) -> None:
    course = COURSES[name]
    shown = course.steps[step]
    assert set(shown.right) <= set(course.game.legal(shown.state, course.lesson.seat))


@pytest.mark.parametrize("name", COURSES)
def test_consecutive_own_steps_follow_from_the_right_word(name: str) -> None:
    """Where nobody else acts in between, the right word leads exactly to the next picture."""
    game, steps = COURSES[name].game, COURSES[name].steps
    for before, after in COURSES[name].follow:
        s = game.clone(steps[before].state)
        game.apply(s, steps[before].right[0])
        assert game.digest(s) == game.digest(steps[after].state), before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_every_step_speaks_both_when_right_and_when_wrong(name: str, language: str) -> None:
    texts = Texts(language, [COURSES[name].game.text_folder()])
    for step in COURSES[name].lesson.steps:
        assert texts.has(f"lesson-{step.name}")
        assert texts.has(f"lesson-{step.name}-wrong") is bool(step.right), step.name


@pytest.mark.parametrize("name", COURSES)
def test_marks_are_things_of_the_game(name: str) -> None:
    course = COURSES[name]
    known = {thing for axis in course.axes for thing in course.game.axes[axis]}
    for shown in (*course.lesson.steps, *course.lesson.questions):
        assert set(shown.marks) <= known, shown.name


@pytest.mark.parametrize("name", COURSES)
def test_the_lesson_on_the_wire(reader: Salon, name: str) -> None:
    shown = reader.get(f"/api/lessons/{name}")
    assert [step["id"] for step in shown["steps"]] == list(COURSES[name].steps)
    assert shown["names"] == COURSES[name].names
    for step in shown["steps"]:
        assert set(step["right"]) <= set(step["legal"])
        assert (step["wrong"] is None) == (step["right"] == [])
        assert COURSES[name].keeps_secrets(step["view"], shown["seat"])


@pytest.mark.parametrize(("name", "asked"), QUESTIONS)
def test_questions_are_answered_like_puzzles(reader: Salon, name: str, asked: str) -> None:
    path, course = f"/api/puzzles/{name}/{asked}", COURSES[name]
    assert reader.post(path, {"answer": course.questions[asked]})["right"] is True
    assert reader.post(path, {"answer": course.mistakes[asked]})["right"] is False


def test_what_is_no_game_has_no_lesson(reader: Salon) -> None:
    reader.get("/api/lessons/chess", status=404)
