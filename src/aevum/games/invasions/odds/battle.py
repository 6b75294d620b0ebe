"""The odds of a land battle by the rules of a table, and of the one under way."""

from __future__ import annotations

from aevum.games.invasions.components.battle import AMBUSH_TEST, BATTLE
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.advanced import advanced_odds, advanced_volleys
from aevum.games.invasions.odds.outcome import (
    Outcome,
    after_volley,
    decided,
    is_over,
    settled,
    summed,
)
from aevum.games.invasions.odds.plan import Odds, Plan, Tally, standing
from aevum.games.invasions.odds.standard import melee_odds, volleys
from aevum.games.invasions.options import ADVANCED_COMBAT
from aevum.games.invasions.rules.battle.archery import TESTED
from aevum.games.invasions.state import InvasionsState


def odds(s: InvasionsState, plan: Plan) -> Odds:
    """The chances of a battle by the rules of this table."""
    if plan.due is not None:
        return struck_odds(s, plan, *plan.due)
    if not plan.archery:
        return settled(s, plan) if is_over(plan) else clash_odds(s, plan)
    if s.switched(ADVANCED_COMBAT):
        return mixed(s, advanced_volleys(s, plan))
    return mixed(s, volleys(s, plan))


def struck_odds(s: InvasionsState, plan: Plan, on_attacker: int, on_defender: int) -> Odds:
    """The hits of a round are known: the next round, or the end."""
    if plan.melee is not None or plan.second:
        return summed(Outcome(s, plan), [(1.0, on_attacker, on_defender)])
    after = after_volley(s, plan, on_attacker, on_defender)
    after.second = not plan.archery
    return odds(s, after)


def mixed(s: InvasionsState, plans: list[tuple[float, Plan]]) -> Odds:
    tally = Tally()
    for chance, plan in plans:
        if chance:
            tally.mix(chance, odds(s, plan))
    return tally.odds()


def clash_odds(s: InvasionsState, plan: Plan) -> Odds:
    return advanced_odds(s, plan) if s.switched(ADVANCED_COMBAT) else melee_odds(s, plan)


def odds_now(s: InvasionsState) -> Odds | None:
    """Of the battle under way, or what it has come to; None if there is none."""
    if not s.holds(BATTLE):
        return None
    plan = standing(s)
    if s.victor != NONE:
        return decided(s.victor, plan.lost)
    if s.at(AMBUSH_TEST):
        sprung = standing(s)
        sprung.ambusher = s.var(TESTED)
        return mixed(s, [(0.5, plan), (0.5, sprung)])  # war R19.15: a D2
    return odds(s, plan)
