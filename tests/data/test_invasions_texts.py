"""What Invasions' components say: complete, in both languages, without a word of the engine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import aevum.games.invasions
from aevum.core.texts import Texts
from aevum.games.invasions.box import Box
from aevum.games.invasions.kinds import GOALS
from aevum.games.invasions.pack import load_box

FOLDER = Path(aevum.games.invasions.__file__).parent / "texts"
LANGUAGES = ("en", "de")
ENGINE = re.compile(r"\b[RE]\d+(\.\d+)*\b|[a-z]_[a-z]|\.csv|\bstep \d|\bSchritt \d")
"""Rule numbers, ids and files: players never read them."""
NUMBERS = re.compile(r"\b(?:cost|kingdom|empire|dead|inactive)=(\d+)")
NAMELESS = ("is_empire", "clients", "vassals", "found_empire", "loot_city")
GERMAN = re.compile(r"\b(der|das|und|eine|nicht)\b")
ENGLISH = re.compile(r"\b(the|and|of|not)\b")


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box()


def messages(topic: str, language: str) -> dict[str, str]:
    source = (FOLDER / f"{topic}.{language}.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found: dict[str, str] = {}
    for entry in body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            assert entry.value is not None
            found[entry.id.name] = said(entry.value)
    return found


def said(pattern: ast.Pattern) -> str:
    """All that can be read in it, of every variant."""
    words: list[str] = []

    class Reader(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            words.append(node.value)

    Reader().visit(pattern)
    return "".join(words)


def wanted(box: Box, topic: str) -> set[str]:
    axes = box.axes
    if topic == "modifiers":
        ids = axes["modifier"]
        return {f"modifier-{i}" for i in ids} | {f"modifier-text-{i}" for i in ids}
    if topic == "aids":
        items = {f"aid-{item.id}" for item in box.aids}
        return (
            items
            | {f"aid-{i.aid}-{i.section}" for i in box.aids}
            | {f"aid-{i.aid}" for i in box.aids}
        )
    kinds = ("nation", "scenario") if topic == "nations" else ("event", "calamity", "diplomacy")
    return {f"{kind}-text-{i}" for kind in kinds for i in axes[kind]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["cards", "modifiers", "aids", "nations"])
def test_everything_has_its_text_and_nothing_else(box: Box, topic: str, language: str) -> None:
    assert set(messages(topic, language)) == wanted(box, topic)


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_faiths_and_grounds_have_names(box: Box, language: str) -> None:
    found = messages("names", language)
    for axis in ("seat", "religion", "status", "terrain", "admin_type"):
        assert {f"{axis}-{i}" for i in box.axes[axis]} <= set(found)
    assert all(found.values())


@pytest.mark.parametrize("topic", ["cards", "modifiers", "aids", "names", "nations"])
def test_no_text_speaks_of_rules_ids_or_the_other_language(topic: str) -> None:
    english, german = messages(topic, "en"), messages(topic, "de")
    assert set(english) == set(german)
    for key in english:
        for text in (english[key], german[key]):
            assert not ENGINE.search(text), key
        assert not GERMAN.search(english[key]), key
        assert not ENGLISH.search(german[key]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_goal_can_be_said(language: str) -> None:
    """With the name of what it asks for, and no braces left."""
    texts = Texts(language, [FOLDER])
    for goal in GOALS:
        said = texts.text(f"goal-{goal}", place="Roma")
        assert said
        assert "{" not in said
        assert ("Roma" in said) == (goal not in NAMELESS), goal


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_says_that_it_is_one(box: Box, language: str) -> None:
    texts = messages("aids", language)
    for item in box.aids:
        assert texts[f"aid-{item.id}"].startswith("Option") == item.option, item.id


def test_the_options_of_the_aids_are_those_of_the_guide(box: Box) -> None:
    options = sorted({f"{item.aid}-{item.section}" for item in box.aids if item.option})
    assert options == [
        "byzantines-e", "byzantines-m", "byzantines-n", "byzantines-s", "huns-b", "huns-c",
        "persians-a", "persians-d", "persians-e", "romans-h", "romans-i", "romans-o",
    ]  # fmt: skip


def test_a_text_tells_the_numbers_of_its_sentence(box: Box) -> None:
    """Every price, die and limit of an event stands in both languages."""
    words = {"1": "one|a|an|eine?[rsnm]?|single", "2": "two|second|zwei", "3": "three|drei"}
    for name, rows in (("event", box.tables["events"]), ("calamity", box.tables["calamities"])):
        for row in rows:
            numbers = set(
                re.findall(r"\b(?:cost|kingdom|empire|dead|inactive)=(\d+)", row["effect"])
            )
            for language in LANGUAGES:
                text = messages("cards", language)[f"{name}-text-{row['id']}"]
                for number in numbers - {"0"}:
                    pattern = rf"\b{number}\b|\b({words.get(number, '!')})\b"
                    assert re.search(pattern, text, re.I), (row["id"], number, language)
