"""Ferry behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from aevum.games.ferry.components import AXES, BOATS, EVENTS, VOCABULARY
from aevum.games.ferry.fields import FIELDS
from aevum.games.ferry.rules import FLOW, KINDS, begin
from aevum.games.ferry.state import FerryState

from aevum.core.errors import BadOptions
from aevum.core.game import Game, Result
from aevum.core.texts import LANGUAGES, Texts


class Ferry(Game[FerryState]):
    """Options: players 2-4, cards 1-3 for each boat."""

    def __init__(self) -> None:
        super().__init__("ferry", "1", "no data", (2, 4), FLOW, VOCABULARY, FIELDS, EVENTS, AXES)
        self.texts = {language: Texts(language, [self.text_folder()]) for language in LANGUAGES}

    def setup(self, options: Mapping[str, Any]) -> FerryState:
        players, cards = options.get("players", 2), options.get("cards", 2)
        known = set(options) <= {"players", "cards"}
        if not known or players not in (2, 3, 4) or cards not in (1, 2, 3):
            raise BadOptions("Ferry is for 2 to 4 players, with 1 to 3 cards for each boat.")
        s = FerryState(players)
        begin(s, cards)
        self.advance(s)
        s.events = []
        return s

    def blank(self, seats: int) -> FerryState:
        return FerryState(seats)

    def clone(self, s: FerryState) -> FerryState:
        return FerryState(s.players, s)

    def determinize(self, s: FerryState, seat: int, rng: Random) -> FerryState:
        """The cards of other seats' boats and the pile, dealt anew."""
        world = self.clone(s)
        unseen = world.pile.pool[:]
        sizes = [0] * len(BOATS)
        for boat in range(len(BOATS)):
            if s.steers[boat] != seat:
                for card in range(KINDS):
                    count = s.hold[boat * KINDS + card]
                    sizes[boat] += count
                    unseen[card] += count
                    world.hold[boat * KINDS + card] = 0
        cards = [card for card in range(KINDS) for _ in range(unseen[card])]
        rng.shuffle(cards)
        for boat, size in enumerate(sizes):
            for _ in range(size):
                world.hold[boat * KINDS + cards.pop()] += 1
        world.pile.pool = [cards.count(card) for card in range(KINDS)]
        return world

    def result(self, s: FerryState) -> Result | None:
        if s.stack:
            return None
        points = [0] * s.players
        for boat, seat in enumerate(s.steers):
            points[seat] += s.points[boat]
        best = max(points)
        return Result(points, [seat for seat, p in enumerate(points) if p == best], "crossed")

    def seats(self, s: FerryState) -> int:
        return s.players

    def label(self, axis: str, name: str, language: str) -> str:
        return self.texts[language].text(f"{axis}-{name}")

    def text_folder(self) -> Path:
        return Path(__file__).parent / "texts"


def load_game(overlay: Path | None = None) -> Ferry:
    """The game; it has no data that an owner could lay his own over."""
    return Ferry()
