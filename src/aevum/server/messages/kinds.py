"""Texts and numbers that visitors name, with their bounds."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Way = Annotated[str, Meta(min_length=1, max_length=161)]
"""An action, or two in a row: `forgo/place dacia`."""
Words = Annotated[list[Word], Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Sequence = Annotated[int, Meta(ge=0, le=1_000_000)]
Delay = Annotated[int, Meta(ge=0, le=3_600)]
"""Seconds by which spectators see a table later than those who play."""
