"""Slot: the choices of one card slot for one tribe: first stone, influence, second stone."""

from __future__ import annotations

from typing import Final

from aevum.bots.attila.danger import NOBODY, Camp
from aevum.bots.attila.reckoning import Reckoning, Stakes
from aevum.games.attila.components import ROOM, TOP, TRIBES
from aevum.games.attila.rules.influence import influence_step
from aevum.games.attila.rules.placement import placements

NEVER: Final = -1.0e9
TAKE_INFLUENCE: Final = -1
SKIP: Final = -2
"""Instead of the province of a second stone."""


class Plan:
    """Where the stone goes, what follows, and what that promises."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.then = TAKE_INFLUENCE
        self.worth = NEVER

    def consider(self, then: int, worth: float) -> None:
        if worth > self.worth:
            self.then = then
            self.worth = worth


class Best:
    """The best two provinces met so far."""

    def __init__(self) -> None:
        self.province = -1
        self.gain = NEVER
        self.other = -1
        self.other_gain = NEVER

    def meet(self, province: int, gain: float) -> None:
        if gain > self.gain:
            self.other = self.province
            self.other_gain = self.gain
            self.province = province
            self.gain = gain
        elif gain > self.other_gain:
            self.other = province
            self.other_gain = gain


class Slot:
    """Weighs every way to use the slot with one tribe."""

    def __init__(self, reckoning: Reckoning, tribe: int) -> None:
        s = reckoning.s
        self.r = reckoning
        self.s = s
        self.tribe = tribe
        self.mask = placements(s, tribe)
        self.size = s.board.size
        self.step = influence_step(s)
        self.tops = s.influence[reckoning.me * TRIBES + tribe] + self.step >= TOP
        self.seen = 0
        self.calm_gain = [NEVER] * self.size
        self.fight_gain = [NEVER] * self.size
        self.more_stones = [0.0] * self.size
        self.more_provinces = [0.0] * self.size
        self.any_fight = self._any_fight()
        self.calm_climb = reckoning.climb(reckoning.calm, tribe, self.step)
        self.fight_climb = self.calm_climb
        if self.any_fight:
            self.fight_climb = reckoning.climb(reckoning.under(True, False), tribe, self.step)
        self.best_calm = Best()
        self.best_fight = Best()
        self.best_any = Best()
        self._survey()

    def _any_fight(self) -> bool:
        """Can a stone, the first or the second, bring a conflict?"""
        s = self.s
        for province in range(self.size):
            if s.total[province] >= ROOM - 1 and s.open_mask >> province & 1:
                return True
        return False

    def fights(self, province: int) -> bool:
        return self.s.total[province] == ROOM

    # -- gains of one stone -----------------------------------------------------------------------

    def _survey(self) -> None:
        for province in range(self.size):
            if self.mask >> province & 1:
                self.look(province)
                if self.fights(province):
                    self.best_fight.meet(province, self.fight_gain[province])
                else:
                    self.best_calm.meet(province, self.calm_gain[province])
                if self.any_fight:
                    self.best_any.meet(province, self.fight_gain[province])

    def look(self, province: int) -> None:
        """Fill in what one more stone changes here."""
        if self.seen >> province & 1:
            return
        self.seen |= 1 << province
        r = self.r
        tribe = self.tribe
        after = r.camp_with(tribe, province, 1)
        self.calm_gain[province] = self.gain(r.calm, after, province)
        if self.any_fight:
            self.fight_gain[province] = self.gain(r.under(True, False), after, province)
        number = after.place_of(tribe)
        stones = after.stones[number]
        provinces = after.provinces[number]
        if r.camps[province] != NOBODY:
            before = r.camp_with(tribe, province, 0)
            number = before.place_of(tribe)
            if number >= 0:
                stones -= before.stones[number]
                provinces -= before.provinces[number]
        self.more_stones[province] = stones
        self.more_provinces[province] = provinces

    def gain(self, stakes: Stakes, after: Camp, province: int) -> float:
        return after.worth(stakes.stone, stakes.province) - stakes.camps[province]

    # -- the slot after its first stone -----------------------------------------------------------

    def plan(self, first: int) -> Plan:
        """The best of what can follow a first stone in this province."""
        plan = Plan(first)
        plan.consider(TAKE_INFLUENCE, self.with_influence(first))
        left = self.s.supply[self.tribe] - 1
        plan.consider(SKIP, self.two_stones(first, -1, left == 0))
        if left == 1:
            self.last_stone(plan)
        elif left:
            self.second_stone(plan)
        return plan

    def with_influence(self, first: int) -> float:
        fight = self.fights(first)
        if self.tops or (self.s.supply[self.tribe] == 1 and not fight):
            stakes = self.r.under(fight, True)
            change = self.r.climb(stakes, self.tribe, self.step)
            gain = self.gain(stakes, self.r.camp_with(self.tribe, first, 1), first)
        elif fight:
            stakes = self.r.under(True, False)
            change = self.fight_climb
            gain = self.fight_gain[first]
        else:
            stakes = self.r.calm
            change = self.calm_climb
            gain = self.calm_gain[first]
        more = change[1] * self.more_stones[first] + change[2] * self.more_provinces[first]
        return stakes.base + change[0] + gain + more

    def two_stones(self, first: int, second: int, last: bool) -> float:
        """Stones in two provinces; no second one if it is -1."""
        fight = self.fights(first) or (second >= 0 and self.fights(second))
        base = self.r.under(fight, last and not fight).base
        gain = self.fight_gain if fight else self.calm_gain
        return base + gain[first] + (gain[second] if second >= 0 else 0.0)

    def both_in(self, province: int, last: bool) -> float:
        fight = self.s.total[province] + 2 > ROOM
        stakes = self.r.under(fight, last and not fight)
        return stakes.base + self.gain(stakes, self.r.camp_with(self.tribe, province, 2), province)

    def second_stone(self, plan: Plan) -> None:
        """Try the provinces that were open from the start, then those the first stone opens."""
        first = plan.first
        if self.fights(first):
            self.try_second(plan, self.best_any)
        else:
            self.try_second(plan, self.best_calm)
            self.try_second(plan, self.best_fight)
            plan.consider(first, self.both_in(first, False))
        fresh = self.s.open_mask & self.s.board.near[first] & ~self.mask
        if fresh:
            for second in range(self.size):
                if fresh >> second & 1:
                    self.look(second)
                    plan.consider(second, self.two_stones(first, second, False))

    def try_second(self, plan: Plan, best: Best) -> None:
        second = best.province if best.province != plan.first else best.other
        if second >= 0:
            plan.consider(second, self.two_stones(plan.first, second, False))

    def last_stone(self, plan: Plan) -> None:
        """The second stone is the last of its supply: T2, unless a conflict follows."""
        first = plan.first
        if not self.fights(first):
            plan.consider(first, self.both_in(first, True))
        mask = self.s.open_mask & (self.mask | self.s.board.near[first])
        for second in range(self.size):
            if mask >> second & 1 and second != first:
                self.look(second)
                plan.consider(second, self.two_stones(first, second, True))

    def best(self) -> Plan:
        best = Plan(-1)
        for province in range(self.size):
            if self.mask >> province & 1:
                plan = self.plan(province)
                if plan.worth > best.worth:
                    best = plan
        return best


class Slots:
    """The best plan of every tribe, made when it is first asked for."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.r = reckoning
        self._plans: list[Plan | None] = [None] * TRIBES

    def plan(self, tribe: int) -> Plan:
        """The best use of a slot with this tribe; never worth anything if it has no place to go."""
        plan = self._plans[tribe]
        if plan is None:
            plan = Slot(self.r, tribe).best() if placements(self.r.s, tribe) else Plan(-1)
            self._plans[tribe] = plan
        return plan

    def gain(self, tribe: int) -> float:
        """What a card of this tribe would be good for now, in the hand or not."""
        plan = self.plan(tribe)
        return plan.worth - self.r.calm.base if plan.first >= 0 else 0.0
