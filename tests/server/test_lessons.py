"""The guided first game: a real game under way, with one right word at every step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aevum.core.teaching import Step
from aevum.core.texts import LANGUAGES, Texts
from tests.server.salon import Salon, attila, salon

LESSON = attila.lesson()
assert LESSON is not None
QUESTIONS = {
    # The Vandals stand in Pannonia: the six upper provinces and Dalmatia (R4.4).
    "lesson-places": [
        "germania", "raetia", "noricum", "pannonia", "dacia", "moesia", "dalmatia",
    ],
    # Saxons 2, Teutons 2 + 1, Huns 1: the Huns are the weakest (R6.7).
    "lesson-conflict": ["huns"],
    # Goths 4 stones, 2 provinces: 4 and 2; Franks 3 + 2 shared by two, rounded up: 3 each (R8.8).
    "lesson-points": [4 + 3, 2, 3],
}  # fmt: skip


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with salon(tmp_path_factory.mktemp("lessons")) as visitor:
        yield visitor


def test_about_ten_steps_and_three_questions() -> None:
    assert 10 <= len(LESSON.steps) <= 14
    assert [question.name for question in LESSON.questions] == list(QUESTIONS)


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: str(step.name))
def test_what_is_right_is_legal(step: Step) -> None:
    assert set(step.right) <= set(attila.legal(step.state, LESSON.seat))


@pytest.mark.parametrize("step", LESSON.steps, ids=lambda step: str(step.name))
def test_all_components_are_there(step: Step) -> None:
    """I1, I2, I7 hold in every picture of the lesson."""
    s = step.state
    for tribe in range(6):
        assert s.supply[tribe] + sum(s.stones[tribe::6]) == 20
        cards = sum(s.hand[tribe::6]) + sum(s.laid[tribe::6]) + s.pile.pool[tribe]
        assert cards + s.discard[tribe] + (s.card == tribe) == 9
    assert sum(s.tiles) + sum(1 for way in s.pacified if way) == 10


def test_consecutive_own_steps_follow_from_the_right_word() -> None:
    """Where nobody else acts in between, the right word leads exactly to the next picture."""
    steps = {step.name: step for step in LESSON.steps}
    for before, after in (
        ("card", "province"),
        ("province", "influence"),
        ("conflict", "lay"),
        ("boost", "boost-again"),
        ("two-stones", "second"),
    ):
        s = attila.clone(steps[before].state)
        attila.apply(s, steps[before].right[0])
        assert attila.digest(s) == attila.digest(steps[after].state), before


def test_the_first_century_is_scored_as_the_text_says() -> None:
    """Goths 4 stones in 2 provinces: 4 and 2; Franks 2 in 1: Cleo 2, you 1; Vandals: Ben 1 + 1."""
    step = next(step for step in LESSON.steps if step.name == "scoring")
    assert step.state.score == [4 + 1, 2 + 2, 2]
    for language in LANGUAGES:
        text = Texts(language, [attila.text_folder()]).text("lesson-scoring")
        assert all(number in text for number in ("4", "2", "5"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_speaks_both_when_right_and_when_wrong(language: str) -> None:
    texts = Texts(language, [attila.text_folder()])
    for step in LESSON.steps:
        assert texts.has(f"lesson-{step.name}")
        assert texts.has(f"lesson-{step.name}-wrong") is bool(step.right), step.name


def test_marks_are_things_of_the_game() -> None:
    known = {name for axis in ("tribe", "province", "tile") for name in attila.axes[axis]}
    for step in LESSON.steps:
        assert set(step.marks) <= known, step.name


def test_the_lesson_on_the_wire(guest: Salon) -> None:
    shown = guest.get("/api/lessons/attila")
    assert [step["id"] for step in shown["steps"]] == [step.name for step in LESSON.steps]
    assert shown["names"] == ["Ada", "Ben", "Cleo"]
    for step in shown["steps"]:
        assert set(step["right"]) <= set(step["legal"])
        assert (step["wrong"] is None) == (step["right"] == [])
        assert all(isinstance(hand, int) for hand in step["view"]["hand"][1:])
        assert isinstance(step["view"]["hand"][0], list)


def test_bens_card_stays_hidden_until_it_is_revealed(guest: Salon) -> None:
    """R6.4: the learner is told one card, not which; the reveal names it."""
    steps = {step["id"]: step for step in guest.get("/api/lessons/attila")["steps"]}
    told = steps["conflict"]["events"]
    assert {"event": "laid", "seat": 1, "cards": 1} in told
    assert not [event for event in told if event["event"] == "revealed"]
    assert steps["conflict"]["view"]["laid"][1] == 1
    revealed = {"event": "revealed", "seat": 1, "tribe": "huns", "cards": 1}
    assert revealed in steps["scoring"]["events"]
    drawn = [e for step in steps.values() for e in step["events"] if e["event"] == "drew"]
    assert {event["tribe"] for event in drawn if event["seat"] != 0} == {None}


@pytest.mark.parametrize("name", QUESTIONS)
def test_questions_are_answered_like_puzzles(guest: Salon, name: str) -> None:
    verdict = guest.post(f"/api/puzzles/attila/{name}", {"answer": QUESTIONS[name]})
    assert verdict["right"] is True
    wrong = QUESTIONS[name][:-1] if name != "lesson-points" else [7, 2, 2]
    assert guest.post(f"/api/puzzles/attila/{name}", {"answer": wrong})["right"] is False


def test_a_game_that_is_not_built_has_no_lesson(guest: Salon) -> None:
    guest.get("/api/lessons/invasions", status=404)
