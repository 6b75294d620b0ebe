"""The pictures of the balance report, and the tables behind them."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from aevum.games.era_of_tribes.components import CATEGORIES
from aevum.games.era_of_tribes.kinds import ACTIONS, ENDS
from aevum.lab.balance.drawing import stacks, whiskers
from aevum.lab.balance.era_of_tribes.games import Played, Side
from aevum.lab.balance.era_of_tribes.measures import never_seen, ratio, seats_of, sides_of
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import Sheet

SOURCES: Final = 4
"""As many parts as a bar has colours."""


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def plots_of(plan: Plan, played: list[Played]) -> list[str]:
    unseen = never_seen(played)
    return [
        "<h2>Who wins</h2>",
        figure(people_plot(plan, played), "Victories, 95 % intervals (B1)."),
        "<h2>Where influence and morale come from</h2>",
        figure(source_plot(plan, played, "influence"), "The greatest sources of influence."),
        figure(source_plot(plan, played, "morale"), "The greatest changes of morale."),
        "<h2>What never happened</h2>",
        f"<p>{escape(', '.join(unseen)) or 'Everything happened at least once.'}</p>",
        "<h2>Why games end</h2>",
        f"<p>{escape(endings(played))}</p>",
    ]


def people_plot(plan: Plan, played: list[Played]) -> str:
    rows = []
    for people in plan.game.axes["people"]:
        mine = [(p, seat) for p, seat in seats_of(played) if p.sides[seat].people == people]
        won, _, games = ratio(mine)
        if games:
            rows.append((plan.game.label("people", people, "en"), won, games))
    return whiskers(rows, 20, 45)


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
