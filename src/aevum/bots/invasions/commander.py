"""The commander: orders for whole marches, with their aim, their chance and their price.

He looks at everything a whole stack can reach in this Movement part, counts those who wait there
already, weighs what is left behind against what can be won, and else moves towards what his nation
wants most.
"""

from __future__ import annotations

from aevum.bots.invasions.battles import commander_of
from aevum.bots.invasions.hordes import Homes
from aevum.bots.invasions.marches import Staff
from aevum.bots.invasions.voyages import cargo_of, voyages_of
from aevum.games.invasions.kinds import BARBARIAN, NONE, STRAIT
from aevum.games.invasions.rules.board.leaders import best_combat
from aevum.games.invasions.rules.board.relations import is_hostile
from aevum.games.invasions.rules.board.stacking import overfull, room_at
from aevum.games.invasions.rules.board.units import counter_id, counter_of
from aevum.games.invasions.rules.march.groups import joining_hordes
from aevum.games.invasions.rules.march.marching import (
    Band,
    horde_steps_left,
    leader_steps_left,
    movers_at,
    stepping,
    steps_left,
)
from aevum.games.invasions.rules.march.ways import (
    CAMPAIGN,
    costs_all,
    why_not_ground,
    why_not_step,
    would_stop,
)

FARTHEST = 9
"""More steps than anybody has."""
EFFORT = 0.005
"""What each step must bring."""
VOYAGE = 0.03
"""What a march over the sea must bring beyond one by land."""
STRANDED = 0.3
"""Of those who lose after a landing, so many more fall (war R30.10)."""
FRATRICIDE = -9.0
"""Nations of one seat are one side, whatever they think of each other."""
ALL = "mv_add_all"
STAY = -1.0
"""A start from which no march is worth it."""
CROWDED = -1.0
"""Units that are too many in a province would be lost (war R9.5)."""


class Order:
    """A march: where it ends, what it promises, and the words for it."""

    def __init__(self, worth: float, words: list[str], start: int, to: int, chance: float) -> None:
        self.worth = worth
        self.words = words
        self.start = start
        self.to = to
        self.chance = chance


class Way:
    """How a group gets somewhere."""

    def __init__(self, steps: list[int], border: int) -> None:
        self.steps = steps
        self.border = border
        """The kind of the last border."""


class Commander:
    """Plans the Movement part of those who act.

    wary   looks who could strike back or come in time; who is not wary sees his prize only
    """

    def __init__(self, staff: Staff, mode: int, wary: bool = True) -> None:
        self.staff = staff
        self.s = staff.s
        self.mode = mode
        self.wary = wary
        self.homes = Homes(staff)

    # -- orders -----------------------------------------------------------------------------------

    def orders(self, starts: list[int]) -> list[Order]:
        """The orders that are worth it for all who stand in one of these places together."""
        found: list[Order] = []
        for at in starts:
            found += self.orders_from(at) + self.bold(self.crossings(self.everybody(at), at))
        return found

    def orders_from(self, at: int) -> list[Order]:
        """The marches over land."""
        found = self.treks(at)
        for band in self.bands(at):
            leaving = self.staff.cost_of_leaving(band.units, at) + self.desertion(band, at)
            found += self.journeys(band, at, leaving)
        return self.bold(found)

    def bands(self, at: int) -> list[Band]:
        """Everybody there; a wary commander asks whether the horde goes along."""
        band = self.everybody(at)
        if not band.units:
            return []
        hordes = self.hordes_at(at)
        return [band, Band(self.s, band.units, band.leaders, hordes)] if hordes else [band]

    def hordes_at(self, at: int) -> list[int]:
        """war R4.5: hordes that may march from there; who is not wary never thinks of them."""
        if not self.wary:
            return []
        return joining_hordes(self.s, self.staff.forces, Band(self.s, [], [], []), at, self.mode)

    def treks(self, at: int) -> list[Order]:
        """A horde that goes its way alone, where nobody stands against it."""
        s, found = self.s, []
        for nation in self.hordes_at(at):
            band = Band(s, [], [], [nation])
            here = self.home(band, at)
            for to, way in self.reach(band, at).items():
                if not self.staff.foes_at(to, [nation]):
                    worth = self.home(band, to) - here - EFFORT * len(way.steps)
                    found.append(Order(worth, self.words_of(band, at, way), at, to, 1.0))
        return found

    def bold(self, orders: list[Order]) -> list[Order]:
        return [order for order in orders if order.worth > self.staff.weights.boldness]

    def everybody(self, at: int) -> Band:
        """All there who can make a step; a horde follows them if it may."""
        s = self.s
        movers = movers_at(s, at)
        leaders = list(movers.leaders)
        if self.mode == CAMPAIGN and s.leader_at[s.campaigner] == at:
            leaders = [s.campaigner, *(x for x in leaders if x != s.campaigner)]
        units = [unit for unit in movers.units if steps_left(s, unit, leaders) > 0]
        return Band(s, units, leaders, [])

    def best_of(self, at: int) -> float:
        """What it promises if everybody leaves here together, over land."""
        return max([order.worth for order in self.orders_from(at)], default=STAY)

    def promises(self, band: Band, at: int) -> dict[str, float]:
        """What the next word of an open group leads to at best."""
        found: dict[str, float] = {}
        for order in self.onward(band, at):
            word = order.words[0]
            found[word] = max(order.worth, found.get(word, order.worth))
        return found

    def relief(self) -> list[Order]:
        """war R9.7: those who are too many in a province go elsewhere, wherever it hurts least."""
        s, found = self.s, []
        for nation, at in overfull(s):
            units = [u for u in movers_at(s, at).units if steps_left(s, u) > 0]
            band = Band(s, sorted(units, key=self.rank)[: -room_at(s, nation, at)], [], [])
            if band.units:
                found += self.journeys(band, at, CROWDED)
        return found

    def rank(self, unit: int) -> float:
        """Who is left behind first."""
        s = self.s
        kind = s.box.kinds[s.unit_kind[unit]]
        return self.staff.standing.unit(kind, s.unit_damaged[unit] == 1)

    def journeys(self, band: Band, at: int, leaving: float) -> list[Order]:
        """Everywhere a group can go to from here, and what it promises."""
        here = self.staying(band, at)
        found: list[Order] = []
        for to, way in self.reach(band, at).items():
            if to == self.came_from(band):
                continue
            gain, chance = self.promise(band, to, way)
            gain -= self.staff.waiting(to, band, way.border)
            worth = gain + self.dream(band, to) + chance * self.home(band, to)
            worth -= here + leaving + EFFORT * len(way.steps)
            found.append(Order(worth, self.words_of(band, at, way), at, to, chance))
        return found

    def staying(self, band: Band, at: int) -> float:
        """What it promises to stay: a wary commander counts a battle or siege that is to come."""
        worth = self.dream(band, at)
        if self.wary:
            worth += self.home(band, at) + max(0.0, self.promise(band, at, Way([], NONE))[0])
        return worth

    def came_from(self, band: Band) -> int:
        """A wary commander does not march to and fro in one Movement part."""
        s = self.s
        known = self.wary and band.units[0] < len(s.froms)
        return s.froms[band.units[0]] if known else NONE

    def crossings(self, band: Band, at: int) -> list[Order]:
        """war R29, R30: everywhere those can go whom ships can carry; who lands cannot retreat."""
        s, staff = self.s, self.staff
        if not band.units or not s.box.provinces[at].coasts:
            return []
        cargo = cargo_of(s, band, at, sorted(band.units, key=self.rank, reverse=True))
        if not cargo.units:
            return []
        here = self.staying(cargo, at) + self.desertion(cargo, at)
        here += staff.cost_of_leaving(cargo.units, at)
        found: list[Order] = []
        for zones, to, arrives in voyages_of(s, staff.forces, cargo, at, self.mode):
            gain, chance = self.promise(cargo, to, Way([to], NONE))
            gain -= (1.0 - chance) * staff.lost_units(cargo.units, STRANDED * len(cargo.units))
            worth = arrives * (gain + self.dream(cargo, to) - here) - VOYAGE
            found.append(Order(worth, self.sailing_words(cargo, at, zones, to), at, to, chance))
        return found

    def promise(self, band: Band, to: int, way: Way) -> tuple[float, float]:
        """What a march ends with, and the chance of it; help on its way is counted in part."""
        staff, s = self.staff, self.s
        gain = staff.gain(band, to, way.border)
        foes = staff.foes_at(to, band.nations)
        chance = 1.0
        if staff.are_kin(band, foes):
            return FRATRICIDE, chance
        if foes:
            units = [*band.units, *staff.friends_at(to)]
            chance = staff.clash(units, band.leaders, to, way.border, foes).chance
            gain += chance * self.spoils(band, foes, to)
        if self.wary:
            gain = self.beware(band, to, way, foes, gain)
        else:
            gain += chance * self.horde_comes(band, to)
        nation = s.unit_command[band.units[0]]
        if not foes and s.horde[nation] == to:
            gain += 0.05
        return gain, chance

    def beware(self, band: Band, to: int, way: Way, foes: list[int], gain: float) -> float:
        """What is left of a gain if somebody comes in time, or strikes back from beside it."""
        gain -= self.exposure(band, to, foes)
        risk = 0.0
        for place in way.steps:
            risk = max(risk, self.intercepted(band, place))
        weights = self.staff.weights
        return gain - weights.ambush * risk * (gain + weights.unit * len(band.units))

    def spoils(self, band: Band, foes: list[int], to: int) -> float:
        """A beaten horde submits: a vassal, and all that the vassal holds (war R35)."""
        s, staff = self.s, self.staff
        worth = 0.0
        nation = s.unit_command[band.units[0]]
        for foe in staff.forces.hordes[to]:
            if foe in foes and s.suzerain[foe] == NONE:
                tribute = staff.weights.vassal + staff.prizes(nation).of_vassal(foe)
                worth += staff.weights.submits * tribute
        for foe in foes:
            if s.capital[foe] == to:
                worth += staff.weights.their_capital
        return worth

    def exposure(self, band: Band, to: int, foes: list[int]) -> float:
        """Enemies beside the goal that are stronger than the group."""
        s, staff = self.s, self.staff
        if staff.unanswered:
            return 0.0
        nation = s.unit_command[band.units[0]]
        strength = len(band.units) + len(staff.friends_at(to)) + commander_of(s, band.leaders)
        worst = 0
        for near in s.box.provinces[to].near:
            here = 0
            for unit in staff.forces.units[near]:
                who = s.unit_command[unit]
                if who not in foes and is_hostile(s, nation, who, to):
                    here += 1
            worst = max(worst, here)
        danger = staff.weights.exposed * max(0, worst - strength)
        return danger * (staff.weights.precious if band.hordes else 1.0)

    def intercepted(self, band: Band, to: int) -> float:
        """war R17: the chance that a stronger stack of the lord of the place comes in time."""
        s, staff = self.s, self.staff
        lord = s.controller[to]
        if lord == NONE or not any(is_hostile(s, n, lord, to) for n in band.nations):
            return 0.0
        strength = len(band.units) + len(staff.friends_at(to)) + commander_of(s, band.leaders)
        chance = 0.0
        for place, steps in s.box.board.reach[to].items():
            if place == to or steps > 2:
                continue
            here = [u for u in staff.forces.units[place] if s.unit_command[u] == lord]
            if not here:
                continue
            chiefs = [x for x in s.box.leaders_of[lord] if s.leader_at[x] == place]
            if len(here) + best_combat(s, chiefs) > strength:
                chance = max(chance, 0.3 + 0.1 * best_combat(s, chiefs))
        return chance

    def horde_comes(self, band: Band, to: int) -> float:
        """An area without other hordes, and without an empire or a kingdom that holds it."""
        s, staff = self.s, self.staff
        area = s.box.provinces[to].area
        if area == NONE:
            return 0.0
        lord = s.lord[area]
        worth = 0.0
        for nation in band.hordes:
            others = [
                other
                for p in s.box.areas[area].provinces
                for other in staff.forces.hordes[p]
                if other != nation and s.suzerain[other] != nation and p != to
            ]
            free = lord in (NONE, nation) or s.status[lord] == BARBARIAN
            if not others and free:
                worth += staff.prizes(nation).of_horde(to)
        return worth

    def home(self, band: Band, at: int) -> float:
        """What it is worth that the hordes of a group are there, with the group and who waits."""
        if not (self.wary and band.hordes):
            return 0.0
        beside = [unit for unit in self.staff.friends_at(at) if unit not in band.units]
        guards = len(band.units) + len(beside)
        return sum(self.homes.worth(nation, at, guards) for nation in band.hordes)

    def desertion(self, band: Band, at: int) -> float:
        """The price of leaving a horde with fewer guards."""
        if not self.wary:
            return 0.0
        staff, cost = self.staff, 0.0
        stay = len([unit for unit in staff.friends_at(at) if unit not in band.units])
        for nation in staff.forces.hordes[at]:
            if nation in staff.acting and nation not in band.hordes:
                cost += self.homes.exposure(nation, at, stay)
                cost -= self.homes.exposure(nation, at, stay + len(band.units))
        return cost

    def dream(self, band: Band, at: int) -> float:
        """How near a group is to what it wants later on."""
        s = self.s
        staff = self.staff
        nation = s.unit_command[band.units[0]]
        weight = min(1.0, len(band.units) / 4.0) * staff.weights.dream
        return weight * staff.standing.late * staff.prizes(nation).pull()[at]

    # -- ways -------------------------------------------------------------------------------------

    def reach(self, band: Band, at: int, most: int = FARTHEST) -> dict[int, Way]:
        """Where a group can end its move in so many steps; the slowest decides."""
        s, forces = self.s, self.staff.forces
        found: dict[int, Way] = {}
        seen = {at}
        edge: list[tuple[int, list[int]]] = [(at, [])]
        for step in range(min(most, self.steps_of(band))):
            after: list[tuple[int, list[int]]] = []
            for here, path in edge:
                place = s.box.provinces[here]
                for i in range(len(place.near)):
                    to = place.near[i]
                    if to in seen or not self.may_step(band, here, to, step):
                        continue
                    seen.add(to)
                    way = [*path, to]
                    if not forces.neutrals(s, to, band.nations):
                        found[to] = Way(way, place.kinds[i])
                    spent = place.kinds[i] == STRAIT and costs_all(s, band, here, to)
                    if not spent and not would_stop(s, forces, band, to):
                        after.append((to, way))
            edge = after
        return found

    def may_step(self, band: Band, here: int, to: int, step: int) -> bool:
        s, forces = self.s, self.staff.forces
        if step == 0:
            return why_not_step(s, forces, band, here, to, self.mode) is None
        if s.box.provinces[here].border(to) == STRAIT and costs_all(s, band, here, to):
            return False
        return why_not_ground(s, forces, band, to, self.mode) is None

    def steps_of(self, band: Band) -> int:
        s = self.s
        left = [steps_left(s, unit, band.leaders) for unit in band.units]
        left += [leader_steps_left(s, leader) for leader in band.leaders]
        left += [horde_steps_left(s, nation) for nation in band.hordes]
        return min(left, default=0)

    # -- words ------------------------------------------------------------------------------------

    def words_of(self, band: Band, at: int, way: Way) -> list[str]:
        """The order as it is spoken: who comes along, and where to."""
        words = self.called(band, at)
        left = len(self.staff.friends_at(at)) - len(band.units)
        left += len(self.hordes_at(at)) - len(band.hordes)
        if left == 0 and len(words) > 2:
            words = [words[0], ALL]
        words += [f"mv_go {self.s.box.provinces[to].id}" for to in way.steps]
        return [*words, "mv_rest"]

    def called(self, band: Band, at: int) -> list[str]:
        """A group, one after the other, in canonical order."""
        s = self.s
        leaders = [each for each in sorted(band.leaders) if self.must_be_named(each, at)]
        words = [f"mv_from {s.box.provinces[at].id}"]
        words += [f"mv_add_leader {s.box.leaders[leader].id}" for leader in leaders]
        counters = sorted(counter_of(s, unit) for unit in band.units)
        words += [f"mv_add {counter_id(s, counter)}" for counter in counters]
        return words + ["mv_add_horde"] * len(band.hordes)

    def sailing_words(self, band: Band, at: int, zones: list[int], to: int) -> list[str]:
        s = self.s
        words = self.called(band, at) + [f"mv_sea {s.box.seas[sea].id}" for sea in zones]
        return [*words, f"mv_land {s.box.provinces[to].id}", "mv_rest"]

    def must_be_named(self, leader: int, at: int) -> bool:
        """war E125: the campaigner is in the group from the start."""
        return not (self.mode == CAMPAIGN and leader == self.s.campaigner)

    # -- a group on its way -----------------------------------------------------------------------

    def onward(self, band: Band, at: int) -> list[Order]:
        """Where an open group goes from here, or rests."""
        s = self.s
        going = stepping(s, band, 1)
        found: list[Order] = []
        if going.units:
            here = self.dream(going, at) + self.home(going, at)
            gain, chance = self.promise(going, at, Way([], NONE))
            found.append(Order(gain, ["mv_rest"], at, at, chance))
            for to, way in self.reach(going, at).items():
                if to == self.came_from(going):
                    continue
                gain, chance = self.promise(going, to, way)
                words = [f"mv_go {s.box.provinces[step].id}" for step in way.steps]
                worth = gain + self.dream(going, to) + chance * self.home(going, to) - here - 0.02
                found.append(Order(worth, [*words, "mv_rest"], at, to, chance))
        return found
