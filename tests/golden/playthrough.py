"""A game of each kind written down so that a person can read it, and a change of rules shows.

`<game>/playthrough.txt` holds one game: at each step the state, what each seat and a spectator see,
and the legal words; after the first step only what has changed. The beginning and the end are
written step by step, the long middle at intervals. `<game>/perft.txt` holds the number of
sequences of words, dice included, from some positions of that game: a rule that changed by accident
changes a number.

After a change that is meant, `PYTHONPATH=src python -m tests.golden.playthrough [game ...]` plays
the same words again and writes both files; `--anew` draws another game first. Read the difference
before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from textwrap import wrap
from typing import Any

from aevum import games
from aevum.core.errors import IllegalAction
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE, Game
from tests.laws.house import choose_word, game_of

FOLDER = Path(__file__).parent
BEGINNING, INTERVAL, END = 40, 20, 6
"""Steps that are shown: so many first ones, then every so many, and so many last ones."""
WIDTH = 110
MOST_LEAVES = {"campaign": 400}
"""Sequences counted from one position, where a single word takes longer."""
LEAVES = 12_000
DEEPEST = 8
"""Sequences counted from one position in other games, and their length."""
LONG = 24
"""Of lists with more cells only those are told that are not 0."""
WORD = "> "


def players_of(game: Game[Any]) -> int:
    return (game.fewest_seats + game.most_seats) // 2


def begin(game: Game[Any]) -> Any:
    return game.setup({"players": players_of(game)})


def draw_words(game: Game[Any]) -> list[str]:
    """A game at random, always the same one."""
    rng = Random(f"playthrough of {game.name}")
    s, words = begin(game), []
    while not game.is_over(s):
        words.append(choose_word(game, s, rng)[1])
        game.apply(s, words[-1])
    return words


# -- the readable game -----------------------------------------------------------------------------


def read_words(text: str) -> list[str]:
    return [line[len(WORD) :] for line in text.splitlines() if line.startswith(WORD)]


def is_shown(step: int, length: int) -> bool:
    return step < BEGINNING or step % INTERVAL == 0 or step > length - END


def write_playthrough(game: Game[Any], words: list[str]) -> str:
    """The game of these words; one that has become illegal ends it with the reason."""
    s = begin(game)
    lines = [f"A game of {game.name} for {players_of(game)}, {len(words)} words long."]
    known: dict[str, dict[str, str]] = {}
    for step, word in enumerate([*words, ""]):
        if is_shown(step, len(words)):
            lines += ["", f"[{step}]", *_position(game, s, known)]
        if not word:
            break
        lines.append(WORD + word)
        try:
            game.apply(s, word)
        except IllegalAction as error:
            return "\n".join([*lines, f"! illegal: {error}", ""])
    result = game.result(s)
    lines.append(f"result {json.dumps(result.as_dict()) if result else 'none'}")
    return "\n".join([*lines, ""])


def _position(game: Game[Any], s: Any, known: dict[str, dict[str, str]]) -> Iterator[str]:
    for actor in game.to_act(s):
        if actor == CHANCE:
            words = [f"{word} x{weight}" for word, weight in game.outcomes(s)]
        else:
            words = game.legal(s, actor)
        who = "chance" if actor == CHANCE else f"seat {actor}"
        yield from wrap(
            f"{who} may ({len(words)}): {', '.join(words)}", WIDTH, subsequent_indent="  ",
            break_on_hyphens=False,
        )  # fmt: skip
    yield from _changes("state", game.dump(s), known)
    for seat in range(game.seats(s)):
        yield from _changes(f"seat {seat} sees", game.observe(s, seat), known)
    yield from _changes("spectators see", game.observe(s, TABLE), known)


def _changes(
    title: str, value: Mapping[str, Any], known: dict[str, dict[str, str]]
) -> Iterator[str]:
    before, now = known.get(title, {}), dict(_leaves("", value))
    known[title] = now
    gone = [f"  - {path}" for path in before if path not in now]
    new = [f"  {path} = {text}" for path, text in now.items() if before.get(path) != text]
    if gone or new:
        yield title
        yield from gone
        yield from new


def _leaves(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """One line per field or row: whatever holds nothing but plain values."""
    if isinstance(value, Mapping) and value:
        for key, part in value.items():
            yield from _leaves(f"{path}.{key}" if path else str(key), part)
    elif isinstance(value, list) and any(isinstance(part, (list, Mapping)) for part in value):
        for number, part in enumerate(value):
            yield from _leaves(f"{path}[{number}]", part)
    elif isinstance(value, list) and len(value) > LONG:
        yield from ((f"{path}[{number}]", str(cell)) for number, cell in enumerate(value) if cell)
    else:
        yield path, json.dumps(value, ensure_ascii=False)


# -- counts ----------------------------------------------------------------------------------------


def perft(game: Game[Any], s: Any, depth: int) -> int:
    """Sequences of this many words from here, dice included; a game that ends ends its sequence."""
    if game.is_over(s):
        return 1
    actor = game.actor(s)
    words = [word for word, _ in game.outcomes(s)] if actor == CHANCE else game.legal(s, actor)
    if depth <= 1:
        return len(words)
    total = 0
    for word in words:
        world = game.clone(s)
        game.apply(world, word)
        total += perft(game, world, depth - 1)
    return total


def counts(game: Game[Any], s: Any) -> list[int]:
    """Depth by depth, as deep as a second or so lets us count."""
    found = [perft(game, s, 1)]
    most = MOST_LEAVES.get(games.GAMES[game.name].length, LEAVES)
    while len(found) < DEEPEST:
        growth = found[-1] / (found[-2] if len(found) > 1 else 1)
        if found[-1] * growth > most:
            break
        found.append(perft(game, s, len(found) + 1))
    return found


def write_perft(game: Game[Any], words: list[str]) -> str:
    lines = [
        f"Sequences of words of {game.name}, dice included, after some words of the playthrough.",
        "Each column is one word deeper.",
        "",
    ]
    s = begin(game)
    marks = {len(words) * part // 5 for part in range(5)}
    for step, word in enumerate(words):
        if step in marks:
            lines.append(f"after {step:4}: " + "".join(f"{n:9}" for n in counts(game, s)))
        game.apply(s, word)
    return "\n".join([*lines, ""])


# -- files -----------------------------------------------------------------------------------------


def files(name: str) -> tuple[Path, Path]:
    return FOLDER / name / "playthrough.txt", FOLDER / name / "perft.txt"


def main(arguments: list[str]) -> None:
    anew = "--anew" in arguments
    for name in [a for a in arguments if a != "--anew"] or list(games.GAMES):
        game = game_of(name)
        play, numbers = files(name)
        play.parent.mkdir(exist_ok=True)
        known = read_words(play.read_text("utf-8")) if play.is_file() and not anew else None
        words = known or draw_words(game)
        text = write_playthrough(game, words)
        if "\n! " in text:
            raise SystemExit(f"{name}: {text.splitlines()[-1]}; draw another game with --anew.")
        play.write_text(text, "utf-8")
        numbers.write_text(write_perft(game, words), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
