"""The pictures of the balance report, a film of control, and the tables behind them."""

from __future__ import annotations

from collections import Counter
from html import escape
from statistics import mean
from typing import Any, Final

import msgspec

from aevum.core.game import Game
from aevum.games.invasions.game import Invasions
from aevum.games.invasions.kinds import SEATS
from aevum.lab.balance.drawing import COLOURS, stacks, whiskers
from aevum.lab.balance.invasions.games import NOBODY, Played
from aevum.lab.balance.invasions.measures import LONG, never_seen, sides_of
from aevum.lab.balance.plan import Plan
from aevum.lab.balance.study import Sheet

FILM: Final = 720
"""Width of the film in pixels."""
EMPTY: Final = "#d8d2c4"
SECONDS: Final = 1.5
"""For each turn."""


def figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def plots_of(plan: Plan, played: list[Played]) -> list[str]:
    found: list[str] = []
    for scenario in plan.game.axes["scenario"]:
        mine = [p for p in played if p.scenario == scenario]
        if mine:
            found += of_scenario(plan.game, scenario, mine)
    unseen = ", ".join(never_seen(played)) or "Everything happened at least once."
    return [*found, "<h2>What never happened</h2>", f"<p>{escape(unseen)}</p>"]


def of_scenario(game: Game[Any], scenario: str, played: list[Played]) -> list[str]:
    name = escape(game.label("scenario", scenario, "en"))
    sides = sides_of(game, scenario, played)
    rows = [
        (side, float(sum(seat in p.winners for p in played)), len(played))
        for seat, side in enumerate(sides)
    ]
    low, high = (15, 35) if scenario == LONG else (0, 65)
    return [
        f"<h2>{name}</h2>",
        figure(whiskers(rows, low, high), "Victories, 95 % intervals."),
        figure(by_turn(played, "vp"), "Shares of the victory points after each turn."),
        figure(by_turn(played, "gold"), "Shares of the gold after each turn."),
        nations_table(game, played),
        figure(film(game, played), "Who holds a province most often, turn by turn."),
    ]


def by_turn(played: list[Played], what: str) -> str:
    rows = []
    for turn in range(max(len(p.vp) for p in played)):
        lines = [getattr(p, what)[turn] for p in played if len(p.vp) > turn]
        values = [max(0.0, mean(line[power] for line in lines)) for power in range(len(SEATS))]
        rows.append((f"turn {played[0].first_turn + turn}", values))
    return stacks(rows, list(SEATS))


# -- nations --------------------------------------------------------------------------------------


def nations_table(game: Game[Any], played: list[Played]) -> str:
    """Points, kingdoms, ruin and losses of every nation that did anything."""
    games = len(played)
    lines = []
    for nation in game.axes["nation"]:
        points = sum(p.earned.get(nation, 0) for p in played) / games
        lost = sum(p.losses.get(nation, 0) for p in played) / games
        if not points and not lost:
            continue
        cells = [game.label("nation", nation, "en"), f"{points:.1f}", f"{lost:.1f}"]
        told = ("founded", "empires", "captured", "collapsed", "left")
        cells += [when([getattr(p, what).get(nation, 0) for p in played]) for what in told]
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    head = ("nation", "VP", "lost", "kingdom", "empire", "capital fell", "collapse", "gone")
    top = "".join(f"<th>{word}</th>" for word in head)
    return f"<table><tr>{top}</tr>{''.join(lines)}</table>"


def when(turns: list[int]) -> str:
    """How often, and in which turn on average: `40 % (5.2)`; 0 = never."""
    done = [turn for turn in turns if turn]
    if not done:
        return ""
    return f"{100 * len(done) / len(turns):.0f} % ({mean(done):.1f})"


# -- the film -------------------------------------------------------------------------------------


def film(game: Game[Any], played: list[Played]) -> str:
    """The provinces in the colours of the powers that hold them most often, turn after turn."""
    assert isinstance(game, Invasions)
    folder = game.text_folder().parent / "data"
    shapes = msgspec.json.decode((folder / "shapes.json").read_bytes())
    wide, high = shapes["frame"]
    ids = game.axes["province"]
    places = "".join(
        f'<path id="film-{place}" d="{shapes["provinces"][place]["path"]}"/>' for place in ids
    )
    turns = max(len(p.control) for p in played)
    frames = [frame(ids, played, turn, turns) for turn in range(turns)]
    legend = "".join(
        f'<rect x="{40 + 420 * power}" y="40" width="60" height="60" fill="{COLOURS[power]}"/>'
        f'<text x="{120 + 420 * power}" y="92" style="font-size:64px">{name}</text>'
        for power, name in enumerate(SEATS)
    )
    return (
        f'<svg viewBox="0 0 {wide:.0f} {high:.0f}" width="{FILM}" role="img" '
        f'aria-label="control by turn"><defs>{places}</defs>{"".join(frames)}{legend}</svg>'
    )


def frame(ids: list[str], played: list[Played], turn: int, turns: int) -> str:
    lines = [p.control[turn] for p in played if len(p.control) > turn]
    shapes = []
    for place, name in enumerate(ids):
        holder = Counter(line[place] for line in lines).most_common(1)[0][0]
        shapes.append(f'<use href="#film-{name}" fill="{colour_of(holder)}"/>')
    values = ";".join("1" if each == turn else "0" for each in range(turns))
    shown = (
        f'<animate attributeName="opacity" calcMode="discrete" values="{values}" '
        f'dur="{SECONDS * turns:g}s" repeatCount="indefinite"/>'
    )
    title = f"turn {played[0].first_turn + turn}"
    return (
        f'<g opacity="{int(turn == 0)}" stroke="#fff" stroke-width="3">{shown}{"".join(shapes)}'
        f'<text x="40" y="200" stroke="none" style="font-size:96px">{title}</text></g>'
    )


def colour_of(letter: str) -> str:
    if letter == NOBODY:
        return EMPTY
    return COLOURS[[seat[0] for seat in SEATS].index(letter)]


# -- numbers --------------------------------------------------------------------------------------


def sheets_of(plan: Plan, played: list[Played]) -> dict[str, Sheet]:
    head: list[Any] = ["scenario", "game", "seat", "points", "won", "battles", "decisions"]
    games: Sheet = [head]
    turns: Sheet = [["scenario", "game", "turn", "power", "vp", "gold"]]
    fired: Counter[str] = Counter()
    for p in played:
        fired.update(p.seen)
        for seat, points in enumerate(p.points):
            won = int(seat in p.winners)
            games.append([p.scenario, p.number, seat, points, won, p.battles, p.decisions])
        for number, (vp, gold) in enumerate(zip(p.vp, p.gold, strict=True)):
            turn = p.first_turn + number
            for power, name in enumerate(SEATS):
                turns.append([p.scenario, p.number, turn, name, vp[power], gold[power]])
    events: Sheet = [["event", "times"], *([name, fired[name]] for name in sorted(fired))]
    return {"games": games, "turns": turns, "events": events}
