"""The bots by name: `random`, `greedy`, `general`, `planner`, `search`, `learned`, `master`.

`search:2s` thinks two seconds for a turn, `search:500` walks through 500 worlds; `planner` and
`master` alike, and `general`, who without a budget plays nothing out.
A home-made bot is named by its file and class, `my_bot.py:MyBot`.
"""

from __future__ import annotations

import difflib
from math import isfinite
from typing import Any, NamedTuple

from aevum.bots.base import Bot, UnknownBot
from aevum.bots.general import GeneralBot
from aevum.bots.greedy import GreedyBot
from aevum.bots.master import MasterBot
from aevum.bots.network import LearnedBot, can_play
from aevum.bots.own import OwnBot, is_own
from aevum.bots.planner import PlannerBot
from aevum.bots.random_bot import RandomBot
from aevum.bots.search import SearchBot, Settings


class Budget(NamedTuple):
    """What may be spent on a turn: seconds of a processor's time, or walks through worlds."""

    seconds: float
    walks: int


NETWORKED = ("learned", "master")
"""Those that need what a network runs on."""
BOTS = ("random", "greedy", "search", "planner", "general", *NETWORKED)
THINKERS = ("planner", "search", "general", "master")
"""Those that can be given a budget."""
SECONDS = 1.0
"""What a thinker's name alone means; the general's means no budget."""
ONLY = "Only 'search', 'planner', 'general' and 'master' can be given a budget"


def make_bot(name: str, seed: int, **settings: Any) -> Bot:
    """The bot of this name with its own dice; settings only for `search` and `master`.

    A name may lead to a file of this machine: names from elsewhere must be checked by `is_ours`.
    """
    if is_own(name) and not settings:
        return OwnBot(name, seed)
    kind, _, budget = name.partition(":")
    if kind == "search":
        return SearchBot(name, seed, search_settings(name, settings))
    if kind == "master":
        return MasterBot(name, seed, search_settings(name, settings))
    if kind == "planner" and not settings:
        spend = budget_of(name)
        assert spend is not None
        return PlannerBot(name, seed, spend.seconds, spend.walks)
    if kind == "general" and not settings:
        means = budget_of(name) or Budget(0.0, 0)
        return GeneralBot(name, seed, means.seconds, means.walks)
    if budget or settings:
        raise UnknownBot(f"{ONLY}, not '{name}'.")
    if kind == "random":
        return RandomBot(name, seed)
    if kind == "greedy":
        return GreedyBot(name, seed)
    if kind == "learned":
        return LearnedBot(name, seed, Settings(seconds=SECONDS))
    near = difflib.get_close_matches(kind, BOTS, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(offered())}"
    raise UnknownBot(f"There is no bot called '{kind}' ({hint}).")


def offered() -> list[str]:
    """The bots that can play here: without NumPy there are no networks."""
    return [name for name in BOTS if can_play() or name not in NETWORKED]


def is_offered(name: str) -> bool:
    """Can this bot of the house play here, whatever its budget?"""
    return name.partition(":")[0] in offered()


def is_ours(name: str) -> bool:
    """Is this one of the bots of the house, with or without a budget?"""
    return name.partition(":")[0] in BOTS and not is_own(name)


def budget_of(name: str) -> Budget | None:
    """What a bot of the house may spend on a turn; None = it does not search."""
    kind, _, budget = name.partition(":")
    if kind not in THINKERS:
        if budget:
            raise UnknownBot(f"{ONLY}, not '{name}'.")
        return None
    if kind == "general" and not budget:
        return None
    number = budget.removesuffix("s")
    try:
        amount = float(number) if budget else SECONDS
    except ValueError:
        amount = 0.0
    in_walks = bool(budget) and number == budget
    if not isfinite(amount) or amount <= 0 or (in_walks and amount != int(amount)):
        raise UnknownBot(
            f"The budget in '{name}' must be seconds for a turn, like {kind}:2s, "
            f"or a number of worlds, like {kind}:500."
        )
    return Budget(0.0, int(amount)) if in_walks else Budget(amount, 0)


def within(name: str, most: Budget) -> str:
    """The same bot of the house with no larger a budget than this."""
    budget = budget_of(name)
    if budget is None:
        return name
    kind = name.partition(":")[0]
    if budget.walks > most.walks:
        return f"{kind}:{most.walks}"
    return f"{kind}:{most.seconds:g}s" if budget.seconds > most.seconds else name


def search_settings(name: str, others: dict[str, Any]) -> Settings:
    budget = budget_of(name)
    assert budget is not None
    try:
        if budget.walks:
            return Settings(walks=budget.walks, **others)
        return Settings(seconds=budget.seconds, **others)
    except TypeError:
        raise UnknownBot(
            f"'{name}' does not know one of these settings: {', '.join(others)}."
        ) from None
