"""Ratings with intervals: Bradley–Terry by choix, and openskill beside it (`aevum[lab]`)."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import choix
import numpy as np
from openskill.models import PlackettLuce

from aevum.lab.tournament.plan import Plan, Played

ELO = 400 / math.log(10)
ANCHOR = "greedy"
FIXED = 1000.0
SAMPLES = 400
REGULAR = 0.02
"""A breath of regularity, so that whoever never lost has a rating at all."""


class Rating(NamedTuple):
    """A bot's strength; whoever never won, or never lost, has only a bound."""

    bot: str
    elo: float
    low: float
    high: float
    skill: float
    skill_spread: float
    won: float
    games: int
    seconds: float
    """Of a processor for one game in all seats."""

    @property
    def never_won(self) -> bool:
        return self.won == 0

    @property
    def is_anchor(self) -> bool:
        return self.low == self.high


def victories(plan: Plan, played: list[Played]) -> Any:
    """Row over column: games won, shared victories by their part."""
    place = {bot: number for number, bot in enumerate(plan.bots)}
    table: Any = np.zeros((len(plan.bots), len(plan.bots)))
    for game in played:
        first, second = place[game.first], place[game.second]
        table[first, second] += game.won
        table[second, first] += 1 - game.won
    return table


def strengths(table: Any, anchor: int) -> Any:
    found = ELO * choix.ilsr_pairwise_dense(table, alpha=REGULAR, max_iter=1000, tol=1e-6)
    return found - found[anchor] + FIXED


def resampled(table: Any, rng: Any) -> Any:
    """Another tournament of the same size with these chances."""
    other: Any = np.zeros_like(table)
    for a in range(len(table)):
        for b in range(a + 1, len(table)):
            count = round(table[a, b] + table[b, a])
            if count:
                other[a, b] = rng.binomial(count, table[a, b] / count)
                other[b, a] = count - other[a, b]
    return other


def ratings(plan: Plan, played: list[Played], seed: int = 1) -> list[Rating]:
    """The strongest first; 95 % intervals from resampled tournaments."""
    table = victories(plan, played)
    anchor = plan.bots.index(ANCHOR) if ANCHOR in plan.bots else 0
    elo = strengths(table, anchor)
    rng = np.random.default_rng(seed)
    samples = [strengths(resampled(table, rng), anchor) for _ in range(SAMPLES)]
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    skills = openskills(plan, played)
    found = []
    for number, bot in enumerate(plan.bots):
        mine = [game for game in played if bot in (game.first, game.second)]
        seconds = sum(game.seconds[bot] for game in mine) * plan.seats / max(1, len(mine))
        found.append(
            Rating(bot, float(elo[number]), float(low[number]), float(high[number]),
                   skills[bot].mu, skills[bot].sigma, float(table[number].sum()), len(mine),
                   seconds)
        )  # fmt: skip
    return sorted(found, key=lambda rating: -rating.elo)


def openskills(plan: Plan, played: list[Played]) -> dict[str, Any]:
    """Game after game in the order of their numbers, whatever was finished first."""
    model = PlackettLuce()
    skill = {bot: model.rating(name=bot) for bot in plan.bots}
    for game in sorted(played, key=lambda game: (game.number, game.first, game.second)):
        ranks = [1.0 - game.won, game.won]
        pair = [[skill[game.first]], [skill[game.second]]]
        ((skill[game.first],), (skill[game.second],)) = model.rate(pair, ranks=ranks)
    return skill
