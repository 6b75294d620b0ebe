"""Leaders of the timeline: who leaves, who comes, who steps aside and who is moved.

Rules   realm R19.3 to R19.6, R3.2, R3.3, E12, E111; war R3.7
Owns    none
Nodes   leader-to (decision), leader-moves (decision)
Leaves  where leaders are to leaders.py, leaders who enter with their nation to arrivals.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.reinforcements import (
    END_LEADERS_V,
    LEADER_CAME,
    LEADER_LEFT,
    LEADER_MOVES,
    LEADER_TO,
    NAME_LEADER_V,
    REINFORCING,
)
from aevum.games.invasions.kinds import EMPIRE, KINGDOM, LEADER, MODIFIERS, NONE
from aevum.games.invasions.rules.board.homelands import provinces_of
from aevum.games.invasions.rules.board.leaders import (
    in_play,
    leaders_in_play,
    place_leader,
    remove_leader,
    send_away,
)
from aevum.games.invasions.rules.board.places import NameProvince
from aevum.games.invasions.rules.turn.timeline import rows_now
from aevum.games.invasions.state import InvasionsState

NATION: Final = REINFORCING.variable("nation")
PLACED: Final = LEADER_TO.variable("leader")
MOVER: Final = LEADER_MOVES.variable("nation")
AFTER: Final = LEADER_MOVES.variable("after")
SUCCESSION: Final = MODIFIERS.index("theodosius_succession")


# -- questions ------------------------------------------------------------------------------------


def listed_now(s: InvasionsState, nation: int) -> list[int]:
    """realm R9.8: historical leaders of this turn; one waits for the death of another."""
    found = [row.leader for row in rows_now(s, LEADER) if row.nation == nation]
    if s.in_force[SUCCESSION]:
        waiting = s.box.modifiers[SUCCESSION].value
        found = [leader for leader in found if s.box.leaders[leader].id != waiting]
    return found


def always_stays(s: InvasionsState, leader: int) -> bool:
    """realm R19.4, E12: ordinary generals of empires and of initial kingdoms."""
    nation = s.box.leaders[leader].nation
    return s.status[nation] == EMPIRE or s.box.nations[nation].start in (KINGDOM, EMPIRE)


def has_historical(s: InvasionsState, nation: int) -> bool:
    return any(s.box.leaders[leader].historical for leader in leaders_in_play(s, nation))


def ordinary_leaders(s: InvasionsState, nation: int) -> list[int]:
    return [each for each in s.box.leaders_of[nation] if not s.box.leaders[each].historical]


# -- the slot -------------------------------------------------------------------------------------


def dismiss_old_leaders(s: InvasionsState) -> None:
    """realm R19.5: historical leaders whom the timeline does not list for this turn too."""
    dismiss(s, s.var(NATION))


def dismiss(s: InvasionsState, nation: int) -> None:
    rows = [row.leader for row in rows_now(s, LEADER)]
    for leader in leaders_in_play(s, nation):
        if s.box.leaders[leader].historical and leader not in rows:
            remove_leader(s, leader)
            s.tell(LEADER_LEFT, leader)


def new_leaders(s: InvasionsState, nation: int) -> list[int]:
    """Those who are to be placed: historical ones first, then an ordinary one if he may come."""
    fresh = [each for each in listed_now(s, nation) if not s.dead[each] and not in_play(s, each)]
    if fresh:
        return fresh
    return [
        leader
        for leader in ordinary_leaders(s, nation)
        if not in_play(s, leader)
        and s.returns[leader] <= s.turn
        and (always_stays(s, leader) or not has_historical(s, nation))
    ]


def place_new_leaders(s: InvasionsState) -> None:
    """realm R19.4, R19.6: in any province of the nation; without one he waits (realm E111)."""
    nation = s.var(NATION)
    leaders = new_leaders(s, nation)
    if leaders and provinces_of(s, nation):
        s.repeat()
        s.push(LEADER_TO, leaders[0], NONE)


def let_step_aside(s: InvasionsState) -> None:
    """realm R19.4, E12: beside a historical leader a Rex goes to the turn track."""
    nation = s.var(NATION)
    if not has_historical(s, nation):
        return
    for leader in ordinary_leaders(s, nation):
        if in_play(s, leader) and not always_stays(s, leader):
            send_away(s, leader)
            s.tell(LEADER_LEFT, leader)


def relocate_leaders(s: InvasionsState) -> None:
    """realm R19.3"""
    nation = s.var(NATION)
    if movable(s, nation, 0):
        s.push(LEADER_MOVES, nation, 0)


def movable(s: InvasionsState, nation: int, first: int) -> list[int]:
    """Ordinary leaders who can go somewhere else; each of them once."""
    if len(provinces_of(s, nation)) < 2:
        return []
    on_land = [each for each in ordinary_leaders(s, nation) if s.leader_at[each] != NONE]
    return [leader for leader in on_land if leader >= first]


class LeaderTo(NameProvince):
    """realm DP8: the province of a leader."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.box.leaders[s.var(PLACED)].nation)

    def listed(self, s: InvasionsState) -> list[int]:
        leader = s.var(PLACED)
        places = provinces_of(s, s.box.leaders[leader].nation)
        return [p for p in places if p != s.leader_at[leader]]

    def named(self, s: InvasionsState, province: int) -> None:
        leader = s.var(PLACED)
        s.pop()
        place_leader(s, leader, province)
        s.tell(LEADER_CAME, leader, province)


class LeaderMoves(Decision[InvasionsState]):
    """realm DP8: ordinary leaders are relocated."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(MOVER))

    def legal(self, s: InvasionsState) -> list[str]:
        leaders = movable(s, s.var(MOVER), s.var(AFTER))
        words = [f"name_leader {s.box.leaders[leader].id}" for leader in leaders]
        return [*words, "end_leaders"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == END_LEADERS_V:
            return None
        if verb == NAME_LEADER_V and arg in movable(s, s.var(MOVER), s.var(AFTER)):
            return None
        return Why("R19.3", "asked-leaders")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == END_LEADERS_V:
            s.pop()
        else:
            s.set_var(AFTER, arg + 1)
            s.push(LEADER_TO, arg, NONE)
