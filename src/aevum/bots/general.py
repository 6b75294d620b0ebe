"""The general: carries out the plans of the game's judge as they are.

The judge of a large game weighs whole marches by what they promise and by their chance; the general
takes the best of them and follows it to its end, as long as nothing comes between. With a budget he
plays the best ones out first, as the planner does.
"""

from __future__ import annotations

from typing import Any

from aevum.bots.base import Move, Sight
from aevum.bots.judge import Judge
from aevum.bots.judges import judge_of
from aevum.bots.planner import PlannerBot


class GeneralBot(PlannerBot):
    """Trusts the judge; without a budget nothing is played out."""

    def decide(self, sight: Sight) -> Move:
        if self.seconds or self.walks:
            return super().decide(sight)
        judge = judge_of(sight.game)
        world = sight.world(self.rng)
        plans = sorted(judge.plans(world), key=lambda plan: -plan[0])
        if not plans:
            return self.at_a_glance(sight, judge, world)
        return self.order(sight, judge, world, plans)

    def at_a_glance(self, sight: Sight, judge: Judge[Any], world: Any) -> Move:
        """A single choice, with the judge's own reason if it has one."""
        move = super().at_a_glance(sight, judge, world)
        reason = judge.reason(world, [move.action], move.args["points"])
        if reason is None:
            return move
        return Move(move.action, reason[0], {"move": move.action, **reason[1]})

    def order(
        self, sight: Sight, judge: Judge[Any], world: Any, plans: list[tuple[float, list[str]]]
    ) -> Move:
        """The best plan, with the judge's own reason if it has one."""
        worth, words = plans[0]
        if words[0] not in sight.legal:
            return self.at_a_glance(sight, judge, world)
        self.rest = words[1:]
        reason = judge.reason(world, words, worth)
        if reason is not None:
            return Move(words[0], reason[0], {"move": words[0], **reason[1]})
        others = [plan for plan in plans[1:] if plan[1][0] != words[0]]
        if not others:
            return Move(words[0], "bot-general-alone", {"move": words[0]})
        other = others[0]
        args = {"move": words[0], "other": other[1][0], "points": worth - other[0]}
        return Move(words[0], "bot-greedy", args)
