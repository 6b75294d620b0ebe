"""Notices: where I want to be told that it is my turn."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter

from aevum.server import delivery
from aevum.server import messages as m
from aevum.server.delivery import send_mail
from aevum.server.given import Somebody, TheHall, TheNotifier
from aevum.server.notices import code_letter
from aevum.server.threads import ERRANDS, in_thread
from aevum.store.attempts import DAY, Attempts
from aevum.store.notices import Notice, Notices
from aevum.store.seating import NoSeat

MAILS_BY_ONE = 10
MAILS_TO_ONE = 3
"""Codes a day: nobody can have Aevum fill a stranger's letter box."""
GUESSES = 5
NoticeId = Annotated[str, Parameter(max_length=40)]


@get("/api/notices")
@in_thread
def my_notices(hall: TheHall, person: Somebody) -> m.Notices:
    mine = Notices(hall.store.database).of(person.id)
    return m.Notices(delivery.kinds(), [_info(notice) for notice in mine])


def _info(notice: Notice) -> m.NoticeInfo:
    return m.NoticeInfo(*notice[:3], confirmed=notice.confirmed)


@post("/api/notices")
@ERRANDS.work
def add_notice(data: JSONBody[m.NewNotice], hall: TheHall, person: Somebody) -> m.NoticeInfo:
    """Mail is only for accounts, and only to addresses that were confirmed with a code."""
    target = data.target.strip()
    delivery.check(data.kind, target)
    if data.kind == "mail" and person.guest:
        raise NoSeat(
            "Mail is for accounts: choose a name and a passphrase first.", "mail-needs-account"
        )
    kept = Notices(hall.store.database)
    if data.kind != "mail":
        return _info(kept.add(person.id, data.kind, target))
    attempts = Attempts(hall.store.database)
    attempts.count(f"mail by {person.id}", MAILS_BY_ONE, DAY)
    attempts.count(f"mail to {target.casefold()}", MAILS_TO_ONE, DAY)
    notice, code = kept.add_mail(person.id, target)
    if code is not None:
        send_mail(target, *code_letter(code))
    return _info(notice)


@post("/api/notices/{notice_id:str}/confirm", status_code=200)
@in_thread
def confirm_notice(
    notice_id: NoticeId, data: JSONBody[m.Code], hall: TheHall, person: Somebody
) -> m.Notices:
    """The code that was sent to a mail address of mine."""
    Attempts(hall.store.database).count(f"code {notice_id}", GUESSES, DAY)
    kept = Notices(hall.store.database)
    kept.confirm(person.id, notice_id, data.code.strip())
    return m.Notices(delivery.kinds(), [_info(notice) for notice in kept.of(person.id)])


@get("/api/push")
@in_thread
def push_key(notifier: TheNotifier) -> m.PushKey:
    """What a browser must know to subscribe: the public key of this server."""
    return m.PushKey(notifier.pusher.public_key)


@post("/api/push")
@ERRANDS.work
def add_browser(data: JSONBody[m.NewBrowser], hall: TheHall, person: Somebody) -> m.NoticeInfo:
    """This browser is mine; tell me there. A browser that is known already is not added again."""
    from aevum.server.push import Browser  # see Notifier.pusher

    Browser(data.endpoint, data.p256dh, data.auth).check()
    details = {"p256dh": data.p256dh, "auth": data.auth, "language": data.language}
    notices = Notices(hall.store.database)
    return _info(notices.add(person.id, "push", data.endpoint, details))


@delete("/api/notices/{notice_id:str}")
@in_thread
def delete_notice(notice_id: NoticeId, hall: TheHall, person: Somebody) -> None:
    Notices(hall.store.database).remove(person.id, notice_id)


@post("/api/notices/test", status_code=200)
@ERRANDS.work
def test_notices(person: Somebody, notifier: TheNotifier) -> list[m.Delivery]:
    """Send a test to all my targets now."""
    return [m.Delivery(notice, problem) for notice, problem in notifier.test(person).items()]


ROUTES = [
    my_notices, add_notice, confirm_notice, delete_notice, test_notices, push_key, add_browser,
]  # fmt: skip
