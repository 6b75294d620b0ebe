"""The data pack of every game under an owner's overlay that changes nothing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from aevum import games


@pytest.mark.parametrize("name", games.GAMES)
def test_a_copy_of_our_pack_is_the_same_pack(name: str, tmp_path: Path) -> None:
    ours = games.load(name)
    shutil.copytree(ours.text_folder().parent / "data", tmp_path / name)
    assert games.load(name, overlay=tmp_path).data_checksum == ours.data_checksum


@pytest.mark.parametrize("name", games.GAMES)
def test_an_overlay_without_this_game_changes_nothing(name: str, tmp_path: Path) -> None:
    assert games.load(name, overlay=tmp_path).data_checksum == games.load(name).data_checksum
