"""Playing in the terminal: whole games by script, words, undo, hot-seat, keeping, drawing."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

import aevum.games
from aevum.bots import Sight, make_bot
from aevum.cli.language import texts_for
from aevum.cli.play import new_table, seed_bytes
from aevum.cli.terminal.attila.map import BOX, PLACES
from aevum.cli.terminal.attila.pieces import initials
from aevum.cli.terminal.canvas import Canvas, fit
from aevum.cli.terminal.draw import artist_for, draw_position, scene_of, sentences, voice_for
from aevum.cli.terminal.generic import Artist, Scene
from aevum.cli.terminal.reader import Reader, Suggest
from aevum.cli.terminal.session import Session
from aevum.cli.terminal.words import choices_of, matching, suggester
from aevum.core.game import TABLE
from aevum.store import Store
from aevum.store.kept import keep_table, open_table
from aevum.store.library import Library
from aevum.table.record import read_record, verify
from aevum.table.table import Table
from tests.cli import keyboard
from tests.cli.keyboard import ONES, RAW_KEY, app

GAME = aevum.games.load("attila")
run, output = partial(keyboard.run, "attila"), partial(keyboard.output, "attila")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "games.sqlite")


def table(seats: str = "Ada,Ben,random", seed: str = "one", first: int | None = 1) -> Table:
    return new_table(GAME, texts_for(GAME, "en"), seats, None, seed, first, {})


def hand_of(game_table: Table, seat: int) -> list[int]:
    return list(game_table.game.observe(game_table.state, seat)["hand"][seat])


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """A finished game in English against two random bots: its output and its database."""
    database = str(tmp_path_factory.mktemp("whole") / "games.sqlite")
    options = ("--seats", "me,random,random", "--seed", "a", "--lang", "en")
    return output(database, ONES, *options), database


# -- whole games ----------------------------------------------------------------------------------


def test_a_whole_game_in_english_ends_with_the_final_table(whole_game: tuple[str, str]) -> None:
    text, database = whole_game
    assert "The game is over: " in text
    assert re.search(r"\w+ wins? (together )?with \d+ points", text)
    assert f"Seed {seed_bytes('a').hex()}" in text
    assert "aevum verify FILE" in text
    assert "Aurelia places a stone of the" in text
    assert not RAW_KEY.search(text)
    (kept,) = Store.open(database).games("finished")
    assert kept.result is not None
    assert str(max(kept.result["points"])) in text


def test_a_whole_game_in_german_speaks_no_english(database: str) -> None:
    text = output(database, ONES, "--seats", "me,random,greedy", "--seed", "b", "--lang", "de")
    assert "Die Partie ist zu Ende: " in text
    assert re.search(r"gewinn(t|en) (gemeinsam )?mit (je )?\d+ Punkten", text)
    assert "Deine Hand" in text
    assert not RAW_KEY.search(text)
    assert "{" not in text
    for english in (" the ", " stone", " card", " points", "Your ", " wins", "Place ", "draws"):
        assert english not in text


def test_two_players_play_two_cards_a_turn(database: str) -> None:
    """R12.2: after the first card the next one is offered at once."""
    lines = ["1", "1", "influence"]
    text = output(database, lines, "--seats", "me,random", "--seed", "c", "--first", "1")
    last = text.rpartition("> influence")[2]
    assert "Play the" in last
    assert "No tile" not in last


def test_the_environment_chooses_the_language(database: str) -> None:
    arguments = ["attila", "--db", database]
    spoken = CliRunner().invoke(app, arguments, input="", env={"LANG": "de_DE.UTF-8", "LC_ALL": ""})
    assert "Du bist Aurelia" in spoken.output
    other = CliRunner().invoke(app, arguments, input="", env={"LANG": "fr_FR.UTF-8", "LC_ALL": ""})
    assert "You are Aurelia" in other.output


def test_the_same_seed_gives_the_same_game(database: str) -> None:
    options = ("--seats", "me,greedy,random", "--seed", "same", "--lang", "en")
    first, second = (output(database, ["1"] * 30, *options) for _ in range(2))
    assert first.partition("The game is kept")[0] == second.partition("The game is kept")[0]


# -- what is typed --------------------------------------------------------------------------------


def test_an_illegal_word_explains_itself_and_changes_nothing(database: str) -> None:
    """R4.3: the first stone of a tribe goes to an upper province."""
    lines = ["1", "place africa", "quit"]
    text = output(database, lines, "--seed", "d", "--first", "1", "--lang", "en")
    answer = text.partition("> place africa\n")[2]
    assert "enter through one of the six upper provinces; Africa is none of them. (R4.3)" in answer
    assert "Aurelia places" not in text


def test_a_card_that_is_not_in_the_hand_is_refused_before_a_tile_is_declined(
    database: str,
) -> None:
    """The cards are offered together with the tiles; the answer speaks of the card."""
    seated = table("me,random,random,random", "e")
    missing = hand_of(seated, 0).index(0)
    word = f"play {GAME.axes['tribe'][missing]}"
    options = ("--seats", "me,random,random,random", "--seed", "e", "--first", "1", "--lang", "de")
    answer = output(database, [word], *options).partition(f"> {word}\n")[2]
    name = GAME.label("tribe", GAME.axes["tribe"][missing], "de")
    assert answer.startswith(f"Du hast keine weitere Karte der {name} auf der Hand. (R4.1)")


def test_why_shows_the_reason_and_the_rule(database: str) -> None:
    lines = ["1", "why place crete", "why place dacia", "why", "why nonsense"]
    text = output(database, lines, "--seed", "d", "--first", "1", "--lang", "en")
    assert "Crete is none of them. (R4.3)\nR4.3  While a tribe has no stone anywhere" in text
    assert "That is possible now: Place the stone in Dacia." in text
    assert "Name an action, for example: why place crete" in text
    assert '"nonsense" is neither a choice nor a command' in text


def test_numbers_words_beginnings_and_names_choose_the_same() -> None:
    """`place dacia`, `pl dac`, `dac`, `dakien` and `Place the stone in Dacia` are one choice."""
    seated = table()
    seated.act(0, "no_tile")
    seated.act(0, seated.legal(0)[0])
    legal = seated.legal(0)
    english = voice_for(seated, texts_for(GAME, "en"))
    german = voice_for(seated, texts_for(GAME, "de"))
    for line in ("place dacia", "pl dac", "dac", "DACIA", "place the stone in dacia"):
        assert matching(line, legal, english, {}) == ["place dacia"]
    assert matching("dakien", legal, german, {}) == ["place dacia"]
    assert matching("place", legal, english, {}) == legal
    assert matching("mauretania", legal, english, {}) == []


def test_a_verb_that_lacks_its_id_never_means_another_verb() -> None:
    """`commit` alone must not pass by being the beginning of `commit_done`."""
    voice = voice_for(table(), texts_for(GAME, "en"))
    assert matching("commit", ["commit_done"], voice, {"cards": 0}) == []
    assert matching("pass", ["commit goths", "commit_done"], voice, {"cards": 0}) == ["commit_done"]
    assert matching("commit done", ["commit_done"], voice, {"cards": 0}) == ["commit_done"]


def test_what_is_not_understood_gets_one_helpful_sentence(database: str) -> None:
    lines = ["99", "blub", "hlep", "play", "re"]
    text = output(database, lines, "--seed", "d", "--first", "1", "--lang", "en")
    assert "There is no choice number 99; there are 1 to" in text
    assert '"blub" is neither a choice nor a command; help lists the commands.' in text
    assert '"hlep" is neither a choice nor a command. Did you mean help?' in text
    assert '"play" can mean several things: play ' in text
    assert '"re" can mean several things: redo, restart.' in text


def test_completion_follows_the_prefix_tree_of_legal_actions() -> None:
    seated = table()
    voice = voice_for(seated, texts_for(GAME, "en"))
    choices = choices_of(seated, 0, "no_tile")
    suggest = suggester(choices, voice, {"window": "W0"})
    assert {"play", "use_tile", "undo", "help"} <= {s.word for s in suggest("")}
    assert [s.word for s in suggest("pl")] == ["play"]
    held = {GAME.axes["tribe"][t] for t, count in enumerate(hand_of(seated, 0)) if count}
    assert {s.word for s in suggest("play ")} == held
    assert ("exchange", "“Exchange”") in suggest("use_tile ")
    assert [s.word for s in suggest("rules R4.")] == []
    assert "R4.3" in {s.word for s in suggest("rules ")}
    assert "dacia" in {s.word for s in suggest("why place ")}


def test_an_offer_that_can_be_declined_shows_the_cards_at_once() -> None:
    """W0: playing a card declines the tile without a question of its own."""
    seated = table()
    choices = choices_of(seated, 0, "no_tile")
    assert choices[0].sends[0] == "no_tile"
    assert choices[0].word.startswith("play ")
    assert [c.word for c in choices[-2:]] == ["use_tile exchange", "use_tile influence2"]


# -- commands -------------------------------------------------------------------------------------


def test_undo_takes_back_one_choice_and_redo_does_it_again(database: str) -> None:
    lines = ["1", "undo", "undo", "1", "1", "undo", "redo", "undo", "restart", "restart"]
    text = output(database, lines, "--seed", "d", "--first", "1", "--lang", "en")
    first_question = "Aurelia, play a card, and its tribe places a stone"
    assert "Taken back." in text.partition("> undo\n")[2].partition("> undo")[0]
    assert text.count(first_question) == 3
    assert "There is nothing to take back" in text
    assert "Done again." in text
    assert "Back to the last card drawn" in text


def test_the_language_changes_in_mid_game_with_the_log(database: str) -> None:
    lines = ["1", "1", "log 1", "lang de", "log 1", "lang fr", "lang en"]
    text = output(database, lines, "--seed", "d", "--first", "1", "--lang", "en")
    english = text.partition("> log 1\n")[2]
    german = text.rpartition("> log 1\n")[2]
    assert english.startswith("Aurelia places a stone of the ")
    assert german.startswith("Aurelia setzt in ")
    assert "Es gibt zwei Sprachen" in text
    assert "do you take" in text.rpartition("> lang en")[2]


def test_rules_log_board_hint_and_help_answer_without_moving(database: str) -> None:
    lines = ["rules R4.3", "rules R4", "rules R99", "rules", "log x", "board", "board dacia",
             "board atlantis", "hint", "help"]  # fmt: skip
    options = ("--seats", "me,random,random", "--seed", "d", "--first", "1", "--lang", "en")
    text = output(database, lines, *options)
    assert "R4.3  While a tribe has no stone anywhere on the board" in text
    assert "R4  Card and stone" in text
    assert 'There is no rule "R99".' in text
    assert "How many lines?" in text
    assert "Tarraconensis" in text.partition("> board\n")[2]
    assert "Dacia: no stones. Neighbours: " in text
    assert 'There is nothing called "atlantis" on the board.' in text
    assert "greedy would choose: " in text
    assert "Commands" in text
    (kept,) = Store.open(database).games()
    assert all(entry.seat == -1 for entry in Store.open(database).load(kept.id)[1])


def test_board_names_land_neighbours_and_sea_neighbours(database: str) -> None:
    """R4.7: Thrace borders Dacia, Moesia and Macedonia, and Asia Minor across the sea."""
    options = ("--seats", "me,random,random", "--seed", "d", "--first", "1", "--lang", "en")
    text = output(database, ["board thrace"], *options)
    line = next(part for part in text.splitlines() if part.startswith("Thrace: "))
    land, _, sea = line.partition("By sea: ")
    assert sea == "Asia Minor."
    assert set(re.findall("Dacia|Moesia|Macedonia|Greece", land)) == {
        "Dacia",
        "Moesia",
        "Macedonia",
    }


# -- keeping --------------------------------------------------------------------------------------


def test_a_saved_game_verifies(database: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--seats", "me,random,random", "--seed", "f", "--lang", "en")
    middle = output(database, [*ONES[:20], f"save {file}", "save", "save /"], *options)
    assert f"The record is in {file}." in middle
    assert "Name a file" in middle
    assert "/ cannot be written: " in middle
    assert not verify(read_record(file), GAME).finished
    played = output(database, [*ONES[:400], "end"], *options)
    moves = played.count("> 1") - 1
    output(database, [*ONES[:moves], f"save {file}"], *options)
    report = verify(read_record(file), GAME)
    assert report.finished
    assert report.dice_checked == report.dice > 18


def test_a_game_goes_on_after_quitting(database: str) -> None:
    """What was played is kept move by move; the resumed game asks the same question."""
    options = ("--seats", "me,random,random", "--seed", "g", "--lang", "en")
    first = output(database, [*ONES[:25], "quit"], *options)
    found = re.search(r"Go on with: aevum play attila --resume (\w+) --db", first)
    assert found
    entries = len(Store.open(database).load(found[1])[1])
    again = output(database, ["log 3", "quit"], "--resume", found[1], "--lang", "en")
    question = first.rpartition("> 1\n")[2].partition("> quit")[0].strip().splitlines()[-1]
    assert question in again
    assert "The game goes on at step" in again
    assert len(Store.open(database).load(found[1])[1]) == entries
    text = output(database, ONES, "--resume", found[1], "--lang", "de")
    assert "Die Partie ist zu Ende" in text


def test_the_end_of_the_input_keeps_the_game(database: str) -> None:
    result = run(database, ["1"], "--seed", "d", "--first", "1", "--lang", "en")
    assert result.exit_code == 0
    assert "The game is kept. Go on with: aevum play attila --resume" in result.output


def test_a_script_file_is_read_like_a_keyboard(database: str, tmp_path: Path) -> None:
    script = tmp_path / "lines.txt"
    script.write_text("1\n\nlog 1\nquit\n", encoding="utf-8")
    text = output(database, [], "--seed", "d", "--first", "1", "--script", str(script))
    assert "> log 1" in text
    assert "The game is kept" in text


def test_a_game_played_on_elsewhere_is_shown_anew(database: str) -> None:
    """Somebody else appended a move: ours is refused and the fresh position comes up."""
    store = Store.open(database)
    ours, library = table(), Library(aevum.games.load)
    game_id = keep_table(store, ours)
    open_table(store, game_id, library).act(0, "no_tile")
    page = StringIO()
    console = Console(file=page, width=200)
    reader = Lines(console, ["use_tile exchange"])
    Session(ours, console, reader, "en", "", lambda: open_table(store, game_id, library)).run()
    assert "The game has been played on elsewhere" in page.getvalue()
    assert "which card do you play?" in page.getvalue()


def test_bots_can_be_named_by_their_level() -> None:
    """The levels that the page offers: easy, steady and strong."""
    levels = aevum.games.GAMES["attila"].levels
    table = new_table(GAME, texts_for(GAME, "en"), "me,easy,strong", None, "s", None, {})
    assert [seat.get("bot") for seat in table.seats][1:] == [levels["easy"], levels["strong"]]


# -- mistakes -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--seats", "me,greeedy"], 'There is no bot called "greeedy"; there are: random, greedy'),
        (["--seats", "me,search:soon"], "The budget in 'search:soon' must be"),
        (["--seats", "greedy,greedy"], "Somebody has to play"),
        (["--seats", "Ada,Ada"], "Two players are called Ada"),
        (["--seats", "me,random", "--players", "3"], "You named 2 seats, but --players says 3."),
        (["--players", "6"], "This game is for 2 to 5 players, not 6."),
        (["--players", "3", "--first", "4"], "--first names a seat from 1 to 3, not 4."),
        (["--lang", "fr"], "There is no language 'fr'"),
        (["--resume", "nowhere"], "There is no game nowhere here."),
        (["--resume", "x", "--seed", "y"], "A resumed game keeps its seats and its dice"),
        (["--script", "missing.txt"], "missing.txt cannot be read: "),
        (["--db", "mysql://nowhere"], "Aevum keeps games in"),
    ],
)
def test_a_mistake_gets_one_sentence(database: str, options: list[str], sentence: str) -> None:
    result = run(database, [], "--lang", "en", *options)
    assert sentence in str(result.exception)
    assert "\n" not in str(result.exception)


def test_the_command_turns_mistakes_into_exit_code_2(database: str) -> None:
    """The real process: one line on stderr, no traceback, exit code 2."""
    start = "from aevum.cli.main import main; main()"
    arguments = ["play", "attila", "--db", database, "--seats", "me,nobody", "--lang", "de"]
    result = subprocess.run(
        [sys.executable, "-c", start, *arguments],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONUTF8": "1"},
    )
    assert result.returncode == 2
    assert result.stderr.startswith("Es gibt keinen Bot namens „nobody“")
    assert "Traceback" not in result.stderr


# -- several people at one keyboard ---------------------------------------------------------------


def test_hot_seat_hides_the_other_hand(database: str) -> None:
    """Between two hand-overs only the hand of the person at the keyboard is shown."""
    options = ("--seats", "Ada,Ben,random", "--seed", "h", "--first", "1", "--lang", "en")
    text = output(database, ONES[:120], *options)
    parts = re.split(r"Hand the keyboard to (\w+), then press Enter\.", text)
    assert "Your hand" not in parts[0]
    assert "draws a card of the" not in parts[0]
    turns = list(zip(parts[1::2], parts[2::2], strict=True))
    assert {name for name, _ in turns} == {"Ada", "Ben"}
    assert all(before != after for (before, _), (after, _) in pairwise(turns))
    for name, part in turns:
        other = "Ben" if name == "Ada" else "Ada"
        assert f"{name}, " in part
        assert f"{other} draws a card of the" not in part
        assert f"{other}, which card" not in part
        assert f"{other}, play a card" not in part


def test_hot_seat_shows_each_person_their_own_cards(database: str) -> None:
    seated = table("Ada,Ben,random", "h")
    text = output(database, [], "--seats", "Ada,Ben,random", "--seed", "h", "--first", "1")
    shown = next(line for line in text.splitlines() if line.startswith("Your hand"))
    for tribe, count in enumerate(hand_of(seated, 0)):
        name = GAME.label("tribe", GAME.axes["tribe"][tribe], "en")
        assert (name in shown) == (count > 0)


def test_a_bot_says_why_only_when_the_game_is_over(database: str) -> None:
    """Whatever it says follows from the cards in its hand."""
    options = ("--seats", "me,greedy,greedy", "--seed", "i", "--lang", "en")
    text = output(database, ONES[:60], *options)
    assert " promises " not in text
    whole = output(database, [*ONES, "log 400"], *options)
    assert " promises " in whole


# -- the drawing ----------------------------------------------------------------------------------


def cells_of(name: str) -> set[tuple[str, int, int]]:
    """The unit stretches of a box's border: horizontal ones and vertical ones."""
    x, y, width = PLACES[name]
    across = {("-", column, row) for column in range(x, x + width) for row in (y, y + BOX)}
    down = {("|", column, row) for column in (x, x + width) for row in range(y, y + BOX)}
    return across | down


def test_boxes_touch_exactly_where_provinces_border_on_land() -> None:
    """The map in the terminal is true: touching boxes are neighbours, sea arrows never touch."""
    land = {
        frozenset((row["a"], row["b"]))
        for row in GAME.board.borders  # type: ignore[attr-defined]
        if row["kind"] == "land"
    }
    names = list(PLACES)
    touching = {
        frozenset((a, b))
        for number, a in enumerate(names)
        for b in names[number + 1 :]
        if cells_of(a) & cells_of(b)
    }
    assert set(names) == set(GAME.axes["province"])
    assert touching == land


def test_boxes_do_not_overlap() -> None:
    inside = [
        {(x + i, y + j) for i in range(1, width) for j in range(1, BOX)}
        for x, y, width in PLACES.values()
    ]
    assert sum(len(cells) for cells in inside) == len(set().union(*inside))


def test_borders_join_where_boxes_meet() -> None:
    canvas = Canvas(7, 3)
    canvas.box(0, 0, 3, 2, "", False)
    canvas.box(3, 0, 3, 2, "", False)
    assert canvas.text().plain == "┌──┬──┐\n│  │  │\n└──┴──┘"


def test_fit_cuts_with_an_ellipsis_and_fills_with_blanks() -> None:
    assert fit("Tarraconensis", 8) == "Tarraco…"
    assert fit("Rom", 5) == "Rom  "


def test_initials_are_all_different() -> None:
    assert initials(["Ada", "Anna", "Aa"]) == ["A", "N", "3"]


READ = "\x1e"
"""Marks the moment at which a line is read."""


class Lines(Reader):
    """A person at a screen whose lines are known beforehand."""

    is_screen = True

    def __init__(self, console: Console, lines: Sequence[str]) -> None:
        self.console = console
        self.lines: Iterator[str] = iter(lines)

    def read(self, suggest: Suggest) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        self.console.file.write(READ)
        return line

    def wait(self, sentence: str) -> None:
        self.console.print(sentence)

    def room(self) -> int:
        return 1


def screens(size: tuple[int, int], language: str, lines: int, seats: str) -> list[str]:
    """All full screens of a game at a terminal of this size."""
    page = StringIO()
    console = Console(
        file=page, width=size[0], height=size[1], force_terminal=True, color_system=None,
        highlight=False,
    )  # fmt: skip
    seated = table(seats, "j")
    rng = Random(1)
    reader = Lines(console, [str(rng.choice((1, 1, 2))) for _ in range(lines)])
    Session(seated, console, reader, language, "", lambda: seated).run()
    frames = page.getvalue().split("\x1b[2J\x1b[H")[2:]
    return [frame.partition(READ)[0] for frame in frames if READ in frame]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(80, 24), (80, 45), (120, 40), (160, 50)])
def test_every_screen_fits_the_terminal(size: tuple[int, int], language: str) -> None:
    """Nothing is wider or higher than the screen; hand, question and choices are on it."""
    frames = screens(size, language, 60, "me,random,random,random,random")
    assert len(frames) > 40
    hand = {"en": "Your hand", "de": "Deine Hand"}[language]
    for frame in frames:
        rows = frame.rstrip("\n").split("\n")
        assert len(rows) < size[1], frame
        assert max(len(row) for row in rows) <= size[0]
        assert hand in frame
        assert "\nAurelia, " in frame


def test_a_large_screen_shows_the_map_and_a_small_one_the_list() -> None:
    large = screens((120, 40), "en", 3, "me,random,random")[0]
    small = screens((80, 24), "en", 3, "me,random,random")[0]
    assert "B A R B A R I C U M" in large
    assert "B A R B A R I C U M" not in small
    for frame in (large, small):
        assert "Germania" in frame
        assert "4th century" in frame
        assert "influence +1" in frame


def test_legal_provinces_carry_their_number_on_the_map() -> None:
    """R4.3: the first stone goes to one of the six upper provinces."""
    frame = screens((120, 40), "en", 2, "me,random,random")[1]
    assert re.search(r"┃ [A-Z▫] . . .+1┃", frame)
    listed = re.findall(r"(\d) Place the stone in (\w+)", frame)
    assert {name for _, name in listed} == {
        "Germania", "Raetia", "Noricum", "Pannonia", "Dacia", "Moesia",
    }  # fmt: skip


def test_plain_output_has_no_colours_and_still_tells_tribes_apart(database: str) -> None:
    text = output(database, [*ONES[:12], "board"], "--seed", "k", "--lang", "en")
    assert "\x1b" not in text
    board = text.rpartition("> board\n")[2]
    assert re.search(r"│ [FHGSTV][ FHGSTV]+ ▫", board)


def test_the_position_is_drawn_for_spectators_without_any_hand() -> None:
    """What `aevum replay` shows."""
    page = StringIO()
    console = Console(file=page, width=120, height=40)
    seated = table()
    draw_position(console, seated, TABLE, texts_for(GAME, "en"))
    assert "Germania" in page.getvalue()
    assert "Your hand" not in page.getvalue()
    told = "\n".join(line.plain for line in sentences(seated, TABLE, texts_for(GAME, "en")))
    assert "draws a card of the" not in told


def test_any_game_can_be_drawn_from_its_declared_fields() -> None:
    """The generic drawing names every field and shows of another hand only the number."""
    seated = table()
    voice = voice_for(seated, texts_for(GAME, "en"))
    view = GAME.observe(seated.state, 0)
    page = StringIO()
    scene = Scene(GAME, view, 0, voice)
    Console(file=page, width=120).print(Artist().position(scene, 120, 40))
    drawn = page.getvalue()
    for field in GAME.fields:
        assert field.name in drawn
    assert "Tarraconensis" in drawn
    assert isinstance(view["hand"][1], int)


def test_a_running_conflict_shows_strengths_counts_and_usable_cards() -> None:
    """R6.3, R6.4: what lies face down is only counted; only fitting cards are offered."""
    seated = table("Ada,Ben,Cleo", "l")
    bot = make_bot("random", 3)
    while GAME.node(seated.state).name != "commit" or seated.actor == 0:
        actor = seated.actor
        assert actor is not None
        seated.act(actor, bot.choose(Sight(GAME, seated.state, actor)).action)
    seat = seated.actor
    assert seat is not None
    scene = scene_of(seated, seat, voice_for(seated, texts_for(GAME, "en")))
    text = "\n".join(line.plain for line in artist_for(GAME).situation(scene))
    province = GAME.axes["province"].index(scene.asked()["province"])
    stones = scene.view["stones"][province]
    assert "Conflict in " in text
    for tribe, count in enumerate(stones):
        name = GAME.label("tribe", GAME.axes["tribe"][tribe], "en")
        assert (f"{name} {count}" in text) == (count > 0)
        usable = count and scene.view["hand"][seat][tribe]
        lay = text.partition("You can lay: ")[2]
        assert (f"{name} ×" in lay) == bool(usable)


def test_a_scoring_unfolds_per_tribe(whole_game: tuple[str, str]) -> None:
    """R8: S and V, who is paid, and how much, one line per tribe."""
    text, _ = whole_game
    final = text.partition("The final scoring begins.\n")[2].splitlines()[:6]
    tribes = [GAME.label("tribe", name, "en") for name in GAME.axes["tribe"]]
    for name, line in zip(tribes, final, strict=True):
        assert re.match(rf"{name}: (one|\d+) stones? in (one|\d+) provinces?\.", line)
    assert any(re.search(r"is first with the \w+: \d+ points?\.", line) for line in final)


def test_a_reveal_shows_the_arithmetic(whole_game: tuple[str, str]) -> None:
    """R6.6: stones plus cards make the strength."""
    text, _ = whole_game
    sums = re.findall(r"\w+ (\d) \+ (\d+) = (\d+)", text)
    assert sums
    assert all(int(stones) + int(cards) == int(total) for stones, cards, total in sums)
