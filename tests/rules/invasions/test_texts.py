"""Every word, question, event and reason of Invasions has a text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import aevum.games.invasions
from aevum.core.flow import DECISION
from aevum.core.texts import LANGUAGES, Texts
from aevum.games.invasions.components.registers import EVENTS, NODES, VERBS

FOLDER = Path(str(aevum.games.invasions.__file__)).parent
REASON = re.compile(r'Why\(\s*"[^"]*",\s*"([a-z-]+)"')


def reasons() -> set[str]:
    """Keys that stand in the rules."""
    files = (FOLDER / "rules").rglob("*.py")
    return {key for file in files for key in REASON.findall(file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_a_text(language: str) -> None:
    texts = Texts(language, [FOLDER / "texts"])
    needed = [f"action-{verb.word}" for verb in VERBS.all]
    needed += [f"prompt-{place.name}" for place in NODES.all if place.kind == DECISION]
    needed += [f"event-{kind.name}" for kind in EVENTS.all]
    needed += [f"why-{key}" for key in sorted(reasons())]
    assert [key for key in needed if not texts.has(key)] == []


def test_both_languages_have_the_same_messages() -> None:
    keys: dict[str, set[str]] = {}
    for language in LANGUAGES:
        files = (FOLDER / "texts").glob(f"*.{language}.ftl")
        told = [file.read_text(encoding="utf-8") for file in files]
        keys[language] = {key for text in told for key in re.findall(r"^([\w-]+) =", text, re.M)}
    assert keys["en"] == keys["de"]


def test_no_message_stands_in_two_files() -> None:
    for language in LANGUAGES:
        seen: dict[str, str] = {}
        for file in sorted((FOLDER / "texts").glob(f"*.{language}.ftl")):
            for key in re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.M):
                assert key not in seen, f"{key} in {file.name} and {seen[key]}"
                seen[key] = file.name
