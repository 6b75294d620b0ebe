"""The guided first game of Rising Cultures: Rome against Persia, one right word at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from aevum.core.teaching import Step
from aevum.core.texts import LANGUAGES, Texts
from aevum.games import load
from tests.rules.rising_cultures.table_top import check
from tests.server.salon import Salon, salon

game = load("rising_cultures")
found = game.lesson()
assert found is not None
LESSON = found
STEPS = {step.name: step for step in LESSON.steps}

QUESTIONS: dict[str, Any] = {
    # Two bricks are missing for the Colosseum: 2 coins each (R7.3).
    "lesson-build": [2 * 2],
    # Rome: tableau, Market, printed sword, Circus; Persia: Cyrus, printed horse, Stables (R10.3).
    "lesson-strength": [4, 3],
    # 4 to 4: the marker changes its owner (R11.2).
    "lesson-marker": False,
}


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with salon(tmp_path_factory.mktemp("lessons")) as visitor:
        yield visitor


def test_about_ten_steps_and_three_questions() -> None:
    assert 10 <= len(LESSON.steps) <= 14
    assert {question.name: question.solution for question in LESSON.questions} == QUESTIONS


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: str(step.name))
def test_what_is_right_is_legal(step: Step) -> None:
    assert set(step.right) <= set(game.legal(step.state, LESSON.seat))


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: str(step.name))
def test_all_components_are_there(step: Step) -> None:
    """I1, I2, I3, I9; and 24 cards for each of the two."""
    s = step.state
    check(s)
    for seat in (0, 1):
        piles = (s.display, s.covered, s.military, s.resource, s.progress, s.discard, s.hand)
        assert sum(len(pile[seat]) for pile in piles) + s.deck[seat].size() == 24


def test_the_beginning_could_be_anybodys() -> None:
    """Round 4: 2 first resource cards and 9 plays each; a military card lies for each province."""
    s = LESSON.steps[0].state
    assert s.round == 4
    assert sum(s.laid) == 7
    assert s.marker == 1, "R11.1: Ben has 3 progress cards to 2"
    for seat in (0, 1):
        builds = len(s.display[seat]) + len(s.covered[seat])
        resources = len(s.resource[seat]) + len(s.progress[seat]) - 2
        provinces = sum(s.won[seat * 15 : seat * 15 + 15])
        assert builds + resources + len(s.military[seat]) + len(s.discard[seat]) == 9
        assert len(s.progress[seat]) <= builds, "R8.2"
        assert len(s.discard[seat]) >= provinces, "R10.8: the price of each province lies there"


def test_all_four_uses_are_practised() -> None:
    words = [word.split() for step in LESSON.steps for word in step.right]
    assert {word[2] for word in words if word[0] == "play"} == {
        "coins", "military", "resource", "build",
    }  # fmt: skip
    verbs = {word[0] for word in words}
    assert {"swap_paid", "pick", "ascend", "contest", "activate"} <= verbs


def test_consecutive_own_steps_follow_from_the_right_word() -> None:
    """Where nobody else acts in between, the right word leads exactly to the next picture."""
    for before, after in (("build", "ascend"), ("contest", "round-end")):
        s = game.clone(STEPS[before].state)
        game.apply(s, STEPS[before].right[0])
        assert game.digest(s) == game.digest(STEPS[after].state), before


def test_the_numbers_of_the_texts() -> None:
    """What the sentences say about coins, strengths, stages and points is what lies there."""
    assert STEPS["build"].state.coins[0] - STEPS["ascend"].state.coins[0] == 2
    assert game.figures(STEPS["military"].state)["strengths"][0] == [4, 4]
    assert game.figures(STEPS["contest"].state)["strengths"][0] == [5, 4]
    after = STEPS["round-end"].state
    assert [len(pile) for pile in after.progress] == [3, 3]
    assert after.marker == 0, "R11.2: on a tie it changes its owner"
    assert after.coins[0] == 7 + 1, "R12.1, then 1 coin of income"
    assert STEPS["golden"].state.coins[0] == 10
    assert STEPS["coins"].state.golden == [1, 0]
    assert STEPS["coins"].state.coins[0] == 10 - 7
    assert STEPS["end"].state.coins[0] == 3 + 3
    assert game.figures(STEPS["end"].state)["sheet"] == [[13, 5, 2, 3], [9, 0, 1, 0]]
    for language in LANGUAGES:
        text = Texts(language, [game.text_folder()]).text("lesson-end")
        assert "13 + 5 + 2 + 3 = 23" in text
        assert "9 + 0 + 1 + 0 = 10" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks_both_when_right_and_when_wrong(language: str) -> None:
    texts = Texts(language, [game.text_folder()])
    for step in LESSON.steps:
        assert texts.has(f"lesson-{step.name}")
        assert texts.has(f"lesson-{step.name}-wrong") is bool(step.right), step.name


def test_marks_are_things_of_the_game() -> None:
    known = {name for axis in ("card", "province", "source") for name in game.axes[axis]}
    for step in LESSON.steps:
        assert set(step.marks) <= known, step.name


def test_the_lesson_on_the_wire(guest: Salon) -> None:
    shown = guest.get("/api/lessons/rising_cultures")
    assert [step["id"] for step in shown["steps"]] == list(STEPS)
    assert shown["names"] == ["Ada", "Ben"]
    for step in shown["steps"]:
        assert set(step["right"]) <= set(step["legal"])
        assert (step["wrong"] is None) == (step["right"] == [])
        assert isinstance(step["view"]["hand"][0], list)
        assert isinstance(step["view"]["hand"][1], int)


def test_what_ben_draws_stays_hidden(guest: Salon) -> None:
    """R3.5: the learner is told that a card was drawn, not which."""
    steps = guest.get("/api/lessons/rising_cultures")["steps"]
    drawn = [event for step in steps for event in step["events"] if event["event"] == "drew"]
    assert {event["card"] for event in drawn if event["seat"] == 1} == {None}
    assert {event["card"] for event in drawn if event["seat"] == 0} >= {"rome_castrum"}


@pytest.mark.parametrize("name", QUESTIONS)
def test_questions_are_answered_like_puzzles(guest: Salon, name: str) -> None:
    path = f"/api/puzzles/rising_cultures/{name}"
    assert guest.post(path, {"answer": QUESTIONS[name]})["right"] is True
    wrong = {"lesson-build": [2], "lesson-strength": [3, 4], "lesson-marker": True}[name]
    assert guest.post(path, {"answer": wrong})["right"] is False
