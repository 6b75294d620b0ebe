"""What the watches of all games share: being told of events, and playing games under watch."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from aevum.core.flow import Event
from aevum.core.game import TABLE, Game
from tests.laws.house import DECISION_LIMIT, choose_word

Options = dict[str, Any]

GAMES = int(os.environ.get("AEVUM_GAMES", "500"))
CHUNKS = 4
THOROUGH_EVERY = 20


class Guard:
    """Call `step` after every action; it raises AssertionError, the invariant's id first."""

    seen_too_much: ClassVar[str]
    another_end: ClassVar[str]
    resumed_differently: ClassVar[str]
    endless: ClassVar[str]
    """What is said, id first, when an invariant breaks that every game has."""

    def __init__(self, game: Game[Any], s: Any) -> None:
        self.game = game
        self.s = s
        self.handlers: list[Callable[[int, int, int, int], None]] = [
            getattr(self, "on_" + kind.name.replace("-", "_"), self.ignore)
            for kind in game.event_kinds
        ]

    def step(self, offered: list[str], word: str, events: list[Event]) -> None:
        """One action: which words were offered, which was played, what was told."""
        raise NotImplementedError

    def finish(self) -> None:
        """What holds when all is over."""
        raise NotImplementedError

    def ignore(self, _a: int, _b: int, _c: int, _d: int) -> None:
        """Events that no invariant speaks about."""

    @staticmethod
    def permute_hidden(s: Any, seat: int, rng: Random) -> None:
        """Deal all cards `seat` cannot see anew, keeping whatever everybody can see."""
        raise NotImplementedError

    # -- driving ---------------------------------------------------------------------------------

    def play(
        self, options: Options, rng: Random, glance: int, liked: frozenset[str], thorough: bool
    ) -> None:
        """Play the game at random; a thorough one is also replayed, and resumed at the glance.

        Secrecy is looked at in one random position of every game, the glance.
        """
        game, s = self.game, self.s
        words: list[str] = []
        saved = b""
        while s.stack:
            offered, word = choose_word(game, s, rng, liked)
            self.step(offered, word, game.apply(s, word))
            words.append(word)
            if len(words) == glance:
                saved = game.encode(s)
                for seat in (TABLE, *range(game.seats(s))):
                    self.check_secrecy(game, s, seat, rng, game.observe)
            assert len(words) < DECISION_LIMIT, self.endless
        self.finish()
        if thorough:
            self.check_replay(game, options, words, s)
            self.check_resumed(game, saved, words[glance:], s)

    @classmethod
    def check_secrecy(
        cls, game: Game[Any], s: Any, seat: int, rng: Random, look: Callable[[Any, int], Any]
    ) -> None:
        other = game.clone(s)
        cls.permute_hidden(other, seat, rng)
        assert look(s, seat) == look(other, seat), f"{cls.seen_too_much} (seat {seat})"

    @classmethod
    def check_replay(cls, game: Game[Any], options: Options, words: list[str], end: Any) -> None:
        s = game.setup(options)
        for word in words:
            game.apply(s, word)
        assert game.digest(s) == game.digest(end), cls.another_end

    @classmethod
    def check_resumed(cls, game: Game[Any], saved: bytes, words: list[str], end: Any) -> None:
        if saved:
            s = game.load(msgspec.json.decode(saved))
            for word in words:
                game.apply(s, word)
            assert game.digest(s) == game.digest(end), cls.resumed_differently


def watch_many(name: str, chunk: int, watch_game: Callable[[Random, bool], Guard]) -> None:
    """A chunk of AEVUM_GAMES games; the seed of a failing one stands in the report."""
    for number in range(chunk, GAMES, CHUNKS):
        seed = f"{name} {number}"
        try:
            watch_game(Random(seed), number % THOROUGH_EVERY < CHUNKS)
        except AssertionError as error:
            raise AssertionError(f"{error} ({seed})") from error
