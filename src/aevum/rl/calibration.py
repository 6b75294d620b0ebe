"""`python -m aevum.rl.calibration GAME`: does what a network expects to win come true?

It plays against itself in all seats, many games at once, and is asked at every decision for every
seat's chance to win; these are sorted into tenths and compared with who won. What was counted is
kept beside the network, where the coach reads it, and a run goes on from there.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import msgspec

from aevum import games
from aevum.core.rooms import module, room
from aevum.lab.coach.trust import FILE, TENTHS, Counted, read
from aevum.rl.drawing import COLOURS, Frame, drawing
from aevum.rl.episode import Episode, House

AT_ONCE = 64
"""Games of which the network is asked together."""


class Tally(Counted):
    """Of the expectations in each tenth: how many, their sum, and what was won."""

    def add(self, hope: float, won: float) -> None:
        tenth = min(int(hope * TENTHS), TENTHS - 1)
        self.count[tenth] += 1
        self.hoped[tenth] += hope
        self.won[tenth] += won

    def off(self) -> float:
        """How far they lie apart in the mean of all expectations."""
        return sum(abs(h - w) for h, w in zip(self.hoped, self.won, strict=True)) / sum(self.count)


class Watched(Episode):
    """A game, and what every seat could hope for at each decision."""

    def __init__(self, house: House, seed: int) -> None:
        super().__init__(house, seed)
        self.hopes: list[list[float]] = []


def played(player: Any, house: House, seeds: range, tally: Tally) -> None:
    """Games side by side, all seats played as the network would."""
    tally.games += len(seeds)
    running = [Watched(house, seed) for seed in seeds]
    while going := [each for each in running if not each.over]:
        verdicts = player.judge([each.state for each in going])
        for each, (chances, shares) in zip(going, verdicts, strict=True):
            each.hopes.append(shares)
            each.act(each.rng.choices(each.legal, chances)[0])
    for each in running:
        won = [reward + 1 / house.seats for reward in each.rewards()]
        for shares in each.hopes:
            for hope, part in zip(shares, won, strict=True):
                tally.add(hope, part)


def write(path: Path, tallies: dict[int, Tally]) -> None:
    """At once, so that a run that is killed leaves the last whole count."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.json.format(msgspec.json.encode(tallies), indent=1))
    fresh.replace(path)


def drawn(tallies: dict[int, Tally]) -> str:
    frame = Frame("won, of what was expected", "expected", (0, 1), (0, 1))
    marks = [(part / 4, f"{25 * part} %") for part in range(5)]
    frame.marks(marks, marks)
    frame.line([(0, 0), (1, 1)], "#999", dashed=True)
    for tally, colour in zip(tallies.values(), COLOURS, strict=False):
        frame.line(tally.points(), colour)
        frame.dots(tally.points(), colour)
    counts = Frame("expectations by tenths", "expected", (0, 1), (0, 0.7))
    counts.marks(marks, [(part / 5, f"{20 * part} %") for part in range(4)])
    for tally, colour in zip(tallies.values(), COLOURS, strict=False):
        whole = sum(tally.count)
        counts.line([((t + 0.5) / TENTHS, n / whole) for t, n in enumerate(tally.count)], colour)
    return drawing([frame, counts], [f"{count} players" for count in tallies], "calibration")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare what a network expects with what comes.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1250, help="for each number of players")
    parser.add_argument("--out", type=Path, required=True, help="the plot")
    parser.add_argument("--kept", type=Path, help="what was counted; usually beside the network")
    asked = parser.parse_args()
    meta = games.GAMES[asked.game]
    player = module("rl", asked.game, "player").load_network(games.load(asked.game))
    kept = asked.kept or Path(str(room("rl", asked.game))) / FILE
    tallies = read(kept, Tally)
    for players in range(meta.fewest, meta.most + 1):
        tally = tallies.setdefault(players, Tally())
        by_lot = dict.fromkeys(meta.first_game)  # what a first game names is as different as can be
        house = House(asked.game, players=players, **by_lot)
        while tally.games < asked.games:
            until = min(tally.games + AT_ONCE, asked.games)
            played(player, house, range(tally.games, until), tally)
            write(kept, tallies)
        told = {"players": players, "games": tally.games, "off": round(tally.off(), 4)}
        print(json.dumps(told | {"points": [[round(v, 3) for v in p] for p in tally.points()]}))
    asked.out.write_text(drawn(tallies), encoding="utf-8")


if __name__ == "__main__":
    main()
