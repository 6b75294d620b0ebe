"""The axes of the words, and a speller that remembers what it has spelled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aevum.core.words import Axis, Ids, Numbers, Vocabulary
from aevum.games.era_of_tribes.components import (
    CATEGORIES,
    COINS,
    KNOT_IDS,
    MOST,
    OFFERS,
    RESULTS,
    SIDES,
    SOURCES,
    STEPS,
    VERBS,
)
from aevum.games.era_of_tribes.kinds import NAMED_UNITS, PIPS, SEATS, SLOTS, TOP_LEVEL


def named_axes(tables: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """All axes whose ids have names: those of the tables, and a few of the rules."""
    return {axis: list(ids) for axis, ids in tables.items()} | {
        "source": list(SOURCES),
        "coin": list(COINS),
        "knots": list(KNOT_IDS),
        "side": list(SIDES),
        "result": list(RESULTS),
        "offer": list(OFFERS),
        "category": list(CATEGORIES),
        "slot": [str(slot + 1) for slot in range(SLOTS)],
        "level": [str(level) for level in range(TOP_LEVEL + 1)],
    }


def vocabulary_of(tables: Mapping[str, Sequence[str]]) -> Vocabulary:
    axes: dict[str, Axis] = {axis: Ids(ids) for axis, ids in named_axes(tables).items()}
    axes["unit"] = Ids(list(tables["unit"])[:NAMED_UNITS])
    axes["seat"] = Numbers(0, SEATS - 1)
    axes["amount"] = Numbers(0, MOST)
    axes["steps"] = Numbers(1, STEPS - 1)
    axes["pip"] = Numbers(1, PIPS)
    return Vocabulary(VERBS, axes)


class Speller:
    """Words by verb and arg; long verbs are spelled when they are first needed."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._spelled: list[dict[int, str]] = [{} for _ in vocabulary.verbs]

    def word(self, verb: int, arg: int = 0) -> str:
        row = self.vocabulary.words[verb]
        if row:
            return row[arg]
        known = self._spelled[verb]
        found = known.get(arg)
        if found is None:
            found = self.vocabulary.spell(verb, arg)
            known[arg] = found
        return found
