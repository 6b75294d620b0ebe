"""Verbs of cards and calamities that bring ruin: calamities, expenses, revolts, earthquakes.

Rules   realm R20.7, R26.3, R28.1, R33
Owns    none
Nodes   none
Leaves  every change to the chapter that owns what is changed
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.administration import ADMINISTRATION
from aevum.games.invasions.effects import CHOICES
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.administration.administration import replace_card
from aevum.games.invasions.rules.administration.calamities import book_expense, strike
from aevum.games.invasions.rules.administration.earthquakes import greatest_cities, shake
from aevum.games.invasions.rules.administration.religion import is_immune
from aevum.games.invasions.rules.administration.revolts import eligible, raise_revolts
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech, amount
from aevum.games.invasions.rules.cards.predicates import granaries
from aevum.games.invasions.rules.raids.raids import RAID_MINUS, mark_raid
from aevum.games.invasions.state import InvasionsState

PLUS: Final = CHOICES["level"].index("plus")


# -- administration -------------------------------------------------------------------------------


def calamity(s: InvasionsState, speech: Speech) -> None:
    strike(s, speech.nation, speech.step.calamity)


def expense(s: InvasionsState, speech: Speech) -> None:
    """Less what granaries save, never below 0."""
    saved = speech.step.granary * len(granaries(s, speech.nation))
    book_expense(s, speech.nation, max(0, amount(s, speech) - saved))


def replace(s: InvasionsState, speech: Speech) -> None:
    """replace_admin_card"""
    replace_card(s)


def shows_card(s: InvasionsState, speech: Speech) -> bool:
    """Only while that nation shows its card."""
    acting = s.holds(ADMINISTRATION) and s.shown != NONE
    return acting and s.var_of(ADMINISTRATION, ADMINISTRATION.variable("nation")) == speech.nation


REGISTRY.verb("calamity", calamity)
REGISTRY.verb("expense", expense)
REGISTRY.verb("replace_admin_card", replace, shows_card)


# -- revolts --------------------------------------------------------------------------------------


def revolt(s: InvasionsState, speech: Speech) -> None:
    step = speech.step
    raise_revolts(s, speech.nation, step.n, speech.named(s, "area"), step.level == PLUS)


def can_revolt(s: InvasionsState, speech: Speech) -> bool:
    area = speech.named(s, "area")
    if speech.step.area != NONE and area == NONE:
        return False
    return not is_immune(s, speech.nation) and bool(eligible(s, speech.nation, area))


REGISTRY.verb("revolt", revolt, can_revolt)


# -- cities ---------------------------------------------------------------------------------------


def damage_city(s: InvasionsState, speech: Speech) -> None:
    shake(s, speech.nation, speech.named(s, "area"))


def can_damage(s: InvasionsState, speech: Speech) -> bool:
    area = speech.named(s, "area")
    return area != NONE and bool(greatest_cities(s, speech.nation, area))


REGISTRY.verb("damage_city", damage_city, can_damage)


# -- bandits --------------------------------------------------------------------------------------


def place_raid(s: InvasionsState, speech: Speech) -> None:
    """raid_marker: as if a raid had succeeded there; no limes falls, no site is looted, no VP."""
    plus = speech.step.marker == CHOICES["marker"].index("plus")
    mark_raid(s, speech.named(s, "province"), RAID_MINUS + int(plus))


def can_place_raid(s: InvasionsState, speech: Speech) -> bool:
    return speech.named(s, "province") != NONE


REGISTRY.verb("raid_marker", place_raid, can_place_raid)
