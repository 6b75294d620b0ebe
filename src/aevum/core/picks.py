"""Choosing several things one word at a time: pick, pick, done.

In the engine a set has one spelling: picks go up their axis, so that `legal` never offers the same
set twice and bots and twins cannot walk in circles. Picking in any order and taking a pick back
belong to a draft of the table, which spells the set anew; nobody is ever told of the order.

A decision of this kind names its verbs: `conflict.Commit(COMMIT, COMMIT_V, COMMIT_DONE_V)`. Here
`picks` counts what has been picked so far and `room` what may be picked in all, both by place on
the axis.
"""

from __future__ import annotations

from aevum.core.why import Why

IN_ORDER = "pick-in-order"
"""The reason that only an engine gives: the same set can be spelled another way."""


def lowest_open(picks: list[int]) -> int:
    """The first place that may still be picked: the highest one picked so far."""
    place = len(picks) - 1
    while place > 0 and not picks[place]:
        place -= 1
    return place


def open_picks(picks: list[int], room: list[int]) -> list[int]:
    """The places that may be picked next."""
    return [p for p in range(lowest_open(picks), len(picks)) if room[p] > picks[p]]


def why_not_next(lowest: int, place: int, rule: str, about: dict[str, str]) -> Why | None:
    """A place with room left is refused only if the set has been spelled beyond it."""
    return None if place >= lowest else Why(rule, IN_ORDER, about)
