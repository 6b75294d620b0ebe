"""One game under way for an environment: chance is played, seats are asked."""

from __future__ import annotations

from random import Random
from typing import Any

from aevum import games
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.rl.actions import Actions
from aevum.rl.features import Features


class House:
    """A game with options: what is the same in all its episodes."""

    def __init__(self, name: str, players: int | None = None, **options: Any) -> None:
        meta = games.GAMES[name]
        self.game: Game[Any] = games.load(name)
        self.seats = players or meta.seats
        self.options = {**meta.first_game, **options, "players": self.seats}
        self.actions = Actions(self.game)
        self.features = Features(self.game, self.game.setup(self.options))


class Episode:
    """A game of the house from its first decision to its end."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.game = house.game
        self.rng = Random(seed)
        self.state = self.game.setup(house.options)
        self._roll()

    @property
    def over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def seat(self) -> int:
        """Who must act."""
        return self.game.actor(self.state)

    @property
    def legal(self) -> list[str]:
        return self.game.legal(self.state, self.seat)

    def act(self, word: str) -> None:
        self.game.apply(self.state, word)
        self._roll()

    def _roll(self) -> None:
        while not self.over and self.seat == CHANCE:
            weighted = self.game.outcomes(self.state)
            number = self.rng.randrange(total_weight(weighted))
            self.game.apply(self.state, choose(weighted, number))

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state)

    def observation(self, seat: int) -> dict[str, Any]:
        """The features; for the seat that must act also what it may do."""
        actions = self.house.actions
        legal = [] if self.over or self.seat != seat else self.legal
        seen = {
            "observation": self.house.features.of(self.state, seat),
            "action_mask": actions.mask(legal),
        }
        if not actions.fixed:
            seen["words"] = actions.describe(legal)
        return seen

    def text(self) -> str:
        """The position as a spectator sees it, field by field."""
        view = self.game.observe(self.state, -2)
        return "\n".join(f"{name}: {value}" for name, value in view.items())


def rewards(game: Game[Any], state: Any) -> list[float]:
    """At the end each victory is worth 1, shared by the winners, less the mean of all seats."""
    result = game.result(state)
    assert result is not None
    share, mean = 1 / len(result.winners), 1 / len(result.points)
    won = [share if seat in result.winners else 0.0 for seat in range(len(result.points))]
    return [each - mean for each in won]
