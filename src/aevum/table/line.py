"""The line: which entries of the log are in force, and what else is true besides the game's state.

Everything here is small or flat, so that a copy is cheap and a snapshot can hold it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

GROUPS = 32


class Takeback:
    """A pending request to go back further than undo may."""

    def __init__(self, seat: int, to: int, agreed: set[int]) -> None:
        self.seat = seat
        self.to = to
        self.agreed = agreed

    def as_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "to": self.to, "agreed": sorted(self.agreed)}

    def copy(self) -> Takeback:
        return Takeback(self.seat, self.to, set(self.agreed))


class Line:
    """Steps in force, steps undone, and how far back undo may reach.

    A number always stands on the same steps before it: what was undone comes back only where it
    was, as any other deed clears it.
    """

    def __init__(self) -> None:
        self.steps = array("I")
        """Numbers of the entries in force."""
        self.undone: list[int] = []
        self.barrier = 0
        """So many steps cannot be undone: a die fell, or something hidden was shown."""
        self.dice = 0
        """Dice thrown; it never goes back, so a take-back does not bring the same die again."""
        self.dropped: dict[int, int] = {}
        """Secret choices of each seat that are in the log but not in force."""
        self.takeback: Takeback | None = None
        self.groups: list[tuple[int, int]] = []
        """First and last numbers of entries that were said as one and are taken back as one."""

    def join(self, count: int) -> None:
        """The last steps belong together; only groups that undo may still reach are kept."""
        self.groups.append((self.steps[-count], self.steps[-1]))
        del self.groups[:-GROUPS]

    def group(self, seq: int) -> tuple[int, int]:
        """The first and the last entry of the group to which this one belongs."""
        for first, last in self.groups:
            if first <= seq <= last:
                return first, last
        return seq, seq

    def drop(self, seat: int, count: int) -> None:
        self.dropped[seat] = self.dropped.get(seat, 0) + count

    def copy(self) -> Line:
        line = Line()
        line.steps = self.steps[:]
        line.undone = self.undone[:]
        line.barrier = self.barrier
        line.dice = self.dice
        line.dropped = dict(self.dropped)
        line.takeback = self.takeback.copy() if self.takeback else None
        line.groups = self.groups[:]
        return line

    def dump(self) -> dict[str, Any]:
        """JSON values; the steps as runs of numbers that follow each other."""
        return {
            "steps": _runs(self.steps),
            "undone": self.undone,
            "barrier": self.barrier,
            "dice": self.dice,
            "dropped": [[seat, count] for seat, count in self.dropped.items()],
            "takeback": self.takeback.as_dict() if self.takeback else None,
            "groups": self.groups,
        }


def load_line(data: dict[str, Any]) -> Line:
    """The line that `dump` wrote down."""
    line = Line()
    for first, last in data["steps"]:
        line.steps.extend(range(first, last + 1))
    line.undone = list(data["undone"])
    line.barrier = data["barrier"]
    line.dice = data["dice"]
    line.dropped = dict(data["dropped"])
    request = data["takeback"]
    if request is not None:
        line.takeback = Takeback(request["seat"], request["to"], set(request["agreed"]))
    line.groups = [(first, last) for first, last in data.get("groups", ())]
    return line


def _runs(numbers: Sequence[int]) -> list[list[int]]:
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return runs
