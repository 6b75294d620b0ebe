"""Diplomacy cards: drawn, held, discarded.

Rules   realm R40.1 to R40.3, R40.7, E75, E137
Owns    diplomacy_deck, diplomacy_hand, diplomacy_spent
Nodes   diplomacy-draws (procedure), diplomacy-draw (chance)
Leaves  the order of the draw to ageing.py, what a card is played for to embassies.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import CHANCE, Chance
from aevum.core.why import Why
from aevum.games.invasions.components.bonds import (
    DIPLOMACY_DRAW,
    DIPLOMACY_DRAWS,
    DISCARDED_DIPLOMACY,
    DRAW_DIPLOMACY_V,
    DREW_DIPLOMACY,
    DREW_OPENLY,
)
from aevum.games.invasions.components.registers import ACTIVE
from aevum.games.invasions.kinds import STEPS
from aevum.games.invasions.options import DIPLOMACY_HANDS
from aevum.games.invasions.rules.board.leaders import leaders_in_play
from aevum.games.invasions.rules.board.treasury import gain_gold
from aevum.games.invasions.rules.turn.ageing import youngest_first
from aevum.games.invasions.rules.turn.founding import is_empire
from aevum.games.invasions.state import InvasionsState

PLACE: Final = DIPLOMACY_DRAWS.variable("next")
DRAWN: Final = DIPLOMACY_DRAWS.variable("drawn")
DRAWER: Final = DIPLOMACY_DRAW.variable("nation")


def lay_out_diplomacy(s: InvasionsState) -> None:
    """realm R40.1: all cards are in the deck."""
    s.diplomacy_deck.shuffle_in([card.count for card in s.box.diplomacy])


# -- hands ----------------------------------------------------------------------------------------


def cards_held(s: InvasionsState, nation: int) -> int:
    kinds = len(s.box.diplomacy)
    return sum(s.diplomacy_hand[nation * kinds : (nation + 1) * kinds])


def holds_card(s: InvasionsState, nation: int, card: int) -> bool:
    return s.diplomacy_hand[nation * len(s.box.diplomacy) + card] > 0


def take_card(s: InvasionsState, nation: int, card: int) -> None:
    """realm R40.3: it belongs to the nation that drew it."""
    s.diplomacy_deck.draw(card)
    s.diplomacy_hand[nation * len(s.box.diplomacy) + card] += 1


def spend_card(s: InvasionsState, nation: int, card: int) -> None:
    """It lies open until the end of the turn."""
    s.diplomacy_hand[nation * len(s.box.diplomacy) + card] -= 1
    s.diplomacy_spent[card] += 1


# -- draws ----------------------------------------------------------------------------------------


def draws_of(s: InvasionsState, nation: int) -> int:
    """realm R40.2, E14: the best bonus among its leaders in play, and 1 for an empire."""
    leaders = leaders_in_play(s, nation)
    bonus = max((s.box.leaders[each].diplomacy for each in leaders), default=0)
    return bonus + is_empire(s, nation)


def draw_cards(s: InvasionsState) -> None:
    """Step 1.D; a scenario that starts with 3.A has no cards (realm R12.4)."""
    if s.play().start_step != STEPS.index("3.A") or s.turn > s.play().first_turn:
        s.push(DIPLOMACY_DRAWS)


def draw_next_card(s: InvasionsState) -> None:
    """realm R40.2: the youngest first; when the deck is empty nobody draws any more."""
    order, place, drawn = youngest_first(s), s.var(PLACE), s.var(DRAWN)
    while place < len(order) and drawn >= draws_of(s, order[place]):
        place, drawn = place + 1, 0
    if place < len(order) and not s.diplomacy_deck.is_empty():
        s.set_var(PLACE, place)
        s.set_var(DRAWN, drawn + 1)
        s.repeat()
        s.push(DIPLOMACY_DRAW, order[place])


class DiplomacyDraw(Chance[InvasionsState]):
    """realm R40.2"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        cards, weights = s.box.diplomacy, s.diplomacy_deck.chances()
        return [
            (f"draw_diplomacy {cards[i].id}", weights[i]) for i in range(len(cards)) if weights[i]
        ]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        there = verb == DRAW_DIPLOMACY_V and s.diplomacy_deck.chances()[arg]
        return None if there else Why("R40.2", "not-in-deck")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(DRAWER)
        s.pop()
        take_card(s, nation, arg)
        if s.switched(DIPLOMACY_HANDS):
            s.tell(DREW_OPENLY, nation, arg)
        else:
            s.tell(DREW_DIPLOMACY, nation, s.seat_of(nation), arg)

    def secret_of(self, s: InvasionsState, verb: int) -> int:
        return CHANCE if s.switched(DIPLOMACY_HANDS) else s.seat_of(s.var(DRAWER))


# -- step 3.B -------------------------------------------------------------------------------------


def discard_cards(s: InvasionsState) -> None:
    """realm R40.7, E137: 1 gold for each card left, then the whole deck is shuffled."""
    kinds = len(s.box.diplomacy)
    back = s.diplomacy_spent[:]
    for nation in range(len(s.being)):
        held = cards_held(s, nation)
        if held:
            for card in range(kinds):
                back[card] += s.diplomacy_hand[nation * kinds + card]
            if s.being[nation] == ACTIVE:
                gain_gold(s, nation, held)
            s.tell(DISCARDED_DIPLOMACY, nation, held)
    s.diplomacy_hand = [0] * len(s.diplomacy_hand)
    s.diplomacy_spent = [0] * kinds
    s.diplomacy_deck.shuffle_in(back)
