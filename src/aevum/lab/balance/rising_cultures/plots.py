"""The pictures of the balance report, and the tables behind them."""

from __future__ import annotations

from html import escape
from typing import Any

from aevum.games.rising_cultures.components import CATEGORIES, NATIONS, USES
from aevum.lab.balance.drawing import changes, histogram, rates, stacks, whiskers
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.rising_cultures.games import PAIRINGS, Played, Side
from aevum.lab.balance.rising_cultures.measures import (
    card_name,
    card_rates,
    name,
    province_table,
    wins_of,
)
from aevum.lab.balance.study import Sheet


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def plots_of(plan: Plan, played: list[Played]) -> list[str]:
    sides = [side for p in played for side in p.sides]
    return [
        "<p>Nations and seats were swapped.</p>",
        "<h2>Who wins</h2>",
        figure(pairing_plot(played), "Win rate of the first-named nation, 95 % intervals (B1)."),
        "<h2>Scores</h2>",
        *[score_plot(played, nation) for nation in range(len(NATIONS))],
        "<p>Winners green, losers red; the numbers are means (B3).</p>",
        figure(share_plot(sides, "sheet"), "Where the points come from (B4)."),
        figure(share_plot(sides, "uses"), "What cards are used for (B5)."),
        "<h2>How often cards are built</h2>",
        *[card_plot(plan, sides, nation) for nation in range(len(NATIONS))],
        "<h2>Provinces</h2>",
        figure(
            province_plot(plan, played),
            "Change of a nation's win rate, in %-points, when a province lies in the row (B16).",
        ),
    ]


def pairing_plot(played: list[Played]) -> str:
    rows = []
    for pairing, (one, other) in enumerate(PAIRINGS):
        won, games = wins_of(played, pairing)
        if games:
            rows.append((f"{name(one)} – {name(other)}", float(won), games))
    return whiskers(rows, 45, 55)


def score_plot(played: list[Played], nation: int) -> str:
    won = [p.sides[p.winner].points for p in played if p.sides[p.winner].nation == nation]
    lost = [p.sides[1 - p.winner].points for p in played if p.sides[1 - p.winner].nation == nation]
    scores = [side.points for p in played for side in p.sides]
    bins = range(min(scores) // 2 * 2, max(scores) + 1, 2)
    return histogram(name(nation), [won, lost], ["won", "lost"], bins) if won or lost else ""


def share_plot(sides: list[Side], what: str) -> str:
    names = list(CATEGORIES if what == "sheet" else USES)
    rows = []
    for nation in range(len(NATIONS)):
        mine = [getattr(side, what) for side in sides if side.nation == nation]
        if mine:
            rows.append((name(nation), [float(sum(column)) for column in zip(*mine, strict=True)]))
    return stacks(rows, names)


def card_plot(plan: Plan, sides: list[Side], nation: int) -> str:
    game = plan.game
    prefix = f"{NATIONS[nation]}_"
    rows = [
        (card_name(game, card), drawn, built)
        for card, drawn, built in card_rates(game, sides)
        if game.axes["card"][card].startswith(prefix)
    ]
    rows.sort(key=lambda line: -line[2] / max(1, line[1]))
    return figure(rates(rows), f"{name(nation)}: built when drawn (B11).")


def province_plot(plan: Plan, played: list[Played]) -> str:
    nations = [name(nation) for nation in range(len(NATIONS))]
    provinces = [province.capitalize() for province in plan.game.axes["province"]]
    return changes(nations, provinces, province_table(plan.game, played))


# -- tables ---------------------------------------------------------------------------------------


def sheets_of(plan: Plan, played: list[Played]) -> dict[str, Sheet]:
    sides = [side for p in played for side in p.sides]
    cards, provinces = plan.game.axes["card"], plan.game.axes["province"]
    card_lines: Sheet = [
        [cards[card], drawn, built] for card, drawn, built in card_rates(plan.game, sides)
    ]
    province_lines: Sheet = [
        [NATIONS[n], provinces[p], round(change, 2), games]
        for n, p, change, games in province_table(plan.game, played)
    ]
    return {
        "games": game_lines(played),
        "cards": [["card", "drawn", "built"], *card_lines],
        "provinces": [["nation", "province", "change", "games"], *province_lines],
    }


def game_lines(played: list[Played]) -> Sheet:
    """One line per seat and game."""
    head: list[Any] = ["pairing", "game", "seat", "nation", "first", "won", *CATEGORIES, *USES]
    head += ["stage", "golden", "provinces", "paid_swaps", "limited", "decisions"]
    lines: list[list[Any]] = []
    for p in played:
        for seat, side in enumerate(p.sides):
            line = [p.pairing, p.number, seat, NATIONS[side.nation], int(p.first == seat)]
            line += [int(p.winner == seat), *side.sheet, *side.uses, side.stage, side.golden]
            line += [side.provinces, side.paid_swaps, side.limited, p.decisions]
            lines.append(line)
    return [head, *lines]
