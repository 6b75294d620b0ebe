"""Events in sieges and at sea: their windows, and the verbs that change them.

Rules   war R23.5, R23.6, R28.1, R28.4, R28.6; realm R9.9, DP38, E74; aid Common-4
Owns    none
Nodes   storm-test (chance), storm-hit (decision)
Leaves  sieges to siege.py, fleets to units.py and sea_battle.py, bribes to embassies.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.why import Why
from aevum.games.invasions.components.battle import ATTACKER, BT_HIT_V, SIEGE
from aevum.games.invasions.components.cards import LEADER_DIED, STORM_HIT, STORM_TEST
from aevum.games.invasions.components.sea import SEA_BATTLE, SHIP_HIT
from aevum.games.invasions.kinds import ARIAN, CATHOLIC, MONOPHYSITE, NONE, TIMINGS
from aevum.games.invasions.rules.battle.lineup import decider
from aevum.games.invasions.rules.battle.siege import (
    besieger_of,
    end_siege,
    grant_siege_dice,
    ignore_walls,
    owner_of_city,
    strengthen_siege,
)
from aevum.games.invasions.rules.board.dice import D2
from aevum.games.invasions.rules.board.leaders import eliminate_leader
from aevum.games.invasions.rules.board.units import fleet_nation, fleets_at, hit_fleet
from aevum.games.invasions.rules.bonds.embassies import open_bribe_window
from aevum.games.invasions.rules.cards.effects import REGISTRY, Speech
from aevum.games.invasions.rules.cards.events import begin_occasion, end_occasion, open_window
from aevum.games.invasions.rules.cards.lasting import raise_storm
from aevum.games.invasions.rules.cards.verbs_battle import nations_in_battle
from aevum.games.invasions.rules.sea.sea_battle import (
    afloat,
    fleet_named,
    fleet_words,
)
from aevum.games.invasions.state import InvasionsState

BESIEGED: Final = SIEGE.variable("province")
W5: Final = TIMINGS.index("siege")
W6: Final = TIMINGS.index("naval")
CHRISTIAN: Final = (CATHOLIC, ARIAN, MONOPHYSITE)
STACK: Final = 2
"""war R28: fleets of a naval stack."""
TOSSED: Final = STORM_TEST.variable("nation")
TOSSED_AT: Final = STORM_TEST.variable("sea")
STRUCK: Final = STORM_HIT.variable("nation")
STRUCK_AT: Final = STORM_HIT.variable("sea")


# -- windows --------------------------------------------------------------------------------------


def open_bribes(s: InvasionsState) -> None:
    """realm DP38; aid Common-4: each siege is one occasion."""
    begin_occasion(s)
    if not s.siege_ended:
        open_bribe_window(s, besieger_of(s), s.var(BESIEGED))


def open_siege_events(s: InvasionsState) -> None:
    """W5: after the bribes, before the first die."""
    if not s.siege_ended:
        open_window(s, W5, besieger_of(s))


def end_siege_events(s: InvasionsState) -> None:
    end_occasion(s)


def open_sea_events(s: InvasionsState) -> None:
    """W6; aid Common-4: each sea battle is one occasion."""
    begin_occasion(s)
    open_window(s, W6, decider(s, ATTACKER))


def end_sea_events(s: InvasionsState) -> None:
    end_occasion(s)


def nations_in_siege(s: InvasionsState) -> list[int]:
    return [besieger_of(s), owner_of_city(s, s.var_of(SIEGE, BESIEGED))]


REGISTRY.parties["siege"] = nations_in_siege
REGISTRY.parties["naval"] = nations_in_battle


# -- sieges ---------------------------------------------------------------------------------------


def the_siege(s: InvasionsState, speech: Speech) -> list[int]:
    """siege_named: the province of the siege that was announced."""
    return [s.var_of(SIEGE, BESIEGED)] if s.holds(SIEGE) else []


def is_christian(s: InvasionsState, speech: Speech, province: int) -> bool:
    owner = owner_of_city(s, province)
    return owner != NONE and s.faith[owner] in CHRISTIAN


def is_settled(s: InvasionsState, speech: Speech, province: int) -> bool:
    """not_nomad: of the besieger."""
    return not s.is_nomad(besieger_of(s))


def the_besieger(s: InvasionsState, speech: Speech) -> list[int]:
    """besieger: whom the window of bribes is about."""
    return [speech.about]


REGISTRY.selectors |= {"siege_named": the_siege, "besieger": the_besieger}
REGISTRY.predicates |= {"christian": is_christian, "not_nomad": is_settled}


def change_siege(s: InvasionsState, speech: Speech) -> None:
    """siege_mod: another number against a capital."""
    step = speech.step
    capital = step.capital != NONE and s.var_of(SIEGE, BESIEGED) in s.capital
    strengthen_siege(s, step.capital if capital else step.n)


def give_dice(s: InvasionsState, speech: Speech) -> None:
    """siege_dice"""
    grant_siege_dice(s, speech.step.n)


def undermine(s: InvasionsState, speech: Speech) -> None:
    """ignore_walls"""
    ignore_walls(s, speech.step.n)


def lift_siege(s: InvasionsState, speech: Speech) -> None:
    """end_siege"""
    end_siege(s)


def is_siege(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(SIEGE)


REGISTRY.verb("siege_mod", change_siege, is_siege)
REGISTRY.verb("siege_dice", give_dice, is_siege)
REGISTRY.verb("ignore_walls", undermine, is_siege)
REGISTRY.verb("end_siege", lift_siege, is_siege)


# -- at sea ---------------------------------------------------------------------------------------


def set_on_fire(s: InvasionsState, speech: Speech) -> None:
    """hit: before the dice, assigned by the owner."""
    s.push(SHIP_HIT, speech.named(s, "side"), speech.step.n)


def can_burn(s: InvasionsState, speech: Speech) -> bool:
    return s.holds(SEA_BATTLE) and len(afloat(s, speech.named(s, "side"))) > 0


def stacks_in(s: InvasionsState, sea: int) -> list[int]:
    """The nation of each naval stack of a zone, by id (realm E119)."""
    nations = sorted({fleet_nation(s, fleet) for fleet in fleets_at(s, sea)})
    nations.sort(key=lambda nation: s.box.nations[nation].id)
    return [n for n in nations for _ in range(-(-len(ships_of(s, n, sea)) // STACK))]


def ships_of(s: InvasionsState, nation: int, sea: int) -> list[int]:
    return [fleet for fleet in fleets_at(s, sea) if fleet_nation(s, fleet) == nation]


def storm_zone(s: InvasionsState, speech: Speech) -> None:
    sea = speech.named(s, "zone")
    raise_storm(s, sea)
    for nation in reversed(stacks_in(s, sea)):
        s.push(STORM_TEST, nation, sea)


def can_storm(s: InvasionsState, speech: Speech) -> bool:
    sea = speech.named(s, "zone")
    return sea != NONE and bool(fleets_at(s, sea))


class StormTest(D2):
    """storm_zone: who fails takes a hit."""

    def tested(self, s: InvasionsState, passed: bool) -> None:
        nation, sea = s.var(TOSSED), s.var(TOSSED_AT)
        s.pop()
        if not passed and ships_of(s, nation, sea):
            s.push(STORM_HIT, nation, sea)


class StormHit(Decision[InvasionsState]):
    """storm_zone: the owner assigns it."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(STRUCK))

    def fleets(self, s: InvasionsState) -> list[int]:
        return ships_of(s, s.var(STRUCK), s.var(STRUCK_AT))

    def legal(self, s: InvasionsState) -> list[str]:
        return fleet_words(s, "bt_hit", self.fleets(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == BT_HIT_V and fleet_named(s, self.fleets(s), arg) != NONE
        return None if fits else Why("W28.4", "asked-ship")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation, sea = s.var(STRUCK), s.var(STRUCK_AT)
        fleet = fleet_named(s, self.fleets(s), arg)
        s.pop()
        hit_fleet(s, fleet)
        if not ships_of(s, nation, sea):
            drown(s, nation, sea)


def drown(s: InvasionsState, nation: int, sea: int) -> None:
    """war R28.6: leaders aboard share the fate of their last ship."""
    for leader in s.box.leaders_of[nation]:
        if s.aboard[leader] == sea:
            eliminate_leader(s, leader)
            s.tell(LEADER_DIED, leader)


REGISTRY.verb("hit", set_on_fire, can_burn)
REGISTRY.verb("storm_zone", storm_zone, can_storm)
