"""Rules that come in two halves, `realm` and `war`, with numbers of their own in each.

The word says whose numbers follow; a module begins with the half that its docstring names first.
R4.3 and E12 are the realm's, W4.3 and WE12 those of war; so are the invariants I3 and WI3. Worked
examples have one series each: P and C are the realm's, X and G those of war.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

HALVED = ("invasions",)
"""Games whose rules are written so."""
OF_WAR = {"R": "W", "E": "WE", "I": "WI"}
WORD = re.compile(
    r"\b(?P<half>realm|war)\b"
    r"|\b(?P<kind>WE|WI|[REWIPCXG])(?P<number>\d+)(?:\.(?P<part>\d+))?b?"
    r"(?:(?:\s?[–-]\s?|\sto\s)(?:(?P=kind))?(?:(?P<chapter>\d+)\.)?(?P<last>\d+)\b)?"
)
IN_NAME = re.compile(r"(?<=_)(?:(war|realm)|(we|wi|[rewipcxg])(\d+)(?:_(\d+))?)(?=_|$)")


def spelled(half: str, kind: str, number: str, part: str | None) -> str:
    """The one spelling of an id: W17.4 for rule 17.4 of war."""
    if half == "war":
        kind = OF_WAR.get(kind, kind)
    return f"{kind}{number}.{part}" if part and kind in ("R", "W") else f"{kind}{number}"


def ids_in(text: str, half: str = "realm") -> Iterator[str]:
    """Ids of a text, chapters included; R19.24-R19.27 and R19.24 to R19.27 are four."""
    for found in WORD.finditer(text):
        if found["half"]:
            half = found["half"]
            continue
        kind, number, part, last = (found[g] for g in ("kind", "number", "part", "last"))
        yield spelled(half, kind, number, part)
        first = int(part or number)
        same = found["chapter"] in (None, number)
        for further in range(first + 1, int(last) + 1 if last and same else first):
            yield spelled(half, kind, number if part else str(further), part and str(further))


def ids_in_name(name: str, half: str) -> Iterator[str]:
    """Ids of the name of a test: test_r4_3_… and test_war_r4_3_…"""
    for word, kind, number, part in IN_NAME.findall(name):
        if word:
            half = word
        else:
            yield spelled(half, kind.upper(), number, part)


def half_of(text: str) -> str:
    first = re.search(r"\b(realm|war)\b", text)
    return first[1] if first else "realm"


def ids_of_tests(source: str) -> set[str]:
    """What the tests of one module name, in their names and docstrings; a chapter is no rule."""
    tree = ast.parse(source)
    half = half_of(ast.get_docstring(tree) or "")
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            told = ast.get_docstring(node) or ""
            found |= {*ids_in_name(node.name, half), *ids_in(told, half)}
    return {each for each in found if not re.fullmatch(r"[RW]\d+", each)}
