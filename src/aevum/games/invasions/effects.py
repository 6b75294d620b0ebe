"""The language of effects: what cards, calamities and markers do, read from the data and checked.

An effect is a sentence such as `expense(kingdom=5,empire=9,granary=2) ; revolt(to=self,n=1)`.
` ; ` separates steps that are carried out in order, ` | ` options of which one is taken. Every word
is one row of effects.csv: verbs with their arguments and windows, timings, selectors with the type
of what they name, predicates, counters and tests. A step has a slot for each argument, so that the
rules read plain numbers; what a sentence leaves out is NONE, or 0 for a number.

The table of dice of a calamity joins lines by ` / `, each `low-high: sentence`.
"""

from __future__ import annotations

import re
from typing import Final

from aevum.core.pack import Pack
from aevum.core.tables import Row
from aevum.games.invasions.kinds import MODULES, NONE, TYPES

CALL: Final = re.compile(r"([a-z_]+)\(([^()]*)\)")
LINE: Final = re.compile(r"(<=-?\d+|>=-?\d+|-?\d+--?\d+): (.+)")
SIGNATURE: Final = re.compile(r"([a-z_]+):([a-z0-9/]+)(\??)")
FAR: Final = 99
"""Beyond every total of a die and its modifiers."""

NUMBERS: Final = (
    "n", "max", "kingdom", "empire", "granary", "inactive", "dead", "cost", "size", "great",
    "other", "markers", "capital", "capital_immune", "units", "tribute", "forced",
)  # fmt: skip
"""Arguments that are numbers."""
SELECTED: Final = (
    "to", "area", "province", "side", "a", "b", "from", "of", "bond", "against", "provinces",
    "siege", "zone",
)  # fmt: skip
"""Arguments that name something by a selector."""
CHOICES: Final = {
    "scope": ("ruler", "all"),
    "level": ("minus", "plus", "any"),
    "prefer": ("auxiliary", "any"),
    "kind": ("infantry", "standard", "any"),
    "place": ("horde", "controlled", "home", "lender", "borrower"),
    "marker": ("minus", "plus"),
    "colour": ("white", "black"),
    "round": ("archery", "melee", "sea"),
    "domain": ("land", "sea"),
    "consent": ("owner", "d2", "card"),
    "until": ("turn", "activation"),
}
"""Arguments that are one of a few words; `side` of a raid marker is `marker`."""
ANSWERED: Final = {"per": "counter", "when": "predicate", "spare": "predicate", "test": "test"}
"""Arguments that are a word the rules count or ask."""


class Step:
    """One step of a sentence: the number of its verb, and a slot for each argument."""

    def __init__(self, verb: int, text: str) -> None:
        self.verb = verb
        self.text = text
        self.n = 0
        self.max = FAR
        self.kingdom = 0
        self.empire = 0
        self.granary = 0
        self.inactive = 0
        self.dead = 0
        self.cost = 0
        self.size = 0
        self.great = 0
        self.other = 0
        self.markers = 0
        self.capital = NONE
        self.capital_immune = 0
        self.units = 0
        self.tribute = 0
        self.forced = 0
        self.to = NONE
        self.area = NONE
        self.province = NONE
        self.side = NONE
        self.a = NONE
        self.b = NONE
        self.giver = NONE
        """The argument `from`."""
        self.of = NONE
        self.bond = NONE
        self.against = NONE
        self.provinces = NONE
        self.siege = NONE
        self.zone = NONE
        self.scope = NONE
        self.level = NONE
        self.prefer = NONE
        self.kind = NONE
        self.place = NONE
        self.marker = NONE
        self.colour = NONE
        self.round = NONE
        self.domain = NONE
        self.consent = NONE
        self.until = NONE
        self.per = NONE
        self.when = NONE
        self.spare = NONE
        self.test = NONE
        self.calamity = NONE
        self.by_status = False
        """The number depends on kingdom or empire."""


Option = tuple[Step, ...]
Sentence = tuple[Option, ...]


class Line:
    """A line of a calamity's table: the steps if the total lies in it."""

    def __init__(self, low: int, high: int, steps: Option) -> None:
        self.low = low
        self.high = high
        self.steps = steps


class Target:
    """A choice of a card: a selector, and what must hold of the chosen."""

    def __init__(self, selector: int, predicates: tuple[int, ...]) -> None:
        self.selector = selector
        self.predicates = predicates


class Verb:
    """A verb with the types of its arguments and the windows in which it can be used."""

    def __init__(self, index: int, row: Row, windows: tuple[int, ...]) -> None:
        self.index = index
        self.id = row["id"]
        self.module = row["module"]
        self.windows = windows
        self.types: dict[str, str] = {}
        self.required: list[str] = []
        for part in row["arguments"].split():
            match = SIGNATURE.fullmatch(part)
            if match is None:
                continue
            self.types[match[1]] = match[2]
            if not match[3]:
                self.required.append(match[1])


class Language:
    """All words, and a reader that checks every sentence against them."""

    def __init__(self, pack: Pack, rows: list[Row]) -> None:
        self.pack = pack
        self.words: dict[str, list[str]] = {kind: [] for kind in ANSWERED.values()}
        self.words |= {kind: [] for kind in ("verb", "timing", "selector")}
        for row in rows:
            self.words[row["kind"]].append(row["id"])
        self.selector_types = [
            pack.one_of("effects.csv", f"arguments of {row['id']}", row["arguments"], TYPES)
            for row in rows
            if row["kind"] == "selector"
        ]
        self.verbs: list[Verb] = []
        for row in rows:
            pack.one_of("effects.csv", f"module of {row['id']}", row["module"], MODULES)
            if row["kind"] == "verb":
                self._declare(row)
            elif row["windows"]:
                key = f"windows of {row['id']}"
                pack.complain("effects.csv", key, "is no verb", "only verbs have windows")

    def _declare(self, row: Row) -> None:
        """A verb; its arguments must be ones the rules know."""
        file, key = "effects.csv", f"windows of {row['id']}"
        windows = tuple(
            self.pack.one_of(file, key, each, self.words["timing"])
            for each in row["windows"].split()
        )
        if not windows:
            self.pack.complain(file, key, "are missing", "say when the verb can be used")
        verb = Verb(len(self.verbs), row, windows)
        self.verbs.append(verb)
        if len(verb.types) != len(row["arguments"].split()):
            hint = "name:type, with a ? where it may be left out"
            self.pack.complain(file, f"arguments of {verb.id}", "cannot be read", hint)
        for name, kind in verb.types.items():
            if not known(name, kind):
                hint = "a number, a selector, a word of the list or an answer"
                text = f"{name}:{kind} is unknown"
                self.pack.complain(file, f"arguments of {verb.id}", text, hint)

    # -- sentences ---------------------------------------------------------------------------------

    def sentence(self, file: str, key: str, text: str, calamities: list[str]) -> Sentence:
        return tuple(
            self.steps(file, key, option, calamities) for option in text.split(" | ") if option
        )

    def steps(self, file: str, key: str, text: str, calamities: list[str]) -> Option:
        found = [self.step(file, key, part, calamities) for part in text.split(" ; ") if part]
        return tuple(step for step in found if step is not None)

    def step(self, file: str, key: str, text: str, calamities: list[str]) -> Step | None:
        match = CALL.fullmatch(text)
        if match is None:
            self.pack.complain(file, key, f"'{text}' cannot be read", "verb(argument=value,…)")
            return None
        number = self.pack.one_of(file, key, match[1], self.words["verb"])
        if number < 0:
            return None
        verb = self.verbs[number]
        step = Step(number, text)
        given: list[str] = []
        for part in match[2].split(",") if match[2] else []:
            name, _, value = part.partition("=")
            if name not in verb.types or name in given:
                hint = ", ".join(verb.types) or "none"
                text = f"{verb.id} has no argument '{name}' here"
                self.pack.complain(file, key, text, f"arguments: {hint}")
                continue
            given.append(name)
            self._argument(file, f"{name} in {key}", verb, name, value, step, calamities)
        for name in verb.required:
            if name not in given:
                self.pack.complain(file, key, f"{verb.id} needs {name}", f"{name}=…")
        step.by_status = "kingdom" in given and "n" not in given
        return step

    def _argument(
        self, file: str, key: str, verb: Verb, name: str, value: str, step: Step, ids: list[str]
    ) -> None:
        """Check a value by its type and put its number into the slot."""
        kind = verb.types[name]
        slot = name
        number = NONE
        if kind == "int":
            if not re.fullmatch(r"-?\d+", value):
                self.pack.complain(file, key, f"is '{value}'", "a number")
                return
            number = int(value)
        elif name in ANSWERED:
            number = self.pack.one_of(file, key, value, self.words[ANSWERED[name]])
        elif kind == "calamity":
            slot = "calamity"
            number = self.pack.one_of(file, key, value, ids)
        elif "/" in kind:
            if self.pack.one_of(file, key, value, kind.split("/")) < 0:
                return
            slot = "marker" if name == "side" else name
            number = CHOICES[slot].index(value)
        else:
            number = self._selected(file, key, value, kind)
            slot = "giver" if name == "from" else name
        setattr(step, slot, number)

    def _selected(self, file: str, key: str, value: str, kind: str) -> int:
        number = self.pack.one_of(file, key, value, self.words["selector"])
        if number >= 0 and TYPES[self.selector_types[number]] != kind:
            text = f"{value} is a {TYPES[self.selector_types[number]]}"
            self.pack.complain(file, key, text, f"a selector of the type {kind}")
        return number

    # -- targets and tables ------------------------------------------------------------------------

    def targets(self, file: str, key: str, text: str) -> tuple[Target, ...]:
        """`own_nation&unbound + any_nation&another`: choices from left to right."""
        found: list[Target] = []
        for part in text.split(" + "):
            selector, *predicates = part.split("&")
            number = self.pack.one_of(file, key, selector, self.words["selector"])
            held = [self.pack.one_of(file, key, p, self.words["predicate"]) for p in predicates]
            found.append(Target(number, tuple(held)))
        return tuple(found)

    def table(self, file: str, key: str, text: str, calamities: list[str]) -> tuple[Line, ...]:
        """Lines from the lowest total to the highest, without a gap."""
        found: list[Line] = []
        for part in text.split(" / ") if text else []:
            match = LINE.fullmatch(part)
            if match is None:
                hint = "<=5: …, 6-8: … or >=9: …"
                self.pack.complain(file, key, f"'{part}' cannot be read", hint)
                return ()
            low, high = bounds(match[1])
            found.append(Line(low, high, self.steps(file, key, match[2], calamities)))
        if found and (found[0].low != -FAR or found[-1].high != FAR):
            self.pack.complain(file, key, "has an end", "begin with <= and end with >=")
        for above, below in zip(found[1:], found, strict=False):
            if above.low != below.high + 1:
                text = f"has a gap or overlap at {above.low}"
                self.pack.complain(file, key, text, f"{below.high + 1}")
        return tuple(found)


def known(name: str, kind: str) -> bool:
    """Whether steps have a slot for an argument of this name and type."""
    if kind == "int":
        return name in NUMBERS
    if name in ANSWERED:
        return ANSWERED[name] == kind
    if kind == "calamity":
        return name == "id"
    if "/" in kind:
        slot = "marker" if name == "side" else name
        return slot in CHOICES and set(kind.split("/")) <= set(CHOICES[slot])
    return name in SELECTED and kind in TYPES


def bounds(text: str) -> tuple[int, int]:
    """The totals of a line: `<=5`, `6-8`, `>=9`."""
    if text.startswith("<="):
        return -FAR, int(text[2:])
    if text.startswith(">="):
        return int(text[2:]), FAR
    match = re.fullmatch(r"(-?\d+)-(-?\d+)", text)
    assert match is not None, text
    return int(match[1]), int(match[2])
