"""Positions from before frames had names: [node, number of the step that comes next, a, b].

Saved games that begin in the middle, and records of them, may still hold such frames. A game says
how its steps were ordered then and what a and b stood for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from aevum.core.flow import Node

Variables = Callable[[str, int, int, int], dict[str, int]]
"""Node, step, a and b of a frame as its named variables."""


class Earlier:
    """How a game's frames were written: the order of the steps, and what a and b meant.

    `repeats` names for each step that is run again and again the node it waits for.
    """

    def __init__(
        self, steps: Mapping[str, str], repeats: Mapping[str, str], variables: Variables
    ) -> None:
        self.steps = {node: names.split() for node, names in steps.items()}
        self.repeats = repeats
        self.variables = variables

    def frame(self, node: Node[Any], step: int, a: int, b: int, above: str) -> dict[str, Any]:
        """The frame by its names; its next step is the same as before."""
        frame: dict[str, Any] = {"node": node.name}
        if node.steps:
            names = [each.__name__ for each in node.steps]
            coming = [*self.steps[node.name], names[-1]][step]
            place = names.index(coming)
            if above and self.repeats.get(coming) == above:
                frame |= {"step": coming, "again": True}
            else:
                frame["step"] = names[place - 1] if place else ""
        return frame | self.variables(node.name, step, a, b)


def modern(
    earlier: Earlier | None, nodes: Mapping[str, Node[Any]], data: Mapping[str, Any]
) -> dict[str, Any]:
    """A saved state as it is written now; one that is written so already stays as it is."""
    frames: Sequence[Any] = data.get("stack", ())
    if earlier is None or not any(isinstance(frame, list) for frame in frames):
        return dict(data)
    above = [name for name, *_ in frames[1:]] + [""]
    named = [
        earlier.frame(nodes[name], step, a, b, over)
        for (name, step, a, b), over in zip(frames, above, strict=True)
    ]
    return {**data, "stack": named}
