"""A table for the tests: lay out a position, play words, read what lies there.

Lay out     `lay_out(...)` builds any position of a round; see its docstring.
            `crafted(folder, rome={"market": {"effects": "action:coins n=2"}})` is the game with an
            owner's cards laid over ours, `tableau={...}` does the same with the tableaus.
Play        `t.play("play rome_market coins", ...)` plays words, of seats and of chance alike,
            checks the conservation laws after each one, and returns the events as dicts.
            `t.finish_round()` plays all that is left of a round by the quietest words.
Read        `t.legal()`, `t.rule(word)`, `t.asked()`, `t.figures()`, and all piles as ids without
            the nation: `t.pile("display", 0)`.

Cards are named without their nation ("market" is a card of the seat that uses it), provinces,
nations, sources and everything else by the ids of the game.
"""

from __future__ import annotations

import csv
import io
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from aevum.core.codec import load_frames
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.games.rising_cultures.game import RisingCultures, load_game
from aevum.games.rising_cultures.pack import data_folder
from aevum.games.rising_cultures.state import CulturesState
from tests.golden.kept import TABLES, third_cultures

our_game: RisingCultures = third_cultures()
"""Examples speak of the cards and tableaus they were written with."""
PROVINCE_IDS: list[str] = our_game.axes["province"]
NATION_IDS: list[str] = our_game.axes["nation"]
ROW = ["gaul", "indus", "caucasus", "armenia", "aksum", "carthage", "anatolia"]
"""The row of a game if a test does not care: in ascending order, without Maghreb or Libya."""
COINS = 28
SIZES = {"rome": 24, "persia": 24, "abbasids": 24, "egypt": 27}
PILES = (
    "display", "covered", "military", "resource", "progress", "discard", "archive", "hand",
    "picked",
)  # fmt: skip
STEPS = {
    "round": "begin_round", "income": "take_income", "draw": "draw_hands", "swap": "offer_swaps",
    "turns": "take_turns", "fourth": "keep_fourth_card", "contest": "open_contest",
    "marker": "assign_marker", "events": "end_of_round_events", "limit": "return_excess_coins",
}  # fmt: skip
"""Steps of a round at which a position can stand; after them "end", the end of the game."""

Piles = Mapping[int, Sequence[str]]


class Table:
    """A game, a state, and what everybody was told since the table was laid."""

    def __init__(self, game: RisingCultures, s: CulturesState) -> None:
        self.game = game
        self.s = s
        self.told: list[dict[str, Any]] = []

    # -- cards and provinces ---------------------------------------------------------------------

    def card(self, seat: int, name: str) -> int:
        return self.game.axes["card"].index(f"{NATION_IDS[self.s.nation[seat]]}_{name}")

    def name(self, card: int) -> str:
        return self.game.axes["card"][card].split("_", 1)[1]

    def pile(self, which: str, seat: int) -> list[str]:
        """A pile of a seat, card by card."""
        return [self.name(card) for card in getattr(self.s, which)[seat]]

    def top(self, seat: int) -> list[str]:
        """The known cards on the deck; the last one is drawn first."""
        return [self.name(card) for card in self.s.deck[seat].top]

    def bottom(self, seat: int) -> list[str]:
        """The known cards under the deck; the last one is the lowest."""
        return [self.name(card) for card in self.s.deck[seat].bottom]

    def deck(self, seat: int) -> int:
        return self.s.deck[seat].size()

    def won(self, seat: int) -> list[str]:
        return [p for i, p in enumerate(PROVINCE_IDS) if self.s.won[seat * 15 + i]]

    def row(self) -> list[str]:
        return [p for i, p in enumerate(PROVINCE_IDS) if self.s.row[i]]

    # -- figures ---------------------------------------------------------------------------------

    def figures(self) -> dict[str, Any]:
        return self.game.figures(self.s)

    def resources(self, seat: int) -> dict[str, int]:
        """Units of a fixed kind, kinds without one left out."""
        names = self.game.axes["resource"]
        units = self.figures()["resources"][seat]
        return {name: n for name, n in zip(names, units, strict=True) if n}

    def symbols(self, seat: int) -> tuple[int, int, int]:
        """Swords, horses, shields."""
        sword, horse, shield = self.figures()["symbols"][seat]
        return sword, horse, shield

    def strengths(self, province: str) -> list[int]:
        row = self.figures()["row"]
        found: list[int] = self.figures()["strengths"][row.index(province)]
        return found

    def sheet(self, seat: int) -> list[int]:
        """Cards, tableau, provinces, marker (R13.2)."""
        found: list[int] = self.figures()["sheet"][seat]
        return found

    # -- asking and playing ----------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.game.actor(self.s)

    def asked(self) -> str:
        """The name of the decision or lot; "" when the game is over."""
        return str(self.game.node(self.s).name) if self.s.stack else ""

    def legal(self) -> list[str]:
        """The legal words of whoever must act."""
        return self.game.legal(self.s, self.actor) if self.s.stack else []

    def rule(self, word: str, seat: int | None = None) -> str | None:
        """The rule that forbids the word to this seat (default: the actor); None if it is legal."""
        why = self.game.explain(self.s, self.actor if seat is None else seat, word)
        return None if why is None else why.rule

    def play(self, *words: str, seen_by: int = TABLE) -> list[dict[str, Any]]:
        """Play these words one after the other; the events as `seen_by` may read them."""
        told: list[dict[str, Any]] = []
        for word in words:
            assert word in self.legal(), f"{word}: {self.game.explain(self.s, self.actor, word)}"
            events = self.game.apply(self.s, word)
            check(self.s)
            told += [self.game.tell(self.s, event, seen_by) for event in events]
        self.told += told
        return told

    def draw(self, *names: str) -> list[dict[str, Any]]:
        """Chance draws these cards, whosever deck it is."""
        told: list[dict[str, Any]] = []
        for name in names:
            told += self.play(next(word for word in self.legal() if word.endswith(f"_{name}")))
        return told

    def deal(self, seed: int = 1) -> None:
        """Let chance draw whatever it likes until somebody is asked."""
        rng = Random(seed)
        while self.s.stack and self.actor == CHANCE:
            self.play(rng.choice(self.legal()))

    def quiet(self) -> None:
        """The quietest answer to whatever is asked."""
        words = self.legal()
        quiet = ["swap_done", "end_turn", "no_ascend", "abstain"]
        found = [word for word in words if word in quiet]
        found += [word for word in words if word.endswith(" coins") or word == "option for-coins"]
        self.play((found or words)[0])

    def finish_round(self) -> None:
        """Cards become coins, nobody ascends or contests, until the next round (or the end)."""
        number = self.s.round
        while self.s.stack and self.s.round == number:
            self.quiet()

    def events(self, kind: str) -> list[dict[str, Any]]:
        """All events of one kind since the table was laid, without their name."""
        return events_of(self.told, kind)


def events_of(told: Sequence[Mapping[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [
        {key: value for key, value in event.items() if key != "event"}
        for event in told
        if event["event"] == kind
    ]


# -- lay out --------------------------------------------------------------------------------------


def new_game(
    nations: Sequence[str] = ("rome", "persia"),
    *,
    first: int = 0,
    row: Sequence[str] = ROW,
    match: bool = False,
    game: RisingCultures = our_game,
) -> Table:
    """A game from its first lot: the row is laid, the starting hands are not yet dealt."""
    s = game.setup({"nations": list(nations), "first": first, "match": match})
    t = Table(game, s)
    t.play(*(f"lay {province}" for province in row))
    return t


def lay_out(
    nations: Sequence[str] = ("rome", "persia"),
    *,
    at: str = "turns",
    round: int = 2,
    marker: int = 0,
    turns: int = 0,
    coins: Sequence[int] = (0, 0),
    golden: Sequence[int] = (0, 0),
    row: Sequence[str] | None = None,
    won: Piles | None = None,
    display: Piles | None = None,
    covered: Piles | None = None,
    military: Piles | None = None,
    resource: Piles | None = None,
    progress: Mapping[int, Sequence[str] | int] | None = None,
    discard: Piles | None = None,
    archive: Piles | None = None,
    hand: Piles | None = None,
    top: Piles | None = None,
    bottom: Piles | None = None,
    boxed: Mapping[int, int] | None = None,
    flood: Mapping[int, int] | None = None,
    nile: Mapping[int, Sequence[int]] | None = None,
    match: bool = False,
    game: RisingCultures = our_game,
) -> Table:
    """A position in a round; every card and coin is accounted for.

    at        the step of the round that comes next (STEPS), or "end": the final scoring.
    turns     turns of this round that are over; with "turns" an even number asks the first player.
    row       provinces still in the row; by default the last ones of ROW, as many as the round has.
    won       {0: ["gaul"]}; provinces neither here nor in the row are in the box.
    progress  {0: 3} takes three cards that no other pile names.
    hand      by default the four cards of the deck list that no pile names, if at="turns".
    top       known cards on the deck, the last one is drawn first; `bottom`: the last is lowest.
    boxed     {0: 5}: so many cards of the pool are left out, so that the deck runs short.
    nile      {0: [1, 1, 0, 0, 0, 0]}: coins on the six spaces; they come from the 28.

    The supply holds all coins that are not named. What happens by itself at this step has happened
    when the function returns; its events are in `told`.
    """
    s = game.blank(2)
    t = Table(game, s)
    s.match = int(match)
    s.nation = [NATION_IDS.index(name) for name in nations]
    s.marker = s.first_marker = marker
    gone = [province for pile in (won or {}).values() for province in pile]
    left_in_row = [p for p in (ROW[round - 1 :] if row is None else row) if p not in gone]
    for province in left_in_row + gone:
        s.laid[PROVINCE_IDS.index(province)] = 1
    s.clear_table()
    s.round = round
    s.golden = list(golden)
    s.row = [int(province in left_in_row) for province in PROVINCE_IDS]
    for seat, provinces in (won or {}).items():
        for province in provinces:
            s.won[seat * 15 + PROVINCE_IDS.index(province)] = 1
    named = {
        "display": display, "covered": covered, "military": military, "resource": resource,
        "discard": discard, "archive": archive, "hand": hand,
    }  # fmt: skip
    for field, piles in named.items():
        for seat, cards in (piles or {}).items():
            getattr(s, field)[seat][:] = [t.card(seat, name) for name in cards]
    for seat in (0, 1):
        deck = s.deck[seat]
        deck.top = [t.card(seat, name) for name in (top or {}).get(seat, ())]
        deck.bottom = [t.card(seat, name) for name in (bottom or {}).get(seat, ())]
        rest = _rest(s, seat)
        up = (progress or {}).get(seat, 0)
        if isinstance(up, int):
            s.progress[seat] = [rest.pop() for _ in range(up)]
        else:
            s.progress[seat] = [t.card(seat, name) for name in up]
            rest = [card for card in rest if card not in s.progress[seat]]
        if at == "turns" and seat not in (hand or {}):
            s.hand[seat] = [rest.pop(0) for _ in range(4)]
        s.hand[seat].sort()
        for card in rest[(boxed or {}).get(seat, 0) :]:
            deck.pool[card] = 1
    s.coins = list(coins)
    for seat, level in (flood or {}).items():
        s.flood[seat] = level
    for seat, spaces in (nile or {}).items():
        s.nile[seat * 6 : seat * 6 + 6] = list(spaces)
    s.supply = COINS - sum(s.coins) - sum(s.nile)
    assert s.supply >= 0, "there are only 28 coins"
    s.rebuild()
    frames: list[dict[str, Any]] = [
        {"node": "match", "step": "play_games", "again": True, "games": 1},
        {"node": "game", "step": "play_rounds"},
    ]
    if at != "end":
        frames[-1]["again"] = True
        here = {"first": marker, "turns": turns}
        frames.append({"node": "round", "step": STEPS[at], "again": True, **here})
    s.stack.extend(load_frames(game.node_named, frames))
    game.advance(s)
    t.told = [game.tell(s, event, TABLE) for event in s.events]
    s.events = []
    check(s)
    return t


def _rest(s: CulturesState, seat: int) -> list[int]:
    """Cards of the seat's deck list that no pile holds yet."""
    nation = s.nation_of(seat)
    used = set(s.deck[seat].top + s.deck[seat].bottom)
    for field in PILES:
        used.update(getattr(s, field)[seat])
    return [card.index for card in nation.cards if card.index not in used]


def crafted(
    folder: Path,
    tableau: Mapping[str, str] | None = None,
    **nations: Mapping[str, Mapping[str, str]],
) -> RisingCultures:
    """The game of the examples with an owner's folder laid over it.

    `rome={"market": {"effects": "action:coins n=2", "cost": "w1"}}` changes cells of a deck,
    `provinces={"gaul": {"effects": "…"}}` of the provinces; `tableau={"old text": "new text"}`
    replaces text of the tableaus, which must stand there.
    """
    over = folder / "rising_cultures"
    shutil.copytree(TABLES / over.name, over, dirs_exist_ok=True)
    for nation, changes in nations.items():
        prefix = "" if nation == "provinces" else f"{nation}_"
        file = "provinces.csv" if nation == "provinces" else f"cards_{nation}.csv"
        changed = {f"{prefix}{name}": cells for name, cells in changes.items()}
        before = over if (over / file).exists() else data_folder()
        (over / file).write_text(_changed(before / file, changed), encoding="utf-8")
    if tableau:
        text = (over / "tableaus.toml").read_text(encoding="utf-8")
        for old, new in tableau.items():
            assert old in text, old
            text = text.replace(old, new)
        (over / "tableaus.toml").write_text(text, encoding="utf-8")
    return load_game(folder)


def _changed(file: Path, changes: Mapping[str, Mapping[str, str]]) -> str:
    with file.open(encoding="utf-8") as ours:
        reader = csv.DictReader(ours)
        rows = list(reader)
    assert set(changes) <= {row["id"] for row in rows}, changes
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({**row, **changes.get(row["id"], {})})
    return out.getvalue()


# -- conservation ---------------------------------------------------------------------------------


def check(s: CulturesState) -> None:
    """I1, I2, I3, I9 and I12 of the rules index: nothing appears, nothing is lost."""
    assert s.supply + sum(s.coins) + sum(s.nile) == COINS, "I1"
    assert min(s.supply, *s.coins, *s.nile) >= 0, "I1"
    if min(s.nation) < 0:
        return
    for seat in (0, 1):
        cards = [card for field in PILES for card in getattr(s, field)[seat]]
        deck = s.deck[seat]
        cards += deck.top + deck.bottom + [card for card, n in enumerate(deck.pool) if n]
        nation = s.nation_of(seat)
        own = range(nation.first, nation.first + len(nation.cards))
        cards += [card for card in (*s.peeked, s.shown) if card in own]
        assert len(cards) == len(set(cards)), "I2"
        assert set(cards) <= set(own), "I2"
        assert len(s.military[seat]) <= 6, "I9"
        assert len(s.progress[seat]) <= (7 if s.golden[seat] else 5), "I9"
    assert not any(a and b for a, b in zip(s.won[:15], s.won[15:], strict=True)), "I3"
    assert not any(
        lies and (a or b) for lies, a, b in zip(s.row, s.won[:15], s.won[15:], strict=True)
    ), "I3"
