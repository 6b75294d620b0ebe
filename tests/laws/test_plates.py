"""A plate that lies fails: what a rules module says at its door is true.

Rules   ids of the rules index      Owns    fields of the state
Nodes   name (kind) in flow.FLOW    Leaves  what neighbours do
"""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from aevum import games
from tests.laws.halves import HALVED, OF_WAR, ids_in
from tests.laws.house import attributes, game_of
from tests.laws.test_rule_index import LAWS, rule_ids

LINES = ("Rules", "Owns", "Nodes", "Leaves")
KINDS = ("procedure", "decision", "chance")
"""In the order of the numbers in core/flow.py."""

CLAIMED_ELSEWHERE = {
    "attila": {
        "R14.1": "fields.py: FIELDS say who sees what",
        "R14.2": "fields.py: FIELDS say who sees what",
        "R14.3": "components.py: the event `drew` keeps its secret",
    },
    "rising_cultures": {
        "R15.1": "fields.py: FIELDS say who sees what",
        "R15.2": "fields.py: FIELDS say who sees what",
        "R15.3": "core/deck.py: a deck knows what its owner knows",
    },
    "invasions": {
        **{f"R5.{number}": "board.py: the map as it is printed" for number in (1, 2, 3, 4, 5)},
        "R5.8": "board.py: areas that touch each other",
    },
}
"""Rules that no chapter implements, and the room that does."""


def plates(name: str) -> dict[str, dict[str, str]]:
    """Module -> line of the plate -> its text."""
    folder = game_of(name).text_folder().parent / "rules"
    found = {}
    for file in sorted(folder.rglob("*.py")):
        if file.name != "__init__.py":
            found[str(file.relative_to(folder))] = plate(file)
    return found


def plate(file: Path) -> dict[str, str]:
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    rows = re.findall(r"^(Rules|Owns|Nodes|Leaves)\s+(.+(?:\n[ ]{2,}.+)*)", text, re.MULTILINE)
    return {head: " ".join(body.split()) for head, body in rows}


def rules_on(text: str, name: str = "") -> list[str]:
    if name in HALVED:
        return list(ids_in(text))
    return re.findall(r"\b[RKDN]\d+(?:\.\d+)?", text)


def rules_of(name: str) -> list[str]:
    """All rules of a game, without its rulings."""
    return [rule for rule in rule_ids(name) if re.fullmatch(r"[RW]\d.*", rule)]


def owned_on(text: str) -> list[str]:
    return [] if text == "none" else [part.strip() for part in text.split(",")]


def nodes_on(text: str) -> list[tuple[str, str]]:
    return re.findall(r"([\w.-]+) \((\w+)\)", text)


def nodes_of(name: str) -> list[tuple[str, str]]:
    nodes: list[Any] = import_module(f"aevum.games.{name}.flow").FLOW
    return [(node.name, KINDS[node.kind]) for node in nodes]


every_game = pytest.mark.parametrize("name", sorted(games.GAMES))


@every_game
def test_every_module_has_its_plate(name: str) -> None:
    for module, lines in plates(name).items():
        assert set(lines) == set(LINES), module


@every_game
def test_rules_on_plates_exist(name: str) -> None:
    ids = rule_ids(name)
    known = set(ids) | {rule.partition(".")[0] for rule in ids}
    for module, lines in plates(name).items():
        assert set(rules_on(lines["Rules"], name)) <= known, module
        assert rules_on(lines["Rules"], name) or lines["Rules"].startswith("none"), module


@every_game
def test_every_rule_is_claimed(name: str) -> None:
    """By a plate (a chapter claims all its rules) or by the table above."""
    claims = {rule for lines in plates(name).values() for rule in rules_on(lines["Rules"], name)}
    elsewhere = CLAIMED_ELSEWHERE.get(name, {})
    unclaimed = [r for r in rules_of(name) if r not in claims and r.partition(".")[0] not in claims]
    assert unclaimed == list(elsewhere)


@every_game
def test_owned_fields_exist(name: str) -> None:
    fields = attributes(game_of(name).blank(game_of(name).fewest_seats))
    for module, lines in plates(name).items():
        for field in owned_on(lines["Owns"]):
            assert field in fields, f"{module} owns {field}"


@every_game
def test_every_field_has_one_owner(name: str) -> None:
    owners: dict[str, list[str]] = {field.name: [] for field in game_of(name).fields}
    for module, lines in plates(name).items():
        for field in owned_on(lines["Owns"]):
            owners.setdefault(field, []).append(module)
    assert {field: who for field, who in owners.items() if len(who) != 1} == {}


@every_game
def test_every_node_is_on_one_plate(name: str) -> None:
    named = [node for lines in plates(name).values() for node in nodes_on(lines["Nodes"])]
    assert sorted(named) == sorted(nodes_of(name))
    for module, lines in plates(name).items():
        assert nodes_on(lines["Nodes"]) or lines["Nodes"] == "none", module


@every_game
def test_neighbours_named_under_leaves_exist(name: str) -> None:
    folder = game_of(name).text_folder().parent
    for module, lines in plates(name).items():
        for neighbour in re.findall(r"\w+\.py", lines["Leaves"]):
            there = [*(folder / "rules").rglob(neighbour), *folder.glob(neighbour)]
            assert there, f"{module} leaves work to {neighbour}"


def test_every_rule_named_in_the_code_exists() -> None:
    """Comments, docstrings and reasons cite only ids of the rules index."""
    for name in games.GAMES:
        ids = rule_ids(name)
        known = set(ids) | {rule.partition(".")[0] for rule in ids}
        known |= set(LAWS[name])
        if name in HALVED:  # `war R4.3` is written so in the code; dice are no decisions
            known |= {short + rule.removeprefix(long) for short, long in OF_WAR.items()
                      for rule in known if rule.startswith(long)} | {"D2", "D6", "D10"}  # fmt: skip
        for file in game_of(name).text_folder().parent.rglob("*.py"):
            source = file.read_text(encoding="utf-8")
            cited = set(re.findall(r"\b(?:R\d+(?:\.\d+)?|[KDIN]\d+)\b", source))
            assert cited <= known, f"{file.name}: {sorted(cited - known)}"
