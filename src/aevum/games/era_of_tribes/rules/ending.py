"""What ends the game, and who is paid for it.

Rules   R25
Owns    ending, bonus, homes
Nodes   none
Leaves  when it is checked to turn.py and rounds.py, the final score to scoring.py
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.era_of_tribes.components import END_MET
from aevum.games.era_of_tribes.kinds import END_EPOCH, END_PROGRESSES, END_PROVINCES
from aevum.games.era_of_tribes.rules.metrics import length_of, provinces
from aevum.games.era_of_tribes.rules.tracks import add_influence
from aevum.games.era_of_tribes.rules.triumph import is_met
from aevum.games.era_of_tribes.state import EraState


def limit(s: EraState, end: int) -> int:
    return s.box.ends[end].limit[length_of(s)]


def in_last_epoch(s: EraState, seat: int) -> bool:
    return s.epoch[seat] >= limit(s, END_EPOCH)


def has_provinces(s: EraState, seat: int) -> bool:
    return provinces(s, seat) >= limit(s, END_PROVINCES)


def has_progresses(s: EraState, seat: int) -> bool:
    return s.progress_count(seat) >= limit(s, END_PROGRESSES)


def has_influence(s: EraState, seat: int) -> bool:
    return s.influence[seat] >= s.box.players[s.players - 1].influence_end[length_of(s)]


def has_taken_homes(s: EraState, seat: int) -> bool:
    return s.homes[seat] == 1


CONDITIONS: Final[tuple[Callable[[EraState, int], bool], ...]] = (
    in_last_epoch, has_provinces, has_progresses, has_influence, is_met, has_taken_homes,
)  # fmt: skip
"""In the order of ends.csv (R25.1)."""


def condition_met(s: EraState, seat: int) -> int:
    """The first end condition that a seat meets, or -1."""
    for end, holds in enumerate(CONDITIONS):
        if holds(s, seat):
            return end
    return -1


def check_ends(s: EraState, acting: int) -> None:
    """R25.2, R25.4, E61: the acting player first; 3 for the first, 2 for all others, once each."""
    numbers = s.box.numbers
    for seat in s.from_seat(acting):
        if s.bonus[seat]:
            continue
        end = condition_met(s, seat)
        if end >= 0:
            s.bonus[seat] = numbers.end_later if s.ending else numbers.end_first
            s.ending = s.ending or end + 1
            s.tell(END_MET, seat, end, s.bonus[seat])
            add_influence(s, seat, s.bonus[seat])


def note_conquest(s: EraState, seat: int, loser: int, province: int) -> None:
    """R25.5, E25: the last home that its people's player still held was taken from him."""
    people = s.people_of(loser)
    if province in people.homes and not any(s.owner[home] == loser for home in people.homes):
        s.homes[seat] = 1


def is_last_round(s: EraState) -> bool:
    """R25.3, E71"""
    return s.ending > 0 or s.round >= s.box.numbers.rounds[length_of(s)]
