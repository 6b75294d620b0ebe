"""Powers are data: each modifier is read in one chapter; no rule names a people, card or tile."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from aevum.games.era_of_tribes import rules
from aevum.games.era_of_tribes.peoples import Powers
from tests.rules.era_of_tribes.table_top import our_game

CHAPTERS = sorted(Path(str(rules.__file__)).parent.glob("*.py"))
READ = re.compile(r"powers(?:\(\w+\))?\.(\w+)")


def attributes() -> set[str]:
    powers: Powers = our_game.box.peoples[0].powers
    return set(vars(powers)) if hasattr(powers, "__dict__") else set()


def test_every_modifier_is_read_in_one_chapter() -> None:
    read: dict[str, set[str]] = {}
    for chapter in CHAPTERS:
        for name in READ.findall(chapter.read_text(encoding="utf-8")):
            read.setdefault(name, set()).add(chapter.stem)
    assert {name: where for name, where in read.items() if len(where) != 1} == {}
    assert attributes() <= set(read)


def literals(chapter: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(chapter.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_no_rule_names_a_people_a_card_a_tile_or_a_place() -> None:
    names = {
        name
        for axis in ("people", "card", "village", "province", "sea", "section")
        for name in our_game.axes[axis]
    }
    named = [(c.name, text) for c in CHAPTERS for text in literals(c) if text in names]
    assert named == []
