"""Find games of Era of Tribes that show what a golden game must show, and write them down.

Run by hand: `PYTHONPATH=src python -m tests.golden.find_era [name ...]`. The seats of a game play
like the greedy bot, but reach for words they like where there are any; the last words are played
anew as long as this brings the game nearer to what is wanted.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from aevum.bots import Sight, make_bot
from aevum.core.flow import CHANCE
from aevum.core.play import choose, total_weight
from tests.golden.era_replay import Replay, our_game

FOLDER = Path(__file__).parent / "era_of_tribes"
SEEDS = 60
SECTIONS = {
    1: ("whole",),
    2: tuple(f"2-{number}" for number in range(1, 7)),
    3: tuple(f"3-{number}" for number in range(1, 5)),
    4: tuple(f"4-{number}" for number in range(1, 5)),
}


@dataclass(frozen=True)
class Wanted:
    """A golden game to be found: its options, what it must show, and the words the seats like."""

    name: str
    note: str
    players: int
    section: str
    shows: tuple[str, ...] = ()
    likes: dict[str, float] = field(default_factory=dict)
    """By the beginning of a word: how often it is taken when it can be."""
    peoples: str = ""
    long: bool = False

    @property
    def options(self) -> dict[str, Any]:
        named = {"peoples": self.peoples or "lot", "section": self.section}
        return {"players": self.players, "long": self.long} | named


class Seats:
    """All seats of one game: greedy, with leanings."""

    def __init__(self, wanted: Wanted, rng: Random) -> None:
        self.likes = wanted.likes
        self.rng = rng
        self.bots = [make_bot("greedy", rng.randrange(10**6)) for _ in range(wanted.players)]

    def word(self, s: Any) -> str:
        game, rng = our_game(), self.rng
        seat = game.actor(s)
        if seat == CHANCE:
            weighted = game.outcomes(s)
            return choose(weighted, rng.randrange(total_weight(weighted)))
        legal = game.legal(s, seat)
        liked = [word for word in legal if rng.random() < self.leaning(word)]
        if liked:
            return rng.choice(liked)
        return self.bots[seat].choose(Sight(game, s, seat)).action

    def leaning(self, word: str) -> float:
        return max((p for start, p in self.likes.items() if word.startswith(start)), default=0)


def find(wanted: Wanted) -> Replay | None:
    for seed in range(SEEDS):
        replay = Replay(wanted.options)
        seats = Seats(wanted, Random(f"{wanted.name} {seed}"))
        while our_game().to_act(replay.state):
            replay.play(seats.word(replay.state))
        if set(wanted.shows) <= replay.shows:
            return replay
    return None


def write(wanted: Wanted, replay: Replay) -> None:
    result = our_game().result(replay.state)
    assert result is not None
    record = {
        "game": "era_of_tribes",
        "options": wanted.options,
        "note": wanted.note,
        "shows": sorted(wanted.shows),
        "actions": replay.words,
        "result": result.as_dict(),
    }
    text = json.dumps(record, indent=0) + "\n"
    (FOLDER / f"{wanted.name}.json").write_text(text, encoding="utf-8")


WAR = {"battle": 0.8, "fight": 0.9, "challenge": 0.3, "move": 0.05, "commit": 0.8}
SEA = {"sail": 0.4, "fleet": 0.5, "challenge": 0.6, "fight": 0.8, "free_fleet": 0.5}
LANDING = SEA | {"land": 0.4, "embark": 0.3, "ashore": 0.5}
TALK = {"ally": 0.6, "consent": 0.9, "act diplomacy": 0.3, "diplomacy bribe": 0.3}
FORCE = {"act diplomacy": 0.5, "diplomacy bribe": 0.9, "bind": 0.9, "seize": 0.9, "pay treaty": 0.5}


def ends() -> list[Wanted]:
    """Every end condition, in a normal and in a long game."""
    leanings: dict[str, tuple[str, dict[str, float]]] = {
        "epoch": ("The last epoch is entered.", {"act revolution": 0.9, "act progress": 0.5}),
        "provinces": ("So many provinces are held.", {"act expansion": 0.9, "grow": 0.3}),
        "progresses": ("So many progresses are made.", {"act progress": 0.9, "act trade": 0.5}),
        "influence": ("So much influence is won.", {"found": 0.9, "act games": 0.2}),
        "triumph": ("The procession meets the influence.", WAR),
        "homes": ("The last home of a people falls.", WAR),
    }
    return [
        Wanted(
            f"{end}-{'long' if long else 'normal'}", note, 2, "3-2" if long else "2-1",
            (f"end-{end}",), likes, long=long,
        )
        for end, (note, likes) in leanings.items()
        for long in (False, True)
    ]  # fmt: skip


def sections() -> list[Wanted]:
    """Every section with the players it is made for."""
    return [
        Wanted(f"section-{section}", f"Section {section}.", players, section)
        for players, ids in SECTIONS.items()
        for section in ids
    ] + [Wanted("six-players", "Six players on the whole map.", 6, "whole")]


MOMENTS = (
    Wanted("sea-mover", "The mover begins a battle at sea.", 2, "2-1", ("sea-by-mover",), SEA),
    Wanted("sea-rival", "The other one begins a battle at sea.", 2, "2-1", ("sea-by-rival",), SEA),
    Wanted("landing", "A battle after a landing.", 3, "3-2", ("landing-battle",), LANDING),
    Wanted("bridge", "Over three seas in one go.", 2, "2-1", ("bridge-of-three",),
           WAR | {"bridge": 0.9, "embark": 0.3, "fleet": 0.3}),
    Wanted("support", "An ally lends armies.", 3, "3-1", ("allied-support",), WAR | TALK
           | {"ask": 0.9, "lend": 0.5, "army": 0.5}),
    Wanted("betrayal", "An ally is attacked.", 3, "3-1", ("betrayed",), WAR | TALK),
    Wanted("bind", "An alliance by force.", 3, "3-3", ("alliance-by-force",), FORCE),
    Wanted("seize", "A sale by force.", 3, "3-3", ("sale-by-force",), FORCE),
    Wanted("upheaval", "Attacked in a revolution.", 3, "3-4", ("attacked-in-revolution",),
           WAR | {"act revolution": 0.9}),
    Wanted("city", "A city is conquered.", 3, "3-4", ("city-conquered",), WAR | {"found": 0.9}),
    Wanted("city-draw", "A city in a draw.", 3, "3-4", ("city-in-a-draw",), WAR | {"found": 0.9}),
    Wanted("expelled", "A trade post is expelled.", 2, "2-1", ("expelled",),
           SEA | {"post": 0.8, "found": 0.9, "expel": 0.9}),
    Wanted("plunder", "Plunder and a six.", 3, "3-3", ("plunder-six",), SEA | {"plunder": 0.9},
           "norsemen,britons,gauls"),
    Wanted("legions", "Legions run out and come back.", 2, "2-1",
           ("legions-exhausted", "legions-regained"), WAR | {"act expansion": 0.8},
           "romans,carthaginians"),
    Wanted("slots", "Fleets from slots.", 2, "2-1", ("fleets-from-slots",), SEA
           | {"progress seafaring": 0.9}, "carthaginians,romans"),
    Wanted("veche", "A grey leader at the lower price.", 2, "2-5", ("cheap-grey-leader",),
           {"act diplomacy": 0.5, "diplomacy recruit": 0.9}, "slavs,greeks"),
    Wanted("hunger", "Hunger is lifted and scored.", 3, "3-2", ("hunger-lifted", "hunger-scored"),
           WAR | {"found": 0.95, "act revolution": 0.6, "sail": 0.2}),
    Wanted("finishers", "Two finish in the last round.", 2, "2-3", ("two-finishers",),
           {"act progress": 0.6}),
)  # fmt: skip


def main(names: list[str]) -> None:
    for wanted in (*ends(), *sections(), *MOMENTS):
        if not names or wanted.name in names:
            replay = find(wanted)
            if replay:
                write(wanted, replay)
            print(wanted.name, "found" if replay else "not found", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
