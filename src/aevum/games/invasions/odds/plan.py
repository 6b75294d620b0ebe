"""What can be asked about: a fight that is fought or thought about, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from aevum.games.invasions.components.battle import ATTACKER, BATTLE, DEFENDER
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.battle.archery import MARCHED
from aevum.games.invasions.rules.battle.lineup import (
    combat_of,
    field_of,
    holds_city,
    hordes_on,
    living,
    side_of,
)
from aevum.games.invasions.rules.battle.pools import Field, Fighter
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


class Plan:
    """A battle that is fought, or that somebody thinks about."""

    def __init__(
        self, field: Field, attackers: Sequence[Fighter], defenders: Sequence[Fighter]
    ) -> None:
        self.field = field
        self.forces = (list(attackers), list(defenders))
        self.rerolls = (0, 0)
        """Combat values of the commanders."""
        self.ambusher = NONE
        self.holds = False
        """The defender has a fortified city or a horde there (war R19.29)."""
        self.lost = (0, 0)
        """Units lost before."""
        self.archery = True
        """The archery round is still to come."""


def fighters_of(s: InvasionsState, units: Sequence[int]) -> list[Fighter]:
    return [Fighter(s.unit_kind[u], s.unit_command[u], s.unit_damaged[u]) for u in units]


def standing(s: InvasionsState) -> Plan:
    """The battle under way, before its melee."""
    province = s.var_of(BATTLE, BATTLE.variable("province"))
    how = s.var_of(BATTLE, BATTLE.variable("how"))
    own, enemy = (fighters_of(s, living(s, province, side)) for side in (ATTACKER, DEFENDER))
    plan = Plan(field_of(s, province, how != MARCHED), own, enemy)
    plan.rerolls = combat_of(s, ATTACKER), combat_of(s, DEFENDER)
    plan.ambusher = s.ambusher
    plan.holds = holds_city(s, province) != NONE or bool(hordes_on(s, province, DEFENDER))
    fallen = [side_of(s, unit) for unit in s.fallen]
    plan.lost = fallen.count(ATTACKER), fallen.count(DEFENDER) + s.limes_fell
    return plan
