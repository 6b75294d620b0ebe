"""Influence or a second stone: the counter climbs, or the tribe grows once more.

Rules   R5
Owns    influence, forgone
Nodes   influence (decision), second (decision)
Leaves  placing to placement.py, the end trigger T3 to ending.py, the century to pacification.py
"""

from __future__ import annotations

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.attila.components import (
    FORGO_V,
    FORWENT,
    INFLUENCE,
    INFLUENCE_V,
    INFLUENCED,
    PLACE_V,
    SECOND,
    SKIP_SECOND_V,
    SKIPPED_SECOND,
    TOP,
    TRIBES,
)
from aevum.games.attila.rules.ending import reach_top
from aevum.games.attila.rules.pacification import century
from aevum.games.attila.rules.placement import (
    place_stone,
    placements,
    why_not_place,
)
from aevum.games.attila.state import AttilaState


def influence_step(s: AttilaState) -> int:
    """R5.2: one field in the 4th century, two in the 5th, three in the 6th, four in the 7th."""
    return century(s) + 1


def climb(s: AttilaState, seat: int, tribe: int, steps: int) -> None:
    """R5.4: off the track counts as 0; R5.9: nobody climbs above the top field."""
    place = seat * TRIBES + tribe
    before = s.influence[place]
    after = before + steps
    if after >= TOP:
        after = TOP
        reach_top(s, seat)
    s.influence[place] = after
    s.tell(INFLUENCED, seat, tribe, before, after)


def forget_last_slot(s: AttilaState) -> None:
    s.forgone = 0


def choose_influence(s: AttilaState) -> None:
    if s.tribe >= 0:
        s.push(INFLUENCE)


def choose_second_stone(s: AttilaState) -> None:
    """R5.5; without a legal province the question is not asked (K24)."""
    if s.forgone and placements(s, s.tribe):
        s.push(SECOND)


class Influence(Decision[AttilaState]):
    """D4: take the influence, or forgo it?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        words = s.board.words
        return [words[INFLUENCE_V][0], words[FORGO_V][0]]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == INFLUENCE_V or verb == FORGO_V:
            return None
        return Why("R5.5", "asked-influence")

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        s.pop()
        if verb == INFLUENCE_V:
            climb(s, s.active, s.tribe, influence_step(s))
        else:
            s.forgone = 1
            s.tell(FORWENT, s.active, s.tribe)


class Second(Decision[AttilaState]):
    """D5: where does the second stone go, if anywhere?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        actions = s.board.places(placements(s, s.tribe))
        actions.append(s.board.words[SKIP_SECOND_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == PLACE_V:
            return why_not_place(s, s.tribe, arg)
        return None if verb == SKIP_SECOND_V else Why("R5.5", "asked-second")

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        s.pop()
        if verb == PLACE_V:
            place_stone(s, s.tribe, arg)
        else:
            s.tell(SKIPPED_SECOND, s.active, s.tribe)
