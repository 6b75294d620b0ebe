"""What speaks for a move, in terms of the game: facts that a hint tells beside it.

A fact is a message of the game's texts (`hint-<key>`) and what it speaks about, as events do it:
ids by their axis, seats and numbers. Facts follow from what the asking seat may know, never from
anything hidden: they are the same in every world it cannot rule out.
"""

from __future__ import annotations

from typing import NamedTuple


class Fact(NamedTuple):
    """One thing worth knowing about a move."""

    key: str
    args: dict[str, str | int]
