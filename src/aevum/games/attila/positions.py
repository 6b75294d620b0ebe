"""Positions for puzzles and lessons, laid out from a few words.

Tables are written as `who number what`, separated by commas: stones `germania 2 franks`, cards in
hand `0 1 goths`, influence `0 9 franks`. Everything not named is filled up by the rules: supplies,
hands of six, the draw pile, tiles.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.core.flow import CHANCE, Event, begin_at
from aevum.core.game import Game
from aevum.games.attila.components import COMMIT, GAME, HAND, SECOND, TRIBES, WINDOW
from aevum.games.attila.rules.pacification import century
from aevum.games.attila.state import TILE, AttilaState

QUIET: Final = {
    WINDOW.name: "no_tile",
    COMMIT.name: "commit_done",
    SECOND.name: "skip_second",
}
"""How nobody lays or uses anything."""


class Layout(NamedTuple):
    """What lies on the table at the start of a turn, or in a game that has not begun."""

    players: int = 3
    active: int = 0
    stones: str = ""
    hands: str = ""
    influence: str = ""
    tiles_laid: int = 0
    pacified: str = ""
    score: tuple[int, ...] = ()
    begun: bool = True


def rows(table: str) -> list[tuple[str, int, str]]:
    """The rows of a written table."""
    found: list[tuple[str, int, str]] = []
    for row in table.split(","):
        if row:
            who, number, what = row.split()
            found.append((who, int(number), what))
    return found


def lay_out(game: Game[AttilaState], layout: Layout) -> AttilaState:
    """The position at the start of the active seat's turn; before the game, as it is set up."""
    s = game.setup({"players": layout.players, "first": layout.active})
    if not layout.begun:
        return s
    provinces, tribes = game.axes["province"], game.axes["tribe"]
    for province, count, tribe in rows(layout.stones):
        t = tribes.index(tribe)
        s.stones[provinces.index(province) * TRIBES + t] = count
        s.supply[t] -= count
    for seat, field, tribe in rows(layout.influence):
        s.influence[int(seat) * TRIBES + tribes.index(tribe)] = field
    for seat, count, tribe in rows(layout.hands):
        t = tribes.index(tribe)
        s.hand[int(seat) * TRIBES + t] = count
        s.pile.pool[t] -= count
    s.score[: len(layout.score)] = layout.score
    fill_hands(s)
    lay_tiles(s, layout.tiles_laid, [provinces.index(name) for name in layout.pacified.split()])
    s.rebuild()
    begin_at(s, game.nodes[GAME.number], "play_turns")
    game.advance(s)
    s.events.clear()
    return s


def fill_hands(s: AttilaState) -> None:
    """Six cards for everybody, from whatever the pile has most of."""
    pool = s.pile.pool
    for seat in range(s.players):
        while s.hand_size(seat) < HAND:
            tribe = pool.index(max(pool))
            pool[tribe] -= 1
            s.hand[seat * TRIBES + tribe] += 1


def lay_tiles(s: AttilaState, count: int, named: list[int]) -> None:
    """R7.2: from the lowest century; tiles without a name lie in empty provinces far away."""
    far = [
        p
        for p in range(s.board.size - 1, -1, -1)
        if not s.board.upper >> p & 1 and not any(s.stones[p * TRIBES : (p + 1) * TRIBES])
    ]
    closed = named + [p for p in far if p not in named]
    for province in closed[:count]:
        s.pacified[province] = TILE
        s.tiles[century(s)] -= 1


def play(game: Game[AttilaState], s: AttilaState, words: str) -> list[Event]:
    """Play words separated by semicolons; action tiles that nobody asks for are declined."""
    events: list[Event] = []
    for part in words.split(";"):
        word = part.strip()
        if not word:
            continue
        while s.at(WINDOW) and word not in game.legal(s, s.active):
            events += game.apply(s, "no_tile")
        events += game.apply(s, word)
    return events


def play_on_quietly(game: Game[AttilaState], s: AttilaState) -> list[Event]:
    """To the drawing at the end of the turn, or the end of the game: nobody lays or uses more."""
    events: list[Event] = []
    while s.stack and game.actor(s) != CHANCE:
        events += game.apply(s, QUIET[game.node(s).name])
    return events
