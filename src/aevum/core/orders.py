"""Standing orders: answers a seat gives in advance, so that nobody has to wait for a "no".

A game declares which orders there are, what each may answer beside "ask me", and whether it may be
limited to a place or to a threshold. Where single places may have an order of their own, it is kept
under `name:place` and goes before the general one. What a seat has ordered is kept as plain values.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from aevum.core.errors import BadOptions

ALWAYS: Final = "always"
NEVER: Final = "never"
ASK: Final = "ask"


class Order(NamedTuple):
    """An order that can be given.

    answers    what may be ordered beside "ask"
    place      the axis of the places it may be limited to, '' = it holds everywhere
    threshold  the least and the greatest number it may be tied to
    each       the axis of the places that may have an order of their own
    formerly   its name when an order could only be switched on, which meant its first answer
    """

    name: str
    answers: tuple[str, ...]
    place: str = ""
    threshold: tuple[int, int] | None = None
    formerly: str = ""
    each: str = ""


class Given(NamedTuple):
    """What a seat has ordered."""

    answer: str = ASK
    place: str = ""
    threshold: int | None = None

    def holds(self, answer: str, place: str = "", number: int = 0) -> bool:
        """Is this the answer, here and with this number at the least?"""
        here = not self.place or self.place == place
        return here and self.answer == answer and number >= (self.threshold or 0)


Orders = dict[str, Given]
"""By the name of the order; one that is missing asks."""
NOTHING: Final = Given()
AT: Final = ":"


def order_at(orders: Orders, name: str, place: str) -> Given:
    """What is ordered for this place, else what is ordered for all."""
    return orders.get(f"{name}{AT}{place}", orders.get(name, NOTHING))


def without_repeats(orders: Orders) -> Orders:
    """A place that has the order of all places has none of its own."""
    return {
        name: given
        for name, given in orders.items()
        if AT not in name or given != orders.get(name.partition(AT)[0], NOTHING)
    }


def read_orders(declared: Sequence[Order], written: Mapping[str, Any]) -> Orders:
    """What was kept; what the game does not know any more is left out."""
    found: Orders = {}
    for order in declared:
        value = written.get(order.name, written.get(order.formerly))
        if isinstance(value, bool):
            found[order.name] = Given(order.answers[0] if value else ASK)
        elif isinstance(value, Mapping):
            found[order.name] = Given(**value)
        if order.each:
            own = f"{order.name}{AT}"
            found |= {name: Given(**written[name]) for name in written if name.startswith(own)}
    return found


def write_orders(orders: Orders) -> dict[str, Any]:
    """Plain values to be kept."""
    return {name: given._asdict() for name, given in orders.items()}


def check_order(
    declared: Sequence[Order], axes: Mapping[str, Sequence[str]], name: str, given: Given
) -> None:
    """Raises BadOptions if the game cannot be told this."""
    known = {order.name: order for order in declared}
    general, _, place = name.partition(AT)
    order = known.get(general)
    if order is None or (place and place not in axes.get(order.each, ())):
        raise BadOptions(f"There is no standing order '{name}'; there are: {', '.join(known)}.")
    if given.answer != ASK and given.answer not in order.answers:
        raise BadOptions(f"The order '{name}' answers {' or '.join(order.answers)}, or asks.")
    if given.place and given.place not in axes.get(order.place, ()):
        raise BadOptions(f"The order '{name}' cannot be limited to '{given.place}'.")
    low, high = order.threshold or (0, -1)
    if given.threshold is not None and not low <= given.threshold <= high:
        raise BadOptions(f"The order '{name}' cannot be tied to {given.threshold}.")
