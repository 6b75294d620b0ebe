"""The balance report as one HTML file with plots, and its numbers as CSV and JSON."""

from __future__ import annotations

import csv
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from aevum.games.rising_cultures.components import CATEGORIES, NATIONS, USES
from aevum.lab.balance.drawing import changes, histogram, rates, stacks, whiskers
from aevum.lab.balance.games import PAIRINGS, Plan, Played, Side
from aevum.lab.balance.measures import (
    Measure,
    card_name,
    card_rates,
    measures,
    name,
    province_table,
    wins_of,
)

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fdfcf9 }
h1, h2 { font-family: Georgia, serif; font-weight: 600 }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem }
td, th { padding: 0.25rem 0.5rem; border-bottom: 1px solid #ddd; text-align: left }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.good { color: #2f6b2f } .bad { color: #a3261f; font-weight: 600 }
svg { width: 100%; height: auto; margin: 0.5rem 0 } svg text { font: 13px system-ui, sans-serif }
figcaption { color: #555; font-size: 0.9rem } figure { margin: 1.5rem 0 }
"""


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def goal(m: Measure) -> str:
    if m.low == m.high:
        return f"{m.low:g}"
    if m.high >= 100 and m.unit == "%":
        return f"≥ {m.low:g}"
    return f"≤ {m.high:g}" if m.low == 0 else f"{m.low:g} to {m.high:g}"


def table_of(found: list[Measure]) -> str:
    lines = []
    for m in found:
        margin = f" ± {m.margin:.1f}" if m.margin else ""
        verdict = '<td class="good">yes</td>' if m.good else '<td class="bad">no</td>'
        lines.append(
            f'<tr><td>{m.id}</td><td>{escape(m.what)}</td><td class="n">{m.value:.1f}{margin} '
            f'{m.unit}</td><td class="n">{goal(m)}</td>{verdict}</tr>'
        )
    head = "<tr><th></th><th>measure</th><th>value</th><th>wanted</th><th>met</th></tr>"
    return f"<table>{head}{''.join(lines)}</table>"


def page(plan: Plan, played: list[Played], ladder: Path | None = None) -> str:
    """The whole report."""
    found = measures(plan.game, played, ladder)
    sides = [side for p in played for side in p.sides]
    body = [
        "<h1>Rising Cultures: balance</h1>",
        f"<p>{len(played)} games between equal players (<code>{escape(plan.bot)}</code>), nations "
        f"and seats swapped; {sum(m.good for m in found)} of {len(found)} lines within their "
        "target. A value after ± is half of the 95 % interval.</p>",
        table_of(found),
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
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>Rising Cultures: balance</title><style>{STYLE}</style>" + "\n".join(body)
    )


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


# -- files ----------------------------------------------------------------------------------------


def write(folder: Path, plan: Plan, played: list[Played], ladder: Path | None = None) -> Path:
    """`balance.html`, and its numbers beside it as JSON and CSV."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "balance.html"
    path.write_text(page(plan, played, ladder), encoding="utf-8")
    found = [
        {**msgspec.to_builtins(m), "good": m.good} for m in measures(plan.game, played, ladder)
    ]
    numbers = {"bot": plan.bot, "games": len(played), "measures": found}
    encoded = msgspec.json.format(msgspec.json.encode(numbers), indent=2)
    (folder / "measures.json").write_bytes(encoded + b"\n")
    write_games(folder / "games.csv", played)
    sides = [side for p in played for side in p.sides]
    cards = plan.game.axes["card"]
    write_csv(
        folder / "cards.csv", ["card", "drawn", "built"],
        [[cards[card], drawn, built] for card, drawn, built in card_rates(plan.game, sides)],
    )  # fmt: skip
    provinces = plan.game.axes["province"]
    write_csv(
        folder / "provinces.csv", ["nation", "province", "change", "games"],
        [[NATIONS[n], provinces[p], round(change, 2), games]
         for n, p, change, games in province_table(plan.game, played)],
    )  # fmt: skip
    return path


def write_games(path: Path, played: list[Played]) -> None:
    """One line per seat and game."""
    head = ["pairing", "game", "seat", "nation", "first", "won", *CATEGORIES, *USES]
    head += ["stage", "golden", "provinces", "paid_swaps", "limited", "decisions"]
    lines: list[list[Any]] = []
    for p in played:
        for seat, side in enumerate(p.sides):
            line = [p.pairing, p.number, seat, NATIONS[side.nation], int(p.first == seat)]
            line += [int(p.winner == seat), *side.sheet, *side.uses, side.stage, side.golden]
            line += [side.provinces, side.paid_swaps, side.limited, p.decisions]
            lines.append(line)
    write_csv(path, head, lines)


def write_csv(path: Path, head: list[str], lines: list[list[Any]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(head)
        writer.writerows(lines)
