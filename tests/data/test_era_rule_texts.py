"""Rule texts of Era of Tribes: complete, in both languages, and of one mind about the numbers."""

import csv
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from aevum.cli.rules import is_chapter, rule_ids, select
from aevum.core.texts import rule_key
from aevum.games.era_of_tribes.game import load_game
from aevum.games.era_of_tribes.pack import data_folder

COVERAGE = Path(__file__).parent / "era_of_tribes" / "coverage.csv"
TEXTS = data_folder().parent / "texts"
LANGUAGES = ("en", "de")

#: chapter -> number of rules in it
RULES_PER_CHAPTER = {
    0: 14, 1: 2, 2: 4, 3: 4, 4: 10, 5: 16, 6: 3, 7: 3, 8: 11, 9: 10, 10: 2, 11: 10, 12: 10,
    13: 20, 14: 5, 15: 7, 16: 17, 17: 11, 18: 6, 19: 7, 20: 9, 21: 2, 22: 7, 23: 1, 24: 5,
    25: 5, 26: 8, 27: 11,
}  # fmt: skip
SETUP_STEPS = 19
DECISIONS = [number for number in range(1, 42) if number not in (9, 31)]
"""D9 is part of D8, and D31 is carried out without asking."""
CHANCES = 7
RULINGS = 113

REFERENCE = re.compile(r"\b(SU|[RDCE])(\d+)(?:\.(\d+))?(?!\d)")
ENGINE = re.compile(r"\b(node|frame|slug|csv|seed|metric|token id)\b", re.IGNORECASE)


def expected_ids() -> list[str]:
    """All ids in the order of the rules: set-up, chapters, decisions, chance, rulings."""
    ids = ["SU", *(f"SU{step}" for step in range(1, SETUP_STEPS + 1))]
    for chapter, rules in RULES_PER_CHAPTER.items():
        ids.append(f"R{chapter}")
        ids.extend(f"R{chapter}-{rule}" for rule in range(1, rules + 1))
    ids.extend(f"D{number}" for number in DECISIONS)
    ids.extend(f"C{number}" for number in range(CHANCES))
    ids.extend(f"E{number}" for number in range(1, RULINGS + 1))
    return ids


EXPECTED = expected_ids()


@cache
def texts(language: str) -> dict[str, str]:
    """Id -> text of one language; the file holds messages of plain text and comments alone."""
    source = (TEXTS / f"rules.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for entry in parse(source).body:
        assert isinstance(entry, ast.Message | ast.BaseComment), entry.to_json()
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            (text,) = entry.value.elements
            assert isinstance(text, ast.TextElement), entry.id.name
            assert entry.id.name not in found
            found[entry.id.name] = text.value
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_ids_are_exactly_those_of_the_rules(language: str) -> None:
    """Nothing missing, nothing invented, nothing twice, all in order."""
    assert list(texts(language)) == EXPECTED


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_there_in_one_line_and_without_engine_words(language: str) -> None:
    for name, text in texts(language).items():
        assert text.strip() == text, name
        assert text, name
        assert "\n" not in text, name
        assert "  " not in text, name
        assert not ENGINE.search(text), name


def test_languages_differ_but_not_in_their_numbers() -> None:
    """German and English name the same numbers, each equally often."""
    for name in EXPECTED:
        english, german = (texts(language)[name] for language in LANGUAGES)
        assert english != german, name
        numbers = [Counter(re.findall(r"\d+", text)) for text in (english, german)]
        assert numbers[0] == numbers[1], name


def test_references_lead_to_texts_and_are_the_same_in_both_languages() -> None:
    for name in EXPECTED:
        found = [
            [m[1] + m[2] + (f"-{m[3]}" if m[3] else "") for m in REFERENCE.finditer(text)]
            for text in (texts(language)[name] for language in LANGUAGES)
        ]
        assert sorted(found[0]) == sorted(found[1]), name
        assert set(found[0]) <= set(EXPECTED), name
        assert name not in found[0], name


def test_every_rule_that_covers_a_line_of_the_summary_has_its_text() -> None:
    """coverage.csv names the rules for each line of the original; 6.9 and the like are tables."""
    with COVERAGE.open(encoding="utf-8", newline="") as stream:
        cited = {rule for row in csv.DictReader(stream) for rule in row["rules"].split()}
    rules = {rule for rule in cited if not rule[0].isdigit()}
    assert len(rules) > 150
    assert {rule_key(rule) for rule in rules} <= set(EXPECTED)


def test_every_refusal_names_a_rule_that_can_be_read() -> None:
    rules = {
        rule
        for file in (data_folder().parent / "rules").glob("*.py")
        for rule in re.findall(r'\bWhy\("([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(rules) > 40
    assert {rule_key(rule) for rule in rules} <= set(EXPECTED)


def test_the_book_can_be_opened_at_a_rule_a_chapter_or_all_of_one_letter() -> None:
    ids = rule_ids(load_game())
    assert [rule_key(rule) for rule in ids] == EXPECTED
    assert select(ids, "r14") == ["R14", *(f"R14.{number}" for number in range(1, 6))]
    assert select(ids, "R1") == ["R1", "R1.1", "R1.2"]
    assert select(ids, "e45") == ["E45"]
    assert select(ids, "SU") == ["SU", *(f"SU{step}" for step in range(1, SETUP_STEPS + 1))]
    assert [rule for rule in ids if is_chapter(rule)] == ["SU", *(f"R{n}" for n in range(28))]
