"""The words of a game: verbs, and the ids that may follow them.

An action is a word sequence, for example `place dacia` or `play rome_market coins`. Inside the
rules it is a pair of ints (verb, arg), where arg counts through the ids of all its axes; this
module owns the two-way table, and every word is one interned string.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import product

HIDDEN = "?"
"""Stands for an id the reader may not know."""

TABLE_VERBS = frozenset({"undo", "redo", "restart", "takeback", "agree", "refuse"})
"""Words of the table; no game may use them."""


class Verb:
    """A verb and the axes its arguments run over (none = it stands alone)."""

    def __init__(self, word: str, *axes: str) -> None:
        self.word = word
        self.axes = axes

    def arguments(self, action: str) -> dict[str, str]:
        """The ids in an action of this verb, by axis: {'card': 'rome_market', 'use': 'coins'}."""
        return dict(zip(self.axes, action.split(" ")[1:], strict=True))


def _choices(verb: Verb, axes: Mapping[str, Sequence[str]]) -> Iterable[tuple[str, ...]]:
    return product(*(axes[axis] for axis in verb.axes))


class Vocabulary:
    """All actions of a game, in their fixed order."""

    def __init__(self, verbs: Sequence[Verb], axes: Mapping[str, Sequence[str]]) -> None:
        self.verbs = list(verbs)
        self.verb_named = {verb.word: verb for verb in verbs}
        self.words: list[list[str]] = []
        self.codes: dict[str, int] = {}
        self.verb_of: list[int] = []
        self.arg_of: list[int] = []
        for number, verb in enumerate(verbs):
            row = [sys.intern(" ".join((verb.word, *ids))) for ids in _choices(verb, axes)]
            self.words.append(row)
            for arg, word in enumerate(row):
                self.codes[word] = len(self.verb_of)
                self.verb_of.append(number)
                self.arg_of.append(arg)

    def word(self, verb: int, arg: int = 0) -> str:
        return self.words[verb][arg]

    def all_words(self) -> list[str]:
        return [word for row in self.words for word in row]


def masked(action: str) -> str:
    """The action as seen by someone who may not read its ids."""
    verb, _, rest = action.partition(" ")
    return f"{verb} {HIDDEN}" if rest else verb
