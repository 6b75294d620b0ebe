"""Notices: where I want to be told that it is my turn."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, Parameter

from aevum.server import delivery
from aevum.server import messages as m
from aevum.server.given import Somebody, TheHall, TheNotifier
from aevum.server.threads import ERRANDS, in_thread
from aevum.store.notices import Notices
from aevum.store.seating import NoSeat

NoticeId = Annotated[str, Parameter(max_length=40)]


@get("/api/notices")
@in_thread
def my_notices(hall: TheHall, person: Somebody) -> m.Notices:
    mine = Notices(hall.store.database).of(person.id)
    return m.Notices(delivery.kinds(), [m.NoticeInfo(*notice[:3]) for notice in mine])


@post("/api/notices")
@ERRANDS.work
def add_notice(data: JSONBody[m.NewNotice], hall: TheHall, person: Somebody) -> m.NoticeInfo:
    """Mail is only for accounts, so that no passer-by can send it to strangers."""
    target = data.target.strip()
    delivery.check(data.kind, target)
    if data.kind == "mail" and person.guest:
        raise NoSeat(
            "Mail is for accounts: choose a name and a passphrase first.", "mail-needs-account"
        )
    return m.NoticeInfo(*Notices(hall.store.database).add(person.id, data.kind, target)[:3])


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
    return m.NoticeInfo(*notices.add(person.id, "push", data.endpoint, details)[:3])


@delete("/api/notices/{notice_id:str}")
@in_thread
def delete_notice(notice_id: NoticeId, hall: TheHall, person: Somebody) -> None:
    Notices(hall.store.database).remove(person.id, notice_id)


@post("/api/notices/test", status_code=200)
@ERRANDS.work
def test_notices(person: Somebody, notifier: TheNotifier) -> list[m.Delivery]:
    """Send a test to all my targets now."""
    return [m.Delivery(notice, problem) for notice, problem in notifier.test(person).items()]


ROUTES = [my_notices, add_notice, delete_notice, test_notices, push_key, add_browser]
