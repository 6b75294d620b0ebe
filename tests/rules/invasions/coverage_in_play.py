"""How often each rule, verb, modifier, card and node of Invasions fires in random games.

`python -m tests.rules.invasions.coverage_in_play 12 report.md` plays so many games over all
scenarios and numbers of players and writes what was seen, and what was never seen. A rule fires
when a function that cites it is called; a modifier, when a rule finds that a nation has it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from aevum.games.invasions.flow import FLOW
from aevum.games.invasions.rules.cards.effects import REGISTRY, Do
from tests.laws.house import choose_word
from tests.rules.invasions.table_top import box, game

FOLDER = "games/invasions/rules"
TABLES = [
    (scenario.id, players) for scenario in box().scenarios for players in sorted(scenario.persons)
]


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
    """Counts what happens while games are played."""

    def __init__(self) -> None:
        self.nodes: Counter[str] = Counter()
        self.functions: Counter[Any] = Counter()
        self.verbs: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.modifiers: Counter[int] = Counter()
        self.most: Counter[str] = Counter()
        """By node: the longest list of legal words."""
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

    def play(self, scenario: str, players: int, seed: int, longest: int) -> int:
        rng = Random(f"coverage {scenario} {players} {seed}")
        s = game().setup({"scenario": scenario, "players": players})
        steps = 0
        sys.setprofile(self.called)
        while s.stack and steps < longest:
            node = game().node(s).name
            words, word = choose_word(game(), s, rng)
            self.nodes[node] += 1
            self.most[node] = max(self.most[node], len(words))
            verb, _, about = word.partition(" ")
            if verb in ("ev_play", "draw_event", "play_diplo", "admin_card", "draw_marker"):
                self.cards[f"{verb} {about}"] += 1
            game().apply(s, word)
            steps += 1
        sys.setprofile(None)
        return steps

    def rules(self) -> Counter[str]:
        """Rule ids by the functions that cite them, with the half they belong to."""
        found: Counter[str] = Counter()
        for code, times in self.functions.items():
            half = "realm"
            for word in re.findall(
                r"realm|war|R\d+(?:\.\d+)*|E\d+", (code.co_consts or [""])[0] or ""
            ):
                if word in ("realm", "war"):
                    half = word
                else:
                    found[f"{half} {word}"] += times
        return found


def lines_of(title: str, seen: Counter[str], known: list[str]) -> list[str]:
    never = [name for name in known if not seen[name]]
    shown = ", ".join(f"{name} {seen[name]}" for name in known if seen[name])
    return ["", f"## {title}: {len(known) - len(never)} of {len(known)}", "", shown, "",
            f"Never: {', '.join(never) or 'none'}"]  # fmt: skip


def report(watch: Watch, games: int, steps: int) -> str:
    modifiers = Counter({box().modifiers[m].id: n for m, n in watch.modifiers.items()})
    played = Counter[str]()
    for word, times in watch.cards.items():
        played[word.split(" ")[-1].removeprefix("marker-")] += times
    nodes = [node.name for node in FLOW if node.kind != 0]
    longest = ", ".join(f"{name} {most}" for name, most in watch.most.most_common(12))
    found = [
        "# Invasions: what fires in random play",
        "",
        f"{games} games, {steps} actions. Longest lists of legal words: {longest}.",
        *lines_of("Decisions and chances", watch.nodes, nodes),
        *lines_of("Verbs", watch.verbs, [verb.id for verb in box().language.verbs]),
        *lines_of("Events", played, [card.id for card in box().events]),
        *lines_of("Modifiers that nations have", modifiers, [m.id for m in box().modifiers]),
    ]
    rules = watch.rules()
    found += ["", f"## Rules cited by functions that ran: {len(rules)}", ""]
    found.append(", ".join(f"{rule} {times}" for rule, times in sorted(rules.items())))
    return "\n".join(found) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else len(TABLES)
    longest = int(sys.argv[3]) if len(sys.argv) > 3 else 20_000
    watch, steps = Watch(), 0
    for number in range(games):
        scenario, players = TABLES[number % len(TABLES)]
        steps += watch.play(scenario, players, number, longest)
        print(number + 1, scenario, players, steps, flush=True)
    text = report(watch, games, steps)
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
