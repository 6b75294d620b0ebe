"""Answers to single questions outside a fight: reactions, retreats, offers, modes.

Each says what a word is worth to the nation that is asked; what is left out here is weighed by the
position it leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.bots.invasions.battles import Fight, commander_of, field_at, fight
from aevum.bots.invasions.fights import Question, counter_worth
from aevum.bots.invasions.prizes import Prizes, pull_of
from aevum.bots.invasions.standing import Standing
from aevum.games.invasions.components.administration import (
    BUY_AT_V,
    BUY_PLACE,
    BUY_V,
    CLAIM_CONVERSION_V,
    CONVERSION,
    CONVERT_V,
    FORTIFY_V,
    PURCHASE,
    REPAIR_AT_V,
    REPAIR_FLEET_V,
    RESTORE_LIMES_V,
)
from aevum.games.invasions.components.battle import (
    RETREAT_GROUP,
    RT_ALL_V,
    RT_GO_V,
    RT_TAKE_HORDE_V,
    RT_TAKE_LEADER_V,
)
from aevum.games.invasions.components.board import AREA_V, LEADER_REFUGE, LOAN_PLACE, SURPLUS
from aevum.games.invasions.components.bonds import (
    ALLIANCE_ANSWER,
    ANSWER_ALLIANCE_V,
    FOEDUS_ANSWER,
    FOEDUS_BREAK,
    REBELLION,
)
from aevum.games.invasions.components.cards import CONSENT
from aevum.games.invasions.components.march import (
    AC_GO_V,
    AC_HOSTILE_V,
    DECLARE,
    FIT,
    FL_END_V,
    FL_GO_V,
    FLEE,
    REACT,
    RX_DONE_V,
    RX_FLEE_V,
    RX_INT_V,
    RX_LEAVE_LEADER_V,
    RX_LEAVE_V,
    RX_OK_V,
    RX_STAND_V,
)
from aevum.games.invasions.components.registers import YES
from aevum.games.invasions.components.reinforcements import LEADER_TO, LEADER_TO_V
from aevum.games.invasions.components.sea import NV_FIGHT_V, NV_INT_V, PARLEY, SEA_REACT
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.administration.religion import conversion_bonus
from aevum.games.invasions.rules.board.leaders import leaders_at
from aevum.games.invasions.rules.board.relations import is_hostile
from aevum.games.invasions.rules.board.stacking import room_at
from aevum.games.invasions.rules.board.units import units_at, units_in
from aevum.games.invasions.rules.march.calls import force_of
from aevum.games.invasions.rules.march.marching import open_band
from aevum.games.invasions.rules.turn.timeline import invades
from aevum.games.invasions.state import InvasionsState

NATION: Final = REACT.variable("nation")
ENTERED: Final = REACT.variable("province")
RETREATING: Final = RETREAT_GROUP.variable("nation")
FLEEING: Final = FLEE.variable("call")
FEDERATE: Final = FOEDUS_ANSWER.variable("federate")
DECLARER: Final = DECLARE.variable("nation")
PLACED: Final = LEADER_TO.variable("leader")
BUYER: Final = PURCHASE.variable("nation")
BOUGHT_BY: Final = BUY_PLACE.variable("nation")
BELIEVER: Final = CONVERSION.variable("nation")
PATIENCE: Final = 1.2
"""Points that a turn more of conquests may add to the bonus of a conversion."""
INTERCEPTION: Final = 0.45
"""About the chance that a stack comes in time (war R17.5)."""
FLIGHT: Final = 0.6
NEVER: Final = -9.0


# -- reactions ------------------------------------------------------------------------------------


def meeting(s: InvasionsState, nation: int, at: int, more: Sequence[int]) -> Fight:
    """The battle of the group that enters against who stands there and who may come."""
    band = open_band(s)
    force = force_of(s, nation)
    own = [u for u in units_in(s, at) if s.unit_command[u] in force]
    chiefs = [leader for each in force for leader in leaders_at(s, at, each)]
    horde = any(s.horde[each] == at for each in force)
    field = field_at(s, at, force, NONE, horde)
    combat = commander_of(s, band.leaders), commander_of(s, chiefs)
    return fight(s, field, band.units, [*own, *more], combat)


def react(standing: Standing, verb: int, arg: int) -> float:
    """war DP5: to flee from a battle that is lost, to come to one that can be won."""
    s = standing.s
    nation, at = s.var(NATION), s.var(ENTERED)
    if verb in (RX_DONE_V, RX_STAND_V, RX_OK_V):
        return 0.0
    if verb in (RX_LEAVE_V, RX_LEAVE_LEADER_V):
        return -0.1
    if any(standing.speaker[each] == standing.speaker[nation] for each in open_band(s).nations):
        return -1.0
    alone = meeting(s, nation, at, [])
    if verb == RX_FLEE_V:
        return flight(standing, nation, at, arg, alone)
    if verb != RX_INT_V:
        return 0.0
    force = force_of(s, nation)
    coming = [u for u in units_in(s, arg) if s.unit_command[u] in force]
    joined = meeting(s, nation, at, coming)
    stake = Prizes(standing, nation).hold[at]
    gain = (alone.chance - joined.chance) * (stake + 0.5) if units_in(s, at) else 0.0
    if not gain:
        gain = (1.0 - joined.chance) * stake
    toll = joined.killed - joined.lost / max(1, s.players - 1)
    bare = standing.weights.threat * max(0, s.level[arg]) if s.capital[nation] == arg else 0.0
    return INTERCEPTION * (gain - standing.weights.unit * max(0.0, toll)) - bare


def flight(standing: Standing, nation: int, at: int, to: int, alone: Fight) -> float:
    s = standing.s
    loses = alone.chance
    stake = Prizes(standing, nation).hold[at]
    saved = standing.weights.unit * (alone.killed - alone.lost / max(1, s.players - 1))
    given = (1.0 - loses) * stake
    return FLIGHT * (saved - given - 0.1) + 0.01 * refuge(standing, nation, to)


def refuge(standing: Standing, nation: int, to: int) -> float:
    """A place to go to: own ground, comrades, no enemy beside it."""
    s = standing.s
    worth = 1.0 if s.controller[to] == nation else 0.0
    worth += 0.3 * len(units_at(s, to, nation)) + 0.5 * max(0, s.level[to])
    for near in s.box.provinces[to].near:
        for unit in units_in(s, near):
            if is_hostile(s, nation, s.unit_command[unit], to):
                worth -= 0.1
    return worth


def flee(standing: Standing, verb: int, arg: int) -> float:
    s = standing.s
    if verb == FL_END_V:
        return 1.0
    if verb == FL_GO_V:
        return 0.5 + 0.1 * refuge(standing, s.call_nation[s.var(FLEEING)], arg)
    return 0.0


def retreat(standing: Standing, verb: int, arg: int) -> float:
    """war DP18: all together, with their leaders and their horde, to the best place."""
    s = standing.s
    if verb == RT_GO_V:
        return 1.0 + 0.1 * refuge(standing, s.var(RETREATING), arg)
    if verb == RT_ALL_V:
        return 9.0
    return 5.0 if verb in (RT_TAKE_LEADER_V, RT_TAKE_HORDE_V) else 3.0


def stay_behind(standing: Standing, verb: int, arg: int) -> float:
    """Who finds no room: whoever is worth least."""
    return -counter_worth(standing, arg)


# -- war and peace --------------------------------------------------------------------------------


def declare(standing: Standing, verb: int, arg: int) -> float:
    """war DP1: against barbarians whose ground the nation wants and whom it can beat."""
    s = standing.s
    if verb == AC_GO_V:
        return 0.0
    nation = s.var(DECLARER)
    if verb != AC_HOSTILE_V or standing.speaker[arg] == standing.speaker[nation]:
        return -1.0
    return quarrel(standing, nation, arg)


def quarrel(standing: Standing, nation: int, other: int) -> float:
    """What they would bring as vassals, if they are not too strong."""
    s = standing.s
    own = theirs = 0
    for unit in range(len(s.unit_at)):
        if s.unit_at[unit] != NONE:
            own += s.unit_command[unit] == nation
            theirs += s.unit_command[unit] == other
    stake = Prizes(standing, nation).of_vassal(other) - 0.5
    return stake if own + 1 >= theirs else -0.5


def by_horde(standing: Standing, nation: int) -> float:
    """Points for the area in which its horde is, if the nation has it (realm R24.2)."""
    s = standing.s
    area = s.box.provinces[s.horde[nation]].area if s.horde[nation] != NONE else NONE
    held = area != NONE and s.lord[area] == nation
    return Prizes(standing, nation).areas[area] if held else 0.0


def answer_foedus(standing: Standing, verb: int, arg: int) -> float:
    """Land, tribute and points for peace; not in the turn of an invasion (realm R38.9).

    The horde leaves its area for the land that is given (war R34.2).
    """
    s = standing.s
    federate = s.var(FEDERATE)
    points = s.box.numbers.foedus_vp * standing.weights.foedus - by_horde(standing, federate)
    worth = points - (2.0 if invades(s, federate) else 0.0)
    return worth if arg == YES else 0.0


def answer_alliance(standing: Standing, verb: int, arg: int) -> float:
    s = standing.s
    asker, asked = (s.var(ALLIANCE_ANSWER.variable(name)) for name in ("nation", "target"))
    same = standing.speaker[asker] == standing.speaker[asked]
    yes = verb == ANSWER_ALLIANCE_V and arg == YES
    return (0.5 if same else -0.1) if yes else 0.0


def consent(standing: Standing, verb: int, arg: int) -> float:
    s = standing.s
    nation, partner = s.var(CONSENT.variable("nation")), s.var(CONSENT.variable("partner"))
    same = partner != NONE and standing.speaker[nation] == standing.speaker[partner]
    return (0.5 if same else -0.1) if arg % 2 == YES else 0.0


def break_foedus(standing: Standing, verb: int, arg: int) -> float:
    """A bond that pays every turn is kept, but in the year of an invasion."""
    return 0.0 if arg % 2 == YES else 0.1


def rebel(standing: Standing, verb: int, arg: int) -> float:
    """realm R39.12: half a chance of freedom against five points."""
    return -0.5 if arg == YES else 0.0


# -- leaders, places, ships -----------------------------------------------------------------------


def place_leader(standing: Standing, verb: int, arg: int) -> float:
    """With the strongest army that is near to what the nation wants."""
    s = standing.s
    if verb != LEADER_TO_V:
        return 0.0
    nation = s.box.leaders[s.var(PLACED)].nation
    units = units_at(s, arg, nation)
    others = leaders_at(s, arg, nation)
    worth = len(units) - 2.5 * len(others) + (0.5 if s.horde[nation] == arg else 0.0)
    return worth + pull_of(standing, nation)[arg]


def place_bought(standing: Standing, verb: int, arg: int) -> float:
    """realm R32.3"""
    return muster(standing, standing.s.var(BOUGHT_BY), verb, arg)


def place_loan(standing: Standing, verb: int, arg: int) -> float:
    return muster(standing, standing.s.var(LOAN_PLACE.variable("borrower")), verb, arg)


def muster(standing: Standing, nation: int, verb: int, arg: int) -> float:
    """Where a new unit stands: with a leader who goes where the nation wants to be."""
    s = standing.s
    if verb == AREA_V:
        places = s.box.areas[arg].provinces
        return max([muster(standing, nation, BUY_AT_V, p) for p in places], default=NEVER)
    if not s.may_be_entered(arg) or room_at(s, nation, arg) <= 0:
        return NEVER
    lord = s.controller[arg]
    led = 0.8 * bool(leaders_at(s, arg, nation))
    need = standing.threat(arg, lord) if lord == nation else 0.0
    return pull_of(standing, nation)[arg] + led + need


def find_shelter(standing: Standing, verb: int, arg: int) -> float:
    s = standing.s
    nation = s.box.leaders[s.var(LEADER_REFUGE.variable("leader"))].nation
    return refuge(standing, nation, arg % len(s.controller))  # the word names him first


def sea_react(standing: Standing, verb: int, arg: int) -> float:
    return 0.1 if verb == NV_INT_V else 0.0


def parley(standing: Standing, verb: int, arg: int) -> float:
    return 0.1 if verb == NV_FIGHT_V else 0.0


# -- faith ----------------------------------------------------------------------------------------


def convert(standing: Standing, verb: int, arg: int) -> float:
    """realm R42.4: the bonus comes once; it grows with the land, so there is no hurry."""
    s = standing.s
    nation = s.var(BELIEVER)
    listed = s.box.nations[nation].conversion_bonus and not s.claimed[nation]
    bonus = conversion_bonus(s, nation) if listed else 0
    if verb == CLAIM_CONVERSION_V:
        return bonus - PATIENCE * min(3, standing.calendar.turns_left)
    if verb == CONVERT_V:
        return 0.5 * bonus - PATIENCE * min(3, standing.calendar.turns_left)
    return 0.0


# -- purchases ------------------------------------------------------------------------------------


def price_of(s: InvasionsState, kind: int) -> int:
    """realm R32: what a unit costs the nation that buys."""
    return s.box.prices[s.box.kinds[kind].price].gold[s.status[s.var(BUYER)]]


def unit_worth(standing: Standing, kind: int) -> float:
    printed = standing.s.box.kinds[kind]
    return standing.weights.fleet if printed.fleet else standing.unit(printed, False)


def purchase(standing: Standing, verb: int, arg: int) -> float:
    """What a unit is worth, less its price; some gold is kept."""
    s, weights = standing.s, standing.weights
    nation = s.var(BUYER)
    if verb == BUY_V:
        price = price_of(s, arg)
        kept = weights.reserve if standing.calendar.turns_left else 0
        short = max(0, kept - (s.gold[nation] - price))
        return unit_worth(standing, arg) - weights.gold * price - 0.1 * short
    if verb == RESTORE_LIMES_V:
        return 1.0
    if verb in (REPAIR_AT_V, REPAIR_FLEET_V):
        return 0.05
    return -0.3 if verb == FORTIFY_V else 0.0


ANSWERS: Final[dict[int, Question]] = {
    REACT.code: react,
    FLEE.code: flee,
    RETREAT_GROUP.code: retreat,
    FIT.code: stay_behind,
    SURPLUS.code: stay_behind,
    DECLARE.code: declare,
    FOEDUS_ANSWER.code: answer_foedus,
    ALLIANCE_ANSWER.code: answer_alliance,
    CONSENT.code: consent,
    FOEDUS_BREAK.code: break_foedus,
    REBELLION.code: rebel,
    LEADER_TO.code: place_leader,
    BUY_PLACE.code: place_bought,
    LOAN_PLACE.code: place_loan,
    LEADER_REFUGE.code: find_shelter,
    SEA_REACT.code: sea_react,
    PARLEY.code: parley,
    PURCHASE.code: purchase,
    CONVERSION.code: convert,
}
