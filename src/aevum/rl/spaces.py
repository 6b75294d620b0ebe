"""The spaces of Gymnasium that both kinds of environment share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from aevum.rl.episode import House


def action_space(house: House) -> Any:
    return Discrete(house.actions.size)


def observation_space(house: House) -> Any:
    """`observation`, `action_mask`, and `words` where actions are places in a list."""
    actions = house.actions
    spaces = {
        "observation": Box(-np.inf, np.inf, (house.features.size,), np.float32),
        "action_mask": Box(0, 1, (actions.size,), np.int8),
    }
    if not actions.fixed:
        shape = (actions.size, 1 + actions.arguments)
        spaces["words"] = Box(0, np.inf, shape, np.float32)
    return Dict(spaces)
