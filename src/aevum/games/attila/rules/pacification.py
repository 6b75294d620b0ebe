"""Pacification: after its conflict a province is closed, and the centuries run out.

Rules   R7
Owns    pacified, tiles
Nodes   none
Leaves  the scoring of an emptied century to scoring.py, the end trigger T1 to ending.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.attila.components import CONFLICT, PACIFIED, SEVENTH
from aevum.games.attila.rules.ending import lay_last_tile
from aevum.games.attila.state import NO_TILE_LEFT, TILE, AttilaState

FOUGHT: Final = CONFLICT.variable("province")
DUE: Final = CONFLICT.variable("due")
"""The century to be scored after this conflict, plus one; 0 = none."""


def century(s: AttilaState) -> int:
    """The lowest century that still holds a tile; the 7th lasts to the end (R5.2, K29)."""
    for number in range(SEVENTH):
        if s.tiles[number]:
            return number
    return SEVENTH


def pacify(s: AttilaState) -> None:
    """R7.1, R7.2; the frame keeps which century is to be scored."""
    province = s.var(FOUGHT)
    number = century(s)
    if not s.tiles[number]:  # K28: fought as usual, closed without a tile
        s.pacified[province] = NO_TILE_LEFT
        s.tell(PACIFIED, province, -1)
        return
    s.tiles[number] -= 1
    s.pacified[province] = TILE
    s.tell(PACIFIED, province, number)
    emptied = not s.tiles[number]
    if emptied and number == SEVENTH:
        lay_last_tile(s)  # R8.1, K10: scored once, at the very end, unless agreed otherwise
    if emptied and (number < SEVENTH or s.score_tenth):
        s.set_var(DUE, number + 1)
