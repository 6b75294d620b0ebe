"""It is your turn: real web and mail servers in threads wait for what is sent."""

from __future__ import annotations

import json
import queue
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from aevum.server import delivery, notices
from aevum.server import messages as m
from aevum.server.deeds import act
from aevum.server.delivery import BadTarget, NotDelivered, check, deliver
from aevum.server.hall import Hall
from aevum.server.notices import Notifier
from aevum.server.opening import join, open_table
from aevum.server.thinkers import Thinkers
from aevum.store import Store
from aevum.store.notices import Notices
from aevum.store.people import People, Person
from tests.server.salon import Salon, salon

FACTS = {"event": "your-turn", "table": "abc"}
SOON = 30
"""Seconds: what takes so long on a busy machine was not done at once."""
GRACE = 1.5
"""Seconds in which even a busy machine does something else before a notice goes out."""


class Hook(ThreadingHTTPServer):
    """A web server that remembers what was posted and answers with the given statuses."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), HookHandler)
        self.got: queue.Queue[dict[str, Any]] = queue.Queue()
        self.hosts: list[str] = []
        self.statuses: list[int] = []
        self.behaviour = ""

    def handle_error(self, *_: Any) -> None:
        """Callers hang up here; that is what is tested."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/hook?key=1"


class HookHandler(BaseHTTPRequestHandler):
    server: Hook

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.put({"path": self.path, **json.loads(body)})
        self.server.hosts.append(self.headers["Host"])
        if self.server.behaviour == "silent":
            time.sleep(2 * SOON)
        elif self.server.behaviour == "drip":
            self.drip()
        status = self.server.statuses.pop(0) if self.server.statuses else 204
        self.send_response(status)
        if status == 302:
            self.send_header("Location", self.server.url)
        self.end_headers()

    def drip(self) -> None:
        """A byte now and then, so that no single wait is long."""
        try:
            for _ in range(20 * SOON):
                self.wfile.write(b"x")
                self.wfile.flush()
                time.sleep(0.1)
        except OSError:
            pass

    def log_message(self, *_: Any) -> None:
        pass


class Mailbox(socketserver.ThreadingTCPServer):
    """A mail server that knows six words and keeps the letters."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.letters: queue.Queue[tuple[str, str]] = queue.Queue()
        self.refuse = False


class MailHandler(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        self.say("220 mailbox")
        recipient = ""
        while line := self.rfile.readline().decode().strip():
            verb = line[:4].upper()
            if verb == "RCPT":
                recipient = line.partition(":")[2].strip("<>")
                self.say("550 nobody here" if self.server.refuse else "250 ok")
            elif verb == "DATA":
                self.say("354 go on")
                self.server.letters.put((recipient, self.letter()))
                self.say("250 kept")
            elif verb == "QUIT":
                self.say("221 bye")
                return
            else:
                self.say("250 ok")

    def letter(self) -> str:
        lines = []
        while (line := self.rfile.readline().decode()) != ".\r\n":
            lines.append(line)
        return "".join(lines)

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())


def run(server: Any) -> Iterator[Any]:
    thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
    thread.start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hook]:
    monkeypatch.setenv("AEVUM_ALLOW_LOCAL_HOOKS", "1")
    yield from run(Hook())


@pytest.fixture
def mailbox(monkeypatch: pytest.MonkeyPatch) -> Iterator[Mailbox]:
    server = Mailbox()
    url = f"smtp://127.0.0.1:{server.server_address[1]}?from=house@example.org"
    monkeypatch.setenv("AEVUM_SMTP_URL", url)
    yield from run(server)


# -- carrying --------------------------------------------------------------------------------------


def test_a_webhook_gets_the_facts_as_json(hook: Hook) -> None:
    deliver("webhook", hook.url, "", "", FACTS)
    assert hook.got.get(timeout=SOON) == {"path": "/hook?key=1", **FACTS}


def test_a_failing_webhook_is_tried_again_but_not_for_ever(hook: Hook) -> None:
    hook.statuses = [500, 503]
    deliver("webhook", hook.url, "", "", FACTS, pauses=(0, 0))
    assert hook.got.qsize() == 3
    hook.statuses = [500] * 9
    with pytest.raises(NotDelivered, match="status 500"):
        deliver("webhook", hook.url, "", "", FACTS, pauses=(0, 0))
    assert hook.got.qsize() == 6


@pytest.mark.parametrize("status", [302, 404, 410])
def test_a_clear_no_is_not_asked_again(hook: Hook, status: int) -> None:
    """A redirect is not followed either: it could lead anywhere."""
    hook.statuses = [status] * 3
    with pytest.raises(NotDelivered, match=str(status)):
        deliver("webhook", hook.url, "", "", FACTS, pauses=(0, 0))
    assert hook.got.qsize() == 1


@pytest.mark.parametrize("behaviour", ["silent", "drip"])
def test_nobody_can_keep_us_waiting(
    hook: Hook, monkeypatch: pytest.MonkeyPatch, behaviour: str
) -> None:
    monkeypatch.setattr(delivery, "TIME_OUT", 0.4)
    hook.behaviour = behaviour
    start = time.monotonic()
    with pytest.raises(NotDelivered):
        deliver("webhook", hook.url, "", "", FACTS, pauses=())
    assert time.monotonic() - start < SOON


def test_the_checked_address_is_the_one_that_is_called(
    hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that answers differently the second time leads nowhere else."""
    monkeypatch.setattr(delivery, "address_of", lambda _: "127.0.0.1")
    target = f"http://hooks.example.invalid:{hook.server_port}/"
    deliver("webhook", target, "", "", FACTS, pauses=())
    assert hook.hosts == [f"hooks.example.invalid:{hook.server_port}"]


@pytest.mark.parametrize(
    "target",
    [
        "http://127.0.0.1/", "http://localhost:8000/", "http://10.1.2.3/", "http://192.168.0.1/",
        "http://172.16.0.9/", "http://169.254.169.254/latest", "http://[::1]/", "http://0.0.0.0/",
        "http://[::ffff:127.0.0.1]/", "http://[fe80::1]/", "http://[fc00::1]/", "http://2130706433/",
        "http://100.64.0.1/", "http://224.0.0.1/",
    ],
)  # fmt: skip
def test_private_networks_are_out_of_reach(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEVUM_ALLOW_LOCAL_HOOKS", raising=False)
    with pytest.raises(BadTarget, match=r"private network|cannot be found"):
        check("webhook", target)
    with pytest.raises(BadTarget):
        deliver("webhook", target, "", "", FACTS, pauses=())


@pytest.mark.parametrize(
    "target",
    [
        "ftp://example.org/", "file:///etc/hosts", "javascript:alert(1)", "example.org",
        "http://", "http://a b/", "http://x:99999/", "http://user:secret@example.org/",
        "http://example.org/\nX-Header: 1",
    ],
)  # fmt: skip
def test_what_is_no_web_address_is_refused(target: str) -> None:
    with pytest.raises(BadTarget):
        check("webhook", target)


def test_a_public_address_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEVUM_ALLOW_LOCAL_HOOKS", raising=False)
    check("webhook", "https://8.8.8.8/hook")


def test_a_letter_arrives(mailbox: Mailbox) -> None:
    deliver("mail", "ada@example.org", "Your turn / Du bist am Zug", "Grüße\n", {})
    recipient, letter = mailbox.letters.get(timeout=SOON)
    assert recipient == "ada@example.org"
    assert "Subject: Your turn / Du bist am Zug" in letter
    assert "From: house@example.org" in letter
    assert "Auto-Submitted: auto-generated" in letter


def test_a_refused_letter_is_not_sent_again(mailbox: Mailbox) -> None:
    mailbox.refuse = True
    start = time.monotonic()
    with pytest.raises(NotDelivered, match="refused"):
        deliver("mail", "ada@example.org", "x", "y", {}, pauses=(SOON, SOON))
    assert time.monotonic() - start < SOON


@pytest.mark.parametrize("target", ["ada", "a@b", "a b@c.de", "a@b.de\nBcc: c@d.de", "<a@b.de>"])
def test_what_is_no_mail_address_is_refused(mailbox: Mailbox, target: str) -> None:
    with pytest.raises(BadTarget):
        check("mail", target)


def test_a_server_without_mail_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AEVUM_SMTP_URL", raising=False)
    assert delivery.kinds() == ["webhook"]
    with pytest.raises(BadTarget, match="sends no mail"):
        check("mail", "ada@example.org")


def test_a_server_that_closes_does_not_wait_for_the_next_attempt(hook: Hook) -> None:
    hook.statuses = [500] * 3
    start = time.monotonic()
    with pytest.raises(NotDelivered):
        deliver("webhook", hook.url, "", "", FACTS, pauses=(SOON, SOON), wait=lambda _: True)
    assert hook.got.qsize() == 1
    assert time.monotonic() - start < SOON


# -- the moment ------------------------------------------------------------------------------------


class Party:
    """Ada and Ben at a table of two; both want to be told."""

    def __init__(self, folder: Path, hook: Hook) -> None:
        store = Store.open(str(folder / "games.sqlite"))
        self.hall = Hall(store, Thinkers(1), lambda *_: None, None)
        self.notifier = Notifier(self.hall, folder / "games.vapid.pem")
        self.hall.autoplay.listeners.append(self.notifier.person_must_act)
        people = People(store.database)
        self.people = [people.new_guest(name)[0] for name in ("Ada", "Ben")]
        for person in self.people:
            url = f"http://127.0.0.1:{hook.server_port}/{person.name}"
            Notices(store.database).add(person.id, "webhook", url)
        seats = [m.NewSeat("me"), m.NewSeat("open")]
        wanted = m.NewTable("attila", seats, title="Friday", listed=True, options={"first": 0})
        self.table = open_table(self.hall, self.ada, wanted).id
        join(self.hall, self.people[1], self.table, None)

    @property
    def ada(self) -> Person:
        return self.people[0]

    def play_until_actor(self, seat: int) -> int:
        """Whoever must act takes the first word, until it is this seat's turn."""
        room, steps = self.hall.room(self.table), 0
        while (actor := room.table.actor) != seat:
            assert actor is not None
            order = m.Act(actor, room.table.seq, room.table.legal(actor)[0])
            act(self.hall, self.people[actor], self.table, order)
            steps += 1
        return steps


@pytest.fixture
def party(tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch) -> Iterator[Party]:
    monkeypatch.setenv("AEVUM_URL", "https://aevum.example.org/")
    monkeypatch.setattr(notices, "GRACE", 0.1)
    table = Party(tmp_path, hook)
    yield table
    table.notifier.close()
    table.hall.thinkers.close()


def told(hook: Hook, expected: int) -> list[dict[str, Any]]:
    """What is posted: as many as expected, however slow, and whatever else comes soon after."""
    got = [hook.got.get(timeout=SOON) for _ in range(expected)]
    while True:
        try:
            got.append(hook.got.get(timeout=0.4))
        except queue.Empty:
            return got


def test_the_next_player_is_told_once_with_public_facts(party: Party, hook: Hook) -> None:
    """Ada hears of the start; her decisions in a row tell Ben once, when they are over."""
    assert [note["path"] for note in told(hook, 1)] == ["/Ada"]
    assert party.play_until_actor(1) >= 3
    [note] = told(hook, 1)
    seat_link = f"https://aevum.example.org/table/{party.table}?seat=1"
    assert note == {
        "path": "/Ben", "event": "your-turn", "game": "attila", "title": "Friday",
        "table": party.table, "seat": 1, "name": "Ben", "link": seat_link,
        "text": "Ben, it is your turn in a game of Attila: Friday.",
    }  # fmt: skip


def test_who_looks_at_the_table_is_not_told(party: Party, hook: Hook) -> None:
    told(hook, 1)
    party.hall.presence.come(party.table, 1)
    party.play_until_actor(1)
    assert told(hook, 0) == []
    party.hall.presence.go(party.table, 1)
    party.play_until_actor(0)
    assert [note["path"] for note in told(hook, 1)] == ["/Ada"]
    party.play_until_actor(1)
    assert [note["path"] for note in told(hook, 1)] == ["/Ben"]


def test_a_reload_brings_no_notice(
    party: Party, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben is away for a moment only: nobody has to call him."""
    told(hook, 1)
    monkeypatch.setattr(notices, "GRACE", GRACE)
    party.play_until_actor(1)
    party.hall.presence.come(party.table, 1)
    time.sleep(GRACE)
    assert told(hook, 0) == []


def test_who_has_moved_is_not_told(
    party: Party, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben decides without opening the table, before the notice goes out."""
    told(hook, 1)
    monkeypatch.setattr(notices, "GRACE", GRACE)
    party.play_until_actor(1)
    table = party.hall.room(party.table).table
    act(party.hall, party.people[1], party.table, m.Act(1, table.seq, table.legal(1)[-1]))
    assert table.actor == 1
    time.sleep(GRACE)
    assert told(hook, 0) == []


def test_the_same_position_is_told_once(party: Party, hook: Hook) -> None:
    told(hook, 1)
    party.play_until_actor(1)
    room = party.hall.room(party.table)
    party.hall.autoplay.go_on(room)
    party.hall.autoplay.go_on(room)
    assert len(told(hook, 1)) == 1


def test_a_dead_target_holds_nobody_up(party: Party, hook: Hook) -> None:
    """Ada's move is done at once although Ben's webhook never answers."""
    told(hook, 1)
    hook.behaviour = "silent"
    start = time.monotonic()
    party.play_until_actor(1)
    assert time.monotonic() - start < delivery.TIME_OUT


# -- settings --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def visitor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Salon]:
    with salon(tmp_path_factory.mktemp("notices")) as somebody:
        yield somebody


@pytest.fixture
def guest(visitor: Salon) -> Salon:
    """Somebody new for every test."""
    visitor.become_stranger()
    return visitor


def test_notices_are_added_listed_tested_and_deleted(hook: Hook, guest: Salon) -> None:
    made = guest.post("/api/notices", {"kind": "webhook", "target": hook.url})
    again = guest.post("/api/notices", {"kind": "webhook", "target": hook.url})
    assert made == again
    assert guest.get("/api/notices") == {"kinds": ["webhook"], "notices": [made]}
    assert guest.post("/api/notices/test") == [{"id": made["id"], "problem": None}]
    assert hook.got.get(timeout=SOON)["event"] == "test"
    guest.post("/api/notices/test", status=400)
    assert hook.got.empty(), "tests are not a way to flood others"
    assert guest.send("DELETE", f"/api/notices/{made['id']}").status_code == 204
    assert guest.get("/api/notices")["notices"] == []


def test_a_failed_test_says_why(hook: Hook, guest: Salon) -> None:
    hook.statuses = [404]
    guest.post("/api/notices", {"kind": "webhook", "target": hook.url})
    assert guest.post("/api/notices/test")[0]["problem"] == "The webhook answered with status 404."


def test_nobody_sees_or_deletes_the_notices_of_others(hook: Hook, guest: Salon) -> None:
    made = guest.post("/api/notices", {"kind": "webhook", "target": hook.url})
    guest.become_stranger()
    assert guest.get("/api/notices")["notices"] == []
    assert guest.send("DELETE", f"/api/notices/{made['id']}").status_code == 404


def test_five_notices_are_enough(hook: Hook, guest: Salon) -> None:
    for number in range(5):
        guest.post("/api/notices", {"kind": "webhook", "target": f"{hook.url}&n={number}"})
    guest.post("/api/notices", {"kind": "webhook", "target": f"{hook.url}&n=5"}, status=400)


def test_mail_is_for_accounts(mailbox: Mailbox, guest: Salon) -> None:
    """A passer-by could send mail to strangers; somebody with an account gets the test letter."""
    order = {"kind": "mail", "target": "ada@example.org"}
    guest.post("/api/notices", order, status=403)
    guest.post("/api/account", {"name": "Ada", "passphrase": "correct horse"})
    made = guest.post("/api/notices", order)
    confirm(guest, made["id"], code_in(mailbox))
    assert guest.post("/api/notices/test")[0]["problem"] is None
    recipient, letter = mailbox.letters.get(timeout=SOON)
    assert recipient == "ada@example.org"
    assert "Ada, this is a test" in letter


def code_in(mailbox: Mailbox) -> str:
    """What the one letter to an address that nobody has confirmed says."""
    _, letter = mailbox.letters.get(timeout=SOON)
    text = str(message_from_string(letter, policy=default).get_content())
    assert not re.search("Ada|Bea|Cid|Dan", text), "nothing that a visitor wrote"
    return re.findall(r"\d{8}", text)[0]


def confirm(guest: Salon, notice: str, code: str, status: int = 200) -> Any:
    return guest.post(f"/api/notices/{notice}/confirm", {"code": code}, status)


def test_only_a_code_is_sent_to_an_address_until_its_owner_tells_it(
    mailbox: Mailbox, guest: Salon
) -> None:
    guest.post("/api/account", {"name": "Bea", "passphrase": "correct horse"})
    order = {"kind": "mail", "target": "bea@example.org"}
    made = guest.post("/api/notices", order)
    assert not made["confirmed"]
    code = code_in(mailbox)
    assert guest.post("/api/notices/test") == [], "no target may be sent anything"
    wrong = f"{(int(code) + 1) % 10**8:08d}"
    assert confirm(guest, made["id"], wrong, 400)["why"]["key"] == "code-wrong"
    assert confirm(guest, made["id"], f" {code} ")["notices"][0]["confirmed"]
    assert guest.post("/api/notices", order)["confirmed"], "the same address is asked once"
    assert mailbox.letters.empty()


def test_codes_are_sent_seldom_and_guessed_seldom(mailbox: Mailbox, guest: Salon) -> None:
    guest.post("/api/account", {"name": "Cid", "passphrase": "correct horse"})
    order = {"kind": "mail", "target": "eve@example.org"}
    for _ in range(3):
        made = guest.post("/api/notices", order)
        code = code_in(mailbox)
    assert guest.post("/api/notices", order, 429)["why"]["key"] == "too-often"
    assert mailbox.letters.empty()
    for _ in range(5):
        confirm(guest, made["id"], "00000000", 400)
    confirm(guest, made["id"], code, 429)


def test_nobody_confirms_the_address_of_another_person(mailbox: Mailbox, guest: Salon) -> None:
    guest.post("/api/account", {"name": "Dan", "passphrase": "correct horse"})
    made = guest.post("/api/notices", {"kind": "mail", "target": "dan@example.org"})
    code = code_in(mailbox)
    guest.become_stranger()
    confirm(guest, made["id"], code, 400)


def test_private_targets_are_refused_when_they_are_given(
    guest: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("AEVUM_ALLOW_LOCAL_HOOKS", raising=False)
    order = {"kind": "webhook", "target": "http://127.0.0.1:5432/"}
    problem = guest.post("/api/notices", order, status=400)
    assert problem["message"] == "A notice must not lead into a private network."
