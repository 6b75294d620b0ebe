"""`aevum rules`: the rules of a game, in the reader's language."""

from __future__ import annotations

import difflib
import re
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from aevum import games
from aevum.cli.language import language_of
from aevum.cli.options import AsJson, GameName, Language, console, print_json
from aevum.core.errors import NotFound
from aevum.core.game import Game
from aevum.core.texts import Texts, rule_key

RuleId = Annotated[
    str | None,
    typer.Argument(metavar="[ID]", help="A rule, chapter or ruling, e.g. R4.3, R4 or K12."),
]


def show_rules(
    game: GameName, rule: RuleId = None, lang: Language = None, as_json: AsJson = False
) -> None:
    """Show a rule, a chapter or the whole rules of a game."""
    house_game = games.load(game)
    texts = Texts(language_of(lang), [house_game.text_folder()])
    chosen = select(rule_ids(house_game), rule)
    found = {name: texts.text(rule_key(name)) for name in chosen}
    if as_json:
        print_json(found)
        return
    for name, text in found.items():
        if is_chapter(name):
            console.print(Text(f"\n{name}  {text}", style="bold"))
        else:
            console.print(Padding(Text.assemble((f"{name}  ", "bold cyan"), text), (0, 0, 0, 2)))


def rule_ids(game: Game[Any]) -> list[str]:
    """All ids of the rules index, in its order."""
    source = (game.text_folder() / "rules.en.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([A-Z]+\d*(?:-\d+)?) =", source, re.MULTILINE)
    return [key.replace("-", ".") for key in keys]


def is_chapter(name: str) -> bool:
    """The title of other rules: R4 or W4, or SU of SU1, SU2 …"""
    return re.fullmatch(r"[RW]\d+|[A-Z]+", name) is not None


def select(ids: list[str], wanted: str | None) -> list[str]:
    """One id, a chapter with its rules, all of one letter, or everything."""
    if wanted is None:
        return ids
    name = wanted.upper().replace("-", ".")
    among = rf"{re.escape(name)}\d*" if name.isalpha() else rf"{re.escape(name)}(\.\d+)?"
    chosen = [i for i in ids if re.fullmatch(among, i)]
    if not chosen:
        near = difflib.get_close_matches(name, ids, n=3)
        hint = (
            f"did you mean {', '.join(near)}?" if near else f"ids run from {ids[0]} to {ids[-1]}."
        )
        raise NotFound(f"There is no rule '{wanted}'; {hint}")
    return chosen
