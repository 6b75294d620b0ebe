"""A game at one terminal: whose move it is and what is typed.

Every move is kept before it is shown. A single person sees the game through their own eyes; where
several share the keyboard, the screen is cleared before another hand comes up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from rich.console import Console

from aevum.bots import Bot, Sight, make_bot
from aevum.cli.terminal.answers import Answers
from aevum.cli.terminal.draw import scene_of, targets_of
from aevum.cli.terminal.generic import Scene
from aevum.cli.terminal.reader import Reader
from aevum.cli.terminal.screen import Screen
from aevum.cli.terminal.words import COMMANDS, Choice, choices_of, matching, suggester
from aevum.core.errors import NoUndo, StaleSequence
from aevum.core.flow import CHANCE
from aevum.core.texts import LANGUAGES
from aevum.core.why import Why
from aevum.table.table import Table


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
        self.resume_command = resume_command
        self.reload = reload
        self.bots = bots_of(table)
        people = [s for s in range(len(table.seats)) if s not in self.bots]
        self.screen = Screen(table, console, reader, language, people)
        self.answers = Answers(self.screen)
        self.implied: set[int] = set()
        """Entries that nobody typed, because the next could mean nothing else."""
        self.shown_to: int | None = None
        self.at_keyboard = False

    # -- the loop --------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over and the person leaves, or until the input ends."""
        try:
            self.greet()
            while True:
                self.take_turns()
                self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            if self.screen.table.actor is not None:
                self.screen.say("kept", command=self.resume_command)

    def greet(self) -> None:
        screen = self.screen
        say = screen.voice.say
        title = (
            say("title-game") if screen.voice.texts.has("title-game") else screen.table.game.name
        )
        screen.notice(say("welcome", game=title, players=len(screen.table.seats)))
        if len(screen.people) == 1:
            screen.notice(say("welcome-you", seat=screen.voice.names[screen.eyes]))
        if any(entry.seat != CHANCE for entry in screen.table.line):
            screen.notice(say("resumed", steps=len(screen.table.line)))
        else:
            screen.notice(say("seed-promise", hash=screen.table.seed_hash))
        if screen.reader.is_screen:
            screen.console.clear()
            for line in screen.artist.legend(screen.voice):
                screen.notice(line)
            screen.flush_notices()
            screen.wait()
        else:
            screen.flush_notices()

    def take_turns(self) -> None:
        while (actor := self.screen.table.actor) is not None:
            if actor in self.bots:
                self.let_bot_move(actor)
            elif (ordered := self.answers.orders.action(actor)) is not None:
                self.act(actor, (ordered,))
            else:
                self.look_through(actor)
                self.let_person_move(actor)

    def let_bot_move(self, seat: int) -> None:
        screen = self.screen
        table = screen.table
        self.hand_on()
        thinking = screen.voice.say("thinking", seat=screen.voice.names[seat])
        sight = Sight(table.game, table.state, seat)
        if screen.reader.is_screen:
            with screen.console.status(thinking):
                move = self.bots[seat].choose(sight)
        else:
            move = self.bots[seat].choose(sight)
        if len(sight.legal) > 1 and move.action != screen.artist.decline:
            screen.reasons[table.seq + 1] = move
        self.act(seat, (move.action,))

    def look_through(self, seat: int) -> None:
        """Change eyes, with a hand-over if other eyes looked at the screen before."""
        screen = self.screen
        if len(screen.people) > 1 and self.shown_to != seat:
            self.hand_on()
            if screen.reader.is_screen:
                screen.wipe()
            screen.reader.wait(screen.voice.say("hand-over", seat=screen.voice.names[seat]))
            screen.eyes = seat
            if not screen.reader.is_screen:
                screen.tell_news()
        self.shown_to = seat
        self.at_keyboard = True

    def hand_on(self) -> None:
        """Somebody else is to move: what happens from here on is news to the person before."""
        screen = self.screen
        if self.at_keyboard:
            screen.seen[screen.eyes] = len(screen.table.line)
            self.at_keyboard = False

    def let_person_move(self, seat: int) -> None:
        """Show the position and read lines until something has changed."""
        screen = self.screen
        table = screen.table
        before = table.seq
        choices = choices_of(table, seat, screen.artist.decline)
        scene = scene_of(table, seat, screen.voice, targets_of(choices))
        screen.show(scene, choices)
        while table.seq == before and table is screen.table:
            context = screen.artist.context(scene)
            line = screen.reader.read(suggester(choices, screen.voice, context))
            if line and self.obey(line, choices, scene):
                return

    # -- acting ----------------------------------------------------------------------------------

    def act(self, seat: int, actions: tuple[str, ...]) -> None:
        """Carry out actions in order; all but the last were only implied."""
        screen = self.screen
        before = len(screen.table.line)
        try:
            for action in actions[:-1]:
                self.implied.add(screen.table.act(seat, action)[0].seq)
            screen.table.act(seat, actions[-1])
        except StaleSequence:
            screen.table = self.reload()
            screen.notice(screen.voice.say("moved-on"))
            return
        self.after_move(before)

    def after_move(self, before: int) -> None:
        """Tell what happened; at a great moment wait until it has been read."""
        screen = self.screen
        if not screen.reader.is_screen:
            screen.tell_news()
            return
        events = [told for _, told in screen.table.events(screen.eyes, before)]
        if any(screen.artist.is_momentous(told) for told in events):
            screen.console.print()
            for _, line in screen.story_since(before):
                screen.console.print(line)
            screen.wait()

    def obey(self, line: str, choices: list[Choice], scene: Scene) -> bool:
        """Do what the line says; True if the position must be shown anew."""
        screen = self.screen
        first, _, rest = line.partition(" ")
        if line.isdecimal():
            return self.choose_number(int(line), choices)
        if first.casefold() in COMMANDS:
            return self.command(first.casefold(), rest.strip(), scene)
        legal = {word: (word,) for word in screen.table.legal(scene.seat)}
        known: dict[str, tuple[str, ...]] = {**legal, **{c.word: c.sends for c in choices}}
        found = matching(line, known, screen.voice, screen.artist.context(scene))
        if len(found) == 1:
            self.act(scene.seat, known[found[0]])
            return True
        commands = [name for name in COMMANDS if name.startswith(first.casefold())]
        if not found and len(commands) == 1:
            return self.command(commands[0], rest.strip(), scene)
        self.answers.explain_line(line, found or commands, scene)
        return False

    def choose_number(self, number: int, choices: list[Choice]) -> bool:
        if not 1 <= number <= len(choices):
            self.screen.say("choice-no-number", number=number, count=len(choices))
            return False
        self.act(self.screen.eyes, choices[number - 1].sends)
        return True

    # -- commands --------------------------------------------------------------------------------

    def command(self, name: str, rest: str, scene: Scene) -> bool:
        screen = self.screen
        if name == "quit":
            raise Leave
        if name in ("undo", "redo", "restart"):
            return self.take_back(name)
        if name == "lang":
            return self.change_language(rest)
        if name == "board" and not rest:
            if not screen.reader.is_screen:
                screen.draw_board(scene)
            return screen.reader.is_screen
        self.answers.give(name, rest, scene)
        return False

    def take_back(self, name: str) -> bool:
        screen = self.screen
        table, seat = screen.table, screen.eyes
        try:
            getattr(table, name)(seat)
            line = table.line
            while name == "undo" and line and line[-1].seq in self.implied:
                table.undo(seat)
                line = table.line
        except NoUndo:
            screen.say("no-redo" if name == "redo" else "no-undo")
            return False
        screen.seen[seat] = min(screen.seen[seat], len(table.line))
        done = {"undo": "taken-back", "redo": "done-again", "restart": "restarted"}
        screen.notice(screen.voice.say(done[name]))
        return True

    def change_language(self, language: str) -> bool:
        if language not in LANGUAGES:
            self.screen.say("no-language")
            return False
        self.screen.use_language(language)
        return True

    def finish(self) -> None:
        """Show the result, then answer questions until the person leaves."""
        screen = self.screen
        scene = scene_of(screen.table, screen.eyes, screen.voice)
        screen.show_end(scene)
        while screen.table.actor is None:
            line = screen.reader.read(suggester([], screen.voice, {}))
            first, _, rest = line.partition(" ")
            if first.casefold() in COMMANDS:
                if first != "hint" and self.command(first.casefold(), rest.strip(), scene):
                    return
            elif line and not screen.reader.is_screen:
                raise Leave
            elif line:
                screen.print(screen.voice.why(Why("", "game-over")))


def bots_of(table: Table) -> dict[int, Bot]:
    """The bots of the table, each with dice of its own."""
    bots = {}
    for number, seat in enumerate(table.seats):
        if seat["kind"] == "bot":
            own = hashlib.sha256(table.seed + bytes([number])).digest()
            bots[number] = make_bot(seat["bot"], int.from_bytes(own[:8], "big"))
    return bots
