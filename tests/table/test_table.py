"""A table: who may act, what may be taken back, and what nobody notices."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from aevum.core.errors import AevumError, IllegalAction, NotYourTurn, NoUndo, StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE
from aevum.table.course import RECENT
from aevum.table.log import Entry
from aevum.table.snapshots import EVERY
from aevum.table.table import Table
from tests.table.games import (
    GAME,
    OTHER_SEED,
    asked,
    digest,
    finish,
    move,
    new_table,
    play_until,
    snapshot,
    table_where,
)
from tests.table.test_dice import expected_number

# -- acting ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_table_stands_at_the_first_decision(players: int) -> None:
    """Chance has dealt six cards each and named the first player (K1)."""
    table = new_table(players)
    assert table.seq == 6 * players + 1
    assert {entry.seat for entry in table.log} == {CHANCE}
    assert table.log[table.seq].action == f"start {table.actor}"
    assert len(table.seats) == players
    assert all(size == 6 for size in map(table.state.hand_size, range(players)))


def test_every_entry_carries_the_digest_after_it() -> None:
    table = finish(new_table(), Random(1))
    s = GAME.setup(table.options)
    for number, entry in enumerate(table.log, start=1):
        assert entry.seq == number
        assert entry.seat == GAME.actor(s)
        GAME.apply(s, entry.action)
        assert entry.digest == GAME.digest(s)
    assert table.result is not None
    assert table.actor is None


def test_act_returns_the_new_entries_with_what_chance_did() -> None:
    table = new_table()
    rng = Random(2)
    while table.actor is not None:
        before, seat = table.seq, table.actor
        entries = move(table, rng)
        assert entries == list(table.log)[before:]
        assert [entry.seat for entry in entries] == [seat] + [CHANCE] * (len(entries) - 1)
        assert table.actor != CHANCE


def refused(table: Table, error: type[AevumError], seat: int, word: str, seq: int | None) -> None:
    before = snapshot(table)
    with pytest.raises(error):
        table.act(seat, word, seq)
    assert snapshot(table) == before


def test_a_stale_sequence_is_refused() -> None:
    table = new_table()
    assert table.actor is not None
    seat, word, seq = table.actor, table.legal(table.actor)[-1], table.seq
    for wrong in (seq - 1, seq + 1, 0, -1):
        refused(table, StaleSequence, seat, word, wrong)
    table.act(seat, word, seq)
    refused(table, StaleSequence, seat, word, seq)
    for call in (table.undo, table.redo, table.restart):
        with pytest.raises(StaleSequence):
            call(seat, seq)


def test_another_seat_is_refused() -> None:
    table = new_table()
    assert table.actor is not None
    word = table.legal(table.actor)[0]
    for seat in (CHANCE, TABLE, 99, *range(3)):
        if seat != table.actor:
            refused(table, NotYourTurn, seat, word, None)


@pytest.mark.parametrize("word", ["", "sing", "place", "place nowhere", "undo", "agree", "draw ?"])
def test_an_unknown_word_is_refused(word: str) -> None:
    table = new_table()
    assert table.actor is not None
    refused(table, IllegalAction, table.actor, word, None)
    why = table.why_not(table.actor, word)
    assert why is not None
    assert why.key == "unknown-word"


def test_a_word_against_the_rules_is_refused_with_its_rule() -> None:
    table = play_until(new_table(), Random(3), lambda t: asked(t) == "place")
    assert table.actor is not None
    word = "place mauretania"
    with pytest.raises(IllegalAction) as error:
        table.act(table.actor, word)
    assert error.value.rule == "R4.3"
    refused(table, IllegalAction, table.actor, word, None)


def test_nothing_can_be_done_after_the_end() -> None:
    table = finish(new_table(), Random(4))
    for seat in range(3):
        refused(table, NotYourTurn, seat, "no_tile", None)
        assert table.legal(seat) == []
        with pytest.raises(NoUndo):
            table.redo(seat)


def test_a_seat_that_is_not_at_the_table_controls_nothing() -> None:
    table = new_table()
    for seat in (CHANCE, TABLE, 3, 255):
        before = snapshot(table)
        for call in (table.undo, table.redo, table.restart):
            with pytest.raises(AevumError):
                call(seat)
        with pytest.raises(AevumError):
            table.ask_takeback(seat, 0)
        assert snapshot(table) == before


# -- undo, redo, restart ---------------------------------------------------------------------------


def test_undo_is_possible_exactly_behind_the_last_barrier() -> None:
    """A barrier is a die or a reveal; what the same seat did since then may be undone."""
    for seed in range(6):
        table, rng = new_table(4), Random(seed)
        free: list[int] = []
        while table.actor is not None:
            seat = table.actor
            ahead = {a: GAME.preview(table.state, seat, a) for a in table.legal(seat)}
            barriers = [action for action, seen in ahead.items() if seen and seen.barrier]
            entries = move(table, rng)
            if len(entries) > 1 or table.state.revealed:
                free = []
            else:
                free.append(seat)
            assert (entries[0].action in barriers) == (not free)
            if table.actor is None:
                break
            for other in range(4):
                assert table.can_undo(other) == (free[-1:] == [other]), table.line[-3:]


def test_every_kind_of_barrier_is_met() -> None:
    """Drawing, passing and laying in a conflict, and revealing stop undo; placing does not."""
    table, rng = new_table(4), Random(5)
    stopped: set[str] = set()
    free: set[str] = set()
    while table.actor is not None:
        seat = table.actor
        verb = move(table, rng)[0].action.partition(" ")[0]
        (free if table.can_undo(seat) else stopped).add(verb)
    assert {"play", "place", "commit", "use_tile", "boost", "exchange"} <= free
    assert {"commit_done", "exchange_done"} <= stopped
    assert not free & {"commit_done", "exchange_done"}, "R6.4: a pass is public at once"
    assert not stopped & {"play", "use_tile", "exchange", "commit"}


def test_undo_restores_the_digest_that_stood_before() -> None:
    """Wherever undo is allowed, and redo brings the entry back."""
    table, rng = new_table(), Random(6)
    undone = 0
    while table.actor is not None:
        before, length = digest(table), len(table.line)
        seat = table.actor
        view = table.view(seat)["view"]
        move(table, rng)
        after = digest(table)
        if not table.can_undo(seat):
            continue
        seq = table.seq
        entries = table.undo(seat)
        assert [(e.seq, e.seat, e.action, e.digest) for e in entries] == [
            (seq + 1, seat, "undo", before)
        ]
        assert digest(table) == before
        assert len(table.line) == length
        assert table.view(seat)["view"] == view
        assert table.can_redo(seat)
        assert [e.action for e in table.redo(seat)] == ["redo"]
        assert digest(table) == after
        assert not table.can_redo(seat)
        assert table.can_undo(seat)
        undone += 1
    assert undone > 50


def test_a_game_with_undo_and_redo_ends_like_one_without() -> None:
    """The die counter counts dice, not entries: taking back a free step changes no die."""
    plain, fiddled, rng = new_table(), new_table(), Random(7)
    while plain.actor is not None:
        seat = plain.actor
        word = rng.choice(plain.legal(seat))
        plain.act(seat, word)
        fiddled.act(seat, word)
        if fiddled.can_undo(seat):
            fiddled.undo(seat)
            fiddled.act(seat, word)
        assert digest(fiddled) == digest(plain)
    assert [e.action for e in fiddled.line] == [e.action for e in plain.line]
    assert fiddled.seq > plain.seq


def test_restart_takes_back_everything_since_the_barrier() -> None:
    table, rng = new_table(), Random(8)
    longest = 0
    while table.actor is not None:
        seat, start, length = table.actor, digest(table), len(table.line)
        assert not any(table.can_undo(other) for other in range(3))
        steps = []
        while table.actor == seat:
            steps.append(move(table, rng)[0].action)
            if not table.can_undo(seat):
                break
            if len(steps) > longest:
                longest = len(steps)
                after = digest(table)
                assert [e.action for e in table.restart(seat)] == ["restart"]
                assert digest(table) == start
                assert len(table.line) == length
                for _ in steps:
                    table.redo(seat)
                assert digest(table) == after
                assert not table.can_redo(seat)
        if table.can_undo(seat):
            table.restart(seat)
            assert digest(table) == start
            play_barrier(table, rng)
    assert longest >= 4


def play_barrier(table: Table, rng: Random) -> None:
    """Go on until nothing can be undone any more."""
    while table.actor is not None:
        move(table, rng)
        if not any(table.can_undo(other) for other in range(len(table.seats))):
            return


def test_undo_goes_back_step_by_step_and_redo_forward_in_order() -> None:
    table = play_until(new_table(), Random(9), lambda t: asked(t) == "influence")
    assert table.actor is not None
    seat = table.actor
    own = 0
    while table.line[-1 - own].seat == seat:
        own += 1
    chain = [digest(table)]
    while table.can_undo(seat):
        table.undo(seat)
        chain.append(digest(table))
    assert len(chain) == own + 1 >= 3
    for expected in reversed(chain[:-1]):
        table.redo(seat)
        assert digest(table) == expected


def test_a_new_action_clears_redo() -> None:
    table = play_until(new_table(), Random(10), lambda t: asked(t) == "place")
    assert table.actor is not None
    seat = table.actor
    table.undo(seat)
    assert table.can_redo(seat)
    table.act(seat, table.legal(seat)[-1])
    assert not table.can_redo(seat)
    with pytest.raises(NoUndo):
        table.redo(seat)


def test_only_the_own_last_step_can_be_undone() -> None:
    table = play_until(new_table(), Random(11), lambda t: asked(t) == "place")
    seat = table.actor
    assert seat is not None
    for other in range(3):
        if other != seat:
            before = snapshot(table)
            for call in (table.undo, table.restart, table.redo):
                with pytest.raises(NoUndo):
                    call(other)
            assert snapshot(table) == before


def test_a_new_table_has_nothing_to_undo() -> None:
    table = new_table()
    for seat in range(3):
        for call in (table.undo, table.redo, table.restart):
            with pytest.raises(NoUndo):
                call(seat)


# -- take-back by consent --------------------------------------------------------------------------


def at_a_new_turn(players: int = 3) -> Table:
    """A table some turns into the game, just behind a draw."""
    table = play_until(new_table(players), Random(12), lambda t: t.state.turn == 6)
    assert not any(table.can_undo(seat) for seat in range(players))
    return table


def test_a_takeback_needs_all_others() -> None:
    table = at_a_new_turn(4)
    goal = digest_at(table, 30)
    assert [e.action for e in table.ask_takeback(1, 30)] == ["takeback 30"]
    before = digest(table)
    for seat in (0, 2):
        table.answer_takeback(seat, True)
        assert digest(table) == before
        assert table.takeback is not None
    table.answer_takeback(0, True)
    assert table.takeback is not None, "the same seat agreed twice"
    entries = table.answer_takeback(3, True)
    assert entries[0].action == "agree"
    assert entries[0].digest == goal
    assert [e.seat for e in entries[1:]] == [CHANCE] * (len(entries) - 1)
    assert len(table.line) == 30 + len(entries) - 1
    assert table.takeback is None


def digest_at(table: Table, length: int) -> bytes:
    return GAME.digest(table.state_at(length))


def test_one_refusal_ends_the_request() -> None:
    table = at_a_new_turn(4)
    before, length = digest(table), len(table.line)
    table.ask_takeback(1, 30)
    table.answer_takeback(0, True)
    assert [e.action for e in table.answer_takeback(2, False)] == ["refuse"]
    assert table.takeback is None
    assert (digest(table), len(table.line)) == (before, length)
    with pytest.raises(NoUndo):
        table.answer_takeback(3, True)


def test_who_asks_does_not_answer() -> None:
    table = at_a_new_turn()
    with pytest.raises(NoUndo):
        table.answer_takeback(0, True)
    table.ask_takeback(1, 25)
    before = snapshot(table)
    for agree in (True, False):
        with pytest.raises(NoUndo):
            table.answer_takeback(1, agree)
    assert snapshot(table) == before


def test_a_takeback_goes_only_to_an_earlier_step() -> None:
    table = at_a_new_turn()
    before = snapshot(table)
    for to in (-1, len(table.line), len(table.line) + 1, 10**9):
        with pytest.raises(NoUndo):
            table.ask_takeback(0, to)
    assert snapshot(table) == before


def test_a_new_action_ends_the_request() -> None:
    table = at_a_new_turn()
    table.ask_takeback(0, 25)
    move(table, Random(1))
    assert table.takeback is None
    with pytest.raises(NoUndo):
        table.answer_takeback(1, True)


def test_a_request_that_undo_has_overtaken_does_no_harm() -> None:
    """Somebody asks to go back to step n, then undoes own steps beyond it; the others agree."""
    table = play_until(at_a_new_turn(), Random(13), lambda t: asked(t) == "influence")
    seat = table.actor
    assert seat is not None
    others = [other for other in range(3) if other != seat]
    table.ask_takeback(seat, len(table.line) - 1)
    table.undo(seat)
    table.undo(seat)
    before = digest(table), table.line
    try:
        for other in others:
            table.answer_takeback(other, True)
    except NoUndo:
        pass
    assert (digest(table), table.line) == before
    assert digest(restored(table)) == digest(table)
    assert snapshot(restored(table)) == snapshot(table)


def take_back(table: Table, to: int) -> list[Entry]:
    """All agree."""
    entries = table.ask_takeback(0, to)
    for seat in range(1, len(table.seats)):
        entries = entries + table.answer_takeback(seat, True)
    return entries


def test_the_die_counter_never_goes_back() -> None:
    """After a take-back over a draw the next die is a fresh one: the counter goes on."""
    table = at_a_new_turn()
    draws = [n for n, entry in enumerate(table.line) if entry.seat == CHANCE]
    for drawn in reversed(draws):
        dice = sum(entry.seat == CHANCE for entry in table.log)
        take_back(table, drawn)
        fresh = [entry.action for entry in table.log if entry.seat == CHANCE][dice:]
        state = table.state_at(drawn)
        assert fresh, "the draw is due again"
        for number, word in enumerate(fresh):
            assert word == die(table.seed, dice + number, GAME.outcomes(state))
            GAME.apply(state, word)


def die(seed: bytes, counter: int, outcomes: list[tuple[str, int]]) -> str:
    number = expected_number(seed, counter, sum(weight for _, weight in outcomes))
    return [word for word, weight in outcomes for _ in range(weight)][number]


def test_a_takeback_to_the_very_beginning_deals_new_cards() -> None:
    table = at_a_new_turn()
    first = [e.action for e in table.line[:19]]
    take_back(table, 0)
    assert len(table.line) == 19
    assert [e.action for e in table.line] != first
    assert not any(table.can_undo(seat) for seat in range(3))
    finish(table, Random(2))
    assert digest(restored(table)) == digest(table)


def test_nothing_before_a_takeback_can_be_undone() -> None:
    """The own steps that a take-back leaves in force stay behind a barrier."""
    table = at_a_new_turn()
    own = next(n for n, e in enumerate(table.line) if e.seat >= 0 and n > 25)
    seat = table.line[own].seat
    take_back(table, own + 1)
    assert not table.can_undo(seat)
    assert not table.can_redo(seat)


# -- looking back ----------------------------------------------------------------------------------


def test_state_at_equals_what_was_live() -> None:
    """Also across snapshots, undo and take-backs."""
    table, rng = new_table(5), Random(14)
    while table.actor is not None:
        seat = table.actor
        move(table, rng)
        if rng.random() < 0.2 and table.can_undo(seat):
            table.undo(seat)
        if len(table.line) == 150 and table.seq < 400:
            take_back(table, 120)
    assert len(table.line) > 2 * EVERY
    for length, entry in enumerate(table.line, start=1):
        assert GAME.digest(table.state_at(length)) == entry.digest
    assert GAME.digest(table.state_at(0)) == GAME.digest(GAME.setup(table.options))
    for wrong in (-1, len(table.line) + 1):
        with pytest.raises(AevumError):
            table.state_at(wrong)


def test_state_at_gives_a_copy() -> None:
    table = play_until(new_table(), Random(15), lambda t: asked(t) == "influence")
    before = digest(table)
    state = table.state_at(len(table.line))
    GAME.apply(state, "influence")
    assert digest(table) == before


def test_fork_at_every_tenth_point() -> None:
    """The same line up to there, own dice from there on, and the parent does not notice."""
    table = finish(new_table(), Random(16))
    before = digest(table), table.seq
    for at in range(0, len(table.line) + 1, 10):
        fork = table.fork(at, OTHER_SEED)
        assert [e.action for e in fork.line[:at]] == [e.action for e in table.line[:at]]
        assert [e.digest for e in fork.line[:at]] == [e.digest for e in table.line[:at]]
        assert fork.fork_of == {"at": at, "seed_hash": table.seed_hash}
        assert fork.actor != CHANCE
        finish(fork, Random(at))
        assert digest(restored(fork)) == digest(fork)
    assert (digest(table), table.seq) == before


def test_the_dice_of_a_fork_start_anew() -> None:
    """Its first own die has counter 0 of its own seed."""
    table = finish(new_table(), Random(17))
    at = next(n for n, e in enumerate(table.line) if e.seat == CHANCE and n > 40)
    fork = table.fork(at, OTHER_SEED)
    outcomes = GAME.outcomes(table.state_at(at))
    assert fork.line[at].action == die(OTHER_SEED, 0, outcomes)


def test_a_fork_at_a_wrong_place_is_refused() -> None:
    table = at_a_new_turn()
    for at in (-1, len(table.line) + 1):
        with pytest.raises(AevumError):
            table.fork(at)


@pytest.mark.parametrize("seat", [0, 2])
def test_what_if_begins_in_a_world_the_seat_cannot_rule_out(seat: int) -> None:
    table = finish(new_table(), Random(24))
    for at in range(19, len(table.line), 25):
        there = table.state_at(at)
        if not there.stack or GAME.actor(there) == CHANCE:
            continue
        other = table.what_if(at, seat, Random(at))
        assert other.seq == 0
        assert other.view(seat)["view"] == GAME.observe(there, seat)
        assert other.seed != table.seed
        assert [entry.action for entry in finish(other, Random(at)).log]
        assert snapshot(restored(other)) == snapshot(other)


# -- keeping ---------------------------------------------------------------------------------------


class DiskFull(Exception):
    """A keeper that cannot keep."""


def test_a_failing_keeper_changes_nothing() -> None:
    """Whatever was tried: act, undo, redo, restart, take-back."""
    table, rng = new_table(), Random(18)

    def fail(*_: object) -> None:
        raise DiskFull

    tried = set()
    for _ in range(150):
        seat = table.actor
        assert seat is not None
        calls = {
            "act": lambda s=seat: table.act(s, rng.choice(table.legal(s))),
            "undo": lambda s=seat: table.undo(s),
            "redo": lambda s=seat: table.redo(s),
            "restart": lambda s=seat: table.restart(s),
            "ask": lambda s=seat: table.ask_takeback(s, 20),
            "agree": lambda s=seat: table.answer_takeback((s + 1) % 3, True),
        }
        before = snapshot(table)
        for name, call in calls.items():
            table.keeper = fail
            try:
                call()
            except DiskFull:
                tried.add(name)
            except NoUndo:
                pass
            table.keeper = None
            assert snapshot(table) == before, name
        rng.choice([calls["act"], calls["act"], calls["act"], fiddle(table, seat)])()
    assert tried == {"act", "undo", "redo", "restart", "ask", "agree"}


def fiddle(table: Table, seat: int) -> Callable[[], list[Entry]]:
    """Some control that is possible now."""
    if table.can_redo(seat):
        return lambda: table.redo(seat)
    if table.can_undo(seat):
        return lambda: table.undo(seat)
    return lambda: table.ask_takeback(seat, 20)


def test_the_keeper_sees_every_entry_once_and_in_order() -> None:
    table, kept = new_table(), []
    kept += list(table.log)
    table.keeper = lambda entries, _: kept.extend(entries)
    rng = Random(19)
    while table.actor is not None:
        seat = table.actor
        move(table, rng)
        if rng.random() < 0.1 and table.can_undo(seat):
            table.undo(seat)
    assert kept == list(table.log)


def test_the_last_events_are_told_as_all_of_them_are() -> None:
    """However little is asked for, whatever was taken back in between."""
    table, rng = new_table(), Random(23)
    for number in range(60):
        seat = table.actor
        assert seat is not None
        if number < 10 or rng.random() < 0.6:
            move(table, rng)
        else:
            fiddle(table, seat)()
        for eyes in (TABLE, 0, 1, 2):
            told = table.events(eyes)
            assert told == restored(table).events(eyes)
            for some in range(len(told) - RECENT - 3, len(told) + 3):
                assert table.events(eyes, some) == told[some:]


def test_entries_that_are_forgotten_leave_no_trace() -> None:
    table, rng = new_table(), Random(24)
    for _ in range(20):
        before, seat = snapshot(table), table.actor
        assert seat is not None
        mark = table.mark()
        table.play(seat, rng.choice(table.legal(seat)))
        assert snapshot(table) != before
        table.forget(mark)
        assert snapshot(table) == before
        move(table, rng)


def restored(table: Table) -> Table:
    """The table as it comes back from what was written down."""
    return Table.restore(GAME, table.header(), list(table.log))


def test_a_table_is_restored_at_every_tenth_entry() -> None:
    """Header and entries are enough; the restored table goes on in the same way."""
    table, rng = new_table(), Random(20)
    while table.actor is not None:
        seat = table.actor
        move(table, rng)
        if rng.random() < 0.2 and table.can_undo(seat):
            table.undo(seat)
        if rng.random() < 0.05:
            table.ask_takeback(rng.randrange(3), 19)
        if table.seq % 10 == 0:
            again = restored(table)
            assert snapshot(again) == snapshot(table)
            if table.actor is not None:
                word = table.legal(table.actor)[-1]
                other = restored(table)
                assert again.act(table.actor, word) == other.act(table.actor, word)
    again = restored(table)
    assert again.header() == table.header()
    assert again.result is not None
    assert table.result is not None
    assert again.result.as_dict() == table.result.as_dict()


def test_a_broken_entry_is_not_restored() -> None:
    table = at_a_new_turn()
    entries = list(table.log)
    entries[30] = entries[30]._replace(digest=b"\0" * 16)
    with pytest.raises(AevumError):
        Table.restore(GAME, table.header(), entries)


# -- what nobody notices ---------------------------------------------------------------------------


def picking(verb: str) -> Table:
    """A table at which somebody may lay or exchange a card, before the first pick."""

    def wanted(table: Table) -> bool:
        words = table.legal(table.actor) if table.actor is not None else []
        return sum(word.startswith(f"{verb} ") for word in words) > 1 and not sum(table.state.picks)

    return table_where(wanted, players=4)


@pytest.mark.parametrize("verb", ["commit", "exchange"])
def test_nobody_notices_secret_picks_under_way(verb: str) -> None:
    """View, log, sequence and events of all others stay as they were, until the player is done."""
    table = picking(verb)
    seat = table.actor
    assert seat is not None
    others = [other for other in (TABLE, 0, 1, 2, 3) if other != seat]
    before = [(table.view(other), table.events(other)) for other in others]
    own = table.view(seat)
    while True:
        picks = [word for word in table.legal(seat) if word.startswith(f"{verb} ")]
        if not picks:
            break
        table.act(seat, picks[0])
        assert [(table.view(other), table.events(other)) for other in others] == before
        assert table.view(seat) != own
        assert table.view(seat)["log"][-1]["action"] == picks[0]
    table.act(seat, f"{verb}_done")
    for other, (view, _) in zip(others, before, strict=True):
        assert table.view(other)["seq"] > view["seq"]


@pytest.mark.parametrize("verb", ["commit", "exchange"])
def test_nobody_notices_a_pick_undone_and_made_again(verb: str) -> None:
    table = picking(verb)
    seat = table.actor
    assert seat is not None
    others = [other for other in (TABLE, 0, 1, 2, 3) if other != seat]
    before = [(table.view(other), table.events(other)) for other in others]
    pick = table.legal(seat)[0]
    for call in (lambda: table.act(seat, pick), lambda: table.undo(seat), lambda: table.redo(seat)):
        call()
        assert [(table.view(other), table.events(other)) for other in others] == before


def test_nobody_notices_a_pick_after_other_entries() -> None:
    """The sequence others see does not go back when the last entry before the pick was no move."""
    table = picking("commit")
    seat = table.actor
    assert seat is not None
    table.ask_takeback(seat, 10)
    table.answer_takeback((seat + 1) % 4, False)
    other = (seat + 2) % 4
    before = table.view(other)
    table.act(seat, table.legal(seat)[0])
    assert table.view(other) == before


def test_the_sequence_a_seat_sees_is_good_enough_to_speak() -> None:
    """While somebody picks, others know no newer sequence than the one in their view."""
    table = picking("commit")
    seat = table.actor
    assert seat is not None
    table.act(seat, table.legal(seat)[0])
    other = (seat + 1) % 4
    seq = table.view(other)["seq"]
    assert table.ask_takeback(other, 10, seq)[0].action == "takeback 10"


def test_r14_no_log_and_no_event_shows_hidden_cards() -> None:
    """Entries that belong to another seat are masked; their cards stand in no event."""
    table = finish(new_table(4), Random(21))
    for seat in (TABLE, 0, 1, 2, 3):
        state = GAME.setup(table.options)
        told = table.events(seat)
        assert len(told) == len(table.line)
        for true, (entry, events) in zip(table.line, told, strict=True):
            owner = GAME.secret_of(state, true.action)
            GAME.apply(state, true.action)
            assert entry.digest == b""
            if owner in (CHANCE, seat):
                assert entry.action == true.action
            elif " " in true.action:
                assert entry.action == true.action.split()[0] + " ?"
                assert all(e.get("tribe") is None for e in events if e["event"] == "drew")
        log = [entry["action"] for entry in table.view(seat)["log"]]
        assert log == [entry.action for entry, _ in told]


def test_two_tables_that_differ_in_hidden_cards_look_the_same() -> None:
    """Seats 1 and 2 were dealt each other's cards: seat 0 and the spectators cannot tell."""
    table = new_table(3)
    deals = [e.action for e in table.log]
    swapped = deals[:6] + deals[12:18] + deals[6:12] + deals[18:]
    assert swapped != deals
    other = Table(GAME, table.options, table.seats, table.seed)
    state = GAME.setup(table.options)
    entries = []
    for number, word in enumerate(swapped, start=1):
        GAME.apply(state, word)
        entries.append(Entry(number, CHANCE, word, GAME.digest(state)))
    other.replay(entries)
    for seat in (0, TABLE):
        assert other.view(seat) == table.view(seat)
        assert other.events(seat) == table.events(seat)
    for seat in (1, 2):
        assert other.view(seat) != table.view(seat)


def test_the_seed_is_shown_only_when_the_game_is_over() -> None:
    table = new_table()
    shown = table.view(0)
    assert shown["seed"] is None
    assert table.seed.hex() not in str(shown)
    assert table.view(TABLE)["seed_hash"] == table.seed_hash
    finish(table, Random(22))
    assert table.view(TABLE)["seed"] == table.seed.hex()


@pytest.mark.parametrize("number", range(8))
def test_a_game_whose_seed_was_shown_does_not_go_on_with_it(number: int) -> None:
    """After the end everybody can compute the dice to come: the end cannot be undone."""
    table = finish(new_table(2, bytes([number]) * 32), Random(number))
    assert table.view(TABLE)["seed"] is not None
    assert not any(table.can_undo(seat) for seat in range(2))
    for call in (table.undo, table.restart):
        for seat in range(2):
            with pytest.raises(NoUndo):
                call(seat)


def test_the_end_of_a_game_is_not_taken_back_by_consent() -> None:
    """For the same reason; who wants to try again from there makes a fork with new dice."""
    table = finish(new_table(2), Random(23))
    with pytest.raises(NoUndo):
        take_back(table, 40)


def test_seats_and_players_must_agree() -> None:
    """Two names for three players make no table."""
    with pytest.raises(AevumError):
        Table.new(GAME, {"players": 3}, seats=[{"name": "Ada"}, {"name": "Bo"}])
