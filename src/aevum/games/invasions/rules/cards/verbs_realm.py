"""Verbs of cards and calamities that change the realm: gold, age, points, invasions, weather.

Rules   realm R8.1, R11.2, R14.3, R15.4, R20.7; aid Common-2
Owns    none
Nodes   none
Leaves  every change to the chapter that owns what is changed
"""

from __future__ import annotations

from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.kinds import NONE, TIMINGS, TYPES
from aevum.games.invasions.rules.board.treasury import gain_gold, lose_gold
from aevum.games.invasions.rules.cards.effects import (
    ABOUT,
    DEED_OF,
    HEAD,
    REGISTRY,
    WINDOW_OF,
    Speech,
    amount,
)
from aevum.games.invasions.rules.cards.events import OCCASIONS, cancel_play, draw_event
from aevum.games.invasions.rules.cards.hands import reshuffle
from aevum.games.invasions.rules.cards.lasting import (
    CARAVAN_BOOST,
    FROZEN_RIVERS,
    NO_GROWTH,
    is_lasting,
    let_last,
)
from aevum.games.invasions.rules.cards.predicates import granaries
from aevum.games.invasions.rules.turn.decline import change_age
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.rules.turn.timeline import invades, let_invade
from aevum.games.invasions.state import InvasionsState

# -- gold -----------------------------------------------------------------------------------------


def gold_change(s: InvasionsState, speech: Speech) -> int:
    """A loss is smaller for each granary, and never greater than the treasury."""
    change = amount(s, speech)
    if change >= 0:
        return change
    nation = speech.nation
    loss = max(0, -change - speech.step.granary * len(granaries(s, nation)))
    return -min(loss, s.gold[nation])


def change_gold(s: InvasionsState, speech: Speech) -> None:
    """gold: at once, and never bankruptcy (aid Common-2)."""
    change = gold_change(s, speech)
    if change >= 0:
        gain_gold(s, speech.nation, change)
    else:
        lose_gold(s, speech.nation, -change)


def changes_gold(s: InvasionsState, speech: Speech) -> bool:
    return s.being[speech.nation] == ACTIVE and gold_change(s, speech) != 0


def halve_treasury(s: InvasionsState, speech: Speech) -> None:
    """The lost half is rounded up (realm R1.4)."""
    lose_gold(s, speech.nation, (s.gold[speech.nation] + 1) // 2)


REGISTRY.verb("gold", change_gold, changes_gold)
REGISTRY.verb("halve_treasury", halve_treasury)


# -- age and points -------------------------------------------------------------------------------


def grow_older(s: InvasionsState, speech: Speech) -> None:
    """age: R14.3 for barbarians, R15.2 and R15.4 for others."""
    change_age(s, speech.nation, speech.step.n)


def can_change_age(s: InvasionsState, speech: Speech) -> bool:
    """Nobody becomes younger than the first space."""
    young = s.age[speech.nation] == 1 and not s.decline[speech.nation]
    return speech.step.n > 0 or not young


def score(s: InvasionsState, speech: Speech) -> None:
    """vp: at once."""
    gain_points(s, speech.nation, speech.step.n)


REGISTRY.verb("age", grow_older, can_change_age)
REGISTRY.verb("vp", score)


# -- the turn -------------------------------------------------------------------------------------


def invade(s: InvasionsState, speech: Speech) -> None:
    """invasion: as if the timeline said so."""
    let_invade(s, speech.nation)


def can_invade(s: InvasionsState, speech: Speech) -> bool:
    return not invades(s, speech.nation)


def freeze_rivers(s: InvasionsState, speech: Speech) -> None:
    let_last(s, FROZEN_RIVERS, s.turn)


def forbid_growth(s: InvasionsState, speech: Speech) -> None:
    """no_growth: until the end of the turn."""
    let_last(s, NO_GROWTH, s.turn)


def boost_caravans(s: InvasionsState, speech: Speech) -> None:
    """caravan_boost: turn 1 has no caravans, so that it waits for the next."""
    let_last(s, CARAVAN_BOOST, max(s.turn, 2))


def is_no_boost(s: InvasionsState, speech: Speech) -> bool:
    return not is_lasting(s, CARAVAN_BOOST)


REGISTRY.verb("invasion", invade, can_invade)
REGISTRY.verb("frozen_rivers", freeze_rivers)
REGISTRY.verb("no_growth", forbid_growth)
REGISTRY.verb("caravan_boost", boost_caravans, is_no_boost)


# -- the deck -------------------------------------------------------------------------------------


def reshuffle_discard(s: InvasionsState, speech: Speech) -> None:
    """realm R20.5"""
    reshuffle(s)


def draw_more(s: InvasionsState, speech: Speech) -> None:
    """draw_event: by whoever drew this card."""
    for _ in range(speech.step.n):
        draw_event(s, speech.who)


def cancel_event(s: InvasionsState, speech: Speech) -> None:
    """Both cards are discarded; the other one has no effect."""
    cancel_play(s, speech.about)


REGISTRY.verb("reshuffle_discard", reshuffle_discard)
REGISTRY.verb("draw_event", draw_more)


def nations_named(s: InvasionsState, base: int) -> list[int]:
    """Whom a play strikes: what it names, and whose battle, siege or move it is."""
    deed, window = s.box.deeds[s.named[base + DEED_OF]], s.named[base + WINDOW_OF]
    found = REGISTRY.parties[TIMINGS[window]](s) if TIMINGS[window] in REGISTRY.parties else []
    if window in OCCASIONS:
        found.append(s.named[base + ABOUT])  # whose move, attack or siege it is
    for place, target in enumerate(deed.targets):
        value = s.named[base + HEAD + place]
        kind = TYPES[s.box.language.selector_types[target.selector]]
        if value != NONE:
            found += nations_behind(s, kind, value)
    return found


def nations_behind(s: InvasionsState, kind: str, value: int) -> list[int]:
    """The nation itself, or the one to which a leader, province or area belongs."""
    if kind == "nation":
        return [value]
    if kind == "leader":
        return [s.box.leaders[value].nation]
    if kind == "province":
        return [s.controller[value]]
    return [s.lord[value]] if kind == "area" else []


def can_cancel(s: InvasionsState, speech: Speech) -> bool:
    """cancel_event: only against a play that names something of the canceller's nations."""
    struck = nations_named(s, speech.about)
    return any(n != NONE and s.power_of(n) == speech.who for n in struck)


REGISTRY.verb("cancel_event", cancel_event, can_cancel)
