"""Who goes on a raid, and which way: the raiders, the start, the spaces passed, the target.

Rules   realm R22.2, R22.3, R22.5, E42, E43; war R8.2 to R8.7
Owns    raiders, raider_from, settlers, raid_via, raid_seas
Nodes   draw-raider (chance), raid-from (decision), raid-unit (decision), raid-origin (decision),
        raid-route (decision), raid-target (decision)
Leaves  which ways lead to a target to raid_routes.py, the roll and its results to raids.py
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.core.flow import Chance, Decision
from aevum.core.why import Why
from aevum.games.invasions.components.board import DRAW_UNIT_V
from aevum.games.invasions.components.raids import (
    DRAW_RAIDER,
    RAID,
    RAID_FROM,
    RAID_ORIGIN,
    RAID_ROUTE,
    RAID_TARGET,
    RAID_UNIT,
    RD_DIRECT_V,
    RD_FROM_V,
    RD_ORIGIN_V,
    RD_PASS_V,
    RD_TARGET_V,
    RD_UNIT_V,
    RD_VIA_SEA_V,
    RD_VIA_V,
)
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.units import (
    counter_id,
    counter_of,
    is_amphibious,
    unit_of,
    unit_words,
    units_of,
)
from aevum.games.invasions.rules.raids.raid_routes import (
    has_target,
    targets_behind,
    targets_near,
    targets_over,
    ways_by_land,
    ways_by_sea,
)
from aevum.games.invasions.state import InvasionsState

NATION: Final = RAID.variable("nation")
START: Final = RAID.variable("start")
TARGET: Final = RAID.variable("target")
DRAWING: Final = DRAW_RAIDER.variable("nation")
SENDER: Final = RAID_FROM.variable("nation")
PICKER: Final = RAID_UNIT.variable("nation")
STANDING: Final = RAID_UNIT.variable("province")
ASKED: Final = RAID_ORIGIN.variable("nation")
GUIDE: Final = RAID_ROUTE.variable("nation")
SET_OUT: Final = RAID_ROUTE.variable("start")
AIMING: Final = RAID_TARGET.variable("nation")
LEFT_FROM: Final = RAID_TARGET.variable("start")
PARTY: Final = 2
"""realm R22.2: units of a raid."""


# -- the party ------------------------------------------------------------------------------------


def pool_of(s: InvasionsState, nation: int) -> list[int]:
    """realm R22.2: the kinds of a raider nation off the board, each as often as it is there."""
    kinds = [k for k in s.box.kinds_of[nation] if s.box.kinds[k].field]
    return [k for k in kinds if s.box.kinds[k].from_turn <= s.turn for _ in range(s.supply[k])]


def forget_party(s: InvasionsState) -> None:
    s.raiders = []
    s.raider_from = []
    s.settlers = []
    s.raid_via = []
    s.raid_seas = []


def lose_raider(s: InvasionsState, kind: int) -> int:
    """One of the party is gone; says where it had stood, or NONE if it came from the pool."""
    place = s.raiders.index(kind)
    s.raiders.pop(place)
    return s.raider_from.pop(place) if s.raider_from else NONE


def note_settlers(s: InvasionsState, units: list[int]) -> None:
    """realm R22.11: they stay."""
    s.settlers = units


def all_amphibious(s: InvasionsState) -> bool:
    """realm R22.5: only then a raid may cross the sea."""
    return all(s.box.kinds[kind].amphibious for kind in s.raiders)


def is_raider_nation(s: InvasionsState, nation: int) -> bool:
    """It raids from off the board."""
    return not s.on_board(nation)


def draw_party(s: InvasionsState) -> None:
    """realm R22.2, E42: the whole pool, or two of it at random."""
    nation = s.var(NATION)
    if not is_raider_nation(s, nation):
        return
    pool = pool_of(s, nation)
    if len(pool) <= PARTY:
        s.raiders = pool
    elif len(s.raiders) < PARTY:
        s.repeat()
        s.push(DRAW_RAIDER, nation)


def left_in_pool(s: InvasionsState, nation: int) -> list[int]:
    """The pool without those already drawn."""
    pool = pool_of(s, nation)
    for kind in s.raiders:
        pool.remove(kind)
    return pool


class DrawRaider(Chance[InvasionsState]):
    """realm R22.2"""

    def outcomes(self, s: InvasionsState) -> list[tuple[str, int]]:
        pool = left_in_pool(s, s.var(DRAWING))
        return [
            (f"draw_unit {counter_id(s, 2 * kind)}", pool.count(kind)) for kind in sorted(set(pool))
        ]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        pool = left_in_pool(s, s.var(DRAWING))
        drawn = verb == DRAW_UNIT_V and arg % 2 == 0 and arg // 2 in pool
        return None if drawn else Why("R22.2", "asked-draw-unit")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        s.pop()
        s.raiders.append(arg // 2)


# -- raiders of an active nation ------------------------------------------------------------------


def may_raid(s: InvasionsState, nation: int) -> bool:
    """realm R22.3: an active barbarian nation, no federate and no vassal, with a target."""
    bound = nation in s.federates or s.suzerain[nation] != NONE
    start = s.horde[nation]
    if bound or start == NONE:
        return False
    return bool(fit_units(s, nation, start))


def fit_units(s: InvasionsState, nation: int, start: int) -> list[int]:
    """war DP3: units with which a target remains, by province and word."""
    units = units_of(s, nation)
    if not has_target(s, nation, start, False):
        units = [unit for unit in units if is_amphibious(s, unit)]
        if not units or not has_target(s, nation, start, True):
            return []
    return sorted(units, key=lambda unit: (s.unit_at[unit], counter_of(s, unit), unit))


def free_units(s: InvasionsState, nation: int) -> list[int]:
    """Those that may be named next: one spelling for each pair, and enough of them behind."""
    units = fit_units(s, nation, s.horde[nation])
    for kind, place in zip(s.raiders, s.raider_from, strict=True):
        spot = next(
            i for i, u in enumerate(units) if (s.unit_kind[u], s.unit_at[u]) == (kind, place)
        )
        units = units[spot + 1 :]
    needed = min(PARTY, len(s.raiders) + len(units)) - len(s.raiders)
    return units[: len(units) - needed + 1] if needed else []


def name_party(s: InvasionsState) -> None:
    """realm R22.3: two units if it has them, wherever they stand."""
    nation = s.var(NATION)
    if is_raider_nation(s, nation) or len(s.raiders) == PARTY:
        return
    if free_units(s, nation):
        s.repeat()
        s.push(RAID_FROM, nation)


class RaidFrom(Decision[InvasionsState]):
    """war DP3: where the next raider stands."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(SENDER))

    def places(self, s: InvasionsState) -> list[int]:
        return sorted({s.unit_at[unit] for unit in free_units(s, s.var(SENDER))})

    def legal(self, s: InvasionsState) -> list[str]:
        return [f"rd_from {s.box.provinces[p].id}" for p in self.places(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == RD_FROM_V and arg in self.places(s)
        return None if fits else Why("R22.3", "asked-raider")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        nation = s.var(SENDER)
        s.pop()
        s.push(RAID_UNIT, nation, arg)


class RaidUnit(Decision[InvasionsState]):
    """war DP3: the raider."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(PICKER))

    def here(self, s: InvasionsState) -> list[int]:
        place = s.var(STANDING)
        return [u for u in free_units(s, s.var(PICKER)) if s.unit_at[u] == place]

    def legal(self, s: InvasionsState) -> list[str]:
        return unit_words(s, "rd_unit", self.here(s))

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == RD_UNIT_V and unit_of(s, self.here(s), arg) != NONE
        return None if fits else Why("R22.3", "asked-raider")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        unit = unit_of(s, self.here(s), arg)
        s.pop()
        s.raiders.append(s.unit_kind[unit])
        s.raider_from.append(s.unit_at[unit])


# -- the way --------------------------------------------------------------------------------------


def starts_of(s: InvasionsState, nation: int) -> list[int]:
    """realm R22.2, R22.3: provinces from which this party finds a target."""
    printed = s.box.nations[nation]
    if not is_raider_nation(s, nation):
        places = [s.horde[nation]]
    elif printed.home_province != NONE:
        places = [printed.home_province]
    else:
        places = list(s.box.areas[printed.home_area].provinces)
    swim = all_amphibious(s)
    return [p for p in places if has_target(s, nation, p, swim)]


def name_start(s: InvasionsState) -> None:
    """The card names a province or an area."""
    nation = s.var(NATION)
    places = starts_of(s, nation) if s.raiders else []
    if not places:
        forget_party(s)
        s.pop()
    elif is_raider_nation(s, nation) and s.box.nations[nation].home_province == NONE:
        s.push(RAID_ORIGIN, nation)
    else:
        s.set_var(START, places[0])


def name_route(s: InvasionsState) -> None:
    s.push(RAID_ROUTE, s.var(NATION), s.var(START))


def name_target(s: InvasionsState) -> None:
    s.push(RAID_TARGET, s.var(NATION), s.var(START))


def decline(s: InvasionsState) -> None:
    """realm E43: the question and the raid below it are over."""
    s.pop()
    s.pop()
    forget_party(s)


class RaidOrigin(Decision[InvasionsState]):
    """realm DP12: a province of the area on the card."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(ASKED))

    def legal(self, s: InvasionsState) -> list[str]:
        places = starts_of(s, s.var(ASKED))
        return ["rd_pass", *(f"rd_origin {s.box.provinces[p].id}" for p in places)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        fits = verb == RD_ORIGIN_V and arg in starts_of(s, s.var(ASKED))
        return None if fits or verb == RD_PASS_V else Why("R22.2", "asked-origin")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == RD_PASS_V:
            decline(s)
        else:
            s.pop()
            s.set_var(START, arg)


class RaidRoute(Decision[InvasionsState]):
    """realm DP12: next door, through a province or over the sea."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(GUIDE))

    def may_pass(self, s: InvasionsState) -> bool:
        """A nation of the timeline that was not asked for an origin."""
        nation = s.var(GUIDE)
        return is_raider_nation(s, nation) and s.box.nations[nation].home_province != NONE

    def legal(self, s: InvasionsState) -> list[str]:
        nation, start = s.var(GUIDE), s.var(SET_OUT)
        words = ["rd_pass"] if self.may_pass(s) else []
        if targets_near(s, nation, start):
            words.append("rd_direct")
        ways = sorted(ways_by_land(s, nation, start))
        words += [f"rd_via {s.box.provinces[p].id}" for p in ways]
        if all_amphibious(s):
            zones = sorted(ways_by_sea(s, nation, start, []))
            words += [f"rd_via_sea {s.box.seas[zone].id}" for zone in zones]
        return words

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        nation, start = s.var(GUIDE), s.var(SET_OUT)
        if verb == RD_PASS_V and self.may_pass(s):
            return None
        if verb == RD_DIRECT_V and targets_near(s, nation, start):
            return None
        if verb == RD_VIA_V and arg in ways_by_land(s, nation, start):
            return None
        if verb == RD_VIA_SEA_V and all_amphibious(s) and arg in ways_by_sea(s, nation, start, []):
            return None
        return Why("R22.5", "asked-raid-route")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == RD_PASS_V:
            decline(s)
            return
        s.pop()
        if verb == RD_VIA_V:
            s.raid_via.append(arg)
        elif verb == RD_VIA_SEA_V:
            s.raid_seas.append(arg)


class Aim(NamedTuple):
    """A word that leads to the dice, and what it aims at on which way."""

    word: str
    target: int
    via: list[int]
    seas: list[int]


def sure_aims(s: InvasionsState) -> list[Aim]:
    """Ways that lead to one target only, which is then raided without another word."""
    nation, start, box = s.var(GUIDE), s.var(SET_OUT), s.box
    near = targets_near(s, nation, start)
    found = [Aim("rd_direct", near[0], [], [])] if len(near) == 1 else []
    for via in sorted(ways_by_land(s, nation, start)):
        behind = targets_behind(s, nation, start, via)
        if len(behind) == 1:
            found.append(Aim(f"rd_via {box.provinces[via].id}", behind[0], [via], []))
    for sea in sorted(ways_by_sea(s, nation, start, [])) if all_amphibious(s) else []:
        seas = as_far_as_sure(s, nation, start, [sea])
        over = targets_over(s, nation, start, seas)
        if len(over) == 1 and not ways_by_sea(s, nation, start, seas):
            found.append(Aim(f"rd_via_sea {box.seas[sea].id}", over[0], [], seas))
    return found


def as_far_as_sure(s: InvasionsState, nation: int, start: int, seas: list[int]) -> list[int]:
    """The zones crossed before there is a choice again."""
    further = ways_by_sea(s, nation, start, seas)
    if len(further) == 1 and not targets_over(s, nation, start, seas):
        return as_far_as_sure(s, nation, start, [*seas, further[0]])
    return seas


def aims_now(s: InvasionsState) -> list[Aim]:
    """The targets of the way that was chosen."""
    ids = s.box.provinces
    return [Aim(f"rd_target {ids[p].id}", p, s.raid_via, s.raid_seas) for p in targets_now(s)]


def targets_now(s: InvasionsState) -> list[int]:
    """Provinces that the way which was chosen leads to, in their order."""
    nation, start = s.var(AIMING), s.var(LEFT_FROM)
    if s.raid_seas:
        return sorted(targets_over(s, nation, start, s.raid_seas))
    if s.raid_via:
        return sorted(targets_behind(s, nation, start, s.raid_via[0]))
    return sorted(targets_near(s, nation, start))


class RaidTarget(Decision[InvasionsState]):
    """realm DP12; `long_raid` may name a second sea zone first."""

    def actor(self, s: InvasionsState) -> int:
        return s.seat_of(s.var(AIMING))

    def zones(self, s: InvasionsState) -> list[int]:
        if not s.raid_seas:
            return []
        return ways_by_sea(s, s.var(AIMING), s.var(LEFT_FROM), s.raid_seas)

    def legal(self, s: InvasionsState) -> list[str]:
        words = [f"rd_via_sea {s.box.seas[zone].id}" for zone in sorted(self.zones(s))]
        return words + [f"rd_target {s.box.provinces[p].id}" for p in targets_now(s)]

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        if verb == RD_TARGET_V and arg in targets_now(s):
            return None
        if verb == RD_VIA_SEA_V and arg in self.zones(s):
            return None
        return Why("R22.4", "asked-raid-target")

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == RD_VIA_SEA_V:
            s.raid_seas.append(arg)
        else:
            s.pop()
            s.set_var(TARGET, arg)
