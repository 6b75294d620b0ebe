"""Food and hunger.

Rules   R22
Owns    plate, hunger
Nodes   none
Leaves  which field gives food to realm.py, what a city costs to cities.py
"""

from __future__ import annotations

from aevum.games.era_of_tribes.components import FOOD
from aevum.games.era_of_tribes.state import EraState


def gain_food(s: EraState, seat: int, food: int) -> None:
    """R22.5: while hunger lies on the plate, each food lifts one token, which lies beside it."""
    if not food:
        return
    lifted = min(food, max(0, -s.plate[seat]))
    s.hunger[seat] += lifted
    s.plate[seat] += food
    s.tell(FOOD, seat, food, s.plate[seat])


def give_up_food(s: EraState, seat: int, food: int) -> None:
    """R22.4: for each food that is not there a hunger token is taken."""
    if food:
        s.plate[seat] -= food
        s.tell(FOOD, seat, -food, s.plate[seat])


def hunger_on_plate(s: EraState, seat: int) -> int:
    return max(0, -s.plate[seat])


def all_hunger(s: EraState, seat: int) -> int:
    """R26.5"""
    return hunger_on_plate(s, seat) + s.hunger[seat]


def food_of_fish(s: EraState, seat: int, fish: int) -> int:
    """R22.7; the one place where the modifier fish-food is read."""
    return fish * s.powers(seat).fish_food
