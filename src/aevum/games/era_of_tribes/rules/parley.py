"""Parley at sea: whoever wants a battle is its attacker.

Rules   R13.13
Owns    spoken, sea_battles
Nodes   sea-entry (procedure), parley (decision), challenge (decision)
Leaves  sailing to naval.py, the battle to lineup.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.era_of_tribes.components import (
    CHALLENGE,
    CHALLENGE_V,
    DONE_V,
    EXPANSION,
    FIGHT_V,
    NOBODY,
    PARLEY,
    PARLEYED,
    PEACE_V,
    SEA_ENTRY,
)
from aevum.games.era_of_tribes.kinds import SEATS
from aevum.games.era_of_tribes.rules.realm import fleets_at
from aevum.games.era_of_tribes.state import EraState

MOVER: Final = EXPANSION.variable("seat")
SEA: Final = SEA_ENTRY.variable("sea")
RIVAL: Final = SEA_ENTRY.variable("rival")
ASKED_SEA: Final = PARLEY.variable("sea")
ASKED: Final = PARLEY.variable("seat")
ASKED_ABOUT: Final = PARLEY.variable("rival")
CHALLENGER: Final = CHALLENGE.variable("seat")

ENTRY: Final = 3
"""Numbers per battle in `sea_battles`: sea, rival of the mover, does the rival attack?"""


def begin_parleys(s: EraState) -> None:
    """E45: every Expansion anew."""
    s.spoken = [0] * len(s.spoken)
    s.sea_battles = []


def enter_sea(s: EraState, seat: int, sea: int) -> None:
    """E45: asked once per field and Expansion, when a foreign field is entered."""
    rival = s.sea_owner[sea]
    if rival not in (NOBODY, seat) and not has_spoken(s, sea, rival):
        s.push(SEA_ENTRY, sea, rival)


def has_spoken(s: EraState, sea: int, rival: int) -> bool:
    return s.spoken[sea * s.players + rival] == 1


def battle_pending(s: EraState, sea: int) -> bool:
    """E112"""
    return sea in s.sea_battles[::ENTRY]


def ask_mover(s: EraState) -> None:
    """R13.13: the moving player decides first."""
    sea, rival = s.var(SEA), s.var(RIVAL)
    s.spoken[sea * s.players + rival] = 1
    s.push(PARLEY, sea, s.var_of(EXPANSION, MOVER), rival)


def ask_controller(s: EraState) -> None:
    """E45: only if the mover keeps peace."""
    sea, rival = s.var(SEA), s.var(RIVAL)
    if not battle_with(s, sea, rival):
        s.push(PARLEY, sea, rival, s.var_of(EXPANSION, MOVER))


def battle_with(s: EraState, sea: int, rival: int) -> bool:
    for at in range(0, len(s.sea_battles), ENTRY):
        if s.sea_battles[at] == sea and s.sea_battles[at + 1] == rival:
            return True
    return False


def agree_battle(s: EraState, sea: int, rival: int, rival_attacks: bool) -> None:
    s.sea_battles += [sea, rival, int(rival_attacks)]


def drop_battle(s: EraState, at: int) -> None:
    del s.sea_battles[at : at + ENTRY]


def drop_lapsed_battles(s: EraState, mover: int) -> None:
    """E112: a battle for which a side has no fleet left lapses."""
    at = 0
    while at < len(s.sea_battles):
        sea, rival = s.sea_battles[at], s.sea_battles[at + 1]
        if fleets_at(s, sea, mover) and fleets_at(s, sea, rival):
            at += ENTRY
        else:
            drop_battle(s, at)


class Parley(Decision[EraState]):
    """D21"""

    def actor(self, s: EraState) -> int:
        return s.var(ASKED)

    def legal(self, s: EraState) -> list[str]:
        return [s.box.speller.word(FIGHT_V), s.box.speller.word(PEACE_V)]

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        return None if verb in (FIGHT_V, PEACE_V) else Why("R13.13", "asked-parley")

    def act(self, s: EraState, verb: int, arg: int) -> None:
        sea, seat, other = s.var(ASKED_SEA), s.var(ASKED), s.var(ASKED_ABOUT)
        mover = s.var_of(EXPANSION, MOVER)
        s.pop()
        s.tell(PARLEYED, seat, sea, int(verb == FIGHT_V))
        if verb == FIGHT_V:
            agree_battle(s, sea, other if seat == mover else seat, seat != mover)


# -- challenges -----------------------------------------------------------------------------------


def can_challenge(s: EraState, seat: int, sea: int, rival: int) -> bool:
    """E45: a player with whom a field is shared, and neither truce nor battle was agreed."""
    if seat == rival or rival >= s.players or has_spoken(s, sea, rival):
        return False
    return fleets_at(s, sea, seat) > 0 and fleets_at(s, sea, rival) > 0


class Challenge(Decision[EraState]):
    """D22"""

    def actor(self, s: EraState) -> int:
        return s.var(CHALLENGER)

    def legal(self, s: EraState) -> list[str]:
        seat = s.var(CHALLENGER)
        word = s.box.speller.word
        words = [word(DONE_V)]
        for sea in s.chart().seas:
            if fleets_at(s, sea, seat):
                rivals = [r for r in range(s.players) if can_challenge(s, seat, sea, r)]
                words += [word(CHALLENGE_V, sea * SEATS + rival) for rival in rivals]
        return words

    def why_not(self, s: EraState, verb: int, arg: int) -> Why | None:
        if verb == DONE_V:
            return None
        if verb != CHALLENGE_V:
            return Why("R13.13", "asked-challenge")
        sea, rival = divmod(arg, SEATS)
        if can_challenge(s, s.var(CHALLENGER), sea, rival):
            return None
        return Why("R13.13", "no-challenge", {"sea": s.box.seas[sea].id})

    def act(self, s: EraState, verb: int, arg: int) -> None:
        if verb == DONE_V:
            s.pop()
            return
        sea, rival = divmod(arg, SEATS)
        s.spoken[sea * s.players + rival] = 1
        agree_battle(s, sea, rival, False)
