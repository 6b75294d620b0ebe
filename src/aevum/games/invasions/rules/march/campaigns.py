"""Campaigns: leader after leader, his free move and his parts.

Rules   war R7.7, R10.17, R21, E20, E21, E103, E125, DP26
Owns    campaigner, campaigned, theatre
Nodes   campaigns (procedure), choose-campaigner (decision), campaign (procedure),
        free-move (decision), next-campaign (decision)
Leaves  Movement parts to movement.py, sieges held between campaigns to siege.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import AREA_V
from aevum.games.invasions.components.march import (
    CAMPAIGN,
    CAMPAIGN_BEGAN,
    CAMPAIGNS,
    CHOOSE_CAMPAIGNER,
    CP_FREE_V,
    CP_LEADER_V,
    CP_NEXT_V,
    CP_NOFREE_V,
    CP_NONE_V,
    CP_STOP_V,
    FREE_MOVE,
    FREELY_MOVED,
    MV_DROP_V,
    NEXT_CAMPAIGN,
    STACKS,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import CAMPAIGN_FREE_MOVE
from aevum.games.invasions.rules.board.aids import keeps_palace
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.ground import (
    Forces,
    ground_of,
    is_barred,
    is_blocked,
    is_closed,
    is_leashed,
    is_strait,
)
from aevum.games.invasions.rules.board.leaders import move_leader, nation_of
from aevum.games.invasions.rules.board.relations import FRIENDLY
from aevum.games.invasions.rules.board.units import (
    counter_of,
    move_unit,
    open_slots,
    unit_of,
    unit_words,
    units_in,
)
from aevum.games.invasions.rules.march.marching import (
    Band,
    disband,
    join_leader,
    join_unit,
    leave_unit,
    open_band,
    renew_steps,
)
from aevum.games.invasions.rules.march.ways import CAMPAIGN as CAMPAIGN_MODE
from aevum.games.invasions.rules.sea.transport import carries, may_board
from aevum.games.invasions.state import InvasionsState

ARMY: Final = CAMPAIGNS.variable("nation")
CHOOSER: Final = CHOOSE_CAMPAIGNER.variable("nation")
NATION: Final = CAMPAIGN.variable("nation")
LEFT: Final = CAMPAIGN.variable("left")
FREE: Final = FREE_MOVE.variable("nation")
AREA: Final = FREE_MOVE.variable("area")
LAST: Final = FREE_MOVE.variable("last")
ASKED: Final = NEXT_CAMPAIGN.variable("nation")
MORE: Final = NEXT_CAMPAIGN.variable("left")
MANY: Final = 48
"""war 3.1: of more provinces the area is named first."""


# -- leaders --------------------------------------------------------------------------------------


def campaigners(s: InvasionsState) -> list[int]:
    """war R21.1, R3.3: leaders with campaigns left, active, with units to lead."""
    return [
        leader
        for nation in s.acting
        for leader in s.box.leaders_of[nation]
        if s.box.leaders[leader].campaign > 0
        and s.leader_at[leader] != NONE
        and not s.confined[leader]
        and not keeps_palace(s, leader)
        and leader not in s.campaigned
        and has_army(s, leader)
    ]


def has_army(s: InvasionsState, leader: int) -> bool:
    """Units with him, or beside him to join him (war R21.5)."""
    at = s.leader_at[leader]
    near = (at, *s.box.provinces[at].near)
    return any(s.unit_at[u] in near for u in range(len(s.unit_at)) if s.unit_command[u] in s.acting)


def choose_campaigner(s: InvasionsState) -> None:
    """war R21.2: in any order."""
    if campaigners(s):
        s.repeat()
        s.push(CHOOSE_CAMPAIGNER, s.var(ARMY))


def end_campaigns(s: InvasionsState) -> None:
    s.campaigned = []
    s.campaigner = NONE
    s.theatre = []


class ChooseCampaigner(Decision[InvasionsState]):
    """war DP26"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        leaders = sorted(campaigners(s))
        return [*(f"cp_leader {s.box.leaders[each].id}" for each in leaders), "cp_none"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == CP_LEADER_V:
            return None if arg in campaigners(s) else Why("W21.1", "no-campaigner")
        return None if verb == CP_NONE_V else Why("W21.1", "asked-campaigner")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(CHOOSER)
        s.pop()
        if verb == CP_NONE_V:
            s.campaigned = [each for each in range(len(s.leader_at)) if s.leader_at[each] != NONE]
            return
        s.campaigner = arg
        s.campaigned.append(arg)
        s.push(CAMPAIGN, nation, s.box.leaders[arg].campaign)


# -- one leader -----------------------------------------------------------------------------------


def is_able(s: InvasionsState) -> bool:
    """He is still there to lead."""
    leader = s.campaigner
    return s.leader_at[leader] != NONE and nation_of(s, leader) in s.acting


def offer_free_move(s: InvasionsState) -> None:
    """war R21.4: once, before the first campaign, to another friendly province."""
    offer_way(s, s.var(NATION))


def offer_way(s: InvasionsState, nation: int) -> None:
    renew_steps(s, False)
    gather(s)
    if free_goals(s):
        s.push(FREE_MOVE, nation, NONE, 0)
    else:
        disband(s)


def play_campaign(s: InvasionsState) -> None:
    """war R21.3"""
    left = s.var(LEFT)
    if left <= 0 or not is_able(s):
        return
    s.set_var(LEFT, left - 1)
    s.repeat()
    if left < s.box.leaders[s.campaigner].campaign:
        s.push(NEXT_CAMPAIGN, s.var(NATION), left)
    else:
        begin_campaign(s, s.var(NATION), left)


def begin_campaign(s: InvasionsState, nation: int, left: int) -> None:
    """war E125: the Combat part covers the places where his group has been."""
    s.theatre = [s.leader_at[s.campaigner]]
    s.tell(CAMPAIGN_BEGAN, s.campaigner, left)
    s.push(STACKS, nation, CAMPAIGN_MODE)


def note_theatre(s: InvasionsState, province: int) -> None:
    """A province that the campaigner's group has entered."""
    if s.campaigner != NONE and province not in s.theatre:
        s.theatre.append(province)


def end_campaign(s: InvasionsState) -> None:
    s.campaigner = NONE
    s.theatre = []


class NextCampaign(Decision[InvasionsState]):
    """war DP26: another campaign, or none."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["cp_next", "cp_stop"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (CP_NEXT_V, CP_STOP_V) else Why("W21.3", "asked-campaign")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, left = s.var(ASKED), s.var(MORE)
        s.pop()
        if verb == CP_NEXT_V:
            begin_campaign(s, nation, left)
            if s.switched(CAMPAIGN_FREE_MOVE):  # war E21
                offer_way(s, nation)
        else:
            s.set_var(LEFT, 0)


# -- the free move --------------------------------------------------------------------------------


def gather(s: InvasionsState) -> None:
    """war E103: he and all units of his province that are not bound to stay."""
    leader = s.campaigner
    join_leader(s, leader)
    for unit in units_in(s, s.leader_at[leader]):
        if s.unit_command[unit] in s.acting:
            join_unit(s, unit)


class FreeWays:
    """war R21.4: friendly provinces in reach through friendly provinces and sea zones."""

    def __init__(self, s: InvasionsState) -> None:
        self.s = s
        self.band = open_band(s)
        self.nation = nation_of(s, s.campaigner)
        self.forces = Forces(s)
        self.coasts = coasts_together(s, friendly_seas(s, self.band))
        self.friendly: dict[int, bool] = {}
        """Provinces that were looked at."""

    def goals(self) -> list[int]:
        s, start = self.s, self.s.leader_at[self.s.campaigner]
        seen, edge = {start}, [start]
        while edge:
            here = edge.pop()
            for to in [*s.box.provinces[here].near, *self._over_sea(here)]:
                if to not in seen and self._leads(here, to):
                    seen.add(to)
                    edge.append(to)
        return sorted(seen - {start})

    def _over_sea(self, here: int) -> list[int]:
        found: list[int] = []
        for sea in self.s.box.provinces[here].coasts:
            found += self.coasts.get(sea, [])
        return found

    def _leads(self, here: int, to: int) -> bool:
        if to not in self.friendly:
            self.friendly[to] = self._is_friendly(to)
        if not self.friendly[to]:
            return False
        return not (is_strait(self.s, here, to) and is_blocked(self.s, here, to, self.nation))

    def _is_friendly(self, to: int) -> bool:
        s, nation = self.s, self.nation
        if is_closed(s, to, nation) or ground_of(s, self.forces, to, nation) != FRIENDLY:
            return False
        return not self.forces.neutrals(s, to, self.band.nations)


def friendly_seas(s: InvasionsState, band: Band) -> set[int]:
    """war E21, R10.15: none for nomads."""
    if not may_board(s, band):
        return set()
    return {sea for sea in set(s.fleet_at) - {NONE} if carries(s, sea, band)}


def coasts_together(s: InvasionsState, seas: set[int]) -> dict[int, list[int]]:
    """By sea zone: the coasts that hang together with its own by these zones."""
    found: dict[int, list[int]] = {}
    for first in seas:
        if first not in found:
            zones = [first]
            for zone in zones:
                zones += [z for z in s.box.seas[zone].near if z in seas and z not in zones]
            coasts = sorted({p for zone in zones for p in s.box.seas[zone].coast})
            found.update(dict.fromkeys(zones, coasts))
    return found


def free_goals(s: InvasionsState) -> list[int]:
    return FreeWays(s).goals()


class FreeMove(Decision[InvasionsState]):
    """war DP26: who stays behind, and where the others go."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(FREE))

    def leavers(self, s: InvasionsState) -> list[int]:
        return open_slots(s, open_band(s).units, s.var(LAST), 0) if s.var(AREA) == NONE else []

    def areas(self, s: InvasionsState, goals: list[int]) -> list[int]:
        """Areas of a list that is too long; the province without an area is offered itself."""
        if len(goals) <= MANY or s.var(AREA) != NONE:
            return []
        return sorted({s.box.provinces[p].area for p in goals} - {NONE})

    def offered(self, s: InvasionsState, goals: list[int]) -> list[int]:
        area = s.var(AREA)
        if area != NONE:
            return [p for p in goals if s.box.provinces[p].area == area]
        if len(goals) > MANY:
            return [p for p in goals if s.box.provinces[p].area == NONE]
        return goals

    def legal(self, s: InvasionsState) -> list[str]:
        goals = free_goals(s)
        found = [f"area {s.box.areas[each].id}" for each in self.areas(s, goals)]
        found += [f"cp_free {s.box.provinces[p].id}" for p in self.offered(s, goals)]
        if s.var(AREA) == NONE:
            found.append("cp_nofree")
        return found + unit_words(s, "mv_drop", self.leavers(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == MV_DROP_V:
            found = unit_of(s, self.leavers(s), arg) != NONE
        elif verb == AREA_V:
            found = arg in self.areas(s, free_goals(s))
        elif verb == CP_FREE_V:
            found = arg in self.offered(s, free_goals(s))
        else:
            found = verb == CP_NOFREE_V and s.var(AREA) == NONE
        return None if found else Why("W21.4", "asked-free-move")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == MV_DROP_V:
            unit = unit_of(s, self.leavers(s), arg)
            leave_unit(s, unit)
            s.set_var(LAST, counter_of(s, unit))
        elif verb == AREA_V:
            s.set_var(AREA, arg)
        else:
            s.pop()
            if verb == CP_FREE_V:
                move_freely(s, arg)
            disband(s)
            settle_control(s)


def move_freely(s: InvasionsState, to: int) -> None:
    """war E103: units that are bound by R10.16 or R16 stay behind."""
    s.tell(FREELY_MOVED, s.campaigner, s.leader_at[s.campaigner], to)
    for unit in open_band(s).units:
        if not (is_barred(s, unit, to) or is_leashed(s, to, s.unit_command[unit])):
            move_unit(s, unit, to)
    move_leader(s, s.campaigner, to)
    s.theatre = [to]
