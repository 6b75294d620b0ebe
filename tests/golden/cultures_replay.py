"""A game of Rising Cultures played again under the watch of the laws, and what it shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from aevum.core.flow import CHANCE
from aevum.games.rising_cultures.game import RisingCultures
from tests.golden.kept import third_cultures as our_game
from tests.laws.cultures_watch import NATIONS, Watch
from tests.rules.rising_cultures.table_top import crafted

LIBYA = 13
EGYPT = NATIONS.index("egypt")

Cells = dict[str, dict[str, dict[str, str]]]
"""Nation -> card -> column -> text: an owner's cards laid over ours."""


@dataclass
class Replay:
    """A game under way, or after its last word."""

    game: RisingCultures
    state: Any
    watch: Watch
    options: dict[str, Any]
    words: list[str] = field(default_factory=list)
    asked: set[str] = field(default_factory=set)
    """Names of the decisions that were made."""

    def play(self, word: str) -> None:
        """Play a word; the watch reckons everything anew and compares."""
        s = self.state
        seat = self.game.actor(s)
        if seat != CHANCE:
            self.asked.add(str(self.game.node(s).name))
        offered = self.game.legal(s, seat)
        self.watch.step(offered, word, self.game.apply(s, word))
        self.words.append(word)

    def shows(self) -> set[str]:
        """The rules and rulings for which this game is an example."""
        watch, words = self.watch, self.words
        marks = {
            "N1": "golden" in watch.seen,
            "K7": "short" in watch.seen,
            "K8": "empty" in watch.seen,
            "K32": "last tie" in watch.seen,
            "P7a": "maghreb_discard" in words,
            "P7b": "maghreb_military" in words,
            "P14": any(self.has_libya_and_nile(seat) for seat in (0, 1)),
            "D11": "ruler" in self.asked,
            "R14.1": bool(self.options.get("match")),
        }
        return {name for name, is_met in marks.items() if is_met}

    def has_libya_and_nile(self, seat: int) -> bool:
        watch = self.watch
        return watch.nation[seat] == EGYPT and LIBYA in watch.won[seat] and watch.nile[seat] > 0


def begin(options: dict[str, Any], cells: Cells | None = None) -> Replay:
    if not cells:
        game = our_game()
        s = game.setup(options)
        return Replay(game, s, Watch(game, s), options)
    with TemporaryDirectory() as folder:
        game = crafted(Path(folder), **cells)
        s = game.setup(options)
        return Replay(game, s, Watch(game, s), options)
