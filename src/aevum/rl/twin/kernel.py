"""A CUDA kernel from JAX's own trace: one thread plays one game, out of registers.

Twins reckon element by element on words, so the trace of one step is straight code
without memory: each equation becomes a line of C. Nothing is written twice; what the proof says of
the twin holds for the kernel as soon as both end in the same positions, which is measured too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

INFIX = {
    "add": "+", "sub": "-", "mul": "*", "and": "&", "or": "|", "xor": "^", "eq": "==", "ne": "!=",
    "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "shift_left": "<<", "shift_right_logical": ">>",
}  # fmt: skip
CALLS = {"min": "min", "max": "max", "population_count": "__popc"}
COPIES = ("convert_element_type", "broadcast_in_dim", "copy", "squeeze", "reshape")
INNER = ("pjit", "jit", "closed_call", "custom_jvp_call")

KERNEL = """
typedef unsigned int u32;
extern "C" __global__ void __launch_bounds__({threads})
play(u32* __restrict__ memory, u32* __restrict__ ended, u32 games, u32 steps) {{
  u32 me = blockIdx.x * blockDim.x + threadIdx.x;
  if (me >= games) return;
{load}
  u32 finished = 0;
  for (u32 at = 0; at < steps; ++at) {{
    {{
{step}
    }}
    if ({over}) {{
      ++finished;
{renew}
    }}
  }}
{store}
  ended[me] += finished;
}}
"""


class Writer:
    """Writes the equations of a trace as lines of C."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0

    def write(self, jaxpr: Any, consts: list[Any], arguments: list[str]) -> list[str]:
        """The lines of a trace; returns what its outputs are called."""
        names: dict[Any, str] = dict(zip(jaxpr.invars, arguments, strict=True))
        names |= {var: spelled(value) for var, value in zip(jaxpr.constvars, consts, strict=True)}

        def called(atom: Any) -> str:
            return spelled(atom.val) if hasattr(atom, "val") else names[atom]

        for equation in jaxpr.eqns:
            inputs = [called(atom) for atom in equation.invars]
            kind = equation.primitive.name
            if kind in INNER:
                inner = equation.params.get("jaxpr") or equation.params["call_jaxpr"]
                outputs = self.write(inner.jaxpr, inner.consts, inputs)
                names |= dict(zip(equation.outvars, outputs, strict=True))
            else:
                names[equation.outvars[0]] = self.line(expression(kind, inputs, equation))
        return [called(atom) for atom in jaxpr.outvars]

    def line(self, expressed: str) -> str:
        self.count += 1
        self.lines.append(f"      const u32 v{self.count} = {expressed};")
        return f"v{self.count}"


def spelled(value: Any) -> str:
    return f"{int(np.asarray(value)) & 0xFFFFFFFF}u"


def expression(kind: str, inputs: list[str], equation: Any) -> str:
    if kind in INFIX:
        return f"{inputs[0]} {INFIX[kind]} {inputs[1]}"
    if kind in CALLS:
        return f"{CALLS[kind]}({', '.join(inputs)})"
    if kind == "select_n":  # the first case is the one for "no"
        return f"{inputs[0]} ? {inputs[2]} : {inputs[1]}"
    if kind == "not":
        is_truth = equation.invars[0].aval.dtype == jnp.bool_
        return f"{inputs[0]} ^ 1u" if is_truth else f"~{inputs[0]}"
    if kind in COPIES:
        return inputs[0]
    raise NotImplementedError(f"The kernel does not know '{kind}'.")


def body(function: Callable[..., Any], state: Any, names: list[str]) -> list[str]:
    """The lines of C that replace a state, word by word, by what the function makes of it."""
    leaves, shape = jax.tree.flatten(state)

    def flat(*words: Any) -> Any:
        return jax.tree.leaves(function(jax.tree.unflatten(shape, words)))

    traced = jax.make_jaxpr(flat)(*[jax.ShapeDtypeStruct((), leaf.dtype) for leaf in leaves])
    writer = Writer()
    results = writer.write(traced.jaxpr, traced.consts, names)
    fresh = [writer.line(result) for result in results]
    return writer.lines + [f"      {name} = {new};" for name, new in zip(names, fresh, strict=True)]


def source(
    step: Callable[..., Any],
    renew: Callable[..., Any],
    state: Any,
    phase: int,
    over: int,
    threads: int = 128,
) -> str:
    """The kernel that plays `step` and, when word number `phase` says `over`, `renew`."""
    count = len(jax.tree.leaves(state))
    names = [f"s{place}" for place in range(count)]
    return KERNEL.format(
        threads=threads,
        load="\n".join(f"  u32 {n} = memory[{i}ull * games + me];" for i, n in enumerate(names)),
        step="\n".join(body(step, state, names)),
        over=f"{names[phase]} == {over}u",
        renew="\n".join(body(renew, state, names)),
        store="\n".join(f"  memory[{i}ull * games + me] = {n};" for i, n in enumerate(names)),
    )
