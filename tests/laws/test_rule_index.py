"""The index of rules and their tests: no id of the rules index without a test that bears its name.

`test_r4_3_…` is a test of R4.3, `test_k12_…` of ruling K12 (or E12); X and W are the worked
examples, SU the steps of the set-up, P the provinces, N the nations, I the invariants, D the
decisions, C the dice and draws. Every game has its own numbers, so its
tests are looked for where only its tests are: in `rules/<game>` and in the files below. Rules in
two halves (halves.py) are also read from the docstrings of tests.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from aevum import games
from tests.laws import cultures_watch, watch
from tests.laws.halves import HALVED, ids_of_tests
from tests.laws.house import game_of

TESTS = Path(__file__).parents[1]
EXAMPLES = {
    "attila": [f"X{number}" for number in range(1, 23)],
    "rising_cultures": [*(f"X{number}" for number in range(1, 19)), "P7A", "P7B", "P7C"],
    "era_of_tribes": [f"W{number}" for number in range(1, 71)],
    "invasions": [
        *(f"P{number}" for number in range(1, 12)),
        *(f"C{number}" for number in range(1, 26)),
        *(f"X{number}" for number in range(1, 26)),
        *(f"G{number}" for number in range(1, 52)),
    ],
}
LAWS = {
    "attila": watch.INVARIANTS,
    "rising_cultures": cultures_watch.INVARIANTS,
    "era_of_tribes": [f"I{number}" for number in range(1, 43)],
    "invasions": [
        *(f"I{number}" for number in range(1, 43)),
        *(f"WI{number}" for number in range(1, 51)),
    ],
}
ELSEWHERE = {
    "attila": ["laws/test_invariants.py", "laws/test_secrecy.py", "golden/test_golden.py"],
    "rising_cultures": ["laws/test_cultures_invariants.py", "laws/test_cultures_secrecy.py"],
    "era_of_tribes": [],
    "invasions": [],
}
"""Files outside `rules/<game>` that test the rules of one game."""
STILL_WANTED: dict[str, str] = {}
"""Ids of games on the shelf as early ones that no test names yet."""
ID = re.compile(r"(?<=_)(?:r\d+_\d+|su\d+|[kexwidnc]\d+|p\d+[abc]?)(?=_|$)")


@cache
def rule_ids(name: str) -> list[str]:
    """Rules (R4.3), decisions, rulings, provinces, nations (K12) … of a game, from its texts."""
    file = game_of(name).text_folder() / "rules.en.ftl"
    told = file.read_text(encoding="utf-8")
    keys = re.findall(r"^((?:[RWDKEPNC]|SU|WE)\d+(?:-\d+)?) =", told, re.MULTILINE)
    return [key.replace("-", ".") for key in keys if not re.fullmatch(r"[RW]\d+", key)]


@cache
def ids_with_tests(game: str) -> set[str]:
    """All ids that some test of the game bears in its name; P7 is tested by P7a, P7b and P7c."""
    files = [*(TESTS / "rules" / game).rglob("test_*.py"), *(TESTS / f for f in ELSEWHERE[game])]
    sources = [file.read_text(encoding="utf-8") for file in files]
    if game in HALVED:
        return {each for source in sources for each in ids_of_tests(source)}
    names = [name for source in sources for name in re.findall(r"def (test_\w+)", source)]
    found = {word.upper().replace("_", ".") for name in names for word in ID.findall(name)}
    if EXAMPLES[game][0][0] != "W":  # w1 may be a word of the game
        found = {word for word in found if word[0] != "W"}
    return found | {word[:-1] for word in found if word[-1] in "ABC"}


def test_ids_are_read_from_names() -> None:
    """One name may bear several ids; numbers that follow an id are not part of a ruling."""
    assert ID.findall("test_r8_9_two_share") == ["r8_9"]
    assert ID.findall("test_k12_and_r5_4") == ["k12", "r5_4"]
    assert ID.findall("test_x10_5_cards") == ["x10"]
    assert ID.findall("test_p7a_maghreb") == ["p7a"]
    assert ID.findall("test_deck") == []


def test_attila_has_78_rules_9_decisions_and_41_rulings() -> None:
    letters = [rule[0] for rule in rule_ids("attila")]
    assert (letters.count("R"), letters.count("D"), letters.count("K")) == (78, 9, 41)


def test_rising_cultures_has_55_rules_11_decisions_48_rulings_15_provinces_6_nations() -> None:
    letters = [rule[0] for rule in rule_ids("rising_cultures")]
    assert [letters.count(letter) for letter in "RDKPN"] == [55, 11, 48, 15, 6]


def test_era_of_tribes_has_its_rules_39_decisions_113_rulings_7_draws_19_steps_of_set_up() -> None:
    letters = [re.sub(r"[\d.]", "", rule) for rule in rule_ids("era_of_tribes")]
    assert [letters.count(kind) for kind in ("D", "E", "C", "SU")] == [39, 113, 7, 19]


def test_invasions_has_288_rules_and_144_rulings_of_the_realm_348_and_131_of_war() -> None:
    kinds = [re.sub(r"[\d.]", "", rule) for rule in rule_ids("invasions")]
    assert [kinds.count(kind) for kind in ("R", "E", "W", "WE")] == [288, 144, 348, 131]


def test_ids_of_two_halves_are_read_from_names_and_docstrings() -> None:
    source = '''"""war R5"""
def test_x6_r5_3_limes():
    """R17.4 to R17.6, E3; realm R2.1, E7–E9, I4"""
def test_realm_r1_2():
    """a whole chapter: R5"""
'''
    war = {"X6", "W5.3", "W17.4", "W17.5", "W17.6", "WE3"}
    assert ids_of_tests(source) == war | {"R2.1", "E7", "E8", "E9", "I4", "R1.2"}


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_id_has_a_test(name: str) -> None:
    """What an early game still wants is told; no other id is without its test."""
    wanted = [*rule_ids(name), *EXAMPLES[name], *LAWS[name]]
    known = ids_with_tests(name) | set(STILL_WANTED.get(name, "").split())
    missing = [rule for rule in wanted if rule not in known]
    assert not missing, f"{len(missing)} ids without a test: {' '.join(missing)}"


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_id_of_a_test_exists(name: str) -> None:
    """A test that bears the name of no rule tests nothing that anybody asked for."""
    known = {*rule_ids(name), *EXAMPLES[name], *LAWS[name]}
    assert ids_with_tests(name) - known == set()
