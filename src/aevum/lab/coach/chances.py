"""Who will win? The network of the game says so where it knows the table."""

from __future__ import annotations

from random import Random
from typing import Any

from aevum.bots.base import draw_outcome
from aevum.bots.judges import judge_of
from aevum.bots.network import Network, can_play, network_of
from aevum.core.flow import CHANCE
from aevum.core.game import Game

Shares = list[float]


def knowing(game: Game[Any], state: Any) -> Network | None:
    """The network of this game, if it learned the data and options of this table."""
    network = network_of(game) if can_play() else None
    return network if network is not None and network.knows(state) else None


def by_network(game: Game[Any], states: list[Any]) -> list[Shares] | None:
    """Every seat's chance to win in each of these positions; None where no network knows."""
    network = knowing(game, states[0]) if states else None
    if network is None:
        return None
    worlds = [asked(game, state) for state in states]
    going = [world for world in worlds if world.stack]
    verdicts = iter(network.judge(going) if going else [])
    return [next(verdicts)[1] if world.stack else judge_of(game).shares(world) for world in worlds]


def asked(game: Game[Any], state: Any) -> Any:
    """The position at which somebody decides next, or the end; chance falls as it may."""
    world, rng = game.clone(state), Random(0)
    while world.stack and game.actor(world) == CHANCE:
        draw_outcome(game, world, rng)
    return world
