"""`python -m tests.rl.golden`: what the shipped networks say of some positions, for comparison."""

from __future__ import annotations

import json

from aevum import games
from tests.rl.test_networks import GOLDEN, SHIPPED, player_of, positions


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in SHIPPED:
        meta, player = games.GAMES[name], player_of(name)
        kept = {
            str(players): [
                {"chances": [round(c, 4) for c in chances], "shares": [round(s, 4) for s in shares]}
                for chances, shares in player.judge(positions(name, players))
            ]
            for players in range(meta.fewest, meta.most + 1)
        }
        (GOLDEN / f"{name}.json").write_text(json.dumps(kept) + "\n")


if __name__ == "__main__":
    main()
