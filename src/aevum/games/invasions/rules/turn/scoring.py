"""Victory points and the winner.

Rules   realm R11, R12
Owns    points, earned, last_points
Nodes   none
Leaves  control to control.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Result
from aevum.games.invasions.box import Box
from aevum.games.invasions.components.turn import ENDED, SCORED
from aevum.games.invasions.kinds import (
    AT_EVENT,
    GOAL_AREA,
    GOAL_CLIENTS,
    GOAL_IS_EMPIRE,
    GOAL_PROVINCE,
    GOAL_VASSALS,
    NONE,
    SCORINGS,
    SEATS,
)
from aevum.games.invasions.options import VASSAL_VP
from aevum.games.invasions.realms import Objective
from aevum.games.invasions.rules.board.control import holders_of, lords_of
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.rules.turn.timeline import is_last_turn
from aevum.games.invasions.scenarios import Scenario
from aevum.games.invasions.state import InvasionsState

LAST: Final = SCORINGS.index("last")
WHOLE: Final = 12
"""An objective in twelfths: shares of two or three, and half of them for patron and client."""


def column_of(scenario: Scenario, turn: int) -> int:
    """realm R11.6, R12.4: the objectives that are scored in a turn, or next."""
    if scenario.scores_last and turn == scenario.last_turn:
        return LAST
    return next((i for i in range(LAST) if turn <= int(SCORINGS[i])), LAST)


def is_scored(s: InvasionsState) -> bool:
    """realm R11.1"""
    last = s.play().scores_last and is_last_turn(s)
    return last or s.turn in s.play().scoring_turns


def score_turn(s: InvasionsState) -> None:
    """realm R11.1"""
    if not is_scored(s):
        return
    column = LAST if s.islam else column_of(s.play(), s.turn)
    s.last_points = [0] * len(SEATS)
    for nation in range(len(s.being)):
        points = points_of(s, nation, column)
        if points:
            s.last_points[s.power_of(nation)] += points
            book(s, nation, points)


def book(s: InvasionsState, nation: int, points: int) -> None:
    s.points[s.power_of(nation)] += points
    s.earned[nation] += points
    s.tell(SCORED, nation, points)


def gain_points(s: InvasionsState, nation: int, points: int) -> None:
    """realm R11.2, E98: when it happens; a vassal keeps half of a gain, and all of a loss."""
    halved = s.suzerain[nation] != NONE and not s.switched(VASSAL_VP)
    if points > 0 and halved:
        points = (points + 1) // 2
    if points:
        book(s, nation, points)


def score_event(s: InvasionsState, nation: int, goal: int, target: int, times: int = 1) -> None:
    """realm R11.6: objectives that score when it happens; an objective may name no target."""
    points = 0
    for each in s.box.objectives_of[nation]:
        objective = s.box.objectives[each]
        meant = objective.goal == goal and objective.target in (NONE, target)
        if objective.scored[AT_EVENT] and meant:
            points += objective.vp * times
    gain_points(s, nation, points)


# -- objectives -----------------------------------------------------------------------------------


def points_of(s: InvasionsState, nation: int, column: int) -> int:
    """realm R11.3 to R11.6: fractions are rounded up once; a vassal keeps half (realm E98)."""
    if not s.on_board(nation):
        return 0
    parts = 0
    for each in s.box.objectives_of[nation]:
        objective = s.box.objectives[each]
        if objective.scored[column]:
            parts += objective.vp * share_of(s, nation, objective)
    points = (parts + WHOLE - 1) // WHOLE
    return points if s.suzerain[nation] == NONE else (points + 1) // 2


def share_of(s: InvasionsState, nation: int, objective: Objective) -> int:
    """How much of an objective a nation scores, in twelfths."""
    goal, target = objective.goal, objective.target
    if goal == GOAL_PROVINCE:
        return held_share(s, nation, holders_of(s, target)) if s.is_open(target) else 0
    if goal == GOAL_AREA:
        return held_share(s, nation, lords_of(s, target)) if s.play().areas[target] else 0
    if goal == GOAL_IS_EMPIRE:
        return WHOLE * is_empire(s, nation)
    if goal == GOAL_CLIENTS:
        return WHOLE * len(s.clients_of(nation))
    return WHOLE * len(s.vassals_of(nation)) if goal == GOAL_VASSALS else 0


def held_share(s: InvasionsState, nation: int, holders: list[int]) -> int:
    """realm R11.3: holders split evenly; each counts for itself and for its lord."""
    parts = 0
    for holder in holders:
        part = WHOLE // len(holders)
        bound = s.patron[holder] != NONE
        if holder == nation:
            parts += part // 2 if bound else part  # realm E109: patron and client share
        elif s.suzerain[holder] == nation:
            parts += part
        elif s.patron[holder] == nation:
            parts += part // 2
    return parts


# -- the end --------------------------------------------------------------------------------------


def end_game(s: InvasionsState) -> None:
    s.tell(ENDED)


def powers_of(s: InvasionsState, seat: int) -> list[int]:
    return [power for power in range(len(SEATS)) if s.person[power] == seat]


def uses_par(box: Box, s: InvasionsState) -> bool:
    """realm R12.4: short scenarios, and the long game if its powers are shared unequally."""
    held = {len(powers_of(s, seat)) for seat in range(s.players)}
    return s.play().last_turn < box.numbers.turns or len(held) > 1


def par_of(s: InvasionsState) -> tuple[int, ...]:
    """realm R12.4: by power, what is taken away from its points in the result."""
    return s.play().par if uses_par(s.box, s) else (0,) * len(SEATS)


def result_of(s: InvasionsState) -> Result:
    """realm R12.2 to R12.4, E23: of equals the last scoring counts again."""
    par = par_of(s)
    points, ranks = [], []
    for seat in range(s.players):
        powers = powers_of(s, seat)
        total = sum(s.points[power] - par[power] for power in powers)
        again = sum(s.last_points[power] for power in powers)
        points.append(total)
        ranks.append((total, again, -min(powers)))
    return Result(points, [ranks.index(max(ranks))], "turns")
