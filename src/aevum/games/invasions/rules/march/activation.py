"""The activation of a nation, and of those who act with it.

Rules   realm R10, R25.5, E10; war R6.3, R7.3 to R7.7, R13.5, R14.2, E84
Owns    acting, mode
Nodes   activation (procedure), hostility (procedure), declare (decision), choose-mode (decision),
        stacks (procedure), raiding (procedure)
Leaves  whose slot it is to clock.py, Movement parts to movement.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.march import (
    AC_GO_V,
    AC_HOSTILE_V,
    AC_MIGRATE_V,
    AC_NORMAL_V,
    AC_RAID_V,
    ACTIVATED,
    ACTIVATION,
    CAMPAIGNS,
    CHOOSE_MODE,
    DECLARE,
    DECLARED,
    HOSTILITY,
    MIGRATION,
    MOVE,
    MOVED_AGAIN,
    RAIDING,
    STACKS,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.options import HOSTILITY_DECLARED_BY, MIGRATION_CAMPAIGNS
from aevum.games.invasions.rules.board.control import settle_control
from aevum.games.invasions.rules.board.relations import (
    are_bound,
    are_foes,
    are_wild,
    both_have,
    declare,
    is_barbarous,
    team,
)
from aevum.games.invasions.rules.cards.events import open_activation_window
from aevum.games.invasions.rules.cards.lasting import calm_seas
from aevum.games.invasions.rules.march.calls import forget_tries
from aevum.games.invasions.rules.march.marching import end_march, renew_steps
from aevum.games.invasions.rules.march.migration import may_migrate
from aevum.games.invasions.rules.march.ways import CAMPAIGN as CAMPAIGN_MODE
from aevum.games.invasions.rules.march.ways import NORMAL, REDEPLOY
from aevum.games.invasions.rules.raids.raid_party import may_raid
from aevum.games.invasions.rules.raids.raids import open_raid
from aevum.games.invasions.rules.sea.squadrons import lay_up_fleets, ready_fleets
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.clock import acting_with, is_to_act, mark_acted, waits
from aevum.games.invasions.rules.turn.scoring import gain_points
from aevum.games.invasions.rules.turn.timeline import EMPIRE_SPLIT, UNITED_EMPIRE, invades
from aevum.games.invasions.state import InvasionsState

ACTING: Final = ACTIVATION.variable("nation")
HOSTILE_TO: Final = HOSTILITY.variable("nation")
NEXT: Final = HOSTILITY.variable("next")
ASKED: Final = DECLARE.variable("nation")
AGAINST: Final = DECLARE.variable("against")
CHOOSER: Final = CHOOSE_MODE.variable("nation")
CHOOSING: Final = ACTIVATION.variable("next")
PLAYING: Final = ACTIVATION.variable("playing")
RAIDER: Final = RAIDING.variable("nation")
STACKS_OF: Final = STACKS.variable("nation")
STACKS_MODE: Final = STACKS.variable("mode")

LATEST_PEACE: Final = 4
TREASON: Final = 5
"""aid Romans-A: from which turn, and for how many VP, one half turns against the other."""
MARCHING: Final = 0
RAIDED: Final = 1
MIGRATING: Final = 2
"""What an acting nation does (realm R10.2)."""


def begin_activation(s: InvasionsState) -> None:
    """realm R9.6, E132: an alliance made in the window moves a nation to the later slot.

    The steps of the procedure are in the order of realm R10.1, E22 and war E78.
    """
    nation = s.var(ACTING)
    if not is_to_act(s, nation) or waits(s, nation):
        s.pop()
        return
    s.mode = [MARCHING] * len(s.mode)
    s.acting = acting_with(s, nation)
    mark_acted(s, s.acting)
    s.tell(ACTIVATED, nation)
    renew_steps(s, False)
    ready_fleets(s)


def partners(s: InvasionsState) -> list[int]:
    """realm R9.6: those who act in this slot and are still there."""
    order = activation_order(s)
    return [nation for nation in team(s, s.var(ACTING)) if nation in order]


def stop_acting(s: InvasionsState, nation: int) -> None:
    """war E130: a partner whose change has ended an alliance acts no more."""
    s.acting = [each for each in s.acting if each != nation]


def play_stacks(s: InvasionsState) -> None:
    """war R7.6: movement, stacking check, combat."""
    s.acting = [nation for nation in partners(s) if s.mode[nation] == MARCHING]
    if s.acting:
        s.push(STACKS, s.var(ACTING), NORMAL)


def play_stacks_again(s: InvasionsState) -> None:
    """war R7.6, R14.2, E84: only invaders move and attack in the second sub-step."""
    marching = [nation for nation in partners(s) if s.mode[nation] == MARCHING]
    s.acting = [nation for nation in marching if invades(s, nation)]
    if s.acting:
        s.tell(MOVED_AGAIN, s.acting[0])
        s.push(STACKS, s.acting[0], NORMAL)


def play_campaigns(s: InvasionsState) -> None:
    """war R7.7, R13.5, E84: all but those who have raided; war E20: or, switched, migrated."""
    busy = (RAIDED, MIGRATING) if s.switched(MIGRATION_CAMPAIGNS) else (RAIDED,)
    s.acting = [nation for nation in partners(s) if s.mode[nation] not in busy]
    if s.acting:
        s.push(CAMPAIGNS, s.var(ACTING))


def end_activation(s: InvasionsState) -> None:
    s.acting = partners(s)
    lay_up_fleets(s)
    s.acting = []
    s.mode = [MARCHING] * len(s.mode)
    end_march(s)
    calm_seas(s)
    settle_control(s)


# -- hostility ------------------------------------------------------------------------------------


def declare_hostility(s: InvasionsState) -> None:
    """realm R10.1 (5)"""
    s.push(HOSTILITY, s.var(ACTING))


def ask_acting(s: InvasionsState) -> None:
    """war DP1: the acting nations first."""
    place = s.var(NEXT)
    if place < len(s.acting):
        s.set_var(NEXT, place + 1)
        s.repeat()
        if foe_choices(s, s.acting[place], NONE):
            s.push(DECLARE, s.acting[place], NONE)
        return
    s.set_var(NEXT, 0)


def ask_others(s: InvasionsState) -> None:
    """war DP1b, E10: then the other barbarians in activation order, each against who acts."""
    order = activation_order(s)
    place = s.var(NEXT)
    if place < len(order) * len(s.acting):
        s.set_var(NEXT, place + 1)
        s.repeat()
        nation, against = order[place // len(s.acting)], s.acting[place % len(s.acting)]
        if nation not in s.acting and foe_choices(s, nation, against):
            s.push(DECLARE, nation, against)


def foe_choices(s: InvasionsState, nation: int, against: int) -> list[int]:
    """war R6.3: neutral barbarians, or the other half of the empire; or the one who acts."""
    if against != NONE:
        return [against] if is_wild_neutral(s, nation, against) else []
    waits = s.switched(HOSTILITY_DECLARED_BY)  # war E15: only those who do not act declare
    return [
        other
        for other in range(len(s.being))
        if other not in s.acting
        and ((not waits and is_wild_neutral(s, nation, other)) or may_turn(s, nation, other))
    ]


def is_wild_neutral(s: InvasionsState, a: int, b: int) -> bool:
    """war R6.1 step 5: barbarians on the board who are bound by nothing else."""
    if a == b or not s.on_board(b) or not is_barbarous(s, a):
        return False
    return are_wild(s, a, b) and not are_bound(s, a, b)


def may_turn(s: InvasionsState, nation: int, other: int) -> bool:
    """war R6.3, aid Romans-A: from turn 4 a half of the empire may end the neutrality."""
    if s.turn < LATEST_PEACE or not s.in_force[EMPIRE_SPLIT] or s.in_force[UNITED_EMPIRE]:
        return False
    halves = nation != other and both_have(s, nation, other, UNITED_EMPIRE)
    return halves and s.on_board(other) and not are_foes(s, nation, other)


class Declare(Decision[InvasionsState]):
    """war DP1, DP1b"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        choices = foe_choices(s, s.var(ASKED), s.var(AGAINST))
        return [*(f"ac_hostile {s.box.nations[each].id}" for each in choices), "ac_go"]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == AC_GO_V:
            return None
        if verb == AC_HOSTILE_V:
            found = arg in foe_choices(s, s.var(ASKED), s.var(AGAINST))
            return None if found else Why("W6.3", "cannot-declare")
        return Why("W6.3", "asked-hostility")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == AC_GO_V:
            s.pop()
            return
        nation = s.var(ASKED)
        turned = may_turn(s, nation, arg)
        declare(s, nation, arg, 0 if turned else s.turn)
        s.tell(DECLARED, nation, arg)
        if turned:
            gain_points(s, nation, -TREASON)
        settle_control(s)
        if not foe_choices(s, nation, s.var(AGAINST)):
            s.pop()


def let_play_events(s: InvasionsState) -> None:
    """realm R10.1 (7)"""
    open_activation_window(s, s.var(ACTING))


# -- modes ----------------------------------------------------------------------------------------


def choose_modes(s: InvasionsState) -> None:
    """realm R10.1 (8), war E84: each partner chooses; what is no normal mode comes first."""
    place = s.var(CHOOSING)
    if place < len(s.acting):
        s.set_var(CHOOSING, place + 1)
        s.repeat()
        if len(mode_choices(s, s.acting[place])) > 1:
            s.push(CHOOSE_MODE, s.acting[place])


def mode_choices(s: InvasionsState, nation: int) -> list[str]:
    """realm R10.2"""
    found = ["ac_normal"]
    if may_raid(s, nation):
        found.append("ac_raid")
    if may_migrate(s, nation):
        found.append("ac_migrate")
    return found


class ChooseMode(Decision[InvasionsState]):
    """war DP2"""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(CHOOSER))

    def legal(self, s: InvasionsState) -> list[str]:
        return mode_choices(s, s.var(CHOOSER))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb in MODES and MODES[verb] in mode_choices(s, s.var(CHOOSER)):
            return None
        return Why("W7.5", "asked-mode")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(CHOOSER)
        s.pop()
        if verb == AC_RAID_V:
            s.mode[nation] = RAIDED
        elif verb == AC_MIGRATE_V:
            s.mode[nation] = MIGRATING


MODES: Final = {AC_NORMAL_V: "ac_normal", AC_RAID_V: "ac_raid", AC_MIGRATE_V: "ac_migrate"}


def play_modes(s: InvasionsState) -> None:
    """war E84: raids and migrations are carried out first and end that partner's moves."""
    place = s.var(PLAYING)
    nations = partners(s)
    if place < len(nations):
        s.set_var(PLAYING, place + 1)
        s.repeat()
        nation = nations[place]
        s.acting = [nation]
        if s.mode[nation] == RAIDED:
            s.push(RAIDING, nation)
        elif s.mode[nation] == MIGRATING and may_migrate(s, nation):
            s.push(MIGRATION, nation)


def redeploy(s: InvasionsState) -> None:
    """war R8.2: one Movement part between provinces that the nation controls."""
    renew_steps(s, True)
    s.push(MOVE, s.var(RAIDER), REDEPLOY)


def go_raiding(s: InvasionsState) -> None:
    """realm R22.3"""
    if may_raid(s, s.var(RAIDER)):
        open_raid(s, s.var(RAIDER))


# -- the stacks sub-step --------------------------------------------------------------------------


def renew_part(s: InvasionsState) -> None:
    """war R10.6, R21.8: sea transport is once per activation, and once per campaign."""
    renew_steps(s, s.var(STACKS_MODE) != CAMPAIGN_MODE)
    forget_tries(s)


def open_movement(s: InvasionsState) -> None:
    """war R7.8"""
    s.push(MOVE, s.var(STACKS_OF), s.var(STACKS_MODE))
