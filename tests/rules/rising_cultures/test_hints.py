"""What speaks for a move: facts on positions that were laid out for them."""

from __future__ import annotations

from aevum import games
from aevum.core.hints import Fact
from aevum.games.rising_cultures.lesson import START
from aevum.games.rising_cultures.positions import CONTEST, SWAPPING, TURNS, Layout, lay_out, play

GAME = games.load("rising_cultures")
EVEN = START._replace(
    step=TURNS, marker=0, deck="", hand="0 thermae circus pantheon castrum, 1 susa"
)
"""The lesson's fourth round, in which the learner begins."""


def facts(layout: Layout, words: list[str], before: str = "") -> dict[str, Fact]:
    s = lay_out(GAME, layout)
    play(GAME, s, before)
    return {fact.key: fact for fact in GAME.facts(s, GAME.actor(s), words)}


def test_military_says_how_the_province_stands_then() -> None:
    """Germania counts swords and horses; the Circus shows a horse (R10.3)."""
    before = lay_out(GAME, EVEN)
    own, other = GAME.figures(before)["strengths"][0]
    found = facts(EVEN, ["play rome_circus military"])
    (key,) = set(found) & {"gets-ahead", "stays-ahead", "tie-mine", "tie-rival", "behind"}
    args = found[key].args
    assert args["province"] == "germania"
    assert (args["own"], args["other"]) == (own + 1, other)


def test_who_wins_a_tie_is_said() -> None:
    """Three to three for Gaul: with the marker it is mine, without it is not (R10.5)."""
    tie = Layout(
        military="0 insula brewery, 1 stables persepolis",
        hand="0 market circus thermae castrum, 1 qanat",
    )
    s = lay_out(GAME, tie)
    assert GAME.figures(s)["strengths"][0] == [2, 3], "two of my own, and the Market has a symbol"
    mine = facts(tie, ["play rome_market military"])
    theirs = facts(
        tie._replace(marker=1), ["play rome_market military"], "play persia_qanat coins; end_turn"
    )
    assert mine["tie-mine"].args == {"province": "gaul", "own": 3, "other": 3}
    assert theirs["tie-rival"].args == {"province": "gaul", "own": 3, "other": 3}


WON = START._replace(
    step=CONTEST, marker=0, hand="", deck="", display="", progress=(3, 2),
    military="0 market circus thermae, 1 cyrus pasargadae",
)  # fmt: skip


def test_wins_the_province_and_keeps_the_marker() -> None:
    found = facts(WON, ["contest"])
    own, other = found["wins"].args["own"], found["wins"].args["other"]
    assert found["wins"].args["province"] == "germania"
    assert own > other
    assert found["price"].args == {"card": "rome_thermae"}, "the lowest military card (R10.8)"
    assert found["keeps-marker"].args == {"own": 3, "other": 2}
    assert found["points"].args == {"points": 3}, "2 VP, and Rome's stage 3 counts its sign A"
    assert found["coins"].args == {"coins": 3}


def test_on_equal_progress_the_marker_is_lost() -> None:
    """R11.2: on a tie it changes its owner."""
    found = facts(WON._replace(progress=(3, 3)), ["contest"])
    assert found["loses-marker"].args == {"own": 3, "other": 3}


def test_who_declines_hears_who_is_asked_next() -> None:
    found = facts(WON, ["abstain"])
    assert set(found) == {"rival-asked", "keeps-military"}
    alone = facts(WON._replace(military="0 market circus thermae"), ["abstain"])
    assert "nobody-wins" in alone, "without a symbol nobody is asked (K10)"


def test_a_build_with_its_ascent_is_one_move() -> None:
    """The Legion Camp brings 2 VP; after the ascent both have three cards of progress."""
    before = "play rome_thermae resource; play persia_susa coins; end_turn"
    found = facts(EVEN, ["play rome_castrum build", "ascend"], before)
    assert found["points"].args == {"points": 2}, "those of the card; stage 3 pays for sign B"
    assert found["stage"].args == {"stage": 3}
    assert found["loses-marker"].args == {"own": 3, "other": 3}
    assert found["pays"].args == {"coins": 2}, "one wood is missing (R7.3)"


def test_a_resource_says_what_it_brings() -> None:
    """The Thermae show a brick and a coin."""
    found = facts(EVEN, ["play rome_thermae resource"])
    assert found["resource"].args == {"resource": "brick", "number": 1}
    assert found["coins"].args == {"coins": 1}


def test_coins_above_the_limit_are_announced() -> None:
    """8 coins and 2 more, and Rome's stage 1 adds one: 11, four above the limit of 7 (R12.1)."""
    found = facts(EVEN, ["play rome_pantheon coins"])
    assert found["coins"].args == {"coins": 3}
    assert found["over-limit"].args == {"coins": 4}


def test_what_goes_under_the_deck_says_why() -> None:
    found = facts(
        START._replace(coins=(0, 3), marker=0, step=SWAPPING),
        ["swap_done"],
    )
    assert set(found) <= {"can-build"}
    pantheon = facts(START, ["pick rome_pantheon"], "swap_done; swap_paid; draw rome_castrum")
    assert pantheon["goes-under"].args == {"card": "rome_pantheon"}
    assert int(pantheon["too-dear"].args["coins"]) > 0


def test_the_start_names_what_becomes_of_each_card() -> None:
    s = GAME.setup({"nations": ["rome", "persia"], "first": 0})
    while len(s.hand[0]) < 4 or len(s.hand[1]) < 4:
        GAME.apply(s, GAME.outcomes(s)[0][0])
    cards = GAME.observe(s, 0)["hand"][0]
    ids = [GAME.axes["card"][card] if isinstance(card, int) else card for card in cards]
    told = GAME.facts(s, 0, [f"pick {card}" for card in ids[:3]])
    assert [(fact.key, fact.args["card"]) for fact in told] == [
        ("becomes-resource", ids[0]),
        ("becomes-resource", ids[1]),
        ("goes-under", ids[2]),
        ("stays-on-top", ids[3]),
    ]


def test_a_preview_says_that_the_rival_is_asked_next() -> None:
    """Nothing is shown by a card laid as a resource: it may be taken back until the rival acts."""
    bare = Layout(hand="0 market circus thermae castrum, 1 qanat")
    s = lay_out(GAME, bare)
    ahead = GAME.preview(s, 0, "play rome_market resource")
    assert ahead is not None
    assert ahead.passes
    assert not ahead.barrier
    drawn = GAME.preview(lay_out(GAME, START._replace(marker=0)), 0, "swap_paid")
    assert drawn is not None
    assert drawn.barrier
    assert not drawn.passes, "chance goes on, not the rival"
