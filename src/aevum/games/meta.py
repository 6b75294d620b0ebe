"""What a game says about itself: the file `meta.toml` in its folder.

A folder with such a file is a game of the house; nothing else has to name it.
"""

from __future__ import annotations

import difflib
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from aevum.core.errors import BadDataPack, Problem

FILE: Final = "meta.toml"
MATURITIES: Final = ("playable", "alpha", "coming")
"""Finished games stand first on the shelf; one that is coming cannot be played yet."""
LENGTHS: Final = ("short", "long", "campaign")
KINDS: Final = ("seat", "flag", "number", "text")
"""What an option can be: a seat, yes or no, a number among some, or free text."""

KEYS: Final[dict[str, type]] = {
    "title": dict, "blurb": dict, "players": list, "length": str, "maturity": str,
    "colours": dict, "levels": dict, "options": dict, "first_game": dict, "coach": bool,
    "measures": dict,
}  # fmt: skip
NEEDED: Final = ("title", "blurb", "players", "length", "maturity")


class Option(NamedTuple):
    """What can be chosen for a new game beside the number of players."""

    name: str
    kind: str
    title: dict[str, str]
    values: list[int]


class Match(NamedTuple):
    """One bot against others of one kind, and the share of victories it has to reach.

    part     what of the game it is about, if there are several such matches
    paired   a side is played twice, by the bot and by its rival, and the points are compared
    """

    bot: str
    rivals: str
    share: float
    seats: int
    turns: dict[str, list[Any]]
    part: str = ""
    paired: bool = False


class Demand(NamedTuple):
    """How many times as fast as another program random play has to be; an aim may be missed."""

    build: str
    peer: str
    times: float
    word: str


class Bounds:
    """What a game may cost, and how much of it is measured.

    clone_us, save_us, verify_ms, legal_ms   a copy, dump and load, the check of a record, the
                                             slowest list of legal actions (none: it is not timed)
    words         legal actions at a time    legal_games   random games in which they are looked for
    most_tables   are opened at most         table_mb      10,000 live tables, in megabytes
    record        options of the game whose record is checked
    """

    def __init__(self, measures: dict[str, Any]) -> None:
        self.clone_us: float = measures.get("clone_us", 10.0)
        self.save_us: float = measures.get("save_us", 200.0)
        self.verify_ms: float = measures.get("verify_ms", 50.0)
        self.legal_ms: float = measures.get("legal_ms", 0.0)
        self.legal_games: int = measures.get("legal_games", 100)
        self.words: int = measures.get("words", 300)
        self.table_mb: float = measures.get("table_mb", 500.0)
        self.most_tables: int = measures.get("most_tables", 1_000_000)
        self.record: dict[str, Any] = measures.get("record", {})


class Meta:
    """A game on the shelf.

    title, blurb  by language             players   the fewest and the most
    length        short, long, campaign   maturity  playable, alpha, coming
    colours       of its card             levels    bots by level, weakest first
    options       what can be chosen      first_game  the options that its rules advise
    coach         are finished games looked back at? They are played on thousands of times
    Measures: seats it is measured with, bounds of what is measured (Bounds), demands on its speed,
    matches of the ladder, the options whose values come in turn there because they make a game
    uneven, and the trials of the bench (load, long game) for which it stands. A match may have
    seats and options in turn of its own, a part of the game as its name, and be paired.
    """

    def __init__(self, name: str, told: dict[str, Any]) -> None:
        self.name = name
        self.title: dict[str, str] = told["title"]
        self.blurb: dict[str, str] = told["blurb"]
        self.fewest: int = told["players"][0]
        self.most: int = told["players"][1]
        self.length: str = told["length"]
        self.maturity: str = told["maturity"]
        self.colours: dict[str, str] = told.get("colours", {})
        self.levels: dict[str, str] = told.get("levels", {})
        self.first_game: dict[str, Any] = told.get("first_game", {})
        self.coach: bool = told.get("coach", False)
        self.options = [
            Option(name, option["kind"], option["title"], option.get("values", []))
            for name, option in told.get("options", {}).items()
        ]
        measures: dict[str, Any] = told.get("measures", {})
        self.seats: int = measures.get("seats", min(4, self.most))
        self.bounds = Bounds(measures)
        self.turns: dict[str, list[Any]] = measures.get("turns", {})
        self.matches = [
            Match(
                match["bot"],
                match["rivals"],
                match["share"],
                match.get("seats", self.seats),
                match.get("turns", self.turns),
                match.get("part", ""),
                match.get("paired", False),
            )
            for match in measures.get("matches", [])
        ]
        self.trials: list[str] = measures.get("trials", [])
        self.demands = [
            Demand(wish["build"], wish["peer"], wish["times"], wish["word"])
            for wish in measures.get("demands", [])
        ]

    @property
    def is_coming(self) -> bool:
        return self.maturity == "coming"


def read_meta(file: Path) -> Meta:
    """The game that this file tells of; raises BadDataPack with every mistake."""
    problems: list[Problem] = []
    where = f"{file.parent.name}/{FILE}"
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadDataPack([Problem(where, "", f"cannot be read: {error}")]) from None
    for key, value in told.items():
        if key not in KEYS:
            near = difflib.get_close_matches(key, list(KEYS), n=1)
            hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(KEYS)}"
            problems.append(Problem(where, key, "is unknown", hint))
        elif not isinstance(value, KEYS[key]):
            problems.append(Problem(where, key, "is of the wrong kind"))
    problems += [Problem(where, key, "is missing") for key in NEEDED if key not in told]
    if not problems:
        problems = mistakes(where, told)
    if problems:
        raise BadDataPack(problems)
    return Meta(file.parent.name, told)


def mistakes(where: str, told: dict[str, Any]) -> list[Problem]:
    """What is wrong in a file that has the right keys."""
    found: list[Problem] = []
    players = told["players"]
    if len(players) != 2 or not 1 <= players[0] <= players[1]:
        found.append(Problem(where, "players", "are the fewest and the most", "like [2, 4]"))
    for key, known in (("length", LENGTHS), ("maturity", MATURITIES)):
        if told[key] not in known:
            found.append(Problem(where, key, f"is '{told[key]}'", f"one of {', '.join(known)}"))
    spoken = {"title": told["title"], "blurb": told["blurb"]}
    for name, option in told.get("options", {}).items():
        spoken[f"options.{name}.title"] = option.get("title", {})
        if option.get("kind") not in KINDS:
            hint = f"one of {', '.join(KINDS)}"
            found.append(Problem(where, f"options.{name}.kind", "is unknown", hint))
    for key, texts in spoken.items():
        if sorted(texts) != ["de", "en"]:
            found.append(Problem(where, key, "needs a text in German and in English"))
    return found
