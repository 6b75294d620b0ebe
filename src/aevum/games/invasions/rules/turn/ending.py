"""The end of a turn: step 3.B, and the test that may end the game.

Rules   realm R9.2 step 3.B, R12.1, R22.10, E94, E108; aid Common-5
Owns    none
Nodes   islam-test (chance)
Leaves  Diplomacy cards to diplomacy.py, the score to scoring.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.turn import ISLAM_ROLLED, ISLAM_TEST
from aevum.games.invasions.kinds import MODIFIERS
from aevum.games.invasions.rules.board.dice import D10
from aevum.games.invasions.rules.board.units import units_of
from aevum.games.invasions.rules.raids.raids import expire_markers
from aevum.games.invasions.rules.turn.founding import is_settled, unsettle_nation
from aevum.games.invasions.rules.turn.timeline import begins_now, found_islam
from aevum.games.invasions.state import InvasionsState

ISLAM: Final = MODIFIERS.index("islam")
WEAK: Final = (MODIFIERS.index("limites_face_persia"), MODIFIERS.index("eastern_expansion"))
"""islam: the two powers whose weakness counts, by what only they have."""


def let_raids_fade(s: InvasionsState) -> None:
    """realm R22.10"""
    expire_markers(s)


def unsettle_raiders(s: InvasionsState) -> None:
    """realm E94: settled raiders without a unit raid again."""
    for nation in range(len(s.being)):
        if is_settled(s, nation) and not units_of(s, nation):
            unsettle_nation(s, nation)


def await_islam(s: InvasionsState) -> None:
    """realm R12.1, E89: after 3.B, before phase 4; once."""
    if begins_now(s, ISLAM):
        s.push(ISLAM_TEST)


def islam_bonus(s: InvasionsState) -> int:
    """aid Common-5: Raid + results, and each rival that is in decline or has collapsed."""
    weak = 0
    for nation in s.box.nations:
        if any(nation.has[power] for power in WEAK):
            weak += s.decline[nation.index] > 0 or not s.is_in_game(nation.index)
    return s.plus_raids + weak


class IslamTest(D10):
    """aid Common-5"""

    def rolled(self, s: InvasionsState, die: int) -> None:
        s.pop()
        total = die + islam_bonus(s)
        founded = total >= s.box.modifiers[ISLAM].numbers[0]
        s.tell(ISLAM_ROLLED, total, int(founded))
        if founded:
            found_islam(s)
