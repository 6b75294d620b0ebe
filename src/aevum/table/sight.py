"""What each seat may know of a table: everything passes this one filter.

Secret picks of a decision under way do not exist for the others, nor do those taken back.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any

from aevum.core.errors import BadRecord
from aevum.core.flow import CHANCE, Event
from aevum.core.game import Game
from aevum.core.why import Why
from aevum.core.words import masked
from aevum.table.course import Course
from aevum.table.line import Takeback
from aevum.table.log import Entry


class Sight(Course):
    """The course of a game as its seats and its spectators see it."""

    @property
    def line(self) -> list[Entry]:
        """The entries in force."""
        return [self.log[seq] for seq in self.in_force.steps]

    @property
    def takeback(self) -> Takeback | None:
        return self.in_force.takeback

    @property
    def last_decider(self) -> int | None:
        """The seat behind the last decision in force."""
        for seq in reversed(self.in_force.steps):
            if self.log.seat(seq) != CHANCE:
                return self.log.seat(seq)
        return None

    def legal(self, seat: int) -> list[str]:
        return self.game.legal(self.state, seat)

    def why_not(self, seat: int, action: str) -> Why | None:
        return self.game.explain(self.state, seat, action)

    def visible_length(self, seat: int) -> int:
        """Secret picks of a decision still under way do not exist for the others."""
        actor, line = self.actor, self.in_force
        shown = len(line.steps)
        while shown and actor is not None and actor != seat:
            if shown <= line.barrier or not self.log.is_pick(line.steps[shown - 1], seat):
                break
            shown -= 1
        return shown

    def visible_seq(self, seat: int) -> int:
        """How many entries this seat knows of; it never tells how often another seat hesitated.

        Picks of another seat count once their decision is made, and if they were not taken back.
        """
        dropped = 0
        for chooser, count in self.in_force.dropped.items():
            if chooser != seat:
                dropped += count
        under_way = len(self.in_force.steps) - self.visible_length(seat)
        return len(self.log) - dropped - under_way

    def visible_numbers(self, seat: int, since: int, to: int) -> list[int]:
        """What `visible_seq` was after each of these entries of the line: they keep that number."""
        steps = self.in_force.steps
        shown = self.visible_length(seat)
        number = self.visible_seq(seat)
        place = len(steps)
        found: list[int] = []
        seq = len(self.log)
        while place > since:
            if steps[place - 1] == seq:
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
        return min(length, bisect_right(self.in_force.steps, seq))

    def check_step(self, length: int, seat: int) -> None:
        """A seat may only name steps it knows of."""
        known = self.visible_length(seat)
        if not 0 <= length <= known:
            raise BadRecord(f"This game has steps 0 to {known}, not {length}.")

    def events(
        self, seat: int, since: int = 0, to: int | None = None
    ) -> list[tuple[Entry, list[dict[str, Any]]]]:
        """What happened after the first `since` entries of the line, as this seat may read it.

        `to` is the last entry that is asked for.
        """
        game, state = self.game, self.state
        shown = self.visible_length(seat)
        line = self.in_force.steps[since : shown if to is None else min(shown, to)]
        return [
            (self._entry_for(seq, seat), [game.tell(state, event, seat) for event in happened])
            for seq, happened in zip(line, self._happened(line, since), strict=True)
        ]

    def standings(self, seat: int, since: int = 0) -> Iterator[list[int]]:
        """The points of all seats after the first `since` entries, and after each that follows.

        The table is read at once and may go on while they are counted.
        """
        line = self.in_force.steps[since : self.visible_length(seat)]
        return _standings(self.game, self.state_at(since), [self.log.action(seq) for seq in line])

    def _happened(self, line: Sequence[int], since: int) -> list[list[Event]]:
        """The events of these entries, which begin after the first `since` of the line."""
        recent = self._recent
        if all(seq in recent for seq in line):
            return [recent[seq] for seq in line]
        state = self.state_at(since)
        return [self.game.apply(state, self.log.action(seq)) for seq in line]

    def _entry_for(self, seq: int, seat: int) -> Entry:
        """An entry without the digest of the hidden state, its ids masked where they are secret."""
        action, owner = self.log.action(seq), self.log.owner(seq)
        shown = action if owner in (CHANCE, seat) else masked(action)
        return Entry(seq, self.log.seat(seq), shown, b"")

    def can_undo(self, seat: int) -> bool:
        line = self.in_force
        return (
            self.actor is not None
            and len(line.steps) > line.barrier
            and self.log.seat(line.steps[-1]) == seat
        )

    def can_redo(self, seat: int) -> bool:
        undone = self.in_force.undone
        return self.actor is not None and bool(undone) and self.log.seat(undone[-1]) == seat

    def view(self, seat: int) -> dict[str, Any]:
        """Everything this seat may know about the table (TABLE = a spectator)."""
        steps = self.in_force.steps[: self.visible_length(seat)]
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
                for step, e in enumerate((self._entry_for(seq, seat) for seq in steps), 1)
            ],
            "can_undo": self.can_undo(seat),
            "can_redo": self.can_redo(seat),
            "takeback": self.takeback.as_dict() if self.takeback else None,
            "result": result.as_dict() if result else None,
        }


def _standings(game: Game[Any], state: Any, actions: list[str]) -> Iterator[list[int]]:
    yield game.standing(state)
    for action in actions:
        game.apply(state, action)
        yield game.standing(state)
