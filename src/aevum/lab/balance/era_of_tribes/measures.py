"""The measures B1 to B16: what the games come to, and where it should lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean, median
from typing import Any, Final

from aevum.core.game import Game
from aevum.games.era_of_tribes.components import EVENTS
from aevum.games.era_of_tribes.kinds import ACTIONS, ENDS, FIELDS, LENGTHS
from aevum.lab.balance.era_of_tribes.games import Played, Side
from aevum.lab.balance.measures import Measure, share

ENOUGH: Final = 60
"""Games of a section from which on it has figures of its own."""
COMMON: Final = ("epoch", "progresses", "influence")
RARE: Final = ("provinces", "triumph", "homes")
FIRST_ENTRIES: Final = ((1, 3, 6), (2, 6, 11), (3, 9, 17))
"""Number of an epoch, and between which rounds it should be entered first."""
ROUNDS: Final = ((9, 16), (18, 30))


def measures_of(game: Game[Any], played: list[Played]) -> list[Measure]:
    found = [*peoples(game, played), *places(played)]
    for length in range(len(LENGTHS)):
        found += lengths([p for p in played if p.length == length], length)
    found += ends(played)
    found += entries(game, played)
    found += growth(played)
    found += [*realms(played), *battles(played), *actions(played), *levels(played)]
    found += rarities(game, played)
    return [*found, closeness(played), *sections(game, played)]


# -- who wins -------------------------------------------------------------------------------------


def ratio(sides: Iterable[tuple[Played, int]]) -> tuple[float, float, int]:
    """Victories, fair share of them, games."""
    won = fair = 0.0
    games = 0
    for played, seat in sides:
        games += 1
        fair += 1 / len(played.sides)
        won += (seat in played.winners) / len(played.winners)
    return won, fair, games


def seats_of(played: list[Played]) -> list[tuple[Played, int]]:
    return [(p, seat) for p in played for seat in range(len(p.sides))]


def peoples(game: Game[Any], played: list[Played]) -> list[Measure]:
    found = []
    for people in game.axes["people"]:
        mine = [(p, seat) for p, seat in seats_of(played) if p.sides[seat].people == people]
        won, fair, games = ratio(mine)
        if games:
            name = game.label("people", people, "en")
            margin = 1.96 * (won * max(0.0, 1 - won / games)) ** 0.5 / fair
            what = f"{name}: victories ÷ fair share ({games} games)"
            found.append(Measure("B1", what, won / fair, 0.6, 1.5, "", margin))
    return found


def places(played: list[Played]) -> list[Measure]:
    found = []
    for place in range(max(len(p.sides) for p in played)):
        mine = [(p, seat) for p, seat in seats_of(played) if p.sides[seat].place == place]
        won, fair, games = ratio(mine)
        what = f"place {place + 1} of the player order ({games} games)"
        found.append(Measure("B2", what, won / fair, 0.8, 1.25, ""))
    return found


# -- how long, and why it ends --------------------------------------------------------------------


def lengths(played: list[Played], length: int) -> list[Measure]:
    if not played:
        return []
    what = f"rounds, median, {LENGTHS[length]} ({len(played)} games)"
    return [Measure("B3", what, median(p.rounds for p in played), *ROUNDS[length], "rounds")]


def ends(played: list[Played]) -> list[Measure]:
    games = len(played)
    by_cause = {cause: sum(p.cause == cause for p in played) for cause in (*ENDS, "rounds")}
    found = [
        share("B4", f"ended by {cause}", by_cause[cause], games, 10, 60, games) for cause in COMMON
    ]
    rare = sum(by_cause[cause] for cause in RARE)
    found.append(share("B5", "ended by provinces, triumph, homes", rare, games, 5, 100, games))
    found += [
        Measure("B5", f"games ended by {cause}", by_cause[cause], 1, games, "games")
        for cause in RARE
    ]
    return [*found, Measure("B6", "games cut off", by_cause["rounds"], 0, 0, "games")]


def entries(game: Game[Any], played: list[Played]) -> list[Measure]:
    found = []
    for number, low, high in FIRST_ENTRIES:
        epoch = game.axes["epoch"][number]
        rounds = [p.epochs[epoch] for p in played if epoch in p.epochs and not p.length]
        if rounds:
            what = f"first entry of the {game.label('epoch', epoch, 'en')} ({len(rounds)} games)"
            found.append(Measure("B7", what, mean(rounds), low, high, "round"))
    return found


# -- growth, realms, battles ----------------------------------------------------------------------


def growth(played: list[Played]) -> list[Measure]:
    expansions = sum(p.expansions for p in played)
    phases = sum(p.rounds * len(p.sides) for p in played)
    return [
        share("B8", "negative growth", sum(p.shrunk for p in played), expansions, 0, 10),
        share("B9", "phases 1 at the low end of morale", sum(p.cut for p in played), phases, 0, 5),
    ]


def sides_of(played: list[Played]) -> list[Side]:
    return [side for p in played for side in p.sides]


def realms(played: list[Played]) -> list[Measure]:
    sides = sides_of([p for p in played if not p.length])
    if not sides:
        return []
    return [
        Measure("B10", "cities per player", mean(side.cities for side in sides), 2, 6, ""),
        Measure("B10", "provinces per player", mean(side.provinces for side in sides), 9, 20, ""),
    ]


def battles(played: list[Played]) -> list[Measure]:
    number = sum(p.battles for p in played)
    won = sum(p.attackers for p in played)
    laid, taken = sum(p.villages for p in played), sum(p.taken for p in played)
    return [
        Measure("B11", "battles per player", number / len(sides_of(played)), 1, 6, ""),
        share("B11", "battles won by the attacker", won, number, 50, 85),
        share("B12", "villages won of those on the map", taken, laid, 40, 100),
    ]


def actions(played: list[Played]) -> list[Measure]:
    sides = sides_of(played)
    total = sum(sum(side.leaders) for side in sides)
    return [
        share("B13", f"leaders on {name}", sum(s.leaders[at] for s in sides), total, 3, 40)
        for at, name in enumerate(ACTIONS)
    ]


def levels(played: list[Played]) -> list[Measure]:
    sides = sides_of(played)
    return [
        Measure("B14", f"level of {field}", mean(s.levels[at] for s in sides), 1, 3.5, "")
        for at, field in enumerate(FIELDS)
    ]


# -- what never happens ---------------------------------------------------------------------------


def rarities(game: Game[Any], played: list[Played]) -> list[Measure]:
    """B15: a line for each card and tile that too seldom gives something."""
    found = []
    for axis, names in (("card", "cards"), ("village", "tiles")):
        for each in game.axes[axis]:
            acts = sum(each in getattr(p, names) for p in played)
            line = share("B15", f"games in which {each} gave something", acts, len(played), 2, 100)
            if not line.good:
                found.append(line)
    return found or [Measure("B15", "cards and tiles that hardly act", 0, 0, 0, "")]


def never_seen(played: Sequence[Played]) -> list[str]:
    """Kinds of events that happened in none of the games."""
    seen = {name for p in played for name in p.seen}
    return [kind.name for kind in EVENTS.all if kind.name not in seen]


def closeness(played: list[Played]) -> Measure:
    gaps = []
    for p in played:
        points = sorted((side.points for side in p.sides), reverse=True)
        gaps.append(points[0] - points[1])
    return Measure("B16", "distance of first and second, median", median(gaps), 0, 8, "IP")


def sections(game: Game[Any], played: list[Played]) -> list[Measure]:
    """B3 and B16 of each section that has been played often enough."""
    found = []
    for section in game.axes["section"]:
        for length, name in enumerate(LENGTHS):
            mine = [p for p in played if (p.section, p.length) == (section, length)]
            if len(mine) >= ENOUGH:
                what = f"rounds, median, {name}, section {section}"
                rounds = median(p.rounds for p in mine)
                found.append(Measure("B3", what, rounds, *ROUNDS[length], "rounds"))
    return found
