"""Puzzles: the numbers of the rules index, found by the rules engine and checked on the wire."""

from __future__ import annotations

import pytest

from aevum.core.texts import LANGUAGES, Texts, rule_key
from tests.server.courses import COURSES
from tests.server.salon import Salon

PUZZLES = {name: course.puzzles for name, course in COURSES.items()}
SOLUTIONS = [(name, puzzle) for name, course in COURSES.items() for puzzle in course.solutions]
YES_NO = [
    (name, puzzle)
    for name, puzzle in SOLUTIONS
    if isinstance(COURSES[name].solutions[puzzle], bool)
]


@pytest.mark.parametrize("name", COURSES)
def test_every_worked_example_is_a_puzzle(name: str) -> None:
    """Each under its own name."""
    course = COURSES[name]
    assert list(PUZZLES[name]) == list(course.solutions)
    assert {f"x{number}" for number in range(1, course.examples + 1)} <= set(PUZZLES[name])


@pytest.mark.parametrize(("name", "puzzle"), SOLUTIONS)
def test_the_engine_finds_the_answer_of_the_rules(name: str, puzzle: str) -> None:
    found = PUZZLES[name][puzzle].solution
    known = COURSES[name].solutions[puzzle]
    assert set(found) == known if isinstance(known, set) else found == known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_every_puzzle_speaks_and_names_its_rules(name: str, language: str) -> None:
    course = COURSES[name]
    texts = Texts(language, [course.game.text_folder()])
    for puzzle in [*PUZZLES[name].values(), *course.lesson.questions]:
        for part in ("title", "question", "answer"):
            assert texts.has(f"puzzle-{puzzle.name}-{part}"), puzzle.name
        assert puzzle.rules
        assert all(texts.has(rule_key(rule)) for rule in puzzle.rules), puzzle.name
        if puzzle.axis == "label":
            assert all(texts.has(f"puzzle-label-{label}") for label in puzzle.labels)


@pytest.mark.parametrize("name", COURSES)
def test_marks_are_things_of_the_game(name: str) -> None:
    course = COURSES[name]
    known = {thing for axis in course.axes for thing in course.game.axes[axis]}
    for puzzle in PUZZLES[name].values():
        assert set(puzzle.marks) <= known, puzzle.name


@pytest.mark.parametrize("name", COURSES)
def test_the_list_shows_positions_and_hides_answers(reader: Salon, name: str) -> None:
    """Neither solution nor legal actions: whoever reads the wire learns nothing."""
    shown = reader.get(f"/api/puzzles/{name}")
    assert [info["id"] for info in shown] == list(COURSES[name].solutions)
    for info in shown:
        assert set(info) == {
            "id", "title", "question", "rule", "rules", "form", "seat", "names", "marks", "view",
            "figures", "sums",
        }  # fmt: skip
        is_move = info["form"]["kind"] == "move"
        assert (info["figures"] is not None) == is_move, "sums are what the others ask for"
        assert is_move or info["sums"] == {}
        assert COURSES[name].keeps_secrets(info["view"], info["seat"])


@pytest.mark.parametrize(("name", "puzzle"), SOLUTIONS)
def test_the_right_answer_is_right(reader: Salon, name: str, puzzle: str) -> None:
    known = COURSES[name].solutions[puzzle]
    answer = sorted(known) if isinstance(known, set) else known
    verdict = reader.post(f"/api/puzzles/{name}/{puzzle}", {"answer": answer})
    assert verdict["right"] is True
    assert (verdict["missed"], verdict["wrong"]) == ([], [])
    assert verdict["explanation"] == f"puzzle-{puzzle}-answer"


@pytest.mark.parametrize(("name", "puzzle"), YES_NO)
def test_the_other_of_yes_and_no_is_wrong(reader: Salon, name: str, puzzle: str) -> None:
    answer = not COURSES[name].solutions[puzzle]
    assert reader.post(f"/api/puzzles/{name}/{puzzle}", {"answer": answer})["right"] is False


@pytest.mark.parametrize("name", COURSES)
def test_puzzles_are_made_anew_each_time(name: str) -> None:
    """Nobody can spoil the position of the next reader."""
    game = COURSES[name].game
    one, two = game.puzzles()[1], game.puzzles()[1]
    game.apply(one.state, game.legal(one.state, game.actor(one.state))[0])
    assert game.digest(one.state) != game.digest(two.state)
