"""Nations that leave the game.

Rules   realm E108, E138; aid Huns-E
Owns    none
Nodes   none
Leaves  the collapse of an empire to collapse.py, bonds to bonds.py
"""

from __future__ import annotations

from aevum.games.invasions.components.turn import LEFT_GAME
from aevum.games.invasions.kinds import BARBARIAN
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.leaders import leaders_in_play, remove_leader
from aevum.games.invasions.rules.board.treasury import fill_treasury
from aevum.games.invasions.rules.board.units import (
    fleets_of,
    national_units,
    remove_fleet,
    remove_limes,
    remove_unit,
    take_horde,
    units_of,
)
from aevum.games.invasions.rules.bonds.bonds import end_bonds
from aevum.games.invasions.rules.turn.founding import leave_game
from aevum.games.invasions.state import InvasionsState


def eliminate_nations(s: InvasionsState) -> None:
    """realm E108: at the end of a turn, kingdoms and empires without ground and units."""
    for nation in range(len(s.being)):
        civilized = s.status[nation] != BARBARIAN
        if civilized and s.on_board(nation) and has_nothing(s, nation):
            vanish(s, nation)


def has_nothing(s: InvasionsState, nation: int) -> bool:
    """realm E35: a unit that serves others is not its own."""
    own = any(s.unit_command[unit] == nation for unit in national_units(s, nation))
    return not own and not s.lands_of(nation)


def vanish(s: InvasionsState, nation: int) -> None:
    """Everything of it leaves the board, its bonds end; its points stay."""
    end_bonds(s, nation)
    for unit in units_of(s, nation):
        remove_unit(s, unit)
    for fleet in fleets_of(s, nation):
        remove_fleet(s, fleet)
    for leader in leaders_in_play(s, nation):
        remove_leader(s, leader)
    for province in range(len(s.limes)):
        if s.limes[province] == nation:
            remove_limes(s, province)  # realm E138
    take_horde(s, nation)
    fill_treasury(s, nation, 0)
    leave_game(s, nation)
    s.tell(LEFT_GAME, nation)
    settle_control(s)
