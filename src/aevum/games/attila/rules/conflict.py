"""Conflict: the fifth stone brings a province to a decision.

Rules   R6
Owns    laid, pending
Nodes   conflict (procedure), commit (decision)
Leaves  the tile to pacification.py, the scoring to scoring.py, drawing to turn.py
"""

from __future__ import annotations

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
from aevum.games.attila.rules.picks import last_pick, take_picks
from aevum.games.attila.rules.placement import remove_stones
from aevum.games.attila.state import AttilaState


def fight_next(s: AttilaState) -> None:
    """K17: pending conflicts are fought one after the other, in placement order."""
    if s.pending:
        province = s.pending.pop(0)
        s.repeat()
        s.push(CONFLICT, province)


def open_conflict(s: AttilaState) -> None:
    s.tell(CONFLICT_BEGAN, s.var_a())


def ask_next_player(s: AttilaState) -> None:
    """R6.2: one round from the active player on; b counts who was asked.

    Only an empty hand, which everybody can see, passes by itself.
    """
    province = s.var_a()
    asked = s.var_b()
    while asked < s.players:
        seat = (s.active + asked) % s.players
        asked += 1
        if s.has_cards(seat):
            s.set_b(asked)
            s.repeat()
            s.push(COMMIT, seat, province)
            return
        s.tell(PASSED, seat)
    s.set_b(asked)


def reveal_and_clear(s: AttilaState) -> None:
    """R6.5-R6.9: reveal, compare strengths, remove the weakest, discard the cards."""
    province = s.var_a()
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
        s.discard[tribe] += cards[tribe]


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
    """D9: which cards does this player lay face down? Frame: a = seat, b = province."""

    def actor(self, s: AttilaState) -> int:
        return s.var_a()

    def legal(self, s: AttilaState) -> list[str]:
        """R6.3: cards left in the hand, of tribes present; picks go in the order of the tribes."""
        words = s.board.words
        commit = words[COMMIT_V]
        hand = s.var_a() * TRIBES
        here = s.var_b() * TRIBES
        actions = [
            commit[tribe]
            for tribe in range(last_pick(s), TRIBES)
            if s.stones[here + tribe] and s.hand[hand + tribe] > s.picks[tribe]
        ]
        actions.append(words[COMMIT_DONE_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == COMMIT_DONE_V:
            return None
        if verb != COMMIT_V:
            return Why("R6.2", "asked-commit")
        if s.board.words[verb][arg] in self.legal(s):
            return None
        about = {"tribe": s.board.tribe_ids[arg], "province": s.board.ids[s.var_b()]}
        if not s.stones[s.var_b() * TRIBES + arg]:
            return Why("R6.3", "tribe-absent", about)
        if s.hand[s.var_a() * TRIBES + arg] <= s.picks[arg]:
            return Why("R6.3", "card-not-in-hand", about)
        return Why("D9", "pick-in-order", about)

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        if verb == COMMIT_V:
            s.picks[arg] += 1
            return
        seat = s.var_a()
        s.laid[seat * TRIBES : (seat + 1) * TRIBES] = s.picks
        count = take_picks(s, seat)
        if count:  # R6.4: now everybody knows how many
            s.reveal(LAID, seat, count)
        else:
            s.reveal(PASSED, seat)
        s.pop()

    def secret_of(self, s: AttilaState, verb: int) -> int:
        """R6.4: the faces belong to the player who lays them."""
        return s.var_a()
