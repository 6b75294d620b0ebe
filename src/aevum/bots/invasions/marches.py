"""Marches: what it promises a group to end its move somewhere.

A `Staff` looks at the board once for the nations that act: prizes, who stands where, and what
fights would come to. A commander asks it about all that is in reach.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.bots.invasions.battles import (
    Fight,
    commander_of,
    field_at,
    fight,
    siege_chance,
)
from aevum.bots.invasions.prizes import Prizes
from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.kinds import BARBARIAN, NONE
from aevum.games.invasions.rules.battle.siege import has_tried
from aevum.games.invasions.rules.board.claims import BARBARIAN_HOLD, CIVILIZED_HOLD
from aevum.games.invasions.rules.board.ground import Forces, has_foreign_city
from aevum.games.invasions.rules.board.leaders import leaders_at
from aevum.games.invasions.rules.board.relations import is_hostile
from aevum.games.invasions.rules.board.stacking import limit_with
from aevum.games.invasions.rules.march.marching import Band

TERROR = 0.5
"""war R23.3: a leader of barbarians before a city without walls."""
HOPELESS = 0.12
"""A battle with a smaller chance is not sought."""
MOST_RISK = 0.3
"""The chance that a city falls, at most."""
DISTANT: Final[tuple[float, ...]] = (1.0, 1.0, 0.8, 0.5)
"""How much of an army counts that stands so many steps away."""


class Staff:
    """What the acting nations know before they march."""

    def __init__(self, standing: Standing, acting: Sequence[int], wary: bool = False) -> None:
        s = standing.s
        self.s = s
        self.standing = standing
        self.weights = standing.weights
        self.acting = list(acting)
        self.forces = Forces(s)
        self.unanswered = wary and standing.is_last(self.acting)
        """Nobody can strike back any more: no unit and no city has to be spared."""
        self._prizes: dict[int, Prizes] = {}

    def prizes(self, nation: int) -> Prizes:
        """What this nation wants, looked up once."""
        found = self._prizes.get(nation)
        if found is None:
            found = Prizes(self.standing, nation)
            self._prizes[nation] = found
        return found

    # -- who stands there -------------------------------------------------------------------------

    def friends_at(self, province: int) -> list[int]:
        """Units of the acting nations that stand there."""
        s = self.s
        return [u for u in self.forces.units[province] if s.unit_command[u] in self.acting]

    def foes_at(self, province: int, nations: Sequence[int]) -> list[int]:
        return self.forces.foes(self.s, province, nations)

    def are_kin(self, band: Band, foes: Sequence[int]) -> bool:
        """Somebody among the foes is played by the same seat."""
        speaker = self.standing.speaker
        return any(speaker[foe] == speaker[own] for foe in foes for own in band.nations)

    def defenders(self, province: int, foes: Sequence[int]) -> list[int]:
        s = self.s
        return [u for u in self.forces.units[province] if s.unit_command[u] in foes]

    def lost_units(self, units: Sequence[int], number: float) -> float:
        """What it costs to lose so many of these units."""
        if not units:
            return 0.0
        if self.unanswered:
            return 0.0
        s, standing = self.s, self.standing
        worth = sum(
            standing.unit(s.box.kinds[s.unit_kind[u]], s.unit_damaged[u] == 1) for u in units
        )
        return standing.late * number * worth / len(units)

    # -- what a place promises --------------------------------------------------------------------

    def clash(
        self, units: Sequence[int], leaders: Sequence[int], to: int, border: int, foes: list[int]
    ) -> Fight:
        """The battle that these units would have there, together with their own who wait there."""
        s = self.s
        defenders = self.defenders(to, foes)
        chiefs = [leader for nation in foes for leader in leaders_at(s, to, nation)]
        horde = any(nation in foes for nation in self.forces.hordes[to])
        combat = commander_of(s, leaders), commander_of(s, chiefs)
        return fight(s, field_at(s, to, foes, border, horde), units, defenders, combat)

    def gain(self, band: Band, to: int, border: int) -> float:
        """What it promises if the band ends its move there."""
        s = self.s
        if not band.units:
            return 0.0
        nation = s.unit_command[band.units[0]]
        beside = self.friends_at(to)
        units = [*band.units, *(u for u in beside if u not in band.units)]
        limit = limit_with(s, to, nation, band.leaders)
        surplus = max(0, len(units) - max(limit, len(beside)))
        crowd = self.lost_units(units, surplus) if surplus else 0.0
        foes = self.foes_at(to, band.nations)
        chance, toll = 1.0, 0.0
        if foes:
            battle = self.clash(units[: len(units) - surplus], band.leaders, to, border, foes)
            if battle.chance < HOPELESS:
                return -self.lost_units(units, len(units))
            chance = battle.chance
            rivals = self.weights.slaughter / max(1, s.players - 1)
            toll = self.lost_units(units, battle.lost) * self.weights.blood
            toll += (1.0 - chance) * self.weights.beaten
            toll -= rivals * self.lost_units(self.defenders(to, foes), battle.killed)
        return chance * self.hold(nation, band, to, len(units)) - toll - crowd

    def hold(self, nation: int, band: Band, to: int, units: int) -> float:
        """What the place is worth once nobody defends it."""
        s, prizes = self.s, self.prizes(nation)
        if prizes.is_ours(to):
            return 0.0
        taken = 1.0
        loot = 0.0
        if has_foreign_city(s, to, nation):
            combat = commander_of(s, band.leaders)
            taken = siege_chance(s, to, nation, combat)
            if s.status[nation] == BARBARIAN and not s.is_fortified(to):
                fresh = [leader for leader in band.leaders if not has_tried(s, leader, to)]
                taken = 1.0 - (1.0 - taken) * (1.0 - TERROR) ** len(fresh)
            loot = prizes.loot[to]
        enough = units >= self.needed(nation, to)
        return taken * ((prizes.hold[to] if enough else 0.0) + loot)

    def needed(self, nation: int, province: int) -> int:
        """Units that control a province (realm R23.2 to R23.4)."""
        s = self.s
        if s.box.provinces[province].civilized:
            return 1
        return BARBARIAN_HOLD if s.status[nation] == BARBARIAN else CIVILIZED_HOLD

    def cost_of_leaving(self, units: Sequence[int], at: int) -> float:
        """What is lost where these units are missed."""
        s = self.s
        if not units:
            return 0.0
        nation = s.unit_command[units[0]]
        lord = s.controller[at]
        if lord not in self.acting or s.horde[lord] == at or s.capital[lord] == at:
            return self.risk(at, nation, units)
        stay = [u for u in self.friends_at(at) if u not in units]
        area = s.box.provinces[at].area
        through = area != NONE and s.lord[area] in self.acting
        if len(stay) >= self.needed(nation, at) or through:
            return self.risk(at, nation, units)
        return self.prizes(nation).hold[at] + self.risk(at, nation, units)

    def risk(self, at: int, nation: int, units: Sequence[int]) -> float:
        """A city that is left with an enemy beside it."""
        s = self.s
        lord = s.controller[at]
        if lord not in self.acting or not (s.built(at) or s.capital[lord] == at):
            return 0.0
        stay = len(self.friends_at(at)) - sum(s.unit_at[u] == at for u in units)
        enemies = self.pressure(at, lord)
        if enemies <= stay:
            return 0.0
        level = max(1, s.level[at])
        worth = self.prizes(nation).hold[at] + (1.5 if s.capital[lord] == at else 0.0)
        risk = min(MOST_RISK, self.weights.siege * (enemies - stay))
        return risk * (self.weights.threat * level + worth)

    def pressure(self, at: int, nation: int) -> float:
        """The most units of an enemy in one province near this one; those far away count less."""
        if self.unanswered:
            return 0.0
        s, most = self.s, 0.0
        for near, steps in s.box.board.reach[at].items():
            here = 0.0
            for unit in self.forces.units[near]:
                if is_hostile(s, nation, s.unit_command[unit], at):
                    here += DISTANT[steps]
            most = max(most, here)
        return most

    def waiting(self, to: int, band: Band, border: int) -> float:
        """What those promise alone who wait there already."""
        s = self.s
        friends = [u for u in self.friends_at(to) if u not in band.units]
        if not friends:
            return 0.0
        leaders = [x for n in band.nations for x in leaders_at(s, to, n)]
        return max(0.0, self.gain(Band(s, friends, leaders, []), to, border))
