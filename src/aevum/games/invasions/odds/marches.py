"""The odds of the battle to which a march leads, by the rules' own line-up."""

from __future__ import annotations

from aevum.games.invasions.components.battle import ATTACKER
from aevum.games.invasions.odds.battle import odds
from aevum.games.invasions.odds.plan import Odds, lined_up
from aevum.games.invasions.rules.battle.combat import attacker_at, foes_of_all
from aevum.games.invasions.rules.battle.lineup import call_sides, living
from aevum.games.invasions.state import InvasionsState


def battle_ahead(s: InvasionsState, province: int) -> Odds | None:
    """Of those who act and stand there now, if nobody flees or comes; this needs a copy.

    None if there is nobody to fight (war R19.2).
    """
    foes = foes_of_all(s, province)
    if not foes:
        return None
    call_sides(s, attacker_at(s, province), foes[0], province)
    return odds(s, lined_up(s, province, False)) if living(s, province, ATTACKER) else None
