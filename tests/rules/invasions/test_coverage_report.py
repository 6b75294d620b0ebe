"""The report of coverage in play: what fires, and for what never fires a reason and its test."""

from __future__ import annotations

import csv
import re
from functools import cache
from pathlib import Path

import pytest

from aevum.core.flow import PROCEDURE
from tests.rules.invasions.coverage_in_play import SILENT
from tests.rules.invasions.table_top import box, game

ROOT = Path(__file__).parents[3]
REPORT = (ROOT / "docs" / "coverage" / "invasions.md").read_text(encoding="utf-8")
EXPLAINED = (
    "Decisions and chances", "Words", "Events", "Named: administration", "Named: calamity",
    "Named: diplomacy", "Named: event", "Named: pillage", "Effect verbs", "Modifiers",
)  # fmt: skip
"""Sections in which nothing may be silent without a reason."""


@cache
def parts() -> dict[str, tuple[set[str], set[str]]]:
    """By section: what fires, and what never does."""
    found = {}
    for part in REPORT.split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        counts = body.strip().partition("\n")[0]
        fires = {each.rpartition(" ")[0] for each in counts.split(", ")}
        never = set(re.findall(r"^\| (?!never )([^|]+) \|", body, re.MULTILINE))
        found[title.rpartition(":")[0]] = (fires, never)
    return found


@cache
def silent() -> list[dict[str, str]]:
    with SILENT.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("section", EXPLAINED)
def test_exactly_what_never_fires_has_a_reason(section: str) -> None:
    explained = [row["id"] for row in silent() if row["section"] == section]
    assert len(set(explained)) == len(explained)
    assert set(explained) == parts()[section][1]


def test_reasons_belong_to_sections_and_say_something() -> None:
    for row in silent():
        assert row["section"] in EXPLAINED
        assert row["reason"].strip()


def test_what_never_fires_is_exercised_by_a_test() -> None:
    for row in silent():
        file, _, name = row["test"].partition("::")
        text = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert f"def {name}(" in text, row


def test_the_report_is_of_many_games_and_of_no_long_list() -> None:
    assert int(re.findall(r"^(\d+) games over", REPORT, re.MULTILINE)[0]) >= 300
    longest = re.findall(r"^Longest lists of legal words: \S+ (\d+)", REPORT, re.MULTILINE)
    assert 0 < int(longest[0]) <= 60


def test_the_report_knows_what_there_is() -> None:
    """Who adds a node, a word, an event, a verb or a modifier counts anew."""
    known = {
        "Decisions and chances": {n.name for n in game().nodes if n.kind != PROCEDURE},
        "Words": {verb.word for verb in game().vocabulary.verbs},
        "Events": {kind.name for kind in game().event_kinds},
        "Effect verbs": {verb.id for verb in box().language.verbs},
        "Modifiers": {each.id for each in box().modifiers},
    }
    for section, ids in known.items():
        fires, never = parts()[section]
        assert fires | never == ids, section


def test_a_rule_that_never_fires_has_a_test() -> None:
    """Every rule of the index has one (laws/test_rule_index.py); the report names its file."""
    part = REPORT.partition("\n## Rules that functions cite: ")[2].partition("\n## ")[0]
    assert int(part.partition(" ")[0]) > 500
    assert "| – |" not in part
