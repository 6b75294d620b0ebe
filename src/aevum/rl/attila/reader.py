"""A state of the rules in the numbers that a sight is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from aevum.games.attila.components import BOOST, COMMIT, CONFLICT, TILES, TRIBES, WINDOW
from aevum.games.attila.game import Attila
from aevum.games.attila.rules.placement import placements
from aevum.games.attila.state import AttilaState
from aevum.rl.attila.actions import numbered
from aevum.rl.attila.numbers import NO_TRIBE, NOWHERE, PHASES
from aevum.rl.attila.sight import Facts

PROVINCE: Final = COMMIT.variable("province")
MOMENT: Final = WINDOW.variable("moment")
LEFT: Final = BOOST.variable("left")
DUE: Final = CONFLICT.variable("due")


class Reader:
    """Reads positions of one game at which somebody decides."""

    def __init__(self, game: Attila) -> None:
        self.game = game
        self.words = numbered(game)
        self.number = {word: number for number, word in enumerate(self.words)}
        self.places: Any = np.arange(game.board.size)

    def facts(self, s: AttilaState, legal: Sequence[str]) -> Facts:
        """One position; its arrays have no axis for a batch."""
        node = self.game.node(s)
        seats, provinces = s.players, self.game.board.size
        mask: Any = np.zeros(len(self.words), bool)
        mask[[self.number[word] for word in legal]] = True
        fought, later = self._fights(s)
        alone: Any = np.array([
            PHASES.index(node.name), node.actor(s), s.active, s.slots_left, s.tile_used,
            s.var(MOMENT) if s.at(WINDOW) else 0, s.tribe if s.tribe >= 0 else NO_TRIBE, s.forgone,
            fought, later, s.holds(CONFLICT) and s.var_of(CONFLICT, DUE) > 0,
            s.var(LEFT) if s.at(BOOST) else 0, any(s.triggers), sum(s.pile.pool),
            sum(TILES) - sum(s.tiles),
        ])  # fmt: skip
        (phase, seat, active, slots, tile_used, moment, tribe, forgone, first, second, due, left,
         ends, pile, tiles) = alone  # fmt: skip
        masks: Any = np.array([placements(s, tribe) for tribe in range(TRIBES)])
        return Facts(
            mask, phase, seat, active, slots, tile_used, moment, tribe, forgone, first, second,
            due, left, ends, table(s.unused, seats), np.array(s.discard), pile, np.array(s.picks),
            table(s.hand, seats), table(s.laid, seats), table(s.influence, seats),
            np.array(s.score), table(s.stones, provinces), masks[:, None] >> self.places & 1,
            np.array(s.pacified) > 0, tiles,
        )  # fmt: skip

    def _fights(self, s: AttilaState) -> tuple[int, int]:
        """The provinces that are fought for, now and afterwards."""
        waiting = [s.var(PROVINCE)] if s.at(COMMIT) else []
        first, second = [*waiting, *s.pending, NOWHERE, NOWHERE][:2]
        return first, second


def table(cells: Sequence[int], rows: int) -> Any:
    return np.array(cells).reshape(rows, -1)
