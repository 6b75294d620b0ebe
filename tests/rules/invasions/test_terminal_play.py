"""A person plays Danube 376 at a real terminal from its first question to its result."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tests.cli.terminal import Terminal

OVER = {"de": "Die Partie ist zu Ende:", "en": "The game is over:"}
QUESTIONS = {
    "de": ("help", "board thracia", "sum punkte", "why mv_go latium", "Latium", "orders", "log 3"),
    "en": ("help", "board thracia", "sum points", "why mv_go latium", "Latium", "orders", "log 3"),
}
MOST = 600
"""Questions; a game of one turn has far fewer."""
KEYS = re.compile(r"\b(?:inv|event|why|action|prompt|sum|source|order|example)-[a-z]+")
"""A text that is missing shows its key instead."""


@pytest.mark.parametrize("language", ["de", "en"])
def test_danube_is_played_to_its_end_at_a_terminal(language: str, tmp_path: Path) -> None:
    """No dead end, no missing text; whatever is asked on the way is answered in words."""
    rng = Random(f"danube {language}")
    with Terminal(
        "play", "invasions", "--set", "scenario=danube_376", "--seats", "me,random,random",
        "--lang", language, "--seed", "376", "--db", f"sqlite:///{tmp_path}/games.db",
    ) as terminal:  # fmt: skip
        asked = 0
        while OVER[language] not in terminal.screen:
            asked += 1
            assert asked < MOST
            choices = terminal.choices()
            if choices and asked % 10 == 0:
                question = QUESTIONS[language][asked // 10 % len(QUESTIONS[language])]
                assert len(terminal.type(question).strip()) > len(question)
            terminal.type(str(rng.choice(sorted(choices))) if choices else "")
        assert "Traceback" not in terminal.story
        assert not KEYS.search(terminal.story)
