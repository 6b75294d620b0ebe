"""The index of rules and their tests: no id of the rules index without a test that bears its name.

`test_r4_3_…` is a test of R4.3, `test_k12_…` of ruling K12; X are the worked examples, I the
invariants, D the decisions.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from aevum import games
from tests.laws.house import game_of
from tests.laws.watch import INVARIANTS

TESTS = Path(__file__).parents[1]
EXAMPLES = {"attila": [f"X{number}" for number in range(1, 23)]}
LAWS = {"attila": INVARIANTS}
ID = re.compile(r"(?<=_)(?:r\d+_\d+|[kxid]\d+)(?=_|$)")


@cache
def rule_ids(name: str) -> list[str]:
    """Rules (R4.3), decisions (D4) and rulings (K12) of a game, from its texts."""
    file = game_of(name).text_folder() / "rules.en.ftl"
    keys = re.findall(r"^([RDK]\d+(?:-\d+)?) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    return [key.replace("-", ".") for key in keys if "-" in key or key[0] != "R"]


@cache
def ids_with_tests() -> set[str]:
    """All ids that some test bears in its name."""
    names = [
        name
        for file in TESTS.rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    ]
    return {found.upper().replace("_", ".") for name in names for found in ID.findall(name)}


def test_ids_are_read_from_names() -> None:
    """One name may bear several ids; numbers that follow an id are not part of a ruling."""
    assert ID.findall("test_r8_9_two_share") == ["r8_9"]
    assert ID.findall("test_k12_and_r5_4") == ["k12", "r5_4"]
    assert ID.findall("test_x10_5_cards") == ["x10"]
    assert ID.findall("test_deck") == []


def test_attila_has_78_rules_9_decisions_and_41_rulings() -> None:
    letters = [rule[0] for rule in rule_ids("attila")]
    assert (letters.count("R"), letters.count("D"), letters.count("K")) == (78, 9, 41)


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_id_has_a_test(name: str) -> None:
    wanted = [*rule_ids(name), *EXAMPLES.get(name, []), *LAWS.get(name, [])]
    missing = [rule for rule in wanted if rule not in ids_with_tests()]
    assert not missing, f"{len(missing)} ids without a test: {' '.join(missing)}"
