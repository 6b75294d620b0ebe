"""What bonds ask, tell and forbid has a text in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import aevum.games.invasions
from aevum.core.flow import DECISION
from aevum.games.invasions.flow.bonds import BOND_NODES

FOLDER = Path(str(aevum.games.invasions.__file__)).parent
CHAPTERS = (
    "alliances", "breach", "clients", "diplomacy", "embassies", "federation", "mercenaries",
    "offers", "religion", "submission", "treaties", "vassals", "verbs_bonds",
)  # fmt: skip
FILES = [file for file in (FOLDER / "rules").rglob("*.py") if file.stem in CHAPTERS]
COMPONENTS = sorted((FOLDER / "components").glob("*.py"))
SOURCES = [file.read_text(encoding="utf-8") for file in FILES]


def known(language: str) -> set[str]:
    files = (FOLDER / "texts").glob(f"*.{language}.ftl")
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_question_and_every_reason_has_its_text(language: str) -> None:
    needed = {f"prompt-{node.name}" for node in BOND_NODES if node.kind == DECISION}
    for source in SOURCES:
        needed |= {f"why-{key}" for key in re.findall(r'Why\("[^"]+", "([a-z-]+)"', source)}
    assert needed <= known(language), sorted(needed - known(language))


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_word_and_every_event_has_its_text(language: str) -> None:
    declared = "".join(file.read_text(encoding="utf-8") for file in COMPONENTS)
    verbs = dict(re.findall(r'(\w+_V): Final = VERBS\.declare\(\s*"(\w+)"', declared))
    events = dict(re.findall(r'(\w+): Final = EVENTS\.declare\(\s*"([\w-]+)"', declared))
    needed: set[str] = set()
    for source in SOURCES:
        used = set(re.findall(r"\b[A-Z][A-Z0-9_]+\b", source))
        needed |= {f"action-{verbs[name]}" for name in used if name in verbs}
        needed |= {f"event-{events[name]}" for name in used if name in events}
    assert needed <= known(language), sorted(needed - known(language))
