"""The odds of a fight before it is fought: who wins, and what each side can expect to lose.

Battles of both systems, sieges and assaults, interceptions and sea battles are reckoned exactly:
dice count by what they are worth, so that a throw is a few numbers, and all throws of both sides
are summed up. Nothing here changes the state that is asked about.
"""

from __future__ import annotations

from aevum.games.invasions.odds.battle import odds, odds_now
from aevum.games.invasions.odds.dice import (
    BLACK_OPEN,
    BLACK_ROUGH,
    WHITE_OPEN,
    WHITE_ROUGH,
    hits_of,
)
from aevum.games.invasions.odds.interceptions import Interception, interception_now
from aevum.games.invasions.odds.marches import battle_ahead
from aevum.games.invasions.odds.outcome import Outcome
from aevum.games.invasions.odds.plan import Odds, Plan, fighters_of
from aevum.games.invasions.odds.sea import sea_now, sea_odds
from aevum.games.invasions.odds.sieges import siege_chance, siege_now
from aevum.games.invasions.odds.standard import pools_of
from aevum.games.invasions.state import InvasionsState

__all__ = [
    "BLACK_OPEN", "BLACK_ROUGH", "WHITE_OPEN", "WHITE_ROUGH", "Interception", "Odds", "Outcome",
    "Plan", "battle_ahead", "fight_now", "fighters_of", "hits_of", "interception_now", "odds",
    "odds_now", "pools_of", "sea_now", "sea_odds", "siege_chance", "siege_now",
]  # fmt: skip


def fight_now(s: InvasionsState) -> Odds | Interception | None:
    """Of whatever is fought, or was announced; None if nothing is."""
    return odds_now(s) or siege_now(s) or sea_now(s) or interception_now(s)
