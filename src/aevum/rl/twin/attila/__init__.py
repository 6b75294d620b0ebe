"""Attila in JAX: thousands to millions of games at once, without Python in the step.

>>> rules = Rules.of(games.load("attila"), players=4)
>>> state = compiled(partial(init, rules))(jax.random.split(jax.random.key(0), 4096))
>>> mask = legal(rules, state)

Everything is arithmetic on 32-bit words, element by element: a batch is an array in place of every
word, and one step is one loop over the batch. docs/twin.md explains the state and the measurements.
"""

from aevum.rl.twin.attila.legal import legal
from aevum.rl.twin.attila.rules import Rules
from aevum.rl.twin.attila.state import State
from aevum.rl.twin.attila.step import compiled, init, renew, step

__all__ = ["Rules", "State", "compiled", "init", "legal", "renew", "step"]
