"""Conflict: the fifth stone brings a province to a decision.

Rules   R6
Owns    laid
Nodes   conflict (procedure), commit (decision)
Leaves  the tile to pacification.py, the scoring to scoring.py, drawing to turn.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.attila.components import (
    COMMIT,
    COMMIT_DONE_V,
    COMMIT_V,
    CONFLICT,
    CONFLICT_BEGAN,
    LAID,
    PASSED,
    REMOVED,
    REVEALED,
    STRENGTH,
    TRIBES,
)
from aevum.games.attila.rules.cards import put_away
from aevum.games.attila.rules.picks import may_pick, pick, pickable, take_picks, why_not_pick
from aevum.games.attila.rules.placement import next_full_province, remove_stones
from aevum.games.attila.state import AttilaState

FOUGHT: Final = CONFLICT.variable("province")
ASKED: Final = CONFLICT.variable("asked")
SEAT: Final = COMMIT.variable("seat")
HERE: Final = COMMIT.variable("province")


def fight_next(s: AttilaState) -> None:
    """K17: pending conflicts are fought one after the other, in placement order."""
    if s.pending:
        province = next_full_province(s)
        s.repeat()
        s.push(CONFLICT, province)


def open_conflict(s: AttilaState) -> None:
    s.tell(CONFLICT_BEGAN, s.var(FOUGHT))


def ask_next_player(s: AttilaState) -> None:
    """R6.2: one round from the active player on.

    Only an empty hand, which everybody can see, passes by itself.
    """
    province = s.var(FOUGHT)
    asked = s.var(ASKED)
    while asked < s.players:
        seat = (s.active + asked) % s.players
        asked += 1
        if s.has_cards(seat):
            s.set_var(ASKED, asked)
            s.repeat()
            s.push(COMMIT, seat, province)
            return
        s.tell(PASSED, seat)
    s.set_var(ASKED, asked)


def reveal_and_clear(s: AttilaState) -> None:
    """R6.5-R6.9: reveal, compare strengths, remove the weakest, discard the cards."""
    province = s.var(FOUGHT)
    cards = reveal_cards(s)
    strengths: dict[int, int] = {}
    for tribe in range(TRIBES):
        stones = s.stones[province * TRIBES + tribe]
        if stones:
            strengths[tribe] = stones + cards[tribe]
            s.tell(STRENGTH, tribe, stones, cards[tribe])
    weakest = min(strengths.values())
    for tribe, strength in strengths.items():
        if strength == weakest:
            s.tell(REMOVED, tribe, province, remove_stones(s, tribe, province))
    for tribe in range(TRIBES):
        put_away(s, tribe, cards[tribe])


def reveal_cards(s: AttilaState) -> list[int]:
    """Turn all laid cards face up; returns how many lie there per tribe (R6.6)."""
    cards = [0] * TRIBES
    laid = s.laid
    for place in range(len(laid)):
        count = laid[place]
        if count:
            cards[place % TRIBES] += count
            s.reveal(REVEALED, place // TRIBES, place % TRIBES, count)
            laid[place] = 0
    return cards


class Commit(Decision[AttilaState]):
    """D9: which cards does this player lay face down?"""

    def actor(self, s: AttilaState) -> int:
        return s.var(SEAT)

    def legal(self, s: AttilaState) -> list[str]:
        """R6.3: cards left in the hand, of tribes present."""
        words = s.board.words
        commit = words[COMMIT_V]
        here = s.var(HERE) * TRIBES
        actions = [commit[t] for t in pickable(s, s.var(SEAT)) if s.stones[here + t]]
        actions.append(words[COMMIT_DONE_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == COMMIT_DONE_V:
            return None
        if verb != COMMIT_V:
            return Why("R6.2", "asked-commit")
        is_there = s.stones[s.var(HERE) * TRIBES + arg] > 0
        if is_there and may_pick(s, s.var(SEAT), arg):
            return None
        about = {"tribe": s.board.tribe_ids[arg], "province": s.board.ids[s.var(HERE)]}
        if not is_there:
            return Why("R6.3", "tribe-absent", about)
        return why_not_pick(s, s.var(SEAT), arg, "R6.3", "D9", about)

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        if verb == COMMIT_V:
            pick(s, arg)
            return
        seat = s.var(SEAT)
        s.laid[seat * TRIBES : (seat + 1) * TRIBES] = s.picks
        count = take_picks(s, seat)
        if count:  # R6.4: now everybody knows how many
            s.reveal(LAID, seat, count)
        else:
            s.reveal(PASSED, seat)
        s.pop()

    def secret_of(self, s: AttilaState, verb: int) -> int:
        """R6.4: the faces belong to the player who lays them."""
        return s.var(SEAT)
