"""Games with numbered actions as Python games of OpenSpiel.

>>> import aevum.rl.spiel
>>> game = pyspiel.load_game(KNOWN[0], {"players": 3})
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from aevum import games
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.rooms import room
from aevum.rl.episode import House, rewards

LONGEST = 20_000
"""Actions and cards of one game, more than any has."""
PREFIX = "aevum_"


class Position:
    """A state that OpenSpiel copies as the rules copy it."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.game, self.game.clone(self.state))


class Shared:
    """What all positions of a game share; it is never copied."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chance = house.game.vocabulary.tabulated()
        self.chance_number = {word: number for number, word in enumerate(self.chance)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


def type_of(name: str) -> Any:
    meta = games.GAMES[name]
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=meta.title["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.most,
        min_num_players=meta.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats},
    )


class SpielGame(pyspiel.Game):
    """One of the house's games with so many players."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        house = House(self.name, params.get("players"))
        self.shared = Shared(house)
        mean = 1 / house.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=house.actions.size,
            max_chance_outcomes=len(self.shared.chance),
            num_players=house.seats,
            min_utility=-mean,
            max_utility=1 - mean,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), info, params)

    def new_initial_state(self) -> Any:
        return SpielState(self, self.shared)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        return Observer(self.shared)


class SpielState(pyspiel.State):
    """A position; chance is a player like any other."""

    def __init__(self, game: Any, shared: Shared) -> None:
        super().__init__(game)
        self.shared = shared
        rules = shared.house.game
        self.at = Position(rules, rules.setup(shared.house.options))

    def current_player(self) -> Any:
        game, state = self.at.game, self.at.state
        if game.is_over(state):
            return pyspiel.PlayerId.TERMINAL
        seat = game.actor(state)
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        words = self.at.game.legal(self.at.state, player)
        return sorted(self.shared.house.actions.number[word] for word in words)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weighted = self.at.game.outcomes(self.at.state)
        total = sum(weight for _, weight in weighted)
        return [(self.shared.chance_number[word], weight / total) for word, weight in weighted]

    def _apply_action(self, action: int) -> None:
        self.at.game.apply(self.at.state, self._word(action))

    def _word(self, action: int) -> str:
        by_chance = self.at.game.actor(self.at.state) == CHANCE
        return (self.shared.chance if by_chance else self.shared.house.actions.words)[action]

    def _action_to_string(self, player: int, action: int) -> str:
        by_chance = player == pyspiel.PlayerId.CHANCE
        return (self.shared.chance if by_chance else self.shared.house.actions.words)[action]

    def is_terminal(self) -> bool:
        return self.at.game.is_over(self.at.state)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.shared.house.seats
        return rewards(self.at.game, self.at.state)

    def __str__(self) -> str:
        return str(self.at.game.encode(self.at.state).decode())


class Observer:
    """The features of a seat (`aevum.rl.features`), and its view as text."""

    def __init__(self, shared: Shared) -> None:
        self.features = shared.house.features
        self.tensor: Any = np.zeros(self.features.size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.features.of(state.at.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(state.at.game.observe(state.at.state, player))


def register() -> list[str]:
    """Every game that numbers its actions; returns what OpenSpiel calls them."""
    known = []
    for name in games.GAMES:
        if room("rl", name):
            kind = type(f"Spiel_{name}", (SpielGame,), {"name": name})
            pyspiel.register_game(type_of(name), kind)
            known.append(PREFIX + name)
    return known


KNOWN = register()
