"""How the rules answer: each question plays on in a copy and reads what lies there.

A question is a list of meters, `thalers morale`: one number each for the reader at seat 0;
`each thalers` asks for the number of every seat. The others ask for markers, or for yes or no.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.game import Game
from aevum.core.script import Ask
from aevum.core.teaching import CHOOSE, NUMBERS, YES_NO, Answer
from aevum.games.era_of_tribes.components import ATTACKER, CATEGORIES, DEFENDER, GROW
from aevum.games.era_of_tribes.kinds import FIELDS, SYMBOLS
from aevum.games.era_of_tribes.positions import play
from aevum.games.era_of_tribes.rules.combat import holder
from aevum.games.era_of_tribes.rules.food import all_hunger
from aevum.games.era_of_tribes.rules.income import trade_value
from aevum.games.era_of_tribes.rules.lineup import strength
from aevum.games.era_of_tribes.rules.metrics import card_points, personal_points
from aevum.games.era_of_tribes.rules.progress import half_price_of, price_of
from aevum.games.era_of_tribes.rules.rounds import morale_change
from aevum.games.era_of_tribes.rules.scoring import terms
from aevum.games.era_of_tribes.rules.tracks import steps_of_order
from aevum.games.era_of_tribes.state import EraState

READER: Final = 0
EACH: Final = "each"
TRADE: Final = FIELDS.index("trade")
MECHANICS: Final = FIELDS.index("mechanics")
GROWTH_LEFT: Final = GROW.variable("left")

Meter = Callable[[EraState, int], int]


def term(at: int) -> Meter:
    """A category of the final score."""
    return lambda s, seat: terms(s, seat)[at]


METERS: Final[dict[str, Meter]] = {
    "thalers": lambda s, seat: s.thalers[seat],
    "morale": lambda s, seat: s.morale[seat],
    "influence": lambda s, seat: s.influence[seat],
    "treaties": lambda s, seat: s.treaties[seat],
    "leaders": lambda s, seat: s.leaders[seat],
    "free-vassals": lambda s, seat: s.pool[seat],
    "armies": lambda s, seat: s.armies[seat],
    "fleets": lambda s, seat: sum(s.fleets[seat :: s.players]),
    "food": lambda s, seat: max(0, s.plate[seat]),
    "hunger": all_hunger,
    "colonies": lambda s, seat: s.colonies[seat],
    "growth": lambda s, seat: s.var_of(GROW, GROWTH_LEFT),
    "trade-value": trade_value,
    "morale-change": morale_change,
    "price-trade": lambda s, seat: price_of(s, seat, TRADE),
    "price-mechanics": lambda s, seat: price_of(s, seat, MECHANICS),
    "half-price": lambda s, seat: half_price_of(s, seat, TRADE),
    "place": lambda s, seat: steps_of_order(s).index(seat) + 1,
    "attackers": lambda s, seat: strength(s, ATTACKER),
    "defenders": lambda s, seat: strength(s, DEFENDER),
    "open-card": lambda s, seat: card_points(s, s.open[0])[seat],
    "own-card": lambda s, seat: personal_points(s, seat, s.personal[seat][0]),
    "procession": lambda s, seat: s.procession[seat],
    **{f"score-{category}": term(at) for at, category in enumerate(CATEGORIES)},
    "score": lambda s, seat: sum(terms(s, seat)),
}


def ask_of(written: str) -> Ask[EraState]:
    if written in OTHERS:
        return OTHERS[written]
    first, *names = written.split()
    if first == EACH:
        return Ask(NUMBERS, "seat", (), for_everybody(METERS[names[0]]))
    labels = (first, *names)
    return Ask(NUMBERS, "label", labels, for_reader(labels))


def for_everybody(meter: Meter) -> Callable[[Game[EraState], EraState, str], Answer]:
    def solve(game: Game[EraState], s: EraState, then: str) -> Answer:
        play(game, s, then)
        return [meter(s, seat) for seat in range(s.players)]

    return solve


def for_reader(labels: tuple[str, ...]) -> Callable[[Game[EraState], EraState, str], Answer]:
    def solve(game: Game[EraState], s: EraState, then: str) -> Answer:
        play(game, s, then)
        return [METERS[label](s, READER) for label in labels]

    return solve


def markers(game: Game[EraState], s: EraState, then: str) -> Answer:
    """The markers that the attacker holds."""
    play(game, s, then)
    return [name for marker, name in enumerate(SYMBOLS) if holder(s, marker) == ATTACKER]


def allowed(game: Game[EraState], s: EraState, then: str) -> Answer:
    """May the last of these words be said?"""
    before, _, word = then.rpartition(";")
    play(game, s, before)
    return word.strip() in game.legal(s, game.actor(s))


def rolled(game: Game[EraState], s: EraState, then: str) -> Answer:
    """Do dice fall after these words?"""
    play(game, s, then)
    return bool(s.stack) and game.node(s).name == "dice"


OTHERS: Final[dict[str, Ask[EraState]]] = {
    "markers": Ask(CHOOSE, "symbol", SYMBOLS, markers),
    "allowed": Ask(YES_NO, "", ("yes", "no"), allowed),
    "rolled": Ask(YES_NO, "", ("yes", "no"), rolled),
}
