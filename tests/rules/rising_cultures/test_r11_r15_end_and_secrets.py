"""R11 to R15: marker, coin limit, the final scoring, the match, and what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.game import TABLE
from tests.rules.rising_cultures.table_top import ROW, Table, crafted, lay_out, new_game


@pytest.mark.parametrize(("own", "other", "holder"), [(3, 2, 0), (2, 3, 1), (1, 0, 0), (0, 1, 1)])
def test_r11_1_more_progress_cards_take_the_marker(own: int, other: int, holder: int) -> None:
    """Seat 0 holds it before."""
    t = lay_out(at="marker", progress={0: own, 1: other})
    assert t.s.marker == holder


@pytest.mark.parametrize("cards", [0, 1, 4])
@pytest.mark.parametrize("marker", [0, 1])
def test_r11_2_on_equal_numbers_the_marker_changes(cards: int, marker: int) -> None:
    t = lay_out(at="marker", marker=marker, progress={0: cards, 1: cards})
    assert t.s.marker == 1 - marker


def test_r12_1_what_is_above_the_limit_goes_back() -> None:
    """Rome 10, Egypt 6: 3 and 1 go back."""
    t = lay_out(["rome", "egypt"], at="limit", coins=(10, 6))
    assert t.s.coins == [7, 5]
    assert t.s.supply == 16
    assert t.events("limited") == [{"seat": 0, "coins": 3}, {"seat": 1, "coins": 1}]


def test_r12_1_the_limit_itself_is_allowed() -> None:
    t = lay_out(["rome", "egypt"], at="limit", coins=(7, 5))
    assert (t.s.coins, t.events("limited")) == ([7, 5], [])


def test_r12_2_during_a_round_there_is_no_limit() -> None:
    t = lay_out(["rome", "egypt"], coins=(12, 11), row=ROW[1:])
    t.play("play rome_brewery coins", "play egypt_great_pyramid coins")
    assert t.s.coins == [14, 13]
    t.finish_round()
    assert t.s.coins == [7, 5]


def test_r13_1_after_round_seven_the_last_card_goes_to_the_box_and_the_game_is_over() -> None:
    """The fourth card of round 7, kept on an empty deck, is in no pile any more."""
    t = lay_out(round=7, hand={0: ["forum", "market"], 1: []}, turns=4, boxed={0: 99, 1: 99})
    assert t.deck(0) == 0
    t.play("play rome_forum coins")
    t.finish_round()
    assert t.s.stack == []
    assert t.events("kept") == [{"seat": 0}]
    assert (t.deck(0), t.pile("hand", 0), t.pile("discard", 0)) == (0, [], ["forum"])


def test_r13_1_a_card_that_came_back_openly_is_not_the_last_hand_card(tmp_path: Path) -> None:
    """K7: no fourth card was kept, so nothing goes to the box."""
    game = crafted(tmp_path, rome={"market": {"effects": "action:recover to=deck_top"}})
    t = lay_out(
        game=game, round=7, turns=4, hand={0: ["forum"], 1: []}, boxed={0: 99, 1: 99},
        display={0: ["market"]}, discard={0: ["ostia"]},
    )  # fmt: skip
    t.play("activate rome_market", "target rome_ostia", "play rome_forum coins")
    t.finish_round()
    assert t.s.stack == []
    assert (t.events("kept"), t.top(0)) == ([], ["ostia"])


STAGE = "static:coins_use_bonus n=1"
"""Rome's first stage."""


def last_contest(folder: Path, stage: str, top: list[str]) -> Table:
    """Round 7: the Forum was kept on the deck; Maghreb lifts Rome to this stage."""
    return lay_out(
        game=crafted(folder, tableau={STAGE: stage}), at="fourth", round=7, row=["maghreb"],
        hand={0: ["forum"]}, top={0: top}, display={0: ["caesar"]}, military={0: ["insula"]},
        discard={0: ["market"]}, boxed={0: 99, 1: 99},
    )  # fmt: skip


def test_r13_1_the_kept_card_goes_to_the_box_though_another_lies_on_it(tmp_path: Path) -> None:
    t = last_contest(tmp_path, "play:recover to=deck_top", [])
    t.play("contest", "maghreb_military", "target rome_market")
    assert t.s.stack == []
    assert t.top(0) == ["market"]


def test_r13_1_a_kept_card_that_was_played_takes_no_other_with_it(tmp_path: Path) -> None:
    t = last_contest(tmp_path, "play:extra_play", ["ostia"])
    t.play("contest", "maghreb_military", "draw rome_forum", "option for-coins")
    assert t.s.stack == []
    assert t.top(0) == ["ostia"]
    assert "forum" in t.pile("discard", 0)


def test_r13_1_steps_one_to_three_of_round_seven_are_played() -> None:
    """Province, marker and coin limit come before the scoring."""
    t = lay_out(at="contest", round=7, coins=(9, 0), row=["aksum"])
    t.play("contest")
    kinds = [event["event"] for event in t.told if event["event"] not in ("scored", "game-ended")]
    assert kinds == ["contested", "won", "marker", "limited", "ended"]


def test_r13_2_four_lines_of_points() -> None:
    """Pantheon 7; golden 3 and stage six 2; Armenia 2 and Carthage 4; marker 3."""
    t = lay_out(
        at="end",
        round=7,
        display={0: ["pantheon"]},
        golden=(1, 0),
        progress={0: 6},
        won={0: ["armenia", "carthage"]},
    )
    # Carthage has the sign A, for which Rome's third stage gives 1
    assert t.sheet(0) == [7, 3 + 2 + 1, 6, 3]
    result = t.game.result(t.s)
    assert result is not None
    assert result.points == [22, 0]


def test_r13_3_cards_elsewhere_have_no_points() -> None:
    """Seven-point cards in columns, hand, deck and discard pile."""
    for pile in ("military", "resource", "progress", "discard", "hand", "top", "bottom"):
        seven = {0: ["pantheon"]}
        t = lay_out(at="marker", marker=1, progress={1: 2} if pile != "progress" else seven)
        if pile != "progress":
            t = lay_out(at="marker", marker=1, progress={1: 2}, **{pile: seven})  # type: ignore[arg-type]
        assert sum(t.sheet(0)) - t.sheet(0)[3] == 0, pile


@pytest.mark.parametrize("marker", [0, 1])
def test_r13_4_on_a_tie_the_marker_holder_wins(marker: int) -> None:
    """7 + 3 for the marker against 6 + 4, and the other way round."""
    rich, poor = ["persepolis"], ["darius", "boat_bridge"]
    mine, theirs = ["pantheon"], ["constantine", "brewery"]
    display = {marker: rich if marker else mine, 1 - marker: theirs if marker else poor}
    t = lay_out(at="end", round=7, marker=marker, display=display)
    result = t.game.result(t.s)
    assert result is not None
    assert (result.points, result.winners) == ([10, 10], [marker])


def test_r14_1_two_games_with_swapped_nations_and_the_same_provinces() -> None:
    t = new_game(["rome", "egypt"], match=True, row=ROW)
    while t.s.game == 1:
        t.quiet()
    first = {e["seat"]: e["points"] for e in t.events("game-ended")}
    assert [t.game.axes["nation"][n] for n in t.s.nation] == ["egypt", "rome"]
    assert t.row() == ROW
    assert t.s.carried == [first[0], first[1]]
    assert (t.s.supply, t.s.coins, t.s.round) == (28, [0, 0], 0)
    assert [t.deck(0), t.deck(1)] == [27, 24]
    while t.s.stack:
        t.quiet()
    both = t.events("game-ended")
    assert [e["game"] for e in both] == [1, 1, 2, 2]
    result = t.game.result(t.s)
    assert result is not None
    assert result.points == [sum(e["points"] for e in both if e["seat"] == seat) for seat in (0, 1)]
    assert result.winners == [s for s in (0, 1) if result.points[s] == max(result.points)]


OPEN = (
    "row", "won", "coins", "supply", "marker", "display", "covered", "military", "resource",
    "discard", "golden", "nation", "round", "used", "bought", "borrowed", "flood", "nile",
    "paid_swaps", "free_swaps", "laid",
)  # fmt: skip


def rich_table() -> Table:
    return lay_out(
        ["rome", "egypt"],
        coins=(3, 4),
        hand={0: ["forum", "market"], 1: ["sphinx", "obelisk"]},
        top={0: ["curia"], 1: ["luxor"]},
        bottom={0: ["arch"], 1: ["karnak"]},
        discard={0: ["insula"]},
        military={1: ["canal"]},
        nile={1: [1, 0, 0, 0, 0, 0]},
        flood={1: 2},
    )


def test_r15_1_public_is_the_same_for_all() -> None:
    t = rich_table()
    views = [t.game.observe(t.s, seat) for seat in (TABLE, 0, 1)]
    for field in OPEN:
        assert views[0][field] == views[1][field] == views[2][field], field
        assert views[0][field] is not None
    assert views[0]["hand"] == [2, 2]
    assert views[0]["deck"] == [t.deck(0), t.deck(1)]
    assert views[0]["progress"] == [0, 0]
    assert len(t.game.board_data()["axes"]["card"]) == 99, "the decks are known to all"


def test_r15_2_hand_and_deck_are_hidden_from_the_opponent() -> None:
    """Seat 1's view has no id of a card of seat 0 that is in hand or deck."""
    t = rich_table()
    view = t.game.observe(t.s, 1)
    text = repr(view)
    for name in ("forum", "market", "curia", "arch"):
        assert f"rome_{name}" not in text
    assert view["hand"][1] == ["egypt_sphinx", "egypt_obelisk"]


def test_r15_3_a_player_knows_the_own_cards_on_top_and_below() -> None:
    t = rich_table()
    own = t.game.observe(t.s, 0)["deck"][0]
    assert own == {"size": t.deck(0), "top": ["rome_curia"], "bottom": ["rome_arch"]}
    assert t.game.observe(t.s, 1)["deck"][0] == t.deck(0)
