"""kill -9 at random points under play: nothing that was confirmed is lost or doubled."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from tests.server.house import House
from tests.soak.players import judge, seated, stop

PLAYERS = 4


def kills(address: str, count: int, seed: int) -> dict[str, Any]:
    """So many kills of one server, each at another moment."""
    rng = Random(seed)
    house = House(address).start()
    players = seated(house, PLAYERS, 0.0)
    lost = doubled = 0
    try:
        for _ in range(count):
            time.sleep(rng.uniform(0.3, 1.5))
            house.kill()
            time.sleep(0.1)  # what was confirmed before is still read
            verdict = judge(address, players)
            lost, doubled = lost + verdict.lost, doubled + verdict.doubled
            house.start()
        stop(players)
        moves = judge(address, players).moves
    finally:
        house.stop()
    return {"kills": count, "moves": moves, "lost": lost, "doubled": doubled}
