"""Action tiles: Double Move, Exchange and 2 Influence, one per turn, each once in a game.

Rules   R10
Owns    unused, tile_used, aside
Nodes   window (decision), exchange (procedure), pick (decision), boost (decision)
Leaves  the extra slot to turn.py, climbing to influence.py
"""

from __future__ import annotations

from typing import Final

from aevum.core.flow import Decision
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
from aevum.games.attila.rules.influence import climb
from aevum.games.attila.rules.picks import last_pick, take_picks
from aevum.games.attila.rules.placement import has_playable_card
from aevum.games.attila.rules.turn import draw_cards
from aevum.games.attila.state import AttilaState

W0: Final = 0
W1: Final = 1
W2: Final = 2
W3: Final = 3
"""The moments of R10.2."""


def offer_at_start(s: AttilaState) -> None:
    offer(s, W0)


def offer_before_conflict(s: AttilaState) -> None:
    if s.pending:
        offer(s, W1)


def offer_after_pacification(s: AttilaState) -> None:
    """Only if a scoring or another conflict follows; b of the frame names the scoring."""
    if s.var_b() or s.pending:
        offer(s, W2)


def offer_after_slot(s: AttilaState) -> None:
    offer(s, W3)


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
        return window == W3 and not s.slots_left and has_playable_card(s, s.active)
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
    if window != W3 or s.slots_left:
        return Why("K14", "double-only-after-last-slot", about)
    return Why("K14", "double-needs-card", about)


class Window(Decision[AttilaState]):
    """D1: use an action tile? Frame: a = window."""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        words = s.board.words
        window = s.var_a()
        actions = [
            words[USE_TILE_V][tile] for tile in range(len(ACTION_TILES)) if may_use(s, window, tile)
        ]
        actions.append(words[NO_TILE_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == USE_TILE_V:
            return why_not_tile(s, s.var_a(), arg)
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
        s.slots_left += 1  # R10.3, R12.2: one further slot, with two players as well
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
        s.discard[tribe] += s.aside[tribe]
        s.aside[tribe] = 0


class Pick(Decision[AttilaState]):
    """D7: which cards are exchanged?"""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        """R10.4: cards left in the hand; picks go in the order of the tribes."""
        words = s.board.words
        exchange = words[EXCHANGE_V]
        hand = s.active * TRIBES
        actions = [
            exchange[tribe]
            for tribe in range(last_pick(s), TRIBES)
            if s.hand[hand + tribe] > s.picks[tribe]
        ]
        if sum(s.picks):
            actions.append(words[EXCHANGE_DONE_V][0])
        return actions

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb == EXCHANGE_DONE_V:
            return None if sum(s.picks) else Why("K6", "exchange-at-least-one")
        if verb != EXCHANGE_V:
            return Why("R10.4", "asked-exchange")
        if s.board.words[verb][arg] in self.legal(s):
            return None
        about = {"tribe": s.board.tribe_ids[arg]}
        if s.hand[s.active * TRIBES + arg] <= s.picks[arg]:
            return Why("R10.4", "card-not-in-hand", about)
        return Why("D7", "pick-in-order", about)

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        if verb == EXCHANGE_V:
            s.picks[arg] += 1
            return
        s.aside = s.picks
        s.tell(EXCHANGED, s.active, take_picks(s, s.active))
        s.pop()

    def secret_of(self, s: AttilaState, verb: int) -> int:
        """What is given away shows only when the exchange is over."""
        return s.active


class Boost(Decision[AttilaState]):
    """D8: which tribe's counter climbs? Frame: a = lowest tribe still allowed, b = picks left."""

    def actor(self, s: AttilaState) -> int:
        return s.active

    def legal(self, s: AttilaState) -> list[str]:
        return s.board.words[BOOST_V][s.var_a() :]

    def why_not(self, s: AttilaState, verb: int, arg: int) -> Why | None:
        if verb != BOOST_V:
            return Why("R10.5", "asked-boost")
        if arg >= s.var_a():
            return None
        return Why("D8", "pick-in-order", {"tribe": s.board.tribe_ids[arg]})

    def act(self, s: AttilaState, verb: int, arg: int) -> None:
        left = s.var_b() - 1
        s.pop()
        climb(s, s.active, arg, 1)
        if left:
            s.push(BOOST, arg, left)
