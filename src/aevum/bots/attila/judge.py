"""The judge of Attila: weighs every choice by the points it promises the seat that chooses.

What a seat wants is its own points and not those of others, and most of all not those of the
seats that may still win: `care` says how much each seat's points count. Under this one measure a
stone, a province, a step on a track, a tile and a card all become points.
"""

from __future__ import annotations

from random import Random
from typing import Final

from aevum.bots.attila.danger import UNIT, Danger, camp_numbers
from aevum.bots.attila.prospects import (
    ALL_TILES,
    DISTANCES,
    Prospects,
    fights_ahead,
    tiles_laid,
)
from aevum.bots.attila.weights import Weights, choices, foresight
from aevum.bots.judge import Judge
from aevum.core.game import Game
from aevum.games.attila.components import (
    ACTION_TILES,
    BOOST,
    CARD,
    COMMIT,
    DOUBLE,
    EXCHANGE_TILE,
    FORGO_V,
    HAND,
    INFLUENCE,
    INFLUENCE2,
    INFLUENCE_V,
    NO_TILE_V,
    PICK,
    PLACE,
    PLACE_V,
    PLAY_V,
    ROOM,
    SECOND,
    TOP,
    TRIBES,
    WINDOW,
)
from aevum.games.attila.rules.ending import is_ending
from aevum.games.attila.rules.influence import influence_step
from aevum.games.attila.rules.picks import last_pick
from aevum.games.attila.rules.placement import placements
from aevum.games.attila.rules.tiles import W0, why_not_tile
from aevum.games.attila.state import AttilaState

NEVER: Final = -1.0e9
TAKE_INFLUENCE: Final = -1
SKIP: Final = -2
"""Instead of the province of a second stone."""


class Stakes:
    """What the tribes bring, and a stone and a province of each, under certain scorings ahead."""

    def __init__(self, ahead: list[int]) -> None:
        self.ahead = ahead
        self.constant = [0.0] * TRIBES
        self.stone = [0.0] * TRIBES
        self.province = [0.0] * TRIBES
        self.base = 0.0

    def copy(self) -> Stakes:
        other = Stakes(self.ahead)
        other.constant = self.constant[:]
        other.stone = self.stone[:]
        other.province = self.province[:]
        other.base = self.base
        return other


class Plan:
    """A slot of one tribe: where its stone goes, what follows, and what that promises."""

    def __init__(self) -> None:
        self.first = -1
        self.then = TAKE_INFLUENCE
        self.worth = NEVER


class Reckoning:
    """All that is computed once for one position and the seat that acts in it."""

    def __init__(self, judge: AttilaJudge, s: AttilaState, me: int) -> None:
        self.weights = judge.weights
        self.prospects = judge.prospects
        self.danger = judge.danger
        self.s = s
        self.me = me
        self.ending = is_ending(s)
        self.fights = fights_ahead(s)
        ahead = self.prospects.scorings_ahead(s, self.fights, self.ending)
        self.cards = self.expected_cards(ahead[0])
        self.camps = camp_numbers(s)
        self.stones, self.provinces = self.danger.lasting(s, self.camps, self.cards)
        values = self.prospects.values(s, ahead, self.stones, self.provinces)
        self.swing = self.prospects.swing(ahead)
        shares = self.prospects.shares(values, self.swing)
        self.share = shares[me]
        self.care = [-share for share in shares]
        self.care[me] += 1.0
        self.calm = self.stakes(ahead)
        self.add_own_cards()
        self._fight: Stakes | None = None
        self._end: Stakes | None = None
        self._fatal: Stakes | None = None

    # -- what the position is worth ---------------------------------------------------------------

    def stakes(self, ahead: list[int]) -> Stakes:
        stakes = Stakes(ahead)
        base = 0.0
        for tribe in range(TRIBES):
            field = self.s.influence[self.me * TRIBES + tribe]
            constant, stone, province = self.prospects.row(
                self.s, tribe, self.me, field, ahead, self.care
            )
            stakes.constant[tribe] = constant
            stakes.stone[tribe] = stone
            stakes.province[tribe] = province
            base += constant + stone * self.stones[tribe] + province * self.provinces[tribe]
        stakes.base = base
        return stakes

    def raised(self, stakes: Stakes, tribe: int, steps: int) -> Stakes:
        """The stakes once the own counter has climbed on this tribe's track."""
        field = min(TOP, self.s.influence[self.me * TRIBES + tribe] + steps)
        constant, stone, province = self.prospects.row(
            self.s, tribe, self.me, field, stakes.ahead, self.care
        )
        higher = stakes.copy()
        higher.base += (
            constant - stakes.constant[tribe]
            + (stone - stakes.stone[tribe]) * self.stones[tribe]
            + (province - stakes.province[tribe]) * self.provinces[tribe]
        )  # fmt: skip
        higher.constant[tribe] = constant
        higher.stone[tribe] = stone
        higher.province[tribe] = province
        return higher

    def under(self, fight: bool, end: bool) -> Stakes:
        """The stakes if one more province comes to conflict, or if the game ends this turn."""
        if self.ending:
            end = False
        if fight and tiles_laid(self.s) + self.fights + 1 >= ALL_TILES:
            end = True
        if end:
            return self.fatal() if fight else self.end()
        if not fight:
            return self.calm
        if self._fight is None:
            self._fight = self.stakes(
                self.prospects.scorings_ahead(self.s, self.fights + 1, self.ending)
            )
        return self._fight

    def end(self) -> Stakes:
        if self._end is None:
            self._end = self.at_the_end(self.fights)
        return self._end

    def fatal(self) -> Stakes:
        if self._fatal is None:
            self._fatal = self.at_the_end(self.fights + 1)
        return self._fatal

    def at_the_end(self, fights: int) -> Stakes:
        """Points gained or lost by ending now: the change of the own share of victory."""
        ahead = self.prospects.scorings_ahead(self.s, fights, True)
        values = self.prospects.values(self.s, ahead, self.stones, self.provinces)
        share = self.prospects.shares(values, self.prospects.swing(ahead))[self.me]
        stakes = self.stakes(ahead)
        room = max(0.02, self.share * (1.0 - self.share))
        stakes.base = self.calm.base + (share - self.share) * self.swing / room
        return stakes

    # -- cards in conflicts -----------------------------------------------------------------------

    def expected_cards(self, scoring: int) -> list[float]:
        """Cards per tribe that the others are expected to lay in a conflict now."""
        s = self.s
        cards = [0.0] * TRIBES
        for tribe in range(TRIBES):
            chances = self.prospects.chances(s, tribe, scoring, -1, 0)
            for seat in range(s.players):
                if seat != self.me:
                    interest = chances[seat] + 0.5 * chances[s.players + seat]
                    cards[tribe] += interest * s.hand_size(seat)
            cards[tribe] *= self.weights.loyalty / HAND
        return cards

    def add_own_cards(self) -> None:
        """A seat will defend what it lives on."""
        for tribe in range(TRIBES):
            if self.calm.stone[tribe] + self.calm.province[tribe] > 0.0:
                self.cards[tribe] += min(2, self.s.hand[self.me * TRIBES + tribe])

    # -- stones -----------------------------------------------------------------------------------

    def worth(self, stakes: Stakes, camp_number: int) -> float:
        camp = self.danger.camp(camp_number)
        if camp.total > ROOM:
            self.danger.fight(camp, self.cards)
        return camp.worth(stakes.stone, stakes.province)

    def gain(self, stakes: Stakes, tribe: int, province: int, more: int) -> float:
        """What more stones of the tribe change in this province."""
        number = self.camps[province]
        after = self.worth(stakes, number + more * UNIT[tribe])
        return after - self.worth(stakes, number) if number else after

    def gains(self, stakes: Stakes, tribe: int, mask: int) -> list[float]:
        return [
            self.gain(stakes, tribe, province, 1) if mask >> province & 1 else 0.0
            for province in range(self.s.board.size)
        ]


class Slot:
    """The choices of one card slot for one tribe: first stone, influence, second stone."""

    def __init__(self, reckoning: Reckoning, tribe: int) -> None:
        s = reckoning.s
        self.r = reckoning
        self.s = s
        self.tribe = tribe
        self.mask = placements(s, tribe)
        self.step = influence_step(s)
        self.tops = s.influence[reckoning.me * TRIBES + tribe] + self.step >= TOP
        self.calm_gain: list[float] = []
        self.fight_gain: list[float] = []
        self.around: list[int] = []
        self.any_fight = False
        self._raised_calm: Stakes | None = None
        self._raised_fight: Stakes | None = None

    def fights(self, province: int) -> bool:
        return self.s.total[province] == ROOM

    def influence(self, province: int) -> float:
        """The stone in this province, then influence."""
        fight = self.fights(province)
        stakes = self.raised(fight, self.tops or (self.s.supply[self.tribe] == 1 and not fight))
        return stakes.base + self.r.gain(stakes, self.tribe, province, 1)

    def raised(self, fight: bool, end: bool) -> Stakes:
        if end:
            return self.r.raised(self.r.under(fight, True), self.tribe, self.step)
        if fight:
            if self._raised_fight is None:
                self._raised_fight = self.r.raised(self.r.under(True, False), self.tribe, self.step)
            return self._raised_fight
        if self._raised_calm is None:
            self._raised_calm = self.r.raised(self.r.calm, self.tribe, self.step)
        return self._raised_calm

    def two_stones(self, first: int, plan: Plan) -> None:
        """Improve the plan by the best second stone after the first one."""
        s = self.s
        if not self.calm_gain:
            self.look_around()
        left = s.supply[self.tribe] - 1
        self.improve(plan, first, SKIP, self.together(first, -1, left == 0))
        if left == 0:
            return
        mask = s.open_mask & (s.reach[self.tribe] | s.board.near[first])
        if left == 1 or self.fights(first):
            for second in self.around:
                if mask >> second & 1 and second != first:
                    self.improve(plan, first, second, self.together(first, second, left == 1))
            return
        calm = self.r.calm.base + self.calm_gain[first]
        fight = self.r.under(True, False).base + self.fight_gain[first] if self.any_fight else 0.0
        for second in self.around:
            if mask >> second & 1 and second != first:
                if s.total[second] == ROOM:
                    worth = fight + self.fight_gain[second]
                else:
                    worth = calm + self.calm_gain[second]
                if worth > plan.worth:
                    self.improve(plan, first, second, worth)
        self.improve(plan, first, first, self.both_in(first))

    def improve(self, plan: Plan, first: int, then: int, worth: float) -> None:
        if worth > plan.worth:
            plan.first = first
            plan.then = then
            plan.worth = worth

    def together(self, first: int, second: int, last: bool) -> float:
        """Stones in two provinces; no second one if it is -1."""
        fight = self.fights(first) or (second >= 0 and self.fights(second))
        base = self.r.under(fight, last and not fight).base
        gain = self.fight_gain if fight else self.calm_gain
        return base + gain[first] + (gain[second] if second >= 0 else 0.0)

    def both_in(self, province: int) -> float:
        fight = self.s.total[province] + 2 > ROOM
        stakes = self.r.under(fight, False)
        return stakes.base + self.r.gain(stakes, self.tribe, province, 2)

    def look_around(self) -> None:
        """The gains of one stone in every province in reach of two."""
        s = self.s
        wide = s.reach[self.tribe]
        for province in range(s.board.size):
            if self.mask >> province & 1:
                wide |= s.board.near[province]
        wide &= s.open_mask
        self.around = [province for province in range(s.board.size) if wide >> province & 1]
        for province in self.around:
            if s.total[province] == ROOM:
                self.any_fight = True
        self.calm_gain = self.r.gains(self.r.calm, self.tribe, wide)
        self.fight_gain = (
            self.r.gains(self.r.under(True, False), self.tribe, wide)
            if self.any_fight
            else self.calm_gain
        )

    def plan(self, first: int) -> Plan:
        """The best of what can follow the first stone in this province."""
        plan = Plan()
        plan.first = first
        plan.worth = self.influence(first)
        self.two_stones(first, plan)
        return plan

    def best(self) -> Plan:
        best = Plan()
        for province in range(self.s.board.size):
            if self.mask >> province & 1:
                plan = self.plan(province)
                if plan.worth > best.worth:
                    best = plan
        return best


class Foresight:
    """Shares of victory in a position between two turns."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.prospects = Prospects(weights)
        self.danger = Danger(weights)
        self.keep = keeping(weights)
        self.no_cards = [0.0] * TRIBES

    def shares(self, s: AttilaState) -> list[float]:
        ahead = self.prospects.scorings_ahead(s, fights_ahead(s), is_ending(s))
        return self.prospects.shares(self.values(s, ahead), self.prospects.swing(ahead))

    def point(self, s: AttilaState, seat: int) -> float:
        """What share of victory one more point is worth to the seat."""
        ahead = self.prospects.scorings_ahead(s, fights_ahead(s), is_ending(s))
        swing = self.prospects.swing(ahead)
        return self.prospects.shares(self.values(s, ahead), swing)[seat] / swing

    def values(self, s: AttilaState, ahead: list[int]) -> list[float]:
        stones, provinces = self.danger.lasting(s, camp_numbers(s), self.no_cards)
        values = self.prospects.values(s, ahead, stones, provinces)
        left = (ahead[-1] % DISTANCES) / ALL_TILES
        if left > 0.0:
            self.add_holdings(s, values, ahead[-1], left)
        return values

    def add_holdings(self, s: AttilaState, values: list[float], final: int, left: float) -> None:
        """What tiles, cards and the next move are worth as long as there is time to use them."""
        weights = self.weights
        for seat in range(s.players):
            values[seat] += weights.card_waiting * s.hand_size(seat)
            values[seat] -= weights.tempo * ((seat - s.active) % s.players)
            for tile in range(len(ACTION_TILES)):
                if s.unused[seat * len(ACTION_TILES) + tile]:
                    values[seat] += self.keep[tile] * left
        for tribe in range(TRIBES):
            chances = self.prospects.chances(s, tribe, final, -1, 0)
            for seat in range(s.players):
                lead = chances[seat] * s.hand[seat * TRIBES + tribe]
                values[seat] += weights.card_lead * lead


def keeping(weights: Weights) -> list[float]:
    """What the tiles are worth while all ten provinces are still to be pacified."""
    return [weights.keep_double, weights.keep_exchange, weights.keep_influence]


class AttilaJudge(Judge[AttilaState]):
    """Weighs the choices D1 to D9 of Attila, and positions between two turns."""

    def __init__(
        self,
        game: Game[AttilaState],
        weights: Weights | None = None,
        ahead: Weights | None = None,
    ) -> None:
        super().__init__(game)
        self.weights = weights or choices()
        self.prospects = Prospects(self.weights)
        self.danger = Danger(self.weights)
        self.keep = keeping(self.weights)
        self.foresight = Foresight(ahead or foresight())

    # -- positions --------------------------------------------------------------------------------

    def shares(self, s: AttilaState) -> list[float]:
        return self.foresight.shares(s) if s.stack else super().shares(s)

    def point(self, s: AttilaState, seat: int) -> float:
        return self.foresight.point(s, seat)

    def clock(self, s: AttilaState) -> int:
        return s.turn

    # -- choices ----------------------------------------------------------------------------------

    def weigh(self, s: AttilaState) -> list[float]:
        node = s.stack[-4]
        if node == COMMIT:
            return self.weigh_commit(Reckoning(self, s, s.var_a()))
        r = Reckoning(self, s, s.active)
        if node == CARD:
            return self.weigh_cards(r)
        if node == PLACE:
            return self.weigh_places(r)
        if node == INFLUENCE:
            return self.weigh_influence(r)
        if node == SECOND:
            return self.weigh_second(r)
        if node == WINDOW:
            return self.weigh_tiles(r)
        if node == PICK:
            return self.weigh_exchange(r)
        if node == BOOST:
            return self.weigh_boost(r)
        return [-self.card_worth(r, tribe) for tribe in held(s, s.active)]

    def weigh_cards(self, r: Reckoning) -> list[float]:
        s = r.s
        return [
            Slot(r, tribe).best().worth - r.calm.base - self.card_worth(r, tribe)
            for tribe in held(s, r.me)
            if placements(s, tribe)
        ]

    def weigh_places(self, r: Reckoning) -> list[float]:
        slot = Slot(r, r.s.tribe)
        return [
            slot.plan(province).worth - r.calm.base
            for province in range(r.s.board.size)
            if slot.mask >> province & 1
        ]

    def weigh_influence(self, r: Reckoning) -> list[float]:
        slot = Slot(r, r.s.tribe)
        end = slot.tops or self.supply_ends(r, 0, False)
        taken = r.raised(r.under(False, end), slot.tribe, slot.step).base
        return [taken - r.calm.base, max(self.weigh_second(r))]

    def weigh_second(self, r: Reckoning) -> list[float]:
        s = r.s
        slot = Slot(r, s.tribe)
        worths: list[float] = []
        for province in range(s.board.size):
            if slot.mask >> province & 1:
                fight = slot.fights(province)
                stakes = r.under(fight, self.supply_ends(r, 1, fight))
                worths.append(stakes.base + r.gain(stakes, slot.tribe, province, 1) - r.calm.base)
        worths.append(r.under(False, self.supply_ends(r, 0, False)).base - r.calm.base)
        return worths

    def supply_ends(self, r: Reckoning, more: int, fight: bool) -> bool:
        """T2, unless a conflict may still bring stones back."""
        return not fight and not r.fights and r.s.supply[r.s.tribe] == more

    # -- tiles ------------------------------------------------------------------------------------

    def weigh_tiles(self, r: Reckoning) -> list[float]:
        s = r.s
        window = s.var_a()
        left = (r.calm.ahead[-1] % DISTANCES) / ALL_TILES
        worths: list[float] = []
        if why_not_tile(s, window, DOUBLE) is None:
            worths.append(max(self.weigh_cards(r)) - self.keep[DOUBLE] * left)
        if why_not_tile(s, window, EXCHANGE_TILE) is None:
            gain = self.exchange_gain(r) if window == W0 else NEVER
            worths.append(gain - self.keep[EXCHANGE_TILE] * left)
        if why_not_tile(s, window, INFLUENCE2) is None:
            worths.append(max(self.boosts(r, 0, 2)) - self.keep[INFLUENCE2] * left)
        worths.append(0.0)
        return worths

    def weigh_boost(self, r: Reckoning) -> list[float]:
        return self.boosts(r, r.s.var_a(), r.s.var_b())

    def boosts(self, r: Reckoning, lowest: int, picks: int) -> list[float]:
        """D8: one field on each of two tribes, or two on one."""
        once = [self.boost(r, tribe, 1) for tribe in range(TRIBES)]
        if picks == 1:
            return once[lowest:]
        worths: list[float] = []
        for tribe in range(lowest, TRIBES):
            worth = self.boost(r, tribe, 2)
            for other in range(tribe + 1, TRIBES):
                worth = max(worth, once[tribe] + once[other])
            worths.append(worth)
        return worths

    def boost(self, r: Reckoning, tribe: int, steps: int) -> float:
        tops = r.s.influence[r.me * TRIBES + tribe] + steps >= TOP
        return r.raised(r.under(False, tops), tribe, steps).base - r.calm.base

    def slot_worths(self, r: Reckoning) -> list[float]:
        """What a card of each tribe would be good for now, in the hand or not."""
        return [
            Slot(r, tribe).best().worth - r.calm.base if placements(r.s, tribe) else 0.0
            for tribe in range(TRIBES)
        ]

    def unseen(self, r: Reckoning) -> list[float]:
        """The chance of each tribe to be drawn, as far as the seat can tell."""
        counts = [9.0] * TRIBES
        for tribe in range(TRIBES):
            counts[tribe] -= r.s.hand[r.me * TRIBES + tribe] + r.s.discard[tribe]
        total = max(1.0, sum(counts))
        return [count / total for count in counts]

    def exchange_gain(self, r: Reckoning) -> float:
        """How much better the best card is expected to be after exchanging all others."""
        worths = self.slot_worths(r)
        best = NEVER
        for tribe in held(r.s, r.me):
            best = max(best, worths[tribe])
        chances = self.unseen(r)
        draws = r.s.hand_size(r.me) - 1
        gain = 0.0
        for tribe in range(TRIBES):
            if worths[tribe] > best:
                at_most = 0.0
                below = 0.0
                for other in range(TRIBES):
                    if worths[other] <= worths[tribe]:
                        at_most += chances[other]
                    if worths[other] < worths[tribe]:
                        below += chances[other]
                gain += (worths[tribe] - best) * (power(at_most, draws) - power(below, draws))
        return gain

    def weigh_exchange(self, r: Reckoning) -> list[float]:
        """D7: give away what is worth less than the average card, in the order of the tribes."""
        s = r.s
        worths = self.slot_worths(r)
        chances = self.unseen(r)
        average = 0.0
        for tribe in range(TRIBES):
            average += chances[tribe] * worths[tribe]
        later = 0.0
        weighed: list[float] = []
        for tribe in range(TRIBES - 1, last_pick(s) - 1, -1):
            left = s.hand[r.me * TRIBES + tribe] - s.picks[tribe]
            if left > 0:
                gain = average - worths[tribe]
                weighed.append(gain + later)
                later += left * max(0.0, gain)
        weighed.reverse()
        if sum(s.picks):
            weighed.append(0.0)
        return weighed

    # -- conflicts --------------------------------------------------------------------------------

    def weigh_commit(self, r: Reckoning) -> list[float]:
        """D9: the best set of cards that begins with each pick, or the picks as they are."""
        s = r.s
        cards = self.cards_of_others(r)
        picks = s.picks[:]
        weighed: list[float] = []
        for tribe in range(last_pick(s), TRIBES):
            if s.hand[r.me * TRIBES + tribe] > picks[tribe] and self.present(r, tribe):
                picks[tribe] += 1
                weighed.append(self.best_commit(r, cards, picks, tribe))
                picks[tribe] -= 1
        weighed.append(self.commit_worth(r, cards, picks))
        return weighed

    def present(self, r: Reckoning, tribe: int) -> bool:
        return r.s.stones[r.s.var_b() * TRIBES + tribe] > 0

    def best_commit(self, r: Reckoning, cards: list[float], picks: list[int], lowest: int) -> float:
        best = self.commit_worth(r, cards, picks)
        for tribe in range(lowest, TRIBES):
            if r.s.hand[r.me * TRIBES + tribe] > picks[tribe] and self.present(r, tribe):
                picks[tribe] += 1
                best = max(best, self.best_commit(r, cards, picks, tribe))
                picks[tribe] -= 1
        return best

    def commit_worth(self, r: Reckoning, cards: list[float], picks: list[int]) -> float:
        together = cards[:]
        laid = 0
        cost = 0.0
        each = self.weights.card if r.me == r.s.active else self.weights.card_waiting
        for tribe in range(TRIBES):
            together[tribe] += picks[tribe]
            laid += picks[tribe]
            cost += picks[tribe] * (each + self.stake(r, tribe))
        camp = r.danger.camp(r.camps[r.s.var_b()])
        r.danger.fight(camp, together)
        worth = camp.worth(r.calm.stone, r.calm.province)
        return worth - cost * (1.0 + 0.1 * laid)

    def cards_of_others(self, r: Reckoning) -> list[float]:
        """Cards expected per tribe: laid ones by what their owners live on, others by habit."""
        s = r.s
        cards = [0.0] * TRIBES
        asked = s.stack[-5]
        scoring = r.calm.ahead[0]
        interest = [0.0] * (s.players * TRIBES)
        for tribe in range(TRIBES):
            if self.present(r, tribe):
                chances = self.prospects.chances(s, tribe, scoring, -1, 0)
                for seat in range(s.players):
                    interest[seat * TRIBES + tribe] = (
                        0.05 + chances[seat] + 0.5 * chances[s.players + seat]
                    )
        for turn in range(s.players):
            seat = (s.active + turn) % s.players
            if seat == r.me:
                continue
            row = seat * TRIBES
            if turn < asked:
                count = float(sum(s.laid[row : row + TRIBES]))
                whole = sum(interest[row : row + TRIBES])
                scale = count / whole if whole > 0.0 else 0.0
            else:
                scale = self.weights.loyalty * s.hand_size(seat) / HAND
            for tribe in range(TRIBES):
                cards[tribe] += interest[row + tribe] * scale
        return cards

    # -- cards ------------------------------------------------------------------------------------

    def stake(self, r: Reckoning, tribe: int) -> float:
        """A card of a tribe one lives on is worth keeping."""
        return self.weights.card_stake * max(0.0, r.calm.stone[tribe] + r.calm.province[tribe])

    def card_worth(self, r: Reckoning, tribe: int) -> float:
        return self.weights.card + self.stake(r, tribe)

    # -- the whole slot at once -------------------------------------------------------------------

    def advise(self, s: AttilaState, rng: Random) -> list[str]:
        node = s.stack[-4]
        if node == CARD:
            return self.advise_slot(Reckoning(self, s, s.active))
        if node == WINDOW:  # tiles are few and their moment is rare
            return [s.board.words[NO_TILE_V][0]]
        actions = self.game.nodes[node].legal(s)
        if len(actions) == 1:
            return actions
        return [actions[best_of(self.weigh(s))]]

    def advise_slot(self, r: Reckoning) -> list[str]:
        s = r.s
        best = NEVER * 2.0
        tribe = -1
        chosen = Plan()
        for card in held(s, r.me):
            if placements(s, card):
                plan = Slot(r, card).best()
                worth = plan.worth - self.card_worth(r, card)
                if worth > best:
                    best, tribe, chosen = worth, card, plan
        words = s.board.words
        actions = [words[PLAY_V][tribe], words[PLACE_V][chosen.first]]
        if chosen.then == TAKE_INFLUENCE:
            actions.append(words[INFLUENCE_V][0])
        else:
            actions.append(words[FORGO_V][0])
            if chosen.then >= 0:
                actions.append(words[PLACE_V][chosen.then])
        return actions


def held(s: AttilaState, seat: int) -> list[int]:
    """The tribes of which the seat holds a card."""
    return [tribe for tribe in range(TRIBES) if s.hand[seat * TRIBES + tribe]]


def best_of(worths: list[float]) -> int:
    best = 0
    for number in range(1, len(worths)):
        if worths[number] > worths[best]:
            best = number
    return best


def power(base: float, times: int) -> float:
    result = 1.0
    for _ in range(times):
        result *= base
    return result
