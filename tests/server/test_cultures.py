"""Rising Cultures over the wire: the same table, another game."""

from pathlib import Path
from random import Random

from aevum import games
from aevum.table.record import decode_record, verify
from tests.server.house import ME, Guest, House, bot, database
from tests.server.test_play import finish

GAME = "rising_cultures"
OPTIONS = {"nations": ["rome", "persia"], "first": 0}


def test_a_whole_game_against_a_bot_and_its_record_proves_itself(house: House) -> None:
    """Picks are secret and pass the turn (D1, D3): the bot must move all the same."""
    ada = Guest(house, "Ada")
    table = ada.open(ME, bot(), game=GAME, options=OPTIONS)["id"]
    view = finish(table, {0: ada}, Random(2))
    assert view["result"]["cause"] == "rounds"
    record = decode_record(ada.http.get(f"/api/tables/{table}/record").content, "record")
    report = verify(record, games.load(GAME))
    assert report.finished
    assert report.dice_checked == report.dice > 0


def test_the_last_secret_pick_taken_back_asks_the_same_player_again(house: House) -> None:
    ada = Guest(house, "Ada")
    table = ada.open(ME, {"kind": "me", "name": "Ben"}, game=GAME, options=OPTIONS)["id"]
    for _ in range(3):
        view = ada.look(table, 0)
        ada.act(table, 0, view["legal"][0], view["seq"])
    view = ada.look(table, 0)
    assert view["actor"] == 1
    undo = {"seat": 0, "seq": view["seq"], "control": "undo"}
    assert ada.post(f"/api/tables/{table}/control", undo)["actor"] == 0
    assert ada.look(table, 1)["actor"] == 0


def test_an_owners_deck_is_played_at_the_table(tmp_path: Path) -> None:
    """`--data`: the Market of this owner brings 5 points."""
    folder = tmp_path / "own" / GAME
    folder.mkdir(parents=True)
    ours = Path(games.__file__).parent / GAME / "data" / "cards_rome.csv"
    lines = ours.read_text(encoding="utf-8").splitlines()
    lines[2] = lines[2].replace("building,0,w2,1,", "building,0,w2,5,")
    (folder / "cards_rome.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    house = House(database(tmp_path), None, "--data", str(folder.parent)).start()
    try:
        board = Guest(house, "Ada").get(f"/api/games/{GAME}/board")
        assert board["cards"]["rome_market"]["vp"] == 5
    finally:
        house.stop()
