"""Drafts: words are tried before they are said, in any order, and said as one."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from aevum import games
from aevum.core.errors import IllegalAction, NotYourTurn, StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.game import Game
from aevum.table.draft import ILLEGAL, INTENTION, OK, Intended, Trial, effect_of, rehearse, resume
from aevum.table.table import Table
from tests.laws.house import choose_word, game_of, positions, tables

attila = game_of("attila")
cultures = game_of("rising_cultures")
SEED = b"1" * 32


@pytest.fixture
def table() -> Table:
    """Seat 0 begins and may use a tile."""
    return Table.new(attila, {"players": 2, "first": 0}, seed=SEED)


def verdicts(trial: Trial) -> list[str]:
    return [each.verdict for each in trial.entries]


def picks_of(table: Table, opening: str) -> list[str]:
    """All picks that are possible after an opening word, in canonical order."""
    world = attila.after(table.state, opening)
    return [word for word in attila.legal(world, 0) if word != "exchange_done"]


# -- trying ----------------------------------------------------------------------------------------


def test_words_are_put_in_the_order_of_the_rules(table: Table) -> None:
    """The card is played before its stone is placed, and the open question of a tile is closed."""
    world = attila.after(table.state, "no_tile")
    card = attila.legal(world, 0)[0]
    province = attila.legal(attila.after(world, card), 0)[0]
    before = attila.digest(table.state)
    trial = table.rehearse(0, ["influence", province, card])
    assert verdicts(trial) == [OK, OK, OK]
    assert [each.word for each in trial.entries] == ["influence", province, card]
    assert trial.words == ["no_tile", card, province, "influence"]
    assert trial.rest == []
    assert attila.digest(table.state) == before, "nothing was said"


def test_each_word_tells_what_it_changes_and_who_is_asked(table: Table) -> None:
    trial = table.rehearse(0, ["use_tile influence2", "boost goths", "boost goths"])
    worlds = [play(attila, table.state, trial.words[:count]) for count in range(4)]
    figures = [attila.figures(world) for world in worlds]
    assert [each.figures for each in trial.entries] == figures[1:]
    assert [each.effect for each in trial.entries] == [
        effect_of(*pair) for pair in pairwise(figures)
    ]
    assert trial.entries[0].effect == {}
    assert trial.entries[1].effect
    assert [each.asks for each in trial.entries] == [0, 0, 0]


def test_what_is_not_possible_stays_with_its_reason(table: Table) -> None:
    trial = table.rehearse(0, ["use_tile double", "use_tile influence2", "boost huns", "nonsense"])
    assert verdicts(trial) == [ILLEGAL, OK, OK, ILLEGAL]
    assert [each.why.key if each.why else "" for each in trial.entries] == [
        "asked-boost", "", "", "unknown-word",
    ]  # fmt: skip
    assert trial.words == ["use_tile influence2", "boost huns"]


def test_any_entry_can_be_struck_out(table: Table) -> None:
    picks = picks_of(table, "use_tile exchange")
    words = ["use_tile exchange", *reversed(picks)]
    for struck in picks:
        trial = table.rehearse(0, [word for word in words if word != struck])
        assert trial.words == ["use_tile exchange", *[word for word in picks if word != struck]]


def test_a_set_is_picked_in_any_order_and_has_one_spelling(table: Table) -> None:
    picks = picks_of(table, "use_tile exchange")
    assert len(picks) > 2
    rng = Random(1)
    for _ in range(10):
        mixed = rng.sample(picks, len(picks))
        trial = table.rehearse(0, ["use_tile exchange", *mixed])
        assert set(verdicts(trial)) == {OK}
        assert trial.words == ["use_tile exchange", *picks]


def test_a_card_that_is_not_there_is_the_reason_and_never_the_order(table: Table) -> None:
    picks = picks_of(table, "use_tile exchange")
    hand = attila.observe(table.state, 0)["hand"][0]
    first = picks[0]
    count = hand[attila.axes["tribe"].index(first.split(" ")[1])]
    trial = table.rehearse(0, ["use_tile exchange", picks[-1], *[first] * (count + 1)])
    assert verdicts(trial) == [OK, OK, *[OK] * count, ILLEGAL]
    assert trial.entries[-1].why is not None
    assert trial.entries[-1].why.key == "card-not-in-hand"


def test_a_barrier_is_never_crossed_by_itself(table: Table) -> None:
    """Closing the exchange draws cards: the draft says so, but waits for the word."""
    pick = picks_of(table, "use_tile exchange")[0]
    open_end = table.rehearse(0, ["use_tile exchange", pick, "play goths"])
    assert verdicts(open_end) == [OK, OK, ILLEGAL]
    closed = table.rehearse(0, ["use_tile exchange", pick, "exchange_done", "play goths"])
    assert verdicts(closed) == [OK, OK, OK, INTENTION]
    assert [each.barrier for each in closed.entries] == [False, False, True, False]
    assert closed.entries[2].asks == CHANCE
    assert closed.rest == [Intended("play goths", None)]


def test_a_seat_that_is_not_asked_only_intends(table: Table) -> None:
    trial = table.rehearse(1, ["no_tile", "influence"])
    assert verdicts(trial) == [INTENTION, INTENTION]
    assert trial.words == []


# -- saying ----------------------------------------------------------------------------------------


def play(game: Game[Any], s: Any, words: list[str]) -> Any:
    world = game.clone(s)
    for word in words:
        game.apply(world, word)
    return world


def test_a_draft_is_kept_as_one_and_taken_back_as_one(table: Table) -> None:
    kept: list[list[str]] = []
    table.keeper = lambda entries, left: kept.append([entry.action for entry in entries])
    before, steps = attila.digest(table.state), len(table.line)
    assert table.say(0, ["boost vandals", "use_tile influence2", "boost franks"]) == []
    after = attila.digest(table.state)
    assert kept == [["use_tile influence2", "boost franks", "boost vandals", "group 3"]]
    table.undo(0)
    assert (attila.digest(table.state), len(table.line)) == (before, steps)
    assert not table.can_undo(0)
    table.redo(0)
    assert (attila.digest(table.state), len(table.line)) == (after, steps + 3)
    table.undo(0)
    table.act(0, "no_tile")
    assert not table.can_redo(0)
    again = Table.restore(attila, table.header(), list(table.log))
    assert attila.digest(again.state) == attila.digest(table.state)


def test_a_group_outlives_a_restart_and_a_snapshot(table: Table) -> None:
    from aevum.table.line import load_line

    before = attila.digest(table.state)
    table.say(0, ["use_tile influence2", "boost franks", "boost vandals"])
    again = Table.restore(attila, table.header(), list(table.log))
    line = load_line(table.in_force.dump())
    assert line.groups == again.in_force.groups == table.in_force.groups
    again.undo(0)
    assert attila.digest(again.state) == before


def test_steps_before_and_after_a_group_are_taken_back_alone(table: Table) -> None:
    table.act(0, "use_tile influence2")
    table.say(0, ["boost vandals", "boost franks"])
    world = attila.clone(table.state)
    table.act(0, table.legal(0)[0])
    table.undo(0)
    assert attila.digest(table.state) == attila.digest(world)
    table.undo(0)
    assert table.line[-1].action == "use_tile influence2"
    table.undo(0)
    assert "use_tile influence2" in table.legal(0)


def test_what_lies_behind_a_barrier_is_left(table: Table) -> None:
    pick = picks_of(table, "use_tile exchange")[0]
    words = ["use_tile exchange", "play goths", pick, "exchange_done", "influence"]
    # The card waits for its decision, which lies behind the draw.
    left = table.say(0, words)
    assert [each.word for each in left] == ["play goths", "influence"]
    assert not table.can_undo(0), "cards were drawn"
    assert table.actor == 0


@pytest.mark.parametrize("words", [["use_tile double"], ["use_tile influence2", "boost rome"]])
def test_a_draft_with_something_impossible_is_not_said(table: Table, words: list[str]) -> None:
    before, entries = attila.digest(table.state), len(table.log)
    with pytest.raises(IllegalAction):
        table.say(0, words)
    assert (attila.digest(table.state), len(table.log)) == (before, entries)


def test_a_draft_that_cannot_be_kept_was_not_said(table: Table) -> None:
    before, entries = attila.digest(table.state), len(table.log)

    def full(*_: Any) -> None:
        raise OSError("the disk is full")

    table.keeper = full
    with pytest.raises(OSError, match="full"):
        table.say(0, ["use_tile influence2", "boost vandals", "boost franks"])
    assert (attila.digest(table.state), len(table.log)) == (before, entries)
    assert table.in_force.groups == []


def test_a_draft_comes_from_the_seat_that_is_asked_and_from_its_present_view(table: Table) -> None:
    with pytest.raises(NotYourTurn):
        table.say(1, ["no_tile"])
    with pytest.raises(StaleSequence):
        table.say(0, ["no_tile"], table.visible_seq(0) - 1)


def test_picks_said_one_by_one_may_come_in_any_order(table: Table) -> None:
    table.act(0, "use_tile influence2")
    table.act(0, "boost vandals")
    assert table.why_not(0, "boost franks") is None
    table.act(0, "boost franks")
    words = [entry.action for entry in table.line][-3:]
    assert words == ["use_tile influence2", "boost franks", "boost vandals"]
    other = Table.new(attila, {"players": 2, "first": 0}, seed=SEED)
    for word in words:
        other.act(0, word)
    assert attila.digest(other.state) == attila.digest(table.state)


def test_how_many_picks_a_draft_holds_is_nobody_elses_business(table: Table) -> None:
    """Until the exchange is closed the rival sees a tile and nothing more."""
    picks = picks_of(table, "use_tile exchange")
    known = set()
    for count in range(1, len(picks) + 1):
        here = Table.restore(attila, table.header(), list(table.log))
        here.say(0, ["use_tile exchange", *reversed(picks[:count])])
        view = here.view(1)
        known.add((view["seq"], str(view["view"]), str(view["log"]), here.visible_length(1)))
        here.undo(0)
        assert here.legal(0) == table.legal(0)
    assert len(known) == 1


# -- intentions ------------------------------------------------------------------------------------


def to_act_node() -> Table:
    """Rising Cultures: somebody chooses what to do with a card."""
    table = Table.new(cultures, {"players": 2}, seed=SEED)
    while table.legal(actor := at(table))[0].partition(" ")[0] != "play":
        closing = cultures.node(table.state).closing
        word = cultures.vocabulary.word(closing) if closing >= 0 else table.legal(actor)[0]
        table.act(actor, word)
    return table


def at(table: Table) -> int:
    assert table.actor is not None
    return table.actor


def two_plays(table: Table) -> tuple[str, str]:
    seat = at(table)
    coins = [word for word in table.legal(seat) if word.endswith(" coins")]
    return coins[0], coins[1]


def test_an_intention_is_announced_with_what_it_changes() -> None:
    table = to_act_node()
    seat = at(table)
    first, second = two_plays(table)
    trial = table.rehearse(seat, [first, second])
    assert verdicts(trial) == [OK, INTENTION]
    assert trial.entries[1].effect
    assert trial.rest == [Intended(second, trial.entries[1].effect)]


def after_the_rival(table: Table, seat: int) -> None:
    rng = Random(3)
    while at(table) != seat or "play" not in table.legal(seat)[0]:
        actor = at(table)
        closing = cultures.node(table.state).closing
        legal = table.legal(actor)
        coins = [word for word in legal if word.endswith(" coins")]
        word = cultures.vocabulary.word(closing) if closing >= 0 else ""
        table.act(actor, coins[0] if coins else word if word in legal else rng.choice(legal))


def test_an_intention_goes_on_without_a_click_if_nothing_has_changed() -> None:
    table = to_act_node()
    seat = at(table)
    first, second = two_plays(table)
    left = table.say(seat, [first, second])
    after_the_rival(table, seat)
    trial = table.resume(seat, left)
    assert trial.words == [second]
    assert trial.rest == []


def test_an_intention_whose_effect_has_changed_is_shown_and_waits() -> None:
    table = to_act_node()
    seat = at(table)
    first, second = two_plays(table)
    left = table.say(seat, [first, second])
    after_the_rival(table, seat)
    announced = dict.fromkeys(left[0].announced or {}, 99)
    trial = table.resume(seat, [Intended(second, announced), Intended(first, {})])
    assert trial.words == []
    assert verdicts(trial) == [OK, INTENTION]
    assert trial.entries[0].announced == announced
    assert trial.entries[0].effect == left[0].announced
    assert trial.rest == [Intended(second, announced), Intended(first, {})]


def test_an_intention_that_has_become_impossible_is_shown_with_its_reason() -> None:
    table = to_act_node()
    seat = at(table)
    first, _ = two_plays(table)
    table.say(seat, [first])
    after_the_rival(table, seat)
    trial = table.resume(seat, [Intended(first, {})])
    assert (trial.words, verdicts(trial)) == ([], [ILLEGAL])
    assert trial.entries[0].why is not None


def test_an_intention_of_which_nothing_was_announced_waits(table: Table) -> None:
    trial = table.resume(0, [Intended("no_tile", None)])
    assert trial.words == []
    assert verdicts(trial) == [OK]


def test_effects_are_differences() -> None:
    before = {"points": [3, 4], "leader": None, "odd": {"a": 1}}
    after = {"points": [5, 4], "leader": 1, "odd": {}}
    assert effect_of(before, after) == {"odd.a": None, "points.0": 2, "leader": 1}
    moved = {"points": [10, 4], "leader": None, "odd": {"a": 1}}
    later = {"points": [12, 4], "leader": 1, "odd": {}}
    assert effect_of(moved, later) == effect_of(before, after), "only the change counts"


# -- laws ------------------------------------------------------------------------------------------


def scribble(game: Game[Any], s: Any, rng: Random) -> list[str]:
    """Words that may make sense in some order: those of the next decisions, mixed up."""
    seat = game.actor(s)
    world, words = game.clone(s), []
    while len(words) < 6 and not game.is_over(world) and game.actor(world) == seat:
        words.append(choose_word(game, world, rng)[1])
        game.apply(world, words[-1])
    words += [game.vocabulary.any_word(rng) for _ in range(rng.randrange(2))]
    rng.shuffle(words)
    return words


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_draft_says_what_the_engine_says(name: str, players: int) -> None:
    game, rng = game_of(name), Random(f"{name} {players}")
    for s, _ in positions(name, players, 7, every=9):
        if game.is_over(s) or game.actor(s) == CHANCE:
            continue
        seat, before = game.actor(s), game.digest(s)
        words = scribble(game, s, rng)
        trial = rehearse(game, s, seat, words)
        assert game.digest(s) == before
        assert [each.word for each in trial.entries] == words
        said = [each.word for each in trial.entries if each.verdict == OK]
        assert not Counter(said) - Counter(trial.words)  # others may say themselves
        world = play(game, s, trial.words)
        for each in trial.entries:
            if each.verdict == ILLEGAL:
                assert game.explain(world, seat, each.word) is not None
                assert each.why is not None


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_draft_tells_nothing_its_seat_cannot_know(name: str, players: int) -> None:
    """The same draft in two worlds that its seat cannot tell apart has the same answer."""
    game, rng = game_of(name), Random(f"two worlds {name} {players}")
    for s, _ in positions(name, players, 8, every=9):
        if game.is_over(s) or game.actor(s) == CHANCE:
            continue
        seat = game.actor(s)
        words = scribble(game, s, rng)
        other = game.determinize(s, seat, rng)
        trial = rehearse(game, s, seat, words)
        assert answer(trial) == answer(rehearse(game, other, seat, words))
        assert answer(resume(game, s, seat, trial.rest)) == answer(
            resume(game, other, seat, trial.rest)
        )


def answer(trial: Trial) -> Any:
    """Everything that the seat is told of it."""
    stage = trial.stage
    game, position = stage.game, stage.position
    return (
        trial.entries, trial.words, trial.rest, game.observe(position, stage.seat),
        game.figures(position), game.sums(position), stage.open_words(), stage.is_gathering,
    )  # fmt: skip


def test_what_may_be_added_can_be_added() -> None:
    """Every word that a draft offers is possible after it, in whatever order it was picked."""
    for name, players in tables():
        game, rng = game_of(name), Random(f"open words {name} {players}")
        for s, _ in positions(name, players, 4, every=9):
            if game.is_over(s) or game.actor(s) == CHANCE:
                continue
            seat, words = game.actor(s), list[str]()
            for _ in range(3):
                offered = rehearse(game, s, seat, words).stage.open_words()
                assert len(set(offered)) == len(offered)
                if not offered:
                    break
                words.append(rng.choice(offered))
                assert rehearse(game, s, seat, words).entries[-1].verdict == OK


def test_every_game_is_tried() -> None:
    assert {name for name, _ in tables()} == set(games.GAMES)


def test_only_a_set_of_its_own_is_gathered(table: Table) -> None:
    """A tile opens its set; what merely leads to a conflict, and the last pick, are said."""
    game, s = attila, table.state

    def gathers(word: str) -> bool:
        found = game.preview(s, 0, word)
        assert found is not None
        return found.gathers

    assert gathers("use_tile exchange")
    assert gathers("use_tile influence2")
    assert not gathers("no_tile")
    s = game.after(s, "use_tile influence2")
    assert gathers("boost franks")
    s = game.after(s, "boost franks")
    assert not gathers("boost franks")
    led = 0
    for s, _ in positions("attila", 2, 40, every=1):
        if game.is_over(s) or game.actor(s) == CHANCE or game.node(s).name == "commit":
            continue
        for word in game.legal(s, game.actor(s)):
            if word.startswith("use_tile "):
                continue
            after = game.after(s, word)
            if not game.is_over(after) and game.node(after).name == "commit":
                led += game.actor(after) == game.actor(s)
                found = game.preview(s, game.actor(s), word)
                assert found is not None
                assert not found.gathers, word
    assert led, "no word led to a conflict of the same seat"
