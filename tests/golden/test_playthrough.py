"""Each game plays, shows and counts as it is written down."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest

from aevum import games
from tests.golden.playthrough import files, read_words, write_perft, write_playthrough
from tests.laws.house import game_of

ANEW = "if this is meant, write it anew: PYTHONPATH=src python -m tests.golden.playthrough"


def compare(file: Path, now: str) -> None:
    before = file.read_text("utf-8")
    changed = list(
        unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="")
    )
    shown = "\n".join(changed[:60])
    assert before == now, f"{file.parent.name}/{file.name} has changed; {ANEW}\n{shown}"


@pytest.mark.parametrize("name", games.GAMES)
def test_the_same_words_lead_to_the_same_game(name: str) -> None:
    file, _ = files(name)
    compare(file, write_playthrough(game_of(name), read_words(file.read_text("utf-8"))))


@pytest.mark.parametrize("name", games.GAMES)
def test_as_many_sequences_of_words_as_ever(name: str) -> None:
    file, numbers = files(name)
    compare(numbers, write_perft(game_of(name), read_words(file.read_text("utf-8"))))


@pytest.mark.parametrize("name", games.GAMES)
def test_a_change_would_be_seen(name: str) -> None:
    """Another word in the middle of the game is another game."""
    file, _ = files(name)
    text = file.read_text("utf-8")
    words = read_words(text)
    assert len(words) > 20
    assert write_playthrough(game_of(name), words[:-1]) != text
    assert "! illegal" in write_playthrough(game_of(name), [*words[:10], "no such word"])
