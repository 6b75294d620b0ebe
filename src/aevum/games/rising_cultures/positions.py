"""Positions for puzzles and lessons, laid out from a few words.

Piles are written per seat, card after card and without the nation: `0 market insula, 1 qanat`.
Everything not named is filled up so that the numbers of a real game come out: two first resource
cards, three cards played per round (the rest became coins), hands of four, the deck, the row.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from aevum.core.codec import load_frames
from aevum.core.flow import Event
from aevum.core.game import Game
from aevum.games.rising_cultures.box import PROVINCES, Box
from aevum.games.rising_cultures.components import (
    COINS,
    GAME,
    HAND,
    MATCH,
    NILE_SPACES,
    PLAYS,
    ROUND,
    ROUNDS,
    SEATS,
)
from aevum.games.rising_cultures.pack import load_box
from aevum.games.rising_cultures.rules.deck import keep_last
from aevum.games.rising_cultures.rules.scoring import MATCH_GAMES
from aevum.games.rising_cultures.rules.setup import RESOURCE_PICKS
from aevum.games.rising_cultures.state import CulturesState

SWAPPING: Final = "offer_swaps"
TURNS: Final = "take_turns"
CONTEST: Final = "open_contest"
"""Steps of the procedure `round` at which a position can stand."""
OVER: Final = ""
"""The last round is over, and the points are counted."""

PASSING: Final = ("swap_done", "end_turn")
"""What is said by itself when the words of a script go on to something else."""
QUIET: Final = (*PASSING, "no_ascend", "abstain")


class Layout(NamedTuple):
    """What lies on the table at a step of a round; `carried` = points of a match's first game."""

    nations: tuple[str, str] = ("rome", "persia")
    round: int = 1
    step: str = TURNS
    marker: int = 0
    coins: tuple[int, int] = (2, 2)
    golden: tuple[int, int] = (0, 0)
    progress: tuple[int, int] = (0, 0)
    row: str = "gaul"
    won: str = ""
    display: str = ""
    covered: str = ""
    military: str = ""
    resource: str = ""
    discard: str = ""
    hand: str = ""
    deck: str = ""
    nile: int = 0
    carried: tuple[int, int] | None = None


def pile_of(written: str, seat: int) -> list[str]:
    """What a written table of piles names for this seat."""
    for row in written.split(","):
        who, *names = row.split() or [""]
        if who == str(seat):
            return names
    return []


def is_ours(box: Box) -> bool:
    """Examples speak of our cards and their numbers; an owner's cards would prove them wrong."""
    return box.checksum == our_checksum()


@cache
def our_checksum() -> str:
    return load_box().checksum


def lay_out(game: Game[CulturesState], layout: Layout) -> CulturesState:
    """The position; whatever happens by itself at this step has happened."""
    s = game.blank(SEATS)
    s.nation = [game.axes["nation"].index(name) for name in layout.nations]
    s.marker = layout.marker
    s.first_marker = layout.marker
    s.clear_table()
    s.round = layout.round
    s.golden = list(layout.golden)
    s.coins = list(layout.coins)
    lay_provinces(s, layout, game.axes["province"])
    for seat in range(SEATS):
        lay_cards(s, layout, seat, game.axes["card"])
        fill_nile(s, seat, layout.nile)
    s.supply = COINS - sum(s.coins) - sum(s.nile)
    s.rebuild()
    games = 1
    if layout.carried is not None:
        games = MATCH_GAMES
        s.match = 1
        s.game = MATCH_GAMES
        s.carried = list(layout.carried)
    frames: list[dict[str, Any]] = [
        {"node": MATCH.name, "step": "play_games", "again": True, "games": games},
        {"node": GAME.name, "step": "play_rounds", "again": True},
    ]
    if layout.step != OVER:
        first = {"first": layout.marker}
        frames.append({"node": ROUND.name, "step": layout.step, "again": True, **first})
    s.stack.extend(load_frames(game.node_named, frames))
    game.advance(s)
    s.events.clear()
    return s


def lay_provinces(s: CulturesState, layout: Layout, ids: list[str]) -> None:
    """The row goes on after the last one named; what nobody won so far went into the box."""
    left = 0 if layout.step == OVER else ROUNDS - layout.round + 1
    row = [ids.index(name) for name in layout.row.split()][:left]
    while len(row) < left:
        row.append(row[-1] + 1)
    for province in row:
        s.row[province] = 1
        s.laid[province] = 1
    for seat in range(SEATS):
        for name in pile_of(layout.won, seat):
            s.won[seat * PROVINCES + ids.index(name)] = 1
            s.laid[ids.index(name)] = 1
    for province in range(PROVINCES):
        if sum(s.laid) < ROUNDS:
            s.laid[province] = 1


def lay_cards(s: CulturesState, layout: Layout, seat: int, ids: list[str]) -> None:
    """Named piles first; then as many cards as were drawn and played up to this step."""
    nation = layout.nations[seat]
    rest = [card.index for card in s.nation_of(seat).cards]

    def take(written: str) -> list[int]:
        cards = [ids.index(f"{nation}_{name}") for name in pile_of(written, seat)]
        for card in cards:
            rest.remove(card)
        return cards

    s.display[seat] = take(layout.display)
    s.covered[seat] = take(layout.covered)
    s.military[seat] = take(layout.military)
    s.resource[seat] = take(layout.resource)
    s.discard[seat] = take(layout.discard)
    s.hand[seat] = take(layout.hand)
    deck = take(layout.deck)
    has_hand = layout.step in (SWAPPING, TURNS)
    while has_hand and len(s.hand[seat]) < HAND:
        s.hand[seat].append(rest.pop(0))
    s.hand[seat].sort()
    while len(s.progress[seat]) < layout.progress[seat]:
        s.progress[seat].append(rest.pop())
    while len(s.resource[seat]) + len(s.progress[seat]) < RESOURCE_PICKS:
        s.resource[seat].append(rest.pop())
    played = RESOURCE_PICKS + PLAYS * (layout.round - has_hand)
    while on_table(s, seat) < played:
        s.discard[seat].append(rest.pop())
    if not has_hand:
        s.hand[seat] = [rest.pop()]
        keep_last(s, seat)
    for card in deck + rest:
        s.deck[seat].pool[card] = 1


def on_table(s: CulturesState, seat: int) -> int:
    piles = (s.display, s.covered, s.military, s.resource, s.progress, s.discard)
    return sum(len(pile[seat]) for pile in piles)


def fill_nile(s: CulturesState, seat: int, coins: int) -> None:
    """RC-N2: so many coins lie on the own spaces, and the flood reaches the last of them."""
    for space, is_own in enumerate(s.nation_of(seat).nile):
        if is_own and coins:
            s.nile[seat * NILE_SPACES + space] = 1
            s.flood[seat] = space + 1
            coins -= 1


def play(game: Game[CulturesState], s: CulturesState, words: str) -> list[Event]:
    """Play words separated by semicolons; swaps and actions nobody asks for are passed by."""
    events: list[Event] = []
    for part in words.split(";"):
        word = part.strip()
        if not word:
            continue
        legal = game.legal(s, game.actor(s))
        while word not in legal and legal[-1] in PASSING:
            events += game.apply(s, legal[-1])
            legal = game.legal(s, game.actor(s))
        events += game.apply(s, word)
    return events


def play_round_quietly(game: Game[CulturesState], s: CulturesState) -> list[Event]:
    """To the income of the next round: all cards become coins, and nobody wants the province."""
    events: list[Event] = []
    number = s.round
    while s.stack and s.round == number:
        words = game.legal(s, game.actor(s))
        quiet = [word for word in words if word in QUIET or word.endswith(" coins")]
        events += game.apply(s, (quiet or words)[0])
    return events
