"""Action tiles: Double Move, Exchange and 2 Influence, one per turn, each once in a game.

Rules   R10
Owns    unused, tile_used, aside
Nodes   window (decision), exchange (procedure), pick (decision), boost (decision)
Leaves  the extra slot to turn.py, climbing to influence.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
from aevum.core.picks import why_not_next
from aevum.core.why import Why
from aevum.games.attila.components import (
    ACTION_TILES,
    BOOST,
    BOOST_V,
    DOUBLE,
    EXCHANGE,
    EXCHANGE_DONE_V,
    EXCHANGE_TILE,
    EXCHANGE_V,
    EXCHANGED,
    NO_TILE_V,
    PICK,
    TILE_USED,
    TRIBES,
    USE_TILE_V,
    WINDOW,
)
from aevum.games.attila.rules.cards import draw_cards, put_away
from aevum.games.attila.rules.influence import climb
from aevum.games.attila.rules.pacification import DUE
from aevum.games.attila.rules.picks import pick, pickable, take_picks, why_not_pick
from aevum.games.attila.rules.placement import has_playable_card
from aevum.games.attila.rules.turn import add_slot
from aevum.games.attila.state import AttilaState

TURN_START: Final = 0
BEFORE_CONFLICT: Final = 1
AFTER_PACIFICATION: Final = 2
AFTER_SLOT: Final = 3
"""The moments of R10.2."""

MOMENT: Final = WINDOW.variable("moment")
LOWEST: Final = BOOST.variable("lowest")
LEFT: Final = BOOST.variable("left")


def offer_at_start(s: AttilaState) -> None:
    s.tile_used = 0
    offer(s, TURN_START)


def offer_before_conflict(s: AttilaState) -> None:
    if s.pending:
        offer(s, BEFORE_CONFLICT)


def offer_after_pacification(s: AttilaState) -> None:
    """Only if a scoring or another conflict follows."""
    if s.var(DUE) or s.pending:
        offer(s, AFTER_PACIFICATION)


def offer_after_slot(s: AttilaState) -> None:
    offer(s, AFTER_SLOT)


def offer(s: AttilaState, window: int) -> None:
    """D1 is asked only if some tile can be used."""
    for tile in range(len(ACTION_TILES)):
        if may_use(s, window, tile):
            s.push(WINDOW, window)
            return


def may_use(s: AttilaState, window: int, tile: int) -> bool:
    """R10.1-R10.5 and K14: may the active player use this tile now?"""
    if s.tile_used or not s.unused[s.active * len(ACTION_TILES) + tile]:
        return False
    if tile == EXCHANGE_TILE:
        return s.has_cards(s.active)
    if tile == DOUBLE:
        return window == AFTER_SLOT and not s.slots_left and has_playable_card(s, s.active)
    return True


def why_not_tile(s: AttilaState, window: int, tile: int) -> Why | None:
    """The reasons behind `may_use`, one by one."""
    if may_use(s, window, tile):
        return None
    about = {"tile": ACTION_TILES[tile]}
    if s.tile_used:
        return Why("R10.1", "one-tile-per-turn", about)
    if not s.unused[s.active * len(ACTION_TILES) + tile]:
        return Why("R10.1", "tile-gone", about)
    if tile == EXCHANGE_TILE:
        return Why("K6", "nothing-to-exchange", about)
    if window != AFTER_SLOT or s.slots_left:
        return Why("K14", "double-only-after-last-slot", about)
    return Why("K14", "double-needs-card", about)


class Window(Decision[AttilaState]):
    """D1: use an action tile?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        words = s.board.words
        window = s.var(MOMENT)
        actions = [
            words[USE_TILE_V][tile] for tile in range(len(ACTION_TILES)) if may_use(s, window, tile)
        ]
        actions.append(words[NO_TILE_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == USE_TILE_V:
            return why_not_tile(s, s.var(MOMENT), arg)
        return None if verb == NO_TILE_V else Why("R10.2", "asked-tile")

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        s.pop()
        if verb == USE_TILE_V:
            use_tile(s, arg)


def use_tile(s: AttilaState, tile: int) -> None:
    s.unused[s.active * len(ACTION_TILES) + tile] = 0
    s.tile_used = 1
    s.tell(TILE_USED, s.active, tile)
    if tile == DOUBLE:
        add_slot(s)  # R10.3, R12.2: one further slot, with two players as well
    elif tile == EXCHANGE_TILE:
        s.push(EXCHANGE)
    else:
        s.push(BOOST, 0, 2)


def choose_cards(s: AttilaState) -> None:
    s.push(PICK)


def draw_as_many(s: AttilaState) -> None:
    """K5: the same number, from the old pile."""
    draw_cards(s, s.active, sum(s.aside))


def discard_given_cards(s: AttilaState) -> None:
    """K5: only now, so that nobody draws back what was just given away."""
    for tribe in range(TRIBES):
        put_away(s, tribe, s.aside[tribe])
        s.aside[tribe] = 0


class Pick(Decision[AttilaState]):
    """D7: which cards are exchanged?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        """R10.4: cards left in the hand."""
        words = s.board.words
        exchange = words[EXCHANGE_V]
        actions = [exchange[tribe] for tribe in pickable(s, s.active)]
        if sum(s.picks):
            actions.append(words[EXCHANGE_DONE_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == EXCHANGE_DONE_V:
            return None if sum(s.picks) else Why("K6", "exchange-at-least-one")
        if verb != EXCHANGE_V:
            return Why("R10.4", "asked-exchange")
        about = {"tribe": s.board.tribe_ids[arg]}
        return why_not_pick(s, s.active, arg, "R10.4", "D7", about)

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        if verb == EXCHANGE_V:
            pick(s, arg)
            return
        s.aside = s.picks.copy()
        s.tell(EXCHANGED, s.active, take_picks(s, s.active))
        s.pop()

    def secret_of(self, s: AttilaState, verb: int) -> int:
        """What is given away shows only when the exchange is over."""
        return s.active


class Boost(Decision[AttilaState]):
    """D8: which tribe's counter climbs? Never a tribe before the lowest still allowed."""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        return s.board.words[BOOST_V][s.var(LOWEST) :]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != BOOST_V:
            return Why("R10.5", "asked-boost")
        return why_not_next(s.var(LOWEST), arg, "D8", {"tribe": s.board.tribe_ids[arg]})

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        left = s.var(LEFT) - 1
        s.pop()
        climb(s, s.active, arg, 1)
        if left:
            s.push(BOOST, arg, left)
