"""Every game of the house as an environment of PettingZoo (AEC).

>>> env = zoo.make(name, players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, ended, cut, info = env.last()
...     env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any

from gymnasium.utils import seeding
from pettingzoo import AECEnv

from aevum.rl.episode import Episode, House
from aevum.rl.spaces import action_space, observation_space


class Zoo(AECEnv):
    """One agent for each seat; rewards come at the end (`Episode.rewards`)."""

    def __init__(self, house: House, render_mode: str | None = None) -> None:
        super().__init__()
        self.house = house
        self.metadata = {
            "name": f"aevum_{house.game.name}_v{house.game.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(house.seats)]
        self.observation_spaces = {
            agent: observation_space(house) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(house) for agent in self.possible_agents}
        self.random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.episode = Episode(self.house, int(self.random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Any:
        return self.episode.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        word = self.house.actions.word(int(action), self.episode.legal)
        if word is None:
            raise ValueError(f"Action {action} is not legal; the action mask says what is.")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.act(word)
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        return self.episode.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def make(
    game: str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> Zoo:
    """The environment of this game; options are those of `aevum play`."""
    return Zoo(House(game, players, **options), render_mode)
