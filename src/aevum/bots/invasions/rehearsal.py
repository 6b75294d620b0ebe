"""Rehearsals: an order is carried out in a world of the bot's own, until its battles are over.

Everybody answers as the judge advises, and nobody plays a card. What the position is worth
afterwards shows what a reckoning of chances overlooks: who comes to help, who flees, what else
falls with a city.
"""

from __future__ import annotations

from random import Random
from typing import Final

from aevum.bots.base import draw_outcome
from aevum.bots.invasions.commander import ALL
from aevum.bots.invasions.danger import Danger
from aevum.bots.invasions.standing import Standing
from aevum.bots.invasions.weights import Weights
from aevum.bots.judge import Judge
from aevum.games.invasions.components.bonds import BRIBE_OFFER, DIPLOMACY
from aevum.games.invasions.components.cards import EVENT_WINDOW
from aevum.games.invasions.components.march import (
    CHOOSE_CAMPAIGNER,
    FREE_MOVE,
    MOVE,
    NEXT_CAMPAIGN,
)
from aevum.games.invasions.state import InvasionsState

LONGEST: Final = 150
"""Decisions after which a world is judged as it stands."""
WINDOWS: Final = frozenset((DIPLOMACY.code, EVENT_WINDOW.code, BRIBE_OFFER.code))
CURTAIN: Final = frozenset((CHOOSE_CAMPAIGNER.code, FREE_MOVE.code, NEXT_CAMPAIGN.code))
"""Where the battles of a Movement part are over."""
END: Final = "mv_end"
PASSING: Final = ("ev_pass", "hold_diplo")


class Rehearsal:
    """Tries orders of the acting seat from one position, each with the same lucks."""

    def __init__(
        self, judge: Judge[InvasionsState], s: InvasionsState, weights: Weights, lucks: int
    ) -> None:
        self.judge = judge
        self.game = judge.game
        self.s = s
        self.seat = judge.game.actor(s)
        self.weights = weights
        self.lucks = lucks
        self.idle = self.worth([])
        """What it is worth to end the Movement part at once."""

    def gain(self, words: list[str]) -> float:
        """What an order brings beyond doing nothing."""
        return self.worth(words) - self.idle

    def worth(self, words: list[str]) -> float:
        total = 0.0
        for luck in range(self.lucks):
            total += self.play(list(words), Random(luck))
        return total / self.lucks

    def play(self, rest: list[str], rng: Random) -> float:
        """The order, then the end of the Movement part, then its battles."""
        game, world = self.game, self.game.clone(self.s)
        acting = list(world.acting)
        ended = False
        for _ in range(LONGEST):
            if not world.stack or world.acting != acting:
                break
            if game.actor(world) < 0:
                draw_outcome(game, world, rng)
                continue
            node = world.stack[-1]
            if node in CURTAIN or (ended and node == MOVE.code):
                break
            word = self.next_word(world, rest)
            ended = ended or word == END
            game.proceed(world, word)
        standing = Standing(world, self.weights)
        return standing.of(self.seat) - Danger(standing, self.seat).total

    def next_word(self, world: InvasionsState, rest: list[str]) -> str:
        """The next word of the order, or what the judge advises."""
        actor, node = self.game.actor(world), world.stack[-1]
        words = self.game.legal(world, actor)
        if len(words) == 1:
            if rest and rest[0] == words[0]:
                rest.pop(0)
            return words[0]
        if node in WINDOWS:
            return next((word for word in words if word in PASSING), words[-1])
        if actor == self.seat:
            while rest and rest[0] not in words and (node == MOVE.code or rest[0] == ALL):
                rest.pop(0)
        if actor == self.seat and rest and rest[0] in words:
            return rest.pop(0)
        if node == MOVE.code and END in words:
            return END
        return self.judge.advise(world, NO_DICE)[0]


NO_DICE: Final = Random(0)
"""The judge of this game advises without dice."""
