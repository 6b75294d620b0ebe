"""One running game: who sits where, what was done, and what may be taken back.

The log is append-only. Undo, redo, restart and take-backs are entries like any other; the `line` is
the sequence of game entries that are in force. Undo reaches back to the last barrier, which the
engine sets: a die fell, or something hidden was shown. The die counter never goes back, so a
take-back by consent does not bring the same die again.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from aevum.core.errors import AevumError, BadOptions, BadRecord, NotYourTurn, NoUndo, StaleSequence
from aevum.core.flow import CHANCE, Event
from aevum.core.game import Game, Result
from aevum.core.play import choose, total_weight
from aevum.core.vocabulary import TABLE_VERBS, masked
from aevum.core.why import Why
from aevum.table.dice import SEED, new_seed, roll, seed_hash
from aevum.table.log import Entry, Log

SNAPSHOT_EVERY = 128
RECENT = 12
"""Entries whose events are kept, for those who look at every move."""
CONTROL = re.compile(r"undo|redo|restart|agree|refuse|takeback (?:0|[1-9][0-9]{0,5})")

Keeper = Callable[[list[Entry]], None]


class Takeback:
    """A pending request to go back further than undo may."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to
        self.agreed: set[int] = {seat}

    def as_dict(self) -> dict[str, Any]:
        return {"seat": self.seat, "to": self.to, "agreed": sorted(self.agreed)}


class Table:
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
        """An empty table before the first entry; use `new`, `restore` or `fork`.

        `start` is a dumped state for a game that does not begin with the game's own set-up.
        """
        self.game = game
        self.options = dict(options)
        self.seats = [dict(seat) for seat in seats]
        self.seed = new_seed() if seed is None else seed
        self.seed_hash = seed_hash(self.seed)
        self.fork_of = dict(fork) if fork else None
        self.start = dict(start) if start else None
        self.keeper: Keeper | None = None
        self.log = Log()
        self._reset()

    def _reset(self) -> None:
        self.state = self._first_state()
        self._line: list[int] = []
        self._undone: list[int] = []
        self._barrier = 0
        self._base = self.game.clone(self.state)
        self._snapshots: dict[int, bytes] = {}
        self._dice = 0
        self._takeback: Takeback | None = None
        self._dropped: dict[int, int] = {}
        """Secret choices of each seat that are in the log but not in force."""
        self._recent: dict[int, list[Event]] = {}
        """What happened in the last entries."""

    def _first_state(self) -> Any:
        return self.game.load(self.start) if self.start else self.game.setup(self.options)

    @classmethod
    def new(
        cls,
        game: Game[Any],
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, Any]] = (),
        seed: bytes | None = None,
    ) -> Table:
        """A fresh game, played by chance up to the first decision."""
        table = cls(game, options, seats, seed)
        count = game.seats(table.state)
        if table.seats and len(table.seats) != count:
            raise BadOptions(f"This game has {count} seats, not {len(table.seats)}.")
        if len(table.seed) != SEED:
            raise BadOptions(f"A seed has {SEED} bytes.")
        if not table.seats:
            table.seats = [{"name": f"Seat {i + 1}", "kind": "person"} for i in range(count)]
        table._run_chance()
        return table

    @classmethod
    def restore(cls, game: Game[Any], header: Mapping[str, Any], entries: Sequence[Entry]) -> Table:
        """The table that was written down; every entry is played again."""
        seed = bytes.fromhex(header["seed"])
        start = header.get("start")
        table = cls(game, header["options"], header["seats"], seed, header["fork"], start)
        table.replay(entries)
        return table

    # -- looking ---------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def given(self) -> int:
        """Entries taken over from the game this one was forked from; their dice are that game's."""
        return int(self.fork_of["at"]) if self.fork_of else 0

    @property
    def actor(self) -> int | None:
        """The seat that must choose now; None = the game is over."""
        return None if self.game.is_over(self.state) else self.game.actor(self.state)

    @property
    def result(self) -> Result | None:
        return self.game.result(self.state)

    @property
    def takeback(self) -> Takeback | None:
        return self._takeback

    @property
    def line(self) -> list[Entry]:
        """The entries in force."""
        return [self.log[seq] for seq in self._line]

    @property
    def last_decider(self) -> int | None:
        """The seat behind the last decision in force."""
        for seq in reversed(self._line):
            if self.log.seat(seq) != CHANCE:
                return self.log.seat(seq)
        return None

    def legal(self, seat: int) -> list[str]:
        return self.game.legal(self.state, seat)

    def why_not(self, seat: int, action: str) -> Why | None:
        return self.game.explain(self.state, seat, action)

    def state_at(self, length: int) -> Any:
        """The state after the first `length` entries of the line."""
        self._check_length(length)
        start = max((n for n in self._snapshots if n <= length), default=0)
        if self._barrier <= length and self._barrier >= start:
            start, state = self._barrier, self.game.clone(self._base)
        elif start:
            state = self.game.load(msgspec.json.decode(self._snapshots[start]))
        else:
            state = self._first_state()
        for seq in self._line[start:length]:
            self.game.apply(state, self.log.action(seq))
        return state

    def events(
        self, seat: int, since: int = 0, to: int | None = None
    ) -> list[tuple[Entry, list[dict[str, Any]]]]:
        """What happened after the first `since` entries of the line, as this seat may read it.

        `to` is the last entry that is asked for.
        """
        game, state = self.game, self.state
        shown = self.visible_length(seat)
        line = self._line[since : shown if to is None else min(shown, to)]
        return [
            (self._entry_for(seq, seat), [game.tell(state, event, seat) for event in happened])
            for seq, happened in zip(line, self._happened(line, since), strict=True)
        ]

    def _happened(self, line: list[int], since: int) -> list[list[Event]]:
        """The events of these entries, which begin after the first `since` of the line."""
        recent = self._recent
        if all(seq in recent for seq in line):
            return [recent[seq] for seq in line]
        state = self.state_at(since)
        return [self.game.apply(state, self.log.action(seq)) for seq in line]

    def view(self, seat: int) -> dict[str, Any]:
        """Everything this seat may know about the table (TABLE = a spectator)."""
        shown = self.visible_length(seat)
        result = self.result
        return {
            "seq": self.visible_seq(seat),
            "game": self.game.name,
            "options": self.options,
            "seats": self.seats,
            "seed_hash": self.seed_hash,
            "seed": self.seed.hex() if result else None,
            "view": self.game.observe(self.state, seat),
            "figures": self.game.figures(self.state),
            "legal": self.legal(seat),
            "log": [
                {"step": step, "seat": e.seat, "action": e.action}
                for step, e in enumerate((self._entry_for(q, seat) for q in self._line[:shown]), 1)
            ],
            "can_undo": self.can_undo(seat),
            "can_redo": self.can_redo(seat),
            "takeback": self._takeback.as_dict() if self._takeback else None,
            "result": result.as_dict() if result else None,
        }

    def visible_length(self, seat: int) -> int:
        """Secret picks of a decision still under way do not exist for the others."""
        actor = self.actor
        shown = len(self._line)
        while shown and actor is not None and actor != seat:
            seq = self._line[shown - 1]
            if shown <= self._barrier or not self.log.is_pick(seq, seat):
                break
            shown -= 1
        return shown

    def visible_seq(self, seat: int) -> int:
        """How many entries this seat knows of; it never tells how often another seat hesitated.

        Picks of another seat count once their decision is made, and if they were not taken back.
        """
        dropped = 0
        for chooser, count in self._dropped.items():
            if chooser != seat:
                dropped += count
        under_way = len(self._line) - self.visible_length(seat)
        return len(self.log) - dropped - under_way

    def visible_numbers(self, seat: int, since: int, to: int) -> list[int]:
        """What `visible_seq` was after each of these entries of the line: they keep that number."""
        shown = self.visible_length(seat)
        number = self.visible_seq(seat)
        place = len(self._line)
        found: list[int] = []
        seq = len(self.log)
        while place > since:
            if self._line[place - 1] == seq:
                if place <= to:
                    found.append(number)
                if place <= shown:
                    number -= 1
                place -= 1
            elif not self.log.is_pick(seq, seat):
                number -= 1
            seq -= 1
        found.reverse()
        return found

    def unchanged(self, length: int, seq: int) -> int:
        """How many of the first `length` entries of the line at entry `seq` are still in force.

        Undo takes from the end and redo brings the same entries back, so that of the entries up
        to `seq` those in force are always the first ones.
        """
        return min(length, bisect_right(self._line, seq))

    def _entry_for(self, seq: int, seat: int) -> Entry:
        """An entry without the digest of the hidden state, its ids masked where they are secret."""
        entry = self.log[seq]
        owner = self.log.owner(seq)
        action = entry.action if owner in (CHANCE, seat) else masked(entry.action)
        return Entry(seq, entry.seat, action, b"")

    # -- acting ----------------------------------------------------------------------------------

    def act(self, seat: int, action: str, seq: int | None = None) -> list[Entry]:
        """Carry out an action and whatever chance does after it; returns the new entries."""
        return self._keep(self.play(seat, action, seq))

    def play(self, seat: int, action: str, seq: int | None = None) -> list[Entry]:
        """As `act`, but nothing is kept yet: the caller writes the entries down or forgets them."""
        actor = self.actor
        if actor == seat:
            self._check_seq(seat, seq)
        else:
            raise NotYourTurn(
                "The game is over."
                if actor is None
                else f"It is seat {actor}'s decision, not seat {seat}'s."
            )
        before = self.seq
        self._apply(seat, action)
        self._undone.clear()
        self._takeback = None
        self._run_chance()
        return self.log.since(before)

    def _apply(self, seat: int, action: str) -> None:
        """One game entry: changes the state, the log and the line, or raises."""
        game, state = self.game, self.state
        owner = game.secret_of(state, action)
        events = game.apply(state, action)
        seq = self.log.append(seat, action, owner, game.digest(state))
        self._remember(seq, events)
        self._line.append(seq)
        self._after_entry(seat)

    def _remember(self, seq: int, events: list[Event]) -> None:
        self._recent[seq] = events
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def _after_entry(self, seat: int) -> None:
        length = len(self._line)
        if seat == CHANCE and self.seq > self.given:
            self._dice += 1
        if seat == CHANCE or self.state.revealed:
            self._barrier = length
            self._base = self.game.clone(self.state)
        if length % SNAPSHOT_EVERY == 0:
            self._snapshots[length] = self.game.encode(self.state)

    def _run_chance(self) -> None:
        game, state = self.game, self.state
        while self.actor == CHANCE:
            self._apply(CHANCE, self.next_die(game.outcomes(state)))

    def next_die(self, outcomes: list[tuple[str, int]]) -> str:
        """What the seed gives to the next die."""
        return choose(outcomes, roll(self.seed, self._dice, total_weight(outcomes)))

    def _keep(self, entries: list[Entry]) -> list[Entry]:
        """A move is on disk before it is shown; what cannot be kept did not happen."""
        if self.keeper is not None:
            try:
                self.keeper(entries)
            except BaseException:
                self.forget(entries)
                raise
        return entries

    def forget(self, entries: Sequence[Entry]) -> None:
        """The last entries could not be kept: everything is as it was before them."""
        kept = list(self.log)[: entries[0].seq - 1]
        self.log = Log()
        self._reset()
        self.replay(kept)

    # -- taking back -----------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        line = self._line
        return (
            self.actor is not None and len(line) > self._barrier and self.log.seat(line[-1]) == seat
        )

    def can_redo(self, seat: int) -> bool:
        return (
            self.actor is not None
            and bool(self._undone)
            and self.log.seat(self._undone[-1]) == seat
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
        before = self.seq
        self._do_control(seat, action)
        self._run_chance()
        return self._keep(self.log.since(before))

    def _do_control(self, seat: int, action: str) -> None:
        """One control entry: changes the line and the log, or raises and changes nothing."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"There is no seat {seat} at this table.")
        if CONTROL.fullmatch(action) is None:
            raise NoUndo(f"'{action}' is not a word of the table.")
        if self.actor is None:
            raise NoUndo("The game is over; nothing is taken back any more.")
        before = len(self._line)
        secret = self._is_secret(self._line[-1:], seat)
        self._carry_out(seat, action)
        # Taking back a secret pick is as secret as the pick.
        changed = self._line[before:] if len(self._line) > before else []
        secret = action in ("undo", "restart", "redo") and (
            self._is_secret(changed, seat) if changed else secret
        )
        owner = seat if secret else CHANCE
        self._drop(self.log.append(seat, action, owner, self.game.digest(self.state)), 1)

    def _is_secret(self, entries: Sequence[int], seat: int) -> bool:
        return bool(entries) and all(self.log.owner(seq) == seat for seq in entries)

    def _carry_out(self, seat: int, action: str) -> None:
        verb, _, argument = action.partition(" ")
        if verb == "undo":
            self._undo(seat, len(self._line) - 1)
        elif verb == "restart":
            length = len(self._line)
            while length > self._barrier and self.log.seat(self._line[length - 1]) == seat:
                length -= 1
            self._undo(seat, length)
        elif verb == "redo":
            self._redo(seat)
        elif verb == "takeback":
            self._ask(seat, argument)
        else:
            self._answer(seat, verb == "agree")

    def _undo(self, seat: int, length: int) -> None:
        if not self.can_undo(seat):
            raise NoUndo(
                "There is nothing to undo: the last step was another player's, a die fell, or "
                "something hidden was shown."
            )
        self._undone.extend(reversed(self._line[length:]))
        self._takeback = None
        self._cut(length)

    def _redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise NoUndo("There is nothing to redo.")
        seq = self._undone.pop()
        self._takeback = None
        self.game.apply(self.state, self.log.action(seq))
        self._line.append(seq)
        self._drop(seq, -1)
        self._after_entry(seat)

    def _ask(self, seat: int, argument: str) -> None:
        known = self.visible_length(seat)
        if int(argument) >= known:
            raise NoUndo(f"A take-back goes to one of the first {known} steps.")
        self._takeback = Takeback(seat, int(argument))

    def _answer(self, seat: int, agree: bool) -> None:
        request = self._takeback
        if request is None:
            raise NoUndo("Nobody asks for a take-back.")
        if seat == request.seat:
            raise NoUndo("The others answer a take-back, not the player who asks for it.")
        if not agree:
            self._takeback = None
            return
        request.agreed.add(seat)
        if len(request.agreed) == len(self.seats):
            self._takeback = None
            self._undone.clear()
            self._cut(request.to)

    def _cut(self, length: int) -> None:
        """Only the first `length` entries of the line stay in force."""
        self.state = self.state_at(length)
        for seq in self._line[length:]:
            self._drop(seq, 1)
        del self._line[length:]
        for position in [n for n in self._snapshots if n > length]:
            del self._snapshots[position]
        if length < self._barrier:
            self._barrier = length
            self._base = self.game.clone(self.state)

    def _drop(self, seq: int, count: int) -> None:
        """An entry is not in force, or (-1) is so again; only secret choices matter."""
        seat = self.log.seat(seq)
        if self.log.is_pick(seq, CHANCE):
            self._dropped[seat] = self._dropped.get(seat, 0) + count

    def _check_seq(self, seat: int, seq: int | None) -> None:
        """A seat names the number its own view showed."""
        now = self.visible_seq(seat)
        if seq is not None and seq != now:
            raise StaleSequence(f"The game has moved on: it stands at {now}, you saw {seq}.")

    def check_step(self, length: int, seat: int) -> None:
        """A seat may only name steps it knows of."""
        known = self.visible_length(seat)
        if not 0 <= length <= known:
            raise BadRecord(f"This game has steps 0 to {known}, not {length}.")

    def _check_length(self, length: int) -> None:
        if not 0 <= length <= len(self._line):
            raise BadRecord(f"This game has steps 0 to {len(self._line)}, not {length}.")

    # -- writing down and reading back -----------------------------------------------------------

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

    def replay(self, entries: Sequence[Entry]) -> None:
        """Play written entries again; each must be possible and give the digest it carries."""
        for entry in entries:
            self.replay_entry(entry)

    def replay_entry(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise BadRecord(f"Step {self.seq + 1} is missing: the log goes on with {entry.seq}.")
        if entry.action.partition(" ")[0] in TABLE_VERBS:
            self._replay_control(entry)
        else:
            self._replay_action(entry)
        if self.log[self.seq].digest != entry.digest:
            raise BadRecord(f"Step {entry.seq} ('{entry.action}') does not give its digest.")

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
            self._undone.clear()
            self._takeback = None

    def until(self, at: int, seed: bytes | None = None) -> Table:
        """A table that has only the first `at` entries of the line, and other dice from there."""
        self._check_length(at)
        origin = {"at": at, "seed_hash": self.seed_hash}
        table = Table(self.game, self.options, self.seats, seed, origin, self.start)
        for seq in self._line[:at]:
            table._apply(self.log.seat(seq), self.log.action(seq))
        return table

    def fork(self, at: int, seed: bytes | None = None) -> Table:
        """A new game that shares the first `at` entries of the line and then goes its own way."""
        table = self.until(at, seed)
        table._run_chance()
        return table

    def what_if(self, at: int, seat: int, rng: Random) -> Table:
        """A game that begins in a world this seat could not rule out after `at` entries."""
        world = self.game.determinize(self.state_at(at), seat, rng)
        table = Table(self.game, self.options, self.seats, start=self.game.dump(world))
        table._run_chance()
        return table
