"""A game of Era of Tribes played again word by word: what was told, and what it shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from aevum.core.game import TABLE
from tests.golden.kept import first_era as our_game

Told = dict[str, Any]
TOLD_BY_NAME = ("betrayed", "expelled")


@dataclass
class Replay:
    """A game under way, or after its last word."""

    options: dict[str, Any]
    state: Any = None
    words: list[str] = field(default_factory=list)
    illegal: list[str] = field(default_factory=list)
    shows: set[str] = field(default_factory=set)
    """What a golden game can be kept for."""
    mover: int = -1
    """The seat that expands."""
    finishers: list[int] = field(default_factory=list)
    influence: Counter[int] = field(default_factory=Counter)
    """All gains and losses of influence that were told, added up by seat."""
    scored: Counter[int] = field(default_factory=Counter)
    """Points of the final score, added up by seat."""

    def __post_init__(self) -> None:
        self.state = our_game().setup(self.options)

    def play(self, word: str) -> None:
        game, s = our_game(), self.state
        if word not in game.legal(s, game.actor(s)):
            self.illegal.append(word)
        before = game.clone(s)
        for event in game.apply(s, word):
            told = game.tell(s, event, TABLE)
            self.book(told)
            self.shows |= self.shown_by(told, before)
        self.shows |= shown_by_word(word, before, s)
        self.words.append(word)

    def book(self, told: Told) -> None:
        """The ledger: influence and final points as they were told."""
        kind = told["event"]
        if kind == "influence":
            self.influence[told["seat"]] += told["change"]
        elif kind == "scored":
            self.scored[told["seat"]] += told["points"]
        elif kind == "end-met":
            self.finishers.append(told["seat"])
        elif kind == "growth":
            self.mover = told["seat"]

    def shown_by(self, told: Told, before: Any) -> set[str]:
        """What a single line of the log shows."""
        kind = told["event"]
        if kind == "end-met":
            return {"two-finishers"} if len(self.finishers) > 1 else {f"end-{told['end']}"}
        if kind == "battle":
            return self.shown_by_battle(told)
        if kind == "battle-ended" and told["result"] == "draw":
            return {"city-in-a-draw"} if has_city(before, told["place"]) else set()
        if kind == "conquered":
            return {"city-conquered"} if has_city(before, told["province"]) else set()
        met = {
            "plunder-six": kind == "plundered" and told["die"] == 6,
            "allied-support": kind == "lent" and told["number"] > 0,
            "hunger-scored": told.get("category") == "hunger" and told["points"] < 0,
        }
        return {name for name, is_met in met.items() if is_met} | {kind} & set(TOLD_BY_NAME)

    def shown_by_battle(self, told: Told) -> set[str]:
        s = self.state
        found = {"landing-battle"} if s.landing else set()
        if told["place"] in s.box.axes["sea"]:
            found.add("sea-by-mover" if told["attacker"] == self.mover else "sea-by-rival")
        if s.defender >= 0 and s.revolting[s.defender]:
            found.add("attacked-in-revolution")
        return found


def has_city(s: Any, province: str) -> bool:
    ids = s.box.axes["province"]
    return province in ids and s.city[ids.index(province)] == 1


def shown_by_word(word: str, before: Any, s: Any) -> set[str]:
    """What only the positions before and after a word tell."""
    verb = word.split()[0]
    exhausted = before.legion_supply == 0 and any(before.legions)
    met = {
        "alliance-by-force": verb == "bind" and s.allied != before.allied,
        "sale-by-force": verb == "seize" and s.owner != before.owner,
        "bridge-of-three": verb == "ashore" and len(before.bridge) >= 3,
        "fleets-from-slots": verb == "free_fleet" and word.endswith(" slot"),
        "cheap-grey-leader": word == "diplomacy recruit" and paid(before, s) == 2,
        "legions-exhausted": exhausted,
        "legions-regained": exhausted and s.legion_supply > 0,
        "hunger-lifted": s.hunger != before.hunger,
    }
    return {name for name, is_met in met.items() if is_met}


def paid(before: Any, s: Any) -> int:
    return int(sum(before.thalers) - sum(s.thalers))
