"""Balance: many games between equal bots, and the measures B1 to B17 that come of them.

Each finished game is one line of a file, so a long run can be stopped, continued, and looked at in
between. A pairing is two nations; from game to game they change seats, then the first marker does.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import msgspec

from aevum import games
from aevum.bots import Sight, make_bot
from aevum.core.errors import BadOptions
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.core.play import choose, total_weight
from aevum.games.rising_cultures.components import (
    ABSTAINED,
    ASCENDED,
    BOXED,
    BUILT,
    CATEGORIES,
    CONTESTED,
    DREW,
    LIMITED,
    NATIONS,
    ROUND_BEGAN,
    ROUNDS,
    SEATS,
    SHOWN,
    STAGES,
    SWAPPED,
    USED_COINS,
    USED_MILITARY,
    USED_RESOURCE,
    USES,
    WON,
)
from aevum.games.rising_cultures.rules.scoring import score_sheet
from aevum.lab.ladder import Match, row, wilson
from aevum.lab.ladder import read as read_ladder

GAME = "rising_cultures"
PAIRINGS = list(combinations(range(len(NATIONS)), 2))
CHUNK = 20
"""Games that a process plays before it reports."""


class Side(msgspec.Struct):
    """What one seat did in a game; cards by their number."""

    nation: int
    sheet: list[int] = []
    uses: list[int] = []
    drawn: list[int] = []
    built: list[int] = []
    stage: int = 0
    golden: int = 0
    provinces: int = 0
    paid_swaps: int = 0
    limited: int = 0
    """Rounds in which it lost coins to the limit."""

    @property
    def points(self) -> int:
        return sum(self.sheet)


class Played(msgspec.Struct):
    """One finished game."""

    bot: str
    pairing: int
    number: int
    first: int
    winner: int
    sides: list[Side]
    row: list[int] = []
    boxed: int = 0
    contests: int = 0
    declined: int = 0
    decisions: int = 0
    supply_empty: bool = False
    repeats: int = 0
    data: str = ""
    """Checksum of the data pack it was played with."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be played: so many games of each pairing, with this bot on both seats."""

    bot: str = "greedy"
    games: int = 200
    jobs: int = 1


@cache
def load() -> Game[Any]:
    return games.load(GAME)


# -- playing --------------------------------------------------------------------------------------


class Watch:
    """Writes down what the events of a game tell."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.begun = False
        self.asked = False
        for side in played.sides:
            side.uses = [0] * len(USES)

    def see(self, event: tuple[int, ...]) -> None:
        kind, a, b = event[0], event[1], event[2]
        game = self.played
        if kind == DREW or kind == SHOWN:
            game.sides[a].drawn.append(b)
        elif kind == BUILT:
            game.sides[a].built.append(b)
            game.sides[a].uses[3] += 1
        elif kind in (USED_COINS, USED_MILITARY, USED_RESOURCE):
            game.sides[a].uses[kind - USED_COINS] += self.begun  # not the two cards of the setup
        elif kind == ASCENDED:
            game.sides[a].stage = event[3]
        elif kind == SWAPPED:
            game.sides[a].paid_swaps += b
        elif kind == LIMITED:
            game.sides[a].limited += 1
        else:
            self.see_contest(kind, a)

    def see_contest(self, kind: int, a: int) -> None:
        game = self.played
        if kind == ROUND_BEGAN:
            self.begun = True
        elif kind == CONTESTED:
            game.contests += 1
            self.asked = True
        elif kind == ABSTAINED and self.asked:  # K9: the stronger one is asked first
            game.declined += 1
            self.asked = False
        elif kind == WON:
            game.sides[a].provinces += 1
        elif kind == BOXED:
            game.boxed += 1


def play(bot: str, pairing: int, number: int) -> Played:
    """Game `number` of a pairing; the same number always brings the same cards."""
    game = load()
    rng = Random(f"balance/{bot}/{pairing}/{number}")
    nations = PAIRINGS[pairing] if number % 2 == 0 else PAIRINGS[pairing][::-1]
    first = number // 2 % SEATS
    bots = [make_bot(bot, seed=rng.getrandbits(32)) for _ in range(SEATS)]
    state = game.setup({"nations": [NATIONS[nation] for nation in nations], "first": first})
    sides = [Side(nation) for nation in nations]
    played = Played(bot, pairing, number, first, -1, sides, data=game.data_checksum)
    watch = Watch(played)
    seen: set[bytes] = set()
    while not game.is_over(state):
        seat = game.actor(state)
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = choose(outcomes, rng.randrange(total_weight(outcomes)))
        else:
            action = bots[seat].choose(Sight(game, state, seat)).action
            played.decisions += 1
        for event in game.apply(state, action):
            watch.see(event)
        if not state.supply:
            played.supply_empty = True
        if number == 0:  # B17: looked at in one game of each pairing
            digest = game.digest(state)
            played.repeats += digest in seen
            seen.add(digest)
    finish(game, state, played)
    return played


def finish(game: Game[Any], state: Any, played: Played) -> None:
    result = game.result(state)
    assert result is not None
    played.winner = result.winners[0]
    played.row = [province for province, there in enumerate(state.laid) if there]
    for seat, side in enumerate(played.sides):
        side.sheet = score_sheet(state, seat)
        side.golden = state.golden[seat]


def play_chunk(bot: str, pairing: int, numbers: list[int]) -> list[Played]:
    return [play(bot, pairing, number) for number in numbers]


def missing(plan: Plan, played: list[Played]) -> list[tuple[str, int, list[int]]]:
    """What is still to be played, in chunks, all pairings at the same pace."""
    done = {(p.pairing, p.number) for p in played if p.bot == plan.bot}
    chunks: list[tuple[str, int, list[int]]] = []
    for start in range(0, plan.games, CHUNK):
        numbers = range(start, min(start + CHUNK, plan.games))
        for pairing in range(len(PAIRINGS)):
            left = [number for number in numbers if (pairing, number) not in done]
            if left:
                chunks.append((plan.bot, pairing, left))
    return chunks


def spread(chunks: list[tuple[str, int, list[int]]], jobs: int) -> Iterator[list[Played]]:
    """Play the chunks here, or on several processes."""
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(*chunk)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(play_chunk, *chunk) for chunk in chunks]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()


def read(path: Path) -> list[Played]:
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [msgspec.json.decode(line, type=Played) for line in lines]


def valid(log: Path, plan: Plan) -> list[Played]:
    """The games that belong to the plan; those with other cards tell of another balance."""
    data = load().data_checksum
    return [p for p in read(log) if p.bot == plan.bot and p.number < plan.games and p.data == data]


def run(
    plan: Plan, log: Path, progress: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """Play what is missing; whatever is finished is in the log, also after an interruption."""
    if plan.games < 1 or plan.jobs < 1:
        raise BadOptions("A balance report needs at least one game and one job.")
    make_bot(plan.bot, seed=0)
    played = valid(log, plan)
    progress(len(played))
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as file:
        for chunk in spread(missing(plan, played), plan.jobs):
            for game in chunk:
                file.write(msgspec.json.encode(game) + b"\n")
            file.flush()
            played += chunk
            progress(len(chunk))
    return played


# -- measuring ------------------------------------------------------------------------------------


class Measure(msgspec.Struct, frozen=True):
    """One line of the report: a number, and the range it should lie in."""

    id: str
    what: str
    value: float
    low: float
    high: float
    unit: str = "%"
    margin: float = 0.0
    """Half of the 95 % interval where the number is a share of games."""

    @property
    def good(self) -> bool:
        return self.low <= self.value <= self.high


def share(
    id: str, what: str, part: float, whole: float, low: float, high: float, games: float = 0.0
) -> Measure:
    """A share in percent."""
    value = 100.0 * part / whole if whole else 0.0
    margin = 0.0
    if games:
        least, most = wilson(part, round(games))
        margin = 50.0 * (most - least)
    return Measure(id, what, value, low, high, "%", margin)


def name(nation: int) -> str:
    return NATIONS[nation].capitalize()


def wins_of(played: list[Played], pairing: int) -> tuple[int, int]:
    """Games that the first nation of a pairing won, and all of them."""
    mine = [p for p in played if p.pairing == pairing]
    first = PAIRINGS[pairing][0]
    return sum(p.sides[p.winner].nation == first for p in mine), len(mine)


def measures(played: list[Played], ladder: Path | None = None) -> list[Measure]:
    """B1 to B17, most telling first within each."""
    sides = [side for p in played for side in p.sides]
    return [
        *victories(played),
        *scores(played, sides),
        *plays(sides),
        *contests(played),
        *build_rates(sides),
        *coins(played, sides),
        *skill(ladder),
        *closeness(played),
        *province_rates(played),
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


def card_rates(sides: list[Side]) -> list[tuple[int, int, int]]:
    """Per card: its number, games in which it was drawn, games in which it was built."""
    cards = len(load().axes["card"])
    drawn = [0] * cards
    built = [0] * cards
    for side in sides:
        for card in set(side.drawn):
            drawn[card] += 1
        for card in set(side.built):
            built[card] += 1
    return [(card, drawn[card], built[card]) for card in range(cards)]


def build_rates(sides: list[Side]) -> list[Measure]:
    found = [
        share("B11", f"{load().label('card', load().axes['card'][card], 'en')} is built when drawn",
              built, drawn, 10, 85)
        for card, drawn, built in card_rates(sides) if drawn
    ]  # fmt: skip
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


def skill(ladder: Path | None) -> list[Measure]:
    """B14 is measured by the ladder."""
    found = []
    for bot, rivals, low in (("greedy", "random", 95), ("search:1s", "greedy", 70)):
        match = Match(GAME, bot, rivals, low / 100)
        mine = match.played(read_ladder(ladder)) if ladder else []
        if mine:
            won = row(match, mine)["share"] * len(mine)
            what = f"{bot} beats {rivals}"
            found.append(share("B14", what, won, len(mine), low, 100, len(mine)))
    return found


def closeness(played: list[Played]) -> list[Measure]:
    margins = [abs(p.sides[0].points - p.sides[1].points) for p in played]
    close = sum(margin <= 5 for margin in margins)
    tied = sum(margin == 0 for margin in margins)
    return [
        share("B15", "games won by at most 5 points", close, len(played), 35, 100),
        share("B15", "games tied before the marker decides", tied, len(played), 0, 4),
    ]


def province_table(played: list[Played]) -> list[tuple[int, int, float, int]]:
    """Nation, province, by how many points of win rate the province changes it, games."""
    found = []
    provinces = len(load().axes["province"])
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


def province_rates(played: list[Played]) -> list[Measure]:
    """B16: the greatest change, and the root mean square, which chance alone makes small."""
    table = province_table(played)
    if not table:
        return []
    label = load().axes["province"]
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
