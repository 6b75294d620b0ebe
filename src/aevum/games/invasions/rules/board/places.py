"""A province is named; of a long list first its area.

Rules   realm E126
Owns    none
Nodes   none
Leaves  which provinces can be named to the chapter that asks
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision, Place
from aevum.core.why import Why
from aevum.games.invasions.components.board import AREA_V
from aevum.games.invasions.components.registers import VERBS
from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.state import InvasionsState

MOST: Final = 48
"""Provinces that are listed without asking for an area."""
NAMED_AREA: Final = -3
"""The last variable of the frame: the area that was named, or NONE."""


class NameProvince(Decision[InvasionsState]):
    """The last variable of its frame is the area; `listed` gives the provinces."""

    def __init__(self, place: Place, verb: int, rule: str, reason: str) -> None:
        super().__init__(place)
        self.verb = verb
        self.word = VERBS.all[verb].word
        self.rule = rule
        self.reason = reason

    def listed(self, s: InvasionsState) -> list[int]:
        raise NotImplementedError

    def named(self, s: InvasionsState, province: int) -> None:
        raise NotImplementedError

    def closing_words(self, s: InvasionsState) -> list[str]:
        """What may be said instead of a province."""
        return []

    def why_not_closing(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        return Why(self.rule, self.reason)

    def close(self, s: InvasionsState, verb: int, arg: int) -> None:
        raise NotImplementedError

    def areas(self, s: InvasionsState, listed: list[int]) -> list[int]:
        """Areas to choose from while the list is too long."""
        if s.var(NAMED_AREA) != NONE or len(listed) <= MOST:
            return []
        return sorted({s.box.provinces[p].area for p in listed} - {NONE})

    def offered(self, s: InvasionsState, listed: list[int]) -> list[int]:
        """Provinces that can be named now; one without an area is always among them."""
        area, long = s.var(NAMED_AREA), len(listed) > MOST
        of = s.box.provinces
        if area != NONE:
            return [p for p in listed if of[p].area == area]
        return [p for p in listed if not long or of[p].area == NONE]

    def legal(self, s: InvasionsState) -> list[str]:
        listed = self.listed(s)
        words = [f"area {s.box.areas[a].id}" for a in self.areas(s, listed)]
        words += [f"{self.word} {s.box.provinces[p].id}" for p in self.offered(s, listed)]
        return words + self.closing_words(s)

    def why_not(self, s: InvasionsState, verb: int, arg: int) -> Why | None:
        listed = self.listed(s)
        if verb == AREA_V and arg in self.areas(s, listed):
            return None
        if verb == self.verb:
            if arg in self.offered(s, listed):
                return None
            return Why(self.rule, self.reason, {"province": s.box.provinces[arg].id})
        return self.why_not_closing(s, verb, arg)

    def act(self, s: InvasionsState, verb: int, arg: int) -> None:
        if verb == AREA_V:
            s.set_var(NAMED_AREA, arg)
        elif verb == self.verb:
            self.named(s, arg)
        else:
            self.close(s, verb, arg)


def province_words(s: InvasionsState, verb: str, provinces: list[int]) -> list[str]:
    """The words of a verb for these provinces."""
    return [f"{verb} {s.box.provinces[p].id}" for p in provinces]
