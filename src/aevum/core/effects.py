"""Effects: what cards, events, powers and modifiers can do, as a registry that numbers itself.

An effect is written in the data as `window:verb name=value …`; several are joined by `;`.

window      a moment at which an effect acts (`play`) or is asked for (`static`); `event.build` is
            one of the windows of `event`
parameter   a named value: a number, an id of an axis, several ids, an effect in parentheses
deed        a verb that is carried out: its function, what it needs with the reasons beside, and
            what is chosen where it leaves a choice
modifier    a verb that is never carried out: the rule that it changes asks for its value

A verb is one declaration, made in the chapter of the rules that knows it. Reading and checking the
data, carrying out, reasons, card texts, the documentation page and the tests all look it up here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from aevum.core.flow import S
from aevum.core.pack import Pack
from aevum.core.texts import Texts
from aevum.core.why import Why

Axes = Mapping[str, Sequence[str]]


class Effect:
    """One effect as the rules read it; a game adds a slot for each parameter it has."""

    __slots__ = ("index", "text", "verb", "window")

    def __init__(self, text: str, window: int, verb: int) -> None:
        self.text = text
        self.index = -1
        self.window = window
        self.verb = verb


E = TypeVar("E", bound=Effect)


# -- windows --------------------------------------------------------------------------------------


class Windows:
    """The moments of a game's effects."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def declare(self, word: str) -> int:
        self.words.append(word)
        return len(self.words) - 1

    def numbers(self, words: str) -> list[int]:
        """`play event` means `play` and every `event.…`."""
        wanted = words.split()
        for word in wanted:
            if word not in self.groups():
                raise ValueError(f"there is no window '{word}'")
        return [i for i, word in enumerate(self.words) if group_of(word) in wanted]

    def groups(self) -> list[str]:
        """`event.build` and `event.cover` are one group, `event`."""
        return list(dict.fromkeys(group_of(word) for word in self.words))


def group_of(window: str) -> str:
    return window.partition(".")[0]


# -- parameters -----------------------------------------------------------------------------------


class Kind:
    """What the value of a parameter may be: read from the data, said in a text, documented."""

    def read(self, reader: Reader[Any, Any], file: str, key: str, text: str) -> Any:
        """The value, or None after a complaint."""
        raise NotImplementedError

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        """What a text may use of the value, by name."""
        raise NotImplementedError

    def samples(self, axes: Axes) -> list[str]:
        """Values as they may be written: all ids, and some of what has no end."""
        raise NotImplementedError

    def written(self, axes: Axes) -> str:
        """The allowed values, for the documentation page."""
        raise NotImplementedError


class Number(Kind):
    """A whole number in a range."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def read(self, reader: Reader[Any, Any], file: str, key: str, text: str) -> Any:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdigit() and self.low <= int(text) <= self.high:
            return int(text)
        reader.pack.complain(file, key, f"'{text}' is no number from {self.low} to {self.high}")
        return None

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        return {name: value}

    def samples(self, axes: Axes) -> list[str]:
        return [str(self.low), str(self.low + 1), str(self.high)]

    def written(self, axes: Axes) -> str:
        return f"{self.low} to {self.high}"


class Id(Kind):
    """One id of an axis; `name` is the id in a text, `name_text` what people call it."""

    def __init__(self, axis: str, *more: str) -> None:
        self.axis = axis
        self.more = more

    def ids(self, axes: Axes) -> list[str]:
        """Those of the axis, and some that only this parameter knows."""
        return [*axes[self.axis], *self.more]

    def read(self, reader: Reader[Any, Any], file: str, key: str, text: str) -> Any:
        number = reader.pack.one_of(file, key, text, self.ids(reader.axes))
        return number if number >= 0 else None

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        word = self.ids(axes)[value]
        return {name: word, f"{name}_text": texts.text(f"{self.axis}-{word}")}

    def samples(self, axes: Axes) -> list[str]:
        return self.ids(axes)

    def written(self, axes: Axes) -> str:
        return " or ".join([f"of *{self.axis}*", *self.more])


class Ids(Kind):
    """Several ids of an axis, `wood+stone`, as a mask; a text says "wood or stone"."""

    def __init__(self, axis: str) -> None:
        self.axis = axis

    def read(self, reader: Reader[Any, Any], file: str, key: str, text: str) -> Any:
        mask = 0
        for word in text.split("+"):
            number = reader.pack.one_of(file, key, word, reader.axes[self.axis])
            mask |= 1 << number if number >= 0 else 0
        return mask

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        words = [word for number, word in enumerate(axes[self.axis]) if value >> number & 1]
        names = [texts.text(f"{self.axis}-{word}") for word in words]
        if len(names) < 2:
            return {name: "".join(names)}
        return {name: texts.text("either", others=", ".join(names[:-1]), last=names[-1])}

    def samples(self, axes: Axes) -> list[str]:
        ids = list(axes[self.axis])
        return [ids[0], "+".join(ids[1:3]), "+".join([ids[0], *ids[2:]]), "+".join(ids)]

    def written(self, axes: Axes) -> str:
        return f"of *{self.axis}*, one or more joined by +"


class Parameter:
    """A named value of a verb, and the slot of the effect that holds it."""

    def __init__(self, name: str, kind: Kind, slot: str = "", required: bool = True) -> None:
        self.name = name
        self.kind = kind
        self.slot = slot or name
        self.required = required

    def maybe(self) -> Parameter:
        """The same where it may be left out."""
        return Parameter(self.name, self.kind, self.slot, False)


# -- counters -------------------------------------------------------------------------------------


class Counters(Generic[S]):
    """What effects and conditions can count, by the word of the data."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.functions: list[Callable[[S, int, int], int]] = []
        self.about: list[int] = []

    def declare(
        self, word: str, function: Callable[[S, int, int], int], of: Sequence[str] = ()
    ) -> int:
        """A counter, or one for each id (`sign:A`, `sign:B` …): the number of the first."""
        first = len(self.words)
        for number, name in enumerate(of or [""]):
            self.words.append(f"{word}:{name}" if name else word)
            self.functions.append(function)
            self.about.append(number)
        return first

    def count(self, s: S, who: int, counter: int) -> int:
        return self.functions[counter](s, who, self.about[counter])


# -- verbs ----------------------------------------------------------------------------------------


class Need(Generic[S, E]):
    """What must be so for an effect to do anything, and beside it the reason if it is not."""

    def __init__(self, holds: Callable[[S, int, E], bool], why: Callable[[S, int, E], Why]) -> None:
        self.holds = holds
        self.why = why


class Choice(Generic[S, E]):
    """What an effect leaves to be chosen: why something cannot be, and what follows."""

    def __init__(
        self,
        why_not: Callable[[S, int, E, int], Why | None],
        chosen: Callable[[S, int, E, int], None],
    ) -> None:
        self.why_not = why_not
        self.chosen = chosen


class Verb(Generic[S, E]):
    """A word of the vocabulary with all that is declared about it."""

    def __init__(
        self, number: int, word: str, windows: str, parameters: Sequence[Parameter], rules: str
    ) -> None:
        self.number = number
        self.word = word
        self.windows = windows
        self.parameters = list(parameters)
        self.rules = rules.split()
        self.choice: Choice[S, E] | None = None


class Effects(Generic[S, E]):
    """The vocabulary of a game; the tables are indexed by the number of the verb.

    `common` parameters may stand at every verb.
    """

    def __init__(self, windows: Windows, axes: Axes, common: Sequence[Parameter] = ()) -> None:
        self.windows = windows
        self.axes = axes
        self.common = list(common)
        self._always: list[Need[S, E]] = []
        self.verbs: list[Verb[S, E]] = []
        self.needs: list[list[Need[S, E]]] = []
        self.deeds: list[Callable[[S, int, E], None] | None] = []
        self.values: list[Callable[[S, int, E], int] | None] = []

    def deed(
        self,
        word: str,
        windows: str,
        do: Callable[[S, int, E], None],
        *parameters: Parameter,
        rules: str,
        needs: Sequence[Need[S, E]] = (),
        choice: Choice[S, E] | None = None,
    ) -> int:
        """Declare a verb that is carried out."""
        verb = self._declare(word, windows, parameters, rules)
        verb.choice = choice
        self.deeds[verb.number] = do
        self.needs[verb.number] = [*self._always, *needs]
        return verb.number

    def modifier(
        self,
        word: str,
        windows: str,
        value: Callable[[S, int, E], int],
        *parameters: Parameter,
        rules: str,
    ) -> int:
        """Declare a verb whose value some rule asks for."""
        verb = self._declare(word, windows, parameters, rules)
        self.values[verb.number] = value
        return verb.number

    def always(self, need: Need[S, E]) -> None:
        """Declare what every deed needs; it is asked before what only one of them needs."""
        for number, do in enumerate(self.deeds):
            if do is not None:
                self.needs[number].insert(len(self._always), need)
        self._always.append(need)

    def _declare(
        self, word: str, windows: str, parameters: Sequence[Parameter], rules: str
    ) -> Verb[S, E]:
        self.windows.numbers(windows)
        verb: Verb[S, E] = Verb(len(self.verbs), word, windows, parameters, rules)
        self.verbs.append(verb)
        self.needs.append([])
        self.deeds.append(None)
        self.values.append(None)
        return verb

    # -- at work ---------------------------------------------------------------------------------

    def can(self, s: S, who: int, effect: E) -> bool:
        """Could the effect do anything now?"""
        for need in self.needs[effect.verb]:
            if not need.holds(s, who, effect):
                return False
        return True

    def why_not(self, s: S, who: int, effect: E) -> Why | None:
        """The reason why it could not."""
        for need in self.needs[effect.verb]:
            if not need.holds(s, who, effect):
                return need.why(s, who, effect)
        return None

    def carry_out(self, s: S, who: int, effect: E) -> None:
        do = self.deeds[effect.verb]
        assert do is not None, self.verbs[effect.verb].word
        do(s, who, effect)

    def choice(self, effect: E) -> Choice[S, E]:
        choice = self.verbs[effect.verb].choice
        assert choice is not None, self.verbs[effect.verb].word
        return choice

    def value(self, s: S, who: int, effect: E) -> int:
        """How much a modifier is worth now."""
        value = self.values[effect.verb]
        assert value is not None, self.verbs[effect.verb].word
        return value(s, who, effect)

    # -- in words --------------------------------------------------------------------------------

    def parameters(self, verb: Verb[S, E]) -> list[Parameter]:
        return verb.parameters + self.common

    def sentence(self, effect: E, texts: Texts) -> str:
        """The message `effect-<verb>` with whatever the parameters say."""
        verb = self.verbs[effect.verb]
        args: dict[str, Any] = {"window": self.windows.words[effect.window]}
        for parameter in self.parameters(verb):
            value = getattr(effect, parameter.slot)
            args |= parameter.kind.say(parameter.name, effect, value, texts, self.axes)
        return texts.text(f"effect-{verb.word}", **args)


# -- reading --------------------------------------------------------------------------------------


class Reader(Generic[S, E]):
    """Reads effects for a data pack, complains about what is wrong, and numbers them."""

    def __init__(
        self, pack: Pack, effects: Effects[S, E], make: Callable[[str, int, int], E]
    ) -> None:
        self.pack = pack
        self.effects = effects
        self.axes = effects.axes
        self.make = make
        self.found: list[E] = []
        self.words = [verb.word for verb in effects.verbs]

    def read(self, file: str, key: str, text: str) -> list[E]:
        """All effects of one cell."""
        found = [self.one(file, key, part) for part in split_outside(text, ";")]
        return [effect for effect in found if effect is not None]

    def one(self, file: str, key: str, text: str) -> E | None:
        word, colon, rest = text.partition(":")
        if not colon:
            self.pack.complain(file, key, f"'{text}' does not say when", "write when:verb")
            return None
        window = self.pack.one_of(file, key, word, self.effects.windows.words)
        return None if window < 0 else self.verb(file, key, rest, window)

    def verb(self, file: str, key: str, text: str, window: int) -> E | None:
        """An effect after its window."""
        word, *pairs = split_outside(text, " ") or [""]
        number = self.pack.one_of(file, key, word, self.words)
        if number < 0:
            return None
        verb = self.effects.verbs[number]
        if window not in self.effects.windows.numbers(verb.windows):
            allowed = " or ".join(verb.windows.split())
            here = group_of(self.effects.windows.words[window])
            self.pack.complain(file, key, f"'{word}' cannot be {here}", f"use {allowed}")
        effect = self.make(text, window, number)
        given = dict(pair.partition("=")[::2] for pair in pairs)
        self.arguments(file, key, verb, given, effect)
        effect.index = len(self.found)
        self.found.append(effect)
        return effect

    def arguments(
        self, file: str, key: str, verb: Verb[S, E], given: dict[str, str], effect: E
    ) -> None:
        known = {parameter.name: parameter for parameter in self.effects.parameters(verb)}
        for parameter in verb.parameters:
            if parameter.required and parameter.name not in given:
                self.pack.complain(file, key, f"'{verb.word}' needs {parameter.name}=…")
        for name, text in given.items():
            if name not in known:
                self.pack.complain(file, key, f"'{verb.word}' does not know {name}=…")
                continue
            value = known[name].kind.read(self, file, f"{key} {name}", text)
            if value is not None:
                setattr(effect, known[name].slot, value)


def split_outside(text: str, mark: str) -> list[str]:
    """Split at a mark, but not inside parentheses."""
    parts: list[str] = []
    depth = 0
    part = ""
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == mark and not depth:
            parts.append(part.strip())
            part = ""
        else:
            part += letter
    parts.append(part.strip())
    return [part for part in parts if part]


# -- the documentation page -----------------------------------------------------------------------

HEAD: Final = "| effect | when | parameters | says, for example | rules |\n|---|---|---|---|---|"


def page(title: str, effects: Effects[S, E], example: Callable[[Verb[S, E]], str]) -> str:
    """All deeds and modifiers of a game as a page; `example` speaks one of them."""
    lines = [f"# {title}", "", "Made from the declarations in the rules; do not edit by hand."]
    lines += ["", "Windows: " + ", ".join(f"`{word}`" for word in effects.windows.words) + "."]
    common = "; ".join(_documented(parameter, effects.axes) for parameter in effects.common)
    lines += ["", f"Everywhere: {common}."]
    for head, table in (("Deeds", effects.deeds), ("Modifiers", effects.values)):
        rows = [_row(verb, effects, example) for verb in effects.verbs if table[verb.number]]
        lines += ["", f"## {head}", "", HEAD, *sorted(rows)]
    lines += ["", "## Ids", ""]
    lines += [f"- *{axis}*: {', '.join(ids)}" for axis, ids in effects.axes.items()]
    return "\n".join(lines) + "\n"


def _row(verb: Verb[S, E], effects: Effects[S, E], example: Callable[[Verb[S, E]], str]) -> str:
    given = "; ".join(_documented(parameter, effects.axes) for parameter in verb.parameters)
    windows = ", ".join(verb.windows.split())
    rules = ", ".join(verb.rules)
    return f"| `{verb.word}` | {windows} | {given} | {example(verb)} | {rules} |"


def _documented(parameter: Parameter, axes: Axes) -> str:
    optional = "" if parameter.required else " (optional)"
    return f"`{parameter.name}` {parameter.kind.written(axes)}{optional}"
