"""A deck has no order until someone knows it."""

from __future__ import annotations

import pytest

from aevum.core.deck import Deck


def deck(top: list[int], pool: list[int], bottom: list[int]) -> Deck:
    return Deck.load([top, pool, bottom])


def test_an_unordered_deck_gives_each_card_the_same_chance() -> None:
    """Two, none and five cards of three kinds."""
    cards = Deck([2, 0, 5])
    assert cards.chances() == [2, 0, 5]
    assert cards.size() == 7
    assert not cards.is_empty()


def test_a_known_card_on_top_is_certain() -> None:
    cards = deck([1, 2], [4, 4, 4], [0])
    assert cards.chances() == [0, 0, 1]
    cards.draw(2)
    assert cards.chances() == [0, 1, 0]
    cards.draw(1)
    assert cards.chances() == [4, 4, 4]
    assert cards.size() == 13


def test_known_cards_below_come_last_and_in_order() -> None:
    """What was put below first is drawn first."""
    cards = Deck([1, 0, 0])
    cards.put_below(2)
    cards.put_below(1)
    assert cards.chances() == [1, 0, 0]
    cards.draw(0)
    assert cards.chances() == [0, 0, 1]
    cards.draw(2)
    assert cards.chances() == [0, 1, 0]
    cards.draw(1)
    assert cards.is_empty()
    assert cards.size() == 0


def test_what_is_put_on_top_last_is_drawn_first() -> None:
    cards = Deck([0, 0, 3])
    cards.put_on_top(0)
    cards.put_on_top(1)
    assert cards.chances() == [0, 1, 0]
    cards.draw(1)
    assert cards.chances() == [1, 0, 0]


def test_drawing_takes_from_the_pool() -> None:
    cards = Deck([2, 1])
    cards.draw(0)
    assert cards.dump() == [[], [1, 1], []]
    cards.draw(1)
    assert cards.chances() == [1, 0]


@pytest.mark.parametrize("parts", [([], [0, 0], []), ([0], [0, 0], []), ([], [0, 0], [1])])
def test_a_deck_is_empty_when_no_part_has_a_card(parts: tuple[list[int], ...]) -> None:
    cards = deck(*parts)
    assert cards.is_empty() == (not parts[0] and not parts[2])
    assert cards.is_empty() == (cards.size() == 0)


def test_an_empty_deck_offers_nothing() -> None:
    assert Deck([0, 0]).chances() == [0, 0]


def test_shuffling_in_forgets_every_known_place() -> None:
    cards = deck([1, 1], [1, 0, 0], [2])
    cards.shuffle_in([0, 3, 1])
    assert cards.dump() == [[], [1, 5, 2], []]


def test_shuffling_in_copies_the_counts() -> None:
    """The heap that was shuffled in may be emptied afterwards."""
    heap = [1, 2]
    cards = Deck([0, 0])
    cards.shuffle_in(heap)
    heap[0] = 9
    assert cards.chances() == [1, 2]


def test_a_clone_shares_nothing() -> None:
    cards = deck([0], [2, 2], [1])
    copy = cards.clone()
    copy.draw(0)
    copy.draw(1)
    copy.put_below(0)
    assert cards.dump() == [[0], [2, 2], [1]]
    assert copy.dump() == [[], [2, 1], [1, 0]]


def test_dump_and_load_agree_and_share_nothing() -> None:
    cards = deck([0], [2, 2], [1])
    written = cards.dump()
    again = Deck.load(written)
    written[1][0] = 9
    assert again.dump() == cards.dump() == [[0], [2, 2], [1]]
