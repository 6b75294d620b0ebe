"""The course of one game: its state, its log, the line in force, its dice and its snapshots.

This is the ground floor of a table. What each seat may know stands in `sight`, what may be taken
back in `undo`; `table` is the whole.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from aevum.core.errors import BadRecord
from aevum.core.flow import CHANCE, Event
from aevum.core.game import Game, Result
from aevum.core.play import choose, total_weight
from aevum.table import snapshots
from aevum.table.dice import new_seed, roll, seed_hash
from aevum.table.line import Line
from aevum.table.log import Log
from aevum.table.snapshots import Shelf, Snapshot

RECENT = 12
"""Entries whose events are kept, for those who look at every move."""


class Mark(NamedTuple):
    """A moment to which the table can go back if what follows cannot be kept."""

    seq: int
    line: Line
    state: Any
    base_at: int
    base: Any


class Course:
    """The log and where it leads."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]],
        seed: bytes | None = None,
        fork: Mapping[str, Any] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        """Before the first entry.

        `start` is a dumped state for a game that does not begin with the game's own set-up.
        """
        self.game = game
        self.options = dict(options)
        self.seats = [dict(seat) for seat in seats]
        self.seed = new_seed() if seed is None else seed
        self.seed_hash = seed_hash(self.seed)
        self.fork_of = dict(fork) if fork else None
        self.start = dict(start) if start else None
        self.log = Log()
        self._digester = game.digester()
        self.in_force = Line()
        self.shelf = Shelf()
        self.state = self._first_state()
        self._base = self.game.clone(self.state)
        """The state after the first `_base_at` steps, from which undo begins."""
        self._base_at = 0
        self._recent: dict[int, list[Event]] = {}
        """What happened in the last entries."""

    def _first_state(self) -> Any:
        return self.game.load(self.start) if self.start else self.game.setup(self.options)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def given(self) -> int:
        """Entries taken over from the game this one was forked from; their dice are that game's."""
        if self.fork_of is None or self.fork_of.get("seat") is not None:
            return 0
        return int(self.fork_of["at"])

    @property
    def actor(self) -> int | None:
        """The seat that must choose now; None = the game is over."""
        return None if self.game.is_over(self.state) else self.game.actor(self.state)

    @property
    def asked(self) -> str | None:
        """The name of the decision at which the game stands."""
        return None if self.game.is_over(self.state) else self.game.node(self.state).name

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    # -- going on --------------------------------------------------------------------------------

    def _apply(self, seat: int, action: str) -> None:
        """One game entry: changes the state, the log and the line, or raises."""
        game, state = self.game, self.state
        owner = game.secret_of(state, action)
        events = game.apply(state, action)
        seq = self.log.append(seat, action, owner, self._digest())
        self._remember(seq, events)
        self.in_force.steps.append(seq)
        self._after_step(seat)

    def _digest(self) -> bytes:
        """Of the state as it is; only what changed since the last one is reckoned anew."""
        return self._digester.digest(self.state, self.game.seats(self.state))

    def _remember(self, seq: int, events: list[Event]) -> None:
        self._recent[seq] = events
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def _after_step(self, seat: int) -> None:
        line = self.in_force
        if seat == CHANCE and self.seq > self.given:
            line.dice += 1
        asks_another = self.game.asking_is_barrier and self.actor not in (seat, None)
        if seat == CHANCE or self.state.revealed or asks_another:
            line.barrier = len(line.steps)
            self._stand(line.barrier, self.game.clone(self.state))

    def _run_chance(self) -> None:
        game, state = self.game, self.state
        while self.actor == CHANCE:
            self._apply(CHANCE, self.next_die(game.outcomes(state)))

    def next_die(self, outcomes: list[tuple[str, int]]) -> str:
        """What the seed gives to the next die."""
        return choose(outcomes, roll(self.seed, self.in_force.dice, total_weight(outcomes)))

    # -- going back ------------------------------------------------------------------------------

    def state_at(self, length: int) -> Any:
        """The state after the first `length` entries of the line."""
        self._check_length(length)
        start, state = self._nearest(length)
        self._walk(state, start, length)
        return state

    def _check_length(self, length: int) -> None:
        known = len(self.in_force.steps)
        if not 0 <= length <= known:
            raise BadRecord(f"This game has steps 0 to {known}, not {length}.")

    def _nearest(self, length: int) -> tuple[int, Any]:
        """A known state at or before this length, free to be changed."""
        if self._base_at == length:
            return length, self.game.clone(self._base)
        found: Snapshot | None = self.shelf.find(self.in_force.steps, length)
        if self._base_at <= length and (found is None or found.step <= self._base_at):
            return self._base_at, self.game.clone(self._base)
        if found is not None:
            return found.step, self.game.load(found.state())
        return 0, self._first_state()

    def _walk(self, state: Any, start: int, length: int) -> None:
        for seq in self.in_force.steps[start:length]:
            self.game.apply(state, self.log.action(seq))

    def _stand(self, length: int, state: Any) -> None:
        self._base_at, self._base = length, state

    def _cut(self, length: int) -> None:
        """Only the first `length` entries of the line stay in force."""
        line = self.in_force
        start, state = self._nearest(length)
        if start != self._base_at:
            self._stand(start, self.game.clone(state))
        self._walk(state, start, length)
        self.state = state
        for seq in line.steps[length:]:
            self._drop(seq, 1)
        del line.steps[length:]
        line.barrier = min(line.barrier, length)

    def _drop(self, seq: int, count: int) -> None:
        """An entry is not in force, or (-1) is so again; only secret choices matter."""
        if self.log.is_pick(seq, CHANCE):
            self.in_force.drop(self.log.seat(seq), count)

    def mark(self) -> Mark:
        """This moment, for `forget`."""
        state = self.game.clone(self.state)
        return Mark(self.seq, self.in_force.copy(), state, self._base_at, self._base)

    def forget(self, mark: Mark) -> None:
        """What followed could not be kept: everything is as it was at the mark."""
        self.log.cut(mark.seq)
        self.shelf.cut(mark.seq)
        self.in_force, self.state = mark.line, mark.state
        self._stand(mark.base_at, mark.base)
        for seq in [seq for seq in self._recent if seq > mark.seq]:
            del self._recent[seq]

    # -- snapshots -------------------------------------------------------------------------------

    def _snap(self) -> None:
        """Take a snapshot if one is due."""
        if self.seq >= self.shelf.newest + snapshots.EVERY:
            self.shelf.put(snapshots.take(self.seq, self.in_force, self.game.dump(self.state)))

    def _take_up(self, snapshot: Snapshot) -> None:
        """Go on from a snapshot; the log holds the entries before it already."""
        self.in_force = snapshot.line()
        self.state = self.game.load(snapshot.state())
        if self._digest() != self.log.digest(snapshot.seq):
            raise BadRecord(f"The snapshot after step {snapshot.seq} does not give its digest.")
        self._stand(snapshot.step, self.game.clone(self.state))
