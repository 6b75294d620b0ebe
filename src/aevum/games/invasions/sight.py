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
MANY: Final = 16
"""If more have moved, the board is looked at anew."""


class Places:
    """By province: the places of a line that name it, in their order.

    changed   the provinces in which it was otherwise before; None = anywhere
    """

    def __init__(
        self, line: list[int], at: list[list[int]], changed: list[int] | None = None
    ) -> None:
        self.line = line.copy()
        self.at = at
        self.changed = changed


def lay_out(line: list[int], provinces: int) -> Places:
    at: list[list[int]] = [NOBODY] * provinces
    for place in range(len(line)):
        put(at, line[place], place)
    return Places(line, at)


def seen_again(seen: Places, line: list[int]) -> Places:
    """The same, or what has become of it: whoever has looked before keeps what he saw."""
    if seen.line == line:
        return seen
    if len(seen.line) != len(line):
        return lay_out(line, len(seen.at))
    movers = differing(seen.line, line)
    if len(movers) > MANY:
        return lay_out(line, len(seen.at))
    at = seen.at.copy()
    changed: list[int] = []
    for who in movers:
        leave(at, seen.line[who], who)
        enter(at, line[who], who)
        changed += [seen.line[who], line[who]]
    return Places(line, at, changed)


def put(at: list[list[int]], province: int, who: int) -> None:
    """One more stands in a province, or nowhere."""
    if province == NONE:
        return
    here = at[province]
    if here:
        here.append(who)
    else:
        at[province] = [who]


def leave(at: list[list[int]], province: int, who: int) -> None:
    if province != NONE:
        at[province] = [each for each in at[province] if each != who]


def enter(at: list[list[int]], province: int, who: int) -> None:
    if province != NONE:
        here = [*at[province], who]
        here.sort()
        at[province] = here


class Stacks:
    """Units, hordes and their nations by province, without the group on the move (war E113)."""

    def __init__(
        self, units: Places, hordes: Places, commands: list[int], before: Stacks | None
    ) -> None:
        self.of_units = units
        self.of_hordes = hordes
        self.commands: list[int] = commands_kept(before, commands)
        self.units = units.at
        self.hordes = hordes.at
        self.nations: list[list[int]] = []
        changed = None if before is None else self._changed_since(before)
        if before is None or changed is None:
            self.nations = [self._nations_at(p) for p in range(len(self.units))]
        else:
            self.nations = before.nations.copy()
            for province in changed:
                if province != NONE:
                    self.nations[province] = self._nations_at(province)

    def holds(self, units: Places, hordes: Places, commands: list[int]) -> bool:
        same = self.of_units is units and self.of_hordes is hordes
        return same and self.commands == commands

    def _changed_since(self, before: Stacks) -> list[int] | None:
        """Provinces with others in them than a moment ago; None = anywhere."""
        units = [] if self.of_units is before.of_units else self.of_units.changed
        hordes = [] if self.of_hordes is before.of_hordes else self.of_hordes.changed
        if units is None or hordes is None or self.commands is not before.commands:
            return None
        return units + hordes

    def _nations_at(self, province: int) -> list[int]:
        units, hordes = self.units[province], self.hordes[province]
        if not units:
            return hordes
        found: list[int] = []
        for unit in units:
            if self.commands[unit] not in found:
                found.append(self.commands[unit])
        for nation in hordes:
            if nation not in found:
                found.append(nation)
        return found


def commands_kept(before: Stacks | None, commands: list[int]) -> list[int]:
    """A copy; who commands whom seldom changes."""
    if before is not None and before.commands == commands:
        return before.commands
    return commands.copy()


class Group:
    """Units, leaders and hordes on the move."""

    def __init__(self, s: InvasionsFields) -> None:
        self._homes = s.homes.copy()
        self._leader_home = s.leader_home.copy()
        self._horde_home = s.horde_home.copy()
        self.units = not_nowhere(s.homes)
        self.leaders = not_nowhere(s.leader_home)
        self.hordes = not_nowhere(s.horde_home)

    def holds(self, s: InvasionsFields) -> bool:
        """Nobody has joined it or left it."""
        return (
            self._homes == s.homes
            and self._leader_home == s.leader_home
            and self._horde_home == s.horde_home
        )


def not_nowhere(line: list[int]) -> list[int]:
    if line.count(NONE) == len(line):
        return NOBODY
    return [place for place in range(len(line)) if line[place] != NONE]


class Settled:
    """What control followed from when it was settled last (realm R24.8).

    Whoever asks what has changed since is told once: from then on it is known.
    """

    def __init__(self, s: InvasionsFields, players: int, counted: list[int]) -> None:
        """`counted`: where units count, the group on the move included."""
        self.bonds = copied(bond_lines(s, players))
        self.foes = s.foes.copy()
        self.units = copied(unit_lines(s, counted))
        self.pieces = [copied(lines) for lines in piece_lines(s)]
        self.grounds = copied(ground_lines(s))
        self.areas = copied(area_lines(s))

    def follow(self, s: InvasionsFields) -> None:
        """Control is settled anew."""
        refresh(self.grounds, ground_lines(s))
        refresh(self.areas, area_lines(s))

    def has_same_bonds(self, s: InvasionsFields, players: int) -> bool:
        return self.bonds == bond_lines(s, players)

    def changed_foes(self, s: InvasionsFields) -> set[tuple[int, int]]:
        """Declarations that are new, or over."""
        if self.foes == s.foes:
            return set()
        found = pairs_of(self.foes) ^ pairs_of(s.foes)
        self.foes = s.foes.copy()
        return found

    def changed_areas(self, s: InvasionsFields) -> set[int]:
        """Areas with another lord."""
        return set(refresh(self.areas, area_lines(s)))

    def changed_provinces(self, s: InvasionsFields, counted: list[int]) -> set[int]:
        """Provinces that somebody has left or entered, or in which something else has changed."""
        found = set(refresh(self.grounds, ground_lines(s)))
        units = unit_lines(s, counted)
        if self.units != units:
            before = self.units.copy()
            for unit in refresh(self.units, units):
                found.update(left_and_entered(s, before, units, unit))
        for kept, lines in zip(self.pieces, piece_lines(s), strict=True):
            if kept != lines:
                old = kept.copy()
                for piece in refresh(kept, lines):
                    found.update([line[piece] for line in old + lines])
        found.discard(NONE)
        return found


def left_and_entered(
    s: InvasionsFields, before: list[list[int]], now: list[list[int]], unit: int
) -> list[int]:
    """A unit on the move counts where it joined, but it keeps a city where it stands."""
    places = [value_at(before[0], unit), value_at(now[0], unit)]
    counted = [value_at(before[1], unit), value_at(now[1], unit)]
    if counted[0] != counted[1] or value_at(before[2], unit) != value_at(now[2], unit):
        return places + counted
    return [p for p in places if p != NONE and is_kept_city(s, p)]


def is_kept_city(s: InvasionsFields, province: int) -> bool:
    """war E114: its province is nobody's, and it has an owner as long as his units stand there."""
    return s.level[province] > 0 and s.controller[province] == NONE != s.city_owner[province]


def bond_lines(s: InvasionsFields, players: int) -> list[list[int]]:
    """What decides who is bound to whom, and who is what; declarations concern two nations only."""
    return [
        [s.scenario, players], s.status, s.being, s.in_force, s.ally, s.patron, s.suzerain,
        s.federators, s.federates, s.foedus_first, s.foedus_second, s.pacts,
    ]  # fmt: skip


def pairs_of(foes: list[int]) -> set[tuple[int, int]]:
    """Who has declared whom hostile."""
    return {(foes[i], foes[i + 1]) for i in range(0, len(foes), 2)}


def unit_lines(s: InvasionsFields, counted: list[int]) -> list[list[int]]:
    """Where units stand, where they count, who commands them."""
    return [s.unit_at, counted, s.unit_command]


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


def copied_again(kept: list[list[int]], lines: list[list[int]]) -> list[list[int]]:
    """Most lines are as they were."""
    return [old if old == new else new.copy() for old, new in zip(kept, lines, strict=True)]


def refresh(kept: list[list[int]], lines: list[list[int]]) -> list[int]:
    """Copies again what has changed, and says where; what a line has no place for is NONE there."""
    found: list[int] = []
    for i, new in enumerate(lines):
        old = kept[i]
        if old == new:
            continue
        found += differing(old, new)
        common = min(len(old), len(new))
        longer = old if len(old) > common else new
        found += [place for place in range(common, len(longer)) if longer[place] != NONE]
        kept[i] = new.copy()
    return found


def differing(old: list[int], new: list[int]) -> list[int]:
    """Places that both lines have, with another value."""
    return [i for i in range(min(len(old), len(new))) if old[i] != new[i]]


def value_at(line: list[int], place: int) -> int:
    return line[place] if place < len(line) else NONE


class Sight:
    """What was seen last, in whatever state."""

    def __init__(self, provinces: int) -> None:
        nowhere = lay_out([], provinces)
        self._units = nowhere
        self._leaders = nowhere
        self._counted = nowhere
        self._standing = nowhere
        self._hordes = nowhere
        self._stacks: Stacks | None = None
        self._left_out: Group | None = None
        self._lines: list[list[int]] = [[], [], []]
        """Without whom, and in which lines, the stacks were seen."""
        self._group: Group | None = None
        self.settled: Settled | None = None

    def units(self, s: InvasionsFields) -> list[list[int]]:
        """By province: all land units. Nobody changes these lists, nor those of the others."""
        self._units = seen_again(self._units, s.unit_at)
        return self._units.at

    def leaders(self, s: InvasionsFields) -> list[list[int]]:
        self._leaders = seen_again(self._leaders, s.leader_at)
        return self._leaders.at

    def group(self, s: InvasionsFields) -> Group:
        """All who joined it, also those whom it has lost."""
        seen = self._group
        if seen is None or not seen.holds(s):
            seen = self._group = Group(s)
        return seen

    def stacks(self, s: InvasionsFields) -> Stacks:
        group, seen = self.group(s), self._stacks
        if seen is not None and group is self._left_out and self._lines == stack_lines(s):
            return seen
        units = self._standing = seen_again(self._standing, without(s.unit_at, group.units))
        hordes = self._hordes = seen_again(self._hordes, without(s.horde, group.hordes))
        if seen is None or not seen.holds(units, hordes, s.unit_command):
            seen = self._stacks = Stacks(units, hordes, s.unit_command, seen)
        self._left_out, self._lines = group, copied_again(self._lines, stack_lines(s))
        return seen

    def counted(self, s: InvasionsFields) -> Places:
        """Units where they count: who is on the move counts where he joined (war E113)."""
        group = self.group(s)
        line = s.unit_at
        if group.units:
            line = line.copy()
            for unit in group.units:
                if line[unit] != NONE:
                    line[unit] = s.homes[unit]
        self._counted = seen_again(self._counted, line)
        return self._counted


def stack_lines(s: InvasionsFields) -> list[list[int]]:
    return [s.unit_at, s.horde, s.unit_command]


def without(line: list[int], those: list[int]) -> list[int]:
    """A line in which these are nowhere."""
    if not those:
        return line
    found = line.copy()
    for each in those:
        found[each] = NONE
    return found
