"""Deeds: every option of every card, and every line of a calamity, numbered and ready to carry out.

A deed knows what must be named before it begins (its targets) and, for each argument of each step,
the place of the thing named. A selector that stands twice among the targets is used in that order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.invasions.cards import Calamity, DiplomacyCard, EventCard
from aevum.games.invasions.effects import Language, Option, Step, Target
from aevum.games.invasions.kinds import NONE

EVENT: Final = 0
DIPLOMACY: Final = 1
CALAMITY: Final = 2
"""Who carries out a deed: a power (event), or a nation."""

SLOTS: Final = (
    "to", "area", "province", "side", "a", "b", "giver", "of", "bond", "against", "provinces",
    "siege", "zone",
)  # fmt: skip
"""The arguments that name something by a selector."""

MEANT: Final = {
    "reaction_mod": "roll_named",
    "reroll": "roll_named",
    "sea_risk": "roll_named",
    "siege_mod": "siege_named",
    "siege_dice": "siege_named",
    "ignore_walls": "siege_named",
}
"""Verbs without an object: what has just been announced."""
SUFFERED: Final = ("area_own", "area_own_safe", "area_dissent")
"""Areas drawn when the step that uses them begins."""


class Deed:
    """Steps that are carried out in order once its targets are named."""

    def __init__(
        self, index: int, name: str, source: int, steps: Option, targets: Sequence[Target]
    ) -> None:
        self.index = index
        self.id = name
        self.source = source
        self.steps = steps
        self.targets = tuple(targets)
        self.places: list[dict[str, int]] = [{} for _ in steps]
        """By step and slot: the place among the things named."""
        self.drawn: list[int] = [NONE] * len(steps)
        """By step: the place of an area that is drawn when it begins."""
        self.windows: frozenset[int] = frozenset()
        """The moments that all its verbs list."""


class Deeds:
    """All deeds of the box, in the order of the cards."""

    def __init__(
        self,
        language: Language,
        events: Sequence[EventCard],
        diplomacy: Sequence[DiplomacyCard],
        calamities: Sequence[Calamity],
    ) -> None:
        self.language = language
        self.selectors = language.words["selector"]
        self.all: list[Deed] = []
        self.of_event = [self._options(f"event-{e.id}", EVENT, e.effect, e.targets) for e in events]
        """By event, then by option."""
        self.of_diplomacy = [
            self._options(f"diplomacy-{card.id}", DIPLOMACY, card.effect, card.targets)
            for card in diplomacy
        ]
        self.of_calamity = [
            self._add(f"calamity-{c.id}", CALAMITY, c.steps, ()) for c in calamities
        ]
        self.of_line = [
            tuple(
                self._add(f"calamity-{c.id}-{line}", CALAMITY, each.steps, ())
                for line, each in enumerate(c.table, 1)
            )
            for c in calamities
        ]
        """By calamity, then by line of its table."""

    def _options(
        self, name: str, source: int, sentence: Sequence[Option], targets: Sequence[Target]
    ) -> tuple[int, ...]:
        if len(sentence) == 1:
            return (self._add(name, source, sentence[0], targets),)
        return tuple(
            self._add(f"{name}-{number}", source, option, targets)
            for number, option in enumerate(sentence, 1)
        )

    def _add(self, name: str, source: int, steps: Option, targets: Sequence[Target]) -> int:
        used = [each for each in targets if self._is_used(each.selector, steps, targets)]
        deed = Deed(len(self.all), name, source, steps, used)
        windows = [frozenset(self.language.verbs[step.verb].windows) for step in steps]
        deed.windows = frozenset.intersection(*windows) if windows else frozenset()
        self._place(deed)
        self.all.append(deed)
        return deed.index

    def _is_used(self, selector: int, steps: Option, targets: Sequence[Target]) -> bool:
        word = self.selectors[selector]
        for step in steps:
            meant = MEANT.get(self.language.verbs[step.verb].id, "")
            if word == meant or any(getattr(step, slot) == selector for slot in SLOTS):
                return True
            if self._speaks_of(step, "target_nation") and len(targets) == 1:
                return True
        return False

    def _speaks_of(self, step: Step, word: str) -> bool:
        return step.to != NONE and self.selectors[step.to] == word

    def _place(self, deed: Deed) -> None:
        """Which of the things named an argument means."""
        named = [target.selector for target in deed.targets]
        uses: dict[int, int] = {}
        extra = len(named)
        for at, step in enumerate(deed.steps):
            for slot in SLOTS:
                selector = getattr(step, slot)
                if selector == NONE:
                    continue
                places = [place for place, each in enumerate(named) if each == selector]
                if places:
                    use = uses.get(selector, 0)
                    uses[selector] = use + 1
                    deed.places[at][slot] = places[use % len(places)]
                elif self.selectors[selector] == "target_nation":
                    deed.places[at][slot] = 0
                elif self.selectors[selector] in SUFFERED:
                    deed.places[at][slot] = deed.drawn[at] = extra
                    extra += 1
