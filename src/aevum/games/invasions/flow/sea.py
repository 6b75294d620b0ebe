"""The nodes of the sea: naval movement, meetings, transport and landing."""

from __future__ import annotations

from aevum.core.flow import Node, Procedure
from aevum.games.invasions.components.sea import (
    DROWN,
    DUEL,
    EMBARK,
    MEETING,
    PARLEY,
    PASSAGE,
    SAIL,
    SAILING,
    SEA_REACT,
    SEA_RISK,
    SEA_TEST,
)
from aevum.games.invasions.rules.sea import naval, transport
from aevum.games.invasions.state import InvasionsState

SEA_NODES: list[Node[InvasionsState]] = [
    Procedure(SAILING, [naval.sail_on, naval.end_sailing]),
    naval.Sail(SAIL),
    Procedure(MEETING, [naval.meet_enemies, naval.meet_actively]),
    naval.SeaReact(SEA_REACT),
    naval.SeaTest(SEA_TEST),
    Procedure(DUEL, [naval.ask_active, naval.ask_enemy, naval.join_battle, naval.end_duel]),
    naval.Parley(PARLEY),
    transport.Embark(EMBARK),
    Procedure(PASSAGE, [transport.set_sail, transport.cross_zones, transport.disembark]),
    transport.SeaRisk(SEA_RISK),
    transport.Drown(DROWN),
]
