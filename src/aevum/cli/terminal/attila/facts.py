"""Facts of Attila, read off what a seat may see."""

from __future__ import annotations

from aevum.cli.terminal.generic import Scene
from aevum.games.attila.board import Board
from aevum.games.attila.components import SEVENTH
from aevum.games.attila.game import Attila
from aevum.games.attila.rules.scoring import tribe_points


def board_of(scene: Scene) -> Board:
    game = scene.game
    assert isinstance(game, Attila)
    return game.board


def tribes(scene: Scene) -> range:
    return range(len(scene.game.axes["tribe"]))


def century(scene: Scene) -> int:
    """R5.2: the lowest century that still holds a tile."""
    tiles = scene.view["tiles"]
    return next((number for number in range(SEVENTH) if tiles[number]), SEVENTH)


def province_in_question(scene: Scene) -> int:
    """The province of the running or the next conflict; the first one if there is none."""
    conflict = scene.under_way("conflict")
    if conflict:
        return scene.game.axes["province"].index(conflict["province"])
    pending = scene.view["pending"]
    return int(pending[0]) if pending else 0


def stones_and_provinces(scene: Scene, tribe: int) -> tuple[int, int]:
    """S and V of R8.4."""
    column = [row[tribe] for row in scene.view["stones"]]
    return sum(column), sum(1 for count in column if count)


def paid_now(scene: Scene, tribe: int) -> list[tuple[int, int]]:
    """What a scoring at this moment would pay for a tribe: (points, place) per seat."""
    stones, provinces = stones_and_provinces(scene, tribe)
    return tribe_points(stones, provinces, [row[tribe] for row in scene.view["influence"]])
