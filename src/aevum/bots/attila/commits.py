"""Commits: which cards to lay face down in a conflict (R6, D9)."""

from __future__ import annotations

from typing import Final

from aevum.bots.attila.danger import pitch
from aevum.bots.attila.reckoning import Reckoning
from aevum.core.picks import lowest_open
from aevum.games.attila.components import CONFLICT, HAND, TRIBES
from aevum.games.attila.rules.conflict import ASKED, HERE

STRAY: Final = 0.05
"""A seat may lay cards for a tribe it has no part in."""
EACH_MORE: Final = 0.1
"""Every further card makes all of them dearer: an empty hand is no hand."""


class Commits:
    """Weighs sets of cards against what they save."""

    def __init__(self, reckoning: Reckoning) -> None:
        self.r = reckoning
        self.s = reckoning.s
        self.province = reckoning.s.var(HERE)
        self.hand = reckoning.me * TRIBES
        self.camp = pitch(reckoning.camps[self.province])
        self.others = self.cards_of_others()

    def weigh(self) -> list[float]:
        """The best set that begins with each pick, and the picks as they are."""
        picks = self.s.picks[:]
        weighed: list[float] = []
        for tribe in range(lowest_open(self.s.picks), TRIBES):
            if self.may_lay(tribe, picks):
                picks[tribe] += 1
                weighed.append(self.worth(self.best_from(picks, tribe)))
                picks[tribe] -= 1
        weighed.append(self.worth(picks))
        return weighed

    def best(self) -> list[int]:
        """The cards to lay, those already picked included."""
        return self.best_from(self.s.picks[:], lowest_open(self.s.picks))

    def best_from(self, picks: list[int], lowest: int) -> list[int]:
        best = picks[:]
        best_worth = self.worth(picks)
        for tribe in range(lowest, TRIBES):
            if self.may_lay(tribe, picks):
                picks[tribe] += 1
                more = self.best_from(picks, tribe)
                picks[tribe] -= 1
                worth = self.worth(more)
                if worth > best_worth:
                    best = more
                    best_worth = worth
        return best

    def may_lay(self, tribe: int, picks: list[int]) -> bool:
        return (
            self.s.hand[self.hand + tribe] > picks[tribe]
            and self.s.stones[self.province * TRIBES + tribe] > 0
        )

    def worth(self, picks: list[int]) -> float:
        weights = self.r.weights
        calm = self.r.calm
        each = weights.card if self.r.me == self.s.active else weights.card_waiting
        cards = self.others[:]
        laid = 0
        cost = 0.0
        for tribe in range(TRIBES):
            count = picks[tribe]
            if count:
                living = max(0.0, calm.stone[tribe] + calm.province[tribe])
                cards[tribe] += count
                laid += count
                cost += count * (each + weights.card_stake * living)
        saved = self.r.danger.fight(self.camp, cards).worth(calm.stone, calm.province)
        return saved - cost * (1.0 + EACH_MORE * laid)

    def cards_of_others(self) -> list[float]:
        """Cards expected per tribe: laid ones by what their owners live on, others by habit."""
        s = self.s
        players = s.players
        cards = [0.0] * TRIBES
        asked = s.var_of(CONFLICT, ASKED)
        scoring = self.r.calm.ahead[0]
        for turn in range(players):
            seat = (s.active + turn) % players
            if seat == self.r.me:
                continue
            ties = [0.0] * TRIBES
            all_ties = 0.0
            for tribe in self.camp.tribes:
                chances = self.r.prospects.chances(players, self.r.tracks[tribe], scoring)
                ties[tribe] = STRAY + chances[seat] + 0.5 * chances[players + seat]
                all_ties += ties[tribe]
            if turn < asked:
                laid = sum(s.laid[seat * TRIBES : seat * TRIBES + TRIBES])
                scale = laid / all_ties
            else:
                scale = self.r.weights.loyalty * s.hand_size(seat) / HAND
            for tribe in self.camp.tribes:
                cards[tribe] += ties[tribe] * scale
        return cards
