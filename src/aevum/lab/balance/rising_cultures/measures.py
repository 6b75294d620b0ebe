"""The measures B1 to B17 of the rules index, taken from finished games."""

from __future__ import annotations

import math
from pathlib import Path
from statistics import mean
from typing import Any

from aevum.core.game import Game
from aevum.games.rising_cultures.components import CATEGORIES, NATIONS, ROUNDS, STAGES, USES
from aevum.lab.balance.measures import Measure, share
from aevum.lab.balance.rising_cultures.games import PAIRINGS, Played, Side
from aevum.lab.ladder import matches_of, row
from aevum.lab.ladder import read as read_ladder


def name(nation: int) -> str:
    return NATIONS[nation].capitalize()


def wins_of(played: list[Played], pairing: int) -> tuple[int, int]:
    """Games that the first nation of a pairing won, and all of them."""
    mine = [p for p in played if p.pairing == pairing]
    first = PAIRINGS[pairing][0]
    return sum(p.sides[p.winner].nation == first for p in mine), len(mine)


def measures_of(game: Game[Any], played: list[Played], ladder: Path | None = None) -> list[Measure]:
    """B1 to B17, most telling first within each."""
    sides = [side for p in played for side in p.sides]
    return [
        *victories(played),
        *scores(played, sides),
        *plays(sides),
        *contests(played),
        *build_rates(game, sides),
        *coins(played, sides),
        *skill(game, ladder),
        *closeness(played),
        *province_rates(game, played),
        *lengths(played),
    ]


def victories(played: list[Played]) -> list[Measure]:
    found = []
    for pairing, (one, other) in enumerate(PAIRINGS):
        won, number = wins_of(played, pairing)
        if number:
            what = f"{name(one)} beats {name(other)}"
            found.append(share("B1", what, won, number, 45, 55, number))
    won = sum(p.winner == p.first for p in played)
    what = "the first holder of the marker wins"
    return [*found, share("B2", what, won, len(played), 47, 53, len(played))]


def scores(played: list[Played], sides: list[Side]) -> list[Measure]:
    winners = [p.sides[p.winner].points for p in played]
    losers = [p.sides[1 - p.winner].points for p in played]
    found = [
        Measure("B3", "mean score of winners", mean(winners), 46, 58, "points"),
        Measure("B3", "mean score of losers", mean(losers), 36, 50, "points"),
    ]
    persia = sorted(
        p.sides[p.winner].points for p in played if NATIONS[p.sides[p.winner].nation] == "persia"
    )
    if persia:
        what = "winning scores of Persia below 52"
        below = sum(points < 52 for points in persia)
        found.append(share("B3", what, below, len(persia), 10, 90))
    total = sum(side.points for side in sides)
    for category, low, high in zip(CATEGORIES, (50, 5, 15, 2), (70, 20, 30, 7), strict=True):
        points = sum(side.sheet[CATEGORIES.index(category)] for side in sides)
        found.append(share("B4", f"points from {category}", points, total, low, high))
    return found


def plays(sides: list[Side]) -> list[Measure]:
    found = []
    total = sum(sum(side.uses) for side in sides)
    for use, low, high in zip(USES, (8, 15, 15, 30), (25, 30, 30, 45), strict=True):
        number = sum(side.uses[USES.index(use)] for side in sides)
        found.append(share("B5", f"cards used for {use}", number, total, low, high))
    built = mean(len(side.built) for side in sides)
    found.append(Measure("B6", "builds per player", built, 6, 10, "cards"))
    stage = mean(side.stage for side in sides)
    found.append(Measure("B6", "ascents per player", stage, 4, 8, "cards"))
    last = sum(side.stage == STAGES for side in sides)
    found.append(share("B6", "players who reach stage 7", last, len(sides), 10, 40))
    for nation in range(len(NATIONS)):
        mine = [side for side in sides if side.nation == nation]
        if mine:
            golden = sum(side.golden for side in mine)
            what = f"{name(nation)} reaches the golden side"
            found.append(share("B7", what, golden, len(mine), 50, 90))
    return found


def contests(played: list[Played]) -> list[Measure]:
    number = sum(p.contests for p in played)
    boxed = sum(p.boxed for p in played)
    swept = sum(max(side.provinces for side in p.sides) == ROUNDS for p in played)
    declined = sum(p.declined for p in played)
    return [
        share("B8", "provinces that go to the box", boxed, number, 0, 5),
        share("B9", "games in which one player wins all seven", swept, len(played), 0, 3),
        share("B10", "contests that the stronger player declines", declined, number, 2, 20),
    ]


def card_rates(game: Game[Any], sides: list[Side]) -> list[tuple[int, int, int]]:
    """Per card: its number, games in which it was drawn, games in which it was built."""
    cards = len(game.axes["card"])
    drawn = [0] * cards
    built = [0] * cards
    for side in sides:
        for card in set(side.drawn):
            drawn[card] += 1
        for card in set(side.built):
            built[card] += 1
    return [(card, drawn[card], built[card]) for card in range(cards)]


def card_name(game: Game[Any], card: int) -> str:
    return game.label("card", game.axes["card"][card], "en")


def build_rates(game: Game[Any], sides: list[Side]) -> list[Measure]:
    found = [
        share("B11", f"{card_name(game, card)} is built when drawn", built, drawn, 10, 85)
        for card, drawn, built in card_rates(game, sides)
        if drawn
    ]
    found.sort(key=lambda m: m.value)
    return [found[0], found[-1], *[m for m in found[1:-1] if not m.good]] if found else []


def coins(played: list[Played], sides: list[Side]) -> list[Measure]:
    limited = sum(side.limited for side in sides)
    empty = sum(p.supply_empty for p in played)
    swaps = sum(side.paid_swaps for side in sides) / (len(sides) * (ROUNDS - 1))
    return [
        share("B12", "player-rounds that lose coins to the limit", limited, len(sides) * ROUNDS,
              0, 15),
        share("B12", "games in which the supply runs out", empty, len(played), 0, 0.5),
        Measure("B13", "paid swaps per player and round", swaps, 0.3, 1.2, "swaps"),
    ]  # fmt: skip


def skill(game: Game[Any], ladder: Path | None) -> list[Measure]:
    """B14 is measured by the ladder."""
    found = []
    for match in matches_of(game.name):
        mine = match.played(read_ladder(ladder)) if ladder else []
        if mine:
            won = row(match, mine)["share"] * len(mine)
            what = f"{match.bot} beats {match.rivals}"
            found.append(share("B14", what, won, len(mine), 100 * match.target, 100, len(mine)))
    return found


def closeness(played: list[Played]) -> list[Measure]:
    margins = [abs(p.sides[0].points - p.sides[1].points) for p in played]
    close = sum(margin <= 5 for margin in margins)
    tied = sum(margin == 0 for margin in margins)
    return [
        share("B15", "games won by at most 5 points", close, len(played), 35, 100),
        share("B15", "games tied before the marker decides", tied, len(played), 0, 4),
    ]


def province_table(game: Game[Any], played: list[Played]) -> list[tuple[int, int, float, int]]:
    """Nation, province, by how many points of win rate the province changes it, games."""
    found = []
    provinces = len(game.axes["province"])
    for nation in range(len(NATIONS)):
        mine = [(p, p.sides[p.winner].nation == nation)
                for p in played if nation in (p.sides[0].nation, p.sides[1].nation)]  # fmt: skip
        if not mine:
            continue
        usual = mean(won for _, won in mine)
        for province in range(provinces):
            with_it = [won for p, won in mine if province in p.row]
            if with_it:
                change = 100.0 * (mean(with_it) - usual)
                found.append((nation, province, change, len(with_it)))
    return found


def province_rates(game: Game[Any], played: list[Played]) -> list[Measure]:
    """B16: the greatest change, and the root mean square, which chance alone makes small."""
    table = province_table(game, played)
    if not table:
        return []
    label = game.axes["province"]
    nation, province, change, _ = max(table, key=lambda line: abs(line[2]))
    what = f"greatest change by a province in the row: {label[province]} for {name(nation)}"
    spread_of = math.sqrt(mean(line[2] ** 2 for line in table))
    return [
        Measure("B16", what, change, -5, 5, "%-points"),
        Measure("B16", "usual change by a province", spread_of, 0, 5, "%-points"),
    ]


def lengths(played: list[Played]) -> list[Measure]:
    decisions = sorted(p.decisions for p in played)
    return [
        Measure("B17", "decisions per game, mean", mean(decisions), 80, 200, "decisions"),
        Measure("B17", "decisions per game, shortest", decisions[0], 80, 200, "decisions"),
        Measure("B17", "decisions per game, longest", decisions[-1], 80, 200, "decisions"),
        Measure("B17", "states that repeat", sum(p.repeats for p in played), 0, 0, "states"),
    ]
