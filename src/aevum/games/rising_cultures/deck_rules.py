"""How a deck is built: the construction rules of part 6.4 of the rules index, one function each.

`aevum data check` asks for them. Loading for play does not: a printed deck is what it is, and an
owner who lays it over ours may break our rules of design. Numbers "per 24 cards" grow with the
deck: Egypt has 27.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.core.pack import Pack
from aevum.games.rising_cultures.box import Box, Card, Nation, Source
from aevum.games.rising_cultures.components import NATIONS, RESOURCES, SYMBOLS
from aevum.games.rising_cultures.effects import Effect
from aevum.games.rising_cultures.registry import EFFECTS
from aevum.games.rising_cultures.rules.hand import DRAW_CARDS, PEEK_CARDS
from aevum.games.rising_cultures.rules.nations import (
    ARCHIVE,
    FLOOD,
    NILE_ADD,
    NILE_TAKE,
    REPEAT_STAGE,
)
from aevum.games.rising_cultures.rules.rounds import GET_INCOME
from aevum.games.rising_cultures.rules.treasury import GET_COINS

SIZES: Final = {"rome": 24, "persia": 24, "abbasids": 24, "egypt": 27}
USUAL: Final = 24
MOST_OF_A_KIND: Final = 4
MOST_EFFECTS: Final = 2
MOST_ACTIONS: Final = 16
MOST_DOUBLE_SYMBOLS: Final = 4
LEAN: Final = 2
"""How far one kind of symbol may go beyond the others' limit."""
COST_CLASSES: Final = ((1, 2, 5, 7), (3, 4, 8, 10), (5, 6, 6, 8), (7, 7, 1, 2))
"""Cost from, cost to, fewest cards, most cards."""
NUMBERS: Final = {GET_INCOME: (1, 2), GET_COINS: (1, 5), DRAW_CARDS: (1, 2), PEEK_CARDS: (2, 3)}
"""Effects whose number has a range of its own (part 6.3)."""
NATION_OF_VERB: Final = {
    NILE_ADD: "egypt",
    NILE_TAKE: "egypt",
    FLOOD: "egypt",
    ARCHIVE: "abbasids",
    REPEAT_STAGE: "abbasids",
}


class Deck:
    """A nation's deck under inspection."""

    def __init__(self, pack: Pack, name: str, nation: Nation) -> None:
        self.pack = pack
        self.name = name
        self.file = f"cards_{name}.csv"
        self.nation = nation
        self.cards = nation.cards

    def complain(self, key: str, text: str, hint: str) -> None:
        self.pack.complain(self.file, key, text, hint)

    def within(self, key: str, count: int, low: int, high: int) -> None:
        if not low <= count <= high:
            self.complain(key, f"{count} in the deck", f"{low} to {high}")

    def within_per_24(self, key: str, count: int, low: int, high: int) -> None:
        """The limits are for 24 cards; a larger deck has more."""
        size = len(self.cards)
        if not low * size <= count * USUAL <= high * size:
            self.complain(key, f"{count} among {size} cards", f"{low} to {high} per {USUAL} cards")


def check_size(deck: Deck) -> None:
    """24 cards, Egypt 27."""
    due = SIZES[deck.name]
    deck.within("cards", len(deck.cards), due, due)


def check_kinds(deck: Deck) -> None:
    """14–17 buildings, 7–10 persons, of them 4–6 rulers."""
    buildings = sum(1 for card in deck.cards if card.is_building)
    deck.within("buildings", buildings, 14, 17)
    deck.within("persons", len(deck.cards) - buildings, 7, 10)
    deck.within("rulers", sum(1 for card in deck.cards if card.is_ruler), 4, 6)


def check_costs(deck: Deck) -> None:
    """Four classes of cost, and no card beyond them."""
    sums = [sum(card.cost) for card in deck.cards]
    for low, high, fewest, most in COST_CLASSES:
        number = sum(1 for cost in sums if low <= cost <= high)
        deck.within(f"cost {low}-{high}" if low < high else f"cost {low}", number, fewest, most)
    for card in deck.cards:
        if not 1 <= sum(card.cost) <= 7:
            deck.complain(f"cost of {card.id}", f"is {sum(card.cost)} units", "1 to 7")
        if max(card.cost) > MOST_OF_A_KIND:
            deck.complain(f"cost of {card.id}", f"has {max(card.cost)} of a kind", "at most 4")


def check_points(deck: Deck) -> None:
    """The mean is 3 to 4; a card without points lives by its effect."""
    total = sum(card.vp for card in deck.cards)
    size = len(deck.cards)
    if not 3 * size <= total <= 4 * size:
        deck.complain("vp", f"{total / max(1, size):.2f} on average", "3 to 4")
    for card in deck.cards:
        if not card.vp and not card.source.effects:
            deck.complain(f"vp of {card.id}", "neither points nor an effect", "give it one of them")


def check_symbols(deck: Deck) -> None:
    """7–9 of each kind; a nation may lean to one of them by two more."""
    counts = [0] * len(SYMBOLS)
    for card in deck.cards:
        for symbol in card.symbols:
            counts[symbol] += 1
        if not 1 <= len(card.symbols) <= 2:
            deck.complain(f"military of {card.id}", f"{len(card.symbols)} symbols", "1 or 2")
    leaning = counts.index(max(counts))
    for symbol, count in enumerate(counts):
        deck.within_per_24(SYMBOLS[symbol], count, 7, 9 + LEAN if symbol == leaning else 9)
    doubles = sum(1 for card in deck.cards if len(card.symbols) == 2)
    deck.within("cards with two symbols", doubles, 0, MOST_DOUBLE_SYMBOLS)


def check_strips(deck: Deck) -> None:
    """30–36 units, at least five of each kind, gold rarest; 7–9 cards with a coin."""
    counts = [sum(card.strip[kind] for card in deck.cards) for kind in range(len(RESOURCES))]
    deck.within_per_24("strip units", sum(counts), 30, 36)
    for kind, count in enumerate(counts):
        if count < 5:
            deck.complain(f"strips with {RESOURCES[kind]}", f"{count} units", "at least 5")
    gold = RESOURCES.index("gold")
    if counts[gold] > min(counts):
        deck.complain("strips with gold", f"{counts[gold]} units", "gold is the rarest kind")
    deck.within_per_24("strips with a coin", sum(1 for c in deck.cards if c.coin), 7, 9)
    for card in deck.cards:
        if not 1 <= sum(card.strip) <= 2 or card.coin > 1:
            deck.complain(
                f"strip of {card.id}", "has too little or too much", "1 or 2 units, 1 coin"
            )


def check_dominance(deck: Deck) -> None:
    """No card is better than another in every use (as coins all are alike)."""
    for card in deck.cards:
        for other in deck.cards:
            if card is not other and dominates(card, other):
                deck.complain(card.id, f"is better than {other.id} in every use", "change one")


def dominates(card: Card, other: Card) -> bool:
    """At least as good in every use, and not the same."""
    values = merits(card, other)
    return min(values) >= 0 and max(values) > 0 and brings_all_effects(card, other)


def merits(card: Card, other: Card) -> list[int]:
    """Differences in everything that can be counted; positive speaks for the first card."""
    found = [card.vp - other.vp, card.coin - other.coin]
    for kind in range(len(RESOURCES)):
        found.append(other.cost[kind] - card.cost[kind])
        found.append(card.strip[kind] - other.strip[kind])
    have, others = card.symbols, other.symbols
    found += [have.count(symbol) - others.count(symbol) for symbol in range(len(SYMBOLS))]
    if card.is_ruler and not other.is_ruler:
        found.append(-1)  # a ruler can be covered
    found.append(len(card.source.effects) - len(other.source.effects))
    return found


def brings_all_effects(card: Card, other: Card) -> bool:
    own = [(effect.window, effect.text) for effect in card.source.effects]
    return all((e.window, e.text) in own for e in other.source.effects)


def check_actions(deck: Deck) -> None:
    """At most sixteen actions can be unlocked at the same time."""
    on_cards = sum(1 for card in deck.cards if card.source.action is not None)
    for side in deck.nation.sides:
        printed = side.bars + side.stages + side.own
        total = on_cards + sum(1 for source in printed if source.action is not None)
        if total > MOST_ACTIONS:
            deck.complain("actions", f"{total} can be unlocked", f"at most {MOST_ACTIONS}")


def check_effects(deck: Deck) -> None:
    """Two effects per card at most; each with the numbers and the nation of part 6.3."""
    for card in deck.cards:
        if len(card.source.effects) > MOST_EFFECTS:
            deck.complain(f"effects of {card.id}", f"{len(card.source.effects)}", "at most 2")
        check_source(deck, card.id, card.source)
    for side, word in zip(deck.nation.sides, ("grey", "golden"), strict=True):
        for source in side.bars + side.stages + side.own:
            check_source(deck, f"{word} side", source)


def check_source(deck: Deck, key: str, source: Source) -> None:
    for effect in source.effects:
        check_effect(deck, key, effect)
        if effect.nested is not None:
            check_effect(deck, key, effect.nested)


def check_effect(deck: Deck, key: str, effect: Effect) -> None:
    word = EFFECTS.verbs[effect.verb].word
    low, high = NUMBERS.get(effect.verb, (effect.n, effect.n))
    if not low <= effect.n <= high:
        deck.complain(key, f"'{word}' has n={effect.n}", f"{low} to {high}")
    if NATION_OF_VERB.get(effect.verb, deck.name) != deck.name:
        deck.complain(key, f"'{word}' is foreign here", f"only {NATION_OF_VERB[effect.verb]}")


RULES: Final[tuple[Callable[[Deck], None], ...]] = (
    check_size,
    check_kinds,
    check_costs,
    check_points,
    check_symbols,
    check_strips,
    check_dominance,
    check_actions,
    check_effects,
)


def check_decks(box: Box) -> None:
    """Raise everything in which the decks of the box break the construction rules."""
    for name, nation in zip(NATIONS, box.nations, strict=True):
        deck = Deck(box.pack, name, nation)
        for rule in RULES:
            rule(deck)
    box.pack.finish()
