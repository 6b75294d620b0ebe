"""Vocabulary, visibility and weighted choice."""

from __future__ import annotations

from typing import Any

import pytest

from aevum import games
from aevum.core.deck import Deck
from aevum.core.errors import UnknownGame
from aevum.core.game import TABLE
from aevum.core.play import choose, total_weight
from aevum.core.visibility import (
    CHOOSER,
    COUNT,
    EVERYONE,
    NUMBER,
    OWNER,
    EventKind,
    Field,
    nested,
    show,
    tell_event,
)
from aevum.core.vocabulary import TABLE_VERBS, Verb, Vocabulary, masked
from aevum.core.why import Why

AXES = {"seat": ["0", "1"], "tribe": ["franks", "huns", "goths"], "place": ["north", "south"]}


# -- words -----------------------------------------------------------------------------------------


def words() -> Vocabulary:
    return Vocabulary([Verb("play", "tribe"), Verb("pass"), Verb("go", "place")], AXES)


def test_words_stand_in_the_order_of_verbs_and_ids() -> None:
    expected = ["play franks", "play huns", "play goths", "pass", "go north", "go south"]
    assert words().all_words() == expected
    assert list(words().codes) == expected
    assert list(words().codes.values()) == list(range(6))


def test_a_word_is_a_verb_and_an_argument() -> None:
    vocabulary = words()
    for word, code in vocabulary.codes.items():
        verb, arg = vocabulary.verb_of[code], vocabulary.arg_of[code]
        assert vocabulary.word(verb, arg) == word
    assert vocabulary.word(1) == "pass"
    assert "play vandals" not in vocabulary.codes
    assert "play" not in vocabulary.codes


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_no_game_uses_a_word_of_the_table(name: str) -> None:
    verbs = {word.partition(" ")[0] for word in games.load(name).vocabulary.all_words()}
    assert not verbs & TABLE_VERBS


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_no_word_stands_there_twice(name: str) -> None:
    vocabulary = games.load(name).vocabulary
    assert len(vocabulary.codes) == len(vocabulary.all_words()) == len(vocabulary.verb_of)


def test_masked_words_keep_only_the_verb() -> None:
    assert masked("draw goths") == "draw ?"
    assert masked("commit_done") == "commit_done"
    assert masked("move goths dacia") == "move ?"


def test_an_unknown_game_is_answered_with_the_nearest_name() -> None:
    with pytest.raises(UnknownGame, match="did you mean attila"):
        games.load("atila")
    with pytest.raises(UnknownGame, match="attila"):
        games.load("chess")


def test_reasons_are_equal_when_all_they_say_is_equal() -> None:
    why = Why("R4.3", "only-upper", {"tribe": "goths"})
    assert why == Why("R4.3", "only-upper", {"tribe": "goths"})
    for other in (Why("R4.4", "only-upper"), Why("R4.3", "x"), Why("R4.3", "only-upper"), "R4.3"):
        assert why != other


# -- sight -----------------------------------------------------------------------------------------


def seen(field: Field, value: Any, seat: int, chooser: int = 0) -> Any:
    return show(field, value, AXES, seat, chooser)


def test_everyone_sees_an_open_table_as_rows() -> None:
    field = Field("influence", ("seat", "tribe"), EVERYONE)
    for seat in (0, 1, TABLE):
        assert seen(field, [1, 2, 3, 4, 5, 6], seat) == [[1, 2, 3], [4, 5, 6]]


def test_an_owner_sees_the_row_and_the_others_its_sum() -> None:
    field = Field("hand", ("seat", "tribe"), OWNER)
    assert seen(field, [1, 2, 3, 4, 0, 1], 0) == [[1, 2, 3], 5]
    assert seen(field, [1, 2, 3, 4, 0, 1], 1) == [6, [4, 0, 1]]
    assert seen(field, [1, 2, 3, 4, 0, 1], TABLE) == [6, 5]


def test_a_counted_heap_shows_its_size_to_everybody() -> None:
    field = Field("pile", ("tribe",), COUNT)
    for seat in (0, 1, TABLE):
        assert seen(field, [4, 0, 3], seat) == 7
        assert seen(field, Deck.load([[1], [2, 0, 3], [0, 0]]), seat) == 8


def test_only_the_chooser_sees_what_is_being_picked() -> None:
    field = Field("picks", ("tribe",), CHOOSER)
    assert seen(field, [1, 0, 0], 1, chooser=1) == [1, 0, 0]
    for seat in (0, TABLE):
        assert seen(field, [1, 0, 0], seat, chooser=1) is None


def test_a_plain_number_is_shown_as_it_is() -> None:
    assert seen(Field("turn"), 12, TABLE) == 12


def test_a_view_is_a_copy() -> None:
    flat = [1, 2, 3]
    rows = seen(Field("supply", ("tribe",)), flat, 0)
    rows[0] = 9
    assert flat == [1, 2, 3]


def test_flat_tables_are_nested_by_their_axes() -> None:
    assert nested([1, 2, 3, 4], [2, 2]) == [[1, 2], [3, 4]]
    assert nested(list(range(8)), [2, 2, 2]) == [[[0, 1], [2, 3]], [[4, 5], [6, 7]]]
    assert nested([], [0, 3]) == []
    assert nested([5], [1]) == [5]


def test_an_event_is_told_in_ids() -> None:
    kind = EventKind("placed", ("seat", "seat"), ("tribe", "tribe"), ("stones", NUMBER))
    told = tell_event(kind, (0, 1, 2, 5, 0), AXES, TABLE)
    assert told == {"event": "placed", "seat": 1, "tribe": "goths", "stones": 5}


def test_an_id_that_does_not_exist_is_told_as_none() -> None:
    """A province pacified without a tile (K28) names no century."""
    kind = EventKind("pacified", ("place", "place"), ("tribe", "tribe"))
    told = tell_event(kind, (0, 1, -1, 0, 0), AXES, 0)
    assert told == {"event": "pacified", "place": "south", "tribe": None}


def test_a_secret_is_told_to_its_owner_alone() -> None:
    kind = EventKind("drew", ("seat", "seat"), ("tribe", "tribe"), secret="tribe")
    event = (0, 1, 2, 0, 0)
    assert tell_event(kind, event, AXES, 1)["tribe"] == "goths"
    for seat in (0, TABLE, -1):
        assert tell_event(kind, event, AXES, seat) == {"event": "drew", "seat": 1, "tribe": None}


# -- weighted choice -------------------------------------------------------------------------------


def test_a_number_picks_in_the_listed_order() -> None:
    weighted = [("a", 2), ("b", 1), ("c", 3)]
    assert total_weight(weighted) == 6
    assert [choose(weighted, number) for number in range(6)] == ["a", "a", "b", "c", "c", "c"]


def test_a_number_beyond_the_weights_is_refused() -> None:
    with pytest.raises(ValueError, match="below the sum"):
        choose([("a", 2)], 2)
    with pytest.raises(ValueError, match="below the sum"):
        choose([], 0)
    assert total_weight([]) == 0
