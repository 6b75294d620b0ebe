"""Naval movement, and what happens when fleets meet.

Rules   war R26.2 to R26.6, R27, R28.7, R28.11, E79, E87, E108, E126, DP27 to DP29
Owns    none
Nodes   sailing (procedure), sail (decision), meeting (procedure), sea-react (decision),
        sea-test (chance), duel (procedure), parley (decision)
Leaves  naval stacks to squadrons.py, the battle to sea_battle.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import ATTACKER, DEFENDER
from aevum.games.invasions.components.board import D2_V
from aevum.games.invasions.components.march import MOVE
from aevum.games.invasions.components.sea import (
    BATTLE_REFUSED,
    DUEL,
    FOUND_AT_SEA,
    MEETING,
    NV_ADD_LEADER_V,
    NV_ADD_V,
    NV_DROP_V,
    NV_FIGHT_V,
    NV_GO_V,
    NV_INT_V,
    NV_LAND_LEADER_V,
    NV_NO_INT_V,
    NV_REFUSE_V,
    NV_REST_V,
    PARLEY,
    SAIL,
    SAILED_TO,
    SAILING,
    SEA_REACT,
    SEA_TEST,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.dice import D2_WORDS
from aevum.games.invasions.rules.board.ground import is_friendly_ground
from aevum.games.invasions.rules.board.leaders import board_leader, place_leader
from aevum.games.invasions.rules.board.stacking import fleet_room
from aevum.games.invasions.rules.board.units import (
    fleet_nation,
    fleets_at,
    fleets_of,
    is_longship,
    move_fleet,
)
from aevum.games.invasions.rules.march.marching import leader_steps_left, tire_leader
from aevum.games.invasions.rules.march.reactions import by_initiative
from aevum.games.invasions.rules.sea.sea_battle import (
    fleet_counter,
    fleet_named,
    fleet_words,
    holds_all_ports,
    open_sea_battle,
)
from aevum.games.invasions.rules.sea.squadrons import (
    RANGE,
    REFUSED,
    STACK,
    TARGETED_AGAIN,
    TRIED,
    ZONE_STEPS,
    aboard_of,
    clear_crew,
    clear_mark,
    detach,
    dismiss_crew,
    distances_home,
    enemies_at,
    has_fleet_mark,
    lower_sails,
    mark_fleets,
    muster_crew,
    reform,
    sailing,
    squadron_at,
    squadrons_in,
    use_steps,
    zone_steps_left,
)
from aevum.games.invasions.rules.sea.squadrons import SAILING as UNDER_SAIL
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.state import InvasionsState

MOVER: Final = MOVE.variable("nation")
AT_SEA: Final = SAILING.variable("sea")
FLAG: Final = SAILING.variable("nation")
STEPPED: Final = SAILING.variable("stepped")
SEA: Final = SAIL.variable("sea")
LAST: Final = SAIL.variable("last")
PHASE: Final = SAIL.variable("phase")
ADMIRALTY: Final = SAIL.variable("nation")
MET_AT: Final = MEETING.variable("sea")
ACTIVE: Final = MEETING.variable("nation")
NEXT: Final = MEETING.variable("next")
TRANSPORT: Final = MEETING.variable("transport")
ASKED: Final = SEA_REACT.variable("nation")
ASKED_AT: Final = SEA_REACT.variable("sea")
OWN_STACK: Final = SEA_REACT.variable("own")
ON_TRANSPORT: Final = SEA_REACT.variable("transport")
TEST_AT: Final = SEA_TEST.variable("sea")
TEST_OF: Final = SEA_TEST.variable("enemy")
DUEL_AT: Final = DUEL.variable("sea")
ENEMY: Final = DUEL.variable("enemy")
REFUSALS: Final = DUEL.variable("refused")
PARLEYING: Final = PARLEY.variable("nation")
PARLEY_SIDE: Final = PARLEY.variable("side")
PARLEY_AT: Final = PARLEY.variable("sea")
OPENED: Final = 0
MOVED: Final = 1
DROPPING: Final = 2


# -- a naval stack on the move --------------------------------------------------------------------


def nation_at(s: InvasionsState, sea: int) -> int:
    """The first acting nation with a fleet there that can sail."""
    for nation in s.acting:
        if joining_fleets(s, sea, nation, [], 0):
            return nation
    return NONE


def sail_choices(s: InvasionsState) -> list[int]:
    """war DP27: zones with a fleet that can make a step."""
    seas = sorted({s.fleet_at[fleet] for n in s.acting for fleet in fleets_of(s, n)})
    return [sea for sea in seas if nation_at(s, sea) != NONE]


def sea_exits(s: InvasionsState, nation: int, fleets: list[int], sea: int) -> list[int]:
    """war R26.2 to R26.4, E87: never out of range; who is, comes nearer."""
    if sea in s.stormy or zone_steps_left(s, fleets) < 1 or has_fleet_mark(s, fleets, REFUSED):
        return []
    home = distances_home(s, nation)
    farthest = RANGE if home[sea] <= RANGE else home[sea] - 1
    return [
        to
        for to in s.box.seas[sea].near
        if home[to] <= farthest and fleet_room(s, nation, to) >= len(fleets)
    ]


def joining_fleets(
    s: InvasionsState, sea: int, nation: int, group: list[int], last: int
) -> list[int]:
    """Fleets that may join, so that all can make a step."""
    if len(group) >= STACK:
        return []
    return [
        fleet
        for fleet in fleets_at(s, sea)
        if fleet_nation(s, fleet) == nation
        and fleet not in group
        and fleet_counter(s, fleet) >= last
        and sea_exits(s, nation, [*group, fleet], sea)
    ]


def boarding_leaders(s: InvasionsState, sea: int, nation: int, group: list[int]) -> list[int]:
    """war R28.11, E79: one for each fleet, out of a friendly coastal province, for a step."""
    if len(s.crew) >= len(group):
        return []
    return [
        leader
        for leader in s.box.leaders_of[nation]
        if s.leader_at[leader] in s.box.seas[sea].coast
        and leader_steps_left(s, leader) > 0
        and is_friendly_ground(s, nation, s.leader_at[leader])
    ]


def landing_places(s: InvasionsState, sea: int, nation: int) -> list[int]:
    """war R28.11: where the leader aboard may go ashore."""
    if not s.crew or leader_steps_left(s, s.crew[0]) < 1:
        return []
    return [p for p in sorted(s.box.seas[sea].coast) if is_friendly_ground(s, nation, p)]


def sail_on(s: InvasionsState) -> None:
    """As long as the naval stack has something to do."""
    sea, nation, group = s.var(AT_SEA), s.var(FLAG), sailing(s)
    if sea == NONE:
        return
    busy = group and (sea_exits(s, nation, group, sea) or landing_places(s, sea, nation))
    if s.var(STEPPED) and not busy:
        return
    s.repeat()
    s.push(SAIL, sea, 0, MOVED if s.var(STEPPED) else OPENED, nation)


def end_sailing(s: InvasionsState) -> None:
    clear_mark(s, UNDER_SAIL)
    clear_crew(s)


class Sail(Decision[InvasionsState]):
    """war DP27"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var_of(MOVE, MOVER))

    def joining(self, s: InvasionsState) -> list[int]:
        if s.var(PHASE) == DROPPING:
            return []
        return joining_fleets(s, s.var(SEA), s.var(ADMIRALTY), sailing(s), s.var(LAST))

    def leaders(self, s: InvasionsState) -> list[int]:
        return boarding_leaders(s, s.var(SEA), s.var(ADMIRALTY), sailing(s))

    def dropping(self, s: InvasionsState) -> list[int]:
        group = sailing(s)
        if s.var(PHASE) == OPENED or len(group) < 2 or len(s.crew) > 1:
            return []
        return [fleet for fleet in group if fleet_counter(s, fleet) >= s.var(LAST)]

    def exits(self, s: InvasionsState) -> list[int]:
        group = sailing(s)
        return sea_exits(s, s.var(ADMIRALTY), group, s.var(SEA)) if group else []

    def places(self, s: InvasionsState) -> list[int]:
        return landing_places(s, s.var(SEA), s.var(ADMIRALTY))

    def legal(self, s: InvasionsState) -> list[str]:
        found = fleet_words(s, "nv_add", self.joining(s))
        found += [f"nv_add_leader {s.box.leaders[each].id}" for each in self.leaders(s)]
        found += fleet_words(s, "nv_drop", self.dropping(s))
        found += [f"nv_go {s.box.seas[to].id}" for to in sorted(self.exits(s))]
        if s.var(PHASE) != OPENED:
            found.append("nv_rest")
        return found + [f"nv_land_leader {s.box.provinces[p].id}" for p in self.places(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == NV_ADD_V:
            found = fleet_named(s, self.joining(s), arg) != NONE
        elif verb == NV_ADD_LEADER_V:
            found = arg in self.leaders(s)
        elif verb == NV_DROP_V:
            found = fleet_named(s, self.dropping(s), arg) != NONE
        elif verb == NV_GO_V:
            found = arg in self.exits(s)
        elif verb == NV_LAND_LEADER_V:
            found = arg in self.places(s)
        elif verb == NV_REST_V:
            found = s.var(PHASE) != OPENED
        else:
            return Why("W26.5", "asked-sail")
        return None if found else Why("W26.3", "cannot-sail")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == NV_ADD_V:
            mark_fleets(s, [fleet_named(s, self.joining(s), arg)], UNDER_SAIL)
            s.set_var(LAST, arg)
        elif verb == NV_ADD_LEADER_V:
            board_leader(s, arg, s.var(SEA))
            tire_leader(s, arg, 1)
            muster_crew(s, arg)
        elif verb == NV_DROP_V:
            lower_sails(s, [fleet_named(s, self.dropping(s), arg)])
            s.set_var(PHASE, DROPPING)
            s.set_var(LAST, arg)
        elif verb == NV_LAND_LEADER_V:
            go_ashore(s, s.crew[0], arg)
        elif verb == NV_REST_V:
            s.pop()
            s.set_var(AT_SEA, NONE)
        else:
            sail_to(s, arg)


def go_ashore(s: InvasionsState, leader: int, province: int) -> None:
    place_leader(s, leader, province)
    tire_leader(s, leader, 1)
    dismiss_crew(s, leader)


def sail_to(s: InvasionsState, to: int) -> None:
    """war R26.2: one zone step; then fleets may meet (R27.1)."""
    sea, nation, group = s.var(SEA), s.var(ADMIRALTY), sailing(s)
    for leader in aboard_of(s, nation, sea):
        stays = [f for f in fleets_at(s, sea) if fleet_nation(s, f) == nation and f not in group]
        if leader not in s.crew and not stays:
            muster_crew(s, leader)
    use_steps(s, group, 1)
    for fleet in group:
        move_fleet(s, fleet, to)
    detach(s, group)
    for leader in s.crew:
        board_leader(s, leader, to)
    reform(s, nation, sea)
    reform(s, nation, to)
    s.tell(SAILED_TO, nation, to, len(group))
    s.pop()
    s.set_var(AT_SEA, to)
    s.set_var(STEPPED, 1)
    s.push(MEETING, to, nation)


# -- fleets meet ----------------------------------------------------------------------------------


def may_meet(s: InvasionsState, fleets: list[int], transport: int) -> bool:
    """war R27.5: once in an activation; a second transport may be targeted again."""
    if transport:
        return not has_fleet_mark(s, fleets, TARGETED_AGAIN)
    return not has_fleet_mark(s, fleets, TRIED)


def rivals(s: InvasionsState, sea: int, nation: int, transport: int) -> list[int]:
    """Naval stacks of a nation that may try, or be tried against, by number."""
    stacks = squadrons_in(s, sea, nation)
    return [s.squadron[each[0]] for each in stacks if may_meet(s, each, transport)]


def meet_enemies(s: InvasionsState) -> None:
    """war R27.2: those who do not act decide first, by initiative."""
    sea, nation, place = s.var(MET_AT), s.var(ACTIVE), s.var(NEXT)
    order = by_initiative(s, enemies_at(s, sea, nation))
    if place < len(order) and sailing(s) and may_meet(s, sailing(s), s.var(TRANSPORT)):
        s.set_var(NEXT, place + 1)
        s.repeat()
        if rivals(s, sea, order[place], s.var(TRANSPORT)):
            s.push(SEA_REACT, order[place], sea, 0, s.var(TRANSPORT))


def meet_actively(s: InvasionsState) -> None:
    """war R27.1: the acting naval stack may itself intercept; a transport does not."""
    sea, nation = s.var(MET_AT), s.var(ACTIVE)
    group = sailing(s)
    if s.var(TRANSPORT) or not group or not may_meet(s, group, 0) or is_longship(s, group[0]):
        return
    if any(rivals(s, sea, enemy, 0) for enemy in enemies_at(s, sea, nation)):
        s.push(SEA_REACT, nation, sea, 1, 0)


class SeaReact(Decision[InvasionsState]):
    """war DP28"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def stacks(self, s: InvasionsState) -> list[int]:
        """Own naval stacks that intercept, or enemy ones that are intercepted."""
        nation, sea = s.var(ASKED), s.var(ASKED_AT)
        nations = enemies_at(s, sea, nation) if s.var(OWN_STACK) else [nation]
        return [2 * n + k for n in nations for k in rivals(s, sea, n, s.var(ON_TRANSPORT))]

    def legal(self, s: InvasionsState) -> list[str]:
        nations = s.box.nations
        words = [f"nv_int {nations[each // 2].id}-{each % 2 + 1}" for each in self.stacks(s)]
        return [*words, "nv_no_int"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == NV_INT_V:
            return None if arg in self.stacks(s) else Why("W27.5", "no-such-squadron")
        return None if verb == NV_NO_INT_V else Why("W27.1", "asked-sea-interception")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, sea, again = s.var(ASKED), s.var(ASKED_AT), s.var(ON_TRANSPORT)
        s.pop()
        if verb == NV_NO_INT_V:
            return
        mark = TRIED | TARGETED_AGAIN if again else TRIED
        mark_fleets(s, sailing(s), mark)
        mark_fleets(s, squadron_at(s, sea, arg // 2, arg % 2), mark)
        if holds_all_ports(s, sea, nation):
            s.push(DUEL, sea, arg)
        else:
            s.push(SEA_TEST, sea, arg)


class SeaTest(Chance[InvasionsState]):
    """war R27.3"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        return D2_WORDS

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb == D2_V else Why("W27.3", "asked-die")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        sea, enemy = s.var(TEST_AT), s.var(TEST_OF)
        s.pop()
        s.tell(FOUND_AT_SEA, enemy // 2, sea, arg % 2)
        if arg % 2:
            s.push(DUEL, sea, enemy)


# -- battle or refusal ----------------------------------------------------------------------------


def ask_active(s: InvasionsState) -> None:
    """war DP29: who acts is asked first."""
    s.push(PARLEY, fleet_nation(s, sailing(s)[0]), ATTACKER, s.var(DUEL_AT))


def ask_enemy(s: InvasionsState) -> None:
    if not s.var(REFUSALS):
        s.push(PARLEY, s.var(ENEMY) // 2, DEFENDER, s.var(DUEL_AT))


def join_battle(s: InvasionsState) -> None:
    """war R27.6, E123: a leader who is carried counts as aboard."""
    if s.var(REFUSALS):
        return
    sea, enemy = s.var(DUEL_AT), s.var(ENEMY)
    fleets = squadron_at(s, sea, enemy // 2, enemy % 2)
    carried = [each for each in range(len(s.leader_home)) if s.leader_home[each] != NONE]
    leaders = [*s.crew, *carried, *aboard_of(s, enemy // 2, sea)]
    open_sea_battle(s, sea, sailing(s), fleets, leaders)


def end_duel(s: InvasionsState) -> None:
    """war E126: stacks are formed anew after losses."""
    sea = s.var(DUEL_AT)
    for nation in sorted({fleet_nation(s, fleet) for fleet in fleets_at(s, sea)}):
        reform(s, nation, sea)


class Parley(Decision[InvasionsState]):
    """war R28.7, DP29"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PARLEYING))

    def legal(self, s: InvasionsState) -> list[str]:
        return ["nv_fight", "nv_refuse"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return None if verb in (NV_FIGHT_V, NV_REFUSE_V) else Why("W28.7", "asked-sea-battle")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, side, sea = s.var(PARLEYING), s.var(PARLEY_SIDE), s.var(PARLEY_AT)
        s.pop()
        if verb == NV_FIGHT_V:
            return
        s.tell(BATTLE_REFUSED, nation, sea)
        s.set_var(REFUSALS, 1)
        if side == ATTACKER:
            mark_fleets(s, sailing(s), REFUSED)
            use_steps(s, sailing(s), ZONE_STEPS)
        else:
            gain_points(s, nation, -1)
            gain_points(s, fleet_nation(s, sailing(s)[0]), 1)
