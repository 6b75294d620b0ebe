"""Snapshots: the whole table as it stood after an entry, every few dozen entries.

Whoever opens a long game or goes back in it begins at the nearest snapshot and plays only what
follows. A snapshot is true of the line as long as its last step stands where it stood.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from aevum.core.errors import BadRecord
from aevum.table.line import Line, load_line

EVERY = 32
"""Entries between two snapshots, and a few more where a move has many."""


class Snapshot(NamedTuple):
    """After entry `seq` the line had `step` steps, the last of them being entry `last`."""

    seq: int
    step: int
    last: int
    position: bytes

    def fits(self, steps: Sequence[int]) -> bool:
        """Is this a position on the way to where the line stands now?"""
        return self.step == 0 or (self.step <= len(steps) and steps[self.step - 1] == self.last)

    def line(self) -> Line:
        return load_line(self._unpacked()["line"])

    def state(self) -> dict[str, Any]:
        """The game's state as it was dumped."""
        state: dict[str, Any] = self._unpacked()["state"]
        return state

    def _unpacked(self) -> Any:
        try:
            return msgspec.json.decode(zlib.decompress(self.position))
        except (zlib.error, msgspec.DecodeError):
            raise BadRecord(f"The snapshot after step {self.seq} cannot be read.") from None


def take(seq: int, line: Line, state: dict[str, Any]) -> Snapshot:
    packed = zlib.compress(msgspec.json.encode({"line": line.dump(), "state": state}), 1)
    return Snapshot(seq, len(line.steps), line.steps[-1] if line.steps else 0, packed)


class Shelf:
    """The snapshots of a table that is kept nowhere else."""

    def __init__(self) -> None:
        self._kept: list[Snapshot] = []

    @property
    def newest(self) -> int:
        """The entry after which the last snapshot was taken."""
        return self._kept[-1].seq if self._kept else 0

    def put(self, snapshot: Snapshot) -> None:
        self._kept.append(snapshot)

    def find(self, steps: Sequence[int], length: int) -> Snapshot | None:
        """The nearest snapshot that has no more than `length` of these steps."""
        for snapshot in reversed(self._kept):
            if snapshot.step <= length and snapshot.fits(steps):
                return snapshot
        return None

    def since(self, seq: int) -> list[Snapshot]:
        """Those taken after this entry or a later one, as far as they are at hand."""
        return [snapshot for snapshot in self._kept if snapshot.seq >= seq]

    def cut(self, seq: int) -> None:
        """The entries after this number could not be kept."""
        while self._kept and self._kept[-1].seq > seq:
            self._kept.pop()
