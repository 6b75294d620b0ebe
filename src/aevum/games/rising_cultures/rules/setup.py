"""Before the first round: provinces, nations, the marker and the first two resource cards.

Rules   K1, K2, K3, K4
Owns    nation
Nodes   lots (chance), start (decision)
Leaves  drawing to hand.py, the rounds to rounds.py, the row to province.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance
from aevum.core.why import Why
from aevum.games.rising_cultures.components import (
    CHOSE_NATION,
    GAINED,
    GOT_MARKER,
    HAND,
    LAID_PROVINCE,
    LAY_V,
    LOT_MARKER,
    LOT_NATION,
    LOT_PROVINCE,
    LOTS,
    MARKER_V,
    NATION_V,
    PICKED,
    ROUNDS,
    SEATS,
    START,
    STARTING_COINS,
)
from aevum.games.rising_cultures.rules.deck import lay_picked, pick, shuffle_decks
from aevum.games.rising_cultures.rules.hand import HandPick, draw_cards
from aevum.games.rising_cultures.rules.province import lay
from aevum.games.rising_cultures.rules.rounds import begin_rounds, give_marker
from aevum.games.rising_cultures.rules.treasury import gain
from aevum.games.rising_cultures.rules.uses import lay_resource
from aevum.games.rising_cultures.state import CulturesState

RESOURCE_PICKS = 2
LOT: Final = LOTS.variable("lot")
LOT_SEAT: Final = LOTS.variable("seat")
SEAT: Final = START.variable("seat")
LOT_VERBS: Final = (LAY_V, NATION_V, MARKER_V)
"""In the order of LOT_OF."""


def agree_on_nations(s: CulturesState, nations: list[int]) -> None:
    """K1: as the players agreed; -1 where a lot decides."""
    s.nation = nations


def swap_nations(s: CulturesState) -> None:
    """R14.1"""
    s.nation = [s.nation[1], s.nation[0]]


def lay_provinces(s: CulturesState) -> None:
    """Step 1: seven of the fifteen, in ascending order."""
    if sum(s.laid) < ROUNDS:
        s.repeat()
        s.push(LOTS, LOT_PROVINCE)


def choose_nations(s: CulturesState) -> None:
    """K1: as agreed, otherwise by lot after the provinces are known."""
    for seat in range(SEATS):
        if s.nation[seat] < 0:
            s.repeat()
            s.push(LOTS, LOT_NATION, seat)
            return


def choose_marker(s: CulturesState) -> None:
    """K2: as agreed, otherwise by lot."""
    if s.marker < 0:
        s.push(LOTS, LOT_MARKER)


def lay_out(s: CulturesState) -> None:
    """Decks and coins of both nations; in the second game of a match the nations are swapped."""
    s.clear_table()
    begin_rounds(s)
    shuffle_decks(s)
    s.rebuild()


def deal_starting_hands(s: CulturesState) -> None:
    """Step 5: four cards each."""
    draw_cards(s, 1 - s.marker, HAND)
    draw_cards(s, s.marker, HAND)


def choose_starting_cards(s: CulturesState) -> None:
    """K4: the marker holder first; nobody sees what the other chooses."""
    s.push(START, 1 - s.marker)
    s.push(START, s.marker)


def reveal_starting_cards(s: CulturesState) -> None:
    """Steps 5 to 7: two resource cards, one card under the deck, one on top; then coins."""
    for seat in (s.marker, 1 - s.marker):
        lay_starting_cards(s, seat)
        s.revealed = True
        s.tell(GAINED, seat, gain(s, seat, s.nation_of(seat).start_coins + STARTING_COINS))


def lay_starting_cards(s: CulturesState, seat: int) -> None:
    """Step 5: the two resource cards lie open, upper and lower."""
    for card in lay_picked(s, seat):
        lay_resource(s, seat, card)


class Lots(Chance[CulturesState]):
    """What nobody chose."""

    def outcomes(self, s: CulturesState) -> list[tuple[str, int]]:
        verb = LOT_VERBS[s.var(LOT)]
        words = s.box.words[verb]
        return [(w, 1) for arg, w in enumerate(words) if self.why_not(s, verb, arg) is None]

    def why_not(self, s: CulturesState, verb: int, arg: int) -> Why | None:
        if verb != LOT_VERBS[s.var(LOT)]:
            return Why("K1", "asked-lots")
        if verb == LAY_V and s.laid[arg]:
            return Why("K1", "already-laid", {"province": s.box.provinces[arg].id})
        if verb == NATION_V and arg in s.nation:
            return Why("K1", "nation-taken", {"nation": s.box.axes["nation"][arg]})
        return None

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(LOT_SEAT)
        s.pop()
        if verb == LAY_V:
            lay(s, arg)
            s.tell(LAID_PROVINCE, arg)
        elif verb == NATION_V:
            s.nation[seat] = arg
            s.tell(CHOSE_NATION, seat, arg)
        else:
            give_marker(s, arg)
            s.tell(GOT_MARKER, arg)


class Start(HandPick):
    """D1: two resource cards, upper and lower, then the card that goes under."""

    def act(self, s: CulturesState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        if pick(s, seat, arg) > RESOURCE_PICKS:
            s.pop()
            s.tell(PICKED, seat)
