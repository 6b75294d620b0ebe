"""The sequence of play (realm R9.2).

game         turns, until the scenario ends
turn         status of nations → Event cards → administration → slots → activations → scoring
status       barbarians age and found kingdoms → kingdoms and empires age → gold → heresies
activation   event window → movement

Each chapter is a module of `rules/`; its plate says which rules it holds, which fields of the state
it alone writes, and which nodes are its own. A chapter calls the functions of another one to change
what that one owns. From the ground up:

timeline, units, foedus, clients, vassals, cities, leaders, treasury   own pieces and markers
relations    derives friendly, neutral and hostile from bonds and flags, and stores nothing
founding, ageing, religion   what a nation is; the activation order follows from it
control      the memory of R24.8: whoever changes units, bonds, cities or status calls
             `settle_control` when his change is complete, never in the middle of a move
kingdoms, empires   their foundings, asked for by status (1.A)
income, scoring   read all of these
clock        the turn; a further step of R9.2 is a step of the procedure `turn`, and a further part
             of an activation (R10.1, war R7.4 to R7.9) a step of `activation`
setup        lays out a scenario through the functions of the owners
"""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components.turn import GAME, TURN
from aevum.games.invasions.flow.administration import ADMINISTRATION_NODES
from aevum.games.invasions.flow.battle import BATTLE_NODES
from aevum.games.invasions.flow.bonds import BOND_NODES
from aevum.games.invasions.flow.cards import CARD_NODES
from aevum.games.invasions.flow.march import MARCH_NODES
from aevum.games.invasions.flow.raids import RAID_NODES
from aevum.games.invasions.flow.reinforcements import REINFORCEMENT_NODES
from aevum.games.invasions.flow.sea import SEA_NODES
from aevum.games.invasions.flow.turn import TURN_NODES
from aevum.games.invasions.rules.administration import administering
from aevum.games.invasions.rules.board import ranks
from aevum.games.invasions.rules.bonds import bonds, diplomacy, embassies, free_alliance, frontiers
from aevum.games.invasions.rules.cards import events
from aevum.games.invasions.rules.raids import caravans, raids
from aevum.games.invasions.rules.reinforcements import reinforcements
from aevum.games.invasions.rules.turn import (
    clock,
    division,
    elimination,
    ending,
    scoring,
    status,
)
from aevum.games.invasions.state import InvasionsState

FLOW: list[Node[InvasionsState]] = [
    Procedure(GAME, [clock.play_turns, scoring.end_game]),
    Procedure(
        TURN,
        [
            ranks.close_ranks,
            clock.begin_turn,
            division.change_union,
            status.check_status,
            reinforcements.begin_reinforcements,
            events.draw_events,
            raids.begin_raids,
            caravans.begin_caravans,
            diplomacy.draw_cards,
            embassies.open_diplomacy,
            administering.begin_administration,
            free_alliance.offer_free_alliance,
            clock.order_slots,
            clock.activate_nations,
            bonds.end_diplomacy,
            ending.let_raids_fade,
            ending.unsettle_raiders,
            elimination.eliminate_nations,
            frontiers.weigh_patrons,
            ending.await_islam,
            scoring.score_turn,
            bonds.end_turn_alliances,
            clock.end_turn,
        ],
    ),
    *TURN_NODES,
    *REINFORCEMENT_NODES,
    *CARD_NODES,
    *RAID_NODES,
    *ADMINISTRATION_NODES,
    *BOND_NODES,
    *MARCH_NODES,
    *SEA_NODES,
    *BATTLE_NODES,
]
