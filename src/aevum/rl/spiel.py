"""Games with numbered actions as Python games of OpenSpiel.

>>> import aevum.rl.spiel
>>> game = pyspiel.load_game(KNOWN[0], {"players": 3})

The last decisions of a game that was played at random are a game of their own, small enough to be
searched through; there, a seat remembers all it has seen and done, as solvers ask.

>>> small = pyspiel.load_game(KNOWN[0], {"players": 2, "seed": 4, "ending": 5})
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from aevum import games
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.rooms import room
from aevum.rl.episode import Episode, House, rewards

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

    def __init__(self, house: House, start: Any) -> None:
        self.house = house
        self.start = start
        self.chance = house.game.vocabulary.tabulated()
        self.chance_number = {word: number for number, word in enumerate(self.chance)}

    def __deepcopy__(self, memo: dict[int, Any]) -> Shared:
        return self


def before_the_end(house: House, seed: int, decisions: int) -> Any:
    """The position before the last so many decisions of a game played at random."""
    episode, passed = Episode(house, seed), []
    while not episode.over:
        passed.append(house.game.clone(episode.state))
        episode.act(episode.rng.choice(episode.legal))
    if decisions > len(passed):
        raise ValueError(f"The game of seed {seed} has {len(passed)} decisions, not {decisions}.")
    return passed[-decisions]


def type_of(name: str, recalls: bool = False) -> Any:
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
        provides_information_state_string=recalls,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.seats, "seed": 0, "ending": 0},
    )


class SpielGame(pyspiel.Game):
    """One of the house's games with so many players, or no more than its ending."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        house = House(self.name, params.get("players"))
        ending: int = params.get("ending", 0)
        start = (
            before_the_end(house, params.get("seed", 0), ending)
            if ending
            else house.game.setup(house.options)
        )
        self.shared = Shared(house, start)
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
        super().__init__(type_of(self.name, ending > 0), info, params)

    def new_initial_state(self) -> Any:
        return SpielState(self, self.shared)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        recalls = bool(iig_obs_type and iig_obs_type.perfect_recall)
        return Recall(self.shared) if recalls else Observer(self.shared)


class SpielState(pyspiel.State):
    """A position; chance is a player like any other."""

    def __init__(self, game: Any, shared: Shared) -> None:
        super().__init__(game)
        self.shared = shared
        rules = shared.house.game
        self.at = Position(rules, rules.clone(shared.start))
        self.recalls = game.get_type().provides_information_state_string
        self.memories = [""] * shared.house.seats
        self._look()

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
        word, seat = self._word(action), self.at.game.actor(self.at.state)
        self.at.game.apply(self.at.state, word)
        self._look(seat, word)

    def _look(self, actor: int = CHANCE, word: str = "") -> None:
        """Every seat keeps its own actions and what it sees change; nobody counts hidden ones."""
        if not self.recalls:
            return
        for seat, memory in enumerate(self.memories):
            seen = view(self, seat)
            done = word if seat == actor else ""
            if done or not memory.endswith(seen):
                past = hashlib.sha256(f"{memory}\n{done}".encode()).hexdigest()
                self.memories[seat] = f"{past}\n{seen}"

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
        return view(state, player)


class Recall(Observer):
    """The same numbers; as text all that a seat has seen and done, the past as its digest."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.memories[player]


def view(state: SpielState, player: int) -> str:
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
