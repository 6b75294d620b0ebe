"""The watch for Rising Cultures: follows a game step by step and names the invariant that breaks.

The watch keeps its own piles, coins and provinces, fed by nothing but the words played and the
events told, and compares them with the state after every step. Costs, symbols and points it reckons
from the tables of the data pack by the rules index (R7.3, R10.3, R13.2, part 6.3), without any code
of the engine.
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from aevum.core.flow import Event
from aevum.core.game import Game
from aevum.core.pack import Pack
from tests.laws.guard import Guard, Options

INVARIANTS = [f"I{number}" for number in range(1, 25)]
NATIONS = ("rome", "persia", "abbasids", "egypt")
KINDS = ("wood", "brick", "stone", "gold")
SYMBOLS = ("sword", "horse", "shield")
COINS = 28
PILES = (
    "display", "covered", "military", "resource", "progress", "discard", "archive", "hand",
    "picked",
)  # fmt: skip
SCYTHIA, MAGHREB = 9, 6

Effect = tuple[str, str, dict[str, str]]
"""When, verb and arguments."""


@cache
def effects_of(text: str) -> list[Effect]:
    """`when:verb key=value …`, several joined by `;`."""
    found = []
    for part in re.split(r";\s*", text):
        if part:
            when, _, rest = part.partition(":")
            verb, *pairs = re.findall(r"\S+=\([^)]*\)|\S+", rest)
            found.append((when, verb, dict(pair.split("=", 1) for pair in pairs)))
    return found


class Tables:
    """The data pack, ours or an owner's, read with nothing but the standard library."""

    def __init__(self, pack: Pack) -> None:
        decks = [rows_of(pack.path(f"cards_{name}.csv")) for name in NATIONS]
        self.cards = [row for deck in decks for row in deck]
        self.provinces = rows_of(pack.path("provinces.csv"))
        text = pack.path("tableaus.toml").read_text(encoding="utf-8")
        self.tableaus: dict[str, Any] = tomllib.loads(text)
        sizes = [len(deck) for deck in decks]
        self.ranges = [range(sum(sizes[:i]), sum(sizes[: i + 1])) for i in range(len(NATIONS))]
        self.costs = [units_of(row["cost"]) for row in self.cards]
        self.strips = [units_of(row["strip"]) for row in self.cards]
        self.coins = ["c1" in row["strip"] for row in self.cards]
        self.rulers = {i for i, row in enumerate(self.cards) if row["ruler"] == "1"}


@cache
def tables_of(pack: Pack) -> Tables:
    return Tables(pack)


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def units_of(text: str) -> list[int]:
    found = dict.fromkeys("wbsg", 0)
    for word in text.split():
        if word[0] in found:
            found[word[0]] += int(word[1:])
    return list(found.values())


class Watch(Guard):
    """Piles, coins and provinces of its own with which it follows the game."""

    seen_too_much = "I21 a seat sees hidden cards"
    another_end = "I23 the same words give another game"
    resumed_differently = "I23 a saved game goes on differently"
    endless = "I24 the game does not end"

    def __init__(self, game: Game[Any], s: Any) -> None:
        super().__init__(game, s)
        self.tables = tables_of(s.box.pack)
        names = [kind.name for kind in game.event_kinds]
        self.covered_kind = names.index("covered")
        self.nation: list[int] = list(s.nation)
        self.marker: int = s.marker
        self.laid: list[int] = []
        self.games = 0
        self.carried = [0, 0]
        self.ended = False
        self.seen: set[str] = set()
        self.clear()

    def clear(self) -> None:
        """Before the first deal of a game."""
        self.round = 0
        self.dealt = False
        self.first_marker = self.marker
        self.supply = COINS
        self.coins = [0, 0]
        self.nile = [0, 0]
        self.flood = [0, 0]
        self.golden = [0, 0]
        self.spent: set[int] = set()
        self.row = sorted(self.laid)
        self.won: list[list[int]] = [[], []]
        self.piles: dict[str, list[list[int]]] = {name: [[], []] for name in PILES}
        self.top: list[list[int]] = [[], []]
        self.bottom: list[list[int]] = [[], []]
        self.pool: list[set[int]] = [set(), set()]
        self.boxed: list[list[int]] = [[], []]
        self.peeked: list[int] = []
        self.peeks_left = 0
        self.shown = -1
        self.arriving: tuple[int, int] | None = None
        self.bought = [[0, 0, 0], [0, 0, 0]]
        self.used: list[set[int]] = [set(), set()]
        self.built: list[set[int]] = [set(), set()]
        self.ascents = [0, 0]
        self.plays = [0, 0]
        self.draws = [0, 0]
        self.extra = [0, 0]
        self.strengths = [0, 0]
        self.abstained: set[int] = set()
        self.contested = -1
        self.holder_before = -1
        self.winner = -1
        self.price_paid = self.waived = self.phase3 = False
        self.kept: dict[int, int] = {}
        self.due: list[int] = []

    # -- one step --------------------------------------------------------------------------------

    def step(self, offered: list[str], word: str, events: list[Event]) -> None:
        """One action: which words were offered, which was played, what was told."""
        assert word in offered, f"I24 {word} was not offered"
        self.words = word.split()
        self.verb = self.words[0]
        self.before_word()
        for kind, a, b, c, d in events:
            if kind != self.covered_kind:
                self.settle()
            self.handlers[kind](a, b, c, d)
        self.after_word()
        self.compare()

    def before_word(self) -> None:
        if self.verb == "pick" and self.round == 0:
            card = self.number(self.words[1])
            seat = self.owner(card)
            self.piles["hand"][seat].remove(card)
            self.piles["picked"][seat].append(card)
        elif self.verb == "target" and self.peeked:
            card = self.number(self.words[1])
            seat = self.owner(card)
            assert card in self.peeked, "I22 a card that was not seen"
            self.top[seat].append(card)
            self.bottom[seat] += [other for other in self.peeked if other != card]
            self.peeked = []
        elif self.verb == "play":
            self.count_play(self.owner(self.number(self.words[1])))
        elif self.verb == "maghreb_military":
            self.waived = True

    def count_play(self, seat: int) -> None:
        first = self.first_player
        other = 1 - first
        self.plays[seat] += 1
        assert self.plays[seat] <= 3, f"I5 seat {seat} plays a fourth card"
        if seat == first and self.piles["hand"][other]:
            assert self.plays[first] == self.plays[other] + 1, "I5 the turns do not alternate"

    def after_word(self) -> None:
        is_ready = len(self.laid) == 7 and min(*self.nation, self.marker) >= 0
        if is_ready and not self.dealt:
            self.deal()
        if self.arriving is not None and self.s.shown != self.arriving[1]:
            self.settle()

    def settle(self) -> None:
        """A built card comes into the display after the ruler it covers has left."""
        if self.arriving is not None:
            seat, card = self.arriving
            self.arriving = None
            self.piles["display"][seat].append(card)

    def compare(self) -> None:
        """Everything changed as told, and in no other way."""
        s = self.s
        self.check_coins()
        assert s.round == self.round, f"I5 round {s.round}, told {self.round}"
        assert s.marker == self.marker, "I4 the marker moved without a word"
        assert s.golden == self.golden, "I20 a tableau was turned without a word"
        assert s.row == self.flags(self.row), f"I3 told {self.row}, the row is another"
        won = self.flags(self.won[0]) + self.flags(self.won[1])
        assert s.won == won, f"I3 told {self.won}, won are others"
        for seat in (0, 1):
            if self.nation[seat] >= 0:
                self.check_cards(seat)
                self.check_columns(seat)

    def flags(self, provinces: list[int]) -> list[int]:
        found = [0] * 15
        for province in provinces:
            found[province] = 1
        return found

    def check_coins(self) -> None:
        s = self.s
        assert s.supply + sum(s.coins) + sum(s.nile) == COINS, "I1 coins are lost or made"
        assert min(s.supply, *s.coins, *s.nile) >= 0, "I1 a negative number of coins"
        nile = [sum(s.nile[:6]), sum(s.nile[6:])]
        assert (s.coins, nile) == (self.coins, self.nile), f"I19 coins {s.coins}, told {self.coins}"
        assert s.flood == self.flood, f"I19 flood {s.flood}, told {self.flood}"

    def check_cards(self, seat: int) -> None:
        s = self.s
        deck = s.deck[seat]
        piles = self.piles
        true = [s.display[seat], s.covered[seat], s.military[seat], s.resource[seat]]
        true += [s.progress[seat], s.discard[seat], s.archive[seat], s.hand[seat], s.picked[seat]]
        told = [piles[name][seat] for name in PILES]
        own = self.tables.ranges[self.nation[seat]]
        pool = deck.pool
        cards = [card for card in own if pool[card]]
        cards += [card for pile in true for card in pile]
        cards += deck.top + deck.bottom + self.boxed[seat]
        cards += [card for card in (*s.peeked, s.shown) if card in own]
        if self.dealt:
            assert sorted(cards) == list(own), f"I2 cards of seat {seat} are not each in one place"
        if true != told:
            self.blame(seat, true, told)
        known = (deck.top, deck.bottom) == (self.top[seat], self.bottom[seat])
        assert known, f"I22 seat {seat} knows another deck"
        assert sum(pool) == len(self.pool[seat]), f"I22 the unknown cards of seat {seat} are others"
        self.check_hand(seat)

    def blame(self, seat: int, true: list[list[int]], told: list[list[int]]) -> None:
        for name, here, said in zip(PILES, true, told, strict=True):
            rule = {"hand": "I6", "covered": "I12", "display": "I12"}.get(name, "I8")
            assert here == said, f"{rule} {name} of seat {seat} is {here}, told {said}"

    def check_hand(self, seat: int) -> None:
        size = len(self.s.hand[seat])
        assert size <= 5, f"I6 {size} cards in hand"
        node = self.game.node(self.s).name if self.s.stack else ""
        if size == 5:
            assert node in ("return", "draw"), "I6 five cards outside a swap"
        if node == "act":
            full = min(4, self.draws[seat])
            assert size == full - self.plays[seat], (
                f"I6 {size} cards after {self.plays[seat]} plays"
            )
        if self.phase3:
            assert size == 0, "I6 cards in hand in phase III"

    def check_columns(self, seat: int) -> None:
        s = self.s
        stages = 7 if self.golden[seat] else 5
        assert len(s.military[seat]) <= 6, "I9 more military cards than bars"
        assert len(s.progress[seat]) <= stages, "I9 more progress cards than stages"
        rulers = sum(card in self.tables.rulers for card in s.display[seat])
        if rulers > 1:
            places = 1 + self.total(seat, "ruler_slot")
            assert rulers <= places, f"I12 {rulers} rulers, {places} places"

    def number(self, card: str) -> int:
        return self.game.axes["card"].index(card)

    def owner(self, card: int) -> int:
        return next(seat for seat in (0, 1) if card in self.tables.ranges[self.nation[seat]])

    # -- what cards, bars, stages, tableau and provinces say -------------------------------------

    def side(self, seat: int) -> dict[str, Any]:
        nation: dict[str, Any] = self.tables.tableaus[NATIONS[self.nation[seat]]]
        side: dict[str, Any] = nation["golden" if self.golden[seat] else "grey"]
        return side

    def texts(self, seat: int) -> Iterator[str]:
        yield from self.card_texts(seat)
        yield from self.tableau_texts(seat)
        for province in self.won[seat]:
            yield self.tables.provinces[province]["effects"]

    def card_texts(self, seat: int) -> Iterator[str]:
        for card in self.piles["display"][seat]:
            yield self.tables.cards[card]["effects"]

    def tableau_texts(self, seat: int) -> Iterator[str]:
        side = self.side(seat)
        yield from side["red_effects"][: len(self.piles["military"][seat])]
        yield from side["green"][: len(self.piles["progress"][seat])]
        yield from side["effects"]

    def statics(self, seat: int, verb: str) -> list[dict[str, str]]:
        return [
            args
            for text in self.texts(seat)
            for when, word, args in effects_of(text)
            if (when, word) == ("static", verb)
        ]

    def total(self, seat: int, verb: str) -> int:
        return sum(int(args.get("n", args.get("delta", 1))) for args in self.statics(seat, verb))

    def resources(self, seat: int) -> list[int]:
        start = self.tables.tableaus[NATIONS[self.nation[seat]]]["start"]
        have = [int(start[kind]) for kind in KINDS]
        for card in self.piles["resource"][seat]:
            have = [a + b for a, b in zip(have, self.tables.strips[card], strict=True)]
        for args in self.statics(seat, "resource"):
            have[KINDS.index(args["kind"])] += int(args["n"])
        return have

    def price(self, seat: int, card: int) -> int:
        """R7.3, K17: the cheapest way, found by trying all."""
        cost, have = self.tables.costs[card], self.resources(seat)
        kind = self.tables.cards[card]["kind"]
        missing = [max(0, a - b) for a, b in zip(cost, have, strict=True)]
        jokers = [
            args["kinds"].split("+")
            for args in self.statics(seat, "resource_any")
            for _ in range(int(args["n"]))
        ]
        for args in self.statics(seat, "discount"):
            if args["filter"] in ("all", kind):
                kinds = list(KINDS) if args["kind"] == "any" else [args["kind"]]
                jokers += [kinds] * int(args["n"])
        rates = [2, 2, 2, 2]
        for args in self.statics(seat, "coin_rate"):
            for name in args["kinds"].split("+"):
                rates[KINDS.index(name)] = 1
        best = sum(missing) * 2
        for chosen in product(*jokers) if sum(missing) else ():
            left = [max(0, m - chosen.count(k)) for m, k in zip(missing, KINDS, strict=True)]
            best = min(best, sum(a * b for a, b in zip(left, rates, strict=True)))
        return best

    def symbols(self, seat: int) -> list[int]:
        found = self.bought[seat][:]
        printed = self.side(seat)["red"]
        for bar, card in enumerate(self.piles["military"][seat]):
            for word in [*self.tables.cards[card]["military"].split(), printed[bar]]:
                if word:
                    found[SYMBOLS.index(word)] += 1
        for args in self.statics(seat, "symbol"):
            found[SYMBOLS.index(args["kind"])] += int(args["n"])
        return found

    def strength(self, seat: int, province: int) -> int:
        groups = self.tables.provinces[province]["contest"].split()
        have = dict(zip(SYMBOLS, self.symbols(seat), strict=True))
        return sum(have[group] for group in groups) + self.total(seat, "symbol_any")

    def count(self, seat: int, counter: str) -> int:
        tables, piles = self.tables, self.piles
        signs = [tables.provinces[p]["sign"] for p in self.won[seat]]
        kinds = [tables.cards[card]["kind"] for card in piles["display"][seat]]
        if counter.startswith("sign:"):
            return signs.count(counter[5:])
        return {
            "buildings": kinds.count("building"),
            "persons": kinds.count("person"),
            "covered": len(piles["covered"][seat]),
            "provinces": len(self.won[seat]),
            "sign_sets": min(signs.count(sign) for sign in "ABC"),
            "coins": self.coins[seat],
            "nile_due": self.nile[seat],
            "archive": len(piles["archive"][seat]),
            "pm_sets": min(len(piles["progress"][seat]), len(piles["military"][seat])),
        }[counter]

    def holds(self, seat: int, args: dict[str, str]) -> bool:
        condition = args.get("if", "")
        if condition == "golden":
            return bool(self.golden[seat])
        return condition != "marker" or self.marker == seat

    def points(self, seat: int, texts: list[str]) -> int:
        total = 0
        for text in texts:
            for when, verb, args in effects_of(text):
                if when != "final":
                    continue
                if not self.holds(seat, args):
                    continue
                if verb == "vp":
                    total += int(args["n"])
                else:
                    sets = self.count(seat, args["counter"]) // int(args["per"])
                    total += min(int(args["n"]) * sets, int(args.get("max", 99)))
        return total

    def sheet(self, seat: int) -> list[int]:
        """R13.2, reckoned anew."""
        printed = sum(int(self.tables.cards[card]["vp"]) for card in self.piles["display"][seat])
        provinces = [self.tables.provinces[p] for p in self.won[seat]]
        lasting = self.points(seat, [row["effects"] for row in provinces])
        return [
            printed + self.points(seat, list(self.card_texts(seat))),
            int(self.side(seat)["vp"]) + self.points(seat, list(self.tableau_texts(seat))),
            sum(int(row["vp"]) for row in provinces) + lasting,
            3 * (self.marker == seat),
        ]

    # -- coins and cards as told -----------------------------------------------------------------

    def gain(self, seat: int, coins: int, due: int, rule: str = "I19") -> None:
        """K8: what is due, or what is left."""
        assert coins == min(due, self.supply), f"{rule} {coins} coins taken, {due} due"
        if coins < due:
            self.seen.add("empty")
        self.supply -= coins
        self.coins[seat] += coins

    def pay(self, seat: int, coins: int) -> None:
        assert coins <= self.coins[seat], f"I1 seat {seat} pays {coins} of {self.coins[seat]}"
        self.supply += coins
        self.coins[seat] -= coins

    def draw(self, seat: int, card: int) -> None:
        if self.top[seat]:
            assert self.top[seat].pop() == card, "I22 another card lay on top"
        elif self.pool[seat]:
            assert card in self.pool[seat], "I22 a card from nowhere is drawn"
            self.pool[seat].remove(card)
        else:
            assert self.bottom[seat].pop(0) == card, "I22 another card lay at the bottom"

    def take(self, seat: int, card: int) -> None:
        """A card leaves hand, discard pile or the way for its use."""
        if card == self.shown:
            self.shown = -1
            return
        for name in ("hand", "discard"):
            if card in self.piles[name][seat]:
                self.piles[name][seat].remove(card)
                return
        raise AssertionError(f"I2 card {card} is used from nowhere")

    def take_last(self, name: str, seat: int, card: int) -> bool:
        pile = self.piles[name][seat]
        if card not in pile:
            return False
        assert pile[-1] == card, f"I8 a card leaves the middle of the {name} column"
        pile.pop()
        return True

    def on_laid_province(self, province: int, _b: int, _c: int, _d: int) -> None:
        self.laid.append(province)
        self.row = sorted(self.laid)
        assert len(self.laid) == len(set(self.laid)) <= 7, "I3 the row is not of seven cards"

    def on_nation(self, seat: int, nation: int, _c: int, _d: int) -> None:
        self.nation[seat] = nation

    def on_first_marker(self, seat: int, _b: int, _c: int, _d: int) -> None:
        self.marker = self.first_marker = seat

    def deal(self) -> None:
        """Both decks are shuffled."""
        self.dealt = True
        self.first_marker = self.marker
        self.pool = [set(self.tables.ranges[self.nation[seat]]) for seat in (0, 1)]
        assert len(self.row) == 7, f"I3 {len(self.row)} provinces lie in the row"

    def on_drew(self, seat: int, card: int, _c: int, _d: int) -> None:
        self.draw(seat, card)
        if self.peeks_left:
            self.peeks_left -= 1
            self.peeked.append(card)
            return
        self.into_hand(seat, card)
        if self.round and self.plays == [0, 0] and not self.drawn_out(seat):
            self.draws[seat] += 1

    def drawn_out(self, seat: int) -> bool:
        return self.draws[seat] == 4

    def on_picked(self, seat: int, _b: int, _c: int, _d: int) -> None:
        assert len(self.piles["picked"][seat]) == 3, "I22 not three cards were picked"

    def on_swapped(self, seat: int, coins: int, _c: int, _d: int) -> None:
        self.seen.add("swap")
        self.pay(seat, coins)

    def on_returned(self, seat: int, card: int, _c: int, _d: int) -> None:
        self.piles["hand"][seat].remove(card)
        self.bottom[seat].append(card)

    def on_kept(self, seat: int, _b: int, _c: int, _d: int) -> None:
        hand = self.piles["hand"][seat]
        assert len(hand) == 1, f"I6 {len(hand)} cards before the fourth goes back"
        self.kept[seat] = hand.pop()
        self.top[seat].append(self.kept[seat])

    def on_used_coins(self, seat: int, card: int, coins: int, _d: int) -> None:
        self.take(seat, card)
        self.piles["discard"][seat].append(card)
        self.gain(seat, coins, 2 + self.total(seat, "coins_use_bonus"))

    def on_used_military(self, seat: int, card: int, bar: int, _d: int) -> None:
        self.take(seat, card)
        self.piles["military"][seat].append(card)
        assert bar == len(self.piles["military"][seat]), f"I9 bar {bar} is not the topmost free one"

    def on_used_resource(self, seat: int, card: int, coins: int, _d: int) -> None:
        picked = self.piles["picked"][seat]
        if picked:
            assert picked[0] == card, "I22 another card than the picked one is laid"
            picked.pop(0)
            if len(picked) == 1:
                self.bottom[seat].append(picked.pop())
                self.top[seat].append(self.piles["hand"][seat].pop())
        else:
            self.take(seat, card)
        self.piles["resource"][seat].append(card)
        self.gain(seat, coins, int(self.tables.coins[card]))

    def on_built(self, seat: int, card: int, coins: int, _d: int) -> None:
        price = self.price(seat, card)
        assert coins == price, f"I11 {coins} coins paid, {price} are due"
        assert coins <= self.coins[seat], f"I11 {coins} coins paid, {self.coins[seat]} owned"
        self.take(seat, card)
        self.pay(seat, coins)
        assert card not in self.built[seat], "I19 a card is built twice"
        self.built[seat].add(card)
        self.arriving = (seat, card)

    def on_covered(self, seat: int, card: int, _c: int, _d: int) -> None:
        assert self.tables.cards[card]["ruler"] == "1", "I12 no ruler is covered"
        assert card in self.piles["display"][seat], "I12 a ruler is covered who is not there"
        self.piles["display"][seat].remove(card)
        self.piles["covered"][seat].append(card)

    def on_ascended(self, seat: int, card: int, stage: int, _d: int) -> None:
        if self.verb == "ascend":
            assert self.take_last("resource", seat, card), "I10 no resource card goes up"
            self.ascents[seat] += 1
            assert self.ascents[seat] <= len(self.built[seat]), "I10 more ascents than builds"
        elif self.verb == "maghreb_military":
            assert self.take_last("military", seat, card), "I10 no military card goes up"
        elif not self.take_last("resource", seat, card) and not self.take_last(
            "military", seat, card
        ):
            self.take(seat, card)
        self.piles["progress"][seat].append(card)
        assert stage == len(self.piles["progress"][seat]), f"I9 stage {stage} is not the next"

    def on_activated(self, seat: int, source: int, _c: int, _d: int) -> None:
        assert source not in self.used[seat], "I19 an action is used twice in a round"
        self.used[seat].add(source)
        for when, verb, args in effects_of(self.source_text(seat, source)):
            if (when, verb) == ("action", "pay"):
                self.pay(seat, int(args["cost"]))

    def source_text(self, seat: int, source: int) -> str:
        name = self.game.axes["source"][source]
        if source < len(self.tables.cards):
            assert source in self.piles["display"][seat], f"I12 {name} is not in play"
            return self.tables.cards[source]["effects"]
        place, number = name[:-1], int(name[-1])
        key = {"bar": "red_effects", "stage": "green", "tableau": "effects"}[place]
        text: str = self.side(seat)[key][number - 1]
        return text

    def on_gained(self, seat: int, coins: int, _c: int, _d: int) -> None:
        if self.due:
            assert seat == self.winner, "I19 the loser is paid for the province"
            self.gain(seat, coins, self.due.pop(0))
            return
        assert coins <= self.supply, "I1 more coins than the supply has"
        self.supply -= coins
        self.coins[seat] += coins

    def on_flipped(self, seat: int, cost: int, _c: int, _d: int) -> None:
        assert not self.golden[seat], "I20 a tableau is turned twice"
        self.pay(seat, cost)
        self.golden[seat] = 1
        self.seen.add("golden")

    def on_bought_symbol(self, seat: int, kind: int, number: int, cost: int) -> None:
        self.pay(seat, cost)
        self.bought[seat][kind] += number

    def on_shown(self, seat: int, card: int, _c: int, _d: int) -> None:
        self.draw(seat, card)
        self.shown = card
        self.extra[seat] += 1
        self.seen.add("extra")

    def on_peeked(self, seat: int, cards: int, _c: int, _d: int) -> None:
        self.peeks_left = cards
        self.seen.add("peek")

    def on_recovered(self, seat: int, card: int, place: int, _d: int) -> None:
        self.seen.add("recover")
        assert card in self.piles["discard"][seat], "I2 a card is recovered from nowhere"
        if place in (2, 3):
            return
        self.piles["discard"][seat].remove(card)
        self.extra[seat] -= 1
        if place == 4:
            self.into_hand(seat, card)
        else:
            (self.top, self.bottom)[place][seat].append(card)

    def into_hand(self, seat: int, card: int) -> None:
        self.piles["hand"][seat].append(card)
        self.piles["hand"][seat].sort()

    def on_archived(self, seat: int, card: int, cards: int, _d: int) -> None:
        if not self.take_last("resource", seat, card):
            self.take(seat, card)
        self.piles["archive"][seat].append(card)
        assert cards == len(self.piles["archive"][seat]) <= 6, "I9 the House of Wisdom overflows"
        self.seen.add("archive")

    def on_flooded(self, seat: int, level: int, _c: int, _d: int) -> None:
        self.flood[seat] += 1
        assert level == self.flood[seat] <= 6, f"I19 the flood stands at {level}"

    def on_nile_filled(self, seat: int, coins: int, _c: int, _d: int) -> None:
        self.supply -= coins
        self.nile[seat] += coins

    def on_nile_taken(self, seat: int, coins: int, _c: int, _d: int) -> None:
        assert coins == self.nile[seat], f"I19 {coins} of {self.nile[seat]} coins taken"
        self.nile[seat] -= coins
        self.coins[seat] += coins
        self.seen.add("nile")

    # -- rounds ----------------------------------------------------------------------------------

    def on_round(self, number: int, first: int, _c: int, _d: int) -> None:
        assert number == self.round + 1 <= 7, f"I5 round {number} after {self.round}"
        if number > 1:
            self.close_round()
        assert first == self.marker, f"I5 seat {first} begins, {self.marker} holds the marker"
        self.round = number
        self.first_player = first
        assert len(self.row) == 8 - number, f"I3 {len(self.row)} provinces in round {number}"
        self.plays, self.draws = [0, 0], [0, 0]
        self.used, self.kept, self.abstained = [set(), set()], {}, set()
        self.bought = [[0, 0, 0], [0, 0, 0]]
        self.phase3 = False

    def on_income(self, seat: int, coins: int, _c: int, _d: int) -> None:
        due = int(self.side(seat)["income"])
        for text in self.texts(seat):
            for when, verb, args in effects_of(text):
                if (when, verb) == ("income", "income") and self.holds(seat, args):
                    due += int(args["n"])
        self.gain(seat, coins, due)

    def on_contested(self, leader: int, province: int, own: int, other: int) -> None:
        for seat in (0, 1):
            due = min(3, self.draws[seat])
            assert self.plays[seat] == due, f"I5 seat {seat} played {self.plays[seat]} cards"
            if self.draws[seat] < 4:
                self.seen.add("short")
        assert province == self.row[0], f"I3 {province} is not the leftmost of {self.row}"
        self.strengths = [self.strength(seat, province) for seat in (0, 1)]
        told = [own, other] if leader == 0 else [other, own]
        assert told == self.strengths, f"I13 told {told}, recomputed {self.strengths}"
        assert own >= other, f"I14 seat {leader} leads with {own} : {other}"
        self.contested = province
        self.holder_before = self.marker
        self.winner = -1
        self.phase3 = True
        self.price_paid = self.waived = False

    def on_abstained(self, seat: int, province: int, _c: int, _d: int) -> None:
        self.abstained.add(seat)

    def on_won(self, seat: int, province: int, _c: int, _d: int) -> None:
        assert province == self.contested, f"I3 {province} is won, {self.contested} contested"
        own, other = self.strengths[seat], self.strengths[1 - seat]
        assert own >= 1, "I14 a province is won without a symbol"
        assert seat not in self.abstained, "I14 who declined wins"
        if 1 - seat not in self.abstained:
            assert own >= other, f"I14 {own} beats {other}"
            ties = [bool(self.statics(each, "win_ties")) for each in (seat, 1 - seat)]
            if own == other:
                right = ties[0] if ties[0] != ties[1] else self.marker == seat
                assert right, "I14 a tie goes to the wrong player"
        self.row.remove(province)
        self.won[seat].append(province)
        self.winner = seat
        self.due = self.paid_for_winning(seat)
        coins = {3: 4, 4: 2, 5: 3, 10: 1}
        if province in coins:
            self.due.append(coins[province])
        if province == MAGHREB:
            self.seen.add("maghreb")

    def paid_for_winning(self, seat: int) -> list[int]:
        """R10.8: whoever takes the card has won, by what is in play at this moment."""
        return [
            int(args["n"])
            for text in self.texts(seat)
            for when, verb, args in effects_of(text)
            if (when, verb) == ("event.province_won", "coins")
        ]

    def on_boxed(self, province: int, _b: int, _c: int, _d: int) -> None:
        assert province == self.contested, f"I3 {province} is boxed, {self.contested} contested"
        for seat in (0, 1):
            could = self.strengths[seat] and seat not in self.abstained
            assert not could, f"I14 seat {seat} was not asked"
        self.row.remove(province)
        self.seen.add("boxed")

    def on_price(self, seat: int, card: int, _c: int, _d: int) -> None:
        assert seat == self.winner, "I15 the loser pays"
        assert not self.is_spared(), "I15 a price is paid that is waived"
        assert not self.due, "I19 the price comes before the benefit"
        assert self.take_last("military", seat, card), "I15 the price is no military card"
        self.piles["discard"][seat].append(card)
        self.price_paid = True

    def is_spared(self) -> bool:
        return self.is_always_spared() or (self.may_keep_once() and self.winner not in self.spent)

    def is_always_spared(self) -> bool:
        kept = self.statics(self.winner, "keep_military")
        lasting = any(args.get("limit") != "game" for args in kept)
        return lasting or self.waived or self.contested == SCYTHIA

    def may_keep_once(self) -> bool:
        kept = self.statics(self.winner, "keep_military")
        return any(args.get("limit") == "game" for args in kept)

    def on_marker(self, seat: int, own: int, other: int, _d: int) -> None:
        assert self.phase3, "I4 the marker moves outside phase III"
        assert seat == 1 - self.marker, "I4 the marker moves to its holder"
        self.marker = seat

    def check_marker(self) -> None:
        """I16, when the round is over."""
        mine, theirs = (len(self.piles["progress"][p]) for p in (self.marker, 1 - self.marker))
        assert mine >= theirs, f"I16 the holder has {mine} against {theirs}"
        if mine == theirs:
            before = self.holder_before
            holds = [bool(self.statics(seat, "hold_marker")) for seat in (before, 1 - before)]
            stays = holds[0] and not holds[1]
            assert (self.marker == before) == stays, "I16 the marker does not change on a tie"
            self.seen.add("last tie" if self.round == 7 else "tie")

    def on_limited(self, seat: int, coins: int, _c: int, _d: int) -> None:
        excess = self.coins[seat] - self.limit(seat)
        assert coins == excess > 0, f"I17 {coins} coins go back, {excess} are too many"
        self.pay(seat, coins)
        self.seen.add("limit")

    def limit(self, seat: int) -> int:
        limit = 5 if NATIONS[self.nation[seat]] == "egypt" else 7
        return limit + self.total(seat, "coin_limit")

    def close_round(self) -> None:
        """What holds when a round is over."""
        if self.winner >= 0 and not self.price_paid and self.piles["military"][self.winner]:
            assert self.is_spared(), "I15 the price was not paid"
            if not self.is_always_spared():
                self.spent.add(self.winner)
        assert len(self.row) == 7 - self.round, "I3 the row did not lose one card"
        self.check_marker()
        for seat in (0, 1):
            most = self.limit(seat)
            assert self.coins[seat] <= most, f"I17 {self.coins[seat]} coins, limit {most}"
            self.check_deck_size(seat)
        self.winner = -1

    def check_deck_size(self, seat: int) -> None:
        """I7: 22 − 3r or 25 − 3r, less extra plays, plus recovered cards; K7 if it ran short."""
        start = 25 if NATIONS[self.nation[seat]] == "egypt" else 22
        due = max(0, start - 3 * self.round - self.extra[seat])
        size = len(self.top[seat]) + len(self.pool[seat]) + len(self.bottom[seat])
        if "short" not in self.seen:
            assert size == due, f"I7 {size} cards in the deck of seat {seat}, not {due}"

    # -- the end ---------------------------------------------------------------------------------

    def on_scored(self, seat: int, category: int, points: int, _d: int) -> None:
        if (seat, category) == (0, 0):
            self.end_game()
        due = self.sheet(seat)[category]
        assert points == due, f"I18 {points} points in line {category}, recomputed {due}"

    def end_game(self) -> None:
        assert self.round == 7, f"I24 the game ends after round {self.round}"
        if self.phase3:
            self.close_round()
        self.phase3 = False
        for seat, card in self.kept.items():
            if card in self.top[seat]:  # else it was drawn in phase III
                self.top[seat].remove(card)
                self.boxed[seat].append(card)

    def on_game_ended(self, seat: int, points: int, number: int, _d: int) -> None:
        total = sum(self.sheet(seat))
        assert points == total, f"I18 {points} points, recomputed {total}"
        self.carried[seat] += total
        if seat == 1:
            self.games += 1
            if self.s.match and self.games == 1:
                self.nation.reverse()
                self.marker = 1 - self.first_marker
                self.clear()

    def on_ended(self, _a: int, _b: int, _c: int, _d: int) -> None:
        self.ended = True

    def finish(self) -> None:
        """What holds when all is over."""
        assert self.ended, "I24 the game stops without an end"
        result = self.game.result(self.s)
        assert result is not None, "I24 a game without a result"
        assert result.points == self.carried, f"I18 {result.points}, recomputed {self.carried}"
        best = max(self.carried)
        winners = [seat for seat in (0, 1) if self.carried[seat] == best]
        if len(winners) == 2 and not self.s.match:
            winners = [self.marker]
        assert result.winners == winners, f"I18 winners {result.winners}, not {winners}"

    @staticmethod
    def permute_hidden(s: Any, seat: int, rng: Random) -> None:
        """I21: cards of the others' hands and decks change places; sizes and open cards stay."""
        for other in (0, 1):
            if other == seat or s.nation[other] < 0:
                continue
            deck = s.deck[other]
            piles = [s.hand[other], s.picked[other], deck.top, deck.bottom]
            open_cards = set(s.exposed[other])
            unseen = [card for card, number in enumerate(deck.pool) if number]
            size = len(unseen)
            unseen += [card for pile in piles for card in pile if card not in open_cards]
            rng.shuffle(unseen)
            for pile in piles:
                pile[:] = [card if card in open_cards else unseen.pop() for card in pile]
            assert len(unseen) == size
            deck.pool[:] = [int(card in unseen) for card in range(len(deck.pool))]
            s.hand[other].sort()


# -- driving ---------------------------------------------------------------------------------------


def options_of(rng: Random) -> Options:
    """Every pair of nations, both first players, a match now and then."""
    return {
        "nations": rng.sample(NATIONS, 2),
        "first": rng.randrange(2),
        "match": rng.random() < 0.1,
    }


def leaning(rng: Random, game: Game[Any]) -> frozenset[str]:
    """Words that both seats of a game like: random play seldom builds or reaches the top."""
    words = game.vocabulary.tabulated()
    builders = [word for word in words if word.endswith((" build", "ascend")) or "stage4" in word]
    savers = [word for word in words if word.endswith(" coins")]
    return frozenset(rng.choice(([], [], builders, builders, savers)))


def watch_game(
    game: Game[Any], rng: Random, thorough: bool = False, options: Options | None = None
) -> Watch:
    """Play one game at random under the watch; a thorough one also proves I23."""
    options = options or options_of(rng)
    watch = Watch(game, game.setup(options))
    watch.play(options, rng, rng.randrange(10, 250), leaning(rng, game), thorough)
    return watch
