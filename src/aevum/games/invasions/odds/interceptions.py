"""The odds of an interception: does the stack come, and what would the battle be (war R17)?"""

from __future__ import annotations

from typing import Any, NamedTuple

from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.march import REACT
from aevum.games.invasions.kinds import EMPIRE, NONE
from aevum.games.invasions.odds.battle import odds
from aevum.games.invasions.odds.plan import Odds, Plan, fighters_of
from aevum.games.invasions.odds.sieges import DIE
from aevum.games.invasions.rules.battle.pools import Field
from aevum.games.invasions.rules.board.cities import is_fortified
from aevum.games.invasions.rules.board.leaders import best_combat, leaders_at
from aevum.games.invasions.rules.board.units import units_in
from aevum.games.invasions.rules.march.calls import force_of, leaders_called, units_called
from aevum.games.invasions.rules.march.interception import chance_of, room_for, route_of
from aevum.games.invasions.rules.march.marching import open_band
from aevum.games.invasions.rules.turn.founding import is_civilized
from aevum.games.invasions.state import InvasionsState

ENTERED = REACT.variable("province")


class Interception(NamedTuple):
    """The chance that the stack comes, and the battle if it does."""

    chance: float
    battle: Odds

    def as_dict(self) -> dict[str, Any]:
        return {"chance": self.chance, **self.battle.as_dict()}


def arrival_chance(s: InvasionsState, call: int, entered: int) -> float:
    """war R17.5, R17.6: a D10 and what is added to it."""
    route = route_of(s, call, entered)
    if route is None:
        return 0.0
    needed = s.box.numbers.interception_roll - chance_of(s, call, entered, route)
    return 1.0 - min(max(needed - 1, 0), DIE) / DIE


def interception_now(s: InvasionsState) -> Interception | None:
    """Of the stack that was announced last; None if there is none."""
    if not s.at(REACT) or not s.call_nation or s.call_step[-1] != NONE:
        return None
    call, entered = len(s.call_nation) - 1, s.var(ENTERED)
    nation = s.call_nation[call]
    own = [u for u in units_in(s, entered) if s.unit_command[u] in force_of(s, nation)]
    coming = units_called(s, call)[: max(0, room_for(s, call, entered))]
    band = open_band(s)
    plan = Plan(
        field_there(s, entered, nation), fighters_of(s, band.units), fighters_of(s, own + coming)
    )
    chiefs = [*leaders_called(s, call), *leaders_at(s, entered, nation)]
    plan.rerolls = best_combat(s, band.leaders), best_combat(s, chiefs)
    plan.holds = plan.field.city or plan.field.horde
    empty = not plan.forces[ATTACKER] or not plan.forces[DEFENDER]
    battle = Odds(0.0, 0.0, 0.0, 0.0) if empty else odds(s, plan)
    return Interception(arrival_chance(s, call, entered), battle)


def field_there(s: InvasionsState, entered: int, nation: int) -> Field:
    """The ground of the battle; who is intercepted has crossed nothing (war R17.16)."""
    printed = s.box.provinces[entered]
    field = Field(printed.terrain, not printed.civilized)
    force = force_of(s, nation)
    owner = s.city_owner[entered] if s.built(entered) else s.controller[entered]
    if owner in force and is_fortified(s, entered):
        field.city = is_civilized(s, owner)
        field.imperial_city = s.status[owner] == EMPIRE
    field.horde = any(s.horde[each] == entered for each in force)
    return field
