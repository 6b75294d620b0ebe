"""The interpreter of effects: sentences of cards and calamities, carried out step by step.

Each chapter declares here what its verbs do, what can be named, asked and counted; a deed finds
them by the word of the data. What is named for a deed lies on the line `named`, one deed above the
other: who carries it out, the window in which it was played, what that window is about, the deed
itself, and then the targets in their order. A frame knows where its part begins.

Rules   realm R20.7, E115, E119
Owns    named
Nodes   deed (procedure), stroke (procedure), effect-test (chance), area-lot (chance)
Leaves  what a verb does to its chapter, targets to selectors.py, the playing of cards to events.py
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.invasions.components.cards import (
    AREA_LOT,
    DEED,
    EFFECT_TEST,
    LOT_AREA_V,
    STROKE,
)
from aevum.games.invasions.deeds import EVENT, Deed
from aevum.games.invasions.effects import Step
from aevum.games.invasions.kinds import NONE, TYPES
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.state import InvasionsState

WHO: Final = 0
WINDOW_OF: Final = 1
ABOUT: Final = 2
DEED_OF: Final = 3
HEAD: Final = 4
"""What lies before the targets of a deed."""

CARRIED: Final = DEED.variable("deed")
AT: Final = DEED.variable("at")
BASE: Final = DEED.variable("base")
STROKE_DEED: Final = STROKE.variable("deed")
STROKE_AT: Final = STROKE.variable("at")
STRUCK: Final = STROKE.variable("nation")
STROKE_BASE: Final = STROKE.variable("base")
TESTED: Final = EFFECT_TEST.variable("deed")
TESTED_AT: Final = EFFECT_TEST.variable("at")
NATION_TYPE: Final = TYPES.index("nation")
LOT_DEED: Final = AREA_LOT.variable("deed")
LOT_BASE: Final = AREA_LOT.variable("base")
LOT_PLACE: Final = AREA_LOT.variable("place")
TRIES: Final = AREA_LOT.variable("tries")
MOST_TRIES: Final = 3
CANCELLED: Final = -2
"""realm R20.8: the window of a play that was answered by another card."""


class Speech:
    """A step as its verb reads it: the arguments, and what was named for them."""

    def __init__(self, s: InvasionsState, deed: int, at: int, base: int, nation: int) -> None:
        self.deed: Deed = s.box.deeds[deed]
        self.step: Step = self.deed.steps[at]
        self.at = at
        self.base = base
        self.who = s.named[base + WHO]
        """A power that plays an event; else a nation."""
        self.window = s.named[base + WINDOW_OF]
        self.about = s.named[base + ABOUT]
        self.nation = nation
        """The nation of the argument `to`, or NONE."""

    def power(self, s: InvasionsState) -> int:
        """The player who speaks."""
        return self.who if self.deed.source == EVENT else s.power_of(self.who)

    def named(self, s: InvasionsState, slot: str) -> int:
        """What stands for an argument, or NONE."""
        place = self.deed.places[self.at].get(slot, NONE)
        if place != NONE:
            where = self.base + HEAD + place
            return s.named[where] if where < len(s.named) else NONE
        selector = getattr(self.step, slot)
        if selector == NONE:
            return NONE
        found = candidates(s, s.box.language.words["selector"][selector], self)
        return found[0] if found else NONE


Do = Callable[[InvasionsState, Speech], None]
Can = Callable[[InvasionsState, Speech], bool]


def always(s: InvasionsState, speech: Speech) -> bool:
    return True


class Registry:
    """What the words of the language mean; every chapter declares its own."""

    def __init__(self) -> None:
        self.verbs: dict[str, Do] = {}
        self.possible: dict[str, Can] = {}
        self.selectors: dict[str, Callable[[InvasionsState, Speech], list[int]]] = {}
        self.predicates: dict[str, Callable[[InvasionsState, Speech, int], bool]] = {}
        self.counters: dict[str, Callable[[InvasionsState, int], int]] = {}
        self.parties: dict[str, Callable[[InvasionsState], list[int]]] = {}
        """By timing: the nations whose battle, siege or move it is."""

    def verb(self, word: str, do: Do, can: Can = always) -> None:
        """What a verb does, and whether it would have an effect (realm E115)."""
        self.verbs[word] = do
        self.possible[word] = can


REGISTRY: Final = Registry()


# -- words ----------------------------------------------------------------------------------------


def candidates(s: InvasionsState, selector: str, speech: Speech) -> list[int]:
    """What a selector may name."""
    return REGISTRY.selectors[selector](s, speech)


def holds(s: InvasionsState, predicate: int, speech: Speech, value: int) -> bool:
    word = s.box.language.words["predicate"][predicate]
    return REGISTRY.predicates[word](s, speech, value)


def count(s: InvasionsState, counter: int, nation: int) -> int:
    return REGISTRY.counters[s.box.language.words["counter"][counter]](s, nation)


def amount(s: InvasionsState, speech: Speech) -> int:
    """The number of a step: by status, times its counter, at most its limit."""
    step, nation = speech.step, speech.nation
    number = step.n
    if step.by_status:
        number = (0, step.kingdom, step.empire)[s.status[nation]]
    if step.per != NONE:
        number *= count(s, step.per, nation)
    return max(-step.max, min(step.max, number))


# -- carrying out ---------------------------------------------------------------------------------


def name_head(s: InvasionsState, who: int, window: int, about: int = NONE, deed: int = NONE) -> int:
    """Begin the part of a deed on the line of names; the place where it begins."""
    base = len(s.named)
    s.named += [who, window, about, deed]
    return base


def name_deed(s: InvasionsState, base: int, deed: int) -> None:
    """The option of a card is chosen."""
    s.named[base + DEED_OF] = deed


def name_target(s: InvasionsState, target: int) -> None:
    s.named.append(target)


def unname(s: InvasionsState) -> None:
    """The thing named last is forgotten."""
    s.named.pop()


def cancel(s: InvasionsState, base: int) -> None:
    """The deed whose part begins here shall not be carried out."""
    s.named[base + WINDOW_OF] = CANCELLED


def forget(s: InvasionsState, base: int) -> None:
    del s.named[base:]


def carry_out(
    s: InvasionsState, who: int, deed: int, targets: Sequence[int] = (), window: int = NONE
) -> None:
    """Carry out a deed for a nation (or, of an event, a power), with everything named."""
    base = name_head(s, who, window, NONE, deed)
    s.named += targets
    s.push(DEED, deed, 0, base)


def carry_out_next(s: InvasionsState) -> None:
    """realm E119: the steps in order, each for its nations in activation order."""
    number, at, base = s.var(CARRIED), s.var(AT), s.var(BASE)
    deed = s.box.deeds[number]
    if at == len(deed.steps):
        return
    s.repeat()
    place = deed.drawn[at]
    if place != NONE and base + HEAD + place >= len(s.named):
        draw_area(s, number, base, place)
        return
    s.set_var(AT, at + 1)
    for nation in reversed(nations_of(s, Speech(s, number, at, base, NONE))):
        s.push(STROKE, number, at, nation, base)


def nations_of(s: InvasionsState, speech: Speech) -> list[int]:
    """Those a step strikes; a step that strikes nobody in particular happens once."""
    if speech.step.to == NONE:
        return [speech.who if speech.deed.source != EVENT else NONE]
    if speech.deed.places[speech.at].get("to", NONE) != NONE:
        return [speech.named(s, "to")]
    return candidates(s, s.box.language.words["selector"][speech.step.to], speech)


def end_deed(s: InvasionsState) -> None:
    forget(s, s.var(BASE))


def stroke_speech(s: InvasionsState) -> Speech:
    return Speech(s, s.var(STROKE_DEED), s.var(STROKE_AT), s.var(STROKE_BASE), s.var(STRUCK))


def has_effect(s: InvasionsState, speech: Speech) -> bool:
    """realm E115: a step without a legal object is skipped."""
    step = speech.step
    if step.to != NONE and is_nation(s, step.to) and speech.nation == NONE:
        return False
    if step.when != NONE and not holds(s, step.when, speech, speech.nation):
        return False
    word = s.box.language.verbs[step.verb].id
    return word in REGISTRY.verbs and REGISTRY.possible[word](s, speech)


def is_nation(s: InvasionsState, selector: int) -> bool:
    return s.box.language.selector_types[selector] == NATION_TYPE


def test_stroke(s: InvasionsState) -> None:
    """Conditions and tests of a step."""
    speech = stroke_speech(s)
    if not has_effect(s, speech):
        s.pop()
    elif speech.step.test != NONE:
        s.push(EFFECT_TEST, s.var(STROKE_DEED), s.var(STROKE_AT))


def strike(s: InvasionsState) -> None:
    speech = stroke_speech(s)
    REGISTRY.verbs[s.box.language.verbs[speech.step.verb].id](s, speech)


class EffectTest(D2):
    """realm R1.2: a step that happens only on one outcome."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        step = s.box.deeds[s.var(TESTED)].steps[s.var(TESTED_AT)]
        wanted = s.box.language.words["test"][step.test]
        s.pop()
        if passed != (wanted == "d2_pass"):
            s.pop()


# -- areas by lot ---------------------------------------------------------------------------------


def draw_area(s: InvasionsState, deed: int, base: int, place: int) -> None:
    """The lot of an area that a card or a calamity names; without one its steps are skipped."""
    if lots(s, deed, base, place):
        s.push(AREA_LOT, deed, base, place, 1)
    else:
        name_target(s, NONE)


def lots(s: InvasionsState, number: int, base: int, place: int) -> list[int]:
    """The areas that may come, each as often as the dice tables hold it."""
    deed = s.box.deeds[number]
    at = max(0, deed.drawn.index(place) if place in deed.drawn else 0)
    random = place < len(deed.targets)
    selector = deed.targets[place].selector if random else deed.steps[at].area
    word = s.box.language.words["selector"][selector]
    return candidates(s, word, Speech(s, number, at, base, NONE))


def strikes_area(s: InvasionsState, number: int, base: int, place: int) -> bool:
    """Would a step that uses the area named last have an effect?"""
    deed, last = s.box.deeds[number], NONE
    for at in range(len(deed.steps)):
        last = deed.places[at].get("area", last)
        if last == place:
            for nation in nations_of(s, Speech(s, number, at, base, NONE)):
                if has_effect(s, Speech(s, number, at, base, nation)):
                    return True
    return False


class AreaLot(Chance[InvasionsState]):
    """area_random: if nothing would happen there it is drawn again, at most twice."""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        found = lots(s, s.var(LOT_DEED), s.var(LOT_BASE), s.var(LOT_PLACE))
        areas = s.box.areas
        return [(f"lot_area {areas[each].id}", found.count(each)) for each in sorted(set(found))]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        found = lots(s, s.var(LOT_DEED), s.var(LOT_BASE), s.var(LOT_PLACE))
        return None if verb == LOT_AREA_V and arg in found else Why("R33.3", "asked-area-lot")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        deed, base, place = s.var(LOT_DEED), s.var(LOT_BASE), s.var(LOT_PLACE)
        tries = s.var(TRIES)
        s.pop()
        name_target(s, arg)
        if place >= len(s.box.deeds[deed].targets) or strikes_area(s, deed, base, place):
            return
        unname(s)
        if tries < MOST_TRIES:
            s.push(AREA_LOT, deed, base, place, tries + 1)
        else:
            name_target(s, NONE)
