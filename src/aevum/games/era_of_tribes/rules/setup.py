"""Before the first round: section, order, cards, peoples, pieces.

Rules   SU1 to SU19; R27.7, R27.10
Owns    long, section, by_lot, people
Nodes   setup (procedure), draw-section (chance), draw-order (chance), draw-people (chance),
        choose-people (decision)
Leaves  cards to cards.py, the free progress to progress.py, villages to villages.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    CHOOSE_PEOPLE,
    DRAW_CARD,
    DRAW_ORDER,
    DRAW_PEOPLE,
    DRAW_SECTION,
    FREE_PROGRESS,
    KEEP_CARD,
    LOT_V,
    NOBODY,
    ORDER_DRAWN,
    ORDER_V,
    PEOPLE_CHOSEN,
    PEOPLE_V,
    SECTION_CHOSEN,
    SECTION_V,
    SETUP,
)
from aevum.games.era_of_tribes.rules.cards import (
    lay_out_cards,
    open_next_card,
    return_rejected_cards,
)
from aevum.games.era_of_tribes.rules.food import gain_food
from aevum.games.era_of_tribes.rules.goods import ask_to_allot
from aevum.games.era_of_tribes.rules.leaders import lay_out_leaders
from aevum.games.era_of_tribes.rules.metrics import length_of
from aevum.games.era_of_tribes.rules.pieces import (
    lay_out_legions,
    lay_out_pieces,
    take_from_pool,
)
from aevum.games.era_of_tribes.rules.realm import gain_province, put_vassals
from aevum.games.era_of_tribes.rules.rounds import take_place
from aevum.games.era_of_tribes.rules.tracks import begin_tracks
from aevum.games.era_of_tribes.rules.triumph import lay_out_processions
from aevum.games.era_of_tribes.rules.villages import lay_out_villages
from aevum.games.era_of_tribes.state import EraState

NEXT: Final = SETUP.variable("next")
LOT_SEAT: Final = DRAW_PEOPLE.variable("seat")
CHOOSER: Final = CHOOSE_PEOPLE.variable("seat")


def agree(s: EraState, long: bool, section: int, by_lot: bool, peoples: list[int]) -> None:
    """E86: what was agreed before; what was not is chosen or drawn."""
    s.long = int(long)
    s.section = section
    s.by_lot = int(by_lot)
    s.people = peoples


def next_seat(s: EraState) -> int:
    """The next seat in player order for this step, once each; NOBODY when all have had theirs."""
    place = s.var(NEXT)
    if place == s.players:
        s.set_var(NEXT, 0)
        return NOBODY
    s.set_var(NEXT, place + 1)
    s.repeat()
    return s.order[place]


def choose_section(s: EraState) -> None:
    """SU1, SU3"""
    if s.section == NOBODY:
        s.push(DRAW_SECTION)


def draw_order(s: EraState) -> None:
    """SU1"""
    if len(s.order) < s.players:
        s.repeat()
        s.push(DRAW_ORDER)


def lay_out_tracks(s: EraState) -> None:
    """SU2, SU9, SU10, SU14"""
    begin_tracks(s)
    lay_out_leaders(s)
    lay_out_processions(s)
    lay_out_cards(s)


def deal_cards(s: EraState) -> None:
    """SU6: both cards of a player in a row, in player order."""
    for seat in reversed(s.order):
        for _ in range(s.box.numbers.cards_dealt):
            s.push(DRAW_CARD, seat)


def keep_cards(s: EraState) -> None:
    """SU6, E87: all hold two cards before the first chooses."""
    for seat in reversed(s.order):
        s.push(KEEP_CARD, seat)


def choose_peoples(s: EraState) -> None:
    """SU7"""
    seat = next_seat(s)
    if seat != NOBODY and s.people[seat] == NOBODY:
        s.push(DRAW_PEOPLE if s.by_lot else CHOOSE_PEOPLE, seat)


def return_cards(s: EraState) -> None:
    """SU6"""
    return_rejected_cards(s)


def open_cards(s: EraState) -> None:
    """SU8"""
    if len(s.open) < s.box.numbers.open_cards:
        s.repeat()
        open_next_card(s)


def place_pieces(s: EraState) -> None:
    """SU11 to SU13, SU17; here the modifier start-food is read."""
    for seat in s.order:
        lay_out_pieces(s, seat)
        for home in s.people_of(seat).homes:
            take_from_pool(s, seat)
            put_vassals(s, home, seat, 1)
            gain_province(s, seat, home)
        gain_food(s, seat, s.powers(seat).start_food)
    lay_out_legions(s)


def choose_first_progress(s: EraState) -> None:
    """SU15"""
    seat = next_seat(s)
    if seat != NOBODY:
        s.push(FREE_PROGRESS, seat)


def place_villages(s: EraState) -> None:
    """SU16"""
    lay_out_villages(s)


def allot_first_goods(s: EraState) -> None:
    """SU18, E5"""
    seat = next_seat(s)
    if seat != NOBODY:
        ask_to_allot(s, seat)


# -- lots and choices -----------------------------------------------------------------------------


class DrawSection(Chance[EraState]):
    """C0: one of those meant for this number of players and this length."""

    def fits(self, s: EraState, section: int) -> bool:
        return s.players in s.box.sections[section].players[length_of(s)]

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        word = s.box.speller.word
        sections = range(len(s.box.sections))
        return [(word(SECTION_V, number), 1) for number in sections if self.fits(s, number)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == SECTION_V and self.fits(s, arg):
            return None
        return Why("SU1", "section-does-not-fit")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        s.pop()
        s.section = arg
        s.tell(SECTION_CHOSEN, arg)


class DrawOrder(Chance[EraState]):
    """C1: one seat after the other."""

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        word = s.box.speller.word
        return [(word(ORDER_V, seat), 1) for seat in range(s.players) if seat not in s.order]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == ORDER_V and arg < s.players and arg not in s.order:
            return None
        return Why("SU1", "already-in-order")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        s.pop()
        take_place(s, arg)
        s.tell(ORDER_DRAWN, arg, len(s.order))


def free_peoples(s: EraState) -> list[int]:
    """SU7, E2: those whose whole home is in play, and that nobody has."""
    return [people for people in sorted(s.chart().peoples) if people not in s.people]


class DrawPeople(Chance[EraState]):
    """C6"""

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        return [(s.box.speller.word(LOT_V, people), 1) for people in free_peoples(s)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == LOT_V and arg in free_peoples(s):
            return None
        return Why("SU7", "people-not-free")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(LOT_SEAT)
        s.pop()
        s.people[seat] = arg
        s.tell(PEOPLE_CHOSEN, seat, arg)


class ChoosePeople(Decision[EraState]):
    """D2"""

    def actor(self, s: EraState) -> int:
        return s.var(CHOOSER)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(PEOPLE_V, people) for people in free_peoples(s)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb != PEOPLE_V:
            return Why("SU7", "asked-people")
        if arg in free_peoples(s):
            return None
        return Why("SU7", "people-not-free", {"people": s.box.peoples[arg].id})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(CHOOSER)
        s.pop()
        s.people[seat] = arg
        s.tell(PEOPLE_CHOSEN, seat, arg)
