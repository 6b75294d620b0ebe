"""Drafts at a table: several words as one message, kept as one and taken back as one.

What a draft is and how it is tried stands in `draft`. Picks that were said one by one count as the
beginning of their set: whoever adds one in another order takes them back and says the set anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.errors import IllegalAction
from aevum.core.picks import IN_ORDER
from aevum.core.why import Why
from aevum.table.draft import ILLEGAL, Intended, Trial, Tried, rehearse, resume
from aevum.table.undo import Undo


class Planning(Undo):
    """A table at which a seat may try words before it says them."""

    def rehearse(self, seat: int, words: Sequence[str]) -> Trial:
        """Try a draft; nothing changes."""
        begun = self._begun(seat)
        trial = rehearse(self.game, self._unpicked(begun), seat, [*begun, *words])
        return trial._replace(entries=trial.entries[len(begun) :])

    def resume(self, seat: int, draft: Sequence[Intended]) -> Trial:
        """Try intentions again now that the seat is asked."""
        return resume(self.game, self.state, seat, draft)

    def why_not(self, seat: int, action: str) -> Why | None:
        """As the game says, but a set may be picked in any order."""
        why = self.game.explain(self.state, seat, action)
        if why is None or why.key != IN_ORDER:
            return why
        return self.rehearse(seat, [action]).entries[0].why

    def _say(self, seat: int, words: Sequence[str]) -> Trial:
        """Say what is possible of a draft as one group; a word that is illegal forbids it all."""
        trial = self.rehearse(seat, words)
        _check(trial.entries)
        begun = self._begun(seat)
        if trial.words[: len(begun)] == begun:
            spelled = trial.words[len(begun) :]
        else:
            spelled = trial.words
            for _ in begun:
                self._do_control(seat, "undo")
        for word in spelled:
            self._apply(seat, word)
        self.in_force.undone.clear()
        self.in_force.takeback = None
        self._hold_together(seat, len(spelled))
        return trial

    def _hold_together(self, seat: int, count: int) -> None:
        """What no barrier follows is taken back as one."""
        line = self.in_force
        if count > 1 and self.actor is not None and len(line.steps) > line.barrier:
            self._do_control(seat, f"group {count}")

    def _begun(self, seat: int) -> list[str]:
        """Picks of the set under way that have been said already."""
        begun: list[str] = []
        if self.actor != seat:
            return begun
        picks, line = self.game.node(self.state).picks, self.in_force
        for seq in reversed(line.steps[line.barrier :]):
            read = self.game.vocabulary.read(self.log.action(seq))
            if picks < 0 or read is None or read.verb != picks or self.log.seat(seq) != seat:
                break
            begun.insert(0, self.log.action(seq))
        return begun

    def _unpicked(self, begun: Sequence[str]) -> object:
        """The position before them."""
        return self.state_at(len(self.in_force.steps) - len(begun)) if begun else self.state


def _check(entries: Sequence[Tried]) -> None:
    for each in entries:
        if each.verdict == ILLEGAL:
            why = each.why or Why("", "")
            raise IllegalAction(each.word, why.rule, why.key, why.args)
