"""A section of the state has one owner: nobody writes what another module's plate says it owns.

The source itself is read. A write is an assignment to a field, to a part of it or to a name that
stands for it, or a call of a method that changes it. Rooms that lay out whole positions are free.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import aevum
from aevum import games
from tests.laws.house import game_of
from tests.laws.test_plates import owned_on, plates

SOURCE = Path(aevum.__file__).parent
LAY_OUT = ("state.py", "positions.py", "worlds.py", "odds.py")
"""Rooms that make whole positions: blank ones, examples, worlds a seat cannot rule out, battles
that are only imagined."""

CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
MAKERS = {"after", "blank", "clone", "determinize", "load", "setup"}
"""Methods of a game that return a state."""


@cache
def deck_verbs() -> set[str]:
    """What changes a deck returns nothing."""
    tree = ast.parse((SOURCE / "core" / "deck.py").read_text(encoding="utf-8"))
    return {
        f.name
        for f in ast.walk(tree)
        if isinstance(f, ast.FunctionDef)
        and isinstance(f.returns, ast.Constant)
        and f.returns.value is None
    }


class Writes:
    """The fields that one function writes."""

    def __init__(self, function: ast.FunctionDef, fields: set[str]) -> None:
        self.fields = fields
        self.states = {
            arg.arg
            for arg in function.args.args
            if arg.annotation is not None and ast.unparse(arg.annotation).endswith("State")
        }
        self.aliases: dict[str, str] = {}
        self.nodes = list(ast.walk(function))
        naming = [n for n in self.nodes if isinstance(n, ast.Assign | ast.AnnAssign | ast.For)]
        for _ in range(3):  # names that stand for names that stand for a field
            for node in naming:
                self._learn(node)

    def _learn(self, node: ast.AST) -> None:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            self._name(node.targets[0].id, node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            self._name(node.target.id, node.value)
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            field = self.field_of(node.iter)
            if field is not None:
                self.aliases[node.target.id] = field

    def _name(self, name: str, value: ast.expr) -> None:
        is_copy = isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice)
        field = None if is_copy else self.field_of(value)
        if self.is_state(value) or makes_state(value):
            self.states.add(name)
        elif field is not None:
            self.aliases[name] = field

    def is_state(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Name):
            return node.id in self.states
        return isinstance(node, ast.Attribute) and node.attr == "s"

    def field_of(self, node: ast.expr) -> str | None:
        """The field that an expression is, or is a part of."""
        while isinstance(node, ast.Subscript | ast.Attribute):
            if isinstance(node, ast.Attribute) and self.is_state(node.value):
                return node.attr if node.attr in self.fields else None
            node = node.value
        return self.aliases.get(node.id) if isinstance(node, ast.Name) else None

    def found(self, *, cells_only: bool = False) -> Iterator[tuple[str, int]]:
        """Each write; of cells only, if a field may be replaced as a whole."""
        free = ast.Name | ast.Attribute if cells_only else ast.Name
        for node in self.nodes:
            for place in targets_of(node):
                field = None if isinstance(place, free) else self.field_of(place)
                if field is not None:
                    yield field, node.lineno


def makes_state(node: ast.expr) -> bool:
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute):
        return node.func.attr in MAKERS
    return isinstance(node.func, ast.Name) and node.func.id.endswith("State")


def targets_of(node: ast.AST) -> list[ast.expr]:
    """What a statement or call changes."""
    found: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        found += node.targets
    elif isinstance(node, ast.AugAssign):
        if isinstance(node.target, ast.Name):  # `pile += cards` changes the list itself
            return [ast.Subscript(node.target, node.target)]
        found.append(node.target)
    elif isinstance(node, ast.AnnAssign):
        found.append(node.target)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in CHANGING | deck_verbs():
            return [ast.Subscript(node.func.value, node.func.value)]
        return []
    flat: list[ast.expr] = []
    for target in found:
        flat += target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
    return flat


def writes_in(source: str, fields: set[str], *, cells_only: bool = False) -> list[tuple[str, int]]:
    found: set[tuple[str, int]] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            found |= set(Writes(node, fields).found(cells_only=cells_only))
    return sorted(found)


def rooms(name: str) -> list[Path]:
    """All modules that know the game's state."""
    folders = [SOURCE / "games" / name, SOURCE / "bots" / name]
    return sorted(file for folder in folders for file in folder.rglob("*.py"))


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_sections_and_plates_name_the_same_owners(name: str) -> None:
    declared = {
        s.owner: {field.name for field in s.fields} for s in game_of(name).declared.sections
    }
    on_plates = {
        module.removesuffix(".py"): set(owned_on(lines["Owns"]))
        for module, lines in plates(name).items()
        if owned_on(lines["Owns"])
    }
    assert declared == on_plates


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_only_its_owner_writes_a_field(name: str) -> None:
    owners = {
        field: module for module, lines in plates(name).items() for field in owned_on(lines["Owns"])
    }
    rules = SOURCE / "games" / name / "rules"
    strangers = []
    for file in rooms(name):
        if file.parent == SOURCE / "games" / name and file.name in LAY_OUT:
            continue
        module = str(file.relative_to(rules)) if file.is_relative_to(rules) else str(file)
        for field, line in writes_in(file.read_text(encoding="utf-8"), set(owners)):
            if owners[field] != module:
                strangers.append(f"{module}:{line} writes {field} of {owners[field]}")
    assert strangers == []


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_every_owner_writes_what_it_owns(name: str) -> None:
    """A section that its owner never writes belongs to nobody, or the law is blind to it."""
    folder = game_of(name).text_folder().parent / "rules"
    for module, lines in plates(name).items():
        owned = set(owned_on(lines["Owns"]))
        source = (folder / module).read_text(encoding="utf-8")
        assert owned == {field for field, _ in writes_in(source, owned)}, module


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_no_cell_of_a_table_that_copies_share_is_written(name: str) -> None:
    shared = {field.name for field in game_of(name).fields if field.whole}
    written = [
        f"{file.name}:{line} writes into {field}"
        for file in rooms(name)
        for field, line in writes_in(file.read_text(encoding="utf-8"), shared, cells_only=True)
    ]
    assert written == []


def test_a_table_is_replaced_or_its_cells_are_written() -> None:
    source = "def f(s: ToyState):\n    s.coins = put(s.coins, 0, 1)\n    s.coins[0] = 1\n"
    assert writes_in(source, {"coins"}) == [("coins", 2), ("coins", 3)]
    assert writes_in(source, {"coins"}, cells_only=True) == [("coins", 3)]


@pytest.mark.parametrize(
    "line",
    [
        "s.coins = [1, 2]",
        "s.coins[0] = 1",
        "s.coins[0] += 1",
        "s.coins, x = [], 1",
        "del s.coins[0]",
        "s.coins[seat].append(3)",
        "s.coins[seat].pool[4] = 1",
        "s.coins[seat].put_on_top(4)",
        "pile = s.coins[seat]; pile.sort()",
        "pile = s.coins; top = pile[0]; top[1] = 2",
        "pile = s.coins\n    pile += [3]",
        "for pile in s.coins: pile.clear()",
        "world = game.clone(s); world.coins[0] -= 1",
        "self.s.coins.pop()",
    ],
)
def test_the_law_sees_a_write(line: str) -> None:
    source = f"def f(self, game, s: ToyState, seat):\n    {line}\n"
    assert [field for field, _ in writes_in(source, {"coins"})] == ["coins"]


@pytest.mark.parametrize(
    "line",
    [
        "x = s.coins[0]",
        "coins = s.coins.copy(); coins.append(1)",
        "x = sum(s.coins)",
        "s.pop()",
        "self.coins = 3",
        "coins = s.coins; coins = 3",
        "coins = s.coins[0:2]; coins[0] = 1",
        "s.coins[seat].size()",
    ],
)
def test_the_law_is_not_afraid_of_a_read(line: str) -> None:
    source = f"def f(self, game, s: ToyState, seat):\n    {line}\n"
    assert writes_in(source, {"coins"}) == []
