"""How often the functions of the rules are called, and so the rules they cite; plain Python only.

Each function is compiled anew with one line before its first that counts; `sys.setprofile` would
stop at every call of everything and take ten times as long.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.laws.halves import half_of, ids_in

ROOM = "aevum.games.invasions.rules."
COUNTS = "COUNTS_OF_CALLS"


class Calls:
    """Counts calls from now on; a function is `board.control:settle_once`."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.counts: list[int] = []
        for name, module in sorted(sys.modules.items()):
            if name.startswith(ROOM) and not hasattr(module, "__path__"):
                self.watch(name.removeprefix(ROOM), module)

    def watch(self, room: str, module: ModuleType) -> None:
        tree = parsed(module)
        for path, function in functions_of(tree):
            line = ast.parse(f"{COUNTS}[{len(self.counts)}] += 1").body[0]
            place = 1 if ast.get_docstring(function) else 0
            function.body.insert(place, ast.copy_location(line, function.body[0]))
            self.names.append(f"{room}:{path}")
            self.counts.append(0)
        codes = codes_in(compile(ast.fix_missing_locations(tree), str(module.__file__), "exec"))
        vars(module)[COUNTS] = self.counts
        for alive in living(module):
            alive.__code__ = codes[alive.__qualname__]

    def seen(self) -> Counter[str]:
        return Counter(dict(zip(self.names, self.counts, strict=True)))


def parsed(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def functions_of(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions, and those of classes, with their names."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield f"{node.name}.{part.name}", part


def codes_in(code: CodeType) -> dict[str, CodeType]:
    found: dict[str, CodeType] = {}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= {constant.co_qualname: constant, **codes_in(constant)}
    return found


def living(module: ModuleType) -> Iterator[FunctionType]:
    """The functions of a module as they are called, decorated ones unwrapped."""
    for value in list(vars(module).values()):
        parts: list[Any] = [value]
        if isinstance(value, type):
            parts = [getattr(each, "__func__", each) for each in vars(value).values()]
        for part in parts:
            function = getattr(part, "__wrapped__", getattr(part, "fget", part))
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                yield function


# -- rules ----------------------------------------------------------------------------------------


def cited_by_functions() -> dict[str, set[str]]:
    """By function: the rules that its docstring, or that of its class, cites."""
    found: dict[str, set[str]] = {}
    for room, tree in trees():
        half = half_of(ast.get_docstring(tree) or "")
        classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
        told = {each.name: ast.get_docstring(each) or "" for each in classes}
        for path, function in functions_of(tree):
            text = f"{told.get(path.partition('.')[0], '')} {ast.get_docstring(function) or ''}"
            found[f"{room}:{path}"] = {each for each in ids_in(text, half) if is_rule(each)}
    return found


def cited() -> set[str]:
    return set().union(*cited_by_functions().values())


def claimed_by_plates() -> dict[str, set[str]]:
    """By module: the rules, whole chapters too, that its plate claims."""
    return {room: set(ids_in(ast.get_docstring(tree) or "")) for room, tree in trees()}


def trees() -> Iterator[tuple[str, ast.Module]]:
    for name, module in sorted(sys.modules.items()):
        if name.startswith(ROOM) and not hasattr(module, "__path__"):
            yield name.removeprefix(ROOM), parsed(module)


def is_rule(found: str) -> bool:
    return found[0] in "RWE" and not found.startswith("WI")


def rules_fired(calls: Counter[str]) -> tuple[Counter[str], Counter[str]]:
    """By rule: calls of functions that cite it; calls into modules whose plates claim it."""
    by_function: Counter[str] = Counter()
    by_plate: Counter[str] = Counter()
    claimed = claimed_by_plates()
    for function, cites in cited_by_functions().items():
        by_function.update(dict.fromkeys(cites, calls[function]))
        by_plate.update(dict.fromkeys(claimed[function.partition(":")[0]], calls[function]))
    return by_function, by_plate
