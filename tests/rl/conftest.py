"""What XLA has compiled once is kept for the next run: it takes most of the time of these tests."""

from __future__ import annotations

from pathlib import Path

import jax

KEPT = Path(__file__).parents[2] / "build" / "work" / "jax"
WORTH_KEEPING = 0.3
"""Seconds of compiling."""

jax.config.update("jax_compilation_cache_dir", str(KEPT))
jax.config.update("jax_persistent_cache_min_compile_time_secs", WORTH_KEEPING)
