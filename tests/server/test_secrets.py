"""Nothing the server sends tells a seat, or a spectator, what it must not know.

The rules that say so are R14 of Attila and R15 of Rising Cultures.

Two tables are played side by side which differ only in what one pair of eyes cannot see. Whatever
the server would send to these eyes must be the same to the last byte.
"""

from __future__ import annotations

import base64
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from queue import Empty
from random import Random
from typing import Any, NamedTuple, cast

import msgspec
import pytest
from websockets.sync.client import connect

from aevum import games
from aevum.core.errors import AevumError
from aevum.core.flow import CHANCE
from aevum.core.game import TABLE, Game
from aevum.server import lobby
from aevum.server import messages as m
from aevum.server.api.tables import view_for
from aevum.server.deeds import act, control
from aevum.server.dice import dice_of
from aevum.server.errors import problem_of
from aevum.server.hall import Hall
from aevum.server.live import Visit
from aevum.server.opening import fork
from aevum.server.rooms import Room
from aevum.server.thinkers import Thinkers
from aevum.server.views import log_lines, previews, why_not
from aevum.store import Store
from aevum.store.people import People, Person
from aevum.store.seating import Seat, Setting, Terms
from aevum.table.log import Entry
from aevum.table.table import Table
from tests.server.house import ME, Guest, House
from tests.server.line import Shown
from tests.server.salon import Salon, attila, salon

SEED = bytes(range(32))
FAR = 999_999


class Kind(NamedTuple):
    """A game, and how two of its worlds are kept together for long."""

    game: Game[Any]
    players: tuple[int, ...]
    secret: tuple[str, ...]
    """Decisions nobody else may read."""
    verbs: tuple[str, ...]
    """Words that only such decisions have."""
    piles: tuple[str, ...]
    """What is counted openly and read by its owner."""
    events: dict[str, str]
    """Events with a field for their seat alone."""
    laid_open: Callable[[Any], Any]
    """Where cards chosen in secret come to light."""
    alike: tuple[float, float]
    """How often both worlds choose the same in secret: while they are equal, and afterwards."""
    likes: tuple[str, ...] = ()
    """Parts of words that lead to what is seldom met."""
    seldom: tuple[str, ...] = ()
    """Decisions of somebody else that must have been met."""


ATTILA = Kind(
    attila,
    (2, 3, 5),
    secret=("commit", "pick"),
    verbs=("commit", "exchange"),
    piles=("hand",),
    events={"drew": "tribe"},
    laid_open=lambda s: s.discard,
    alike=(0.6, 0.6),
)
CULTURES = Kind(
    games.load("rising_cultures"),
    (2,),
    secret=("start", "return", "peek"),
    verbs=("pick",),
    piles=("hand", "picked", "deck"),
    events={"drew": "card", "returned": "card"},
    laid_open=lambda s: s.resource,
    alike=(0.3, 0.97),
    likes=(" build", "activate ", "nation abbasids", "nation egypt"),
    seldom=("peek", "option", "target"),
)
KINDS = {kind.game.name: kind for kind in (ATTILA, CULTURES)}


class World:
    """A table whose dice are thrown by the test."""

    def __init__(self, players: int, kind: Kind = ATTILA) -> None:
        seats = [{"name": f"Seat {i + 1}", "kind": "person"} for i in range(players)]
        self.game = kind.game
        self.table = Table(kind.game, {"players": players}, seats, SEED)

    @property
    def state(self) -> Any:
        return self.table.state

    def choices(self) -> list[str]:
        actor = self.game.actor(self.state)
        if actor == CHANCE:
            return [word for word, _ in self.game.outcomes(self.state)]
        return self.table.legal(actor)

    def do(self, action: str) -> None:
        """One entry and nothing else: what chance does next is the test's to say."""
        actor = self.game.actor(self.state)
        after = self.game.clone(self.state)
        self.game.apply(after, action)
        entry = Entry(self.table.seq + 1, actor, action, self.game.digest(after))
        self.table.replay([entry])

    def node(self) -> str:
        return str(self.game.node(self.state).name) if self.state.stack else "over"


def verb(word: str) -> str:
    return word.partition(" ")[0]


def twins(
    kind: Kind, players: int, watcher: int, rng: Random, most: int = 400
) -> Iterator[tuple[World, World]]:
    """Two worlds, step by step, that differ only in what `watcher` must not know.

    They part for good when different hidden cards are laid open, or when a public move is possible
    in one of them only.
    """
    game = kind.game
    one, two = World(players, kind), World(players, kind)
    for _ in range(most):
        if game.is_over(one.state):
            return
        actor = game.actor(one.state)
        assert game.actor(two.state) == actor, "who is asked tells hidden cards"
        first, second = one.choices(), two.choices()
        owner = game.secret_of(one.state, first[0])
        assert actor == CHANCE or (owner == actor) == (one.node() in kind.secret)
        if owner in (CHANCE, watcher):
            common = sorted(set(first) & set(second))
            if not common:
                return
            liked = [w for w in common if any(part in w for part in kind.likes)]
            word = rng.choice(liked if liked and rng.random() < 0.8 else common)
            one.do(word)
            two.do(word)
        else:
            chosen = rng.choice(sorted({verb(w) for w in first} & {verb(w) for w in second}))
            hidden = rng.choice([w for w in first if verb(w) == chosen])
            # Often the same: worlds that differ in everything soon part.
            alike = hidden in second and rng.random() < kind.alike[differ(one, two)]
            one.do(hidden)
            two.do(hidden if alike else rng.choice([w for w in second if verb(w) == chosen]))
        if kind.laid_open(one.state) != kind.laid_open(two.state):
            return  # hidden cards that differ have been laid open
        if not game.is_over(one.state):
            yield one, two


def differ(one: World, two: World) -> bool:
    return one.game.digest(one.state) != two.game.digest(two.state)


class Desk:
    """The server's own words about whatever world is put on the table."""

    def __init__(self, folder: Path, players: int, kind: Kind) -> None:
        self.words = kind.game.vocabulary.tabulated()
        self.store = Store.open(str(folder / "games.sqlite"))
        self.thinkers = Thinkers(1)
        self.hall = Hall(self.store, self.thinkers, lambda *_: None, None)
        people = People(self.store.database)
        self.people = [people.new_guest(f"Person {i}")[0] for i in range(players)]
        self.terms = Terms("", self.people[0].id, True, True, False, msgspec.to_builtins(m.Pace()))
        blank = World(players, kind).table
        seats = [
            Seat(i, person.name, "person", None, person.id, False, {}, None)
            for i, person in enumerate(self.people)
        ]
        beside = Setting(self.terms, seats, "secret").write
        self.id = self.store.create(blank.header(), beside=beside)

    def close(self) -> None:
        self.thinkers.close()
        self.store.close()

    def put(self, world: World) -> Room:
        room = Room(self.id)
        room.furnish(world.table, self.terms)
        self.hall.rooms.put(room)
        return room

    def person(self, eyes: int) -> Person | None:
        return self.people[eyes] if eyes >= 0 else None

    def view(self, eyes: int, since: int = 0, to: int | None = None) -> bytes:
        person = self.person(eyes)
        return msgspec.json.encode(view_for(self.hall, person, self.id, eyes, since, to))

    def refusal(self, ask: Callable[[], Any]) -> bytes:
        with pytest.raises(AevumError) as caught:
            ask()
        return msgspec.json.encode(problem_of(caught.value))

    def everything(self, world: World, eyes: int, rng: Random) -> list[bytes]:
        """All that these eyes can get the server to say, without moving."""
        room = self.put(world)
        table = world.table
        steps = table.visible_length(eyes)
        told = [self.view(eyes), self.view(eyes, since=rng.randint(0, steps))]
        told.append(self.view(eyes, since=FAR, to=rng.randint(0, steps)))
        told.append(msgspec.json.encode(dice_of(table)))
        summary = next(s for s in self.store.games() if s.id == self.id)
        told.append(msgspec.json.encode(lobby.line(self.hall, summary, self.person(eyes))))
        told.append(msgspec.json.encode(log_lines(self.hall, room, table, eyes, 0)))
        recent = max(0, table.visible_length(eyes) - 5)
        told.append(msgspec.json.encode(list(table.standings(eyes, recent))))
        told.append(self.visit(eyes)._look(None) or b"")
        if eyes >= 0:
            told += [repr(table.why_not(eyes, word)).encode() for word in self.words]
            told += self.refusals(room, eyes, rng)
            told += self.foresight(room, eyes, rng)
        return told

    def visit(self, eyes: int) -> Visit:
        """A live socket of these eyes, as far as it decides what to say."""
        nowhere = cast("Any", None)
        return Visit(nowhere, self.hall, nowhere, self.person(eyes), self.id, eyes, True)

    def foresight(self, room: Room, seat: int, rng: Random) -> list[bytes]:
        """What own actions would bring, and why the next but one would be forbidden."""
        table, person = room.table, self.people[seat]
        ask = m.Ask(seat, table.visible_seq(seat), table.legal(seat))
        found = previews(self.hall, person, self.id, ask)
        short = sorted({verb(word) for word in self.words if " " not in word})
        pairs = [f"{rng.choice(short)}/{word}" for word in rng.sample(self.words, 20)]
        whys = [repr(why_not(table, seat, pair)).encode() for pair in pairs]
        return [msgspec.json.encode(found), *whys]

    def refusals(self, room: Room, seat: int, rng: Random) -> list[bytes]:
        person, table = self.people[seat], room.table
        legal = table.legal(seat)
        forbidden = rng.sample([word for word in self.words if word not in legal], 5)
        asks = [m.Act(seat, table.visible_seq(seat), word) for word in forbidden]
        asks.append(m.Act(seat, FAR, rng.choice(legal or self.words)))
        return [self.refusal(lambda a=ask: act(self.hall, person, self.id, a)) for ask in asks]


Desks = Callable[..., Desk]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desks]:
    opened: list[Desk] = []

    def at(players: int, kind: Kind = ATTILA) -> Desk:
        opened.append(Desk(tmp_path, players, kind))
        return opened[-1]

    yield at
    for each in opened:
        each.close()


EYES = [
    (name, players, eyes)
    for name, kind in KINDS.items()
    for players in kind.players
    for eyes in (TABLE, 0, players - 1)
]


@pytest.mark.parametrize(("name", "players", "eyes"), EYES)
def test_worlds_that_differ_in_hidden_cards_get_the_same_answers(
    name: str, players: int, eyes: int, desk: Desks
) -> None:
    kind = KINDS[name]
    here = desk(players, kind)
    differed = number = 0  # where the worlds do not differ nothing is proven
    seldom = set(kind.seldom)
    while differed < 50 or seldom:
        number += 1
        rng = Random(f"{players} {eyes} {number}")
        sockets = here.visit(eyes), here.visit(eyes)
        for one, two in twins(kind, players, eyes, rng):
            check_messages(here, sockets, (one, two))
            actor, node = kind.game.actor(one.state), one.node()
            is_rare = node in seldom and actor != eyes and differ(one, two)
            if actor == CHANCE or not (is_rare or (differed < 50 and rng.random() < 0.3)):
                continue
            seed = rng.random()
            first = here.everything(one, eyes, Random(seed))
            assert here.everything(two, eyes, Random(seed)) == first
            check_hidden(kind, msgspec.json.decode(first[0]), eyes)
            differed += differ(one, two)
            if is_rare:
                seldom.remove(node)


def check_messages(here: Desk, sockets: tuple[Visit, Visit], worlds: tuple[World, World]) -> None:
    """After every step both worlds say the same on the socket, or both say nothing."""
    said = []
    for socket, world in zip(sockets, worlds, strict=True):
        here.put(world)
        said.append(socket._look(None))
    assert said[0] == said[1]


def before_a_secret_choice(
    node: str, players: int, numbers: range = range(60)
) -> tuple[list[str], int, str]:
    """A game up to a decision at which a card can be picked in secret; its words, seat, pick."""
    for number in numbers:
        rng = Random(number)
        world, words = World(players), []
        while not attila.is_over(world.state):
            choices = world.choices()
            picks = [w for w in choices if verb(w) == ("exchange" if node == "pick" else "commit")]
            if world.node() == node and picks:
                return words, attila.actor(world.state), picks[0]
            # Whoever may use an exchange uses it, so that one is met.
            words.append(
                "use_tile exchange" if "use_tile exchange" in choices else rng.choice(choices)
            )
            world.do(words[-1])
    raise AssertionError(f"no game came to a {node}")


def world_after(players: int, words: list[str]) -> World:
    world = World(players)
    for word in words:
        world.do(word)
    return world


HESITATION = {
    "a card is chosen": [True],
    "it is taken back": [True, False],
    "and chosen again": [True, False, True],
}


@pytest.mark.parametrize("node", ["commit", "pick"])
@pytest.mark.parametrize("hesitation", HESITATION)
def test_r6_4_nobody_notices_a_secret_choice_under_way(
    node: str, hesitation: str, desk: Desks
) -> None:
    words, chooser, pick = before_a_secret_choice(node, 3)
    still, moved = world_after(3, words), world_after(3, words)
    for forward in HESITATION[hesitation]:
        if forward:
            moved.do(pick)
        else:
            moved.table.undo(chooser)
    here = desk(3)
    for eyes in (TABLE, (chooser + 1) % 3, (chooser + 2) % 3):
        assert here.everything(moved, eyes, Random(1)) == here.everything(still, eyes, Random(1))


def before_a_pick(node: str) -> tuple[World, int, list[str]]:
    """A game of Rising Cultures up to a secret decision between cards; who makes it, and them."""
    for number in range(200):
        for world, _ in twins(CULTURES, 2, TABLE, Random(number)):
            picks = world.choices()
            if world.node() == node and len(picks) > 1:
                return world, CULTURES.game.actor(world.state), picks
    raise AssertionError(f"no game came to a {node}")


def hesitated(world: World, chooser: int, steps: list[str]) -> World:
    """The same game once more, and then these words and controls."""
    again = World(2, CULTURES)
    again.table.replay(list(world.table.log))
    for step in steps:
        again.table.undo(chooser) if step == "undo" else again.do(step)
    return again


@pytest.mark.parametrize("node", ["start", "return", "peek"])
def test_r15_2_nobody_notices_which_card_was_taken_back(node: str, desk: Desks) -> None:
    """That a choice is made may be seen (hands and decks are counted openly), but not which."""
    before, chooser, (one, other, *_) = before_a_pick(node)
    here = desk(2, CULTURES)
    for eyes in (TABLE, 1 - chooser):

        def told(*steps: str, eyes: int = eyes) -> list[bytes]:
            return here.everything(hesitated(before, chooser, [*steps]), eyes, Random(1))

        assert told(one, "undo") == told()
        assert told(one, "undo", other) == told(one) == told(other) != told()


REFUSED: dict[str, Callable[[Hall, Person, str, int], Any]] = {
    "a take-back into the future": lambda hall, person, table, seat: control(
        hall,
        person,
        table,
        m.Control(seat, hall.room(table).table.visible_seq(seat), f"takeback {FAR}"),
    ),
    "a what-if in the future": lambda hall, person, table, seat: fork(
        hall, person, table, seat, FAR
    ),
    "an undo": lambda hall, person, table, seat: control(
        hall, person, table, m.Control(seat, hall.room(table).table.visible_seq(seat), "undo")
    ),
    "a redo": lambda hall, person, table, seat: control(
        hall, person, table, m.Control(seat, hall.room(table).table.visible_seq(seat), "redo")
    ),
    "a stale request": lambda hall, person, table, seat: control(
        hall, person, table, m.Control(seat, FAR, "undo")
    ),
}


@pytest.mark.parametrize("ask", REFUSED)
def test_r6_4_no_refusal_counts_the_cards_a_rival_has_chosen_so_far(ask: str, desk: Desks) -> None:
    words, chooser, pick = before_a_secret_choice("commit", 2)
    here, rival = desk(2), 1 - chooser
    said = []
    for picks in ([], [pick]):
        here.put(world_after(2, words + picks))
        person = here.people[rival]
        said.append(here.refusal(lambda p=person: REFUSED[ask](here.hall, p, here.id, rival)))
    assert said[0] == said[1]


def test_r6_4_a_take_back_cannot_aim_at_a_rivals_secret_choice(
    desk: Desks,
) -> None:
    """A step that does not exist for me cannot be named in a request either."""
    words, chooser, pick = before_a_secret_choice("commit", 2)
    here, rival = desk(2), 1 - chooser
    answers = []
    for picks in ([], [pick]):
        table = here.put(world_after(2, words + picks)).table
        steps = table.visible_length(rival)
        order = m.Control(rival, table.visible_seq(rival), f"takeback {steps}")
        try:
            control(here.hall, here.people[rival], here.id, order)
            answers.append(here.view(rival))
        except AevumError as error:
            answers.append(msgspec.json.encode(problem_of(error)))
    assert answers[0] == answers[1]


def test_a_standing_order_does_not_tell_the_hand(desk: Desks) -> None:
    """R14: that a pass was automatic would say that no card of a tribe in the province is held."""
    here = desk(2)
    for number in range(80):
        world, rng = World(2), Random(number)
        while not attila.is_over(world.state):
            if world.node() == "commit" and world.choices() == ["commit_done"]:
                break
            world.do(rng.choice(world.choices()))
        if attila.is_over(world.state):
            continue
        chooser = attila.actor(world.state)
        asked = here.put(world)
        world.do("commit_done")
        by_hand = here.view(1 - chooser)
        here.hall.seating.remark(asked.id, world.table.seq, {"automatic": True})
        assert here.view(1 - chooser) == by_hand
        return
    raise AssertionError("no game came to a conflict without a fitting card")


class Ear:
    """Collects every text that one seat, or a spectator, is sent."""

    def __init__(self, visitor: Salon, table: str, seat: int, words: list[str]) -> None:
        self.visitor, self.table, self.seat, self.words = visitor, table, seat, words
        self.texts: list[str] = []

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        answer = self.visitor.send(method, path, data)
        self.texts.append(answer.text)
        return answer.json()

    def look(self, **params: int) -> Any:
        query = "&".join(f"{k}={v}" for k, v in {"seat": self.seat, **params}.items())
        return self.ask("GET", f"/api/tables/{self.table}?{query}")

    def listen(self, since: int) -> None:
        path = f"/ws/tables/{self.table}?seat={self.seat}&since={since}"
        with self.visitor.client.websocket_connect(path) as socket:
            self.texts.append(socket.receive_text())

    def stay(self, stack: ExitStack) -> None:
        """Sit at a socket from now on."""
        path = f"/ws/tables/{self.table}?seat={self.seat}"
        self.socket = stack.enter_context(self.visitor.client.websocket_connect(path))
        self.heard = [self.socket.receive_text()]

    def order(self, **order: Any) -> None:
        """Say something on it and wait for the answer."""
        number = len(self.heard) + 1
        self.socket.send_text(json.dumps({"id": number, **order}))
        while json.loads(self.heard[-1]).get("id") != number:
            self.heard.append(self.socket.receive_text(timeout=20))

    def leave(self) -> None:
        """Nothing more comes: all that was said here."""
        with suppress(Empty):
            while True:
                self.heard.append(self.socket.receive_text(timeout=1))
        self.texts += self.heard

    def nose_around(self, rng: Random) -> Any:
        view = self.look()
        here = f"/api/tables/{self.table}"
        self.look(since=rng.randint(0, view["steps"]), to=rng.randint(0, view["steps"]))
        self.listen(rng.randint(0, view["steps"]))
        for path in ("/dice", "/analysis", "/record"):
            self.ask("GET", here + path)
        self.ask("GET", "/api/tables")
        if self.seat >= 0:
            word = rng.choice(self.words)
            self.ask("POST", f"{here}/explain", {"seat": self.seat, "action": word})
            self.ask("POST", f"{here}/act", {"seat": self.seat, "seq": FAR, "action": word})
            self.ask("POST", f"{here}/control", {"seat": self.seat, "seq": FAR, "control": "undo"})
        return view


def hidden_bytes(folder: Path, table: str) -> list[str]:
    """The seed and the digests of the hidden states, in the spellings a leak could have."""
    store = Store.open(str(folder / "games.sqlite"))
    header, entries = store.load(table)
    store.close()
    secrets = [bytes.fromhex(header["seed"]), *(entry.digest for entry in entries)]
    return [spelt for s in secrets for spelt in (s.hex(), base64.b64encode(s).decode().rstrip("="))]


@pytest.mark.parametrize("name", KINDS)
def test_no_answer_holds_the_seed_a_digest_or_a_rivals_cards(name: str, tmp_path: Path) -> None:
    rng, kind = Random(5), KINDS[name]
    seats = range(min(kind.players[-1], 3))
    words = kind.game.vocabulary.tabulated()
    with salon(tmp_path) as visitor, ExitStack() as visits:
        table = visitor.post("/api/tables", {"game": name, "seats": [ME for _ in seats]})["id"]
        ears = [Ear(visitor, table, seat, words) for seat in (TABLE, *seats)]
        for ear in ears:
            ear.stay(visits)
        for _ in range(60):
            views = [ear.nose_around(rng) if rng.random() < 0.2 else ear.look() for ear in ears]
            actor = views[0]["actor"]
            if actor is None:
                break
            mine = views[1 + actor]
            at = {"seat": actor, "seq": mine["seq"]}
            ears[1 + actor].order(type="preview", actions=mine["legal"], **at)
            ears[1 + actor].order(type="act", action=rng.choice(mine["legal"]), **at)
            for ear, view in zip(ears, views, strict=True):
                check_hidden(kind, view, ear.seat)
        for ear in ears:
            ear.leave()
            check_messages_hide(kind, ear)
    secrets = hidden_bytes(tmp_path, table)
    assert len(secrets) > 100
    for ear in ears:
        everything = "\n".join(ear.texts)
        assert [secret for secret in secrets if secret in everything] == []


def check_messages_hide(kind: Kind, ear: Ear) -> None:
    """What a socket shows after each message hides as much as a view does."""
    page = Shown()
    for text in ear.heard:
        lines = page.take(json.loads(text))
        check_hidden(kind, {**page.view, "log": lines}, ear.seat)


def check_hidden(kind: Kind, view: dict[str, Any], seat: int) -> None:
    """Own cards by name, of the others only how many; own draws by name, others' masked."""
    for pile in kind.piles:
        for owner, cards in enumerate(view["view"][pile]):
            assert isinstance(cards, int) == (owner != seat), pile
    assert view["seed"] is None
    for line in view["log"]:
        for event in line["events"]:
            if event["event"] in kind.events and event["seat"] != seat:
                assert event[kind.events[event["event"]]] is None, event
                assert line["action"].endswith("?"), line
        if verb(line["action"]) in kind.verbs and line["seat"] != seat:
            assert line["action"].endswith("?")


def test_r6_4_no_message_is_sent_while_a_rival_chooses_in_secret(house: House) -> None:
    """The number of messages would tell how many cards were taken up and put back."""
    ada = Guest(house, "Ada")
    for number in range(20):
        rng = Random(number)
        table = ada.open(ME, ME)["id"]
        while (view := ada.look(table, 0))["actor"] is not None:
            actor = view["actor"]
            view = ada.look(table, actor)
            picks = [word for word in view["legal"] if verb(word) == "commit"]
            if picks:
                address = f"ws://127.0.0.1:{house.port}/ws/tables/{table}?seat={1 - actor}"
                with connect(address, additional_headers={"Cookie": ada.cookie}) as rival:
                    rival.recv(timeout=60)
                    ada.act(table, actor, picks[0], view["seq"])
                    time.sleep(0.2)
                    with pytest.raises(TimeoutError):
                        rival.recv(timeout=1)
                return
            ada.act(table, actor, rng.choice(view["legal"]), view["seq"])
    raise AssertionError("no conflict was met")
