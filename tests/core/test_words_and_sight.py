"""Vocabulary, visibility and weighted choice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum import games
from aevum.core.deck import Deck
from aevum.core.errors import UnknownGame
from aevum.core.events import EventKind, Events
from aevum.core.fields import (
    CHOOSER,
    COUNT,
    EVERYONE,
    OWNER,
    Field,
    Fields,
    Section,
    deck,
    number,
    piles,
    table,
)
from aevum.core.game import TABLE
from aevum.core.play import choose, total_weight
from aevum.core.visibility import Eyes, nested, show, tell_event
from aevum.core.why import Why
from aevum.core.words import (
    TABLE_VERBS,
    TABULATED,
    Axis,
    Ids,
    Marked,
    Numbers,
    Union,
    Verbs,
    Vocabulary,
    masked,
)

AXES = {"seat": ["0", "1"], "tribe": ["franks", "huns", "goths"], "place": ["north", "south"]}


# -- words -----------------------------------------------------------------------------------------


def words() -> Vocabulary:
    verbs = Verbs()
    verbs.declare("play", "tribe")
    verbs.declare("pass")
    verbs.declare("go", "from:place", "to:place")
    verbs.declare("march", "from:field", "to:field", "number")
    axes: dict[str, Axis] = {name: Ids(ids) for name, ids in AXES.items()}
    axes["field"] = Ids([f"field-{number}" for number in range(200)])
    axes["number"] = Numbers(1, 6)
    return Vocabulary(verbs, axes)


def test_words_stand_in_the_order_of_verbs_and_ids() -> None:
    expected = [
        "play franks", "play huns", "play goths", "pass",
        "go north north", "go north south", "go south north", "go south south",
    ]  # fmt: skip
    assert words().tabulated() == expected
    assert list(words().codes) == expected
    assert list(words().codes.values()) == list(range(8))


def test_a_word_is_a_verb_and_an_argument() -> None:
    vocabulary = words()
    for word in (*vocabulary.tabulated(), "march field-0 field-199 6", "march field-7 field-7 1"):
        read = vocabulary.read(word)
        assert read is not None
        assert vocabulary.word(read.verb, read.arg) == word
        assert vocabulary.join(read.verb, vocabulary.split(read.verb, read.arg)) == read.arg
    assert vocabulary.word(1) == "pass"


@pytest.mark.parametrize(
    "word",
    [
        "", "play", "play vandals", "play goths goths", "pass 1", "go north", "sing",
        "march field-0 field-200 1", "march field-0 field-1 7", "march field-0 field-1 06",
        "march field-0 field-1", " pass", "pass ", "play  goths",
    ],
)  # fmt: skip
def test_what_is_no_word_is_not_read(word: str) -> None:
    assert words().read(word) is None


def test_verbs_with_many_words_are_not_tabulated() -> None:
    vocabulary = words()
    assert vocabulary.size(3) == 200 * 200 * 6 > TABULATED
    assert vocabulary.words[3] == []
    assert not any(word.startswith("march") for word in vocabulary.codes)


def test_two_arguments_on_one_axis_have_names_of_their_own() -> None:
    assert words().named("go north south") == {"from": "north", "to": "south"}
    assert words().named("play goths") == {"tribe": "goths"}
    assert words().named("pass") == {}


def test_a_verb_is_declared_once_and_is_no_word_of_the_table() -> None:
    verbs = Verbs()
    verbs.declare("play", "tribe")
    for wrong in (("play",), ("undo",), ("go", "place", "place")):
        with pytest.raises(ValueError, match="declared twice"):
            verbs.declare(*wrong)


def test_neighbours_differ_in_one_id() -> None:
    assert list(words().neighbours("go north south")) == ["go south south", "go north north"]
    assert list(words().neighbours("pass")) == []
    assert len(set(words().neighbours("march field-0 field-1 3"))) == 199 + 199 + 5


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_any_word_of_a_game_can_be_read(name: str) -> None:
    vocabulary, rng = games.load(name).vocabulary, Random(1)
    for _ in range(200):
        word = vocabulary.any_word(rng)
        assert vocabulary.read(word) is not None
        assert word.partition(" ")[0] not in TABLE_VERBS


@pytest.mark.parametrize(
    "axis",
    [
        Ids(["north", "south"]),
        Numbers(-2, 3),
        Union([Ids(["north", "south"]), Numbers(1, 2)]),
        Marked(Ids(["foot", "horse"]), ["worn", "elite"]),
    ],
)
def test_an_axis_finds_each_of_its_ids(axis: Axis) -> None:
    names = [axis.id(index) for index in range(axis.size)]
    assert len(set(names)) == axis.size
    assert [axis.index(name) for name in names] == list(range(axis.size))
    for wrong in ("", "nowhere", "7", "07", "foot+", "foot+elite+worn", "foot+worn+worn", "+worn"):
        assert axis.index(wrong) == -1


def test_marks_are_written_in_their_order() -> None:
    axis = Marked(Ids(["foot", "horse"]), ["worn", "elite"])
    assert [axis.id(i) for i in range(4)] == ["foot", "foot+worn", "foot+elite", "foot+worn+elite"]


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


def seen(
    field: Field, value: Any, seat: int, chooser: int = 0, owners: list[int] | None = None
) -> Any:
    return show(field, value, owners, Eyes(seat, chooser, AXES))


def test_everyone_sees_an_open_table_as_rows() -> None:
    field = table("influence", "seat tribe", "", sees=EVERYONE)
    for seat in (0, 1, TABLE):
        assert seen(field, [1, 2, 3, 4, 5, 6], seat) == [[1, 2, 3], [4, 5, 6]]


def test_an_owner_sees_the_row_and_the_others_its_sum() -> None:
    field = table("hand", "seat tribe", "", sees=OWNER)
    assert seen(field, [1, 2, 3, 4, 0, 1], 0) == [[1, 2, 3], 5]
    assert seen(field, [1, 2, 3, 4, 0, 1], 1) == [6, [4, 0, 1]]
    assert seen(field, [1, 2, 3, 4, 0, 1], TABLE) == [6, 5]


def test_rows_belong_to_the_seats_that_an_owner_map_names() -> None:
    """Three sides, two seats: whoever plays two sides sees both hands; nobody owns the third."""
    field = table("hand", "side tribe", "", sees=OWNER, owner="played_by")
    axes = {**AXES, "side": ["east", "west", "north"]}
    value = [1, 0, 0, 0, 2, 0, 0, 0, 3]

    def look(seat: int, owners: list[int]) -> Any:
        return show(field, value, owners, Eyes(seat, 0, axes))

    assert look(0, [0, 0, 1]) == [[1, 0, 0], [0, 2, 0], 3]
    assert look(1, [0, 0, 1]) == [1, 2, [0, 0, 3]]
    assert look(1, [0, -1, 1]) == [1, 2, [0, 0, 3]]
    assert look(TABLE, [0, 0, 1]) == [1, 2, 3]


def test_a_card_shows_its_back_to_those_who_may_not_see_its_face() -> None:
    field = piles("hand", "seat tribe", "", sees=OWNER)
    backs = {"tribe": ["northern", "eastern", "northern"]}
    assert show(field, [[2, 1], [0]], None, Eyes(0, 0, AXES, backs)) == [
        ["goths", "huns"],
        ["northern"],
    ]
    kind = EventKind("drew", ["seat", "tribe"], secret="tribe")
    told = tell_event(kind, (0, 1, 1, 0, 0), Eyes(0, 0, AXES, backs))
    assert told == {"event": "drew", "seat": 1, "tribe": None, "tribe_back": "eastern"}


def test_a_counted_heap_shows_its_size_to_everybody() -> None:
    for seat in (0, 1, TABLE):
        assert seen(table("pile", "tribe", "", sees=COUNT), [4, 0, 3], seat) == 7
        assert seen(deck("pile", "tribe", ""), Deck.load([[1], [2, 0, 3], [0, 0]]), seat) == 8


def test_only_the_chooser_sees_what_is_being_picked() -> None:
    field = table("picks", "tribe", "", sees=CHOOSER)
    assert seen(field, [1, 0, 0], 1, chooser=1) == [1, 0, 0]
    for seat in (0, TABLE):
        assert seen(field, [1, 0, 0], seat, chooser=1) is None


def test_a_plain_number_is_shown_as_it_is() -> None:
    assert seen(number("turn", ""), 12, TABLE) == 12


def test_a_view_is_a_copy() -> None:
    flat = [1, 2, 3]
    rows = seen(table("supply", "tribe", ""), flat, 0)
    rows[0] = 9
    assert flat == [1, 2, 3]


def test_flat_tables_are_nested_by_their_axes() -> None:
    assert nested([1, 2, 3, 4], [2, 2]) == [[1, 2], [3, 4]]
    assert nested(list(range(8)), [2, 2, 2]) == [[[0, 1], [2, 3]], [[4, 5], [6, 7]]]
    assert nested([], [0, 3]) == []
    assert nested([5], [1]) == [5]


def test_a_field_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Fields(Section("a", number("turn", "")), Section("b", number("turn", "")))


def test_an_event_is_declared_once_and_numbers_itself() -> None:
    events = Events()
    assert [events.declare("a"), events.declare("b", "seat")] == [0, 1]
    with pytest.raises(ValueError, match="twice"):
        events.declare("a")


def told_to(kind: EventKind, event: tuple[int, int, int, int, int], seat: int) -> Any:
    return tell_event(kind, event, Eyes(seat, 0, AXES))


def test_an_event_is_told_in_ids() -> None:
    kind = EventKind("placed", ["seat", "tribe", "stones:number"])
    told = told_to(kind, (0, 1, 2, 5, 0), TABLE)
    assert told == {"event": "placed", "seat": 1, "tribe": "goths", "stones": 5}


def test_an_id_that_does_not_exist_is_told_as_none() -> None:
    """A province pacified without a tile (K28) names no century."""
    kind = EventKind("pacified", ["place", "tribe"])
    told = told_to(kind, (0, 1, -1, 0, 0), 0)
    assert told == {"event": "pacified", "place": "south", "tribe": None}


def test_a_secret_is_told_to_its_owner_alone() -> None:
    kind = EventKind("drew", ["seat", "tribe"], secret="tribe")
    event = (0, 1, 2, 0, 0)
    assert told_to(kind, event, 1)["tribe"] == "goths"
    for seat in (0, TABLE, -1):
        assert told_to(kind, event, seat) == {"event": "drew", "seat": 1, "tribe": None}


def test_a_secret_may_have_several_readers() -> None:
    kind = EventKind("lent", ["seat", "ally:seat", "tribe"], secret="tribe",
                     readers=["seat", "ally"])  # fmt: skip
    event = (0, 0, 2, 1, 0)
    assert [told_to(kind, event, seat)["tribe"] for seat in (0, 1, 2, TABLE)] == [
        "huns", None, "huns", None,
    ]  # fmt: skip


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
