"""The words of a game are a grammar: verbs, their named arguments, and the axis of each.

An action is a word sequence, for example `place dacia`, `play market coins` or
`move_limes raetia noricum`. Inside the rules it is a pair of ints (verb, arg), where arg counts
through the ids of all its axes like the digits of a number. A word is read and checked; only verbs
with few words are tabulated, for speed. Nothing lists all words of a game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

HIDDEN = "?"
"""Stands for an id the reader may not know."""

TABLE_VERBS = frozenset({"undo", "redo", "restart", "takeback", "agree", "refuse", "group"})
"""Words of the table; no game may use them."""

TABULATED: Final = 2_000
"""Verbs with at most so many words keep them in a table."""

NUMBER: Final = "number"
"""The axis of plain numbers in events and frames."""


# -- axes -----------------------------------------------------------------------------------------


class Axis:
    """Ids in a fixed order; the base of all kinds."""

    size: int

    def id(self, index: int) -> str:
        raise NotImplementedError

    def index(self, name: str) -> int:
        """The place of an id, or -1 if the axis has no such id."""
        raise NotImplementedError


class Ids(Axis):
    """A list of ids."""

    def __init__(self, ids: Sequence[str]) -> None:
        self.ids = list(ids)
        self.size = len(self.ids)
        self._places = {name: place for place, name in enumerate(self.ids)}

    def id(self, index: int) -> str:
        return self.ids[index]

    def index(self, name: str) -> int:
        return self._places.get(name, -1)


class Numbers(Axis):
    """Whole numbers from `low` to `high`, both counted."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.size = high - low + 1

    def id(self, index: int) -> str:
        return str(self.low + index)

    def index(self, name: str) -> int:
        digits = name[1:] if name.startswith("-") else name
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
            return -1
        index = int(name) - self.low
        return index if 0 <= index < self.size and self.id(index) == name else -1


class Union(Axis):
    """The ids of several axes, one after the other; no id may stand in two of them."""

    def __init__(self, parts: Sequence[Axis]) -> None:
        self.parts = list(parts)
        self.size = sum(part.size for part in parts)

    def id(self, index: int) -> str:
        for part in self.parts:
            if index < part.size:
                return part.id(index)
            index -= part.size
        raise IndexError("the axis has no such place")

    def index(self, name: str) -> int:
        first = 0
        for part in self.parts:
            place = part.index(name)
            if place >= 0:
                return first + place
            first += part.size
        return -1


class Marked(Axis):
    """Ids with any of some marks, in the order of the marks: `infantry`, `infantry+worn`."""

    def __init__(self, base: Axis, marks: Sequence[str]) -> None:
        self.base = base
        self.marks = list(marks)
        self.size = base.size << len(self.marks)

    def id(self, index: int) -> str:
        kind, worn = divmod(index, 1 << len(self.marks))
        named = [mark for bit, mark in enumerate(self.marks) if worn >> bit & 1]
        return "+".join((self.base.id(kind), *named))

    def index(self, name: str) -> int:
        kind, *named = name.split("+")
        place = self.base.index(kind)
        worn = 0
        for mark in named:
            if mark not in self.marks:
                return -1
            worn |= 1 << self.marks.index(mark)
        index = (place << len(self.marks)) + worn
        return index if place >= 0 and self.id(index) == name else -1


# -- verbs ----------------------------------------------------------------------------------------


class Argument(NamedTuple):
    """What stands at one place of a word, an event or a frame: its name and its axis."""

    name: str
    axis: str


def argument(written: str) -> Argument:
    """`from:province`, or just `province` where name and axis are the same."""
    name, _, axis = written.partition(":")
    return Argument(name, axis or name)


PART: Final = "part"
QUESTION: Final = "question"
"""What a word ends without doing anything else: a part of the turn, or just what is asked."""


class Verb:
    """A verb and its arguments (none = it stands alone)."""

    def __init__(
        self, word: str, number: int, arguments: Sequence[Argument], ends: str = ""
    ) -> None:
        self.word = word
        self.number = number
        self.arguments = tuple(arguments)
        self.ends = ends
        """PART, QUESTION or nothing."""

    def named(self, action: str) -> dict[str, str]:
        """The ids in an action of this verb, by name: {'card': 'market', 'use': 'coins'}."""
        names = [argument.name for argument in self.arguments]
        return dict(zip(names, action.split(" ")[1:], strict=True))


class Verbs:
    """The verbs of a game in the order in which they are declared; a verb is its number."""

    def __init__(self) -> None:
        self.all: list[Verb] = []

    def declare(self, word: str, *arguments: str, ends: str = "") -> int:
        read = [argument(written) for written in arguments]
        names = {each.name for each in read}
        taken = {verb.word for verb in self.all} | TABLE_VERBS
        if word in taken or len(names) < len(read):
            raise ValueError(f"the verb '{word}' or one of its arguments is declared twice")
        self.all.append(Verb(word, len(self.all), read, ends))
        return len(self.all) - 1


# -- the vocabulary -------------------------------------------------------------------------------


class Word(NamedTuple):
    """An action as the rules read it."""

    verb: int
    arg: int


class Vocabulary:
    """Reads and writes the actions of a game; its order is that of verbs, then of ids."""

    def __init__(self, verbs: Verbs, axes: Mapping[str, Axis]) -> None:
        self.verbs = verbs.all
        self.axes = dict(axes)
        self.verb_named = {verb.word: verb for verb in self.verbs}
        self._axes = [[self.axes[a.axis] for a in verb.arguments] for verb in self.verbs]
        self.words: list[list[str]] = []
        """Per verb its words, where they are tabulated."""
        self.codes: dict[str, int] = {}
        """Tabulated words by their place in the next two lists."""
        self.verb_of: list[int] = []
        self.arg_of: list[int] = []
        for verb in range(len(self.verbs)):
            self._tabulate(verb)

    def _tabulate(self, verb: int) -> None:
        few = self.size(verb) <= TABULATED
        row = [sys.intern(self.spell(verb, arg)) for arg in range(self.size(verb))] if few else []
        self.words.append(row)
        for arg, word in enumerate(row):
            self.codes[word] = len(self.verb_of)
            self.verb_of.append(verb)
            self.arg_of.append(arg)

    def size(self, verb: int) -> int:
        """How many words the verb has."""
        size = 1
        for axis in self._axes[verb]:
            size *= axis.size
        return size

    def spell(self, verb: int, arg: int) -> str:
        """The word of these numbers."""
        parts: list[str] = []
        for axis in reversed(self._axes[verb]):
            arg, place = divmod(arg, axis.size)
            parts.append(axis.id(place))
        parts.append(self.verbs[verb].word)
        return " ".join(reversed(parts))

    def word(self, verb: int, arg: int = 0) -> str:
        row = self.words[verb]
        return row[arg] if row else self.spell(verb, arg)

    def join(self, verb: int, places: Sequence[int]) -> int:
        """The arg that stands for these places on the verb's axes."""
        arg = 0
        for axis, place in zip(self._axes[verb], places, strict=True):
            arg = arg * axis.size + place
        return arg

    def split(self, verb: int, arg: int) -> list[int]:
        """The places on the verb's axes that this arg stands for."""
        places: list[int] = []
        for axis in reversed(self._axes[verb]):
            arg, place = divmod(arg, axis.size)
            places.append(place)
        places.reverse()
        return places

    def in_order(self, words: list[str]) -> list[str]:
        """By verbs, then by ids; for rules that name words as they come to them."""
        if len(words) < 2:
            return words
        placed: list[tuple[int, int, str]] = []
        for word in words:
            code = self.codes.get(word, -1)
            if code >= 0:
                placed.append((self.verb_of[code], self.arg_of[code], word))
            else:
                read = self.read(word)
                assert read is not None, word
                placed.append((read.verb, read.arg, word))
        placed.sort()
        return [word for _, _, word in placed]

    def read(self, action: str) -> Word | None:
        """The action as numbers; None if it is no word of the game."""
        code = self.codes.get(action, -1)
        if code >= 0:
            return Word(self.verb_of[code], self.arg_of[code])
        first, *ids = action.split(" ")
        verb = self.verb_named.get(first)
        if verb is None or len(ids) != len(verb.arguments):
            return None
        arg = 0
        for axis, name in zip(self._axes[verb.number], ids, strict=True):
            place = axis.index(name)
            if place < 0:
                return None
            arg = arg * axis.size + place
        return Word(verb.number, arg)

    def named(self, action: str) -> dict[str, str]:
        """The ids of an action by the names of its arguments."""
        return self.verb_named[action.partition(" ")[0]].named(action)

    def tabulated(self) -> list[str]:
        """The words of all verbs that have few of them."""
        return [word for row in self.words for word in row]

    def any_word(self, rng: Random) -> str:
        """A word at random: any verb, any of its ids."""
        verb = rng.randrange(len(self.verbs))
        return self.word(verb, rng.randrange(self.size(verb)))

    def neighbours(self, action: str) -> Iterator[str]:
        """Words that differ in one id: the same axis, one place further, round and round."""
        found = self.read(action)
        if found is None:
            return
        places = self.split(found.verb, found.arg)
        for at, axis in enumerate(self._axes[found.verb]):
            for step in range(1, axis.size):
                other = [*places[:at], (places[at] + step) % axis.size, *places[at + 1 :]]
                yield self.word(found.verb, self.join(found.verb, other))


def masked(action: str) -> str:
    """The action as seen by someone who may not read its ids."""
    verb, _, rest = action.partition(" ")
    return f"{verb} {HIDDEN}" if rest else verb
