"""How often everything of Invasions fires in random games: effect verbs, modifiers and rules, too.

`python -m tests.rules.invasions.coverage_in_play 300 counts.json report.md` plays so many games
over all tables, every second with advanced combat, each with another ruling at its other value. It
goes on where the counts stop, so it may be interrupted. Modifiers and rules are counted as plain
Python only (`AEVUM_BUILD=plain`, much slower): a rule fires when a function that cites it is
called, a modifier when a rule finds that a nation has it. The counts of both builds lie in one
file, and the report tells of either what it knows best. Why something never fires stands in
`tests/data/invasions/silent.csv`.
"""

from __future__ import annotations

import csv
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from aevum.games.invasions.options import SWITCHES
from aevum.games.invasions.rules.cards.effects import REGISTRY, Do
from aevum.lab import coverage
from aevum.lab.bench import build
from aevum.lab.coverage import Shelf, Tally, section, tables
from tests.laws.halves import ids_of_tests
from tests.laws.test_rule_index import rule_ids
from tests.rules.invasions.calls import Calls, cited, rules_fired
from tests.rules.invasions.table_top import box, game

MOST = 1_000_000
SEED = "coverage"
SILENT = Path(__file__).parents[2] / "data" / "invasions" / "silent.csv"
CITED = "Rules that functions cite"
COUNTED = ("nodes", "verbs", "events", "longest")
"""What the tally of the lab counts, one counter each."""


class Held(list[bool]):
    """By modifier: whether a nation has it; counts the answers that are yes."""

    def __init__(self, has: list[bool], seen: Counter[str]) -> None:
        super().__init__(has)
        self.seen = seen

    def __getitem__(self, modifier: Any) -> Any:
        found = super().__getitem__(modifier)
        if found:
            self.seen[box().modifiers[modifier].id] += 1
        return found


class Counts:
    """What was seen in games of one build."""

    def __init__(self, kept: dict[str, Any]) -> None:
        self.tally = Tally(game())
        self.tally.games, self.tally.actions = kept.get("games", 0), kept.get("actions", 0)
        for name in COUNTED:
            getattr(self.tally, name).update(kept.get(name, {}))
        for axis, seen in kept.get("named", {}).items():
            self.tally.named[axis].update(seen)
        self.effects: Counter[str] = Counter(kept.get("effects", {}))
        self.modifiers: Counter[str] = Counter(kept.get("modifiers", {}))
        self.calls: Counter[str] = Counter(kept.get("calls", {}))

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = {"games": self.tally.games, "actions": self.tally.actions}
        found |= {name: getattr(self.tally, name) for name in (*COUNTED, "named")}
        others = {"effects": self.effects, "modifiers": self.modifiers, "calls": self.calls}
        return found | others


class Watch(Counts):
    """Looks on while games are played; plain Python shows every call."""

    def __init__(self, kept: dict[str, Any]) -> None:
        super().__init__(kept)
        self.tables = tables(game())
        self.earlier = self.calls
        self.looking = Calls() if build() == "plain" else None
        if self.looking:
            for nation in box().nations:
                nation.has = Held(nation.has, self.modifiers)
        for word, do in list(REGISTRY.verbs.items()):
            REGISTRY.verbs[word] = self.counted(word, do)

    def counted(self, word: str, do: Do) -> Do:
        def doing(s: Any, speech: Any) -> None:
            self.effects[word] += 1
            do(s, speech)

        return doing

    def play(self, number: int) -> None:
        options = options_of(number, self.tables)
        self.tally.play(options, Random(f"{SEED}/{number}"), MOST)
        if self.looking:
            self.calls = self.earlier + self.looking.seen()
        print(number + 1, options, self.tally.actions, flush=True)


def options_of(number: int, found: list[dict[str, Any]]) -> dict[str, Any]:
    """The table of a game, and the rulings that are switched there."""
    switched = list(SWITCHES)[number % len(SWITCHES)]
    options = {**found[number % len(found)], switched: SWITCHES[switched][1]}
    return options | {"advanced_combat": number % 2 == 1}


# -- the report -----------------------------------------------------------------------------------


def reasons() -> dict[tuple[str, str], str]:
    """By section and id: why it never fires, and the test that exercises it."""
    with SILENT.open(encoding="utf-8", newline="") as file:
        found = {
            (row["section"], row["id"]): f"{row['reason']} (`{row['test']}`)"
            for row in csv.DictReader(file)
        }
    tests = tests_by_rule()
    return found | {(CITED, rule): f"rare (`{file}`)" for rule, file in tests.items()}


def tests_by_rule() -> dict[str, str]:
    """The first file with a test of each rule."""
    found: dict[str, str] = {}
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for rule in ids_of_tests(file.read_text(encoding="utf-8")):
            found.setdefault(rule, file.name)
    return found


def report(file: dict[str, Any]) -> str:
    """Of the build with more games; modifiers and rules of plain Python."""
    best = Counts(max(file.values(), key=lambda kept: int(kept["games"])))
    plain = Counts(file.get("plain", {}))
    shelf = Shelf(Path(__file__).parent, reasons())
    lines = [
        coverage.report(best.tally, SEED, shelf).rstrip("\n"),
        *section("Effect verbs", best.effects, [v.id for v in box().language.verbs], shelf),
        "",
        f"What follows was counted in {plain.tally.games} games, {plain.tally.actions} actions.",
        *section("Modifiers", plain.modifiers, [each.id for each in box().modifiers], shelf),
        *rules_told(plain.calls, shelf),
    ]
    return "\n".join(lines) + "\n"


def rules_told(calls: Counter[str], shelf: Shelf) -> Iterator[str]:
    """Rules by functions that cite them, by modules that claim them, and those of the data."""
    by_function, by_plate = rules_fired(calls)
    rules, told = rule_ids("invasions"), cited()
    yield from section(CITED, by_function, [rule for rule in rules if rule in told], shelf)
    rest = [rule for rule in rules if rule not in told]
    claimed = Counter({rule: claims(by_plate, rule) for rule in rest if claims(by_plate, rule)})
    yield from section("Rules of whole modules, by calls into them", claimed, claimed, shelf)
    others = [rule for rule in rest if rule not in claimed]
    yield from ("", "## Rules of the board and of the data, which tests name", "")
    yield ", ".join(others)


def claims(by_plate: Counter[str], rule: str) -> int:
    """Calls into modules that claim a rule, or its chapter."""
    return by_plate[rule] + by_plate[rule.partition(".")[0]]


def main() -> None:
    games, counts, written = int(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[3])
    file = json.loads(counts.read_text(encoding="utf-8")) if counts.exists() else {}
    watch = Watch(file.get(build(), {}))
    for number in range(watch.tally.games, games):
        watch.play(number)
        file[build()] = watch.kept()
        fresh = counts.with_suffix(".new")
        fresh.write_text(json.dumps(file), encoding="utf-8")
        fresh.replace(counts)
    written.write_text(report(file), encoding="utf-8")


if __name__ == "__main__":
    main()
