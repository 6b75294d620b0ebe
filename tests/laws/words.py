"""Words to try at a position: the neighbours of the legal ones, words of other nodes, nonsense.

A game may have millions of words; a sample finds where `legal` and `explain` do not agree.
"""

from __future__ import annotations

from random import Random
from typing import Any

from aevum.core.game import Game

NONSENSE = ("", "undo", "sing", "place", "place nowhere", "draw ?")
NEAR = 24
FAR = 24


def words_to_try(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Legal words, words that differ in one id, words of any verb, and some that are none."""
    vocabulary = game.vocabulary
    legal = [word for seat in game.to_act(s) for word in game.legal(s, seat)]
    near = [word for one in rng.sample(legal, min(3, len(legal)))
            for word in vocabulary.neighbours(one)]  # fmt: skip
    far = [vocabulary.any_word(rng) for _ in range(FAR)]
    too_many = [f"{word} {word.split(' ')[-1]}" for word in legal[:2]]
    tried = [*legal, *rng.sample(near, min(NEAR, len(near))), *far, *too_many, *NONSENSE]
    return list(dict.fromkeys(tried))


def place_of(game: Game[Any], word: str) -> tuple[int, int]:
    """Where a word stands in the order of the vocabulary."""
    read = game.vocabulary.read(word)
    assert read is not None, f"'{word}' is no word of {game.name}"
    return read.verb, read.arg
