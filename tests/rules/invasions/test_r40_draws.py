"""realm R9.5, R40.2: who draws how many Diplomacy cards, the youngest first."""

from __future__ import annotations

import pytest

from aevum.games.invasions.rules.ageing import youngest_first
from aevum.games.invasions.rules.diplomacy import draws_of
from tests.rules.invasions.table_top import GOLDEN, box, laid_out


@pytest.mark.parametrize("name", ["scenario_350", "adrianople"])
def test_r40_2_first_draws(name: str) -> None:
    """Scenarios that begin with 1.C: the leaders of the set-up are those of the turn."""
    s = laid_out(name)
    found = [[box().nations[n].id, draws_of(s, n)] for n in youngest_first(s)]
    assert found == GOLDEN[name]["draws"]
