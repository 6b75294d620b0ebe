"""Rule texts of Attila: complete, in both languages, and of one mind about the numbers."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

TEXTS = Path(__file__).resolve().parents[2] / "src" / "aevum" / "games" / "attila" / "texts"
LANGUAGES = ("en", "de")

#: chapter -> number of rules in it
RULES_PER_CHAPTER = {
    1: 3,  # aim
    2: 2,  # turn order
    3: 4,  # course of a turn
    4: 9,  # card and stone
    5: 9,  # influence or second stone
    6: 10,  # conflict
    7: 4,  # pacification
    8: 13,  # scoring
    9: 3,  # end of a turn
    10: 5,  # action tiles
    11: 5,  # end of the game
    12: 5,  # two players
    13: 3,  # the board
    14: 3,  # open and hidden information
}
DECISIONS = 9
RULINGS = 41

#: id -> why the German and the English text may differ in their digits
NUMBERS_MAY_DIFFER: dict[str, str] = {}

REFERENCE = re.compile(r"\b([RDK])(\d+)(?:\.(\d+))?(?!\d)")
#: what the rule engine calls moments for a tile (R10.2) and triggers of the end (R11.1)
LABEL = re.compile(r"\b[WT]\d+\b")


def expected_ids() -> list[str]:
    """All ids in the order of the rules: chapters with their rules, decisions, rulings."""
    ids: list[str] = []
    for chapter, rules in RULES_PER_CHAPTER.items():
        ids.append(f"R{chapter}")
        ids.extend(f"R{chapter}-{rule}" for rule in range(1, rules + 1))
    ids.extend(f"D{number}" for number in range(1, DECISIONS + 1))
    ids.extend(f"K{number}" for number in range(1, RULINGS + 1))
    return ids


EXPECTED = expected_ids()


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything the parser finds in the file of one language."""
    source = (TEXTS / f"rules.{language}.ftl").read_text(encoding="utf-8")
    return tuple(parse(source).body)


def messages(language: str) -> list[ast.Message]:
    """The messages of one language in file order."""
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


def plain(message: ast.Message) -> str:
    """The text of a message; empty if it has none."""
    if message.value is None:
        return ""
    parts = [part.value for part in message.value.elements if isinstance(part, ast.TextElement)]
    return "".join(parts)


@cache
def texts(language: str) -> dict[str, str]:
    """Id -> text of one language."""
    return {message.id.name: plain(message) for message in messages(language)}


def numbers(text: str) -> Counter[str]:
    """The numbers written in digits, each as often as it occurs."""
    return Counter(re.findall(r"\d+", text))


def references(text: str) -> list[tuple[str, str]]:
    """Rules, decisions and rulings a text points to, as (reference, message id)."""
    found = REFERENCE.finditer(text)
    return [(m[0], m[1] + m[2] + (f"-{m[3]}" if m[3] else "")) for m in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_file_parses_without_junk(language: str) -> None:
    """Junk, terms, attributes and placeables have no place in the rule texts."""
    for entry in entries(language):
        assert isinstance(entry, ast.Message | ast.BaseComment), entry.to_json()
    for message in messages(language):
        assert not message.attributes, message.id.name
        assert message.value is not None, message.id.name
        kinds = {type(part) for part in message.value.elements}
        assert kinds == {ast.TextElement}, message.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_exactly_those_of_the_rules(language: str) -> None:
    """Nothing missing, nothing invented, nothing twice, all in order."""
    assert [message.id.name for message in messages(language)] == EXPECTED


def test_both_languages_have_the_same_ids_in_the_same_order() -> None:
    """The two files can be read side by side."""
    english, german = (
        [message.id.name for message in messages(language)] for language in LANGUAGES
    )
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EXPECTED)
def test_text_is_there_in_one_line(name: str, language: str) -> None:
    """A text is not empty and leaves the breaking of lines to whoever shows it."""
    text = texts(language)[name]
    assert text.strip()
    assert "\n" not in text
    assert "  " not in text


@pytest.mark.parametrize("name", EXPECTED)
def test_languages_differ(name: str) -> None:
    """A text identical in both languages was not translated."""
    assert texts("en")[name] != texts("de")[name]


@pytest.mark.parametrize("name", EXPECTED)
def test_numbers_agree(name: str) -> None:
    """German and English name the same numbers, each equally often."""
    english, german = (numbers(texts(language)[name]) for language in LANGUAGES)
    if name in NUMBERS_MAY_DIFFER:
        assert english != german, f"{name} needs no exception any more"
    else:
        assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_lead_somewhere(language: str) -> None:
    """A rule named in a text exists and is not the text itself."""
    for name, text in texts(language).items():
        for reference, target in references(text):
            assert target in EXPECTED, f"{name} names {reference}"
            assert target != name, f"{name} names itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_and_triggers_are_said_in_words(language: str) -> None:
    """A player reads when a tile may be used and what ends the game, and no label of either."""
    for name, text in texts(language).items():
        assert not LABEL.findall(text), name


def test_references_agree_between_the_languages() -> None:
    """Both languages lead the reader to the same places."""
    for name in EXPECTED:
        english, german = (Counter(references(texts(language)[name])) for language in LANGUAGES)
        assert english == german, name


def test_exceptions_name_known_ids_and_a_reason() -> None:
    """The table of exceptions stays honest."""
    for name, reason in NUMBERS_MAY_DIFFER.items():
        assert name in EXPECTED
        assert reason
