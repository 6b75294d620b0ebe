"""What the state of Ferry holds, and who may see it."""

from __future__ import annotations

from typing import Final

from aevum.core.fields import OWNER, Fields, Section, deck, number, table

FIELDS: Final = Fields(
    Section(
        "rules",
        number("cards", "cards that are dealt to each boat"),
        number("next", "the boat that crosses next"),
        table("steers", "boat", "the seat that steers each boat"),
        table("hold", "boat card", "cards of each boat", sees=OWNER, owner="steers"),
        table("points", "boat", "what each boat has brought across"),
        deck("pile", "card", "cards that nobody has"),
    )
)
