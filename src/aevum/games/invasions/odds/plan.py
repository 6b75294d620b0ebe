"""What can be asked about: a fight that is fought or thought about, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aevum.games.invasions.components.battle import (
    ATTACKER,
    BATTLE,
    CLASH,
    DEFENDER,
    HIT,
    MELEE,
    TWO_DICE,
    VOLLEY,
    WITHDRAW,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.odds.table import Melee, on_table
from aevum.games.invasions.rules.battle.advanced import total_of
from aevum.games.invasions.rules.battle.archery import MARCHED
from aevum.games.invasions.rules.battle.lineup import (
    combat_of,
    field_of,
    holds_city,
    hordes_on,
    leaders_on,
    living,
    side_of,
)
from aevum.games.invasions.rules.battle.pools import Field, Fighter, archery_hits
from aevum.games.invasions.rules.board.leaders import best_combat
from aevum.games.invasions.state import InvasionsState


class Odds(NamedTuple):
    """Chances of both sides, and the units that each can expect to lose before recovery.

    What is left to one is a draw, which only a sea battle has (war R28.5). `falls` says how likely
    it is that no unit falls, one, two and so on.
    """

    attacker: float
    defender: float
    attacker_losses: float
    defender_losses: float
    attacker_falls: tuple[float, ...] = (1.0,)
    defender_falls: tuple[float, ...] = (1.0,)

    def as_dict(self) -> dict[str, Any]:
        return dict(self._asdict())


class Tally:
    """Adds up what may come of a fight."""

    def __init__(self) -> None:
        self.wins = [0.0, 0.0]
        self.falls: list[list[float]] = [[0.0], [0.0]]

    def win(self, side: int, chance: float) -> None:
        self.wins[side] += chance

    def fall(self, side: int, units: int, chance: float) -> None:
        """So many units of a side fall."""
        falls = self.falls[side]
        while len(falls) <= units:
            falls.append(0.0)
        falls[units] += chance

    def mix(self, chance: float, found: Odds) -> None:
        """A fight that comes about with this chance."""
        self.win(ATTACKER, chance * found.attacker)
        self.win(DEFENDER, chance * found.defender)
        for units in range(len(found.attacker_falls)):
            self.fall(ATTACKER, units, chance * found.attacker_falls[units])
        for units in range(len(found.defender_falls)):
            self.fall(DEFENDER, units, chance * found.defender_falls[units])

    def odds(self) -> Odds:
        own, enemy = self.falls
        return Odds(
            self.wins[ATTACKER], self.wins[DEFENDER], mean_of(own), mean_of(enemy),
            tuple(own), tuple(enemy),
        )  # fmt: skip


def mean_of(falls: Sequence[float]) -> float:
    mean = 0.0
    for units in range(len(falls)):
        mean += units * falls[units]
    return mean


def certain(units: int) -> tuple[float, ...]:
    """Just so many fall."""
    return (0.0,) * units + (1.0,)


class Throws2D6(NamedTuple):
    """A round of the advanced system that has begun (war R20)."""

    bonus: tuple[int, int]
    column: tuple[int, int]
    thrown: tuple[int, int]
    """2D6 that lie on the table; 0 = still to be thrown."""
    caller: int
    passes: int


class Plan:
    """A battle that is fought, or that somebody thinks about."""

    def __init__(
        self, field: Field, attackers: Sequence[Fighter], defenders: Sequence[Fighter]
    ) -> None:
        self.field = field
        self.forces = (list(attackers), list(defenders))
        self.rerolls = (0, 0)
        """What is left of the combat values of the commanders."""
        self.spent = (0, 0)
        """Re-rolls that were called or given up."""
        self.ambusher = NONE
        self.holds = False
        """The defender has a fortified city or a horde there (war R19.29)."""
        self.lost = (0, 0)
        """Units lost before."""
        self.archery = True
        """The archery round is still to come."""
        self.second = False
        """The first melee of the advanced system is over."""
        self.melee: Melee | None = None
        self.clash: Throws2D6 | None = None
        """The melee that has begun, in either system."""
        self.due: tuple[int, int] | None = None
        """Hits of a round that are being assigned, on the attacker and on the defender."""

    @property
    def combat(self) -> tuple[int, int]:
        """The combat values of the commanders."""
        return self.rerolls[0] + self.spent[0], self.rerolls[1] + self.spent[1]


def fighters_of(s: InvasionsState, units: Sequence[int]) -> list[Fighter]:
    return [Fighter(s.unit_kind[u], s.unit_command[u], s.unit_damaged[u]) for u in units]


def lined_up(s: InvasionsState, province: int, intercepted: bool) -> Plan:
    """The battle of both sides that were called there; whoever commands best will command."""
    own, enemy = (fighters_of(s, living(s, province, side)) for side in (ATTACKER, DEFENDER))
    plan = Plan(field_of(s, province, intercepted), own, enemy)
    plan.rerolls = commanded(s, province, ATTACKER), commanded(s, province, DEFENDER)
    plan.holds = holds_city(s, province) != NONE or bool(hordes_on(s, province, DEFENDER))
    return plan


def commanded(s: InvasionsState, province: int, side: int) -> int:
    """The combat value of the commander, or of the best there while none is named."""
    if s.commander[side] != NONE:
        return combat_of(s, side)
    return best_combat(s, leaders_on(s, province, side))


def standing(s: InvasionsState) -> Plan:
    """The battle under way, as far as it was fought."""
    province = s.var_of(BATTLE, BATTLE.variable("province"))
    plan = lined_up(s, province, s.var_of(BATTLE, BATTLE.variable("how")) != MARCHED)
    plan.ambusher = s.ambusher
    fallen = [side_of(s, unit) for unit in s.fallen]
    plan.lost = fallen.count(ATTACKER), fallen.count(DEFENDER) + s.limes_fell
    if s.holds(MELEE):
        plan.melee = on_table(s, MELEE, plan.field.open)
    elif s.holds(CLASH):
        plan.second = s.var_of(CLASH, CLASH.variable("round")) > 1
        plan.clash = thrown_now(s)
    elif s.at(WITHDRAW):
        plan.second = True
    if s.holds(HIT):
        plan.due = due_now(s)
    elif s.holds(VOLLEY) and not s.at(TWO_DICE) and any(s.thrown):
        plan.due = arrows_of(s, plan, DEFENDER), arrows_of(s, plan, ATTACKER)
    plan.archery = plan.melee is None and plan.clash is None and not plan.second
    if not plan.archery:
        combat, left = plan.rerolls, (s.rerolls[ATTACKER], s.rerolls[DEFENDER])
        plan.rerolls, plan.spent = left, (combat[0] - left[0], combat[1] - left[1])
    return plan


def due_now(s: InvasionsState) -> tuple[int, int]:
    """war R19.24: what is left to a side that takes its hits; the other may still have to."""
    due = list(s.hits)
    due[s.var_of(HIT, HIT.variable("side"))] = s.var_of(HIT, HIT.variable("left"))
    return due[ATTACKER], due[DEFENDER]


def thrown_now(s: InvasionsState) -> Throws2D6:
    """war R20.6, R20.10: bonuses with what was given for them."""
    return Throws2D6(
        (s.bonus[ATTACKER], s.bonus[DEFENDER]),
        (s.column[ATTACKER], s.column[DEFENDER]),
        (lying_on(s, ATTACKER), lying_on(s, DEFENDER)),
        s.var_of(CLASH, CLASH.variable("caller")),
        s.var_of(CLASH, CLASH.variable("passes")),
    )


def lying_on(s: InvasionsState, side: int) -> int:
    """2D6 of a side; 0 = they are thrown now, for the first time or again."""
    again = s.at(TWO_DICE) and s.var(TWO_DICE.variable("side")) == side
    return 0 if again else s.thrown[side]


def arrows_of(s: InvasionsState, plan: Plan, side: int) -> int:
    """war R20.4: hits of a volley that lies on the table."""
    return archery_hits(plan.field, total_of(s, side)) if s.thrown[side] else 0
