"""A table for the tests: lay out a position, play words, read what lies there.

Lay out     `position(...)` builds any position at the start of a turn; see its docstring.
            `spread(tribe, count, over)` and `merge(...)` write large `stones` tables.
            `final_points(...)` is the final scoring of a position, seat by seat.
            `score_century(...)` lets the scoring of the 4th, 5th or 6th century happen in play.
Play        `play(s, "play goths", "place dacia", "influence")` plays words, of seats and of chance
            alike, checks the conservation laws after each one, and returns the events as dicts.
            `lay(s, {1: ["goths"]})` answers one conflict's round of cards; seats not named pass.
            `refill(s, "goths")` draws these cards, then lets chance draw what it likes.
            `walk(players, seed)` runs through a whole random game, word by word.
            `finish_turn(s)` gets to the next turn (or the end) by the quietest words.
Read        `stones_in`, `hand_of`, `laid_by`, `influence_of`, `supply_of`, `counts`, `events_of`
            `asked(s)` names the decision ("window", "card", "place", "influence", "second",
            "discard", "pick", "boost", "commit", "deal", "start"), `window_of(s)` the W number.
            `legal(s)` are the words of whoever must act, `provinces(s)` the legal `place` ids.
            `rule_of(s, word)` is the rule id that forbids the word to the actor, None = legal.

Seats are numbers, everything else has the ids of the game: "goths", "dacia", "influence2".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from aevum.core.flow import CHANCE, begin_at
from aevum.core.game import TABLE
from aevum.games.attila.components import (
    ACTION_TILES,
    CARDS_PER_TRIBE,
    GAME,
    MOMENTS,
    ROOM,
    STONES_PER_TRIBE,
    TILES,
    TOP,
    TRIBES,
    TRIGGERS,
)
from aevum.games.attila.game import load_game
from aevum.games.attila.state import NO_TILE_LEFT, TILE, AttilaState

game = load_game()
TRIBE_IDS: list[str] = game.axes["tribe"]
PROVINCE_IDS: list[str] = game.axes["province"]
UPPER = ["germania", "raetia", "noricum", "pannonia", "dacia", "moesia"]
"""The six provinces at the line, as the rules index lists them."""

QUIET = [
    "mauretania", "cyrenaica", "baetica", "africa", "creta",
    "lusitania", "sicilia", "asia", "britannia", "tarraconensis",
]  # fmt: skip
"""Far from the line: here lie the tiles a position does not place by name."""

TILES_IN_ALL = 10

Stones = Mapping[str, Mapping[str, int]]

# -- lay out --------------------------------------------------------------------------------------


def position(
    players: int = 3,
    *,
    active: int = 0,
    stones: Stones | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    influence: Mapping[tuple[int, str], int] | None = None,
    score: Mapping[int, int] | None = None,
    tiles: Sequence[int] | None = None,
    pacified: Sequence[str] = (),
    unused: Mapping[int, Sequence[str]] | None = None,
    discard: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    triggers: Sequence[str] = (),
    score_tenth: bool = False,
    at: str = "card",
) -> AttilaState:
    """A position at the start of a turn of `active`; all components are accounted for.

    stones     {"italia": {"vandals": 2}}; at most four per province. Supplies hold the rest (I1).
    hands      {0: ["goths", "goths"]}; seats not named have an empty hand (so they pass unasked).
    influence  {(0, "vandals"): 5}; everything else is 0.
    score      {0: 12}; everything else is 0.
    pacified   provinces closed by a tile; the tiles come from the lowest centuries.
    tiles      [0, 1, 3, 4] on the century spaces; tiles missing there and not named in `pacified`
               lie in quiet provinces far from the line that hold no stones. With [0, 0, 0, 0]
               provinces beyond the tenth are closed without a tile (K28).
    unused     {0: ["double"]}; seats not named have no action tile left, so no window asks them.
    discard    cards lying on the discard pile; the pile holds all others (I2).
    pile       instead of `discard`: the cards left in the pile; all others are discarded.
    triggers   end triggers already fixed ("T1", "T2", "T3"); with one the final scoring is made
               at once and the game is over.
    score_tenth  the option of K10.
    at         "card": W0 is over (a tile offered there was declined); "window": W0 is asked, if
               the active seat can use a tile. If no card can be played, the position stands at
               whatever comes instead.
    """
    s = game.setup({"players": players, "first": active, "score_tenth": score_tenth})
    _set_stones(s, stones or {})
    _set_cards(s, hands or {}, discard, pile)
    _set_tiles(s, pacified, tiles)
    for (seat, tribe), field in (influence or {}).items():
        s.influence[seat * TRIBES + TRIBE_IDS.index(tribe)] = field
    for seat, points in (score or {}).items():
        s.score[seat] = points
    s.unused = [int(t in (unused or {}).get(p, ())) for p in range(players) for t in ACTION_TILES]
    s.triggers = [int(name in triggers) for name in TRIGGERS]
    s.rebuild()
    begin_at(s, game.nodes[GAME.number], "play_turns")
    game.advance(s)
    s.events.clear()
    check(s)
    if at == "card" and asked(s) == "window":
        play(s, "no_tile")
    return s


def _set_stones(s: AttilaState, stones: Stones) -> None:
    for province, tribes in stones.items():
        if sum(tribes.values()) > ROOM:
            raise ValueError(f"{province} has room for {ROOM} stones; the fifth must be played")
        for tribe, count in tribes.items():
            t = TRIBE_IDS.index(tribe)
            s.stones[PROVINCE_IDS.index(province) * TRIBES + t] = count
            s.supply[t] -= count


def _set_cards(
    s: AttilaState,
    hands: Mapping[int, Sequence[str]],
    discard: Sequence[str],
    pile: Sequence[str] | None,
) -> None:
    rest = [CARDS_PER_TRIBE] * TRIBES
    for seat, cards in hands.items():
        for tribe, count in enumerate(_as_counts(cards)):
            s.hand[seat * TRIBES + tribe] = count
            rest[tribe] -= count
    named = _as_counts(discard if pile is None else pile)
    others = [left - count for left, count in zip(rest, named, strict=True)]
    if min(others) < 0:
        raise ValueError("there are only nine cards of a tribe")
    s.discard, s.pile.pool = (named, others) if pile is None else (others, named)


def _set_tiles(s: AttilaState, pacified: Sequence[str], tiles: Sequence[int] | None) -> None:
    spaces: list[int] = list(TILES)
    if tiles is None:
        for _ in range(min(len(pacified), TILES_IN_ALL)):
            spaces[next(i for i, left in enumerate(spaces) if left)] -= 1
    else:
        spaces = list(tiles)
    s.tiles = spaces
    on_board = TILES_IN_ALL - sum(spaces)
    if len(pacified) > on_board and any(spaces):
        raise ValueError(f"{on_board} tiles have left the century spaces, not {len(pacified)}")
    closed = list(pacified)
    for province in QUIET:
        p = PROVINCE_IDS.index(province)
        empty = not any(s.stones[p * TRIBES : (p + 1) * TRIBES])
        if len(closed) < on_board and empty and province not in closed:
            closed.append(province)
    for number, province in enumerate(closed):
        s.pacified[PROVINCE_IDS.index(province)] = TILE if number < on_board else NO_TILE_LEFT


def _as_counts(cards: Iterable[str]) -> list[int]:
    count = Counter(cards)
    return [count[tribe] for tribe in TRIBE_IDS]


def spread(tribe: str, count: int, over: Sequence[str]) -> dict[str, dict[str, int]]:
    """`count` stones of one tribe over these provinces: one each, then round and round.

    >>> spread("goths", 5, ["dacia", "moesia", "thracia"])
    {'dacia': {'goths': 2}, 'moesia': {'goths': 2}, 'thracia': {'goths': 1}}
    """
    table: dict[str, dict[str, int]] = {}
    for number in range(count):
        cell = table.setdefault(over[number % len(over)], {})
        cell[tribe] = cell.get(tribe, 0) + 1
    return table


def merge(*tables: Stones) -> dict[str, dict[str, int]]:
    """Several `stones` tables laid over each other."""
    merged: dict[str, dict[str, int]] = {}
    for table in tables:
        for province, tribes in table.items():
            cell = merged.setdefault(province, {})
            for tribe, count in tribes.items():
                cell[tribe] = cell.get(tribe, 0) + count
    return merged


def final_points(
    players: int, stones: Stones, influence: Mapping[tuple[int, str], int]
) -> list[int]:
    """What the final scoring of this position pays, seat by seat."""
    s = position(players, stones=stones, influence=influence, triggers=["T1"])
    assert game.is_over(s)
    return list(s.score)


def score_century(s: AttilaState) -> list[dict[str, Any]]:
    """Let the fifth stone fall into the only province with four and everybody pass.

    For a position whose active seat holds a card that may go there and whose next tile empties a
    century space; the influence of the stone is forgone, no second stone is placed.
    """
    province = next(p for p in range(s.board.size) if s.total[p] == ROOM and not s.pacified[p])
    told: list[dict[str, Any]] = []
    for word in legal(s):
        world = game.clone(s)
        game.apply(world, word)
        if PROVINCE_IDS[province] in provinces(world):
            told += play(s, word, f"place {PROVINCE_IDS[province]}", "forgo")
            break
    if asked(s) == "second":
        told += play(s, "skip_second")
    return told + lay(s)


# -- play -----------------------------------------------------------------------------------------


def play(s: AttilaState, *words: str, seen_by: int = TABLE) -> list[dict[str, Any]]:
    """Play these words one after the other; the events as `seen_by` may read them."""
    told: list[dict[str, Any]] = []
    for word in words:
        assert word in legal(s), f"{word}: {game.explain(s, game.actor(s), word)}"
        events = game.apply(s, word)
        check(s)
        told += [game.tell(s, event, seen_by) for event in events]
    return told


def lay(s: AttilaState, cards: Mapping[int, Sequence[str]] | None = None) -> list[dict[str, Any]]:
    """Answer the round of cards of one conflict; seats that are not named pass."""
    told: list[dict[str, Any]] = []
    left = dict(cards or {})
    here = conflict_in(s)
    while asked(s) == "commit" and conflict_in(s) == here:
        ordered = sorted(left.pop(game.actor(s), ()), key=TRIBE_IDS.index)
        told += play(s, *(f"commit {tribe}" for tribe in ordered), "commit_done")
    assert not left, f"these seats were not asked: {sorted(left)}"
    return told


def conflict_in(s: AttilaState) -> str:
    """The province whose conflict runs, '' if none does."""
    running = [frame for frame in game.phase(s) if frame["node"] == "conflict"]
    return str(running[0]["province"]) if running else ""


def refill(s: AttilaState, *tribes: str) -> list[dict[str, Any]]:
    """Draw these cards in this order, then whatever comes, until a seat must act or a turn begins.

    (A seat with an empty hand loses its slot unasked, so its turn stands at its own drawing.)
    """
    turn = s.turn
    told = play(s, *(f"draw {tribe}" for tribe in tribes))
    while s.stack and game.actor(s) == CHANCE and s.turn == turn:
        told += play(s, game.outcomes(s)[0][0])
    return told


QUIETEST = ("no_tile", "forgo", "skip_second", "commit_done")


def finish_turn(s: AttilaState) -> list[dict[str, Any]]:
    """Go on to the next turn, or to the end: forgo, pass, use no tile, draw whatever comes.

    Cards and provinces are the first legal ones.
    """
    told: list[dict[str, Any]] = []
    turn = s.turn
    while s.stack and s.turn == turn:
        words = legal(s)
        told += play(s, next((word for word in QUIETEST if word in words), words[0]))
    return told


def walk(players: int, seed: int) -> Iterator[AttilaState]:
    """A whole game at random: the same state again and again, before the first and each later word.

    Look at it, do not play on it; the walk does.
    """
    rng = Random(seed)
    s = game.setup({"players": players})
    while s.stack:
        yield s
        weighted = game.outcomes(s)
        words, weights = zip(*weighted, strict=True) if weighted else (legal(s), None)
        play(s, rng.choices(words, weights)[0])
    yield s


# -- read -----------------------------------------------------------------------------------------


def asked(s: AttilaState) -> str:
    """The name of the decision or chance node the position stands at, '' when over."""
    return str(game.node(s).name) if s.stack else ""


def window_of(s: AttilaState) -> int:
    """0-3 for W0-W3 when the question is an action tile, else -1."""
    question = game.asked(s) or {}
    return MOMENTS.index(question["moment"]) if asked(s) == "window" else -1


def legal(s: AttilaState) -> list[str]:
    """The legal words of whoever must act."""
    return game.legal(s, game.actor(s)) if s.stack else []


def provinces(s: AttilaState) -> set[str]:
    """The provinces that may take the stone now."""
    return {word.removeprefix("place ") for word in legal(s) if word.startswith("place ")}


def rule_of(s: AttilaState, word: str, seat: int | None = None) -> str | None:
    """The rule that forbids the word to this seat (default: the actor); None if it is legal."""
    why = game.explain(s, game.actor(s) if seat is None else seat, word)
    return None if why is None else why.rule


def counts(values: Sequence[int]) -> dict[str, int]:
    """Six counts as a dict by tribe, zeros left out: of `s.supply`, `s.discard`, `s.pile.pool`."""
    return {tribe: n for tribe, n in zip(TRIBE_IDS, values, strict=True) if n}


def stones_in(s: AttilaState, province: str) -> dict[str, int]:
    p = PROVINCE_IDS.index(province)
    return counts(s.stones[p * TRIBES : (p + 1) * TRIBES])


def hand_of(s: AttilaState, seat: int) -> dict[str, int]:
    return counts(s.hand[seat * TRIBES : (seat + 1) * TRIBES])


def laid_by(s: AttilaState, seat: int) -> dict[str, int]:
    return counts(s.laid[seat * TRIBES : (seat + 1) * TRIBES])


def influence_of(s: AttilaState, seat: int, tribe: str) -> int:
    return s.influence[seat * TRIBES + TRIBE_IDS.index(tribe)]


def supply_of(s: AttilaState, tribe: str) -> int:
    return s.supply[TRIBE_IDS.index(tribe)]


def is_pacified(s: AttilaState, province: str) -> bool:
    return s.pacified[PROVINCE_IDS.index(province)] != 0


def unused_of(s: AttilaState, seat: int) -> set[str]:
    """The action tiles this seat still has."""
    left = s.unused[seat * 3 : seat * 3 + 3]
    return {tile for tile, here in zip(ACTION_TILES, left, strict=True) if here}


def is_fixed(s: AttilaState, trigger: str) -> bool:
    """Whether the end trigger "T1", "T2", "T3" or "K35" has fallen."""
    return s.triggers[TRIGGERS.index(trigger)] == 1


def events_of(told: Iterable[Mapping[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, without their name."""
    return [
        {key: value for key, value in event.items() if key != "event"}
        for event in told
        if event["event"] == kind
    ]


def check(s: AttilaState) -> None:
    """I1, I2, I3, I5, I7 and I9 of the rules index: nothing appears, nothing is lost."""
    for tribe, name in enumerate(TRIBE_IDS):
        assert s.supply[tribe] + sum(s.stones[tribe::TRIBES]) == STONES_PER_TRIBE, f"I1 {name}"
        cards = sum(s.hand[tribe::TRIBES]) + sum(s.laid[tribe::TRIBES])
        cards += s.pile.pool[tribe] + s.discard[tribe] + s.aside[tribe] + (s.card == tribe)
        assert cards == CARDS_PER_TRIBE, f"I2 {name}"
    counted = [*s.supply, *s.stones, *s.hand, *s.laid, *s.pile.pool, *s.discard, *s.aside]
    assert min(counted) >= 0, "I1, I2"
    assert all(s.hand_size(seat) <= 6 for seat in range(s.players)), "I3"
    assert max(s.total) <= ROOM + 1, "I5"
    assert sum(s.tiles) + s.pacified.count(TILE) == TILES_IN_ALL, "I7"
    assert all(0 <= field <= TOP for field in s.influence), "I9"
