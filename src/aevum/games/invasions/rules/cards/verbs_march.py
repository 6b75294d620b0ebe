"""Events in a move: the windows of a group that marches, and the verbs that change it.

Rules   war R10.1, R10.4, R17.1, R17.5, R18.1, R18.3; realm R9.9; aid Common-4
Owns    none
Nodes   none
Leaves  steps to marching.py, entries to entry.py, what lasts to lasting.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.march import ENTRY, FLIGHT_ROLL, INTERCEPTION_ROLL
from aevum.games.invasions.kinds import TIMINGS
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.cards.events import begin_occasion, end_occasion, open_window
from aevum.games.invasions.rules.cards.lasting import forget_entry, shield_group, sway_reaction
from aevum.games.invasions.rules.march.marching import hasten, is_hasty, open_band
from aevum.games.invasions.state import InvasionsState

OWN_MOVEMENT: Final = TIMINGS.index("own_movement")
REACTION: Final = TIMINGS.index("reaction_to_movement")


# -- windows --------------------------------------------------------------------------------------


def open_march_events(s: InvasionsState, nation: int) -> None:
    """war R10.1: before the first step of a group."""
    open_window(s, OWN_MOVEMENT, nation)


def open_entry_events(s: InvasionsState) -> None:
    """W1, aid Common-4: each entry is one occasion; if nobody can react there is no window."""
    begin_occasion(s)
    if s.reactors:
        open_reaction_events(s)


def open_reaction_events(s: InvasionsState) -> None:
    """W1: before reactions are announced, and before each of their dice."""
    band = open_band(s)
    if band.nations:
        open_window(s, REACTION, band.nations[0])


def end_entry_events(s: InvasionsState) -> None:
    forget_entry(s)
    end_occasion(s)


def nations_in_entry(s: InvasionsState) -> list[int]:
    return [*open_band(s).nations, *s.call_nation]


REGISTRY.parties["reaction_to_movement"] = nations_in_entry


# -- verbs ----------------------------------------------------------------------------------------


def the_group(s: InvasionsState, speech: Speech) -> list[int]:
    """stack_own, stack_entering: the group that marches."""
    return [] if open_band(s).is_nobody() else [0]


REGISTRY.selectors |= {"stack_own": the_group, "stack_entering": the_group}


def march_on(s: InvasionsState, speech: Speech) -> None:
    """extra_steps"""
    hasten(s, open_band(s))


def can_march_on(s: InvasionsState, speech: Speech) -> bool:
    band = open_band(s)
    return bool(band.units) and not any(is_hasty(s, unit) for unit in band.units)


def change_roll(s: InvasionsState, speech: Speech) -> None:
    """reaction_mod"""
    sway_reaction(s, speech.step.n)


def can_change_roll(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(FLIGHT_ROLL) or s.holds(INTERCEPTION_ROLL)


def scout(s: InvasionsState, speech: Speech) -> None:
    """no_interception"""
    shield_group(s)


def can_scout(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(ENTRY) and not s.shielded


REGISTRY.verb("extra_steps", march_on, can_march_on)
REGISTRY.verb("reaction_mod", change_roll, can_change_roll)
REGISTRY.verb("no_interception", scout, can_scout)
