"""The state of a game of Invasions: its declared fields, and what can be read from them."""

from __future__ import annotations

from aevum.games.invasions.box import Box
from aevum.games.invasions.components.registers import ACTIVE, GONE, INACTIVE
from aevum.games.invasions.kinds import BARBARIAN
from aevum.games.invasions.layout import InvasionsFields
from aevum.games.invasions.scenarios import Scenario


class InvasionsState(InvasionsFields):
    """fields.py says what everything is; `players` and `box` stay the same all game long."""

    __slots__ = ("box", "players")

    def __init__(self, box: Box, players: int, like: InvasionsState | None = None) -> None:
        self.box = box
        self.players = players
        if like is not None:
            self.copy(like)
            return
        self.clear(box.sizes | {"seat": players})

    def play(self) -> Scenario:
        """The scenario that is played."""
        return self.box.scenarios[self.scenario]

    def takes_part(self, nation: int) -> bool:
        """realm R12.4: a nation of the scenario; some are left out with two players."""
        scenario = self.play()
        return scenario.nations[nation] and not (self.players == 2 and nation in scenario.out_2)

    def switched(self, switch: int) -> bool:
        """Has the table chosen the other value of a ruling (guide, section 9)?"""
        return self.switches[switch] == 1

    def is_in_game(self, nation: int) -> bool:
        return self.being[nation] != GONE

    def on_board(self, nation: int) -> bool:
        return self.being[nation] in (ACTIVE, INACTIVE)

    def is_nomad(self, nation: int) -> bool:
        """war E88: a nomad people, while it is barbarian."""
        return self.box.nations[nation].nomad and self.status[nation] == BARBARIAN

    def power_of(self, nation: int) -> int:
        return self.play().owner[nation]

    def seat_of(self, nation: int) -> int:
        """Who decides for a nation."""
        return self.person[self.power_of(nation)]

    def is_open(self, province: int) -> bool:
        """realm R12.4: it lies in the part of the board that is played."""
        return self.box.scenarios[self.scenario].open[province]

    def may_be_entered(self, province: int) -> bool:
        """realm R12.4: units may be there; with two players some areas are closed."""
        play = self.box.scenarios[self.scenario]
        return play.open_2[province] if self.players == 2 else play.open[province]

    def is_fortified(self, province: int) -> bool:
        """war 1.1.2: it has walls, or a capital stands there."""
        return self.walls[province] == 1 or province in self.capital

    def built(self, province: int) -> bool:
        return self.level[province] >= 1

    def lands_of(self, nation: int) -> list[int]:
        """The provinces a nation controls itself."""
        controller = self.controller
        count = range(len(controller))
        return [p for p in count if controller[p] == nation and self.is_open(p)]

    def vassals_of(self, nation: int) -> list[int]:
        suzerain = self.suzerain
        return [vassal for vassal in range(len(suzerain)) if suzerain[vassal] == nation]

    def clients_of(self, nation: int) -> list[int]:
        patron = self.patron
        return [client for client in range(len(patron)) if patron[client] == nation]
