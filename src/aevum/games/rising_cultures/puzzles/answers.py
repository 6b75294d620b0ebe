"""How the rules answer: each kind of question plays on in a copy and looks at what happened.

The reader sits at seat 0; what is asked for is theirs unless it is asked for both seats. Without
labels the answer is chosen from the cards in the reader's military column.
"""

from __future__ import annotations

from typing import Final

from aevum.core.game import Game
from aevum.core.script import Ask
from aevum.core.solve import best_of, moves_of
from aevum.core.teaching import CHOOSE, MOVE, NUMBERS, YES_NO, Answer
from aevum.games.rising_cultures.components import CATEGORIES, INCOME, PRICE, SEATS, SYMBOLS
from aevum.games.rising_cultures.figures import figures_of
from aevum.games.rising_cultures.positions import play, play_round_quietly
from aevum.games.rising_cultures.rules.assets import resources, strength, symbols
from aevum.games.rising_cultures.rules.province import contested_province
from aevum.games.rising_cultures.rules.scoring import score_sheet
from aevum.games.rising_cultures.state import CulturesState

READER: Final = 0


def own_symbols(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Swords, horses and shields afterwards."""
    play(game, s, then)
    return symbols(s, READER)


def stock(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """All resources and the coins afterwards."""
    play(game, s, then)
    return [*resources(s, READER), s.coins[READER]]


def income(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Does the next round begin with coins for the reader?"""
    events = play(game, s, then) + play_round_quietly(game, s)
    return any(event[0] == INCOME and event[1] == READER for event in events)


def paid(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Coins that a build costs."""
    before = s.coins[READER]
    play(game, s, then)
    return [before - s.coins[READER]]


def build(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Coins paid, and the resources of the cost as they are afterwards."""
    before = s.coins[READER]
    play(game, s, then)
    return [before - s.coins[READER], *resources(s, READER)[:3]]


def allowed(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    return then in game.legal(s, READER)


def ascent(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """The stage, and the resources that are left."""
    play(game, s, then)
    wood, brick, _, gold = resources(s, READER)
    return [len(s.progress[READER]), wood, brick, gold]


def price(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """The cards given up for a province."""
    events = play(game, s, then)
    return [game.axes["card"][event[2]] for event in events if event[0] == PRICE]


def marker(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Does the reader hold the marker after the round?"""
    play(game, s, then)
    return s.marker == READER


def coins(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """What both have after the round."""
    play(game, s, then)
    return s.coins.copy()


def sheet(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """The four lines of the score pad, and their sum."""
    lines = score_sheet(s, READER)
    return [*lines, sum(lines)]


def provinces_line(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    return [score_sheet(s, READER)[CATEGORIES.index("provinces")]]


def swaps(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    play(game, s, then)
    deck = s.deck[READER]
    return [s.coins[READER], len(s.hand[READER]), deck.size(), len(deck.bottom)]


def discarding(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    play(game, s, then)
    return [s.coins[READER], len(s.discard[READER])]


def military(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Military cards of both."""
    play(game, s, then)
    return [len(pile) for pile in s.military]


def provinces(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Provinces won by both."""
    play(game, s, then)
    each = len(s.won) // SEATS
    return [sum(s.won[seat * each : (seat + 1) * each]) for seat in range(SEATS)]


def ruler(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """Points for cards and for the tableau, and the number of covered rulers."""
    play(game, s, then)
    cards, tableau, _, _ = score_sheet(s, READER)
    return [cards, tableau, len(s.covered[READER])]


def strengths(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """What both can show for the province of this round."""
    return [strength(s, seat, contested_province(s)) for seat in range(SEATS)]


def points(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """The sums of both, with the first game of a match."""
    found: list[int] = figures_of(s)["points"]
    return found


def best(game: Game[CulturesState], s: CulturesState, then: str) -> Answer:
    """The best of these moves with the last card of the game."""
    return best_of(game, s, READER, moves_of(then))


ASKS: Final[dict[str, Ask[CulturesState]]] = {
    "symbols": Ask(NUMBERS, "label", SYMBOLS, own_symbols),
    "stock": Ask(NUMBERS, "label", ("wood", "brick", "stone", "gold", "coins"), stock),
    "income": Ask(YES_NO, "", ("yes", "no"), income),
    "paid": Ask(NUMBERS, "label", ("paid",), paid),
    "build": Ask(NUMBERS, "label", ("paid", "wood", "brick", "stone"), build),
    "allowed": Ask(YES_NO, "", ("yes", "no"), allowed),
    "ascent": Ask(NUMBERS, "label", ("stage", "wood", "brick", "gold"), ascent),
    "price": Ask(CHOOSE, "card", (), price),
    "marker": Ask(YES_NO, "", ("yes", "no"), marker),
    "coins": Ask(NUMBERS, "seat", ("0", "1"), coins),
    "sheet": Ask(NUMBERS, "label", (*CATEGORIES, "total"), sheet),
    "provinces-line": Ask(NUMBERS, "label", ("provinces",), provinces_line),
    "swaps": Ask(NUMBERS, "label", ("coins", "hand", "deck", "under"), swaps),
    "discarding": Ask(NUMBERS, "label", ("coins", "discard"), discarding),
    "military": Ask(NUMBERS, "seat", ("0", "1"), military),
    "provinces": Ask(NUMBERS, "seat", ("0", "1"), provinces),
    "ruler": Ask(NUMBERS, "label", ("cards", "tableau", "covered"), ruler),
    "strengths": Ask(NUMBERS, "seat", ("0", "1"), strengths),
    "best": Ask(MOVE, "move", (), best),
    "points": Ask(NUMBERS, "seat", ("0", "1"), points),
}
