"""The planner: weighs whole plans of a turn by playing them out.

The judge names the plans that deserve a closer look. Each is carried out in worlds that the seat
cannot rule out, everybody then plays on as the judge advises to the horizon, and the judge says
what share of victory that is. The worse half is dropped again and again until the time of the turn
is spent; the rest of the plan that won is followed as long as it can be.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

from aevum.bots.base import Bot, Move, Sight, draw_outcome, only_move
from aevum.bots.judge import Judge, best_of
from aevum.bots.judges import judge_of

PLANS: Final = 5
"""How many plans are looked at."""
FAITH: Final = 6.0
"""How many walks the judge's own opinion of a plan counts for."""
FEWEST: Final = 2
"""Worlds in which a plan is tried before it can be dropped."""
MOST: Final = 40
"""Worlds for each of the plans, after which nothing new is to be expected."""
LONGEST: Final = 4000
"""Decisions after which a world is judged as it stands."""


class Plan:
    """The words of a plan, the judge's opinion of it in shares of victory, and what it brought."""

    def __init__(self, words: list[str], opinion: float) -> None:
        self.words = words
        self.opinion = opinion
        self.total = 0.0
        self.visits = 0

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def promise(self) -> float:
        """Against the best opinion; a few walks alone say little."""
        return (self.total + FAITH * (self.mean() + self.opinion)) / (self.visits + FAITH)


class PlannerBot(Bot):
    """Thinks for so many seconds of a turn, or walks through so many worlds."""

    def __init__(self, name: str, seed: int, seconds: float, walks: int) -> None:
        super().__init__(name, seed)
        self.seconds = seconds
        self.walks = walks
        self.rest: list[str] = []

    def choose(self, sight: Sight) -> Move:
        return self.go_on(sight) or self.decide(sight)

    def go_on(self, sight: Sight) -> Move | None:
        """What is to be done anyway, or belongs to the plan; None if there is to be a new one."""
        planned = bool(self.rest) and self.rest[0] in sight.legal
        if planned:
            word = self.rest.pop(0)
            if len(sight.legal) > 1:
                return Move(word, "bot-planner-goes-on", {"move": word})
        if len(sight.legal) == 1:
            return only_move(sight)
        self.rest = []
        return None

    def decide(self, sight: Sight) -> Move:
        judge = judge_of(sight.game)
        world = sight.world(self.rng)
        found = sorted(judge.plans(world), key=lambda plan: -plan[0])[:PLANS]
        if len(found) < 2:
            return self.at_a_glance(sight, judge, world)
        point = judge.point(world, sight.seat)
        plans = [Plan(words, (worth - found[0][0]) * point) for worth, words in found]
        return self.weigh_plans(sight, judge, plans)

    def at_a_glance(self, sight: Sight, judge: Judge[Any], world: Any) -> Move:
        """Where it does not pay to play on, the judge's own opinion is taken."""
        worths = judge.weigh(world)
        best = best_of(worths)
        others = [worth for number, worth in enumerate(worths) if number != best]
        word, points = sight.legal[best], worths[best] - max(others)
        return Move(word, "bot-planner-glance", {"move": word, "points": points})

    def weigh_plans(self, sight: Sight, judge: Judge[Any], plans: list[Plan]) -> Move:
        worlds = self.try_out(sight, judge, plans)
        most = max(plan.visits for plan in plans)
        best = max([p for p in plans if p.visits == most], key=lambda plan: plan.promise())
        other = max([p for p in plans if p is not best], key=lambda plan: plan.mean())
        self.rest = best.words[1:]
        args = {"move": best.words[0], "other": other.words[0], "worlds": worlds}
        shares = {"share": 100.0 * best.mean(), "other_share": 100.0 * other.mean()}
        return Move(best.words[0], "bot-planner", args | shares)

    def try_out(self, sight: Sight, judge: Judge[Any], plans: list[Plan]) -> int:
        """Walk through worlds with all plans in turn, then with the better half; how many?"""
        start = time.process_time()
        most = self.walks or len(plans) * MOST
        running, worlds = list(plans), 0
        while True:
            luck = self.rng.getrandbits(32)  # the same for all, so that they can be compared
            for plan in running:
                plan.total += self.walk(judge, sight, plan, Random(luck))
                plan.visits += 1
                worlds += 1
                spent = time.process_time() - start
                if worlds >= most or (self.seconds and spent >= self.seconds):
                    return worlds
            if running[0].visits % FEWEST == 0 and len(running) > 2:
                running.sort(key=lambda plan: -plan.promise())
                running = running[: (len(running) + 1) // 2]

    def walk(self, judge: Judge[Any], sight: Sight, plan: Plan, rng: Random) -> float:
        """One world: the plan, then everybody as the judge advises, to the horizon."""
        game = sight.game
        world = sight.world(rng)
        horizon = judge.clock(world) + judge.outlook(world)
        words = list(plan.words)
        for _ in range(LONGEST):
            if not world.stack or judge.clock(world) >= horizon:
                break
            if game.actor(world) < 0:
                draw_outcome(game, world, rng)
                continue
            mine = words and game.actor(world) == sight.seat
            if mine and words[0] in game.legal(world, sight.seat):
                game.proceed(world, words.pop(0))
                continue
            words = [] if mine else words
            for word in judge.advise(world, rng):
                game.proceed(world, word)
        return judge.shares(world)[sight.seat]
