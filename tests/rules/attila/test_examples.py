"""The worked examples X1-X22 of the rules index, with the tables derived from them."""

from __future__ import annotations

import pytest

from tests.rules.attila.table_top import (
    UPPER,
    asked,
    counts,
    events_of,
    final_points,
    finish_turn,
    game,
    influence_of,
    is_fixed,
    is_pacified,
    lay,
    legal,
    play,
    position,
    provinces,
    refill,
    rule_of,
    score_century,
    spread,
    stones_in,
    supply_of,
)

WHITE, RED, GREEN = 0, 1, 2

FRANKS = {"germania": {"franks": 2}, "raetia": {"franks": 2}, "noricum": {"franks": 1}}
"""Five Franks in three provinces."""
SEVEN_GOTHS = spread("goths", 7, ["germania", "raetia", "noricum", "pannonia", "dacia"])
"""Seven Goths in five provinces."""
FOUR_HUNS = {"moesia": {"huns": 4}}
"""The fifth Hun drives all of them out and brings the scoring of the 4th century."""

ARROWS = [
    ("africa", "sicilia"), ("asia", "creta"), ("asia", "thracia"), ("baetica", "mauretania"),
    ("britannia", "lugdunensis"), ("britannia", "lusitania"), ("creta", "cyrenaica"),
    ("creta", "graecia"), ("italia", "sicilia"),
]  # fmt: skip


def scored(
    players: int, stones: dict[str, dict[str, int]], influence: dict[tuple[int, str], int]
) -> list[int]:
    """The points of the 4th century's scoring, brought about in play."""
    s = position(players, stones={**stones, **FOUR_HUNS}, hands={0: ["huns"]}, influence=influence)
    told = score_century(s)
    assert events_of(told, "scoring") == [{"century": "4"}]
    return list(s.score)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_x1_setup(players: int) -> None:
    """Tiles 1/2/3/4, hands of 6, pile 54 - 6n, scores 0, influence 0, supplies 20."""
    s = game.setup({"players": players, "first": 0})
    refill(s)
    assert s.tiles == [1, 2, 3, 4]
    assert [s.hand_size(seat) for seat in range(players)] == [6] * players
    assert s.pile.size() == 54 - 6 * players
    assert sum(s.discard) == 0
    assert s.score == [0] * players
    assert s.influence == [0] * 6 * players
    assert s.supply == [20] * 6
    assert sum(s.stones) == 0
    assert s.unused == [1] * 3 * players
    assert (asked(s), s.active) == ("window", 0)


def test_x2_the_first_vandal_enters_by_an_upper_province() -> None:
    """No Vandal stone on the board: only the six upper provinces are legal."""
    s = position(hands={0: ["vandals"]})
    play(s, "play vandals")
    assert provinces(s) == set(UPPER)
    assert rule_of(s, "place lugdunensis") == "R4.3"


def test_x3_the_next_vandal_goes_to_the_line_or_to_its_tribe() -> None:
    """A Vandal stands in Narbonensis: upper provinces, Narbonensis and its neighbours."""
    s = position(stones={"narbonensis": {"vandals": 1}}, hands={0: ["vandals"]})
    play(s, "play vandals")
    around = {"lugdunensis", "aquitania", "tarraconensis", "cisalpina"}
    assert provinces(s) == {*UPPER, "narbonensis", *around}
    assert rule_of(s, "place italia") == "R4.4"


def test_x4_the_first_step_leads_to_the_lowest_field() -> None:
    """4th century, no counter on the Vandals: it enters on field 1."""
    s = position(active=GREEN, hands={GREEN: ["vandals"]})
    play(s, "play vandals", "place germania", "influence")
    assert influence_of(s, GREEN, "vandals") == 1


@pytest.mark.parametrize("field", [1, 4, 20])
def test_x5_the_next_step_leads_one_field_up(field: int) -> None:
    """4th century, counter on Vandal field f: it climbs to f + 1."""
    s = position(active=GREEN, hands={GREEN: ["vandals"]}, influence={(GREEN, "vandals"): field})
    play(s, "play vandals", "place germania", "influence")
    assert influence_of(s, GREEN, "vandals") == field + 1


def influence_gained(tiles: list[int]) -> int:
    s = position(tiles=tiles, hands={0: ["vandals"]}, influence={(0, "vandals"): 7})
    play(s, "play vandals", "place germania", "influence")
    return influence_of(s, 0, "vandals") - 7


@pytest.mark.parametrize("left", [1, 2])
def test_x6_two_fields_in_the_5th_century(left: int) -> None:
    """The 4th space is empty, the 5th has 1 or 2 tiles: +2."""
    assert influence_gained([0, left, 3, 4]) == 2


@pytest.mark.parametrize("left", [1, 2, 3])
def test_x7_three_fields_in_the_6th_century(left: int) -> None:
    """The 4th and 5th spaces are empty, the 6th has at least one tile: +3."""
    assert influence_gained([0, 0, left, 4]) == 3


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_x8_four_fields_in_the_7th_century(left: int) -> None:
    """Only the 7th space has tiles: +4."""
    assert influence_gained([0, 0, 0, left]) == 4


def test_x9_two_stones_instead_of_influence() -> None:
    """Two more Vandals on the board, the Vandal counter unchanged, one card spent."""
    s = position(
        stones={"germania": {"vandals": 1}}, hands={0: ["vandals"] * 3},
        influence={(0, "vandals"): 2},
    )  # fmt: skip
    play(s, "play vandals", "place raetia", "forgo", "place lugdunensis")
    assert supply_of(s, "vandals") == 17
    assert influence_of(s, 0, "vandals") == 2
    assert counts(s.discard) == {"vandals": 1}
    assert s.hand_size(0) == 2


def test_x10_margret_imelda_and_franz_fight() -> None:
    """Strengths Vandals 4, Saxons 3, Franks 3: Saxons and Franks leave, the Vandals stay.

    Stones Vandals 2, Saxons 2, Franks 1; Margret lays Vandal and Frank, Imelda Vandal and Saxon,
    Franz a Frank.
    """
    margret, imelda, franz = 0, 1, 2
    s = position(
        stones={"raetia": {"vandals": 2, "saxons": 1, "franks": 1}},
        hands={
            margret: ["saxons", "vandals", "franks"],
            imelda: ["vandals", "saxons"],
            franz: ["franks"],
        },
    )
    play(s, "play saxons", "place raetia", "influence")
    assert stones_in(s, "raetia") == {"franks": 1, "saxons": 2, "vandals": 2}
    assert sum(s.discard) == 1  # the card just played
    cards = {margret: ["vandals", "franks"], imelda: ["vandals", "saxons"], franz: ["franks"]}
    told = lay(s, cards)
    assert events_of(told, "strength") == [
        {"tribe": "franks", "stones": 1, "cards": 2},
        {"tribe": "saxons", "stones": 2, "cards": 1},
        {"tribe": "vandals", "stones": 2, "cards": 2},
    ]
    assert stones_in(s, "raetia") == {"vandals": 2}
    assert supply_of(s, "saxons") == supply_of(s, "franks") == 20
    assert supply_of(s, "vandals") == 18
    assert is_pacified(s, "raetia")
    assert counts(s.discard) == {"franks": 2, "saxons": 1 + 1, "vandals": 2}


def test_x11_first_scores_stones_second_scores_provinces() -> None:
    """Franks 5 stones in 3 provinces: White first +5, Red second +3."""
    assert scored(3, FRANKS, {(WHITE, "franks"): 9, (RED, "franks"): 4}) == [5, 3, 0]


def test_x12_a_tie_for_first_shares_both() -> None:
    """White and Green tie: (5 + 3) / 2 = 4 each; Red behind them gets nothing."""
    influence = {(WHITE, "franks"): 6, (RED, "franks"): 2, (GREEN, "franks"): 6}
    assert scored(3, FRANKS, influence) == [4, 0, 4]


def test_x13_a_tie_for_second_shares_the_provinces_rounded_up() -> None:
    """White first +5, Red and Green share second: 3 / 2 rounded up = 2 each."""
    influence = {(WHITE, "franks"): 6, (RED, "franks"): 2, (GREEN, "franks"): 2}
    assert scored(3, FRANKS, influence) == [5, 2, 2]


def test_x14_sole_influence_scores_both() -> None:
    """Only White has influence: 5 + 3 = 8."""
    assert scored(3, FRANKS, {(WHITE, "franks"): 1}) == [8, 0, 0]


def test_x15_two_players_the_counting_tip() -> None:
    """Goths 7 stones in 5 provinces: leader +7, second +5; the difference is S - V = 2."""
    points = scored(2, SEVEN_GOTHS, {(0, "goths"): 5, (1, "goths"): 4})
    assert points == [7, 5]
    assert points[0] - points[1] == 2


def test_x16_the_last_stone_comes_back_and_the_game_goes_on() -> None:
    """The 20th Vandal is the fifth stone in Dacia and the weakest: it returns, no end."""
    elsewhere = ["germania", "raetia", "noricum", "pannonia", "moesia"]
    s = position(
        stones={**spread("vandals", 19, elsewhere), "dacia": {"huns": 2, "goths": 2}},
        hands={0: ["vandals", "huns"]},
    )
    assert supply_of(s, "vandals") == 1
    play(s, "play vandals", "place dacia", "influence")
    assert supply_of(s, "vandals") == 0
    lay(s)
    assert stones_in(s, "dacia") == {"goths": 2, "huns": 2}
    assert supply_of(s, "vandals") == 1
    finish_turn(s)
    assert not is_fixed(s, "T2")
    assert not game.is_over(s)
    assert (s.turn, s.active) == (2, 1)


def test_x17_five_stones_of_one_tribe_all_leave() -> None:
    """Whatever Goth cards are laid: five stones return, the province is empty and pacified."""
    s = position(
        stones={"dacia": {"goths": 4}},
        hands={0: ["goths", "goths"], 1: ["goths", "goths"], 2: ["goths"]},
    )
    play(s, "play goths", "place dacia", "influence")
    lay(s, {0: ["goths"], 1: ["goths", "goths"], 2: ["goths"]})
    assert supply_of(s, "goths") == 20
    assert stones_in(s, "dacia") == {}
    assert is_pacified(s, "dacia")
    assert counts(s.discard) == {"goths": 5}


def test_x18_a_frank_spreads_from_a_pacified_province() -> None:
    """A Frank stands in pacified Aquitania: its neighbours are legal, Aquitania is not."""
    s = position(stones={"aquitania": {"franks": 1}}, hands={0: ["franks"]}, pacified=["aquitania"])
    play(s, "play franks")
    assert provinces(s) == {*UPPER, "lugdunensis", "narbonensis", "tarraconensis"}
    assert rule_of(s, "place aquitania") == "R7.3"


@pytest.mark.parametrize(("here", "there"), ARROWS + [(there, here) for here, there in ARROWS])
def test_x19_a_sea_arrow_leads_across(here: str, there: str) -> None:
    """A tribe at one end of an arrow may place at the other end."""
    s = position(stones={here: {"saxons": 1}}, hands={0: ["saxons"]})
    play(s, "play saxons")
    assert there in provinces(s)
    play(s, f"place {there}")
    assert stones_in(s, there) == {"saxons": 1}


def test_x20_the_second_stone_is_never_the_sixth() -> None:
    """The first stone made five in Dacia: Dacia is not legal for the second."""
    s = position(stones={"dacia": {"huns": 4}}, hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "forgo")
    assert "place dacia" not in legal(s)
    assert rule_of(s, "place dacia") == "R4.6"


def test_x21_the_second_tile_brings_no_scoring() -> None:
    """After the 2nd tile the 5th century still has one: nobody scores."""
    s = position(
        stones={**FRANKS, **FOUR_HUNS}, tiles=[0, 2, 3, 4], hands={0: ["huns"]},
        influence={(WHITE, "franks"): 5},
    )  # fmt: skip
    told = score_century(s)
    assert events_of(told, "pacified") == [{"province": "moesia", "century": "5"}]
    assert events_of(told, "scoring") == []
    assert s.tiles == [0, 1, 3, 4]
    assert s.score == [0, 0, 0]


def test_x22_field_22_ends_the_game_after_the_turn() -> None:
    """Counter on 20, 6th century: it stops on 22, the turn is completed, the final scoring follows.

    The stone is the fifth in Dacia: its conflict is still fought (3 Goths stay), then White scores
    3 + 1 for the Goths, once.
    """
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}}, tiles=[0, 0, 3, 4],
        hands={WHITE: ["goths", "saxons"]}, influence={(WHITE, "goths"): 20},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence")
    assert influence_of(s, WHITE, "goths") == 22
    assert is_fixed(s, "T3")
    assert asked(s) == "commit"
    told = lay(s)
    assert events_of(told, "scoring") == [{"century": None}]
    assert is_pacified(s, "dacia")
    assert s.tiles == [0, 0, 2, 4]
    assert s.score == [4, 0, 0]
    assert game.is_over(s)
    result = game.result(s)
    assert result is not None
    assert (result.winners, result.cause) == ([WHITE], "T3")
    assert s.hand_size(WHITE) == 1  # nobody draws any more


# -- derived tables -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leader", "trailing", "points"),
    [
        pytest.param(9, 8, [7, 5], id="none-between"),
        pytest.param(9, 7, [7, 5], id="one-between"),
        pytest.param(9, 6, [7, 0], id="two-between"),
        pytest.param(9, 1, [7, 0], id="seven-between"),
        pytest.param(9, 9, [6, 6], id="tie"),
        pytest.param(9, 0, [12, 0], id="no-counter"),
    ],
)
def test_x_gap_with_two_players(leader: int, trailing: int, points: list[int]) -> None:
    """S = 7, V = 5: the second is paid only with at most one empty field between the counters."""
    fields = {(0, "goths"): leader, (1, "goths"): trailing}
    assert scored(2, SEVEN_GOTHS, fields) == points
    assert final_points(2, SEVEN_GOTHS, fields) == points
    swapped = {(1, "goths"): leader, (0, "goths"): trailing}
    assert final_points(2, SEVEN_GOTHS, swapped) == points[::-1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_x_gap_means_nothing_with_more_players(players: int) -> None:
    """With three or more players the second scores V however far behind."""
    fields = {(0, "goths"): 20, (1, "goths"): 1}
    assert final_points(players, SEVEN_GOTHS, fields) == [7, 5] + [0] * (players - 2)


@pytest.mark.parametrize(
    ("fields", "points"),
    [
        pytest.param([6, 6, 6], [3, 3, 3], id="three-tied-for-first"),
        pytest.param([6, 2, 2, 2], [5, 1, 1, 1], id="three-tied-for-second"),
        pytest.param([6, 2, 2, 2, 2], [5, 1, 1, 1, 1], id="four-tied-for-second"),
    ],
)
def test_x_rounding_is_up_per_player(fields: list[int], points: list[int]) -> None:
    """S = 5, V = 3: 8 / 3 gives 3 each; 3 / 3 and 3 / 4 give 1 each."""
    influence = {(seat, "franks"): field for seat, field in enumerate(fields)}
    assert scored(len(fields), FRANKS, influence) == points
    assert final_points(len(fields), FRANKS, influence) == points
