"""Taking back: undo, redo, restart of a turn, and take-backs by consent.

All of them are entries of the log like any other. Undo reaches back to the last barrier, which the
engine sets; a take-back goes further, if all others agree.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from aevum.core.errors import NoUndo
from aevum.core.flow import CHANCE
from aevum.table.line import Takeback
from aevum.table.sight import Sight

CONTROL = re.compile(r"undo|redo|restart|agree|refuse|(?:takeback|group) (?:0|[1-9][0-9]{0,5})")


class Undo(Sight):
    """A table at which steps can be taken back."""

    @property
    def was_taken_back(self) -> bool:
        """Did all agree at some moment of this game to take something back?"""
        agreed: set[int] = set()
        for entry in self.log:
            verb = entry.action.partition(" ")[0]
            if verb == "takeback":
                agreed = {entry.seat}
            elif verb == "agree":
                agreed.add(entry.seat)
                if len(agreed) == len(self.seats):
                    return True
        return False

    def _do_control(self, seat: int, action: str) -> None:
        """One control entry: changes the line and the log, or raises and changes nothing."""
        if not 0 <= seat < len(self.seats):
            raise NoUndo(f"There is no seat {seat} at this table.")
        if CONTROL.fullmatch(action) is None:
            raise NoUndo(f"'{action}' is not a word of the table.")
        if self.actor is None:
            raise NoUndo("The game is over; nothing is taken back any more.")
        line = self.in_force
        before, open_steps = len(line.steps), line.steps[line.barrier :]
        self._carry_out(seat, action)
        gone = open_steps[len(line.steps) - before :] if len(line.steps) < before else []
        owner = self._owner(seat, action, gone or line.steps[before:])
        self._drop(self.log.append(seat, action, owner, self._digest()), 1)

    def _owner(self, seat: int, action: str, changed: Sequence[int]) -> int:
        """Taking back a secret pick is as secret as the pick; so is what holds it together."""
        verb, _, argument = action.partition(" ")
        secret = False
        if verb in ("undo", "restart", "redo"):
            secret = bool(changed) and all(self.log.owner(seq) == seat for seq in changed)
        elif verb == "group":
            said = self.in_force.steps[-int(argument) :]
            secret = any(self.log.owner(seq) == seat for seq in said)
        return seat if secret else CHANCE

    def _carry_out(self, seat: int, action: str) -> None:
        verb, _, argument = action.partition(" ")
        steps = self.in_force.steps
        if verb == "undo":
            self._undo(seat, self._group_start(len(steps)))
        elif verb == "restart":
            length = len(steps)
            while length > self.in_force.barrier and self.log.seat(steps[length - 1]) == seat:
                length -= 1
            self._undo(seat, length)
        elif verb == "redo":
            self._redo(seat)
        elif verb == "takeback":
            self._ask(seat, int(argument))
        elif verb == "group":
            self._join(seat, int(argument))
        else:
            self._answer(seat, verb == "agree")

    def _undo(self, seat: int, length: int) -> None:
        if not self.can_undo(seat):
            raise NoUndo(
                "There is nothing to undo: the last step was another player's, a die fell, or "
                "something hidden was shown."
            )
        line = self.in_force
        line.undone.extend(reversed(line.steps[length:]))
        line.takeback = None
        self._cut(length)

    def _group_start(self, length: int) -> int:
        """Where the line is cut if its last step goes: a group goes as one."""
        steps = self.in_force.steps
        first, last = self.in_force.group(steps[length - 1]) if length else (0, 0)
        if first == last or steps[length - 1] != last:
            return length - 1
        return steps.index(first)

    def _join(self, seat: int, count: int) -> None:
        """The last steps of this seat were one message."""
        line = self.in_force
        own = [seq for seq in line.steps[line.barrier :] if self.log.seat(seq) == seat]
        if not 1 < count <= len(own) or own[-count:] != list(line.steps[-count:]):
            raise NoUndo(f"The last {count} steps do not belong together.")
        line.join(count)

    def _redo(self, seat: int) -> None:
        if not self.can_redo(seat):
            raise NoUndo("There is nothing to redo.")
        line = self.in_force
        line.takeback = None
        _, last = line.group(line.undone[-1])
        while self._bring_back(seat) != last and line.undone:
            pass

    def _bring_back(self, seat: int) -> int:
        """The step that was undone last is in force again."""
        line = self.in_force
        seq = line.undone.pop()
        self.game.apply(self.state, self.log.action(seq))
        line.steps.append(seq)
        self._drop(seq, -1)
        self._after_step(seat)
        return seq

    def _ask(self, seat: int, to: int) -> None:
        known = self.visible_length(seat)
        if to >= known:
            raise NoUndo(f"A take-back goes to one of the first {known} steps.")
        self.in_force.takeback = Takeback(seat, to, {seat})

    def _answer(self, seat: int, agree: bool) -> None:
        request = self.in_force.takeback
        if request is None:
            raise NoUndo("Nobody asks for a take-back.")
        if seat == request.seat:
            raise NoUndo("The others answer a take-back, not the player who asks for it.")
        if not agree:
            self.in_force.takeback = None
            return
        request.agreed.add(seat)
        if len(request.agreed) == len(self.seats):
            self.in_force.takeback = None
            self.in_force.undone.clear()
            self._cut(request.to)
