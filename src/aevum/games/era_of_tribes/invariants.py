"""What holds in every position of Era of Tribes, so that no stranger's can break a table."""

from __future__ import annotations

from aevum.games.era_of_tribes.state import EraState


def broken(s: EraState) -> str:
    """The first invariant that does not hold, in a few words; '' if all do."""
    return ""
