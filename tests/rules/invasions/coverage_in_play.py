"""How often everything of Invasions fires in random games: effect verbs, modifiers and rules, too.

`python -m tests.rules.invasions.coverage_in_play 12 report.md` plays so many games over all tables,
every second with advanced combat, each with another ruling at its other value.
In the compiled build it counts what `aevum lab coverage` counts, and effect verbs; as plain Python
(`AEVUM_BUILD=plain`), much slower, it looks at functions while they run: a rule fires when one that
cites it is called, a modifier when a rule finds that a nation has it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any

from aevum.games.invasions.options import SWITCHES
from aevum.games.invasions.rules.cards.effects import REGISTRY, Do
from aevum.lab import coverage
from aevum.lab.bench import build
from aevum.lab.coverage import Shelf, Tally, section, tables
from tests.rules.invasions.table_top import box, game

FOLDER = "games/invasions/rules"
MOST = 1_000_000
SEED = "coverage"
OFTEN = 25
"""After so many games the report is written anew: to look through the tests takes a while."""


class Held(list[bool]):
    """By modifier: whether a nation has it; counts the answers that are yes."""

    def __init__(self, has: list[bool], seen: Counter[int]) -> None:
        super().__init__(has)
        self.seen = seen

    def __getitem__(self, modifier: Any) -> Any:
        found = super().__getitem__(modifier)
        if found:
            self.seen[modifier] += 1
        return found


class Watch:
    """Looks on while games are played."""

    def __init__(self) -> None:
        self.tally = Tally(game())
        self.functions: Counter[CodeType] = Counter()
        self.verbs: Counter[str] = Counter()
        self.modifiers: Counter[int] = Counter()
        if build() == "plain":
            for nation in box().nations:
                nation.has = Held(nation.has, self.modifiers)
        for word, do in list(REGISTRY.verbs.items()):
            REGISTRY.verbs[word] = self.counted(word, do)

    def counted(self, word: str, do: Do) -> Do:
        def doing(s: Any, speech: Any) -> None:
            self.verbs[word] += 1
            do(s, speech)

        return doing

    def called(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and FOLDER in frame.f_code.co_filename:
            self.functions[frame.f_code] += 1

    def play(self, options: dict[str, Any], number: int) -> None:
        if build() == "plain":
            sys.setprofile(self.called)
        self.tally.play(options, Random(f"{SEED}/{number}"), MOST)
        sys.setprofile(None)

    def rules(self) -> Counter[str]:
        """Rule ids by the functions that cite them, with the half they belong to."""
        found: Counter[str] = Counter()
        for code, times in self.functions.items():
            for rule in cited(str((code.co_consts or ("",))[0] or "")):
                found[rule] += times
        return found


def cited(text: str) -> list[str]:
    """`war R19.9, E8; realm R2.1` → war R19.9, war E8, realm R2.1"""
    found, half = [], "realm"
    for word in re.findall(r"realm|war|R\d+(?:\.\d+)*|E\d+", text):
        if word in ("realm", "war"):
            half = word
        else:
            found.append(f"{half} {word}")
    return found


def cited_by_rules() -> list[str]:
    """All rules that the docstring of some function of the chapters cites."""
    folder = Path(str(sys.modules["aevum.games.invasions.game"].__file__)).parent / "rules"
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for text in re.findall(r'def [^\n]*(?:\n[^"]*?)?"""(.*?)"""', file.read_text(), re.DOTALL):
            found |= set(cited(text))
    return sorted(found)


def report(watch: Watch) -> str:
    shelf = Shelf(Path(__file__).parent)
    modifiers = Counter({box().modifiers[m].id: n for m, n in watch.modifiers.items()})
    verbs = [verb.id for verb in box().language.verbs]
    if build() == "compiled":
        lines = [
            coverage.report(watch.tally, SEED, shelf).rstrip("\n"),
            *section("Effect verbs", watch.verbs, verbs, shelf),
        ]
    else:
        lines = [
            "# Invasions: modifiers and rules in random play",
            "",
            f"{watch.tally.games} games, {watch.tally.actions} actions, as plain Python.",
            *section("Effect verbs", watch.verbs, verbs, shelf),
            *section("Modifiers", modifiers, [each.id for each in box().modifiers], shelf),
            *section("Rules that functions cite", watch.rules(), cited_by_rules(), shelf),
        ]
    return "\n".join(lines) + "\n"


def options_of(number: int, found: list[dict[str, Any]]) -> dict[str, Any]:
    """The table of a game, and the rulings that are switched there."""
    switched = list(SWITCHES)[number % len(SWITCHES)]
    options = {**found[number % len(found)], switched: SWITCHES[switched][1]}
    return options | {"advanced_combat": number % 2 == 1}


def main() -> None:
    found = tables(game())
    games = int(sys.argv[1]) if len(sys.argv) > 1 else len(found)
    watch = Watch()
    for number in range(games):
        options = options_of(number, found)
        watch.play(options, number)
        print(number + 1, options, watch.tally.actions, flush=True)
        if len(sys.argv) > 2 and (number + 1 == games or number % OFTEN == OFTEN - 1):
            Path(sys.argv[2]).write_text(report(watch), encoding="utf-8")
    if len(sys.argv) <= 2:
        print(report(watch))


if __name__ == "__main__":
    main()
