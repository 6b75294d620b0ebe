"""The closed vocabulary of effects: what a card, bar, stage, tableau or province can do.

An effect is written `when:verb key=value …`; several are joined by `;`, and `effect=(…)` nests.
This module reads and checks the words; `rules/effects.py` carries them out. Part 6.3 of the rules
index lists what each verb means.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from aevum.core.pack import Pack
from aevum.games.rising_cultures.components import RESOURCES, SIGNS, SYMBOLS

# -- when -----------------------------------------------------------------------------------------

PLAY: Final = 0
INCOME: Final = 1
STATIC: Final = 2
ACTION: Final = 3
FINAL: Final = 4
EVENT: Final = 5
WHENS: Final = ("play", "income", "static", "action", "final", "event")

ON_BUILD: Final = 0
ON_ASCEND: Final = 1
ON_MILITARY: Final = 2
ON_COINS_USE: Final = 3
ON_COVER: Final = 4
ON_PROVINCE_WON: Final = 5
ON_PROVINCE_LOST: Final = 6
ON_ROUND_END: Final = 7
EVENT_NAMES: Final = (
    "build", "ascend", "military", "coins_use", "cover",
    "province_won", "province_lost", "round_end",
)  # fmt: skip

# -- verbs ----------------------------------------------------------------------------------------

GET_INCOME: Final = 0
GET_COINS: Final = 1
COINS_PER: Final = 2
RESOURCE: Final = 3
RESOURCE_ANY: Final = 4
TEMP_RESOURCE: Final = 5
SYMBOL: Final = 6
SYMBOL_ANY: Final = 7
SYMBOL_PER: Final = 8
BUY_SYMBOL: Final = 9
VP: Final = 10
VP_PER: Final = 11
FREE_SWAP: Final = 12
DRAW_CARDS: Final = 13
PEEK_CARDS: Final = 14
EXTRA_PLAY: Final = 15
DISCOUNT: Final = 16
COIN_RATE: Final = 17
COINS_USE_BONUS: Final = 18
COVER_BONUS: Final = 19
RULER_SLOT: Final = 20
FLIP_GOLDEN: Final = 21
ASCEND: Final = 22
RECOVER: Final = 23
BUILD_FROM_DISCARD: Final = 24
KEEP_MILITARY: Final = 25
WIN_TIES: Final = 26
HOLD_MARKER: Final = 27
COIN_LIMIT: Final = 28
PAY: Final = 29
NILE_ADD: Final = 30
NILE_TAKE: Final = 31
FLOOD: Final = 32
ARCHIVE: Final = 33
REPEAT_STAGE: Final = 34
ASCEND_OR_PRICE: Final = 35

FROM_RESOURCE: Final = 0
FROM_DISCARD: Final = 1
FROM_MILITARY: Final = 2
FROM_DECK: Final = 3
SOURCES: Final = ("resource", "discard", "military", "deck_top")
ARCHIVE_SOURCES: Final = SOURCES[:2]

TO_DECK_TOP: Final = 0
TO_DECK_BOTTOM: Final = 1
TO_RESOURCE: Final = 2
TO_MILITARY: Final = 3
TO_HAND: Final = 4
RECOVER_TO: Final = ("deck_top", "deck_bottom", "resource", "military", "hand")

ANY_CARD: Final = 0
BUILDINGS_ONLY: Final = 1
PERSONS_ONLY: Final = 2
FILTERS: Final = ("all", "building", "person")

ANY_KIND: Final = 4
"""The kind of a discount on units of every resource."""

C_BUILDINGS: Final = 0
C_PERSONS: Final = 1
C_COVERED: Final = 2
C_DISPLAY: Final = 3
C_PROGRESS: Final = 4
C_MILITARY: Final = 5
C_SYMBOLS: Final = 6
C_PROVINCES: Final = 7
C_SIGN_SETS: Final = 8
C_COINS: Final = 9
C_NILE_DUE: Final = 10
C_ARCHIVE: Final = 11
C_RESOURCE_CARDS: Final = 12
C_RESOURCE_KINDS: Final = 13
C_DISCARD: Final = 14
C_PM_SETS: Final = 15
C_SYMBOL: Final = 16
C_SIGN: Final = 19
C_RESOURCE: Final = 22
COUNTERS: Final = (
    "buildings", "persons", "covered", "display", "progress", "military", "symbols", "provinces",
    "sign_sets", "coins", "nile_due", "archive", "resource_cards", "resource_kinds", "discard",
    "pm_sets",
    *(f"symbol:{name}" for name in SYMBOLS),
    *(f"sign:{name}" for name in SIGNS),
    *(f"resource:{name}" for name in RESOURCES),
)  # fmt: skip

ALWAYS: Final = 0
IF_GOLDEN: Final = 1
IF_MARKER: Final = 2
IF_AT_LEAST: Final = 3
IF_BEHIND: Final = 4

LIMIT_ROUND: Final = 0
LIMIT_GAME: Final = 1
LIMITS: Final = ("round", "game")

NO_MAXIMUM: Final = 99


class Shape:
    """What a verb may be written with: its moments and its arguments (`key?` may be left out)."""

    def __init__(self, word: str, whens: str, arguments: str = "") -> None:
        self.word = word
        self.whens = whens.split()
        keys = arguments.split()
        self.required = {key for key in keys if not key.endswith("?")}
        self.allowed = {key.rstrip("?") for key in keys}


SHAPES: Final = (
    Shape("income", "income", "n"),
    Shape("coins", "play event action", "n"),
    Shape("coins_per", "play action", "counter n max?"),
    Shape("resource", "static", "kind n"),
    Shape("resource_any", "static", "kinds n"),
    Shape("temp_resource", "action", "kind n"),
    Shape("symbol", "static", "kind n"),
    Shape("symbol_any", "static", "n"),
    Shape("symbol_per", "static", "kind counter per max?"),
    Shape("buy_symbol", "action", "cost kind n"),
    Shape("vp", "final", "n"),
    Shape("vp_per", "final", "counter n per max?"),
    Shape("free_swap", "static", "n"),
    Shape("draw", "play action", "n"),
    Shape("peek", "action", "n"),
    Shape("extra_play", "play action"),
    Shape("discount", "static", "kind n filter"),
    Shape("coin_rate", "static", "kinds"),
    Shape("coins_use_bonus", "static", "n"),
    Shape("cover_bonus", "event", "effect"),
    Shape("ruler_slot", "static", "n"),
    Shape("flip_golden", "play action", "cost"),
    Shape("ascend", "play action", "source"),
    Shape("recover", "play action", "to"),
    Shape("build_from_discard", "play action", "discount?"),
    Shape("keep_military", "static play"),
    Shape("win_ties", "static"),
    Shape("hold_marker", "static"),
    Shape("coin_limit", "static", "delta"),
    Shape("pay", "action", "cost effect"),
    Shape("nile_add", "income play action", "n"),
    Shape("nile_take", "income play action", "n"),
    Shape("flood", "income play action", "n"),
    Shape("archive", "play action event", "source"),
    Shape("repeat_stage", "action", "max"),
    Shape("ascend_or_price", "play"),
)
"""In the order of the verb numbers."""
VERB_WORDS: Final = tuple(shape.word for shape in SHAPES)

NUMBERS: Final = {
    "n": (1, 6), "max": (1, 7), "per": (1, 4), "cost": (0, 9), "discount": (0, 3), "delta": (-3, 3),
}  # fmt: skip
"""Arguments that are numbers, and the range they lie in."""


class Effect:
    """One effect as the rules read it: small ints, and a nested effect where there is one."""

    __slots__ = (
        "condition", "cost", "counter", "event", "filter", "index", "kind", "limit", "mask",
        "measure", "most", "n", "nested", "per", "place", "text", "threshold", "verb", "when",
    )  # fmt: skip

    def __init__(self, text: str, when: int, event: int, verb: int) -> None:
        self.text = text
        self.index = -1
        self.when = when
        self.event = event
        self.verb = verb
        self.n = 1
        self.kind = 0
        self.mask = 0
        self.counter = 0
        self.per = 1
        self.most = NO_MAXIMUM
        self.cost = 0
        self.filter = ANY_CARD
        self.place = 0
        self.condition = ALWAYS
        self.measure = 0
        self.threshold = 0
        self.limit = LIMIT_ROUND
        self.nested: Effect | None = None


class Reader:
    """Reads effects for a data pack, complains about what is wrong, and numbers them."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.effects: list[Effect] = []

    def read(self, file: str, key: str, text: str) -> list[Effect]:
        """All effects of one cell."""
        found = (self._one(file, key, part) for part in split_outside(text, ";"))
        return [effect for effect in found if effect is not None]

    def _one(self, file: str, key: str, text: str) -> Effect | None:
        moment, colon, rest = text.partition(":")
        if not colon:
            self.pack.complain(file, key, f"'{text}' does not say when", "write when:verb")
            return None
        when_word, _, event_word = moment.partition(".")
        when = self.pack.one_of(file, key, when_word, WHENS)
        event = -1
        if when == EVENT:
            event = self.pack.one_of(file, key, event_word, EVENT_NAMES)
        return None if when < 0 else self._verb(file, key, rest, when, event)

    def _verb(self, file: str, key: str, text: str, when: int, event: int) -> Effect | None:
        word, *pairs = split_outside(text, " ")
        verb = self.pack.one_of(file, key, word, VERB_WORDS)
        if verb < 0:
            return None
        shape = SHAPES[verb]
        if WHENS[when] not in shape.whens:
            allowed = " or ".join(shape.whens)
            self.pack.complain(file, key, f"'{word}' cannot be {WHENS[when]}", f"use {allowed}")
        effect = Effect(text, when, event, verb)
        effect.n = 0 if verb == BUILD_FROM_DISCARD else 1  # no discount unless it is written
        given = dict(pair.partition("=")[::2] for pair in pairs)
        self._check_keys(file, key, shape, set(given))
        for name, value in given.items():
            self._argument(file, f"{key} {name}", effect, name, value)
        if counts_itself(effect):
            self.pack.complain(
                file, key, f"'{word}' depends on what it gives itself", "count something else"
            )
        effect.index = len(self.effects)
        self.effects.append(effect)
        return effect

    def _check_keys(self, file: str, key: str, shape: Shape, given: set[str]) -> None:
        for name in sorted(shape.required - given):
            self.pack.complain(file, key, f"'{shape.word}' needs {name}=…")
        for name in sorted(given - shape.allowed - {"if", "limit"}):
            self.pack.complain(file, key, f"'{shape.word}' does not know {name}=…")

    def _argument(self, file: str, key: str, effect: Effect, name: str, value: str) -> None:
        pack = self.pack
        if name in NUMBERS:
            self._number(file, key, effect, name, value)
        elif name == "kind":
            kinds: Sequence[str] = RESOURCES
            if effect.verb in (SYMBOL, SYMBOL_PER, BUY_SYMBOL):
                kinds = SYMBOLS
            elif effect.verb == DISCOUNT:
                kinds = (*RESOURCES, "any")
            effect.kind = pack.one_of(file, key, value, kinds)
        elif name == "kinds":
            for word in value.split("+"):
                effect.mask |= 1 << max(0, pack.one_of(file, key, word, RESOURCES))
        elif name == "counter":
            effect.counter = pack.one_of(file, key, value, COUNTERS)
        elif name == "filter":
            effect.filter = pack.one_of(file, key, value, FILTERS)
        elif name == "source":
            known = ARCHIVE_SOURCES if effect.verb == ARCHIVE else SOURCES
            effect.place = pack.one_of(file, key, value, known)
        elif name == "to":
            effect.place = pack.one_of(file, key, value, RECOVER_TO)
        elif name == "limit":
            effect.limit = pack.one_of(file, key, value, LIMITS)
        elif name == "if":
            self._condition(file, key, effect, value)
        elif name == "effect":
            effect.nested = self._verb(file, key, value.strip("()"), PLAY_LIKE, -1)

    def _number(self, file: str, key: str, effect: Effect, name: str, value: str) -> None:
        low, high = NUMBERS[name]
        if not re.fullmatch(r"-?\d+", value) or not low <= int(value) <= high:
            self.pack.complain(file, key, f"'{value}' is no number from {low} to {high}")
            return
        number = int(value)
        if name in ("n", "delta", "discount"):
            effect.n = number
        elif name == "max":
            effect.most = number
        elif name == "per":
            effect.per = number
        else:
            effect.cost = number

    def _condition(self, file: str, key: str, effect: Effect, value: str) -> None:
        if value == "golden":
            effect.condition = IF_GOLDEN
        elif value == "marker":
            effect.condition = IF_MARKER
        elif value in ("behind(progress)", "behind(provinces)"):
            effect.condition = IF_BEHIND
            effect.measure = C_PROGRESS if "progress" in value else C_PROVINCES
        else:
            self._threshold(file, key, effect, value)

    def _threshold(self, file: str, key: str, effect: Effect, value: str) -> None:
        """`stage>=3`, `symbols(sword)>=2`, `sign(A)>=1`, `coins>=4` and their like."""
        match = re.fullmatch(r"(\w+)(?:\((\w+)\))?>=(\d+)", value)
        if not match:
            self.pack.complain(file, key, f"'{value}' is no condition")
            return
        name, of, number = match.groups()
        word = {"stage": "progress"}.get(name, name)
        if of:
            word = f"{'symbol' if name == 'symbols' else name}:{of}"
        effect.condition = IF_AT_LEAST
        effect.measure = self.pack.one_of(file, key, word, COUNTERS)
        effect.threshold = int(number)


PLAY_LIKE: Final = ACTION
"""A nested effect is written without a moment; it may do what an action may do."""


def counts_itself(effect: Effect) -> bool:
    """Symbols by the number of symbols, resources by resources or symbols: there is no end."""
    counted = [effect.measure] if effect.condition in (IF_AT_LEAST, IF_BEHIND) else []
    if effect.verb == SYMBOL_PER:
        counted.append(effect.counter)
    symbols = any(c == C_SYMBOLS or C_SYMBOL <= c < C_SIGN for c in counted)
    if effect.verb in (SYMBOL, SYMBOL_ANY, SYMBOL_PER):
        return symbols
    resources = any(c == C_RESOURCE_KINDS or c >= C_RESOURCE for c in counted)
    return effect.verb == RESOURCE and (symbols or resources)


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
