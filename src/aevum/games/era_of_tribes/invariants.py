"""What holds in every position of Era of Tribes, so that no stranger's can break a table.

Only what a single position shows; what follows from its story is checked by playing it again.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.games.era_of_tribes.components import (
    EXPANSION,
    KEEP_CARD,
    NOBODY,
    PURCHASE,
    TAKE_CITY,
    UPHEAVAL,
)
from aevum.games.era_of_tribes.kinds import (
    AGRICULTURE,
    ARCHITECTURE,
    MECHANICS,
    SEAFARING,
    SLOTS,
    TOP_LEVEL,
    TRADE,
)
from aevum.games.era_of_tribes.rules.colonies import colonies_of
from aevum.games.era_of_tribes.rules.food import food_of_fish
from aevum.games.era_of_tribes.rules.goods import KINDS
from aevum.games.era_of_tribes.rules.metrics import length_of
from aevum.games.era_of_tribes.rules.movement import attackers_at
from aevum.games.era_of_tribes.rules.realm import fleets_at, fleets_of, vassals_at
from aevum.games.era_of_tribes.state import WHEEL, EraState

MANY = 1_000
"""More than any count of a game comes to."""


def broken(s: EraState) -> str:
    """The first invariant that does not hold, in a few words; '' if all do."""
    found = broken_frame(s) or broken_cards(s)
    if found or not any(s.slots):
        return found
    for seat in range(s.players):
        found = broken_seat(s, seat)
        if found:
            return found
    return broken_common(s) or broken_map(s)


def broken_frame(s: EraState) -> str:
    """Whatever other checks rely on: sections, seats, peoples and levels there are."""
    if not -1 <= s.section < len(s.box.sections) or s.long not in (0, 1):
        return "there is no such section or length"
    if len(s.order) > s.players or set(s.order) - set(range(s.players)):
        return "the turn order names no seats"
    if not between(s.people, -1, len(s.box.peoples) - 1):
        return "a people is none of the ten"
    for seats in (s.owner, s.sea_owner, s.post, [s.ring, s.attacker, s.defender]):
        if not between(seats, -1, s.players - 1):
            return "something belongs to no seat"
    if not between(s.levels, 0, TOP_LEVEL) or not between(s.epoch, 0, len(s.box.epochs) - 1):
        return "I15, a level or an epoch does not exist"
    if not 0 <= s.stage < len(s.box.stages):
        return "I17, the barbarians have no such stage"
    if any(s.slots) and (s.section < 0 or min(s.people) < 0 or len(s.order) < s.players):
        return "pieces stand on the map before there are peoples"
    return ""


def broken_cards(s: EraState) -> str:
    cards = sum(s.deck.pool) + len(s.open) + len(s.scored) + sum(len(p) for p in s.personal)
    if s.holds(KEEP_CARD):
        cards += sum(len(pile) for pile in s.rejected)
    if any(s.deck.pool) and cards != len(s.box.cards):
        return "I9, influence cards are lost or made"
    return ""


# -- one seat -------------------------------------------------------------------------------------


def broken_seat(s: EraState, seat: int) -> str:
    return (
        broken_pieces(s, seat)
        or broken_tracks(s, seat)
        or broken_tokens(s, seat)
        or broken_means(s, seat)
    )


def broken_pieces(s: EraState, seat: int) -> str:
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    places = [s.pool[seat], s.removed[seat], s.armies[seat], *slots]
    places += [*s.vassals[seat :: s.players], *s.fleets[seat :: s.players]]
    if min(places) < 0 or sum(places) + s.post.count(seat) != s.box.numbers.vassals:
        return f"I1, vassals of seat {seat} are lost or made"
    cities = sum(s.city[p] for p in s.lands_of(seat))
    if cities != s.built[seat] or cities > s.level(seat, ARCHITECTURE).city_limit:
        return f"I2, cities of seat {seat} do not add up"
    own = s.box.epochs[s.epoch[seat]].leaders[length_of(s)]
    if s.leaders[seat] != own + s.grey[seat] and not s.holds(UPHEAVAL):
        return f"I3, leaders of seat {seat} do not add up"
    if not 0 <= s.ready[seat] + (s.ring == seat) <= s.leaders[seat]:
        return f"I3, more leaders of seat {seat} are ready than there are"
    return ""


def broken_tracks(s: EraState, seat: int) -> str:
    if not s.box.morale_low <= s.morale[seat] <= s.box.morale_high:
        return "I13, morale is off its track"
    purse = (s.influence[seat], s.thalers[seat], s.treaties[seat], s.hunger[seat], s.legions[seat])
    if not between([*purse, s.grey_militia[seat]], 0, MANY):
        return "I14, somebody has less than nothing"
    if not 1 <= s.procession[seat] <= s.box.numbers.triumph_last:
        return "I18, a procession has left its way"
    return ""


def broken_tokens(s: EraState, seat: int) -> str:
    """I4, I5"""
    goods = [0] * KINDS
    lands = s.lands_of(seat)
    for province in lands:
        good = s.box.provinces[province].good
        if good != NOBODY:
            goods[good] += 1
    at = seat * KINDS
    if goods != s.goods[at : at + KINDS]:
        return f"I4, goods of seat {seat} are not those of its fields"
    for kind in range(at, at + KINDS):
        luxury = s.goods[kind] - s.military[kind]
        if not (0 <= s.spent[kind] <= luxury and 0 <= s.war_spent[kind] <= s.military[kind]):
            return f"I27, seat {seat} has used more goods than it has"
    if s.plate[seat] != plate_of(s, seat) and not s.holds(UPHEAVAL):
        return f"I5, the plate of seat {seat} does not add up"
    return ""


def plate_of(s: EraState, seat: int) -> int:
    """I5: food less hunger, from whatever brings or takes it."""
    powers = s.powers(seat)
    food = sum(s.box.provinces[p].food for p in s.lands_of(seat))
    food += food_of_fish(s, seat, sum(s.box.seas[sea].fish for sea in s.seas_of(seat)))
    for level in range(1, s.levels[seat * WHEEL + AGRICULTURE] + 1):
        food += s.box.levels[AGRICULTURE][level].food
    epoch = s.box.epochs[s.epoch[seat]]
    food += 0 if epoch.ends[length_of(s)] else epoch.food_while
    return food + powers.start_food - powers.city_food * s.built[seat]


def broken_means(s: EraState, seat: int) -> str:
    """I23"""
    levels = s.levels[seat * WHEEL : (seat + 1) * WHEEL]
    if fleets_of(s, seat) and not levels[SEAFARING]:
        return "I23, there are fleets without Seafaring"
    if s.armies[seat] and not levels[MECHANICS]:
        return "I23, there are armies without Mechanics"
    if s.post.count(seat) and not s.box.levels[TRADE][levels[TRADE]].posts:
        return "I23, there are trade posts without Trade"
    return ""


# -- what is common -------------------------------------------------------------------------------


def broken_common(s: EraState) -> str:
    numbers = s.box.numbers
    supply = s.box.players[s.players - 1].grey_leaders + numbers.grey_leaders_box
    if min(s.grey_supply, s.grey_box) < 0 or s.grey_supply + s.grey_box + sum(s.grey) != supply:
        return "I3, grey leaders are lost or made"
    legions = numbers.legions if any(s.powers(i).legions for i in range(s.players)) else 0
    if s.legion_supply < 0 or s.legion_supply + sum(s.legions) != legions:
        return "I11, legions are lost or made"
    tiles = sum(s.tiles.pool) + sum(s.kept) + sum(s.hired) + sum(s.used)
    if any(s.tiles.pool) and tiles != s.box.tiles:
        return "I8, village tiles are lost or made"
    if not s.holds(UPHEAVAL) and s.stage != min(sum(s.entered), len(s.box.stages) - 1):
        return "I17, the stage of the barbarians does not fit the epochs entered"
    if not between(s.battlefield, 0, len(s.box.battlefields)):
        return "I12, there is no such battlefield"
    return broken_alliances(s)


def broken_alliances(s: EraState) -> str:
    for a in range(s.players):
        if s.is_allied(a, a):
            return "I24, somebody is allied with himself"
        for b in range(a):
            if s.is_allied(a, b) != s.is_allied(b, a):
                return "I24, an alliance has only one side"
    return ""


def broken_map(s: EraState) -> str:
    expanding = s.holds(EXPANSION)
    for province in s.chart().provinces:
        found = broken_province(s, province, expanding)
        if found:
            return found
    if expanding:
        return ""
    for sea in s.chart().seas:
        fleets = [fleets_at(s, sea, seat) for seat in range(s.players)]
        owner = s.sea_owner[sea]
        if (owner == NOBODY) != (not any(fleets)) or (owner != NOBODY and not fleets[owner]):
            return "I22, a sea has fleets and no controller, or the reverse"
    return broken_colonies(s)


def broken_province(s: EraState, province: int, expanding: bool) -> str:
    owner = s.owner[province]
    stray = s.post[province] != NOBODY and (not s.city[province] or s.post[province] == owner)
    if stray and not s.holds(TAKE_CITY):
        return "I21, a trade post is in no city of another"
    if s.city[province] and owner == NOBODY:
        return "I21, a city belongs to nobody"
    if s.village[province] and owner != NOBODY:
        return "I20, a village lies in the province of a player"
    if expanding:
        return ""
    if attackers_at(s, province):
        return "I20, attackers are left when the Expansion is over"
    for seat in range(s.players):
        if seat != owner and vassals_at(s, province, seat):
            return "I20, pieces stand in a province of another"
    holds = owner == NOBODY or s.city[province] or vassals_at(s, province, owner)
    return "" if holds else "I20, a province is held by no piece"


def broken_colonies(s: EraState) -> str:
    if s.holds(PURCHASE) or not s.round:
        return ""
    for seat in range(s.players):
        if s.colonies[seat] != colonies_of(s, seat):
            return "I36, colonies were not counted"
    return ""


def between(numbers: Sequence[int], low: int, high: int) -> bool:
    for number in numbers:
        if not low <= number <= high:
            return False
    return True
