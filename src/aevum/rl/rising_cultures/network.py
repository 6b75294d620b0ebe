"""The network: how much better an action is than the judge thinks, and who will win.

Two small ones in one file. Both begin with what the judge believes and learn what it misses, so one
that has learned nothing plays as the judge does. They run with NumPy and with JAX.
"""

from __future__ import annotations

from typing import Any, Final

WINNERS: Final = ("see", "ponder", "win", "trust_lead")
"""What the chance to win is made of; the rest is for the actions."""
TRUSTS: Final = ("trust_lead", "trust_worth")
"""How far the judge is believed."""
Array = Any
Weights = dict[str, Any]

LEAD: Final = 0
"""Where a position tells the judge's lead, in its swings: the logit of its share."""
BEHIND: Final = 0
"""Where an action tells how far the judge sees it behind the best, in shares of victory."""
SMALL: Final = 0.1
"""Shares are small numbers; so the last layer need not be."""
POINTS: Final = 10.0
OFTEN: Final = 10.0
HESITATION: Final = 0.02
"""So much of a victory makes an action e times as likely to be chosen."""
WORDS: Final = "words"
"""What there is to learn of each word for itself."""


def shapes(position: int, action: int, words: int, width: int) -> dict[str, tuple[int, int]]:
    return {
        "see": (position, width), "ponder": (width, width), "win": (width, 2),
        "read": (position, width), "grasp": (width, width), "hear": (width, width),
        "act": (action, width), WORDS: (words, width), "weigh": (width, width // 2),
        "better": (width // 2, 1),
    }  # fmt: skip


def fresh(rng: Any, position: int, action: int, words: int, width: int) -> Weights:
    """New weights (arrays of NumPy): He's, but what is added to the judge begins near nought."""
    made: Weights = {name: rng.standard_normal(1).astype("float32") * 0 + 1 for name in TRUSTS}
    for name, (inputs, outputs) in shapes(position, action, words, width).items():
        scale = 0.02 if name in ("win", "better", WORDS) else (2.0 / inputs) ** 0.5
        made[name] = (rng.standard_normal((inputs, outputs)) * scale).astype("float32")
        if name not in (WORDS, "hear"):
            made[f"{name}_b"] = (rng.standard_normal(outputs) * 0).astype("float32")
    return made


def of_part(w: Weights, winners: bool) -> list[str]:
    """The names of what says who will win, or of what says what to do."""
    return [name for name in w if (name.removesuffix("_b") in WINNERS) == winners]


def layer(w: Weights, name: str, x: Array, xp: Any) -> Array:
    return xp.maximum(x @ w[name] + w[f"{name}_b"], 0)


def hopes(w: Weights, positions: Array, xp: Any) -> tuple[Array, Array]:
    """The logit of the chance to win, and the points to be ahead at the end."""
    seen = layer(w, "see", positions, xp)
    found = (seen + layer(w, "ponder", seen, xp)) @ w["win"] + w["win_b"]
    return w["trust_lead"] * positions[..., LEAD] + found[..., 0], POINTS * found[..., 1]


def advantages(w: Weights, positions: Array, actions: Array, words: Array, xp: Any) -> Array:
    """What every action promises against the judge's favourite, in shares of victory."""
    seen = layer(w, "read", positions, xp)
    heard = (seen + layer(w, "grasp", seen, xp)) @ w["hear"]
    row = xp.maximum(actions @ w["act"] + w["act_b"] + w[WORDS][words] + heard[..., None, :], 0)
    more = layer(w, "weigh", row, xp) @ w["better"] + w["better_b"]
    return w["trust_worth"] * actions[..., BEHIND] + SMALL * more[..., 0]


def expected(after: Array, mask: Array, xp: Any) -> Array:
    """What the network hopes for right after each action, against the best: a column of actions."""
    best = xp.where(mask, after, 0.0).max(-1, keepdims=True)
    return (OFTEN * (after - best) * mask)[..., None]


def chance(logits: Array, xp: Any) -> Array:
    return 1.0 / (1.0 + xp.exp(-logits))
