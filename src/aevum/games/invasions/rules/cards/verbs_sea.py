"""Events of a landing: the window of the sea-risk roll, and the verb that changes it.

Rules   war R30.3, R30.6; realm R9.9; aid Common-4
Owns    none
Nodes   none
Leaves  the landing to transport.py, what lasts to lasting.py
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.components.sea import SEA_RISK
from aevum.games.invasions.kinds import TIMINGS
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.cards.events import begin_occasion, end_occasion, open_window
from aevum.games.invasions.rules.cards.lasting import sway_reaction
from aevum.games.invasions.state import InvasionsState

W6: Final = TIMINGS.index("naval")


def open_landing_events(s: InvasionsState, nation: int) -> None:
    """W6: the sea-risk roll is announced; each landing is one occasion (aid Common-4)."""
    begin_occasion(s)
    open_window(s, W6, nation)


def end_landing_events(s: InvasionsState) -> None:
    end_occasion(s)


def change_risk(s: InvasionsState, speech: Speech) -> None:
    """sea_risk: added to the roll that was announced."""
    sway_reaction(s, speech.step.n)


def can_change_risk(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(SEA_RISK)


REGISTRY.verb("sea_risk", change_risk, can_change_risk)
