"""The network: what a seat should do, and who will win, from one `Sight`.

Tribes differ in nothing but their names, so one row of weights serves all six; they hear of each
other through their mean, which the row of the table takes in. Runs with NumPy and with JAX.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.rl.attila.sight import SEATS, Array, Sight

BLOCKS: Final = 3
JUDGES: Final = 128
"""Between the table and the chances to win."""
LEGAL_ONLY: Final = -1.0e9
PLAIN: Final = 9
"""Actions that name neither a tribe nor a province: influence … no_tile, and the two `done`."""
Weights = dict[str, Any]


def shapes(tribes: int, table: int, provinces: int, width: int) -> dict[str, tuple[int, int]]:
    """The matrices by name, for sights of these widths."""
    found: dict[str, tuple[int, int]] = {}
    for block in range(BLOCKS):
        row, whole = (tribes, table) if block == 0 else (width, width)
        found |= {
            f"row{block}": (row, width), f"hear{block}": (whole, width),
            f"table{block}": (whole, width), f"gather{block}": (width, width),
        }  # fmt: skip
    return found | {
        "act_tribe": (width, 5), "act_place": (width, provinces), "act_there": (width, provinces),
        "act_plain": (width, PLAIN), "judge": (width, JUDGES), "win": (JUDGES, SEATS),
    }  # fmt: skip


def biases(provinces: int, width: int) -> dict[str, int]:
    found = {f"{kind}{block}": width for block in range(BLOCKS) for kind in ("row", "table")}
    return found | {"act_tribe": 5, "act_place": provinces, "act_plain": PLAIN,
                    "judge": JUDGES, "win": SEATS}  # fmt: skip


def think(w: Weights, sight: Sight, mask: Array, xp: Any) -> tuple[Array, Array]:
    """Logits of all actions, illegal ones beyond reach, and of every seat's victory."""
    rows, table = sight.tribes, sight.table
    for block in range(BLOCKS):
        heard = table @ w[f"hear{block}"] + w[f"row{block}_b"]
        row = xp.maximum(rows @ w[f"row{block}"] + heard[..., None, :], 0)
        whole = table @ w[f"table{block}"] + row.mean(-2) @ w[f"gather{block}"]
        whole = xp.maximum(whole + w[f"table{block}_b"], 0)
        rows, table = (row, whole) if block == 0 else (rows + row, table + whole)
    actions = acting(w, rows, table, sight.placed, xp)
    judged = xp.maximum(table @ w["judge"] + w["judge_b"], 0) @ w["win"] + w["win_b"]
    return xp.where(mask, actions, LEGAL_ONLY), xp.where(sight.seated, judged, LEGAL_ONLY)


def acting(w: Weights, rows: Array, table: Array, placed: Array, xp: Any) -> Array:
    """In the order of the digest (3.2)."""
    of_tribe = rows @ w["act_tribe"] + w["act_tribe_b"]
    there = (rows * placed[..., None]).sum(-2)
    place = table @ w["act_place"] + there @ w["act_there"] + w["act_place_b"]
    plain = table @ w["act_plain"] + w["act_plain_b"]
    play, exchange, boost, commit, discard = (of_tribe[..., kind] for kind in range(5))
    return xp.concatenate([
        play, place, plain[..., :7], exchange, plain[..., 7:8], boost, commit, plain[..., 8:],
        discard,
    ], -1)  # fmt: skip


def chances(logits: Array, xp: Any) -> Array:
    """Softmax."""
    grown = xp.exp(logits - logits.max(-1, keepdims=True))
    return grown / grown.sum(-1, keepdims=True)


def fresh(rng: Any, tribes: int, table: int, provinces: int, width: int) -> Weights:
    """New weights (arrays of NumPy): He's, but the last layers begin near nought."""
    made: Weights = {}
    for name, (inputs, outputs) in shapes(tribes, table, provinces, width).items():
        scale = 0.02 if name.startswith("act") or name == "win" else (1.0 / inputs) ** 0.5
        made[name] = (rng.standard_normal((inputs, outputs)) * scale).astype("float32")
    for name, count in biases(provinces, width).items():
        made[f"{name}_b"] = (rng.standard_normal(count) * 0).astype("float32")
    return made
