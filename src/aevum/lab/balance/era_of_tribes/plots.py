"""The pictures of the balance report, and the tables behind them."""

from __future__ import annotations

import math
from html import escape
from typing import Any, Final

from aevum.games.era_of_tribes.components import CATEGORIES
from aevum.games.era_of_tribes.kinds import ACTIONS, ENDS, LENGTHS
from aevum.lab.balance.drawing import histogram, rates, stacks, whiskers
from aevum.lab.balance.era_of_tribes.games import Played, Side
from aevum.lab.balance.era_of_tribes.measures import never_seen, ratio, seats_of, sides_of
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import Sheet

AS_IF_TWO: Final = "As if two played: 50 % is the fair share; with 95 % intervals."
SOURCES: Final = 4
"""As many parts as a bar has colours."""


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def plots_of(plan: Plan, played: list[Played]) -> list[str]:
    unseen = never_seen(played)
    return [
        "<h2>Who wins</h2>",
        figure(people_plot(plan, played), f"Victories of each people (B1). {AS_IF_TWO}"),
        figure(place_plot(played), f"By place in the first player order (B2). {AS_IF_TWO}"),
        "<h2>How long games last, and why they end</h2>",
        figure(length_plot(played), "Rounds, normal and long."),
        f"<p>{escape(endings(played))}</p>",
        "<h2>Where influence and morale come from</h2>",
        figure(source_plot(plan, played, "influence"), "The greatest sources of influence."),
        figure(source_plot(plan, played, "morale"), "The greatest changes of morale."),
        "<h2>What is used</h2>",
        figure(action_plot(plan, played), "Leaders placed, by action (B13)."),
        figure(use_plot(plan, played, "card", "cards"), "Influence cards that paid (B15)."),
        figure(use_plot(plan, played, "village", "tiles"), "Tiles that were used (B15)."),
        "<h2>What never happened</h2>",
        f"<p>{escape(', '.join(unseen)) or 'Everything happened at least once.'}</p>",
    ]


def people_plot(plan: Plan, played: list[Played]) -> str:
    rows = []
    for people in plan.game.axes["people"]:
        mine = [(p, seat) for p, seat in seats_of(played) if p.sides[seat].people == people]
        if mine:
            rows.append(as_if_two(plan.game.label("people", people, "en"), mine))
    return whiskers(rows, 30, 75)


def place_plot(played: list[Played]) -> str:
    rows = []
    for place in range(max(len(p.sides) for p in played)):
        mine = [(p, seat) for p, seat in seats_of(played) if p.sides[seat].place == place]
        rows.append(as_if_two(f"place {place + 1}", mine))
    return whiskers(rows, 40, 62.5)


def as_if_two(label: str, mine: list[tuple[Played, int]]) -> tuple[str, float, int]:
    """Victories and games, so that half of them are the fair share."""
    won, fair, _ = ratio(mine)
    return label, won, max(1, math.ceil(max(won, 2 * fair)))


def length_plot(played: list[Played]) -> str:
    groups = [[p.rounds for p in played if p.length == length] for length in range(len(LENGTHS))]
    bins = range(0, max(p.rounds for p in played) + 2, 2)
    return histogram("rounds", groups, list(LENGTHS), bins)


def action_plot(plan: Plan, played: list[Played]) -> str:
    sides = sides_of(played)
    total = sum(sum(side.leaders) for side in sides)
    rows = [
        (plan.game.label("activity", name, "en"), total, sum(side.leaders[at] for side in sides))
        for at, name in enumerate(ACTIONS)
    ]
    return rates(rows, 3, 40, "placed")


def use_plot(plan: Plan, played: list[Played], axis: str, names: str) -> str:
    rows = []
    for each in plan.game.axes[axis]:
        used = sum(each in getattr(p, names) for p in played)
        rows.append((plan.game.label(axis, each, "en"), len(played), used))
    return rates(rows, 2, 100, "acted")


def totals(sides: list[Side], what: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for side in sides:
        for cause, number in getattr(side, what).items():
            found[cause] = found.get(cause, 0.0) + abs(number)
    return found


def source_plot(plan: Plan, played: list[Played], what: str) -> str:
    sides = sides_of(played)
    every = totals(sides, what)
    names = sorted(every, key=lambda cause: -every[cause])[: SOURCES - 1]
    rows = []
    for people in plan.game.axes["people"]:
        mine = totals([side for side in sides if side.people == people], what)
        if mine:
            parts = [mine.get(name, 0.0) for name in names]
            rows.append((people, [*parts, sum(mine.values()) - sum(parts)]))
    return stacks(rows, [*names, "other"])


def endings(played: list[Played]) -> str:
    return ", ".join(f"{end} {sum(p.cause == end for p in played)}" for end in (*ENDS, "rounds"))


def sheets_of(plan: Plan, played: list[Played]) -> dict[str, Sheet]:
    head: list[Any] = ["section", "long", "game", "seat", "people", "place", "won", *CATEGORIES]
    head += [*ACTIONS, "cities", "provinces", "rounds", "cause", "decisions"]
    lines: list[list[Any]] = []
    for p in played:
        for seat, side in enumerate(p.sides):
            line = [p.section, p.length, p.number, seat, side.people, side.place]
            line += [int(seat in p.winners), *side.terms, *side.leaders, side.cities]
            lines.append([*line, side.provinces, p.rounds, p.cause, p.decisions])
    return {"games": [head, *lines]}
