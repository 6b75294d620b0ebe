"""Learning Invasions in a real browser: the guided activation, and the examples as puzzles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.courses import INVASIONS
from tests.web.conftest import Visitors
from tests.web.seat import PHONE, QUICK, Visit, untranslated

GAME = "invasions"
GUIDED = f"/learn/{GAME}/guided"
COVERED = """() => [...document.querySelectorAll("[data-meant]")]
  .filter((place) => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-map]");
  })
  .map((place) => place.dataset.meant)"""
"""Places of which the text speaks, whose middle lies under something or out of sight."""


def say(pupil: Visit, word: str) -> None:
    """By the button beside the text, or by the place on the map."""
    button = pupil.page.locator(f'[data-word="{word}"] button')
    if button.count():
        button.click()
    else:
        pupil.page.locator(f'button[data-label="{word.split()[-1]}"]').press("Enter")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_guided_activation_leads_to_its_questions(
    visit: Visitors, device: dict[str, Any], language: str
) -> None:
    """At a desk every fight leaves the place it is about in sight."""
    cleo = visit(settings={**QUICK, "language": language}, **device)
    steps = cleo.get(f"/api/lessons/{GAME}")["steps"]
    cleo.page.goto(GUIDED)
    count = {"en": "Step {} of {}", "de": "Schritt {} von {}"}[language]
    following = {"en": "Next", "de": "Weiter"}[language]
    fights = 0
    for number, step in enumerate(steps, 1):
        cleo.page.get_by_text(count.format(number, len(steps)), exact=True).wait_for()
        assert untranslated(cleo.page) == []
        if not device and cleo.page.locator("[data-fight]").count():
            fights += 1
            cleo.page.wait_for_function(f"() => !({COVERED})().length")
        if step["right"]:
            say(cleo, step["right"][0])
        else:
            cleo.page.get_by_role("button", name=following, exact=True).click()
    cleo.page.get_by_text({"en": "Question 1 of 3", "de": "Frage 1 von 3"}[language]).wait_for()
    assert device or fights >= 4


def test_something_else_is_answered_gently(visit: Visitors) -> None:
    """Another legal word, and a place that cannot be reached."""
    cleo = visit(settings=QUICK)
    cleo.page.goto(GUIDED)
    for _ in range(2):
        cleo.page.get_by_role("button", name="Next", exact=True).click()
    cleo.page.get_by_text("Step 3 of").wait_for()
    say(cleo, "mv_from dacia")
    cleo.page.get_by_text("The infantry of Dacia can wait.").wait_for()
    say(cleo, "mv_from valachia")
    cleo.page.get_by_text("Step 4 of").wait_for()


def answer(person: Visit, solution: Any) -> None:
    """Fill the form in: numbers, yes or no, or places from the list."""
    if isinstance(solution, bool):
        person.page.get_by_role("radio").nth(0 if solution else 1).check()
    elif isinstance(solution, set):
        person.page.locator("details summary").last.click()
        for place in solution:
            name = place.replace("_", " ").title()
            person.page.get_by_role("checkbox", name=name, exact=True).check()
    else:
        for field, number in zip(person.page.locator("input.number").all(), solution, strict=True):
            field.fill(str(number))
    person.page.get_by_role("button", name="Check", exact=True).click()


@pytest.mark.parametrize("puzzle", ["x1", "x5", "x6", "x13-hits", "x16-hits", "p2-where", "danube"])
def test_an_example_is_solved_on_the_page(visit: Visitors, puzzle: str) -> None:
    """Numbers, also negative ones, yes and no, places; a board with dice and one without."""
    ada = visit(settings=QUICK)
    ada.page.goto(f"/learn/{GAME}/{puzzle}")
    ada.page.locator("[data-map]").wait_for()
    answer(ada, INVASIONS.solutions[puzzle])
    ada.page.get_by_text("Right", exact=False).first.wait_for()
    assert untranslated(ada.page) == []
