"""A judge weighs choices and positions of one game; every bot but `random` asks one.

A game may have a judge of its own (`load_judge` in `bots/<game>/judge.py`); for any other there is
the plain one, which knows only finished games. A judge may be handed any world a seat cannot rule
out, and looks only at what the acting seat may know in it.
"""

from __future__ import annotations

from random import Random
from typing import Any, Generic

from aevum.core.flow import S
from aevum.core.game import Game


class Judge(Generic[S]):
    """The plain judge: a won game is good, everything else is alike."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def weigh(self, s: S) -> list[float]:
        """What every legal action of the acting seat promises it, in points."""
        seat = self.game.actor(s)
        return [self._after(s, seat, action) for action in self.game.legal(s, seat)]

    def advise(self, s: S, rng: Random) -> list[str]:
        """A sensible next action of the acting seat, or several of its own in a row."""
        actions = self.game.legal(s, self.game.actor(s))
        return [actions[int(rng.random() * len(actions))]]

    def plans(self, s: S) -> list[tuple[float, list[str]]]:
        """Moves that deserve a closer look: what each promises, and its words in a row.

        None where the judge's own opinion is good enough.
        """
        actions = self.game.legal(s, self.game.actor(s))
        return [(worth, [word]) for worth, word in zip(self.weigh(s), actions, strict=True)]

    def reason(self, s: S, words: list[str], worth: float) -> tuple[str, dict[str, Any]] | None:
        """Why a plan of so much worth: a message of the game's own and its numbers, if there is."""
        return None

    def shares(self, s: S) -> list[float]:
        """The share of victory every seat may expect; shared out fully."""
        result = self.game.result(s)
        seats = self.game.seats(s)
        if result is None:
            return [1.0 / seats] * seats
        shares = [0.0] * seats
        for winner in result.winners:
            shares[winner] = 1.0 / len(result.winners)
        return shares

    def point(self, s: S, seat: int) -> float:
        """What share of victory one more point is worth to the seat."""
        return 0.02

    def clock(self, s: S) -> int:
        """How many turns have begun: the measure of how far a search looks ahead."""
        return 0

    def outlook(self, s: S) -> int:
        """How many turns a search should look ahead from here."""
        return 1

    def _after(self, s: S, seat: int, action: str) -> float:
        world = self.game.clone(s)
        self.game.proceed(world, action)
        result = self.game.result(world)
        return float(result.points[seat]) if result is not None else 0.0


def best_of(worths: list[float]) -> int:
    """Where the greatest worth stands; the first of several."""
    best = 0
    for number in range(1, len(worths)):
        if worths[number] > worths[best]:
            best = number
    return best
