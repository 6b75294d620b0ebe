"""A game at one terminal: whose move it is, what is typed, what is shown.

Every move is kept before it is shown. A single person sees the game through their own eyes; where
several share the keyboard, the screen is cleared before another hand comes up.
"""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from aevum.bots import Bot, Move, Sight, make_bot
from aevum.cli.language import texts_for
from aevum.cli.rules import rule_ids, select
from aevum.cli.terminal.draw import (
    artist_for,
    choice_list,
    final_table,
    help_table,
    joined,
    on_board,
    scene_of,
    story,
    sum_line,
    sum_named,
    targets_of,
    voice_for,
)
from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.reader import Reader
from aevum.cli.terminal.words import (
    COMMANDS,
    Choice,
    after_declining,
    choices_of,
    matching,
    reason_against,
    suggester,
)
from aevum.core.errors import NotFound, NoUndo, StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.texts import LANGUAGES
from aevum.core.why import Why
from aevum.table.record import record_of, write_record
from aevum.table.table import Table

HINTS = "greedy"
LOG = 15
FEWEST_NEWS = 1
FEW_TARGETS = 6
"""Up to so many choices are listed even though the board shows them."""
WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and what was scrolled off it."""


class Leave(Exception):
    """The person has had enough for now."""


class Session:
    """One table, the people at this keyboard, and the bots."""

    def __init__(
        self,
        table: Table,
        console: Console,
        reader: Reader,
        language: str,
        resume_command: str,
        reload: Callable[[], Table],
    ) -> None:
        self.table = table
        self.console = console
        self.reader = reader
        self.resume_command = resume_command
        self.reload = reload
        self.artist = artist_for(table.game)
        self.bots = bots_of(table)
        self.people = [s for s in range(len(table.seats)) if s not in self.bots]
        self.eyes = self.people[0]
        self.seen = dict.fromkeys(self.people, 0)
        self.reasons: dict[int, Move] = {}
        self.implied: set[int] = set()
        self.notices: list[Text] = []
        self.shown_to: int | None = None
        self.at_keyboard = False
        self.use_language(language)

    def use_language(self, language: str) -> None:
        self.language = language
        self.voice = voice_for(self.table, texts_for(self.table.game, language))

    # -- the loop --------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over and the person leaves, or until the input ends."""
        try:
            self.greet()
            while True:
                self.take_turns()
                self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            if self.table.actor is not None:
                self.say("kept", command=self.resume_command)

    def greet(self) -> None:
        say = self.voice.say
        title = say("title-game") if self.voice.texts.has("title-game") else self.table.game.name
        self.notice(say("welcome", game=title, players=len(self.table.seats)))
        if len(self.people) == 1:
            self.notice(say("welcome-you", seat=self.voice.names[self.eyes]))
        if any(entry.seat != CHANCE for entry in self.table.line):
            self.notice(say("resumed", steps=len(self.table.line)))
        else:
            self.notice(say("seed-promise", hash=self.table.seed_hash))
        if self.reader.is_screen:
            self.console.clear()
            for line in self.artist.legend(self.voice):
                self.notice(line)
            self.flush_notices()
            self.reader.wait(say("press-enter"))
        else:
            self.flush_notices()

    def take_turns(self) -> None:
        while (actor := self.table.actor) is not None:
            if actor in self.bots:
                self.let_bot_move(actor)
            else:
                self.look_through(actor)
                self.let_person_move(actor)

    def let_bot_move(self, seat: int) -> None:
        table = self.table
        self.hand_on()
        thinking = self.voice.say("thinking", seat=self.voice.names[seat])
        sight = Sight(table.game, table.state, seat)
        if self.reader.is_screen:
            with self.console.status(thinking):
                move = self.bots[seat].choose(sight)
        else:
            move = self.bots[seat].choose(sight)
        if len(sight.legal) > 1 and move.action != self.artist.decline:
            self.reasons[table.seq + 1] = move
        self.act(seat, (move.action,))

    def look_through(self, seat: int) -> None:
        """Change eyes, with a hand-over if other eyes looked at the screen before."""
        if len(self.people) > 1 and self.shown_to != seat:
            self.hand_on()
            if self.reader.is_screen:
                self.console.file.write(WIPE)
            self.reader.wait(self.voice.say("hand-over", seat=self.voice.names[seat]))
            self.eyes = seat
            if not self.reader.is_screen:
                self.tell_news()
        self.shown_to = seat
        self.at_keyboard = True

    def hand_on(self) -> None:
        """Somebody else is to move: what happens from here on is news to the person before."""
        if self.at_keyboard:
            self.seen[self.eyes] = len(self.table.line)
            self.at_keyboard = False

    def let_person_move(self, seat: int) -> None:
        """Show the position and read lines until something has changed."""
        table = self.table
        before = table.seq
        choices = choices_of(table, seat, self.artist.decline)
        scene = scene_of(table, seat, self.voice, targets_of(choices))
        self.show(scene, choices)
        while table.seq == before and table is self.table:
            context = self.artist.context(scene)
            line = self.reader.read(suggester(choices, self.voice, context))
            if line and self.obey(line, choices, scene):
                return

    # -- acting ----------------------------------------------------------------------------------

    def act(self, seat: int, actions: tuple[str, ...]) -> None:
        """Carry out actions in order; all but the last were only implied."""
        before = len(self.table.line)
        try:
            for action in actions[:-1]:
                self.implied.add(self.table.act(seat, action)[0].seq)
            self.table.act(seat, actions[-1])
        except StaleSequence:
            self.table = self.reload()
            self.notice(self.voice.say("moved-on"))
            return
        self.after_move(before)

    def after_move(self, before: int) -> None:
        """Tell what happened; at a great moment wait until it has been read."""
        if not self.reader.is_screen:
            self.tell_news()
            return
        events = [told for _, told in self.table.events(self.eyes, before)]
        if any(self.artist.is_momentous(told) for told in events):
            self.console.print()
            for _, line in self.story_since(before):
                self.console.print(line)
            self.reader.wait(self.voice.say("press-enter"))

    def obey(self, line: str, choices: list[Choice], scene: Scene) -> bool:
        """Do what the line says; True if the position must be shown anew."""
        first, _, rest = line.partition(" ")
        if line.isdecimal():
            return self.choose_number(int(line), choices)
        if first.casefold() in COMMANDS:
            return self.command(first.casefold(), rest.strip(), scene)
        legal = {word: (word,) for word in self.table.legal(scene.seat)}
        known: dict[str, tuple[str, ...]] = {**legal, **{c.word: c.sends for c in choices}}
        found = matching(line, known, self.voice, self.artist.context(scene))
        if len(found) == 1:
            self.act(scene.seat, known[found[0]])
            return True
        commands = [name for name in COMMANDS if name.startswith(first.casefold())]
        if not found and len(commands) == 1:
            return self.command(commands[0], rest.strip(), scene)
        self.explain_line(line, found or commands, scene)
        return False

    def choose_number(self, number: int, choices: list[Choice]) -> bool:
        if not 1 <= number <= len(choices):
            self.say("choice-no-number", number=number, count=len(choices))
            return False
        self.act(self.eyes, choices[number - 1].sends)
        return True

    def explain_line(self, line: str, found: list[str], scene: Scene) -> None:
        """The line names no single choice: say why it cannot be done, or what it may mean."""
        if found:
            self.say("choice-ambiguous", line=line, options=", ".join(found))
            return
        words = self.table.game.vocabulary.tabulated()
        named = matching(line, words, self.voice, self.artist.context(scene))
        reasons = {self.why_not(word, scene): word for word in named}
        if len(reasons) == 1:
            self.print(next(iter(reasons)), "red")
        elif named:
            self.say("choice-ambiguous", line=line, options=", ".join(named))
        else:
            near = difflib.get_close_matches(line, [*self.table.legal(scene.seat), *COMMANDS], n=1)
            key = "not-understood-near" if near else "not-understood"
            self.say(key, line=line, near="".join(near))

    def why_not(self, word: str, scene: Scene) -> str:
        why = reason_against(self.table, scene.seat, word, self.artist.decline)
        if why is None:
            action = self.voice.action(word, self.artist.context(scene))
            return self.voice.say("legal-now", action=action)
        return self.voice.why(why)

    # -- commands --------------------------------------------------------------------------------

    def command(self, name: str, rest: str, scene: Scene) -> bool:
        if name == "quit":
            raise Leave
        if name in ("undo", "redo", "restart"):
            return self.take_back(name)
        if name == "lang":
            return self.change_language(rest)
        if name == "board" and not rest:
            if not self.reader.is_screen:
                self.draw_board(scene)
            return self.reader.is_screen
        self.answers()[name](rest, scene)
        return False

    def answers(self) -> Mapping[str, Callable[[str, Scene], None]]:
        """Commands that answer something and change nothing."""
        return {
            "why": self.explain, "hint": self.hint, "board": self.tell_about,
            "sum": self.open_sum, "log": self.show_log, "rules": self.show_rules,
            "save": self.save, "help": self.show_help,
        }  # fmt: skip

    def take_back(self, name: str) -> bool:
        table, seat = self.table, self.eyes
        try:
            getattr(table, name)(seat)
            line = table.line
            while name == "undo" and line and line[-1].seq in self.implied:
                table.undo(seat)
                line = table.line
        except NoUndo:
            self.say("no-redo" if name == "redo" else "no-undo")
            return False
        self.seen[seat] = min(self.seen[seat], len(table.line))
        done = {"undo": "taken-back", "redo": "done-again", "restart": "restarted"}
        self.notice(self.voice.say(done[name]))
        return True

    def change_language(self, language: str) -> bool:
        if language not in LANGUAGES:
            self.say("no-language")
            return False
        self.use_language(language)
        return True

    def explain(self, rest: str, scene: Scene) -> None:
        """The reason and the whole rule behind it."""
        words = self.table.game.vocabulary.tabulated()
        if not rest:
            self.say("why-what", example=words[0])
            return
        named = matching(rest, words, self.voice, self.artist.context(scene))
        if not named:
            self.say("not-understood", line=rest)
            return
        self.print(self.why_not(named[0], scene))
        why = reason_against(self.table, scene.seat, named[0], self.artist.decline)
        if why is not None and why.rule:
            self.show_rules(why.rule, scene)

    def hint(self, _rest: str, scene: Scene) -> None:
        """What the greedy bot would do with what this seat knows."""
        table, decline = self.table, self.artist.decline
        bot = make_bot(HINTS, table.seq)
        move = bot.choose(Sight(table.game, table.state, scene.seat))
        world = after_declining(table, scene.seat, decline) if move.action == decline else None
        if world is not None:
            move = bot.choose(Sight(table.game, world, scene.seat))
        action = self.voice.action(move.action, self.artist.context(scene))
        self.say("hint-move", bot=HINTS, action=action, word=move.action)
        self.print(move.why(table.game, self.language), "italic")

    def tell_about(self, rest: str, scene: Scene) -> None:
        sentence = self.artist.about(rest, scene)
        self.print(sentence or self.voice.say("board-what", word=rest))

    def open_sum(self, rest: str, scene: Scene) -> None:
        """A number and what it is the sum of, for every seat."""
        sums = self.table.game.sums(self.table.state)
        called = {name: self.voice.name("sum", name) for name in sums}
        name = sum_named(rest, called)
        if name is None:
            self.say("sum-what", count=len(sums), names=" · ".join(called.values()))
            return
        self.print(called[name], "bold")
        for seat, terms in enumerate(sums[name]):
            self.console.print(sum_line(self.voice, seat, terms))

    def show_log(self, rest: str, scene: Scene) -> None:
        if rest and not rest.isdecimal():
            self.say("log-number")
            return
        lines = self.story_since(0)[-int(rest or LOG) :]
        for _, line in lines:
            self.console.print(line)
        if not lines:
            self.say("log-empty")

    def show_rules(self, rest: str, scene: Scene) -> None:
        if not rest:
            self.say("rules-what")
            return
        try:
            chosen = select(rule_ids(self.table.game), rest)
        except NotFound:
            self.say("no-rule", rule=rest)
            return
        for rule in chosen:
            self.console.print(Text.assemble((f"{rule}  ", "bold cyan"), self.voice.rule(rule)))

    def save(self, rest: str, scene: Scene) -> None:
        if not rest:
            self.say("save-what")
            return
        try:
            write_record(record_of(self.table), Path(rest).expanduser())
        except OSError as error:
            self.say("not-saved", file=rest, reason=error.strerror or str(error))
            return
        self.say("saved", file=rest)

    def show_help(self, _rest: str, scene: Scene) -> None:
        self.console.print(help_table(self.voice))
        for line in self.artist.legend(self.voice):
            self.print(line, "dim")

    # -- showing ---------------------------------------------------------------------------------

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
        hidden = len(on_board(choices, scene))
        for shown in (hidden if hidden > FEW_TARGETS else 0, hidden):
            listed = choice_list(choices, scene, self.artist, width, shown)
            below: list[Any] = [*self.artist.situation(scene), question, *listed, *self.notices]
            room = console.height - self.height_of(below) - self.reader.room()
            position = self.artist.position(scene, width, room - FEWEST_NEWS)
            left = room - self.height_of([position])
            if left >= FEWEST_NEWS:
                break
        self.notices = []
        gap = [Text()] if left > FEWEST_NEWS + 2 else []
        news = self.latest_news(left - len(gap))
        console.file.write(WIPE if len(self.people) > 1 else "")
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

    def finish(self) -> None:
        """Show the result, then answer questions until the person leaves."""
        if self.reader.is_screen:
            self.console.clear()
        self.flush_notices()
        viewer = self.eyes
        scene = scene_of(self.table, viewer, self.voice)
        self.draw_board(scene)
        self.console.print(final_table(self.table, self.voice, viewer))
        while self.table.actor is None:
            line = self.reader.read(suggester([], self.voice, {}))
            first, _, rest = line.partition(" ")
            if first.casefold() in COMMANDS:
                if first != "hint" and self.command(first.casefold(), rest.strip(), scene):
                    return
            elif line and not self.reader.is_screen:
                raise Leave
            elif line:
                self.print(self.voice.why(Why("", "game-over")))

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


def bots_of(table: Table) -> dict[int, Bot]:
    """The bots of the table, each with dice of its own."""
    bots = {}
    for number, seat in enumerate(table.seats):
        if seat["kind"] == "bot":
            own = hashlib.sha256(table.seed + bytes([number])).digest()
            bots[number] = make_bot(seat["bot"], int.from_bytes(own[:8], "big"))
    return bots
