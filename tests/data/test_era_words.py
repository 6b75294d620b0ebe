"""Words and nodes of Era of Tribes are those of the rules index (words.csv, nodes.csv)."""

from __future__ import annotations

import csv
from pathlib import Path

from aevum.core.flow import DECISION, PROCEDURE
from aevum.games.era_of_tribes.game import load_game

INDEX = Path(__file__).parent / "era_of_tribes"
GAME = load_game()

PAIRS = {
    "way": (("province", "province"),),
    "lane": (("sea", "sea"),),
    "coast": (("province", "sea"), ("sea", "province")),
}
"""A border is two named arguments, in the order of the sentence."""
CALLED = {"number": "amount", "action": "activity"}
"""Axes with other names in the code."""
PARTS_OF_PROCEDURES = {"combat-round", "purchase"}
"""Nodes for what the index counts to a battle and to a bonus action."""
WITHOUT_NODE = {"advance"}
"""Carried out where the progress is chosen."""


def rows(name: str) -> dict[str, dict[str, str]]:
    with (INDEX / name).open(encoding="utf-8", newline="") as stream:
        found = list(csv.DictReader(stream))
    key = next(iter(found[0]))
    return {row[key]: row for row in found}


def spelled(axes: str) -> list[list[str]]:
    """The ways in which the axes of a word may stand in the code."""
    ways: list[list[str]] = [[]]
    for axis in axes.split():
        choices = PAIRS.get(axis, ((CALLED.get(axis, axis),),))
        ways = [[*way, *choice] for way in ways for choice in choices]
    return ways


def test_the_verbs_are_those_of_the_index_with_their_axes() -> None:
    index = rows("words.csv")
    verbs = {verb.word: [each.axis for each in verb.arguments] for verb in GAME.vocabulary.verbs}
    assert set(verbs) == set(index)
    for word, axes in verbs.items():
        assert axes in spelled(index[word]["axes"]), word


def test_two_arguments_of_one_verb_have_names_of_their_own() -> None:
    for verb in GAME.vocabulary.verbs:
        names = [each.name for each in verb.arguments]
        assert len(set(names)) == len(names), verb.word


def test_the_nodes_are_those_of_the_index() -> None:
    """What is asked, drawn and carried out, and which decisions are private."""
    index = rows("nodes.csv")
    kinds = {PROCEDURE: "procedure", DECISION: "decision"}
    nodes = {node.name: node for node in GAME.nodes}
    assert set(nodes) - PARTS_OF_PROCEDURES == set(index) - WITHOUT_NODE
    for name in set(nodes) & set(index):
        kind = kinds.get(nodes[name].kind, "chance")
        assert (kind, nodes[name].private) == (
            index[name]["kind"],
            index[name]["private"] == "1",
        ), name
