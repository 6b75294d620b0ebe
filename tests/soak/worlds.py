"""Messages captured in two worlds that differ only in what a pair of eyes must not know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.server.test_secrets import EYES, KINDS, Desk, differ, twins


def messages(folder: Path, count: int, seed: int) -> dict[str, Any]:
    """At least so many messages, compared byte by byte."""
    compared = telling = worlds = 0
    number = 0
    while compared < count:
        name, players, eyes = EYES[number % len(EYES)]
        place = folder / f"{number}"
        place.mkdir()
        desk = Desk(place, players, KINDS[name])
        try:
            found = _follow(desk, KINDS[name], players, eyes, Random(f"{seed} {number}"))
        finally:
            desk.close()
        compared, telling, worlds = compared + found[0], telling + found[1], worlds + found[2]
        number += 1
    return {"messages": compared, "positions that differed": worlds, "told apart": telling}


def _follow(desk: Desk, kind: Any, players: int, eyes: int, rng: Random) -> tuple[int, int, int]:
    """A few pairs of games; how many messages came, differed, and how often the worlds did."""
    compared = telling = worlds = 0
    for _ in range(10):
        sockets = desk.visit(eyes), desk.visit(eyes)
        for pair in twins(kind, players, eyes, rng):
            said = []
            for socket, world in zip(sockets, pair, strict=True):
                desk.put(world)
                said.append(socket._look(None))
            compared += sum(message is not None for message in said)
            telling += said[0] != said[1]
            worlds += differ(*pair)
    return compared, telling, worlds
