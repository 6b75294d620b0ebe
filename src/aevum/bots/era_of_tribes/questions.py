"""Answers to single questions: what an answer is worth to the seat that is asked.

One function for each decision that is neither an action of a turn nor a step of an Expansion.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.bots.era_of_tribes.campaign import victory
from aevum.bots.era_of_tribes.council import Council
from aevum.bots.era_of_tribes.outlook import Outlook
from aevum.games.era_of_tribes.components import (
    ALLOT,
    ALLY_O,
    ALLY_V,
    ATTACKER,
    BARBARIANS,
    BATTLE,
    BIND_V,
    BONUS,
    BUY_O,
    BUY_V,
    CASUALTY,
    CHALLENGE,
    CHALLENGE_V,
    CHOOSE_PEOPLE,
    CITY_V,
    COMMIT,
    COMMIT_V,
    CONSENT,
    CONSENT_V,
    DEFENDER,
    DIPLOMACY,
    DIPLOMACY_V,
    DONE_V,
    DROP_FLEET_V,
    DROP_V,
    EXPEL_V,
    EXPULSION,
    FIGHT_V,
    FORGO_V,
    FREE_ARMY,
    FREE_FLEET,
    FREE_PROGRESS,
    FROM_SLOT,
    HALF_PROGRESS,
    HIRE_V,
    HOST,
    KEEP_CARD,
    LEND,
    LOSE_V,
    NOBODY,
    PARLEY,
    POSITION,
    PROGRESS,
    PROGRESS_V,
    REINFORCE,
    SCORE_CARD,
    SEIZE_V,
    SHRINK,
    STOW_V,
    TAKE_CITY,
    TOLL,
    VILLAGE_WON,
)
from aevum.games.era_of_tribes.kinds import (
    CATAPULT,
    FIST,
    M_CITIES,
    M_COLONIES,
    M_FISH,
    M_FLEETS,
    M_LUXURIES,
    M_PROGRESSES,
    M_PROVINCES,
    M_VILLAGES,
    MASK,
    MECHANICS,
    SEATS,
    SWORD,
    U_ARMY,
    U_FLEET,
    U_LEGION,
    U_VASSAL,
)
from aevum.games.era_of_tribes.odds import hit_chances, planned_at_sea
from aevum.games.era_of_tribes.rules.combat import engines_of, morale_of
from aevum.games.era_of_tribes.rules.lineup import strength
from aevum.games.era_of_tribes.rules.purchase import land_price
from aevum.games.era_of_tribes.rules.realm import fleets_at, vassals_at
from aevum.games.era_of_tribes.state import EraState

Question = Callable[[Outlook, int, int], float]

EASY: Final = {
    M_PROGRESSES: 0.9, M_PROVINCES: 0.8, M_LUXURIES: 0.7, M_VILLAGES: 0.7, M_FISH: 0.5,
    M_FLEETS: 0.5, M_CITIES: 0.4, M_COLONIES: 0.3,
}  # fmt: skip
"""Metrics that a seat can do something for; the others depend on the map."""
LENT_SIDE: Final = LEND.variable("side")
SIDE: Final = COMMIT.variable("side")
TILE: Final = VILLAGE_WON.variable("village")
OFFER: Final = CONSENT.variable("offer")
OFFERED_LAND: Final = CONSENT.variable("province")
OFFERED_BY: Final = CONSENT.variable("by")
SEA: Final = PARLEY.variable("sea")
RIVAL: Final = PARLEY.variable("rival")
PLACE: Final = BATTLE.variable("place")


# -- the set-up -----------------------------------------------------------------------------------


def keep_card(outlook: Outlook, verb: int, arg: int) -> float:
    return EASY.get(outlook.s.box.cards[arg].metric, 0.6)


def choose_people(outlook: Outlook, verb: int, arg: int) -> float:
    """Food and goods of the homes, and of what lies around them."""
    s = outlook.s
    homes = s.box.peoples[arg].homes
    around = {near for home in homes for near in s.chart().land[home]} - set(homes)
    worth = 0.0
    for place, weight in [*((home, 1.0) for home in homes), *((near, 0.3) for near in around)]:
        printed = s.box.provinces[place]
        worth += weight * (printed.food + (0.8 if printed.good != NOBODY else 0.0))
    return worth + 0.5 * s.box.peoples[arg].powers.start_food


def free_progress(outlook: Outlook, verb: int, arg: int) -> float:
    return outlook.level(arg, 1)


def free_fleet(outlook: Outlook, verb: int, arg: int) -> float:
    if verb == FORGO_V:
        return 0.0
    sea, source = divmod(arg, 2)
    s = outlook.s
    taken = s.sea_owner[sea] == outlook.seat
    cost = outlook.morale if source == FROM_SLOT else 0.1
    return (0.05 if taken else outlook.sea(sea)) + 0.3 - cost


def free_army(outlook: Outlook, verb: int, arg: int) -> float:
    lost = outlook.gain_of_morale(-outlook.s.powers(outlook.seat).free_army_morale)
    return 0.0 if verb == FORGO_V else outlook.weights.army + lost


def allot(outlook: Outlook, verb: int, arg: int) -> float:
    """Luxury goods work every round."""
    return -0.1 * arg


def position(outlook: Outlook, verb: int, arg: int) -> float:
    """Who comes first finds empty land and unknown progress."""
    return -0.1 * arg


# -- growth that is negative ----------------------------------------------------------------------


def shrink(outlook: Outlook, verb: int, arg: int) -> float:
    s, seat = outlook.s, outlook.seat
    if verb == DROP_V:
        more = vassals_at(s, arg, seat) + s.city[arg] > 1
        return -0.05 if more else -outlook.province(arg)
    if verb == DROP_FLEET_V:
        return -0.1 if fleets_at(s, arg, seat) > 1 else -outlook.sea(arg) - 0.1
    return -2.0 * outlook.morale


# -- trade posts ----------------------------------------------------------------------------------


def host(outlook: Outlook, verb: int, arg: int) -> float:
    """Whoever has fewest points may have the thaler."""
    s = outlook.s
    return -0.1 * s.influence[s.owner[arg]]


def toll(outlook: Outlook, verb: int, arg: int) -> float:
    return 0.0 if arg else 0.02


def expulsion(outlook: Outlook, verb: int, arg: int) -> float:
    """R5.15: it costs the attacker morale."""
    return 0.5 if verb == EXPEL_V else 0.0


# -- the sea --------------------------------------------------------------------------------------


def sea_chance(outlook: Outlook, sea: int, rival: int) -> float:
    """The chance to win a battle that the seat begins here."""
    s = outlook.s
    battle = planned_at_sea(s, outlook.seat, sea, rival)
    return victory(battle.attackers, battle.defenders, hit_chances(s.box, battle.markers))


def sea_battle(outlook: Outlook, sea: int, rival: int) -> float:
    chance = sea_chance(outlook, sea, rival)
    lost = outlook.weights.defeat + 0.4 * fleets_at(outlook.s, sea, outlook.seat)
    gain = outlook.weights.triumph + 0.5 * outlook.sea(sea)
    if outlook.s.is_allied(outlook.seat, rival):
        gain -= 3.0
    return chance * gain - (1.0 - chance) * lost - 0.1


def parley(outlook: Outlook, verb: int, arg: int) -> float:
    s = outlook.s
    return sea_battle(outlook, s.var(SEA), s.var(RIVAL)) if verb == FIGHT_V else 0.0


def challenge(outlook: Outlook, verb: int, arg: int) -> float:
    if verb != CHALLENGE_V:
        return 0.0
    sea, rival = divmod(arg, SEATS)
    return sea_battle(outlook, sea, rival)


# -- battles --------------------------------------------------------------------------------------


def at_stake(outlook: Outlook, side: int) -> float:
    """What the battle under way decides."""
    s = outlook.s
    place = s.var_of(BATTLE, PLACE)
    if place >= s.box.field_of_sea:
        return 1.0
    worth = outlook.province(place) + outlook.weights.defeat + outlook.weights.triumph
    if s.city[place]:
        worth += 2.0
    if s.defender == BARBARIANS:
        worth += outlook.village()
    home = s.box.provinces[place].home_of == s.people[outlook.seat]
    return worth + (1.0 if home else 0.0)


def help_of(outlook: Outlook, side: int, more: int, new_markers: bool) -> float:
    """How much a unit more raises the chance to win."""
    s = outlook.s
    mine, theirs = strength(s, side), strength(s, 1 - side)
    return chance_for(s, side, mine + more, theirs, new_markers) - chance_for(
        s, side, mine, theirs, new_markers
    )


def chance_for(s: EraState, side: int, mine: int, theirs: int, new_markers: bool) -> float:
    attackers, defenders = (mine, theirs) if side == ATTACKER else (theirs, mine)
    markers = markers_of(s, attackers, defenders) if new_markers else s.markers
    if side == ATTACKER:
        return victory(attackers, defenders, hit_chances(s.box, markers))
    lost, one, both = hit_chances(s.box, markers)
    return victory(defenders, attackers, (both, one, lost))


def markers_of(s: EraState, attackers: int, defenders: int) -> int:
    """R16.11, as they would be given out now."""
    markers = 1 << SWORD | int(attackers > defenders) << FIST
    markers |= int(morale_of(s, ATTACKER) > morale_of(s, DEFENDER)) << MASK
    return markers | int(engines_of(s, ATTACKER) > engines_of(s, DEFENDER)) << CATAPULT


def commit(outlook: Outlook, verb: int, arg: int) -> float:
    """D26, D27: what pays for itself."""
    s = outlook.s
    side = s.var(SIDE)
    if verb == DONE_V:
        return 0.0
    gain = help_of(outlook, side, 1, True) * at_stake(outlook, side)
    if verb == COMMIT_V:
        cost = 0.5 * outlook.weights.army if arg == U_ARMY else 0.04
        return gain - cost
    if verb == HIRE_V:
        return gain - tile_cost(outlook, arg)
    return gain - 0.5


def tile_cost(outlook: Outlook, village: int) -> float:
    council = Council(outlook)
    return max(council.kept_tile(village), 0.8 * council.tile(village)) + 0.1


def reinforce(outlook: Outlook, verb: int, arg: int) -> float:
    """D29: the markers stay as they are (R16.16)."""
    side = outlook.s.var(SIDE)
    if verb == DONE_V:
        return 0.0
    gain = help_of(outlook, side, 1, False) * at_stake(outlook, side)
    return gain - (tile_cost(outlook, arg) if verb == HIRE_V else 0.5)


def lend(outlook: Outlook, verb: int, arg: int) -> float:
    """R19.4: thalers, and a step of the procession if the ally wins."""
    s, seat = outlook.s, outlook.seat
    price = s.level(seat, MECHANICS).army_price
    side = s.var(LENT_SIDE)
    if not arg:
        return 0.0
    chance = chance_for(s, side, strength(s, side) + arg, strength(s, 1 - side), True)
    gain = chance * 0.4 - (1.0 - chance) * 0.2
    return gain + arg * (price * outlook.thaler - (1.0 - 0.5 * chance) * outlook.weights.army)


def casualty(outlook: Outlook, verb: int, arg: int) -> float:
    """Whatever is least missed."""
    if verb != LOSE_V:
        return 0.0
    return {U_LEGION: -0.05, U_VASSAL: -0.1, U_ARMY: -0.3, U_FLEET: -0.35}.get(arg, -0.2)


def take_city(outlook: Outlook, verb: int, arg: int) -> float:
    return outlook.city() if verb == CITY_V else 0.0


def village_won(outlook: Outlook, verb: int, arg: int) -> float:
    council = Council(outlook)
    tile = outlook.s.var(TILE)
    return council.kept_tile(tile) if verb == STOW_V else council.tile(tile)


# -- diplomacy ------------------------------------------------------------------------------------


def diplomacy(outlook: Outlook, verb: int, arg: int) -> float:
    if verb != DIPLOMACY_V:
        return outlook.weights.spare_leader
    council = Council(outlook)
    return council.envoy(arg) + council.offer()


def bonus(outlook: Outlook, verb: int, arg: int) -> float:
    s = outlook.s
    council = Council(outlook)
    treaties = s.box.numbers.force_treaties * outlook.weights.treaty
    if verb == ALLY_V:
        return council.alliance(arg)
    if verb == BIND_V:
        return council.alliance(arg) - treaties if outlook.rounds <= 2.0 else -0.1
    if verb in (BUY_V, SEIZE_V):
        forced = verb == SEIZE_V
        worth = 1.2 * outlook.province(arg) - land_price(s, arg, forced) * outlook.thaler
        return worth - (treaties if forced else 0.1)
    return 0.0 if verb == DONE_V else -1.0


def consent(outlook: Outlook, verb: int, arg: int) -> float:
    s = outlook.s
    if verb != CONSENT_V:
        return 0.0
    offer = s.var(OFFER)
    if offer == ALLY_O:
        ahead = s.influence[s.var(OFFERED_BY)] - s.influence[outlook.seat]
        numbers = s.box.numbers
        gain = numbers.ally_influence + outlook.gain_of_morale(numbers.ally_morale)
        return gain - 0.5 * max(0, ahead) if s.players > 2 else 0.5 - 0.3 * max(0, ahead)
    if offer == BUY_O:
        province = s.var(OFFERED_LAND)
        paid = land_price(s, province, False) * outlook.thaler
        lost = 1.3 * outlook.province(province) + (2.0 if s.city[province] else 0.3)
        return paid - lost
    return -1.0


# -- progress and cards ---------------------------------------------------------------------------


def progress(outlook: Outlook, verb: int, arg: int) -> float:
    if verb != PROGRESS_V:
        return outlook.weights.spare_leader
    return Council(outlook).progress(arg)


def half_progress(outlook: Outlook, verb: int, arg: int) -> float:
    return Council(outlook).half_progress(arg)


def score_card(outlook: Outlook, verb: int, arg: int) -> float:
    return Council(outlook).card(arg)


QUESTIONS: Final[dict[int, Question]] = {
    KEEP_CARD.code: keep_card,
    CHOOSE_PEOPLE.code: choose_people,
    FREE_PROGRESS.code: free_progress,
    FREE_FLEET.code: free_fleet,
    FREE_ARMY.code: free_army,
    ALLOT.code: allot,
    POSITION.code: position,
    SHRINK.code: shrink,
    HOST.code: host,
    TOLL.code: toll,
    EXPULSION.code: expulsion,
    PARLEY.code: parley,
    CHALLENGE.code: challenge,
    COMMIT.code: commit,
    REINFORCE.code: reinforce,
    LEND.code: lend,
    CASUALTY.code: casualty,
    TAKE_CITY.code: take_city,
    VILLAGE_WON.code: village_won,
    DIPLOMACY.code: diplomacy,
    BONUS.code: bonus,
    CONSENT.code: consent,
    PROGRESS.code: progress,
    HALF_PROGRESS.code: half_progress,
    SCORE_CARD.code: score_card,
}
"""By the code of the node."""
