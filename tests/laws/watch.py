"""The watch: follows a game of Attila step by step and names the invariant that breaks.

The watch keeps its own board, tracks, tiles and scores, fed by nothing but the words played and the
events told, and compares them with the state after every step. Its numbers, its borders and its
scoring are written from the rules index (R4.9, R8, R12.3, I1-I21), not taken from the engine.
"""

from __future__ import annotations

import csv
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from aevum.core.flow import Event
from aevum.core.game import Game
from tests.laws.guard import Guard

TRIBES = 6
STONES = 20
CARDS = 9
HAND = 6
FULL = 5
TOP = 22
TILES = [1, 2, 3, 4]
DOUBLE = 0
NO_CENTURY = -1
NINE_EACH = [CARDS] * TRIBES
INVARIANTS = [f"I{number}" for number in range(1, 22)]


@cache
def borders(folder: Path) -> tuple[set[int], list[set[int]]]:
    """The upper provinces, and every province's neighbours by land and sea, from the tables."""
    with (folder / "provinces.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    number = {row["id"]: i for i, row in enumerate(rows)}
    near: list[set[int]] = [set() for _ in rows]
    with (folder / "borders.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            a, b = number[row["a"]], number[row["b"]]
            near[a].add(b)
            near[b].add(a)
    return {i for i, row in enumerate(rows) if row["upper"] == "1"}, near


def pay(stones: int, provinces: int, fields: list[int]) -> list[int]:
    """Points per seat for one tribe, by R8.5-R8.12 and R12.3."""
    order = sorted({field for field in fields if field}, reverse=True)
    points = [0] * len(fields)
    if not order:
        return points
    first = [seat for seat, field in enumerate(fields) if field == order[0]]
    if len(first) > 1:
        for seat in first:
            points[seat] = (stones + provinces + len(first) - 1) // len(first)
        return points
    if len(order) == 1:
        points[first[0]] = stones + provinces
        return points
    points[first[0]] = stones
    second = [seat for seat, field in enumerate(fields) if field == order[1]]
    empty_between = order[0] - order[1] - 1
    if len(fields) > 2 or empty_between <= 1:
        for seat in second:
            points[seat] = (provinces + len(second) - 1) // len(second)
    return points


def check_bounds(stones: int, provinces: int, fields: list[int], paid: list[int]) -> None:
    """I14 for one tribe, I15 besides."""
    assert provinces <= stones, f"I15 {provinces} provinces, {stones} stones"
    assert (provinces == 0) == (stones == 0), f"I15 {provinces} provinces, {stones} stones"
    total = sum(paid)
    ranked = sorted((field for field in fields if field), reverse=True)
    if not ranked:
        assert total == 0, "I14 nobody has influence, yet points are paid"
        return
    alone = len(ranked) == 1 or ranked[0] == ranked[1]
    least = stones + provinces if alone else stones
    assert total >= least, f"I14 {total} points are fewer than {least}"
    assert total <= stones + provinces + len(fields) - 1, f"I14 {total} points are too many"
    if len(fields) == 2 and not alone and ranked[0] - ranked[1] >= 3:
        assert total == stones, f"I14 {total} points across a gap"


class Conflict:
    """What the table saw of the conflict under way."""

    def __init__(self, province: int) -> None:
        self.province = province
        self.laid: dict[int, int] = {}
        self.revealed: dict[int, int] = {}
        self.cards = [0] * TRIBES
        self.strength: dict[int, int] = {}
        self.removed: set[int] = set()


class Watch(Guard):
    """The board of its own on which it follows the game."""

    seen_too_much = "I19 a seat sees hidden cards"
    another_end = "I20 the same words give another game"
    resumed_differently = "I20 a saved game goes on differently"
    endless = "I21 the game does not end"

    def __init__(self, game: Game[Any], s: Any) -> None:
        super().__init__(game, s)
        self.players: int = s.players
        self.upper, self.near = borders(game.text_folder().parent / "data")
        size = len(self.near)
        self.stones = [0] * (size * TRIBES)
        self.supply = [STONES] * TRIBES
        self.total = [0] * size
        self.pacified = [0] * size
        self.tiles = TILES[:]
        self.influence = [0] * (self.players * TRIBES)
        self.score = [0] * self.players
        self.unused = [1] * (self.players * 3)
        self.cards: list[int] = []
        self.sizes = [0] * self.players
        self.drawn = [0] * self.players
        self.full: list[int] = []
        self.turns = self.conflicts = 0
        self.active = -1
        self.slots = self.regular = self.tiles_used = self.boosts = self.doubles = 0
        self.tribe = -1
        self.placed = self.moved = 0
        self.conflict = Conflict(-1)
        self.due = NO_CENTURY
        self.scorings: list[int] = []
        self.owed: list[list[int]] = []
        self.told: list[list[int]] = []
        self.ended = False
        self.offered: list[str] = []
        self.verb = ""

    # -- one step --------------------------------------------------------------------------------

    def step(self, offered: list[str], word: str, events: list[Event]) -> None:
        """One action: which words were offered, which was played, what was told."""
        self.offered = offered
        self.verb = word.partition(" ")[0]
        handlers = self.handlers
        for kind, a, b, c, d in events:
            handlers[kind](a, b, c, d)
        self.compare_board()
        s = self.s
        cards = [*s.hand, *s.laid, *s.pile.pool, *s.discard, *s.aside, s.card]
        if cards != self.cards:
            self.cards = cards
            self.check_cards()

    def compare_board(self) -> None:
        """Whatever lies open changed as told, and in no other way."""
        s = self.s
        if s.stones != self.stones or s.supply != self.supply:
            self.recount_stones()
        assert s.pacified == self.pacified, "I6 a province was opened or closed without a word"
        assert s.tiles == self.tiles, f"I7 tiles {s.tiles}, seen {self.tiles}"
        assert s.influence == self.influence, "I9 a counter moved without a word"
        assert s.unused == self.unused, "I11 an action tile came or went without a word"
        assert s.score == self.score, f"I13 scores {s.score}, recomputed {self.score}"

    def recount_stones(self) -> None:
        """The board is not as told: find out whether a stone is lost or only moved."""
        s = self.s
        assert min(s.stones) >= 0, "I1 a negative number of stones"
        assert min(s.supply) >= 0, "I1 a negative supply"
        for tribe in range(TRIBES):
            here = sum(s.stones[tribe::TRIBES])
            assert here + s.supply[tribe] == STONES, f"I1 tribe {tribe}: {here}, {s.supply[tribe]}"
        for province, closed in enumerate(self.pacified):
            cell = slice(province * TRIBES, (province + 1) * TRIBES)
            if closed:
                assert s.stones[cell] == self.stones[cell], f"I6 pacified {province} changed"
        raise AssertionError("I1 a stone moved without a word")

    def check_cards(self) -> None:
        """I2, I3 and I4: rows of six counts, one row per hand, per heap and per pile."""
        s = self.s
        pool, discard, aside = s.pile.pool, s.discard, s.aside
        hands = [s.hand[i : i + TRIBES] for i in range(0, len(s.hand), TRIBES)]
        rows = [pool, discard, aside, *hands]
        rows += [s.laid[i : i + TRIBES] for i in range(0, len(s.laid), TRIBES)]
        counts = list(map(sum, zip(*rows, strict=True)))
        if s.card >= 0:
            counts[s.card] += 1
        assert counts == NINE_EACH, f"I2 {counts} cards per tribe"
        assert min(map(min, rows)) >= 0, "I2 a negative number of cards"
        self.check_pile(sum(pool), sum(pool) + sum(discard), any(aside))
        before = self.sizes
        self.sizes = list(map(sum, hands))
        assert max(self.sizes) <= HAND, f"I3 hands of {self.sizes} cards"
        if self.turns:
            for seat, size in enumerate(self.sizes):
                grew = size > before[seat] and self.drawn[seat] == 0
                assert not grew, f"I3 the hand of seat {seat} grew"
        self.drawn = [0] * self.players

    def check_pile(self, pile: int, outside: int, exchanging: bool) -> None:
        asked = self.game.asked(self.s)
        if asked and asked["node"] == "deal":
            assert pile >= 1, "I4 a draw from an empty pile"
            cards = asked["cards"]
            assert outside >= cards, f"I4 {cards} cards to draw, {outside} there"
        if not exchanging:
            assert outside >= 54 - 6 * self.players, f"I4 only {outside} cards outside the hands"

    # -- the turn --------------------------------------------------------------------------------

    def on_drew(self, seat: int, tribe: int, _c: int, _d: int) -> None:
        assert not self.turns or seat == self.active, f"I3 seat {seat} draws in another's turn"
        self.drawn[seat] += 1

    def on_reshuffled(self, cards: int, _b: int, _c: int, _d: int) -> None:
        assert cards > 0, "I4 pile and discard pile are both empty"

    def on_turn(self, seat: int, number: int, _c: int, _d: int) -> None:
        self.close_turn()
        holder = seat if self.turns == 0 else self.active
        size = sum(self.s.hand[holder * TRIBES : (holder + 1) * TRIBES])
        assert size == HAND, f"I3 after the refill seat {holder} holds {size} cards"
        if self.turns:
            assert seat == (self.active + 1) % self.players, f"I18 {seat} follows {self.active}"
            assert not self.end_reasons(), f"I17 the game goes on after {self.end_reasons()}"
        self.turns += 1
        self.active = seat
        self.regular = 2 if self.players == 2 else 1
        self.slots = self.tiles_used = self.boosts = self.doubles = 0

    def close_turn(self) -> None:
        assert not self.full, f"I5 five stones in {self.full} at the end of a turn"
        assert max(self.total) < FULL, "I5 five stones in a province at the end of a turn"
        assert self.due == NO_CENTURY, f"I12 the scoring of century {self.due} was left out"
        if self.turns:
            slots = self.regular + self.doubles
            assert self.slots == slots, f"I18 {self.slots} slots instead of {slots}"

    def end_reasons(self) -> list[str]:
        """I17: what ends the game when it holds at the end of a turn."""
        reasons = {
            "an empty supply": 0 in self.supply,
            "a counter on 22": TOP in self.influence,
            "no tile left": not any(self.tiles),
        }
        return [name for name, holds in reasons.items() if holds]

    def open_slot(self, seat: int) -> None:
        assert seat == self.active, f"I18 seat {seat} uses the slot of {self.active}"
        assert not self.full, f"I5 a slot begins with five stones in {self.full}"
        self.slots += 1
        self.tribe = -1
        self.placed = self.moved = 0

    def on_played(self, seat: int, tribe: int, _c: int, _d: int) -> None:
        self.open_slot(seat)
        self.tribe = tribe

    def on_discarded(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.open_slot(seat)

    def on_slot_lost(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.open_slot(seat)

    # -- stones and influence --------------------------------------------------------------------

    def allowed(self, tribe: int) -> set[int]:
        """R4.9, from the tables of the board and the stones seen."""
        if not self.supply[tribe]:
            return set()
        reach = set(self.upper)
        for province, count in enumerate(self.stones[tribe::TRIBES]):
            if count:
                reach.add(province)
                reach |= self.near[province]
        return {p for p in reach if not self.pacified[p] and self.total[p] < FULL}

    def on_placed(self, seat: int, tribe: int, province: int, _d: int) -> None:
        assert seat == self.active, "I18 a stone out of turn"
        assert tribe == self.tribe, "I10 a stone of another tribe than the card"
        self.placed += 1
        assert self.placed <= 2 - self.moved, "I10 a stone too many for this slot"
        allowed = self.allowed(tribe)
        assert province in allowed, f"I8 tribe {tribe} may not enter province {province}"
        places = sum(word.startswith("place ") for word in self.offered)
        assert places == len(allowed), f"I8 {places} provinces offered, R4.9 has {len(allowed)}"
        self.stones[province * TRIBES + tribe] += 1
        self.supply[tribe] -= 1
        self.total[province] += 1
        if self.total[province] == FULL:
            self.full.append(province)

    def on_influence(self, seat: int, tribe: int, before: int, after: int) -> None:
        place = seat * TRIBES + tribe
        assert seat == self.active, "I9 a counter out of turn"
        if self.verb == "influence":
            assert tribe == self.tribe, "I9 influence on another tribe than the stone's"
            assert self.placed == 1, "I10 influence after a second stone"
            assert not self.moved, "I10 influence twice in one slot"
            self.moved = 1
            step = self.century() + 1
        else:
            self.boosts += 1
            assert self.boosts <= 2, "I9 2 Influence moves more than two fields"
            step = 1
        assert before == self.influence[place], f"I9 a counter stood on {before}"
        assert after == min(before + step, TOP), f"I9 from {before} to {after} by {step}"
        self.influence[place] = after

    def century(self) -> int:
        """R5.2, K29: the lowest century space with a tile; the last one when all are empty."""
        return next((number for number, left in enumerate(self.tiles) if left), len(TILES) - 1)

    def on_tile_used(self, seat: int, tile: int, _c: int, _d: int) -> None:
        assert seat == self.active, "I11 an action tile in another's turn"
        assert self.unused[seat * 3 + tile] == 1, "I11 an action tile used twice"
        self.tiles_used += 1
        assert self.tiles_used == 1, "I11 two action tiles in one turn"
        self.unused[seat * 3 + tile] = 0
        self.doubles += tile == DOUBLE

    # -- conflict and pacification ---------------------------------------------------------------

    def on_conflict(self, province: int, _b: int, _c: int, _d: int) -> None:
        self.conflicts += 1
        assert self.full[:1] == [province], f"I5 a conflict in {province}, five in {self.full}"
        self.conflict = Conflict(province)

    def on_laid(self, seat: int, cards: int, _c: int, _d: int) -> None:
        assert seat not in self.conflict.laid, f"I16 seat {seat} lays cards twice"
        self.conflict.laid[seat] = cards

    def on_revealed(self, seat: int, tribe: int, cards: int, _d: int) -> None:
        present = self.stones[self.conflict.province * TRIBES + tribe]
        assert present, f"I16 a card of the absent tribe {tribe}"
        self.conflict.revealed[seat] = self.conflict.revealed.get(seat, 0) + cards
        self.conflict.cards[tribe] += cards

    def on_strength(self, tribe: int, stones: int, cards: int, _d: int) -> None:
        here = self.stones[self.conflict.province * TRIBES + tribe]
        assert stones == here, f"I16 {here} stones count as {stones}"
        assert cards == self.conflict.cards[tribe], f"I16 cards of tribe {tribe} count as {cards}"
        self.conflict.strength[tribe] = stones + cards

    def on_removed(self, tribe: int, province: int, stones: int, _d: int) -> None:
        place = province * TRIBES + tribe
        assert province == self.conflict.province, f"I6 stones leave province {province}"
        assert stones == self.stones[place], f"I1 {self.stones[place]} stones leave as {stones}"
        self.stones[place] = 0
        self.supply[tribe] += stones
        self.total[province] -= stones
        self.conflict.removed.add(tribe)

    def on_pacified(self, province: int, century: int, _c: int, _d: int) -> None:
        self.close_conflict(province)
        assert not self.pacified[province], f"I6 province {province} pacified twice"
        if any(self.tiles):
            assert century == self.century(), f"I7 a tile of century {century}, {self.tiles}"
            self.tiles[century] -= 1
            self.pacified[province] = 1
            if not self.tiles[century] and century < len(TILES) - 1:
                self.due = century
        else:
            assert century == NO_CENTURY, "I7 an eleventh tile"
            self.pacified[province] = 2
        on_provinces = self.pacified.count(1)
        assert sum(self.tiles) + on_provinces == 10, f"I7 {on_provinces} tiles on the board"
        self.full.remove(province)

    def close_conflict(self, province: int) -> None:
        """I16, when all is told about the conflict."""
        fight = self.conflict
        assert province == fight.province, f"I16 {province} pacified, {fight.province} fought"
        assert fight.removed, "I16 no tribe was removed"
        assert fight.laid == fight.revealed, f"I16 laid {fight.laid}, shown {fight.revealed}"
        strengths = fight.strength
        cards = sum(fight.revealed.values())
        assert sum(strengths.values()) == FULL + cards, f"I16 {strengths} with {cards} cards"
        weakest = min(strengths.values())
        for tribe, strength in strengths.items():
            assert (strength == weakest) == (tribe in fight.removed), f"I16 {strengths}"

    # -- scoring and the end ---------------------------------------------------------------------

    def on_scoring(self, century: int, _b: int, _c: int, _d: int) -> None:
        assert century == self.due, f"I12 scoring of century {century}, {self.due} is due"
        self.due = NO_CENTURY
        self.scorings.append(century)
        self.check_told()
        self.owed = self.points_now()
        self.told = [[0] * self.players for _ in range(TRIBES)]
        for row in self.owed:
            self.score = [old + new for old, new in zip(self.score, row, strict=True)]

    def points_now(self) -> list[list[int]]:
        """Per tribe and seat, computed from the last tribe to the first: the order is no matter."""
        rows = []
        for tribe in range(TRIBES - 1, -1, -1):
            here = self.stones[tribe::TRIBES]
            stones, provinces = sum(here), len(here) - here.count(0)
            fields = self.influence[tribe::TRIBES]
            rows.append(pay(stones, provinces, fields))
            check_bounds(stones, provinces, fields, rows[-1])
        return rows[::-1]

    def on_tribe_scored(self, tribe: int, stones: int, provinces: int, _d: int) -> None:
        here = self.stones[tribe::TRIBES]
        assert provinces <= stones, f"I15 {provinces} provinces, {stones} stones"
        assert stones == sum(here), f"I13 tribe {tribe} counted {stones} stones"
        assert provinces == len(here) - here.count(0), f"I13 tribe {tribe} holds {provinces}"

    def on_points(self, seat: int, tribe: int, points: int, _d: int) -> None:
        assert self.told, "I13 points outside a scoring"
        assert points >= 0, "I13 a score goes down"
        self.told[tribe][seat] += points

    def check_told(self) -> None:
        assert self.told == self.owed, f"I13 told {self.told}, recomputed {self.owed}"

    def on_ended(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self.ended = True
        self.close_turn()
        stuck = not any(self.allowed(tribe) for tribe in range(TRIBES))
        assert self.end_reasons() or stuck, "I17 the game ends without a reason"

    def finish(self) -> None:
        """What holds when the game is over."""
        assert self.ended, "I21 the game stops without an end"
        self.check_told()
        emptied = [number for number in range(3) if not self.tiles[number]]
        assert self.scorings == [*emptied, NO_CENTURY], f"I12 scorings {self.scorings}"
        most = 15 if self.players == 2 else 13
        assert self.conflicts <= most, f"I12 {self.conflicts} conflicts"

    @staticmethod
    def permute_hidden(s: Any, seat: int, rng: Random) -> None:
        """I19: deal all cards `seat` cannot see anew, keeping every size everybody can see."""
        zones = [s.pile.pool]
        for other in range(s.players):
            if other != seat:
                cell = slice(other * TRIBES, (other + 1) * TRIBES)
                zones += [s.hand[cell], s.laid[cell]]
        unseen = [tribe for zone in zones for tribe, count in enumerate(zone) for _ in range(count)]
        rng.shuffle(unseen)
        for zone in zones:
            count = sum(zone)
            dealt = [unseen.pop() for _ in range(count)]
            zone[:] = [dealt.count(tribe) for tribe in range(TRIBES)]
        hidden = iter(zones[1:])
        for other in range(s.players):
            if other != seat:
                cell = slice(other * TRIBES, (other + 1) * TRIBES)
                s.hand[cell], s.laid[cell] = next(hidden), next(hidden)


# -- driving ---------------------------------------------------------------------------------------


def leaning(rng: Random) -> frozenset[str]:
    """Words that all seats of a game like; random play alone meets the top field and an empty
    supply too seldom."""
    tribe = rng.choice(("franks", "huns", "goths", "saxons", "teutons", "vandals"))
    climb = {"use_tile influence2", f"boost {tribe}", f"play {tribe}", "influence", "commit_done"}
    spread = {f"play {tribe}", f"commit {tribe}", "forgo", "use_tile double", "use_tile exchange"}
    return frozenset(rng.choice((set(), set(), climb, spread)))


def watch_game(game: Game[Any], players: int, rng: Random, thorough: bool = False) -> Watch:
    """Play one game at random under the watch; a thorough one also proves I20."""
    options = {"players": players}
    watch = Watch(game, game.setup(options))
    watch.play(options, rng, rng.randrange(50, 250), leaning(rng), thorough)
    return watch
