"""An owner's data folder: it must hold something for what it is laid over."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from aevum import games
from aevum.core.errors import BadOptions


def check_owner(data: Path | None, names: Collection[str]) -> None:
    """Refuse a folder without a single file for any of these games: it would change nothing."""
    if data is None or any(laid_over(data, name) for name in names):
        return
    places = " or ".join(str(data / name) for name in names)
    files = ", ".join(sorted({file for name in names for file in games.load(name).pack}))
    raise BadOptions(
        f"{data} holds nothing for {' or '.join(names)}: what takes the place of our files lies in "
        f"{places} and is called like them ({files})."
    )


def laid_over(data: Path, name: str) -> list[str]:
    """The files of ours that the folder replaces."""
    return [file for file in games.load(name).pack if (data / name / file).is_file()]
