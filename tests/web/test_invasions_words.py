"""Invasions in words: everything is said in the reader's language, and nothing in the engine's."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Visitors
from tests.web.invasions import InWords, danube, some_moves
from tests.web.seat import QUICK, Visit, untranslated

ENGINE = re.compile(r"\b[a-z]+_[a-z_]+\b|(?<!\w)-\d|\bundefined\b|\bNaN\b|\[object")
"""Names of fields, numbers that stand for nobody, and what scripts write by mistake."""
HEADINGS = {
    "en": ["The position", "Nations in activation order", "Your cards", "Areas and provinces"],
    "de": ["Die Lage", "Nationen in der Reihenfolge der Aktivierung", "Deine Karten"],
}


def sit(person: Visit, table: str, seat: int = 0) -> InWords:
    person.page.goto(f"/table/{table}")
    at = InWords(person, person.page, table, seat)
    at.arrived()
    return at


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_field_name_and_no_number_for_nobody_is_shown(visit: Visitors, language: str) -> None:
    ada = visit(settings={**QUICK, "language": language})
    table = danube(ada)
    at = sit(ada, table)
    for moves in (0, 12, 25):
        some_moves(ada, table, moves)
        at.page.wait_for_timeout(500)
        said = at.words()
        assert ENGINE.findall(said) == []
        assert untranslated(at.page) == []
        for heading in HEADINGS[language]:
            assert at.page.get_by_role("heading", name=heading).count() == 1, heading
