"""The sequence of play (realm R9.2).

game         turns, until the scenario ends
turn         slots → activations → scoring
activation   movement

Each chapter is a module of `rules/`; its plate says which rules it holds, which fields of the state
it alone writes, and which nodes are its own. A chapter calls the functions of another one to change
what that one owns. From the ground up:

timeline, units, foedus, clients, vassals, cities, leaders, treasury   own pieces and markers
relations    derives friendly, neutral and hostile from bonds and flags, and stores nothing
founding, ageing, religion   what a nation is; the activation order follows from it
control      the memory of R24.8: whoever changes units, bonds, cities or status calls
             `settle_control` when his change is complete, never in the middle of a move
income, scoring   read all of these
clock        the turn; a further step of R9.2 is a step of the procedure `turn`, and a further part
             of an activation (R10.1, war R7.4 to R7.9) a step of `activation`
setup        lays out a scenario through the functions of the owners
"""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components import ACTIVATION, GAME, MOVE, TURN
from aevum.games.invasions.rules import clock, movement, scoring
from aevum.games.invasions.state import InvasionsState

FLOW: list[Node[InvasionsState]] = [
    Procedure(GAME, [clock.play_turns, scoring.end_game]),
    Procedure(
        TURN,
        [
            clock.begin_turn,
            clock.order_slots,
            clock.activate_nations,
            scoring.score_turn,
            clock.end_turn,
        ],
    ),
    Procedure(ACTIVATION, [clock.let_move]),
    movement.Move(MOVE),
]
