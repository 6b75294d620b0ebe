"""What fires in random play: nodes, words, events, and the ids that are named.

Games are played over all numbers of players and over the options of the game's meta whose values
come in turn. What never fires is dead, or rare; the report says which tests exercise it.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from aevum import games
from aevum.core.errors import BadOptions
from aevum.core.flow import PROCEDURE, RANDOM
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.core.words import NUMBER

LONGEST = 12
"""Nodes whose longest lists of legal words are shown."""
MANY = 60
"""Of an axis with more ids that never came only their number is told."""


def tables(game: Game[Any]) -> list[dict[str, Any]]:
    """The options of all tables that can be laid: players, and each option that comes in turn."""
    turns = games.GAMES[game.name].turns
    found = []
    for values in product(*turns.values()):
        for players in range(game.fewest_seats, game.most_seats + 1):
            options = {**dict(zip(turns, values, strict=True)), "players": players}
            try:
                game.setup(options)
            except BadOptions:
                continue
            found.append(options)
    return found


class Tally:
    """Counts what happens while games are played."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.games = 0
        self.actions = 0
        self.nodes: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.events: Counter[str] = Counter()
        self.named: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """By axis: how often each id was named in a word or an event."""
        self.longest: Counter[str] = Counter()
        """By node: the longest list of legal words."""

    def play(self, options: dict[str, Any], rng: Random, most: int) -> None:
        """One random game, at most so many actions of it."""
        game, s = self.game, self.game.setup(options)
        done = 0
        while s.stack and done < most:
            node = game.node(s)
            if node.kind == RANDOM:
                weighted = game.outcomes(s)
                word = choose(weighted, int(rng.random() * total_weight(weighted)))
            else:
                words = game.legal(s, game.actor(s))
                self.longest[node.name] = max(self.longest[node.name], len(words))
                word = words[int(rng.random() * len(words))]
            self.nodes[node.name] += 1
            self.count_word(word)
            for event in game.apply(s, word):
                self.count_event(s, event)
            done += 1
        self.games += 1
        self.actions += done

    def count_word(self, word: str) -> None:
        verb = self.game.vocabulary.verb_named[word.partition(" ")[0]]
        self.verbs[verb.word] += 1
        named = verb.named(word)
        for each in verb.arguments:
            self.named[each.axis][named[each.name]] += 1

    def count_event(self, s: Any, event: Any) -> None:
        if event[0] == len(self.game.event_kinds):  # a single word, said by itself
            self.count_word(self.game.vocabulary.word(event[2], event[3]))
            return
        kind = self.game.event_kinds[event[0]]
        self.events[kind.name] += 1
        axes = self.game.axes_of(s)
        for field, place in zip(kind.fields, event[1:], strict=False):
            if field.axis != NUMBER and place >= 0 and field.axis in axes:
                self.named[field.axis][axes[field.axis][place]] += 1


# -- the report -----------------------------------------------------------------------------------


class Shelf:
    """The tests of a game, looked through for what play did not reach."""

    def __init__(
        self, folder: Path | None, reasons: Mapping[tuple[str, str], str] | None = None
    ) -> None:
        files = sorted(folder.rglob("test_*.py")) if folder else []
        self.texts = {file.name: file.read_text(encoding="utf-8") for file in files}
        self.reasons = reasons or {}
        """By section and id: why play does not reach it."""

    def explaining(self, title: str, name: str) -> str:
        """The reason, if one is known, else the tests that name an id."""
        return self.reasons.get((title, name)) or self.naming(name)

    def naming(self, name: str) -> str:
        """The first test files that name an id, as a word, a constant or a part of a word."""
        wanted = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
        constant = re.compile(rf"\b{re.escape(name.replace('-', '_').upper())}(?:_V)?\b")
        found = [
            file
            for file, text in self.texts.items()
            if wanted.search(text) or ("-" in name and constant.search(text))
        ]
        return ", ".join(f"`{file}`" for file in found[:2]) or "–"


def report(tally: Tally, seed: str, shelf: Shelf) -> str:
    game = tally.game
    kinds = [node.name for node in game.nodes if node.kind != PROCEDURE]
    lines = [
        f"# {game.name}: what fires in random play",
        "",
        f"{tally.games} games over {len(tables(game))} tables, {tally.actions} actions, seed "
        f"`{seed}`. A decision with a single word is carried out by itself: the word is counted, "
        "the node is not.",
        "",
        "Longest lists of legal words: "
        + ", ".join(f"{name} {most}" for name, most in tally.longest.most_common(LONGEST))
        + ".",
        *section("Decisions and chances", tally.nodes, kinds, shelf),
        *section("Words", tally.verbs, [verb.word for verb in game.vocabulary.verbs], shelf),
        *section("Events", tally.events, [kind.name for kind in game.event_kinds], shelf),
    ]
    for axis in sorted(tally.named):
        known = game.axes.get(axis, [])
        if known:
            lines += section(f"Named: {axis}", tally.named[axis], known, shelf)
    return "\n".join(lines) + "\n"


def section(title: str, seen: Counter[str], known: Iterable[str], shelf: Shelf) -> Iterator[str]:
    """How often each came, and what never came with the tests that name it."""
    ids = list(dict.fromkeys(known))
    never = [name for name in ids if not seen[name]]
    yield from ("", f"## {title}: {len(ids) - len(never)} of {len(ids)}", "")
    yield ", ".join(f"{name} {seen[name]}" for name in ids if seen[name]) or "nothing"
    if len(never) > MANY:
        yield from ("", f"{len(never)} never came.")
    elif never:
        yield from ("", "| never | why, or tests that name it |", "|---|---|")
        yield from (f"| {name} | {shelf.explaining(title, name)} |" for name in never)


def cover(
    name: str, count: int, seed: str, most: int, progress: Callable[[], None] = lambda: None
) -> Tally:
    """So many games, one table after the other."""
    game = games.load(name)
    tally, found = Tally(game), tables(game)
    for number in range(count):
        tally.play(found[number % len(found)], Random(f"{seed}/{number}"), most)
        progress()
    return tally
