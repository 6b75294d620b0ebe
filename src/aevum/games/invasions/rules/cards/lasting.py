"""Effects of events that last beyond their moment.

Rules   realm R20.7
Owns    lasts, stormy, swayed, shielded
Nodes   none
Leaves  what they change to the rule that asks for them
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.cards import LASTING
from aevum.games.invasions.state import InvasionsState

FROZEN_RIVERS: Final = LASTING.index("frozen_rivers")
NO_GROWTH: Final = LASTING.index("no_growth")
CARAVAN_BOOST: Final = LASTING.index("caravan_boost")


def let_last(s: InvasionsState, effect: int, last_turn: int) -> None:
    """It is in force until the end of a turn."""
    s.lasts[effect] = last_turn


def is_lasting(s: InvasionsState, effect: int) -> bool:
    return s.lasts[effect] >= s.turn


def raise_storm(s: InvasionsState, sea: int) -> None:
    """storm_zone: no fleet leaves this zone in the activation under way."""
    s.stormy.append(sea)


def calm_seas(s: InvasionsState) -> None:
    """At the end of an activation."""
    s.stormy.clear()


# -- of a moment ----------------------------------------------------------------------------------


def sway_reaction(s: InvasionsState, number: int) -> None:
    """reaction_mod, sea_risk: of the interception, flight or sea risk that is rolled next."""
    s.swayed += number


def take_sway(s: InvasionsState) -> int:
    """What is added to this roll; the next one is free of it."""
    number = s.swayed
    s.swayed = 0
    return number


def shield_group(s: InvasionsState) -> None:
    """no_interception: for this entry."""
    s.shielded = 1


def forget_entry(s: InvasionsState) -> None:
    s.swayed = 0
    s.shielded = 0
