"""The order of the files: what takes long comes first, so that all workers end together.

A worker goes through the rooms in this order, and makes what a room shares once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parent
LONG = (
    "install",
    "core/test_fast.py",
    "web",
    "soak",
    "server",
    "laws",
    "store",
    "cli",
    "lab",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=rank)


def rank(item: pytest.Item) -> int:
    here = item.path.relative_to(ROOT)
    for number, name in enumerate(LONG):
        if here.is_relative_to(name):
            return number
    return len(LONG)
