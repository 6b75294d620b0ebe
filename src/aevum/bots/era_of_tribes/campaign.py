"""A campaign: what the vassals of one Expansion should do, as one plan.

Targets (settle, attack, a city, fish) take vassals from the provinces that reach them, the best
first; vassals that stand there anyway before new ones. The plan is made anew at every step of the
Expansion from what lies on the map then, so it needs no memory.
"""

from __future__ import annotations

from functools import cache

from aevum.bots.era_of_tribes.outlook import Outlook, hoped_for
from aevum.games.era_of_tribes.components import BARBARIANS, NOBODY, STEPS
from aevum.games.era_of_tribes.kinds import FIST, M_COLONIES, ORE, SEAFARING, SLOTS
from aevum.games.era_of_tribes.odds import Battle, Hits, course_of, hit_chances, planned
from aevum.games.era_of_tribes.rules.cities import may_have_another
from aevum.games.era_of_tribes.rules.goods import ready_military
from aevum.games.era_of_tribes.rules.movement import attackers_at, full_steps, is_hostile
from aevum.games.era_of_tribes.rules.naval import full_knots
from aevum.games.era_of_tribes.rules.realm import fleets_at, is_empty, vassals_at
from aevum.games.era_of_tribes.state import WHEEL, EraState

SETTLE, ATTACK, CITY, FISH = 0, 1, 2, 3
AHEAD, GROWING, CONVERTING, MOVING = 0, 1, 2, 3
"""When the plan is made: before the Expansion, or in which of its steps."""
LEAST_MORALE = -2
"""Morale is not spent on vassals below this."""
MOST_SENT = 6
"""More vassals than this are not sent into one battle."""


@cache
def victory(mine: int, theirs: int, chances: Hits) -> float:
    """The attacker's chance; battles of a kind come again and again."""
    return course_of(Battle(mine, theirs, 0), chances).attacker


class Target:
    """Something to be had for vassals: `need` of them, from one of `origins`, nearest first."""

    def __init__(self, kind: int, place: int, worth: float, need: int) -> None:
        self.kind = kind
        self.place = place
        self.worth = worth
        self.need = need
        self.origins: list[int] = []


class Deed:
    """A target that is in the plan, and where each of its vassals comes from."""

    def __init__(self, target: Target, origins: list[int], new: list[bool]) -> None:
        self.target = target
        self.origins = origins
        self.new = new
        self.loans = 0
        """How many of its new vassals are taken from unbuilt cities."""


class Way:
    """How a province reaches another: the first step over land, or the sea it embarks on."""

    def __init__(self, steps: int, hop: int, by_sea: bool) -> None:
        self.steps = steps
        self.hop = hop
        self.by_sea = by_sea


class Campaign:
    """The plan of one seat's Expansion from where it stands now.

    free    vassals that may leave a province, `new` how many more could be put there
    budget  growth: how many of the new ones there can be
    stage   AHEAD, GROWING, CONVERTING or MOVING
    loan    what a vassal of an unbuilt city costs, when no free one is left (R5.7)
    """

    def __init__(self, outlook: Outlook, budget: int, stage: int) -> None:
        self.outlook = outlook
        self.s = outlook.s
        self.seat = outlook.seat
        self.budget = budget
        self.stage = stage
        self.loan = outlook.price_of_loan()
        self.moving = stage == MOVING
        self.free: dict[int, int] = {}
        self.new: dict[int, int] = {}
        self.ways: dict[int, dict[int, Way]] = {}
        self.fleet_seas = [sea for sea in self.s.chart().seas if fleets_at(self.s, sea, self.seat)]
        self.reserve = self.units_in_reserve()
        self.muster()
        self.overland = self.reached_by_land()
        self.targets = self.find_targets()
        self.targets.sort(key=lambda target: -target.worth / max(1, target.need))

    # -- what there is ----------------------------------------------------------------------------

    def muster(self) -> None:
        """Who may leave where, and where that leads."""
        s, seat = self.s, self.seat
        full = full_steps(s, seat)
        for province in s.chart().provinces:
            here = vassals_at(s, province, seat) - attackers_at(s, province)
            owned = s.owner[province] == seat
            if here <= 0 and not owned:
                continue
            free = here - (1 if owned and not s.city[province] else 0)
            points = full
            if self.moving:
                classes = [k for k in range(1, STEPS) if s.steps[province * STEPS + k]]
                points = max(classes) if classes else 0
                free = min(free, sum(s.steps[province * STEPS + 1 : (province + 1) * STEPS]))
            room = 0
            if self.stage == GROWING:
                room = s.room[province]
            elif self.stage == AHEAD and owned:
                room = here + s.city[province]
            if free > 0 or room > 0:
                self.free[province] = max(0, free)
                self.new[province] = room
                self.ways[province] = self.ways_from(province, points)

    def units_in_reserve(self) -> int:
        s, seat = self.s, self.seat
        extra = s.armies[seat] + s.legions[seat] + s.grey_militia[seat]
        return extra + max(0, ready_military(s, seat, ORE))

    def ways_from(self, origin: int, points: int) -> dict[int, Way]:
        """Over own and empty land; a bridge of own fleets is one step (R13.10)."""
        s, seat = self.s, self.seat
        chart = s.chart()
        found = {origin: Way(0, origin, False)}
        front = [origin]
        for steps in range(1, points + 1):
            later: list[int] = []
            for here in front:
                for near in chart.land[here]:
                    if near in found or self.is_allied(near):
                        continue
                    hop = near if here == origin else found[here].hop
                    found[near] = Way(steps, hop, here != origin and found[here].by_sea)
                    if not is_hostile(s, seat, near):
                        later.append(near)
            if steps == 1 and points:
                later += self.cross_from(origin, found)
            front = later
        return found

    def reached_by_land(self) -> set[int]:
        """Without fleets: what a sea opens must not depend on where they lie now."""
        return {
            place for ways in self.ways.values() for place, way in ways.items() if not way.by_sea
        }

    def is_allied(self, province: int) -> bool:
        owner = self.s.owner[province]
        return owner not in (NOBODY, self.seat) and self.s.is_allied(self.seat, owner)

    def cross_from(self, origin: int, found: dict[int, Way]) -> list[int]:
        s, seat = self.s, self.seat
        chart = s.chart()
        landed: list[int] = []
        for first in chart.coasts[origin]:
            if first not in self.fleet_seas:
                continue
            chain = [first]
            for sea in chain:
                for shore in chart.shores[sea]:
                    if shore not in found and not self.is_allied(shore):
                        found[shore] = Way(1, first, True)
                        if not is_hostile(s, seat, shore):
                            landed.append(shore)
                chain += [n for n in chart.lanes[sea] if n in self.fleet_seas and n not in chain]
        return landed

    # -- what there is to be had ------------------------------------------------------------------

    def find_targets(self) -> list[Target]:
        s, seat = self.s, self.seat
        found: list[Target] = []
        by_distance: dict[int, list[tuple[int, int]]] = {}
        for origin, ways in self.ways.items():
            for place, way in ways.items():
                by_distance.setdefault(place, []).append((way.steps, origin))
        for place, origins in by_distance.items():
            target: Target | None = None
            if s.owner[place] == seat:
                target = self.city_at(place)
            elif is_empty(s, place):
                if self.moving and vassals_at(s, place, seat) and place not in self.ways:
                    continue
                target = Target(SETTLE, place, self.settling(place), 1)
            elif is_hostile(s, seat, place):
                target = self.attack_on(place, all(self.ways[o][place].by_sea for _, o in origins))
            if target is not None and target.worth > 0.0:
                target.origins = [origin for _, origin in sorted(origins)]
                found.append(target)
        if not self.moving:
            found += self.fishing()
        return found

    def settling(self, place: int) -> float:
        """R13.7, R14.3"""
        s, seat, outlook = self.s, self.seat, self.outlook
        worth = outlook.province(place)
        if any(s.owner[near] == seat for near in s.chart().land[place]):
            return worth
        if s.people_of(seat).powers.free_colonies > s.free_colonies[seat]:
            return worth + outlook.step_of(M_COLONIES)
        lost = outlook.gain_of_morale(-s.box.numbers.colony_morale)
        return worth + lost + outlook.step_of(M_COLONIES) + self.beyond(place)

    def beyond(self, place: int) -> float:
        """What lies empty around a first settlement is the next to be had, without a loss."""
        s = self.s
        near = [other for other in s.chart().land[place] if is_empty(s, other)]
        return hoped_for([self.outlook.province(other) for other in near])

    def city_at(self, place: int) -> Target | None:
        """R15: three vassals in one province."""
        s, seat = self.s, self.seat
        if s.city[place] or not may_have_another(s, seat):
            return None
        founders = s.box.numbers.city_vassals
        worth = self.outlook.city() + s.box.numbers.city_influence
        return Target(CITY, place, worth, founders - 1)  # one of them stays there anyway

    def attack_on(self, place: int, by_sea: bool) -> Target | None:
        """R13.8: with as many as pay best."""
        s, seat, outlook = self.s, self.seat, self.outlook
        gain = outlook.province(place) + outlook.weights.triumph
        there = attackers_at(s, place)
        owner = s.owner[place]
        if owner == BARBARIANS:
            gain += outlook.village()
        else:
            gain += self.spoils(place, owner)
        if gain <= 0.0:
            return None
        battle = planned(s, seat, place, 0 if by_sea else 1, 1 if by_sea else 0)
        defenders = battle.defenders + self.help_for(owner)
        best, need = 0.0, 0
        for sent in range(max(1, there), MOST_SENT + 1):
            mine = sent + self.reserve
            markers = battle.markers & ~(1 << FIST) | int(mine > defenders) << FIST
            chance = victory(mine, defenders, hit_chances(s.box, markers))
            if owner != BARBARIANS and chance < outlook.weights.bravery:
                continue
            worth = chance * gain - (1.0 - chance) * outlook.weights.defeat
            worth -= outlook.weights.vassal * sent
            if worth > best + 0.02:
                best, need = worth, sent
        return Target(ATTACK, place, best, max(0, need - there)) if need > there else None

    def help_for(self, owner: int) -> int:
        """What a defender may send besides what stands there."""
        if owner == BARBARIANS:
            return 0
        s = self.s
        return s.armies[owner] + s.legions[owner] + s.grey_militia[owner]

    def spoils(self, place: int, owner: int) -> float:
        """R17.8, R17.9, R8.4: what a conquest brings besides the province."""
        s, seat, outlook = self.s, self.seat, self.outlook
        numbers = s.box.numbers
        lost = numbers.city_conquest_morale if s.city[place] else numbers.conquest_morale
        if s.deterring[owner] and not s.punished[owner * s.players + seat]:
            lost += numbers.deter_morale
        harm = 0.5 if s.players == 2 else 0.2
        spoils = outlook.gain_of_morale(-lost) + harm * outlook.province(place)
        return spoils + (2.0 * numbers.city_influence if s.city[place] else 0.0)

    def fishing(self) -> list[Target]:
        """R5.11: a new vassal on a coast becomes a fleet in an empty sea, or opens a shore."""
        s, seat, outlook = self.s, self.seat, self.outlook
        price = s.level(seat, SEAFARING).fleet_price
        if not s.levels[seat * WHEEL + SEAFARING]:
            return []
        found: list[Target] = []
        chart = s.chart()
        for sea in chart.seas:
            if s.sea_owner[sea] != NOBODY:
                continue
            origins = [p for p in chart.shores[sea] if self.new.get(p) or s.fresh[p]]
            worth = self.anchorage(sea) - price * outlook.thaler if origins else 0.0
            if worth > 0.0:
                target = Target(FISH, sea, worth, 1)
                target.origins = origins
                found.append(target)
        return found

    def opened(self, sea: int) -> float:
        """The best shores that only a bridge over this sea leads to."""
        shores = [
            self.settling(shore)
            for shore in self.s.chart().shores[sea]
            if shore not in self.overland and is_empty(self.s, shore)
        ]
        return hoped_for(shores)

    def anchorage(self, sea: int) -> float:
        """What a fleet is good for there, if nobody else holds the sea."""
        if self.s.sea_owner[sea] not in (NOBODY, self.seat):
            return 0.0
        return self.outlook.sea(sea) + self.opened(sea)

    def fleet(self) -> float:
        """The best that a fleet could be bought for."""
        return max((each.worth for each in self.targets if each.kind == FISH), default=0.0)

    # -- the plan ---------------------------------------------------------------------------------

    def deeds(self, budget: int | None = None) -> list[Deed]:
        """The targets that can be had together, the best first."""
        left = self.budget if budget is None else budget
        pool, lent = self.s.pool[self.seat], lendable(self.s, self.seat)
        free, new = dict(self.free), dict(self.new)
        price = self.s.level(self.seat, SEAFARING).fleet_price
        paid = 0
        found: list[Deed] = []
        for target in self.targets:
            if target.kind == FISH and self.s.thalers[self.seat] < paid + price:
                continue
            most = min(left, pool + min(lent, int(target.worth / self.loan)))
            deed = self.supply(target, free, new, most)
            if deed is None:
                continue
            left -= sum(deed.new)
            pool -= sum(deed.new)
            if pool < 0:
                deed.loans, lent, pool = -pool, lent + pool, 0
            paid += price if target.kind == FISH else 0
            found.append(deed)
        return found

    def supply(
        self, target: Target, free: dict[int, int], new: dict[int, int], left: int
    ) -> Deed | None:
        """Take the vassals of a target from where they are; None if there are too few."""
        origins: list[int] = []
        fresh: list[bool] = []
        for origin in target.origins:
            while (
                len(origins) < target.need
                and free.get(origin, 0) > 0
                and self.may_give(target, origin)
            ):
                free[origin] -= 1
                origins.append(origin)
                fresh.append(False)
        for origin in target.origins:
            while len(origins) < target.need and new.get(origin, 0) > 0 and left > 0:
                new[origin] -= 1
                left -= 1
                origins.append(origin)
                fresh.append(True)
        if len(origins) == target.need:
            return Deed(target, origins, fresh)
        for origin, is_new in zip(origins, fresh, strict=True):
            if is_new:
                new[origin] += 1
            else:
                free[origin] += 1
        return None

    def may_give(self, target: Target, origin: int) -> bool:
        """R5.9: only a new vassal becomes a fleet."""
        return target.kind != FISH or self.s.fresh[origin] > 0

    def worth(self, growth: int) -> float:
        """What an Expansion with this growth promises."""
        if growth < 0:
            return growth * 0.6
        deeds = self.deeds(growth)
        used = sum(sum(deed.new) for deed in deeds)
        idle = (growth - used) // self.s.box.numbers.growth_per_morale
        worth = sum(deed.target.worth - deed.loans * self.loan for deed in deeds)
        return worth + self.outlook.gain_of_morale(idle)


def lendable(s: EraState, seat: int) -> int:
    """R5.7: vassals on slots that morale can pay for without growing angry."""
    on_slots = sum(s.slots[seat * SLOTS : (seat + 1) * SLOTS])
    spare = max(0, s.morale[seat] - LEAST_MORALE)
    return min(on_slots, spare // s.box.numbers.slot_morale)


def voyages(campaign: Campaign) -> list[tuple[float, int, int]]:
    """Where fleets should sail: what is gained by it, sea, first sea on the way."""
    s, seat = campaign.s, campaign.seat
    chart = s.chart()
    found: list[tuple[float, int, int]] = []
    full = full_knots(s, seat)
    for sea in campaign.fleet_seas:
        here = campaign.anchorage(sea) if fleets_at(s, sea, seat) == 1 else 0.0
        cost, hop = {sea: 0}, {sea: sea}
        front = [sea]
        for at in front:
            for near, price in zip(chart.lanes[at], chart.costs[at], strict=True):
                free = s.sea_owner[near] in (NOBODY, seat)
                if near in cost or cost[at] + price > full or not free:
                    continue
                cost[near] = cost[at] + price
                hop[near] = near if at == sea else hop[at]
                front.append(near)
                if s.sea_owner[near] == NOBODY and not fleets_at(s, near, seat):
                    gain = campaign.anchorage(near) - here - 0.02 * cost[near]
                    if gain > 0.1:
                        found.append((gain, sea, hop[near]))
    return sorted(found, reverse=True)
