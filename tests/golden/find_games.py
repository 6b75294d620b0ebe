"""Find finished games of Attila that show what a golden game must show, and write them down.

Run by hand: `PYTHONPATH=src python -m tests.golden.find_games [name ...]`. Seats play at random,
with the leanings of a Style; chance draws by its weights. The last words of a game are played anew
as long as this brings it nearer to what is wanted.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.games import load
from tests.golden.reckoning import TRIBES, Ledger, Told, apply_and_tell, features

FOLDER = Path(__file__).parent / "attila"
ROOM = 4
SEEDS = 2_000
ENDINGS = 60


@dataclass(frozen=True)
class Style:
    """Leanings of all seats as weights; 1 = no leaning."""

    franks: float = 1  # play a card of the Franks
    fifth: float = 1  # place a fifth stone
    new: float = 1  # place where the tribe has no stone yet
    upper: float = 1  # place in an upper province
    influence: float = 1
    skip: float = 1  # leave the second stone out
    tile: float = 1
    lay: float = 1  # lay cards in a conflict


@dataclass(frozen=True)
class Wanted:
    """A golden game to be found: how it ends, and the rules it must show on the way."""

    name: str
    note: str
    players: int
    cause: str
    shows: frozenset[str] = frozenset()
    style: Style = Style()


@dataclass
class Played:
    """One finished game."""

    words: list[str]
    events: list[Told]
    ledger: Ledger

    def misses(self, wanted: Wanted) -> int:
        """How far this game is from what is wanted."""
        triggers = set(self.ledger.result()["cause"].split("+"))
        missing = wanted.shows - features(self.events, self.ledger)
        return len(triggers ^ set(wanted.cause.split("+"))) + len(missing)


def weight(s: Any, word: str, style: Style) -> float:
    """How much a seat leans towards this word."""
    verb, _, name = word.partition(" ")
    if verb == "place":
        return weight_of_place(s, s.board.ids.index(name), style)
    leanings = {
        "play": style.franks if name == "franks" else 1,
        "influence": style.influence,
        "skip_second": style.skip,
        "use_tile": style.tile,
        "commit": style.lay,
    }
    return leanings.get(verb, 1)


def weight_of_place(s: Any, province: int, style: Style) -> float:
    stones = s.stones[province * len(TRIBES) : (province + 1) * len(TRIBES)]
    leaning = style.fifth if sum(stones) == ROOM else 1
    leaning *= style.new if not stones[s.tribe] else 1
    return leaning * (style.upper if s.board.upper >> province & 1 else 1)


def choose(game: Game[Any], s: Any, rng: Random, style: Style) -> str:
    seat = game.actor(s)
    if seat == CHANCE:
        words, weights = zip(*game.outcomes(s), strict=True)
        return str(rng.choices(words, weights)[0])
    legal = game.legal(s, seat)
    return rng.choices(legal, [weight(s, word, style) for word in legal])[0]


def play(game: Game[Any], wanted: Wanted, rng: Random, opening: list[str]) -> Played:
    """Play the opening, then on by leanings to the end."""
    s = game.setup({"players": wanted.players})
    played = Played([], [], Ledger(wanted.players))
    while game.to_act(s):
        number = len(played.words)
        word = opening[number] if number < len(opening) else choose(game, s, rng, wanted.style)
        for told in apply_and_tell(game, s, word):
            played.events.append(told)
            played.ledger.read(told)
        played.words.append(word)
    return played


def find(game: Game[Any], wanted: Wanted) -> Played:
    for seed in range(SEEDS):
        rng = Random(seed)
        played = play(game, wanted, rng, [])
        for _ in range(ENDINGS):
            if not played.misses(wanted):
                return played
            kept = len(played.words) - rng.randrange(2, 60)
            other = play(game, wanted, rng, played.words[:kept])
            if other.misses(wanted) <= played.misses(wanted):
                played = other
    raise SystemExit(f"No game found for {wanted.name}.")


def write(wanted: Wanted, played: Played) -> None:
    record = {
        "game": "attila",
        "options": {"players": wanted.players},
        "note": wanted.note,
        "shows": sorted(wanted.shows),
        "actions": played.words,
        "result": played.ledger.result(),
    }
    text = json.dumps(record, indent=1) + "\n"
    (FOLDER / f"{wanted.name}.json").write_text(text, encoding="utf-8")


CALM = Style(franks=50, fifth=0.02, influence=0.2, skip=0.05, lay=0.3)
RISING = Style(franks=50, fifth=0.15, influence=8, lay=0.3)
BOTH = Style(franks=50, fifth=0.05, influence=2, skip=0.05, lay=0.3)
BARREN = Style(upper=1000, new=100, influence=0.02, skip=1000, lay=0.001)
SEEKING = Style(fifth=6)


def shows(*rules: str) -> frozenset[str]:
    return frozenset(rules)


GAMES = (
    Wanted("two-players", "The tenth tile ends the game; a gap.", 2, "T1", shows("R12.3")),
    Wanted("three-players", "The tenth tile ends the game; K23.", 3, "T1", shows("K23")),
    Wanted("four-players", "The tenth tile ends the game; a reshuffle.", 4, "T1", shows("K3")),
    Wanted("five-players", "The tenth tile ends the game; extra slots.", 5, "T1", shows("R10.3")),
    Wanted("t2", "All stones of a tribe stand on the board.", 4, "T2", style=CALM),
    Wanted("t3", "A counter reaches field 22.", 3, "T3", style=RISING),
    Wanted("k35", "No tribe can be placed any more.", 3, "K35", style=BARREN),
    Wanted("t1-t2", "Last tile and empty supply in one turn.", 5, "T1+T2", style=CALM),
    Wanted("t1-t3", "Last tile and field 22 in one turn.", 2, "T1+T3", style=RISING),
    Wanted("t2-t3", "Empty supply and field 22 in one turn.", 3, "T2+T3", style=BOTH),
    Wanted("t1-t2-t3", "All three triggers in one turn.", 2, "T1+T2+T3", style=BOTH),
    Wanted("k5", "The pile runs out in an exchange.", 5, "T1", shows("K5")),
    Wanted("k8-k9", "A forced discard and an empty hand.", 4, "T1", shows("K8", "K9")),
    Wanted("k11", "A century scoring in the last turn.", 2, "T2", shows("K11"), CALM),
    Wanted("k17", "Two conflicts in one slot.", 3, "T1", shows("K17"), SEEKING),
    Wanted("k18", "Two share the victory.", 4, "T1", shows("K18")),
    Wanted("k28", "A conflict after the last tile.", 2, "T1", shows("K28"), SEEKING),
    Wanted("r11-4", "The last stone comes back; play goes on.", 4, "T1", shows("R11.4"), CALM),
)


def main(names: list[str]) -> None:
    game = load("attila")
    for wanted in GAMES:
        if not names or wanted.name in names:
            write(wanted, find(game, wanted))
            print(wanted.name, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
