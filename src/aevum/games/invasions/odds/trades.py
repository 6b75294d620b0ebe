"""A re-roll given up for a black die (war R19.10): both sides do what is best for their victory."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER
from aevum.games.invasions.odds.outcome import Outcome, summed
from aevum.games.invasions.odds.plan import Odds
from aevum.games.invasions.odds.rerolls import ends_of
from aevum.games.invasions.odds.table import Melee
from aevum.games.invasions.rules.battle.pools import Pool


def melee_odds_of(outcome: Outcome, melee: Melee, open_ground: bool) -> Odds:
    """The odds of a melee with the trades that are still to come."""
    if not melee.traders:
        return summed(outcome, ends_of(melee, open_ground))
    side = melee.traders[0]
    kept = melee._replace(traders=melee.traders[1:])
    found = melee_odds_of(outcome, kept, open_ground)
    if melee.rerolls[side]:
        for pools in trades_of(melee.pools, side):
            traded = kept._replace(pools=pools, rerolls=less_one(melee.rerolls, side))
            other = melee_odds_of(outcome, traded, open_ground)
            if chance_of(other, side) > chance_of(found, side):
                found = other
    return found


def trades_of(pools: tuple[Pool, Pool], side: int) -> list[tuple[Pool, Pool]]:
    """A black die more, or one of the enemy less, but not his last die (war E55)."""
    own, enemy = pools[side], pools[1 - side]
    found = [ordered(Pool(own.white, own.black + 1), enemy, side)]
    if enemy.black and enemy.white + enemy.black > 1:
        found.append(ordered(own, Pool(enemy.white, enemy.black - 1), side))
    return found


def ordered(own: Pool, enemy: Pool, side: int) -> tuple[Pool, Pool]:
    return (own, enemy) if side == ATTACKER else (enemy, own)


def less_one(rerolls: tuple[int, int], side: int) -> tuple[int, int]:
    own, enemy = rerolls
    return (own - 1, enemy) if side == ATTACKER else (own, enemy - 1)


def chance_of(odds: Odds, side: int) -> float:
    return odds.attacker if side == ATTACKER else odds.defender
