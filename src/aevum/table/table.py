"""One running game: who sits where, what was done, and what may be taken back.

The log is append-only. Undo, redo, restart and take-backs are entries like any other; the line is
the sequence of game entries that are in force. Undo reaches back to the last barrier, which the
engine sets: a die fell, or something hidden was shown. The die counter never goes back, so a
take-back by consent does not bring the same die again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from aevum.core.errors import (
    AevumError,
    BadOptions,
    BadRecord,
    IllegalAction,
    NotYourTurn,
    NoUndo,
    StaleSequence,
)
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.picks import IN_ORDER
from aevum.core.words import TABLE_VERBS
from aevum.table.course import Mark
from aevum.table.dice import SEED
from aevum.table.draft import Intended
from aevum.table.log import Entry
from aevum.table.planning import Planning
from aevum.table.snapshots import Shelf, Snapshot

Left = tuple[int, list[Intended]]
"""What is left of a seat's draft after it was said."""
Keeper = Callable[[list[Entry], Left | None], None]


class Table(Planning):
    """A game with its seats, its log and its dice."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]],
        seed: bytes | None = None,
        fork: Mapping[str, Any] | None = None,
        start: Mapping[str, Any] | None = None,
    ) -> None:
        """An empty table before the first entry; use `new`, `restore` or `fork`."""
        super().__init__(game, options, seats, seed, fork, start)
        self.keeper: Keeper | None = None

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]] = (),
        seed: bytes | None = None,
        deal: bool = True,
    ) -> Table:
        """A fresh game, played by chance up to the first decision; without `deal` by `begin`."""
        table = cls(game, options, seats, seed)
        count = game.seats(table.state)
        if table.seats and len(table.seats) != count:
            raise BadOptions(f"This game has {count} seats, not {len(table.seats)}.")
        if len(table.seed) != SEED:
            raise BadOptions(f"A seed has {SEED} bytes.")
        if not table.seats:
            table.seats = [{"name": f"Seat {i + 1}", "kind": "person"} for i in range(count)]
        if deal:
            table._run_chance()
        return table

    @classmethod
    def restore(
        cls,
        game: Game[Any],
        header: Mapping[str, Any],
        entries: Sequence[Entry],
        snapshot: Snapshot | None = None,
        shelf: Shelf | None = None,
    ) -> Table:
        """The table that was written down; what follows the snapshot is played again."""
        seed = bytes.fromhex(header["seed"])
        start = header.get("start")
        table = cls(game, header["options"], header["seats"], seed, header["fork"], start)
        if shelf is not None:
            table.shelf = shelf
        if snapshot is not None:
            table.log.extend(entries[: snapshot.seq])
            table._take_up(snapshot)
        table.replay(entries[table.seq :])
        return table

    def header(self) -> dict[str, Any]:
        """Everything but the log; holds the secret seed, so it never leaves the server."""
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data_checksum,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed.hex(),
            "seed_hash": self.seed_hash,
            "fork": self.fork_of,
            "start": self.start,
        }

    def begin(self) -> None:
        """Let chance do what it was to do before anybody decides; nothing if that is done."""
        if self.actor == CHANCE:
            mark, before = self.mark(), self.seq
            self._keep(mark, self._let_chance_follow(before))

    # -- acting ----------------------------------------------------------------------------------

    def act(self, seat: int, action: str, seq: int | None = None) -> list[Entry]:
        """Carry out an action and whatever chance does after it; returns the new entries."""
        mark = self.mark() if self.keeper else None
        return self._keep(mark, self.play(seat, action, seq))

    def play(self, seat: int, action: str, seq: int | None = None) -> list[Entry]:
        """As `act`, but nothing is kept yet: the caller writes the entries down or forgets them."""
        self._check_turn(seat, seq)
        before = self.seq
        try:
            self._apply(seat, action)
        except IllegalAction as error:
            if error.key != IN_ORDER:
                raise
            self._say(seat, [action])
        self.in_force.undone.clear()
        self.in_force.takeback = None
        return self._let_chance_follow(before)

    def say(
        self,
        seat: int,
        words: Sequence[str],
        seq: int | None = None,
        rest: list[Intended] | None = None,
    ) -> list[Intended]:
        """Say a draft as one message, which is kept and taken back as one; returns what is left.

        What lies behind a barrier stays an intention, unless the `rest` is known already.
        """
        self._check_turn(seat, seq)
        mark = self.mark()
        before = self.seq
        try:
            trial = self._say(seat, words)
        except BaseException:
            self.forget(mark)
            raise
        left = trial.rest if rest is None else rest
        self._keep(mark, self._let_chance_follow(before), (seat, left))
        return left

    def _check_turn(self, seat: int, seq: int | None) -> None:
        actor = self.actor
        if actor == seat:
            self._check_seq(seat, seq)
        else:
            raise NotYourTurn(
                "The game is over."
                if actor is None
                else f"It is seat {actor}'s decision, not seat {seat}'s."
            )

    def undo(self, seat: int, seq: int | None = None) -> list[Entry]:
        """Take back the last own entry, up to a barrier."""
        return self._control(seat, "undo", seq)

    def redo(self, seat: int, seq: int | None = None) -> list[Entry]:
        return self._control(seat, "redo", seq)

    def restart(self, seat: int, seq: int | None = None) -> list[Entry]:
        """Take back all own entries since the last barrier."""
        return self._control(seat, "restart", seq)

    def ask_takeback(self, seat: int, to: int, seq: int | None = None) -> list[Entry]:
        """Ask all others to go back to the first `to` entries of the line."""
        return self._control(seat, f"takeback {to}", seq)

    def answer_takeback(self, seat: int, agree: bool, seq: int | None = None) -> list[Entry]:
        return self._control(seat, "agree" if agree else "refuse", seq)

    def _control(self, seat: int, action: str, seq: int | None) -> list[Entry]:
        self._check_seq(seat, seq)
        mark = self.mark() if self.keeper else None
        before = self.seq
        self._do_control(seat, action)
        return self._keep(mark, self._let_chance_follow(before))

    def _let_chance_follow(self, before: int) -> list[Entry]:
        self._run_chance()
        self._snap()
        return self.log.since(before)

    def _keep(
        self, mark: Mark | None, entries: list[Entry], left: Left | None = None
    ) -> list[Entry]:
        """A move is on disk before it is shown; what cannot be kept did not happen."""
        if self.keeper is not None and mark is not None:
            try:
                self.keeper(entries, left)
            except BaseException:
                self.forget(mark)
                raise
        return entries

    def _check_seq(self, seat: int, seq: int | None) -> None:
        """A seat names the number its own view showed."""
        now = self.visible_seq(seat)
        if seq is not None and seq != now:
            raise StaleSequence(f"The game has moved on: it stands at {now}, you saw {seq}.")

    # -- reading back ----------------------------------------------------------------------------

    def replay(self, entries: Sequence[Entry]) -> None:
        """Play written entries again; each must be possible and give the digest it carries."""
        for entry in entries:
            self.replay_entry(entry)

    def replay_entry(self, entry: Entry, compare: bool = True) -> None:
        """One written entry; `compare` asks for its digest, where it was made as we make them."""
        if entry.seq != self.seq + 1:
            raise BadRecord(f"Step {self.seq + 1} is missing: the log goes on with {entry.seq}.")
        if entry.action.partition(" ")[0] in TABLE_VERBS:
            self._replay_control(entry)
        else:
            self._replay_action(entry)
        if compare and self.log.digest(self.seq) != entry.digest:
            raise BadRecord(f"Step {entry.seq} ('{entry.action}') does not give its digest.")
        self._snap()

    def _replay_control(self, entry: Entry) -> None:
        try:
            self._do_control(entry.seat, entry.action)
        except NoUndo as error:
            raise BadRecord(f"Step {entry.seq}: {error}") from None

    def _replay_action(self, entry: Entry) -> None:
        if self.actor != entry.seat:
            raise BadRecord(f"Step {entry.seq} ('{entry.action}') is by the wrong seat.")
        try:
            self._apply(entry.seat, entry.action)
        except (AevumError, LookupError, TypeError, ValueError) as error:
            # a damaged start may hold numbers that no game ever has
            raise BadRecord(f"Step {entry.seq}: {error}.") from None
        if entry.seat != CHANCE:
            self.in_force.undone.clear()
            self.in_force.takeback = None

    # -- branching off ---------------------------------------------------------------------------

    def until(self, at: int, seed: bytes | None = None) -> Table:
        """A table that has only the first `at` entries of the line, and other dice from there."""
        self._check_length(at)
        origin = {"at": at, "seed_hash": self.seed_hash}
        table = Table(self.game, self.options, self.seats, seed, origin, self.start)
        for seq in self.in_force.steps[:at]:
            table._apply(self.log.seat(seq), self.log.action(seq))
            table._snap()
        return table

    def fork(self, at: int, seed: bytes | None = None) -> Table:
        """A new game that shares the first `at` entries of the line and then goes its own way."""
        table = self.until(at, seed)
        table._run_chance()
        return table

    def what_if(self, at: int, seat: int, rng: Random) -> Table:
        """A game that begins in a world this seat could not rule out after `at` entries."""
        world = self.game.determinize(self.state_at(at), seat, rng)
        origin = {"at": at, "seed_hash": self.seed_hash, "seat": seat}
        start = self.game.dump(world)
        table = Table(self.game, self.options, self.seats, fork=origin, start=start)
        table._run_chance()
        return table
