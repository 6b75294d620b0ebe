"""How the rules answer: each question plays on in a copy and reads what lies there.

A question is a kind and its objects: `limits valachia dacia` asks for a number in each province,
`gross rome persians` of each nation, `meters attacker-white defender-white` for numbers that have
names of their own, `allowed` for yes or no.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.flow import Event
from aevum.core.game import Game
from aevum.core.script import Ask
from aevum.core.teaching import CHOOSE, NUMBERS, YES_NO, Answer
from aevum.games.invasions.components.battle import ATTACKER, DEFENDER, SCORED_HITS, SIEGE, VICTORY
from aevum.games.invasions.figures import answers_of, standing_of
from aevum.games.invasions.positions import pass_by, play
from aevum.games.invasions.rules.administration.income import (
    WHOLE,
    expenses_of,
    income_of,
    net_income,
)
from aevum.games.invasions.rules.administration.suppression import bonus_of
from aevum.games.invasions.rules.battle.combat_dice import pool_of
from aevum.games.invasions.rules.battle.conquest import loot_gold
from aevum.games.invasions.rules.battle.siege import besieger_of, siege_modifier
from aevum.games.invasions.rules.board.ground import Forces
from aevum.games.invasions.rules.board.stacking import limit_at
from aevum.games.invasions.rules.board.units import units_in
from aevum.games.invasions.rules.march.interception import Scout
from aevum.games.invasions.rules.march.marching import open_band, steps_left
from aevum.games.invasions.rules.sea.transport import risk_modifier
from aevum.games.invasions.rules.turn.ageing import activation_order
from aevum.games.invasions.rules.turn.kingdoms import forced_total
from aevum.games.invasions.rules.turn.scoring import column_of, points_of
from aevum.games.invasions.state import InvasionsState

Meter = Callable[[InvasionsState, list[Event]], int]
"""A number of the position, or of what was told on the way to it."""
Figure = Callable[[InvasionsState, int], int]
"""A number of a province or a nation."""


# -- numbers with names of their own --------------------------------------------------------------


def dice(side: int, colour: int) -> Meter:
    return lambda s, told: pool_of(s, side)[colour]


def bonus(side: int) -> Meter:
    return lambda s, told: s.bonus[side]


def hits(side: int) -> Meter:
    """Of the last throw of this side."""

    def count(s: InvasionsState, told: list[Event]) -> int:
        return [event[2] for event in told if event[0] == SCORED_HITS and event[1] == side][-1]

    return count


def lost(side: int) -> Meter:
    """Units that fell before recovery."""

    def count(s: InvasionsState, told: list[Event]) -> int:
        _, victor, _, own, enemy = next(event for event in told if event[0] == VICTORY)
        return own if victor == side else enemy

    return count


def siege_bonus(assault: bool) -> Meter:
    def count(s: InvasionsState, told: list[Event]) -> int:
        province = s.var_of(SIEGE, SIEGE.variable("province"))
        return siege_modifier(s, province, besieger_of(s), assault)

    return count


def loot(s: InvasionsState, told: list[Event]) -> int:
    return loot_gold(s, s.var_of(SIEGE, SIEGE.variable("province")))


def fleetest(s: InvasionsState, told: list[Event]) -> int:
    """Steps that the best unit of the open group has left."""
    band = open_band(s)
    return max(steps_left(s, unit, band.leaders) for unit in band.units)


METERS: Final[dict[str, Meter]] = {
    "attacker-white": dice(ATTACKER, 0),
    "attacker-black": dice(ATTACKER, 1),
    "defender-white": dice(DEFENDER, 0),
    "defender-black": dice(DEFENDER, 1),
    "attacker-bonus": bonus(ATTACKER),
    "defender-bonus": bonus(DEFENDER),
    "attacker-hits": hits(ATTACKER),
    "defender-hits": hits(DEFENDER),
    "attacker-lost": lost(ATTACKER),
    "defender-lost": lost(DEFENDER),
    "siege": siege_bonus(assault=False),
    "assault": siege_bonus(assault=True),
    "loot": loot,
    "steps": fleetest,
}


# -- numbers of provinces, nations and seas -------------------------------------------------------


def limit(s: InvasionsState, province: int) -> int:
    """war R9: of whoever stands there."""
    return limit_at(s, s.unit_command[units_in(s, province)[0]], province)


def needed(s: InvasionsState, province: int) -> int:
    """war R17.5: what the die of the stack there must show, while it is asked."""
    name = s.box.provinces[province].id
    copy = InvasionsState(s.box, s.players, s)
    cards = [card for card in answers_of(copy) if card["place"] == name]
    return int(cards[0]["needed"])


def route(s: InvasionsState, province: int) -> int:
    """war R17.5: what the way takes off an interception from Constantinopolis."""
    home = s.capital[s.box.axes["nation"].index("byzantium")]
    scout = Scout(s, Forces(s), province, s.controller[home])
    way = scout.best(home, [])
    return way.modifier if way else 0


def standing_there(s: InvasionsState, province: int) -> int:
    return len(units_in(s, province))


def crush(s: InvasionsState, province: int) -> int:
    """realm R34.2: what is added to the die of a suppression."""
    return bonus_of(s, s.controller[province], province)


def slot(s: InvasionsState, nation: int) -> int:
    return activation_order(s).index(nation) + 1


def scored(s: InvasionsState, nation: int) -> int:
    return points_of(s, nation, column_of(s.play(), s.turn)) or 0


def seven(s: InvasionsState, nation: int) -> int:
    """realm R17.2: what a 7 makes when a kingdom is forced."""
    return forced_total(s, nation, 7)


def landing(s: InvasionsState, province: int) -> int:
    """war R30.5: what is added to the die of a landing from the first of the fleets."""
    return risk_modifier(s, s.box.kinds[s.fleet_kind[0]].nation, s.fleet_at[0], province)


FIGURES: Final[dict[str, tuple[str, Figure]]] = {
    "limits": ("province", limit),
    "needed": ("province", needed),
    "routes": ("province", route),
    "units": ("province", standing_there),
    "crush": ("province", crush),
    "landing": ("province", landing),
    "slots": ("nation", slot),
    "gross": ("nation", lambda s, nation: sum(income_of(s, nation)) // WHOLE),
    "expenses": ("nation", lambda s, nation: sum(expenses_of(s, nation)) // WHOLE),
    "net": ("nation", net_income),
    "gold": ("nation", lambda s, nation: s.gold[nation]),
    "scored": ("nation", scored),
    "seven": ("nation", seven),
}
"""What each kind of question is asked of, and who finds it."""


# -- questions ------------------------------------------------------------------------------------


def ask_of(written: str) -> Ask[InvasionsState]:
    kind, *names = written.split()
    if kind == "allowed":
        return Ask(YES_NO, "", ("yes", "no"), allowed)
    if kind == "standing":
        return Ask(NUMBERS, "seat", (), standing)
    if kind == "legal":
        return Ask(CHOOSE, names[0], tuple(names[2:]), chosen(names[1], names[2:]))
    if kind == "meters":
        return Ask(NUMBERS, "label", tuple(names), measured(names))
    axis, figure = FIGURES[kind]
    return Ask(NUMBERS, axis, tuple(names), counted(axis, figure, names))


def measured(names: list[str]) -> Callable[[Game[InvasionsState], InvasionsState, str], Answer]:
    def solve(game: Game[InvasionsState], s: InvasionsState, then: str) -> Answer:
        told = play(game, s, then)
        return [METERS[name](s, told) for name in names]

    return solve


def counted(
    axis: str, figure: Figure, names: list[str]
) -> Callable[[Game[InvasionsState], InvasionsState, str], Answer]:
    def solve(game: Game[InvasionsState], s: InvasionsState, then: str) -> Answer:
        play(game, s, then)
        return [figure(s, s.box.axes[axis].index(name)) for name in names]

    return solve


def chosen(
    verb: str, names: list[str]
) -> Callable[[Game[InvasionsState], InvasionsState, str], Answer]:
    """Those of the names that may follow the verb."""

    def solve(game: Game[InvasionsState], s: InvasionsState, then: str) -> Answer:
        play(game, s, then)
        legal = game.legal(s, game.actor(s))
        return [name for name in names if f"{verb} {name}" in legal]

    return solve


def standing(game: Game[InvasionsState], s: InvasionsState, then: str) -> Answer:
    """Points of every seat, as if it were scored now."""
    play(game, s, then)
    return list(standing_of(s))


def allowed(game: Game[InvasionsState], s: InvasionsState, then: str) -> Answer:
    """May the last of these words be said?"""
    before, _, word = then.rpartition(";")
    play(game, s, before)
    pass_by(game, s, word.strip())
    return word.strip() in game.legal(s, game.actor(s))
