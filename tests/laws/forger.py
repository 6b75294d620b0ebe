"""Games broken on purpose: proof that a watch does not sleep."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.core.flow import Event
from aevum.core.game import Game
from tests.laws.guard import Guard, Options
from tests.laws.house import choose_word

Forge = Callable[[Any, list[Event]], list[Event]]
"""Is given the watch and the events of an action, and tells others."""
Harm = Callable[[Any], None]
"""Is given the watch, and changes the state it looks at."""


def play_broken(
    watch: Guard,
    rng: Random,
    forge: Forge | None,
    harm: Harm | None,
    liked: frozenset[str] = frozenset(),
) -> None:
    """A watched game in which the state is harmed, or the events are forged, after each action."""
    game, s = watch.game, watch.s
    while s.stack:
        offered, word = choose_word(game, s, rng, liked)
        events = game.apply(s, word)
        if harm:
            harm(watch)
        watch.step(offered, word, forge(watch, events) if forge else events)
    watch.finish()


class Forger:
    """Lies about the events of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.kinds = game.event_kinds

    def kind_of(self, name: str) -> int:
        return next(i for i, kind in enumerate(self.kinds) if kind.name == name)

    def change(self, name: str, field: str, by: int) -> Forge:
        """Every event of this kind lies about one field."""
        kind = self.kind_of(name)
        place = [told for told, _ in self.kinds[kind].fields].index(field) + 1

        def forge(watch: Any, events: list[Event]) -> list[Event]:
            forged = [list(event) for event in events]
            for event in forged:
                if event[0] == kind:
                    event[place] += by
            return [tuple(event) for event in forged]  # type: ignore[misc]

        return forge

    def twice(self, name: str) -> Forge:
        kind = self.kind_of(name)
        return lambda watch, events: [e for e in events for _ in range(1 + (e[0] == kind))]

    def without(self, *names: str) -> Forge:
        kinds = [self.kind_of(name) for name in names]
        return lambda watch, events: [e for e in events if e[0] not in kinds]


def broken(invariant: str) -> Any:
    return pytest.raises(AssertionError, match=rf"^{invariant} ")


def leak_is_noticed(watch: type[Guard], game: Game[Any], s: Any, rng: Random) -> None:
    """The honest view passes; one that shows all hands does not."""

    def leak(s: Any, seat: int) -> Any:
        return game.observe(s, seat), s.hand

    watch.check_secrecy(game, s, 0, rng, game.observe)
    with broken(watch.seen_too_much.split()[0]):
        watch.check_secrecy(game, s, 0, rng, leak)


def another_end_is_noticed(watch: type[Guard], game: Game[Any], options: Options) -> None:
    rng = Random(4)
    s, words = finished(game, options, rng)
    other, _ = finished(game, options, rng)
    watch.check_replay(game, options, words, s)
    with broken(watch.another_end.split()[0]):
        watch.check_replay(game, options, words, other)
    with broken(watch.resumed_differently.split()[0]):
        watch.check_resumed(game, game.encode(game.setup(options)), words, other)


def middle(game: Game[Any], options: Options, steps: int, rng: Random) -> Any:
    """A position after this many steps."""
    s = game.setup(options)
    for _ in range(steps):
        game.apply(s, choose_word(game, s, rng)[1])
    return s


def finished(game: Game[Any], options: Options, rng: Random) -> tuple[Any, list[str]]:
    s = game.setup(options)
    words = []
    while s.stack:
        words.append(choose_word(game, s, rng)[1])
        game.apply(s, words[-1])
    return s, words


def every_invariant_is_broken(invariants: Sequence[str], watch: Path, tests: Path) -> None:
    """Each id begins a message of the watch and is the name of a test."""
    checked = set(re.findall(r'f?"(I\d+) ', watch.read_text(encoding="utf-8")))
    named = re.findall(r"def test_(i\d+)_", tests.read_text(encoding="utf-8"))
    assert set(invariants) - checked == set()
    assert set(invariants) - {name.upper() for name in named} == set()
