"""The vocabulary of effects: its counters and parameters, and the register of its verbs (part 6.3).

The verbs are declared in the chapters of the rules: a deed where it is carried out, a modifier
where it is asked for; `rules` as a whole is the complete list.
"""

from __future__ import annotations

import re
from typing import Any, Final

from aevum.core import effects
from aevum.core.effects import Axes, Counters, Effects, Id, Ids, Kind, Number, Parameter
from aevum.core.texts import Texts
from aevum.games.rising_cultures.components import RESOURCES, SYMBOLS
from aevum.games.rising_cultures.effects import (
    ACTION,
    BEHIND,
    FILTERS,
    IF_AT_LEAST,
    IF_BEHIND,
    LIMITS,
    MESSAGES,
    NO_MAXIMUM,
    RECOVER_TO,
    SOURCES,
    STANDINGS,
    WINDOWS,
    Condition,
    Effect,
)
from aevum.games.rising_cultures.state import CulturesState

COUNTERS: Final[Counters[CulturesState]] = Counters()
"""Declared in rules/assets.py."""

AXES: Final[Axes] = {
    "resource": RESOURCES,
    "symbol": SYMBOLS,
    "counter": COUNTERS.words,
    "filter": FILTERS,
    "source": SOURCES,
    "archive-source": SOURCES[:2],
    "recovered": RECOVER_TO,
    "limit": LIMITS,
}

# -- kinds of parameters ---------------------------------------------------------------------------


class If(Kind):
    """A condition; its message is laid around that of the effect."""

    def read(self, reader: effects.Reader[Any, Any], file: str, key: str, text: str) -> Any:
        if text in STANDINGS:
            return Condition(STANDINGS.index(text))
        match = re.fullmatch(r"behind\((\w+)\)", text)
        if match and match[1] in BEHIND:
            return Condition(IF_BEHIND, COUNTERS.words.index(match[1]))
        return self._threshold(reader, file, key, text)

    def _threshold(
        self, reader: effects.Reader[Any, Any], file: str, key: str, text: str
    ) -> Condition | None:
        """`stage>=3`, `symbols(sword)>=2`, `sign(A)>=1`, `coins>=4` and their like."""
        match = re.fullmatch(r"(\w+)(?:\((\w+)\))?>=(\d+)", text)
        if not match:
            reader.pack.complain(file, key, f"'{text}' is no condition")
            return None
        name, of, number = match.groups()
        word = f"{name.removesuffix('s')}:{of}" if of else "progress" if name == "stage" else name
        counter = reader.pack.one_of(file, key, word, COUNTERS.words)
        return Condition(IF_AT_LEAST, counter, int(number))

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        return {}

    def samples(self, axes: Axes) -> list[str]:
        counted = ("stage>=3", "symbols(sword)>=2", "sign(A)>=1", "coins>=4")
        return [*STANDINGS, *(f"behind({word})" for word in BEHIND), *counted]

    def written(self, axes: Axes) -> str:
        return ", ".join(self.samples(axes)) + " and their like"


class Counted(Id):
    """A counter; the text says "each building" or "every 2 buildings"."""

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        return {"counted": every(value, effect.per, texts)}


class Maximum(Number):
    """What an effect brings at most, and of what; the text may leave it out."""

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        if value == NO_MAXIMUM:
            return {name: value, "at_most": ""}
        verb = EFFECTS.verbs[effect.verb].word
        bound = texts.text("at-most", verb=verb, n=value, kind=axes["symbol"][effect.kind])
        return {name: value, "at_most": bound}


class Signed(Number):
    """A change, up or down: `+2`, `−1`."""

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        return {name: f"+{value}" if value > 0 else f"−{-value}"}


class Inner(Kind):
    """An effect in parentheses, written without a window: it may do what an action may do."""

    def read(self, reader: effects.Reader[Any, Any], file: str, key: str, text: str) -> Any:
        return reader.verb(file, key, text.strip("()"), ACTION)

    def say(self, name: str, effect: Any, value: Any, texts: Texts, axes: Axes) -> dict[str, Any]:
        return {name: deed(value, texts)}

    def samples(self, axes: Axes) -> list[str]:
        return ["(coins n=2)", "(draw n=1)", "(ascend source=deck_top)"]

    def written(self, axes: Axes) -> str:
        return "an action in parentheses"


# -- parameters -----------------------------------------------------------------------------------

N: Final = Parameter("n", Number(1, 6))
MAX: Final = Parameter("max", Maximum(1, 7), "most")
PER: Final = Parameter("per", Number(1, 4))
COST: Final = Parameter("cost", Number(0, 9))
REBATE: Final = Parameter("discount", Number(0, 3), "rebate")
DELTA: Final = Parameter("delta", Signed(-3, 3), "n")
OF_RESOURCE: Final = Parameter("kind", Id("resource"))
OF_RESOURCE_OR_ANY: Final = Parameter("kind", Id("resource", "any"))
OF_SYMBOL: Final = Parameter("kind", Id("symbol"))
OF_RESOURCES: Final = Parameter("kinds", Ids("resource"), "mask")
COUNTER: Final = Parameter("counter", Counted("counter"))
FILTER: Final = Parameter("filter", Id("filter"))
SOURCE: Final = Parameter("source", Id("source"), "place")
ARCHIVE_SOURCE: Final = Parameter("source", Id("archive-source"), "place")
TO: Final = Parameter("to", Id("recovered"), "place")
INNER: Final = Parameter("effect", Inner(), "nested")
LIMIT: Final = Parameter("limit", Id("limit"), required=False)
IF: Final = Parameter("if", If(), "condition", required=False)

EFFECTS: Final[Effects[CulturesState, Effect]] = Effects(WINDOWS, AXES, (LIMIT, IF))

# -- in words -------------------------------------------------------------------------------------


def deed(effect: Effect, texts: Texts) -> str:
    """What an effect does, and on which condition."""
    text = EFFECTS.sentence(effect, texts)
    condition = effect.condition
    if condition is None:
        return text
    share = "single" if condition.threshold == 1 else "several"
    return texts.text(
        MESSAGES[condition.kind],
        effect=text,
        counter=COUNTERS.words[condition.counter],
        counted=counted(condition.counter, share, condition.threshold, texts),
    )


def every(counter: int, per: int, texts: Texts) -> str:
    """`each building`, `every 2 buildings`"""
    if per == 1:
        return counted(counter, "each", 1, texts)
    return texts.text("every", counted=counted(counter, "several", per, texts))


def counted(counter: int, share: str, count: int, texts: Texts) -> str:
    word, _, identifier = COUNTERS.words[counter].partition(":")
    key = f"{word}-{identifier}"
    name = texts.text(key) if texts.has(key) else identifier
    return texts.text(f"counted-{word}", share=share, count=count, name=name, name_id=identifier)
