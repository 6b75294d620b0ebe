"""R4: a card of the hand brings one stone of its tribe into a province."""

from __future__ import annotations

import pytest

from aevum.core.errors import IllegalAction
from tests.rules.attila.table_top import (
    PROVINCE_IDS,
    TRIBE_IDS,
    UPPER,
    asked,
    counts,
    game,
    hand_of,
    is_pacified,
    lay,
    legal,
    play,
    position,
    provinces,
    refill,
    rule_of,
    spread,
    stones_in,
    supply_of,
    walk,
)


def test_r4_1_the_card_comes_from_the_own_hand() -> None:
    """Seat 0 holds Goths and Huns; a card that only seat 1 holds cannot be played."""
    s = position(hands={0: ["goths", "huns", "huns"], 1: ["franks"]})
    assert legal(s) == ["play huns", "play goths"]
    assert rule_of(s, "play franks") == "R4.1"


def test_r4_1_a_tribe_without_a_legal_province_cannot_be_played() -> None:
    """All upper provinces are closed: the Huns spread from Italy, the absent Goths cannot come."""
    s = position(stones={"italia": {"huns": 1}}, hands={0: ["goths", "huns"]}, pacified=UPPER)
    assert legal(s) == ["play huns"]
    assert rule_of(s, "play goths") == "R4.1"


def test_r4_1_a_forbidden_card_changes_nothing() -> None:
    """An illegal word is refused with its rule, and the position stays as it was."""
    s = position(hands={0: ["goths"]})
    before = game.encode(s)
    with pytest.raises(IllegalAction) as refused:
        game.apply(s, "play franks")
    assert refused.value.rule == "R4.1"
    assert game.encode(s) == before


def test_r4_2_one_stone_of_the_tribe_goes_from_the_supply_into_one_province() -> None:
    """The supply of 20 Goths falls to 19, Dacia holds one Goth, no other province holds any."""
    s = position(hands={0: ["goths"]})
    play(s, "play goths", "place dacia")
    assert supply_of(s, "goths") == 19
    assert stones_in(s, "dacia") == {"goths": 1}
    assert sum(s.stones) == 1


def test_r4_2_without_a_stone_in_the_supply_the_tribe_cannot_be_played() -> None:
    """All 20 Goths stand on the board."""
    goths = spread("goths", 20, ["dacia", "moesia", "thracia", "asia", "creta"])
    s = position(stones=goths, hands={0: ["goths", "huns"]})
    assert legal(s) == ["play huns"]
    assert rule_of(s, "play goths") == "R4.2"


def test_r4_3_the_first_stone_goes_into_an_upper_province() -> None:
    """No Goth on the board: exactly the six upper provinces are open to the first one."""
    s = position(stones={"italia": {"huns": 2}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert provinces(s) == set(UPPER)
    assert rule_of(s, "place italia") == "R4.3"
    assert rule_of(s, "place cisalpina") == "R4.3"


def test_r4_4_a_later_stone_may_still_go_into_an_upper_province() -> None:
    """(a) A tribe far away in Crete may enter anew over the line."""
    s = position(stones={"creta": {"goths": 1}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert set(UPPER) <= provinces(s)


def test_r4_4_a_later_stone_may_join_its_tribe() -> None:
    """(b) Crete holds a Goth, so another Goth may go there."""
    s = position(stones={"creta": {"goths": 1}}, hands={0: ["goths"]})
    play(s, "play goths", "place creta")
    assert stones_in(s, "creta") == {"goths": 2}


def test_r4_4_a_later_stone_may_go_next_to_its_tribe() -> None:
    """(c) From Italy the Goths reach Cisalpina and Sicily, and nothing beyond."""
    s = position(stones={"italia": {"goths": 1}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert provinces(s) == {*UPPER, "italia", "cisalpina", "sicilia"}
    assert rule_of(s, "place africa") == "R4.4"
    assert rule_of(s, "place graecia") == "R4.4"


def test_r4_4_stones_of_other_tribes_open_no_way() -> None:
    """Huns in Greece do not help the Goths there."""
    s = position(stones={"italia": {"goths": 1}, "graecia": {"huns": 3}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert rule_of(s, "place graecia") == "R4.4"


def test_r4_5_a_pacified_province_is_a_starting_point() -> None:
    """Goths in pacified Italy spread to Cisalpina and Sicily."""
    s = position(stones={"italia": {"goths": 1}}, hands={0: ["goths"]}, pacified=["italia"])
    play(s, "play goths")
    assert provinces(s) == {*UPPER, "cisalpina", "sicilia"}


def test_r4_6_no_stone_into_a_pacified_province() -> None:
    """Italy is closed although Goths stand in it; an upper province is closed alike."""
    s = position(
        stones={"italia": {"goths": 1}}, hands={0: ["goths"]}, pacified=["italia", "dacia"]
    )
    play(s, "play goths")
    assert rule_of(s, "place italia") == "R7.3"
    assert rule_of(s, "place dacia") == "R7.3"


def test_r4_6_never_a_sixth_stone_by_the_second_stone() -> None:
    """The first stone made five in Dacia; the second may not follow it there."""
    s = position(stones={"dacia": {"goths": 4}}, hands={0: ["goths"]})
    play(s, "play goths", "place dacia", "forgo")
    assert asked(s) == "second"
    assert "dacia" not in provinces(s)
    assert rule_of(s, "place dacia") == "R4.6"


def test_r4_6_never_a_sixth_stone_by_double_move() -> None:
    """The fifth stone's conflict closes Dacia before the extra slot begins."""
    s = position(
        stones={"dacia": {"goths": 2, "huns": 2}}, hands={0: ["goths"] * 2},
        unused={0: ["double"]},
    )  # fmt: skip
    play(s, "play goths", "place dacia", "influence")
    play(s, "commit_done", "use_tile double", "play goths")
    assert is_pacified(s, "dacia")
    assert rule_of(s, "place dacia") == "R7.3"


def test_r4_6_a_fifth_stone_is_allowed() -> None:
    """Four stones fill a province, but the fifth may come."""
    s = position(stones={"dacia": {"huns": 4}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert "dacia" in provinces(s)


@pytest.mark.parametrize(
    ("here", "there"), [("italia", "sicilia"), ("sicilia", "italia"), ("thracia", "asia")]
)
def test_r4_7_a_sea_arrow_makes_provinces_adjacent(here: str, there: str) -> None:
    """A tribe on one side of the arrow may place on the other."""
    s = position(stones={here: {"goths": 1}}, hands={0: ["goths"]})
    play(s, "play goths")
    assert there in provinces(s)


def test_r4_8_the_card_is_discarded_after_the_placement() -> None:
    """It has left the hand when the province is chosen, and lies open once the stone stands."""
    s = position(hands={0: ["goths", "huns"]})
    play(s, "play goths")
    assert hand_of(s, 0) == {"huns": 1}
    assert counts(s.discard) == {}
    play(s, "place dacia")
    assert counts(s.discard) == {"goths": 1}
    assert asked(s) == "influence"


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_r4_9_the_legal_provinces_follow_the_formula(players: int, seed: int) -> None:
    """In a whole game at random every first and second stone has exactly the formula's choice."""
    near = [{p, *game.board.neighbours(p)} for p in range(game.board.size)]
    upper = {PROVINCE_IDS.index(name) for name in UPPER}
    asked_for = 0
    for s in walk(players, seed):
        if asked(s) not in ("place", "second"):
            continue
        asked_for += 1
        tribe = s.tribe
        reach = upper.union(*(near[p] for p in range(25) if s.stones[p * 6 + tribe]))
        open_to_all = {
            p for p in range(25) if not s.pacified[p] and sum(s.stones[p * 6 : p * 6 + 6]) <= 4
        }
        assert s.supply[tribe]
        assert provinces(s) == {PROVINCE_IDS[p] for p in reach & open_to_all}
    assert asked_for > 50


@pytest.mark.parametrize("tribe", TRIBE_IDS)
def test_r4_9_an_emptied_board_sends_the_tribe_back_to_the_line(tribe: str) -> None:
    """A tribe driven out of its only province has no stone left: again only the six are legal."""
    other = "huns" if tribe != "huns" else "goths"
    s = position(
        stones={"italia": {tribe: 1, other: 3}},
        hands={0: [other], 1: [tribe]},
        influence={(2, tribe): 1},
    )
    play(s, f"play {other}", "place italia", "influence")
    lay(s)
    refill(s)
    play(s, f"play {tribe}")
    assert provinces(s) == set(UPPER)
