"""Barbarian villages: where they lie, who has won one, and what it can be used for.

Rules   R20
Owns    village, tiles, kept, hired, used
Nodes   draw-village (chance), village-won (decision)
Leaves  barbarians in battle to lineup.py, Progress at half price to progress.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    DRAW_VILLAGE,
    HALF_PROGRESS,
    HIRED,
    NOBODY,
    STOW_V,
    USE_V,
    VILLAGE_GONE,
    VILLAGE_STOWED,
    VILLAGE_TAKEN,
    VILLAGE_USED,
    VILLAGE_V,
    VILLAGE_WON,
    VILLAGES_LAID,
)
from aevum.games.era_of_tribes.kinds import E_HALF_PROGRESS, E_LEADER, E_SCORE
from aevum.games.era_of_tribes.rules.leaders import has_grey_leader, hire_grey_leader
from aevum.games.era_of_tribes.rules.pieces import add_grey_militia
from aevum.games.era_of_tribes.rules.progress import can_invent
from aevum.games.era_of_tribes.rules.tracks import add_influence, add_morale, add_thalers
from aevum.games.era_of_tribes.state import EraState, put

WINNER: Final = DRAW_VILLAGE.variable("seat")
SEAT: Final = VILLAGE_WON.variable("seat")
TILE: Final = VILLAGE_WON.variable("village")


def lay_out_villages(s: EraState) -> None:
    """SU16: on barbarian fields, and on homes of peoples that nobody plays (E81)."""
    s.tiles.pool = [village.count for village in s.box.villages]
    chart = s.chart()
    played = set(s.people)
    for province in chart.provinces:
        home_of = s.box.provinces[province].home_of
        is_free_home = home_of in chart.peoples and home_of not in played
        if s.box.provinces[province].is_barbarian_site or is_free_home:
            s.village = put(s.village, province, 1)
    s.tell(VILLAGES_LAID, sum(s.village))


def remove_village(s: EraState, province: int) -> None:
    """R17.5, R17.6: it is beaten; E88: which tile it was is not decided by that."""
    s.village = put(s.village, province, 0)
    s.tell(VILLAGE_GONE, province)


# -- tiles in hand --------------------------------------------------------------------------------


def kept_number(s: EraState, seat: int) -> int:
    """How many lie face down before a seat: everybody knows."""
    kinds = len(s.box.villages)
    return sum(s.kept[seat * kinds : (seat + 1) * kinds])


def has_kept(s: EraState, seat: int, village: int) -> bool:
    return s.kept[seat * len(s.box.villages) + village] > 0


def kept_half_progress(s: EraState, seat: int) -> int:
    """The tile Progress at half price, if the seat has one; else NOBODY."""
    for village, printed in enumerate(s.box.villages):
        if printed.effect == E_HALF_PROGRESS and has_kept(s, seat, village):
            return village
    return NOBODY


def hire_tile(s: EraState, seat: int, village: int) -> None:
    """R20.5: face down in the battle (E102)."""
    kinds = len(s.box.villages)
    s.kept[seat * kinds + village] -= 1
    s.hired[seat * kinds + village] += 1
    s.tell(HIRED, seat, village)


def turn_up_hired(s: EraState) -> None:
    """R17.3, E102: mercenaries lie open beside the board when the battle is over."""
    kinds = len(s.box.villages)
    for at, tiles in enumerate(s.hired):
        for _ in range(tiles):
            s.used[at] += 1
            s.reveal(VILLAGE_USED, at // kinds, at % kinds)
    s.hired = [0] * len(s.hired)


def turn_up(s: EraState, seat: int, village: int) -> None:
    at = seat * len(s.box.villages) + village
    s.kept[at] -= 1
    s.used[at] += 1
    s.reveal(VILLAGE_USED, seat, village)


# -- what a tile does -----------------------------------------------------------------------------


def do_nothing(s: EraState, seat: int, number: int) -> None:
    """A tile for the final scoring."""


def give_half_progress(s: EraState, seat: int, number: int) -> None:
    s.push(HALF_PROGRESS, seat)


def give_leader(s: EraState, seat: int, number: int) -> None:
    for _ in range(number):
        hire_grey_leader(s, seat)


DEEDS: Final[tuple[Callable[[EraState, int, int], None], ...]] = (
    do_nothing, give_half_progress, give_leader, add_morale, add_influence, add_thalers,
    add_grey_militia,
)  # fmt: skip
"""In the order of kinds.EFFECTS (R20.4)."""


def use_tile(s: EraState, seat: int, village: int) -> None:
    """R20.3"""
    printed = s.box.villages[village]
    turn_up(s, seat, village)
    DEEDS[printed.effect](s, seat, printed.number)


def why_no_effect(s: EraState, seat: int, village: int) -> Why | None:
    """Why a tile cannot be used for its effect now, if it could be used at all."""
    printed = s.box.villages[village]
    about = {"village": printed.id}
    if printed.effect == E_SCORE:
        return Why("R20.3", "scores-at-the-end", about)
    if printed.effect == E_LEADER and not has_grey_leader(s):
        return Why("R20.8", "no-grey-leader", about)
    if printed.effect == E_HALF_PROGRESS and not can_invent(s, seat):
        return Why("R20.7", "no-progress-affordable", about)
    return None


# -- winning one ----------------------------------------------------------------------------------


class DrawVillage(Chance[EraState]):
    """C3, E88: any tile that nobody has seen."""

    def outcomes(self, s: EraState) -> list[tuple[str, int]]:
        chances = s.tiles.chances()
        word = s.box.speller.word
        return [(word(VILLAGE_V, kind), weight) for kind, weight in enumerate(chances) if weight]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == VILLAGE_V and s.tiles.chances()[arg]:
            return None
        return Why("R20.3", "no-such-tile")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(WINNER)
        s.pop()
        s.tiles.draw(arg)
        s.kept[seat * len(s.box.villages) + arg] += 1
        s.tell(VILLAGE_TAKEN, seat, arg)
        s.push(VILLAGE_WON, seat, arg)

    def secret_of(self, s: EraState, verb: int) -> int:
        return s.var(WINNER)


class VillageWon(Decision[EraState]):
    """D33: use the tile at once, or keep it face down?"""

    def actor(self, s: EraState) -> int:
        return s.var(SEAT)

    def legal(self, s: EraState) -> list[str]:
        word = s.box.speller.word
        words: list[str] = []
        if why_no_effect(s, s.var(SEAT), s.var(TILE)) is None:
            words.append(word(USE_V, s.var(TILE)))
        words.append(word(STOW_V))
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == STOW_V:
            return None
        if verb != USE_V:
            return Why("R20.3", "asked-village")
        if arg != s.var(TILE):
            return Why("R20.3", "another-village", {"village": s.box.villages[arg].id})
        return why_no_effect(s, s.var(SEAT), arg)

    def act(self, s: EraState, verb: int, arg: int) -> None:
        seat = s.var(SEAT)
        s.pop()
        if verb == USE_V:
            use_tile(s, seat, arg)
        else:
            s.tell(VILLAGE_STOWED, seat)
