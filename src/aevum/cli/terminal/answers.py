"""Commands at a terminal that answer something and change nothing."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.text import Text

from aevum.bots import make_bot
from aevum.bots.advice import advise
from aevum.bots.base import describe
from aevum.cli.language import texts_for
from aevum.cli.rules import rule_ids, select
from aevum.cli.terminal.draw import help_table, sum_line, sum_named, voice_for
from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.screen import Screen
from aevum.cli.terminal.standing import StandingOrders
from aevum.cli.terminal.words import COMMANDS, matching, reason_against
from aevum.core.errors import NotFound
from aevum.core.texts import LANGUAGES
from aevum.table.record import record_of, write_record

HINTS = "greedy"
LOG = 15
FEW = 8
"""A line that names more actions, none of them possible now, is no choice: a list is no help."""


class Answers:
    """Why, hint, board, sum, log, rules, orders, save and help."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.orders = StandingOrders(screen)
        self.by_command: Mapping[str, Callable[[str, Scene], None]] = {
            "why": self.why, "hint": self.hint, "board": self.tell_about,
            "sum": self.open_sum, "log": self.show_log, "rules": self.show_rules,
            "orders": self.orders.obey, "save": self.save, "help": self.show_help,
        }  # fmt: skip

    def give(self, command: str, rest: str, scene: Scene) -> None:
        self.by_command[command](rest, scene)

    def explain_line(self, line: str, found: list[str], scene: Scene) -> None:
        """The line names no single choice: say why it cannot be done, or what it may mean."""
        screen = self.screen
        if found:
            screen.say("choice-ambiguous", line=line, options=", ".join(found))
            return
        named = self.named(line, scene)
        reasons = {self.why_not(word, scene): word for word in named}
        if len(reasons) == 1:
            screen.print(next(iter(reasons)), "red")
        elif len(named) > FEW:
            screen.say("choice-not-now", line=line)
        elif named:
            screen.say("choice-ambiguous", line=line, options=", ".join(named))
        else:
            near = difflib.get_close_matches(
                line, [*screen.table.legal(scene.seat), *COMMANDS], n=1
            )
            key = "not-understood-near" if near else "not-understood"
            screen.say(key, line=line, near="".join(near))

    def why_not(self, word: str, scene: Scene) -> str:
        screen = self.screen
        why = reason_against(screen.table, scene.seat, word, screen.artist.decline)
        if why is None:
            action = screen.voice.action(word, screen.artist.context(scene))
            return screen.voice.say("legal-now", action=action)
        return screen.voice.why(why)

    def why(self, rest: str, scene: Scene) -> None:
        """The reason and the whole rule behind it."""
        screen = self.screen
        if not rest:
            screen.say("why-what", example=screen.voice.example("why"))
            return
        named = self.named(rest, scene)
        if not named:
            screen.say("not-understood", line=rest)
            return
        table, decline = screen.table, screen.artist.decline
        reasons = [reason_against(table, scene.seat, word, decline) for word in named]
        asked = next((place for place, why in enumerate(reasons) if why is not None), 0)
        screen.print(self.why_not(named[asked], scene))
        why = reasons[asked]
        if why is not None and why.rule:
            self.show_rules(why.rule, scene)

    def named(self, line: str, scene: Scene) -> list[str]:
        """All actions, legal or not, that the line names in the language shown, else in another."""
        screen = self.screen
        if self.is_word(line):
            return [line]
        for language in sorted(LANGUAGES, key=lambda each: each != screen.language):
            voice = voice_for(screen.table, texts_for(screen.table.game, language))
            found = matching(line, voice.words(), voice, screen.artist.context(scene))
            if found:
                return found
        return []

    def is_word(self, line: str) -> bool:
        """A word that is spelled out, also one of those too many to be listed."""
        voice = self.screen.voice
        return voice.game.vocabulary.read(line) is not None and voice.is_seated(line)

    def hint(self, _rest: str, scene: Scene) -> None:
        """What the greedy bot would do with what this seat knows."""
        screen = self.screen
        table = screen.table
        found = advise(make_bot(HINTS, table.seq), table.game, table.state, scene.seat)
        deeds = [describe(table.game, word, screen.language) for word in found.words]
        screen.say("hint-move", bot=HINTS, action=" · ".join(deeds), word=found.words[0])
        screen.print(" ".join(screen.voice.fact(fact) for fact in found.facts))
        screen.print(found.why.why(table.game, screen.language), "italic")

    def tell_about(self, rest: str, scene: Scene) -> None:
        screen = self.screen
        sentence = screen.artist.about(rest, scene)
        screen.print(sentence or screen.voice.say("board-what", word=rest))

    def open_sum(self, rest: str, scene: Scene) -> None:
        """A number and what it is the sum of, for every seat."""
        screen = self.screen
        sums = screen.table.game.sums(screen.table.state)
        called = {name: screen.voice.name("sum", name) for name in sums}
        name = sum_named(rest, called)
        if name is None:
            screen.say("sum-what", count=len(sums), names=" · ".join(called.values()))
            return
        screen.print(called[name], "bold")
        for seat, terms in enumerate(sums[name]):
            screen.console.print(sum_line(screen.voice, seat, terms))

    def show_log(self, rest: str, scene: Scene) -> None:
        screen = self.screen
        if rest and not rest.isdecimal():
            screen.say("log-number")
            return
        lines = screen.story_since(0)[-int(rest or LOG) :]
        for _, line in lines:
            screen.console.print(line)
        if not lines:
            screen.say("log-empty")

    def show_rules(self, rest: str, scene: Scene) -> None:
        screen = self.screen
        if not rest:
            screen.say("rules-what")
            return
        try:
            chosen = select(rule_ids(screen.table.game), rest)
        except NotFound:
            screen.say("no-rule", rule=rest)
            return
        for rule in chosen:
            screen.console.print(Text.assemble((f"{rule}  ", "bold cyan"), screen.voice.rule(rule)))

    def save(self, rest: str, scene: Scene) -> None:
        screen = self.screen
        if not rest:
            screen.say("save-what")
            return
        try:
            write_record(record_of(screen.table), Path(rest).expanduser())
        except OSError as error:
            screen.say("not-saved", file=rest, reason=error.strerror or str(error))
            return
        screen.say("saved", file=rest)

    def show_help(self, _rest: str, scene: Scene) -> None:
        screen = self.screen
        screen.console.print(help_table(screen.voice))
        for line in screen.artist.legend(screen.voice):
            screen.print(line, "dim")
