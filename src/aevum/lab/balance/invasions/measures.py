"""The measures: who wins, and whether the story of three centuries is told as it should be."""

from __future__ import annotations

import math
from statistics import mean
from typing import Any, Final

from aevum.core.game import Game
from aevum.games.invasions.components.registers import EVENTS
from aevum.games.invasions.kinds import SEATS
from aevum.games.invasions.state import InvasionsState
from aevum.lab.balance.invasions.games import Played
from aevum.lab.balance.measures import Measure, share

LONG: Final = "scenario_350"
SHARE: Final = (15.0, 35.0)
"""Of each side in the long game."""
MOST: Final = 65.0
"""Of a side in a short scenario."""
FALL: Final = (3, 10)
"""Turns of the fifth and sixth century."""
KINGDOMS: Final = (("franks",), ("visigoths", "ostrogoths"), ("vandals",))


def measures_of(game: Game[Any], played: list[Played]) -> list[Measure]:
    found: list[Measure] = []
    for scenario in game.axes["scenario"]:
        mine = [p for p in played if p.scenario == scenario]
        if mine:
            found += victories(game, scenario, mine)
    long = [p for p in played if p.scenario == LONG]
    found += story(game, long) if long else []
    return [*found, *pace(played)]


def sides_of(game: Game[Any], scenario: str, played: list[Played]) -> list[str]:
    """The powers of each seat."""
    start: InvasionsState = game.setup({"scenario": scenario, "players": len(played[0].points)})
    return [
        "+".join(power for number, power in enumerate(SEATS) if start.person[number] == seat)
        for seat in range(len(played[0].points))
    ]


def victories(game: Game[Any], scenario: str, played: list[Played]) -> list[Measure]:
    low, high = SHARE if scenario == LONG else (0.0, MOST)
    name = game.label("scenario", scenario, "en")
    found = []
    for seat, side in enumerate(sides_of(game, scenario, played)):
        won = sum(seat in p.winners for p in played)
        what = f"{name}: {side.capitalize()} win ({len(played)} games)"
        found.append(share("V1", what, won, len(played), low, high, len(played)))
    return found


# -- the story ------------------------------------------------------------------------------------


def is_ruined(p: Played, nation: str, between: tuple[int, int]) -> bool:
    """It collapsed or left the board in these turns."""
    turns = [told[nation] for told in (p.collapsed, p.left) if nation in told]
    return any(between[0] <= turn <= between[1] for turn in turns)


def story(game: Game[Any], played: list[Played]) -> list[Measure]:
    games = len(played)
    west = sum(is_ruined(p, "rome", FALL) for p in played)
    east = sum("byzantium" in p.standing for p in played)
    huns = sum("huns" not in p.standing for p in played)
    found = [
        share("S1", "the West falls in the 5th or 6th century", west, games, 50, 100, games),
        share("S2", "the East stands at the end", east, games, 50, 100, games),
        share("S3", "the Huns are gone at the end", huns, games, 50, 100, games),
    ]
    for names in KINGDOMS:
        number = sum(any(name in p.founded for name in names) for p in played)
        label = " or ".join(game.label("nation", name, "en") for name in names)
        found.append(share("S4", f"{label} found a kingdom", number, games, 50, 100, games))
    return found


# -- how it is played -----------------------------------------------------------------------------


def pace(played: list[Played]) -> list[Measure]:
    turns = sum(len(p.vp) for p in played)
    battles = sum(p.battles for p in played)
    won = sum(p.attackers for p in played)
    lost = sum(sum(p.losses.values()) for p in played)
    cards = sum(sum(p.cards.values()) for p in played)
    return [
        Measure("P1", "battles per turn", battles / turns, 0, math.inf, ""),
        share("P2", "battles won by the attacker", won, battles, 40, 80),
        Measure("P3", "units lost per turn", lost / turns, 0, math.inf, ""),
        Measure("P4", "events played per turn", cards / turns, 0, math.inf, ""),
        Measure("P5", "decisions per game", mean(p.decisions for p in played), 0, math.inf, ""),
    ]


def never_seen(played: list[Played]) -> list[str]:
    """Kinds of events that happened in none of the games."""
    seen = {name for p in played for name in p.seen}
    return [kind.name for kind in EVENTS.all if kind.name not in seen]
