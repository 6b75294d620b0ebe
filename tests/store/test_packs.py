"""Packs pinned by checksum: a game goes on with the cards it began with."""

from __future__ import annotations

from pathlib import Path
from random import Random
from shutil import copytree

import pytest
from store_children import move

from aevum import games
from aevum.core.errors import BadRecord
from aevum.games.attila.board import data_folder
from aevum.store import Store
from aevum.store.kept import keep_table, open_table
from aevum.store.library import Library
from aevum.table.table import Table


@pytest.fixture
def other_data(tmp_path: Path) -> Path:
    """An owner's folder in which a province has another name."""
    copytree(data_folder(), tmp_path / "data" / "attila")
    file = tmp_path / "data" / "attila" / "provinces.csv"
    file.write_bytes(file.read_bytes().replace(b"Britannia", b"Albion"))
    return tmp_path / "data"


def test_a_game_goes_on_with_the_cards_it_began_with(store: Store, other_data: Path) -> None:
    """Its owner's folder is laid over ours no more; the running game does not notice."""
    before = Library(games.load, store.packs, other_data)
    table = Table.new(before.game("attila"), {"players": 2}, seed=b"p" * 32)
    game_id = keep_table(store, table)
    after = Library(games.load, store.packs)
    again = open_table(store, game_id, after)
    assert again.game.data_checksum == before.game("attila").data_checksum
    assert again.game.data_checksum != after.game("attila").data_checksum
    assert not again.game.shipped
    assert again.game.label("province", "britannia", "en") == "Albion"
    assert after.game("attila").label("province", "britannia", "en") == "Britannia"
    rng = Random(1)
    while again.actor is not None:
        move(again, rng)
    assert open_table(store, game_id, Library(games.load, store.packs)).result is not None


def test_a_kept_pack_is_the_pack_that_was_kept(store: Store) -> None:
    for name in games.GAMES:
        game = games.load(name)
        store.packs.keep(name, game.data_checksum, game.pack)
        store.packs.keep(name, game.data_checksum, {})  # once is enough
        files = store.packs.find(game.data_checksum)
        assert files == game.pack
        assert games.load(name, files).data_checksum == game.data_checksum
        assert games.load(name, files).shipped


def test_what_is_not_here_is_not_guessed(store: Store) -> None:
    library = Library(games.load, store.packs)
    assert store.packs.find("0" * 16) is None
    assert library.find("attila", "0" * 16) is None
    with pytest.raises(BadRecord, match="other data"):
        library.pinned("attila", "0" * 16)
