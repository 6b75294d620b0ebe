"""Revolutions and epochs.

Rules   R11, R20.2
Owns    epoch, entered, stage, revolting
Nodes   upheaval (procedure)
Leaves  the card to cards.py, a revolution under attack to lineup.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.era_of_tribes.box import Epoch
from aevum.games.era_of_tribes.components import BARBARIAN_STAGE, EPOCH, SCORE_CARD, UPHEAVAL
from aevum.games.era_of_tribes.rules.food import gain_food, give_up_food
from aevum.games.era_of_tribes.rules.goods import luxuries
from aevum.games.era_of_tribes.rules.leaders import grow_own_leaders
from aevum.games.era_of_tribes.rules.metrics import length_of
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale
from aevum.games.era_of_tribes.state import EraState

SEAT: Final = UPHEAVAL.variable("seat")
FIRST: Final = UPHEAVAL.variable("first")


def requirements_met(s: EraState, seat: int, epoch: Epoch) -> int:
    """R11.4: how many of the three, at this moment."""
    return (
        (luxuries(s, seat) >= epoch.luxuries)
        + (s.built[seat] >= epoch.cities)
        + (s.progress_count(seat) >= epoch.progresses)
    )


def can_revolt(s: EraState, seat: int) -> bool:
    """R11.1"""
    epochs = s.box.epochs
    now = s.epoch[seat]
    if now + 1 == len(epochs) or epochs[now].ends[length_of(s)]:
        return False
    return requirements_met(s, seat, epochs[now + 1]) >= epochs[now + 1].needs


def advance_epoch(s: EraState) -> None:
    """R11.2, R11.3"""
    seat = s.var(SEAT)
    s.epoch[seat] += 1
    s.revolting[seat] = 1
    s.set_var(FIRST, int(not s.entered[s.epoch[seat]]))
    s.entered[s.epoch[seat]] = 1
    s.tell(EPOCH, seat, s.epoch[seat])


def reward_epoch(s: EraState) -> None:
    """R11.6"""
    numbers = s.box.numbers
    first = s.var(FIRST)
    add_influence(
        s, s.var(SEAT), numbers.epoch_influence_first if first else numbers.epoch_influence
    )


def rouse_barbarians(s: EraState) -> None:
    """R11.7, E62"""
    if s.var(FIRST) and s.stage + 1 < len(s.box.stages):
        s.stage += 1
        s.tell(BARBARIAN_STAGE, s.stage + 1)


def score_open_card(s: EraState) -> None:
    """R11.7"""
    if s.var(FIRST) and s.open:
        s.push(SCORE_CARD, s.var(SEAT))


def withdraw_old_effect(s: EraState) -> None:
    """R11.5, E17: the food of the old epoch goes, with hunger if it must."""
    seat = s.var(SEAT)
    give_up_food(s, seat, s.box.epochs[s.epoch[seat] - 1].food_while)


def grant_new_effect(s: EraState) -> None:
    """R11.4; E82: an epoch that ends the game gives nothing more."""
    seat = s.var(SEAT)
    old, new = s.box.epochs[s.epoch[seat] - 1], s.box.epochs[s.epoch[seat]]
    length = length_of(s)
    if new.ends[length]:
        return
    grow_own_leaders(s, seat, new.leaders[length] - old.leaders[length])
    add_morale(s, seat, new.morale_once)
    gain_food(s, seat, new.food_while)


def end_revolutions(s: EraState) -> None:
    """R24.4"""
    s.revolting = [0] * s.players
