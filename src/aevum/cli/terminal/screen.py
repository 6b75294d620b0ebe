"""What a person at a terminal sees: the position, the news, what is asked, and short answers.

A person at a screen gets it drawn whole before every choice; a script gets what is new.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from aevum.bots import Move
from aevum.cli.language import texts_for
from aevum.cli.terminal.draw import (
    artist_for,
    choice_list,
    final_table,
    joined,
    on_board,
    story,
    voice_for,
)
from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.reader import Reader
from aevum.cli.terminal.words import Choice
from aevum.table.table import Table

FEWEST_NEWS = 1
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""


class Screen:
    """A table as it is shown at this keyboard, through one pair of eyes at a time."""

    def __init__(
        self, table: Table, console: Console, reader: Reader, language: str, people: list[int]
    ) -> None:
        self.table = table
        self.console = console
        self.reader = reader
        self.people = people
        self.artist = artist_for(table.game)
        self.eyes = people[0]
        self.seen = dict.fromkeys(people, 0)
        self.reasons: dict[int, Move] = {}
        """Why bots moved as they did, by the number of the entry."""
        self.notices: list[Text] = []
        self.use_language(language)

    def use_language(self, language: str) -> None:
        self.language = language
        self.voice = voice_for(self.table, texts_for(self.table.game, language))

    def wait(self) -> None:
        self.reader.wait(self.voice.say("press-enter"))

    def wipe(self) -> None:
        """Nothing of what was shown may be scrolled back to."""
        self.console.file.write(WIPE)

    # -- the position ----------------------------------------------------------------------------

    def show(self, scene: Scene, choices: list[Choice]) -> None:
        """The whole screen for a person at a terminal; a script gets the question alone."""
        node = scene.asked()["node"]
        prompt = self.voice.prompt(node, self.artist.context(scene), scene.seat, len(choices))
        question = Text(prompt, "bold")
        if self.reader.is_screen:
            self.draw_screen(scene, question, choices)
        else:
            self.flush_notices()
            for line in self.artist.situation(scene):
                self.console.print(line)
            self.console.print(question)
            for line in choice_list(choices, scene, self.artist, self.console.width):
                self.console.print(line)

    def draw_screen(self, scene: Scene, question: Text, choices: list[Choice]) -> None:
        console = self.console
        width = console.width
        hidden = len(on_board(choices, scene, self.artist))
        few = hidden if hidden > self.artist.few else 0
        known = self.artist.situation(scene)
        for situation, shown in ((known, few), (known, hidden), (self.artist.brief(scene), hidden)):
            listed = choice_list(choices, scene, self.artist, width, shown)
            below: list[Any] = [*situation, question, *listed, *self.notices]
            room = console.height - self.height_of(below) - self.reader.room()
            position = self.artist.position(scene, width, room - FEWEST_NEWS)
            left = room - self.height_of([position])
            if left >= FEWEST_NEWS:
                break
        self.notices = []
        gap = [Text()] if left > FEWEST_NEWS + 2 else []
        news = self.latest_news(left - len(gap))
        if len(self.people) > 1:
            self.wipe()
        console.clear()
        for part in (position, *news, *gap, *below):
            console.print(part)

    def latest_news(self, height: int) -> list[Text]:
        """The last sentences that fit, those from before the end of the last own move dimmed."""
        since = self.seen[self.eyes]
        told = self.told_recently(since)
        news: list[Text] = []
        for place, line in reversed(told):
            if place < since:
                line.stylize("grey50")
            height -= self.height_of([line])
            if height < 0:
                break
            news.insert(0, line)
        return news

    def told_recently(self, since: int) -> list[tuple[int, Text]]:
        """The news and some of what came before, short sentences of one player in one line."""
        lines = self.story_since(max(since - 40, 0))
        return joined(lines, [entry.seat for entry in self.table.line], self.console.width)

    def height_of(self, parts: list[Any]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def draw_board(self, scene: Scene) -> None:
        self.console.print(self.artist.position(scene, self.console.width, self.console.height))

    def story_since(self, since: int) -> list[tuple[int, Text]]:
        """A bot's reason follows from its cards, so it is told when the game is over."""
        reasons = self.reasons if self.table.actor is None else {}
        return story(self.table, self.eyes, self.voice, since, reasons)

    def tell_news(self) -> None:
        """What happened since these eyes last looked."""
        since = min(self.seen[self.eyes], len(self.table.line))
        for _, line in self.story_since(since):
            self.console.print(line)
        self.seen[self.eyes] = len(self.table.line)

    def show_end(self, scene: Scene) -> None:
        result = final_table(self.table, self.voice, self.eyes)
        room = self.console.height
        if self.reader.is_screen:
            self.console.clear()
            room -= self.height_of([*self.notices, result]) + self.reader.room()
        self.flush_notices()
        self.console.print(self.artist.position(scene, self.console.width, room))
        self.console.print(result)

    # -- sentences -------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> None:
        self.print(self.voice.say(key, **args))

    def print(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def notice(self, sentence: str) -> None:
        """Something to be shown together with the next screen."""
        self.notices.append(Text(sentence, "cyan"))

    def flush_notices(self) -> None:
        for line in self.notices:
            self.console.print(line)
        self.notices = []
