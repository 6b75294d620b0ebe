"""Actions as numbers.

A game with a room `rl/<game>` numbers its words once for all (`actions.numbered`): an action means
the same in every position. Elsewhere an action is the place in the sorted list of legal words, and
`describe` says of each place what its word is: the verb and the ids, as numbers from one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.game import Game
from aevum.core.rooms import module

MOST_WORDS = 256
"""More than any list of legal words that random games have met (docs/performance.md)."""


class Actions:
    """The action space of a game: how many there are, and which word a number stands for."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        room = module("rl", game.name, "actions")
        self.words: list[str] = room.numbered(game) if room else []
        self.number = {word: number for number, word in enumerate(self.words)}
        self.size = len(self.words) or MOST_WORDS
        self.arguments = max(len(verb.arguments) for verb in game.vocabulary.verbs)

    @property
    def fixed(self) -> bool:
        return bool(self.words)

    def mask(self, legal: list[str]) -> Any:
        """One for every number that is a legal action now."""
        mask: Any = np.zeros(self.size, np.int8)
        mask[[self.number_of(word, legal) for word in legal]] = 1
        return mask

    def number_of(self, word: str, legal: list[str]) -> int:
        if self.fixed:
            return self.number[word]
        place = legal.index(word)
        if place >= self.size:
            raise ValueError(f"There are {len(legal)} legal words, more than {self.size}.")
        return place

    def word(self, number: int, legal: list[str]) -> str | None:
        """The word of this number; None if it is not legal."""
        if self.fixed:
            word = self.words[number]
            return word if word in legal else None
        return legal[number] if number < len(legal) else None

    def describe(self, legal: list[str]) -> Any:
        """For each place of the list: the verb and its ids, counted from one; 0 = there is none."""
        table: Any = np.zeros((self.size, 1 + self.arguments), np.float32)
        vocabulary = self.game.vocabulary
        for place, word in enumerate(legal):
            read = vocabulary.read(word)
            assert read is not None
            ids = [1 + at for at in vocabulary.split(read.verb, read.arg)]
            table[place, : 1 + len(ids)] = [1 + read.verb, *ids]
        return table
