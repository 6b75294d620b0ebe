"""Ranks are closed: eliminated units and fleets leave the lines, and with them all memory of them.

Rules   war 1.3, E28
Owns    none
Nodes   none
Leaves  the lines themselves to units.py

Battles, retreats, reactions and sieges remember a unit by its place in the lines. Places change
here alone, between two activations, and whoever remembers one forgets it here first.
"""

from __future__ import annotations

from aevum.games.invasions.rules.battle.combat import forget_combat
from aevum.games.invasions.rules.battle.hits import clear_losses
from aevum.games.invasions.rules.battle.lineup import clear_field
from aevum.games.invasions.rules.battle.retreat import clear_group, forget_refugees
from aevum.games.invasions.rules.board.units import drop_eliminated
from aevum.games.invasions.rules.march.calls import end_reactions, forget_tries
from aevum.games.invasions.rules.march.marching import end_march
from aevum.games.invasions.rules.march.migration import forget_trek
from aevum.games.invasions.rules.raids.raid_party import forget_party
from aevum.games.invasions.rules.sea.sea_battle import forget_ships
from aevum.games.invasions.rules.sea.squadrons import forget_voyages
from aevum.games.invasions.state import InvasionsState


def close_ranks(s: InvasionsState) -> None:
    """Where no frame holds the place of a unit: when a turn or an activation begins."""
    clear_field(s)
    clear_losses(s)
    clear_group(s)
    forget_refugees(s)
    forget_combat(s)
    forget_trek(s)
    forget_party(s)
    forget_tries(s)
    end_reactions(s)
    forget_ships(s)
    forget_voyages(s)
    end_march(s)
    drop_eliminated(s)
