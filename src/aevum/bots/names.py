"""The bots by name: `random`, `greedy`, `search`, and `search` with a budget.

`search:2s` thinks two seconds for a turn, `search:500` walks through 500 worlds. A home-made bot is
named by its file and class, `my_bot.py:MyBot`.
"""

from __future__ import annotations

import difflib
from typing import Any

from aevum.bots.base import Bot, UnknownBot
from aevum.bots.greedy import GreedyBot
from aevum.bots.own import OwnBot, is_own
from aevum.bots.random_bot import RandomBot
from aevum.bots.search import SearchBot, Settings

BOTS = ("random", "greedy", "search")
SECONDS = 1.0
"""What `search` alone means."""


def make_bot(name: str, seed: int, **settings: Any) -> Bot:
    """The bot of this name with its own dice; settings only for `search`.

    A name may lead to a file of this machine: names from elsewhere must be checked by `is_ours`.
    """
    if is_own(name) and not settings:
        return OwnBot(name, seed)
    kind, _, budget = name.partition(":")
    if kind == "search":
        return SearchBot(name, seed, search_settings(name, budget, settings))
    if budget or settings:
        raise UnknownBot(f"Only 'search' can be given a budget or settings, not '{name}'.")
    if kind == "random":
        return RandomBot(name, seed)
    if kind == "greedy":
        return GreedyBot(name, seed)
    near = difflib.get_close_matches(kind, BOTS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(BOTS)}"
    raise UnknownBot(f"There is no bot called '{kind}' ({hint}).")


def is_ours(name: str) -> bool:
    """Is this one of the bots of the house, with or without a budget?"""
    return name.partition(":")[0] in BOTS and not is_own(name)


def search_settings(name: str, budget: str, others: dict[str, Any]) -> Settings:
    number = budget.removesuffix("s")
    try:
        amount = float(number) if budget else SECONDS
    except ValueError:
        amount = 0.0
    in_walks = bool(budget) and number == budget
    if amount <= 0 or (in_walks and amount != int(amount)):
        raise UnknownBot(
            f"The budget in '{name}' must be seconds for a turn, like search:2s, "
            "or a number of worlds, like search:500."
        )
    try:
        if in_walks:
            return Settings(walks=int(amount), **others)
        return Settings(seconds=amount, **others)
    except TypeError:
        raise UnknownBot(
            f"'search' does not know one of these settings: {', '.join(others)}."
        ) from None
