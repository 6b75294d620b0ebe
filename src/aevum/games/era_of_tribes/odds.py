"""The odds of a battle, exactly: how it ends, and with how many units on either side.

Every combat round brings two hits (R16.14), so only the numbers of units matter, and who holds
which marker. Reinforcements that are planned can be added.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.components import ATTACKER, BATTLE, COMBAT, DEFENDER
from aevum.games.era_of_tribes.rules.combat import markers_won
from aevum.games.era_of_tribes.rules.lineup import strength
from aevum.games.era_of_tribes.state import EraState

Endings = dict[tuple[int, int], float]
"""Chance of each end: units left of attacker and defender, at least one of them nought."""


class Odds(NamedTuple):
    """The chances of a battle, and the units that each side can expect to lose."""

    attacker: float
    defender: float
    draw: float
    attacker_losses: float
    defender_losses: float

    def as_dict(self) -> dict[str, Any]:
        return dict(self._asdict())


def hit_chances(box: Box, markers: int) -> tuple[float, float, float]:
    """Chances of 0, 1 and 2 hits on the defender in a round; the others hit the attacker."""
    weights = [0, 0, 0]
    total = 0
    for red, times in enumerate(box.attack_die):
        for green, often in enumerate(box.defence_die):
            weights[(markers >> red & 1) + (markers >> green & 1)] += times * often
            total += times * often
    return weights[0] / total, weights[1] / total, weights[2] / total


def endings(box: Box, attackers: int, defenders: int, markers: int) -> Endings:
    """All ends of a battle without reinforcements, with their chances (R16.17)."""
    chances = hit_chances(box, markers)
    under_way: Endings = {(attackers, defenders): 1.0}
    found: Endings = {}
    while under_way:
        following: Endings = {}
        for (own, theirs), chance in under_way.items():
            if not own or not theirs:
                found[(own, theirs)] = found.get((own, theirs), 0.0) + chance
                continue
            for hits in range(3):
                left = (max(0, own - 2 + hits), max(0, theirs - hits))
                following[left] = following.get(left, 0.0) + chance * chances[hits]
        under_way = following
    return found


def odds_of(box: Box, attackers: int, defenders: int, markers: int) -> Odds:
    wins = losses = draws = own_lost = their_lost = 0.0
    for (own, theirs), chance in endings(box, attackers, defenders, markers).items():
        wins += chance if own else 0.0
        losses += chance if theirs else 0.0
        draws += 0.0 if own or theirs else chance
        own_lost += chance * (attackers - own)
        their_lost += chance * (defenders - theirs)
    return Odds(wins, losses, draws, own_lost, their_lost)


def odds_now(s: EraState, more_attackers: int = 0, more_defenders: int = 0) -> Odds | None:
    """Of the battle under way, with units that are planned besides; None if there is none."""
    if not s.holds(BATTLE):
        return None
    markers = s.markers if s.holds(COMBAT) else markers_won(s)
    return odds_of(
        s.box,
        strength(s, ATTACKER) + more_attackers,
        strength(s, DEFENDER) + more_defenders,
        markers,
    )
