"""war 1.3: eliminated units leave the lines when nobody remembers a place in them."""

from __future__ import annotations

from aevum.games.invasions.kinds import NONE
from aevum.games.invasions.rules.board.ranks import close_ranks
from aevum.games.invasions.rules.board.units import place_units, remove_unit
from aevum.games.invasions.state import InvasionsState
from tests.rules.invasions.table_top import bench, kind, nation, province

MEMORIES = (
    "fighters", "bystanders", "fallen", "retreat_units", "refugees", "held_by", "held_at",
    "trekked", "settlers", "hunters", "prey", "unit_called", "ships", "sunk", "squadron",
    "fleet_steps", "fleet_trips", "fleet_marks", "steps", "leads", "froms", "marks", "homes",
)  # fmt: skip
"""Lines that name a unit or fleet by its place, or tell of each place in turn."""


def three_units() -> InvasionsState:
    s = bench()
    at, huns = province("thracia"), nation("huns")
    place_units(s, kind("huns", "horse_archer"), 3, at, huns)
    return s


def test_closing_ranks_leaves_no_memory_of_a_place() -> None:
    """A retreat in a Movement part once left refugees whose places were others' afterwards."""
    s = three_units()
    for name in MEMORIES:
        setattr(s, name, [2])
    remove_unit(s, 0)
    close_ranks(s)
    assert len(s.unit_at) == len(s.unit_kind) == len(s.unit_command) == 2
    assert NONE not in s.unit_at
    for name in MEMORIES:
        assert getattr(s, name) == [], name
