"""The append-only log of a table, kept in flat arrays so that thousands of tables fit in memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from aevum.core.flow import CHANCE

DIGEST = 16
"""Bytes per digest."""

_NOBODY = 255


class Entry(NamedTuple):
    """One line of the log: who did what, and the digest of the state after it.

    `owner` is the only seat that may read the entry's ids; CHANCE = everybody may.
    """

    seq: int
    seat: int
    action: str
    digest: bytes
    owner: int = CHANCE


class Log:
    """Entries numbered from 1; only ever appended to, unless the last ones could not be kept."""

    __slots__ = ("_actions", "_digests", "_owners", "_seats")

    def __init__(self) -> None:
        self._seats = bytearray()
        self._owners = bytearray()
        self._actions: list[str] = []
        self._digests = bytearray()

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, seq: int) -> Entry:
        """The entry with this number."""
        return Entry(seq, self.seat(seq), self.action(seq), self.digest(seq), self.owner(seq))

    def __iter__(self) -> Iterator[Entry]:
        return (self[seq] for seq in range(1, len(self) + 1))

    def since(self, seq: int) -> list[Entry]:
        """All entries after this number."""
        return [self[number] for number in range(seq + 1, len(self) + 1)]

    def seat(self, seq: int) -> int:
        seat = self._seats[seq - 1]
        return CHANCE if seat == _NOBODY else seat

    def owner(self, seq: int) -> int:
        """The only seat that may read the entry's ids; CHANCE = everybody may."""
        owner = self._owners[seq - 1]
        return CHANCE if owner == _NOBODY else owner

    def is_pick(self, seq: int, seat: int) -> bool:
        """Is this a secret choice of somebody else than `seat`?"""
        chooser = self._seats[seq - 1]
        return chooser != _NOBODY and chooser == self._owners[seq - 1] and chooser != seat

    def action(self, seq: int) -> str:
        return self._actions[seq - 1]

    def digest(self, seq: int) -> bytes:
        return bytes(self._digests[(seq - 1) * DIGEST : seq * DIGEST])

    def append(self, seat: int, action: str, owner: int, digest: bytes) -> int:
        self._seats.append(_NOBODY if seat == CHANCE else seat)
        self._owners.append(_NOBODY if owner == CHANCE else owner)
        self._actions.append(action)
        self._digests += digest
        return len(self._actions)

    def extend(self, entries: Sequence[Entry]) -> None:
        """Take over entries as they were written."""
        for entry in entries:
            self.append(entry.seat, entry.action, entry.owner, entry.digest)

    def cut(self, length: int) -> None:
        """The entries after this number could not be kept."""
        del self._seats[length:]
        del self._owners[length:]
        del self._actions[length:]
        del self._digests[length * DIGEST :]
