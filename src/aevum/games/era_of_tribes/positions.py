"""Positions for puzzles and lessons, laid out from a few words.

What belongs to seats is written seat by seat: `land="0 etruria 3, 1 aedua 2"` puts three vassals of
seat 0 into Etruria. Whatever comes with it is accounted for: pools, tokens of the fields, food of
the levels, the leaders of the epoch. Everybody has his homes with a vassal each and is in the
Bronze Age, unless the layout says otherwise.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from aevum.core.codec import load_frames
from aevum.core.flow import Event
from aevum.core.game import Game
from aevum.games.era_of_tribes.box import Box
from aevum.games.era_of_tribes.kinds import (
    ARCHITECTURE,
    FIELDS,
    GOODS,
    MECHANICS,
    SEAFARING,
    TOP_LEVEL,
    TRADE,
)
from aevum.games.era_of_tribes.pack import load_box
from aevum.games.era_of_tribes.rules import setup
from aevum.games.era_of_tribes.rules.cities import set_city
from aevum.games.era_of_tribes.rules.colonies import colonies_of
from aevum.games.era_of_tribes.rules.food import gain_food
from aevum.games.era_of_tribes.rules.realm import gain_province, gain_sea
from aevum.games.era_of_tribes.state import WHEEL, EraState, put

TURNS: Final = "take_turns"
"""The step of a round at which a position stands unless it says otherwise."""
BRONZE: Final = "bronze-age"
DONE: Final = "done"
POSTS: Final = 2
"""The level of Trade from which there are trade posts."""


class Layout(NamedTuple):
    """What lies on the table; `purse` and `epochs` speak of tracks: `0 thalers 6, 1 morale -2`."""

    peoples: str = "romans gauls"
    section: str = "4-1"
    long: bool = False
    step: str = TURNS
    round: int = 2
    epochs: str = ""
    levels: str = ""
    land: str = ""
    cities: str = ""
    fleets: str = ""
    armies: str = ""
    posts: str = ""
    allies: str = ""
    tiles: str = ""
    villages: str = ""
    battlefields: str = ""
    military: str = ""
    purse: str = ""
    cards: str = "townsmen rich"
    personal: str = ""


def rows_of(written: str) -> list[list[str]]:
    """`0 etruria 3, 1 aedua` = two rows of words."""
    return [row.split() for row in written.split(",") if row.strip()]


def is_ours(box: Box) -> bool:
    """Examples speak of our map and its numbers; an owner's tables would prove them wrong."""
    return box.checksum == our_checksum()


@cache
def our_checksum() -> str:
    return load_box().checksum


def lay_out(game: Game[EraState], layout: Layout) -> EraState:
    """The position; whatever happens by itself at this step has happened."""
    s = begin(game, layout)
    lay_pieces(game, s, layout)
    for seat, track, number in rows_of(layout.purse):
        getattr(s, track)[int(seat)] = int(number)
    frames = [
        {"node": "game", "step": "play_rounds", "again": True},
        {"node": "round", "step": layout.step, "again": True},
    ]
    s.stack.extend(load_frames(game.node_named, frames))
    game.advance(s)
    s.events.clear()
    return s


def begin(game: Game[EraState], layout: Layout) -> EraState:
    """A table after the set-up: homes, cards, tracks."""
    names = layout.peoples.split()
    s = game.blank(len(names))
    axes = game.axes
    peoples = [axes["people"].index(name) for name in names]
    setup.agree(s, layout.long, axes["section"].index(layout.section), False, peoples)
    s.order = list(range(s.players))
    setup.lay_out_tracks(s)
    lay_cards(s, axes["card"], layout)
    setup.place_pieces(s)
    setup.place_villages(s)
    s.village = [0] * len(s.village)
    s.round = layout.round
    epochs = [BRONZE] * s.players
    for seat, name in rows_of(layout.epochs):
        epochs[int(seat)] = name
    for each, name in enumerate(epochs):
        enter(s, each, axes["epoch"].index(name))
    s.stage = sum(s.entered)
    return s


def lay_cards(s: EraState, ids: list[str], layout: Layout) -> None:
    """Open cards, and a personal one for everybody: those named, else the first that are left."""
    s.open = [ids.index(card) for card in layout.cards.split()]
    own = [ids.index(card) for card in layout.personal.split()]
    own += [card for card in range(len(ids)) if card not in s.open and card not in own]
    for seat in range(s.players):
        s.personal[seat] = [own[seat]]
    for card in (*s.open, *own[: s.players]):
        s.deck.pool[card] = 0


def lay_pieces(game: Game[EraState], s: EraState, layout: Layout) -> None:
    axes = game.axes
    for seat, field, level in rows_of(layout.levels):
        reach(s, int(seat), FIELDS.index(field), int(level))
    for seat, province, number in rows_of(layout.land):
        settle(s, int(seat), axes["province"].index(province), int(number))
    for seat, province, number in rows_of(layout.cities):
        build(s, int(seat), axes["province"].index(province), int(number))
    for seat, sea, number in rows_of(layout.fleets):
        launch(s, int(seat), axes["sea"].index(sea), int(number))
    for seat, number in rows_of(layout.armies):
        train(s, int(seat), int(number))
    for seat, province in rows_of(layout.posts):
        open_post(s, int(seat), axes["province"].index(province))
    for seat, other in rows_of(layout.allies):
        befriend(s, int(seat), int(other))
    for seat, village in rows_of(layout.tiles):
        hold_tile(s, int(seat), axes["village"].index(village))
    for (province,) in rows_of(layout.villages):
        s.village = put(s.village, axes["province"].index(province), 1)
    for province, value in rows_of(layout.battlefields):
        s.battlefield = put(s.battlefield, axes["province"].index(province), int(value))
    for seat, good, number in rows_of(layout.military):
        s.military[int(seat) * len(GOODS) + GOODS.index(good)] = int(number)


# -- single pieces --------------------------------------------------------------------------------


def enter(s: EraState, seat: int, epoch: int) -> None:
    """The seat has come to this epoch, and somebody was in all before it."""
    s.epoch[seat] = epoch
    for each in range(1, epoch + 1):
        s.entered[each] = 1
    more = s.box.epochs[epoch].leaders[s.long] - s.leaders[seat] + s.grey[seat]
    s.leaders[seat] += more
    s.ready[seat] += more
    gain_food(s, seat, s.box.epochs[epoch].food_while)


def reach(s: EraState, seat: int, field: int, level: int) -> None:
    """The marker stands there, somebody was there first, and its food lies on the plate."""
    s.levels[seat * WHEEL + field] = level
    for each in range(1, level + 1):
        at = field * (TOP_LEVEL + 1) + each
        s.discovered[at] = s.discovered[at] or 1 + seat
        gain_food(s, seat, s.box.levels[field][each].food)


def settle(s: EraState, seat: int, province: int, vassals: int) -> None:
    """So many vassals from the pool stand there, and the province is controlled."""
    at = province * s.players + seat
    s.village = put(s.village, province, 0)
    s.pool[seat] -= vassals - s.vassals[at]
    s.vassals[at] = vassals
    if s.owner[province] != seat:
        gain_province(s, seat, province)
    s.colonies[seat] = colonies_of(s, seat)


def build(s: EraState, seat: int, province: int, vassals: int) -> None:
    """A city stands there, with so many vassals; the Architecture for it is there too."""
    settle(s, seat, province, vassals)
    at = seat * WHEEL + ARCHITECTURE
    while s.box.levels[ARCHITECTURE][s.levels[at]].city_limit <= s.built[seat]:
        s.levels[at] += 1
    set_city(s, seat, province)


def launch(s: EraState, seat: int, sea: int, fleets: int) -> None:
    """So many fleets from the pool; an empty sea is controlled."""
    if not s.levels[seat * WHEEL + SEAFARING]:
        reach(s, seat, SEAFARING, 1)
    s.pool[seat] -= fleets
    s.fleets[sea * s.players + seat] += fleets
    if s.sea_owner[sea] < 0:
        gain_sea(s, seat, sea)


def train(s: EraState, seat: int, armies: int) -> None:
    if not s.levels[seat * WHEEL + MECHANICS]:
        reach(s, seat, MECHANICS, 1)
    s.pool[seat] -= armies
    s.armies[seat] += armies


def open_post(s: EraState, seat: int, province: int) -> None:
    if s.levels[seat * WHEEL + TRADE] < POSTS:
        reach(s, seat, TRADE, POSTS)
    s.pool[seat] -= 1
    s.post = put(s.post, province, seat)


def befriend(s: EraState, seat: int, other: int) -> None:
    s.allied[seat * s.players + other] = s.allied[other * s.players + seat] = 1


def hold_tile(s: EraState, seat: int, village: int) -> None:
    """A tile face down before a seat."""
    s.tiles.pool[village] -= 1
    s.kept[seat * len(s.box.villages) + village] += 1


# -- playing on -----------------------------------------------------------------------------------


def play(game: Game[EraState], s: EraState, words: str) -> list[Event]:
    """Play words separated by semicolons; `3 × word` is played three times.

    Steps of which the words do not speak are passed by.
    """
    events: list[Event] = []
    for part in words.split(";"):
        times, _, word = part.strip().rpartition("×")
        word = word.strip()
        for _ in range(int(times or 1) if word else 0):
            legal = game.legal(s, game.actor(s))
            while word not in legal and DONE in legal:
                events += game.apply(s, DONE)
                legal = game.legal(s, game.actor(s))
            events += game.apply(s, word)
    return events
