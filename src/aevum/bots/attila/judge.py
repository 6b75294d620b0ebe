"""The judge of Attila: weighs every choice by the points it promises the seat that chooses."""

from __future__ import annotations

from random import Random
from typing import Final

from aevum.bots.attila.commits import Commits
from aevum.bots.attila.danger import Danger
from aevum.bots.attila.foresight import Foresight
from aevum.bots.attila.prospects import ALL_TILES, DISTANCES, Prospects
from aevum.bots.attila.reckoning import Reckoning
from aevum.bots.attila.slot import NEVER, SKIP, TAKE_INFLUENCE, Plan, Slot, Slots
from aevum.bots.attila.weights import Weights, choices, foresight
from aevum.bots.judge import Judge, best_of
from aevum.core.game import Game
from aevum.core.picks import lowest_open
from aevum.games.attila.components import (
    BOOST,
    CARD,
    CARDS_PER_TRIBE,
    COMMIT,
    COMMIT_DONE_V,
    COMMIT_V,
    DOUBLE,
    EXCHANGE_TILE,
    FORGO_V,
    INFLUENCE,
    INFLUENCE2,
    INFLUENCE_V,
    PICK,
    PLACE,
    PLACE_V,
    PLAY_V,
    SECOND,
    TOP,
    TRIBES,
    WINDOW,
)
from aevum.games.attila.rules.conflict import SEAT
from aevum.games.attila.rules.placement import has_playable_card, placements
from aevum.games.attila.rules.tiles import LEFT, LOWEST, MOMENT, TURN_START, why_not_tile
from aevum.games.attila.state import AttilaState

ROUNDS_AHEAD: Final = 3
"""How many rounds a search looks ahead."""


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
        self.keep = self.weights.keep()
        self.foresight = Foresight(ahead or foresight())

    # -- positions --------------------------------------------------------------------------------

    def shares(self, s: AttilaState) -> list[float]:
        return self.foresight.shares(s) if s.stack else super().shares(s)

    def point(self, s: AttilaState, seat: int) -> float:
        return self.foresight.point(s, seat)

    def clock(self, s: AttilaState) -> int:
        return s.turn

    def outlook(self, s: AttilaState) -> int:
        return ROUNDS_AHEAD * s.players

    # -- choices ----------------------------------------------------------------------------------

    def reckon(self, s: AttilaState, seat: int) -> Reckoning:
        return Reckoning(self.weights, self.prospects, self.danger, s, seat)

    def weigh(self, s: AttilaState) -> list[float]:
        if s.at(COMMIT):
            return Commits(self.reckon(s, s.var(SEAT))).weigh()
        r = self.reckon(s, s.active)
        if s.at(CARD):
            return self.weigh_cards(Slots(r))
        if s.at(PLACE):
            return self.weigh_places(r)
        if s.at(INFLUENCE):
            return self.weigh_influence(r)
        if s.at(SECOND):
            return self.weigh_second(r)
        if s.at(WINDOW):
            return self.weigh_tiles(Slots(r))
        if s.at(PICK):
            return self.weigh_exchange(Slots(r))
        if s.at(BOOST):
            return self.boosts(r, s.var(LOWEST), s.var(LEFT))
        return [-self.card_worth(r, tribe) for tribe in held(s, s.active)]

    def card_worth(self, r: Reckoning, tribe: int) -> float:
        """A card of a tribe one lives on is worth keeping."""
        living = max(0.0, r.calm.stone[tribe] + r.calm.province[tribe])
        return self.weights.card_stake * living

    def weigh_cards(self, slots: Slots) -> list[float]:
        r = slots.r
        return [
            slots.gain(tribe) - self.card_worth(r, tribe)
            for tribe in held(r.s, r.me)
            if placements(r.s, tribe)
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
        stakes = r.under(False, slot.tops or self.supply_ends(r, 0, False))
        climb = r.climb(stakes, slot.tribe, slot.step)
        return [stakes.base + climb[0] - r.calm.base, max(self.weigh_second(r))]

    def weigh_second(self, r: Reckoning) -> list[float]:
        s = r.s
        slot = Slot(r, s.tribe)
        worths: list[float] = []
        for province in range(s.board.size):
            if slot.mask >> province & 1:
                fight = slot.fights(province)
                stakes = r.under(fight, self.supply_ends(r, 1, fight))
                after = r.camp_with(slot.tribe, province, 1)
                worths.append(stakes.base + slot.gain(stakes, after, province) - r.calm.base)
        worths.append(r.under(False, self.supply_ends(r, 0, False)).base - r.calm.base)
        return worths

    def supply_ends(self, r: Reckoning, more: int, fight: bool) -> bool:
        """T2, unless a conflict may still bring stones back."""
        return not fight and not r.fights and r.s.supply[r.s.tribe] == more

    # -- tiles ------------------------------------------------------------------------------------

    def weigh_tiles(self, slots: Slots) -> list[float]:
        r = slots.r
        s = r.s
        window = s.var(MOMENT)
        left = (r.calm.ahead[-1] % DISTANCES) / ALL_TILES
        worths: list[float] = []
        if why_not_tile(s, window, DOUBLE) is None:
            worths.append(max(self.weigh_cards(slots)) - self.keep[DOUBLE] * left)
        if why_not_tile(s, window, EXCHANGE_TILE) is None:
            gain = self.exchange_gain(slots) if window == TURN_START else NEVER
            worths.append(gain - self.keep[EXCHANGE_TILE] * left)
        if why_not_tile(s, window, INFLUENCE2) is None:
            worths.append(max(self.boosts(r, 0, 2)) - self.keep[INFLUENCE2] * left)
        worths.append(0.0)
        return worths

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
        stakes = r.under(False, tops)
        return stakes.base + r.climb(stakes, tribe, steps)[0] - r.calm.base

    def unseen(self, r: Reckoning) -> list[float]:
        """The chance of each tribe to be drawn, as far as the seat can tell."""
        counts = [float(CARDS_PER_TRIBE)] * TRIBES
        for tribe in range(TRIBES):
            counts[tribe] -= r.s.hand[r.me * TRIBES + tribe] + r.s.discard[tribe]
        total = max(1.0, sum(counts))
        return [count / total for count in counts]

    def exchange_gain(self, slots: Slots) -> float:
        """How much better the best card is expected to be after exchanging all others."""
        r = slots.r
        worths = [slots.gain(tribe) for tribe in range(TRIBES)]
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

    def weigh_exchange(self, slots: Slots) -> list[float]:
        """D7: give away what is worth less than the average card, in the order of the tribes."""
        r = slots.r
        s = r.s
        worths = [slots.gain(tribe) for tribe in range(TRIBES)]
        chances = self.unseen(r)
        average = 0.0
        for tribe in range(TRIBES):
            average += chances[tribe] * worths[tribe]
        later = 0.0
        weighed: list[float] = []
        for tribe in range(TRIBES - 1, lowest_open(s.picks) - 1, -1):
            left = s.hand[r.me * TRIBES + tribe] - s.picks[tribe]
            if left > 0:
                gain = average - worths[tribe]
                weighed.append(gain + later)
                later += left * max(0.0, gain)
        weighed.reverse()
        if sum(s.picks):
            weighed.append(0.0)
        return weighed

    # -- several actions at once ------------------------------------------------------------------

    def advise(self, s: AttilaState, rng: Random) -> list[str]:
        """The best slot or the best set of cards, whole."""
        if s.at(CARD):
            return self.advise_slot(Slots(self.reckon(s, s.active)))
        if s.at(WINDOW):
            return self.advise_tile(Slots(self.reckon(s, s.active)))
        actions = self.game.node(s).legal(s)
        if len(actions) == 1:
            return actions
        if s.at(COMMIT):
            return self.advise_commit(s)
        return [actions[best_of(self.weigh(s))]]

    def advise_tile(self, slots: Slots) -> list[str]:
        """An action tile, or none; then, at the start of a turn, the slot at once."""
        s = slots.r.s
        worths = self.weigh_tiles(slots)
        best = best_of(worths)
        actions = [self.game.node(s).legal(s)[best]]
        if (
            best == len(worths) - 1
            and s.var(MOMENT) == TURN_START
            and has_playable_card(s, s.active)
        ):
            actions += self.advise_slot(slots)
        return actions

    def advise_slot(self, slots: Slots) -> list[str]:
        r = slots.r
        best = 2.0 * NEVER
        tribe = -1
        chosen = Plan(-1)
        for card in held(r.s, r.me):
            plan = slots.plan(card)
            worth = plan.worth - self.card_worth(r, card)
            if worth > best and plan.first >= 0:
                best = worth
                tribe = card
                chosen = plan
        words = r.s.board.words
        actions = [words[PLAY_V][tribe], words[PLACE_V][chosen.first]]
        if chosen.then == TAKE_INFLUENCE:
            actions.append(words[INFLUENCE_V][0])
        else:
            actions.append(words[FORGO_V][0])
            if chosen.then != SKIP:
                actions.append(words[PLACE_V][chosen.then])
        return actions

    def advise_commit(self, s: AttilaState) -> list[str]:
        words = s.board.words
        laid = Commits(self.reckon(s, s.var(SEAT))).best()
        actions: list[str] = []
        for tribe in range(TRIBES):
            for _ in range(laid[tribe] - s.picks[tribe]):
                actions.append(words[COMMIT_V][tribe])  # noqa: PERF401
        actions.append(words[COMMIT_DONE_V][0])
        return actions


def held(s: AttilaState, seat: int) -> list[int]:
    """The tribes of which the seat holds a card."""
    return [tribe for tribe in range(TRIBES) if s.hand[seat * TRIBES + tribe]]


def power(base: float, times: int) -> float:
    result = 1.0
    for _ in range(times):
        result *= base
    return result


def load_judge(game: Game[AttilaState]) -> AttilaJudge:
    """The judge that speaks for this game."""
    return AttilaJudge(game)
