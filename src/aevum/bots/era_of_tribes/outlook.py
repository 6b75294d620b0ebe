"""The outlook of a seat: how long the game will last, and what everything is worth until then.

Morale is points at the end, so it is carried forward: what would be cut off at the upper end of
the track is worth little, and a city that only eats such a surplus costs little.
"""

from __future__ import annotations

from aevum.bots.era_of_tribes.weights import Weights
from aevum.games.era_of_tribes.components import CATEGORIES, NOBODY
from aevum.games.era_of_tribes.kinds import (
    AGRICULTURE,
    ARCHITECTURE,
    CULTURE,
    END_EPOCH,
    END_PROGRESSES,
    END_PROVINCES,
    FOREST,
    GRAIN,
    HILLS,
    LUXURIES,
    M_CITIES,
    M_FISH,
    M_FLEETS,
    M_FOREST,
    M_GRAIN,
    M_HILLS,
    M_LUXURIES,
    M_MOUNTAIN,
    M_PROGRESSES,
    M_PROVINCES,
    M_VILLAGES,
    MECHANICS,
    MOUNTAIN,
    SEAFARING,
    TOP_LEVEL,
    TRADE,
)
from aevum.games.era_of_tribes.rules.cities import city_food, may_have_another
from aevum.games.era_of_tribes.rules.ending import limit
from aevum.games.era_of_tribes.rules.food import all_hunger, food_of_fish
from aevum.games.era_of_tribes.rules.goods import luxuries
from aevum.games.era_of_tribes.rules.metrics import length_of, provinces
from aevum.games.era_of_tribes.rules.progress import is_pioneer
from aevum.games.era_of_tribes.rules.realm import is_empty
from aevum.games.era_of_tribes.rules.scoring import open_points, terms
from aevum.games.era_of_tribes.state import EraState

METRIC_OF_TERRAIN = {GRAIN: M_GRAIN, HILLS: M_HILLS, FOREST: M_FOREST, MOUNTAIN: M_MOUNTAIN}
PERSONAL, TILES = CATEGORIES.index("personal"), CATEGORIES.index("villages")
SETTLED = 4
"""From this round on the pace of a game says how long it lasts."""
HOPES = (0.6, 0.4, 0.2)
"""How much of what comes within reach counts: the best, the second, the third of it."""
NEEDED_FOOD = 4
IDLE_GROWTH = 2
"""Points of growth that an Expansion uses for settling, on the average."""


def nearness(s: EraState) -> float:
    """How far the game has come towards its end, from 0 to 1."""
    length = length_of(s)
    ends = s.box.players[s.players - 1].influence_end[length]
    best = 0.0
    for seat in range(s.players):
        best = max(
            best,
            s.influence[seat] / ends,
            s.epoch[seat] / limit(s, END_EPOCH),
            s.progress_count(seat) / limit(s, END_PROGRESSES),
            provinces(s, seat) / limit(s, END_PROVINCES),
        )
    return min(1.0, best)


def rounds_left(s: EraState, weights: Weights) -> float:
    """Rounds after this one; nought in the last."""
    if s.ending:
        return 0.0
    by_custom = max(0.0, weights.length[length_of(s)] - s.round)
    if s.round < SETTLED:
        return by_custom
    near = nearness(s)
    by_pace = s.round * (1.0 - near) / near if near else by_custom
    return max(0.5, 0.5 * by_custom + 0.5 * by_pace)


def hoped_for(worths: list[float]) -> float:
    """Places that come within reach, not yet in hand."""
    hoped = 0.0
    for worth, hope in zip(sorted(worths, reverse=True), HOPES, strict=False):
        hoped += max(0.0, worth) * hope
    return hoped


class Outlook:
    """What things are worth to one seat now."""

    def __init__(self, s: EraState, seat: int, weights: Weights) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.rounds = rounds_left(s, weights)
        self.lasting = min(self.rounds, weights.most_rounds)
        self.flow = self.morale_flow(s.plate[seat], s.built[seat])
        self.morale = self.worth_of_morale()
        self.thaler = self.worth_of_thaler()
        self.vassal = self.worth_of_vassal()
        self.food = self.worth_of_food()
        self.card = s.box.cards[s.personal[seat][0]].metric if s.personal[seat] else NOBODY
        self.open = [s.box.cards[card].metric for card in s.open]
        self.provinces: dict[int, float] = {}

    # -- morale and food --------------------------------------------------------------------------

    def morale_flow(self, plate: int, cities: int) -> float:
        """What a round brings to morale or takes from it."""
        s, seat = self.s, self.seat
        change = -float(cities)
        if cities:
            change = -float(cities + s.powers(seat).city_malus)
        change += s.box.epochs[s.epoch[seat]].morale_round
        change += min(0, plate)
        surplus = plate + min(3, max(0, s.morale[seat])) - IDLE_GROWTH
        change += max(0, surplus) / s.box.numbers.growth_per_morale
        return change + 0.5 * luxuries(s, seat)

    def morale_at_end(self, morale: float, flow: float) -> float:
        box = self.s.box
        after = morale + flow * self.rounds
        return min(max(after, float(box.morale_low)), float(box.morale_high))

    def worth_of_morale(self) -> float:
        """One step more, now."""
        morale = self.s.morale[self.seat]
        at_end = self.morale_at_end(morale + 1.0, self.flow) - self.morale_at_end(morale, self.flow)
        growth = self.weights.growth * min(self.lasting, 3.0)
        return 0.75 * at_end + growth + (0.25 if self.rounds > 1.0 else 0.0)

    def gain_of_morale(self, points: int) -> float:
        """So many steps up or down; what is cut off is worth nothing."""
        box, morale = self.s.box, self.s.morale[self.seat]
        new = min(max(morale + points, box.morale_low), box.morale_high)
        return (new - morale) * self.morale

    def worth_of_food(self) -> float:
        at = self.s.morale[self.seat]
        by_morale = self.morale_at_end(at, self.flow + 1.0 / 3.0) - self.morale_at_end(
            at, self.flow
        )
        growth = self.weights.growth * self.lasting
        if self.s.plate[self.seat] >= self.enough_food():
            growth *= 0.3
        worth = 0.6 * by_morale + growth
        return worth + (1.2 if self.s.plate[self.seat] < 0 else 0.0)

    def enough_food(self) -> int:
        """More than this brings growth that nobody needs: for a few vassals and the next cities."""
        s, seat = self.s, self.seat
        to_come = max(1, s.level(seat, ARCHITECTURE).city_limit - s.built[seat])
        return NEEDED_FOOD + to_come * city_food(s, seat)

    # -- points -----------------------------------------------------------------------------------

    def lead(self) -> float:
        """How far the seat is ahead of the best other one, as far as it can know."""
        s = self.s
        open_cards = open_points(s)
        now = [
            float(s.influence[seat] + s.morale[seat] + open_cards[seat] - all_hunger(s, seat))
            for seat in range(s.players)
        ]
        others = [now[seat] for seat in range(s.players) if seat != self.seat]
        mine = now[self.seat] + sum(terms(s, self.seat)[term] for term in (PERSONAL, TILES))
        return mine - max(others, default=0.0)

    def finish(self) -> float:
        """To be the first who meets an end condition: good for who is ahead (R25.2)."""
        s = self.s
        if s.ending:
            return float(s.box.numbers.end_later) if not s.bonus[self.seat] else 0.0
        lead = self.lead() + s.box.numbers.end_first
        return min(6.0, 2.0 + lead) if lead > 0.0 else max(-6.0, lead)

    def influence(self, points: int) -> float:
        """So many influence points; the last of them may end the game."""
        s = self.s
        ends = s.box.players[s.players - 1].influence_end[length_of(s)]
        now = s.influence[self.seat]
        return points + (self.finish() if now < ends <= now + points else 0.0)

    def worth_of_thaler(self) -> float:
        """Less when there are many, or little time to spend them."""
        weights = self.weights
        worth = min(weights.thaler, weights.thaler * self.rounds / weights.thaler_rounds)
        if self.s.thalers[self.seat] > weights.rich:
            worth *= 0.6
        return max(weights.late_thaler, worth)

    def worth_of_vassal(self) -> float:
        """One free vassal more: the fewer there are, the more."""
        free = self.s.pool[self.seat]
        scarce = self.weights.vassals[min(free // 3, len(self.weights.vassals) - 1)]
        return scarce * min(1.0, self.rounds / 4.0)

    def price_of_loan(self) -> float:
        """R5.7: a vassal of an unbuilt city costs morale, and is missed when the city is built."""
        morale = self.s.box.numbers.slot_morale
        return self.weights.slot_vassal - self.gain_of_morale(-morale)

    # -- places -----------------------------------------------------------------------------------

    def step_of(self, metric: int) -> float:
        """One more of what a card counts."""
        worth = self.weights.metric if metric == self.card else 0.0
        return worth + self.weights.open_metric * self.open.count(metric)

    def province(self, province: int) -> float:
        """A province under control."""
        if province not in self.provinces:
            self.provinces[province] = self.worth_of_province(province)
        return self.provinces[province]

    def worth_of_province(self, province: int) -> float:
        printed = self.s.box.provinces[province]
        worth = self.weights.province if self.rounds else 0.05
        worth += printed.food * self.food
        if printed.good != NOBODY:
            worth += self.good(printed.good)
        worth += self.step_of(METRIC_OF_TERRAIN[printed.terrain]) + self.step_of(M_PROVINCES)
        return worth

    def good(self, good: int) -> float:
        if good >= LUXURIES:
            return self.weights.war_good * self.lasting
        worth = self.weights.luxury * self.lasting + self.step_of(M_LUXURIES)
        epoch = self.next_epoch()
        needed = epoch >= 0 and luxuries(self.s, self.seat) < self.s.box.epochs[epoch].luxuries
        return worth + (0.4 if needed else 0.0)

    def sea(self, sea: int) -> float:
        """A sea under control."""
        fish = self.s.box.seas[sea].fish
        worth = food_of_fish(self.s, self.seat, fish) * self.food
        return worth + fish * self.step_of(M_FISH) + self.step_of(M_FLEETS)

    def village(self) -> float:
        return self.weights.village + self.step_of(M_VILLAGES)

    # -- cities and progress ----------------------------------------------------------------------

    def next_epoch(self) -> int:
        epoch = self.s.epoch[self.seat] + 1
        return epoch if epoch < len(self.s.box.epochs) else -1

    def city(self) -> float:
        """One city more, without the influence for its foundation."""
        s, seat = self.s, self.seat
        if not may_have_another(s, seat):
            return -9.0
        plate = s.plate[seat] - city_food(s, seat)
        morale = s.morale[seat]
        then = self.morale_at_end(morale, self.morale_flow(plate, s.built[seat] + 1))
        worth = then - self.morale_at_end(morale, self.flow)
        worth -= max(0, min(-plate, city_food(s, seat)))  # hunger, at the end
        worth += self.step_of(M_CITIES) + 0.12 * self.lasting
        worth += s.box.slots[s.built[seat]].vassals * self.vassal
        epoch = self.next_epoch()
        if epoch >= 0 and s.built[seat] < s.box.epochs[epoch].cities:
            worth += self.weights.city_need
        return worth

    def level(self, field: int, level: int) -> float:
        """What reaching a level brings, without its price."""
        s, seat, weights = self.s, self.seat, self.weights
        if level > TOP_LEVEL:
            return 0.0
        now, new = s.box.levels[field][level - 1], s.box.levels[field][level]
        points = new.influence
        if is_pioneer(s, field, level) and s.round:
            points += s.box.numbers.pioneer_influence
        worth = new.food * self.food + self.influence(points) + self.gain_of_morale(new.morale)
        if s.progress_count(seat) + 1 == limit(s, END_PROGRESSES):
            worth += self.finish()
        worth += self.step_of(M_PROGRESSES)
        epoch = self.next_epoch()
        if epoch >= 0 and s.progress_count(seat) < s.box.epochs[epoch].progresses:
            worth += weights.progress
        if field == AGRICULTURE:
            worth += 0.3 * (new.room - now.room)
        elif field == CULTURE:
            worth += 0.4 * self.lasting * (new.bread - now.bread) * self.morale
        elif field == TRADE:
            worth += 0.75 * self.lasting * (new.trade - now.trade) * self.thaler
            worth += 0.5 * (new.posts and not now.posts)
        elif field == MECHANICS:
            worth += weights.army * s.powers(seat).free_armies
            worth += 0.12 * self.lasting * (new.vassal_moves - now.vassal_moves + 0.5)
        elif field == SEAFARING:
            worth += self.free_fleets() + 0.05 * self.lasting
            if level == 1 and self.rounds > 1.0:
                worth += self.beyond_the_sea()
        elif field == ARCHITECTURE:
            worth += max(0.0, self.cities_to_come(new.city_limit))
        return worth

    def cities_to_come(self, most: int) -> float:
        """What a higher limit promises."""
        s, seat = self.s, self.seat
        if s.built[seat] + 1 < s.level(seat, ARCHITECTURE).city_limit:
            return 0.2
        epoch = self.next_epoch()
        needed = epoch >= 0 and s.built[seat] < s.box.epochs[epoch].cities
        return 0.8 + (1.0 if needed else 0.0) if most > s.built[seat] and self.rounds else 0.0

    def beyond_the_sea(self) -> float:
        """The best empty shores that only fleets lead to."""
        s, seat = self.s, self.seat
        chart = s.chart()
        lands = s.lands_of(seat)
        near = {other for land in lands for other in chart.land[land]}
        shores: set[int] = set()
        for land in lands:
            for sea in chart.coasts[land]:
                if s.sea_owner[sea] == NOBODY:
                    shores.update(chart.shores[sea])
        return hoped_for([self.province(p) for p in shores - near if is_empty(s, p)])

    def free_fleets(self) -> float:
        """The fish that free fleets would find."""
        s, seat = self.s, self.seat
        chart = s.chart()
        worths: list[float] = []
        for sea in chart.seas:
            if s.sea_owner[sea] == NOBODY:
                for shore in chart.shores[sea]:
                    if s.owner[shore] == seat:
                        worths.append(self.sea(sea))
                        break
        worths.sort(reverse=True)
        return sum(worths[: s.powers(seat).free_fleets])
