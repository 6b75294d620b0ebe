"""Every game of the house as an environment of Gymnasium: one seat learns, bots have the others.

>>> env = gym.make(name, rivals="greedy", players=2)
>>> seen, info = env.reset(seed=1)
"""

from __future__ import annotations

from typing import Any

import gymnasium

from aevum.bots import Sight, make_bot
from aevum.rl.episode import Episode, House
from aevum.rl.spaces import action_space, observation_space


class Gym(gymnasium.Env):
    """The seat that learns; an action that is not legal loses the game at once."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's own declaration)

    def __init__(
        self, house: House, rivals: str, seat: int | None, render_mode: str | None = None
    ) -> None:
        self.house = house
        self.rivals = rivals
        self.own_seat = seat
        self.render_mode = render_mode
        self.action_space = action_space(house)
        self.observation_space = observation_space(house)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        random = self.np_random
        seats = self.house.seats
        self.seat = int(random.integers(seats)) if self.own_seat is None else self.own_seat
        self.bots = [make_bot(self.rivals, int(random.integers(2**32))) for _ in range(seats)]
        self.episode = Episode(self.house, int(random.integers(2**63)))
        self._let_rivals_play()
        return self.episode.observation(self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        word = None if episode.over else self.house.actions.word(int(action), episode.legal)
        info = {"seat": self.seat, "legal": word is not None}
        if word is None:
            return episode.observation(self.seat), -1 / self.house.seats, True, False, info
        episode.act(word)
        self._let_rivals_play()
        reward = episode.rewards()[self.seat] if episode.over else 0.0
        return episode.observation(self.seat), reward, episode.over, False, info

    def _let_rivals_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            seat = episode.seat
            move = self.bots[seat].choose(Sight(episode.game, episode.state, seat))
            episode.act(move.action)

    def render(self) -> Any:
        return self.episode.text() if self.render_mode == "ansi" else None


def make(
    game: str,
    rivals: str = "random",
    players: int | None = None,
    seat: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> Gym:
    """Bots called `rivals` sit in all seats but one, which is drawn anew for every game."""
    return Gym(House(game, players, **options), rivals, seat, render_mode)
