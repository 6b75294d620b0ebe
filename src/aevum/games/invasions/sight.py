"""The board seen from its provinces: who stands where, and what control followed from.

The state keeps lines: of each unit where it stands. Rules ask the other way round, again and again.
What was seen last is kept with the copies of the lines it was seen in, and holds for every state
whose lines are the same; so nobody has to say that somebody has moved, and nothing of it can be
wrong. It is no part of a state: a game is the same with it and without.
"""

from __future__ import annotations

from typing import Final

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.layout import InvasionsFields

NOBODY: Final[list[int]] = []
"""Who stands in an empty province; one list for all of them."""


class Places:
    """By province: the places of a line that name it."""

    def __init__(self, line: list[int], provinces: int) -> None:
        self.line = line.copy()
        self.at: list[list[int]] = [NOBODY] * provinces
        for place in range(len(line)):
            put(self.at, line[place], place)


def put(at: list[list[int]], province: int, who: int) -> None:
    """One more stands in a province, or nowhere."""
    if province == NONE:
        return
    here = at[province]
    if here:
        here.append(who)
    else:
        at[province] = [who]


class Stacks:
    """Units, hordes and their nations by province, without the group on the move (war E113)."""

    def __init__(self, s: InvasionsFields, provinces: int) -> None:
        self.lines = copied(stack_lines(s))
        self.units: list[list[int]] = [NOBODY] * provinces
        self.hordes: list[list[int]] = [NOBODY] * provinces
        self.nations: list[list[int]] = [NOBODY] * provinces
        at, homes, commands = s.unit_at, s.homes, s.unit_command
        known = len(homes)
        for unit in range(len(at)):
            if unit >= known or homes[unit] == NONE:
                put(self.units, at[unit], unit)
                self._note(at[unit], commands[unit])
        for nation in range(len(s.horde)):
            if s.horde[nation] != NONE and s.horde_home[nation] == NONE:
                put(self.hordes, s.horde[nation], nation)
                self._note(s.horde[nation], nation)

    def _note(self, province: int, nation: int) -> None:
        if province != NONE and nation not in self.nations[province]:
            put(self.nations, province, nation)


class Group:
    """Units, leaders and hordes on the move, without those whom the group has lost."""

    def __init__(self, s: InvasionsFields) -> None:
        self.lines = copied(group_lines(s))
        self.units = [u for u in range(len(s.homes)) if s.homes[u] != NONE and s.unit_at[u] != NONE]
        homes = s.leader_home
        leaders = range(len(homes))
        self.leaders = [each for each in leaders if homes[each] != NONE and s.leader_at[each] >= 0]
        self.hordes = [n for n in range(len(s.horde_home)) if s.horde_home[n] != NONE]


def group_lines(s: InvasionsFields) -> list[list[int]]:
    return [s.unit_at, s.homes, s.leader_at, s.leader_home, s.horde_home]


def stack_lines(s: InvasionsFields) -> list[list[int]]:
    return [s.unit_at, s.homes, s.unit_command, s.horde, s.horde_home]


class Settled:
    """What control followed from when it was settled last (realm R24.8)."""

    def __init__(self, s: InvasionsFields, players: int, same: Settled | None) -> None:
        """`same`: the last time, if the bonds were the same."""
        self.bonds: list[list[int]] = same.bonds if same else copied(bond_lines(s, players))
        self.foes = pairs_of(s.foes)
        self.units = copied(unit_lines(s))
        self.pieces = [copied(lines) for lines in piece_lines(s)]
        self.grounds = copied(ground_lines(s))
        self.areas = copied(area_lines(s))

    def has_same_bonds(self, s: InvasionsFields, players: int) -> bool:
        return self.bonds == bond_lines(s, players)

    def changed_foes(self, s: InvasionsFields) -> set[tuple[int, int]]:
        """Declarations that are new, or over."""
        return self.foes ^ pairs_of(s.foes)

    def changed_areas(self, s: InvasionsFields) -> set[int]:
        """Areas with another lord."""
        return set(differences(self.areas, area_lines(s)))

    def changed_provinces(self, s: InvasionsFields) -> set[int]:
        """Provinces that somebody has left or entered, or in which something else has changed."""
        found = set(differences(self.grounds, ground_lines(s)))
        now = unit_lines(s)
        for unit in differences(self.units, now):
            found.update(left_and_entered(self.units, now, unit, s.level))
        for old, new in zip(self.pieces, piece_lines(s), strict=True):
            for piece in differences(old, new):
                found.update([line[piece] for line in old + new])
        found.discard(NONE)
        return found


def left_and_entered(
    before: list[list[int]], now: list[list[int]], unit: int, level: list[int]
) -> list[int]:
    """A unit on the move counts where it joined; it keeps a city where it stands (war E114)."""
    places = [value_at(before[0], unit), value_at(now[0], unit)]
    counted = [value_at(before[1], unit), value_at(now[1], unit)]
    if counted[0] != counted[1] or value_at(before[2], unit) != value_at(now[2], unit):
        return places + counted
    return [p for p in places if p != NONE and level[p] > 0]


def bond_lines(s: InvasionsFields, players: int) -> list[list[int]]:
    """What decides who is bound to whom, and who is what; declarations concern two nations only."""
    return [
        [s.scenario, players], s.status, s.being, s.in_force, s.ally, s.patron, s.suzerain,
        s.federators, s.federates, s.foedus_first, s.foedus_second, s.pacts,
    ]  # fmt: skip


def pairs_of(foes: list[int]) -> set[tuple[int, int]]:
    """Who has declared whom hostile."""
    return {(foes[i], foes[i + 1]) for i in range(0, len(foes), 2)}


def unit_lines(s: InvasionsFields) -> list[list[int]]:
    """Where units stand, where they count, who commands them."""
    return [s.unit_at, counted_places(s.unit_at, s.homes), s.unit_command]


def counted_places(places: list[int], homes: list[int]) -> list[int]:
    """war E113: who is on the move counts where he joined."""
    if homes.count(NONE) == len(homes):
        return places
    found = places.copy()
    for i in range(len(homes)):
        if homes[i] != NONE and places[i] != NONE:
            found[i] = homes[i]
    return found


def piece_lines(s: InvasionsFields) -> list[list[list[int]]]:
    """Hordes and capitals: two lines of provinces each."""
    return [[s.horde, s.horde_home], [s.capital, s.kept_seat]]


def ground_lines(s: InvasionsFields) -> list[list[int]]:
    """Tables by province."""
    return [s.controller, s.city_owner, s.level, s.limes]


def area_lines(s: InvasionsFields) -> list[list[int]]:
    return [s.lord, s.joint]


def copied(lines: list[list[int]]) -> list[list[int]]:
    return [line.copy() for line in lines]


def differences(before: list[list[int]], now: list[list[int]]) -> list[int]:
    """Where one of the lines is another; what a line has no place for counts as NONE."""
    found: list[int] = []
    for old, new in zip(before, now, strict=True):
        if old == new:
            continue
        common = min(len(old), len(new))
        found += [i for i in range(common) if old[i] != new[i]]
        longer = old if len(old) > common else new
        found += [i for i in range(common, len(longer)) if longer[i] != NONE]
    return found


def value_at(line: list[int], place: int) -> int:
    return line[place] if place < len(line) else NONE


class Sight:
    """What was seen last, in whatever state."""

    def __init__(self, provinces: int) -> None:
        self.provinces = provinces
        self._units = Places([], provinces)
        self._leaders = Places([], provinces)
        self._stacks: Stacks | None = None
        self._group: Group | None = None
        self.settled: Settled | None = None

    def units(self, s: InvasionsFields) -> list[list[int]]:
        """By province: all land units. Nobody changes these lists, nor those of the others."""
        seen = self._units
        if seen.line != s.unit_at:
            seen = self._units = Places(s.unit_at, self.provinces)
        return seen.at

    def leaders(self, s: InvasionsFields) -> list[list[int]]:
        seen = self._leaders
        if seen.line != s.leader_at:
            seen = self._leaders = Places(s.leader_at, self.provinces)
        return seen.at

    def stacks(self, s: InvasionsFields) -> Stacks:
        seen = self._stacks
        if seen is None or seen.lines != stack_lines(s):
            seen = self._stacks = Stacks(s, self.provinces)
        return seen

    def group(self, s: InvasionsFields) -> Group:
        seen = self._group
        if seen is None or seen.lines != group_lines(s):
            seen = self._group = Group(s)
        return seen
