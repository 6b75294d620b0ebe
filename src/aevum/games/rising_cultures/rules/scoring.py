"""The end: four lines of points, one winner; and the match of two games.

Rules   R13, R14
Owns    carried, game, match
Nodes   match (procedure)
Leaves  none
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Result
from aevum.games.rising_cultures.box import PROVINCES, Source
from aevum.games.rising_cultures.components import (
    CATEGORIES,
    ENDED,
    GAME,
    GAME_ENDED,
    MARKER_VP,
    MATCH,
    SCORED,
    SEATS,
)
from aevum.games.rising_cultures.registry import COUNTER, EFFECTS, MAX, PER, N
from aevum.games.rising_cultures.rules.assets import counted_number, holds, number
from aevum.games.rising_cultures.rules.deck import box_kept
from aevum.games.rising_cultures.rules.rounds import give_marker
from aevum.games.rising_cultures.rules.setup import swap_nations
from aevum.games.rising_cultures.state import CulturesState

MATCH_GAMES = 2
BEGUN: Final = MATCH.variable("games")


VP: Final = EFFECTS.modifier("vp", "final", number, N, rules="R13.2")
VP_PER: Final = EFFECTS.modifier(
    "vp_per", "final", counted_number, COUNTER, N, PER, MAX.maybe(), rules="R13.2 K47"
)


def points_of_source(s: CulturesState, seat: int, source: Source) -> int:
    total = 0
    for effect in source.final:
        if holds(s, seat, effect):
            total += EFFECTS.value(s, seat, effect)
    return total


def card_points(s: CulturesState, seat: int) -> int:
    """R13.2 (1): uncovered buildings and persons."""
    total = 0
    for card in s.display[seat]:
        what = s.box.cards[card]
        total += what.vp + points_of_source(s, seat, what.source)
    return total


def tableau_points(s: CulturesState, seat: int) -> int:
    """R13.2 (2): the side that lies up, its stages and other print."""
    side = s.side_of(seat)
    total = side.vp
    for source in side.bars[: len(s.military[seat])]:
        total += points_of_source(s, seat, source)
    for source in side.stages[: len(s.progress[seat])]:
        total += points_of_source(s, seat, source)
    for source in side.own:
        total += points_of_source(s, seat, source)
    return total


def province_points(s: CulturesState, seat: int) -> int:
    """R13.2 (3)"""
    total = 0
    for province in range(PROVINCES):
        if s.won[seat * PROVINCES + province]:
            what = s.box.provinces[province]
            total += what.vp + points_of_source(s, seat, what.source)
    return total


def score_sheet(s: CulturesState, seat: int) -> list[int]:
    """The four lines of R13.2, as they would stand now."""
    return [
        card_points(s, seat),
        tableau_points(s, seat),
        province_points(s, seat),
        MARKER_VP if s.marker == seat else 0,
    ]


def box_last_cards(s: CulturesState) -> None:
    """R13.1: the last hand card, kept on the deck, goes to the box."""
    for seat in range(SEATS):
        box_kept(s, seat)


def play_games(s: CulturesState) -> None:
    """R14.1: one game, or two with swapped nations and the same provinces."""
    if s.var(BEGUN) == (MATCH_GAMES if s.match else 1):
        return
    if s.var(BEGUN):
        begin_second_game(s)
    s.set_var(BEGUN, s.var(BEGUN) + 1)
    s.repeat()
    s.push(GAME)


def agree_on_match(s: CulturesState, match: int) -> None:
    """One game, or two?"""
    s.match = match


def begin_second_game(s: CulturesState) -> None:
    """K35: the starting marker stays with the nation that had it."""
    s.carried = [sum(score_sheet(s, seat)) for seat in range(SEATS)]
    s.game = MATCH_GAMES
    swap_nations(s)
    give_marker(s, 1 - s.first_marker)


def tell_scores(s: CulturesState) -> None:
    for seat in range(SEATS):
        sheet = score_sheet(s, seat)
        for category in range(len(CATEGORIES)):
            s.tell(SCORED, seat, category, sheet[category])
        s.tell(GAME_ENDED, seat, sum(sheet), s.game)


def end_match(s: CulturesState) -> None:
    s.tell(ENDED)


def result_of(s: CulturesState) -> Result:
    """R13.4: on a tie the holder of the marker wins; K36: a tied match is a draw."""
    points = [s.carried[seat] + sum(score_sheet(s, seat)) for seat in range(SEATS)]
    winners = [seat for seat in range(SEATS) if points[seat] == max(points)]
    if len(winners) > 1 and not s.match:
        winners = [s.marker]
    return Result(points, winners, "match" if s.match else "rounds")
