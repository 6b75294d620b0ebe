"""Push messages in the browser: what the worker shows, where a click leads, and what is refused."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from tests.web.conftest import Visitors
from tests.web.seat import PATIENCE, QUICK, Visit

MESSAGE = {"title": "Attila", "body": "It is your turn.", "link": "/table/abc", "tag": "abc"}
CLICK = """
async () => {
  // Where no desktop shows it, a message is soon forgotten again: read it and click at once.
  let note;
  const end = Date.now() + 3000;
  while (!note && Date.now() < end) [note] = await self.registration.getNotifications();
  if (!note) return null;
  const { title, body, tag, data } = note;
  const led = [];
  // Only a real click may open or focus a window; here it is enough to know which.
  self.clients.openWindow = async (address) => void led.push(`open ${address}`);
  WindowClient.prototype.focus = async function () { led.push(`focus ${this.url}`); };
  const event = new NotificationEvent("notificationclick", { notification: note });
  let done;
  event.waitUntil = (work) => (done = work);
  self.dispatchEvent(event);
  await done;
  const left = await self.registration.getNotifications();
  return { shown: { title, body, tag, ...data }, led, left: left.length };
}
"""
SUBSCRIBED = """
PushManager.prototype.subscribe = async function ({ applicationServerKey }) {
  const kind = { name: "ECDH", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(kind, true, ["deriveBits"]);
  const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
  globalThis.serverKey = applicationServerKey.length;
  const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16))) };
  return { toJSON: () => ({ endpoint: "https://push.example.invalid/x", keys }) };
};
"""


@pytest.fixture
def browser(whole_browser: Any) -> Any:
    return whole_browser


def with_worker(visit: Visitors, **settings: str) -> Visit:
    ada = visit(settings={**QUICK, **settings}, service_workers="allow")
    ada.context.grant_permissions(["notifications"], origin=ada.house.url)
    return ada


def deliver(ada: Visit, page: Any) -> None:
    """As a push service would, but from the browser itself."""
    wire = ada.context.new_cdp_session(page)
    found: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(each["registrationId"] for each in news["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    end = time.monotonic() + PATIENCE
    while not found and time.monotonic() < end:
        page.wait_for_timeout(50)
    order = {"origin": ada.house.url, "registrationId": found[0], "data": json.dumps(MESSAGE)}
    wire.send("ServiceWorker.deliverPushMessage", order)


def clicked(ada: Visit, page: Any, worker: Any) -> Any:
    """What comes of a click on a message; another one is sent if the first was gone too soon."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        deliver(ada, page)
        if found := worker.evaluate(CLICK):
            return found
    raise AssertionError("no message is shown long enough to be clicked")


def test_a_click_on_a_message_leads_to_its_table(visit: Visitors) -> None:
    """It opens the table, or comes back to the page that shows it already."""
    ada = with_worker(visit)
    page = ada.page
    page.goto("/")
    page.evaluate(
        "navigator.serviceWorker.register('/push-worker.js')"
        ".then(() => navigator.serviceWorker.ready).then(() => null)"
    )
    worker = ada.context.service_workers[0]
    table = f"{ada.house.url}/table/abc"
    opened = {"shown": MESSAGE, "led": [f"open {table}"], "left": 0}
    assert clicked(ada, page, worker) == opened
    page.goto("/table/abc")
    assert clicked(ada, page, worker) == {**opened, "led": [f"focus {table}"]}


def switch_on(page: Any) -> Any:
    page.goto("/")
    page.get_by_role("button", name="Dein Name").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("tab", name="Nachrichten").click()
    switch = sheet.get_by_role("switch")
    switch.click()
    return sheet


def test_what_stands_against_messages_is_said_in_the_readers_language(visit: Visitors) -> None:
    """Here there is no push service; and one that nobody knows is refused by our server."""
    ada = with_worker(visit, language="de")
    sheet = switch_on(ada.page)
    sheet.get_by_text("Dieser Browser nimmt gerade keine Nachrichten an").wait_for()
    assert not sheet.get_by_role("switch").is_checked()
    ben = with_worker(visit, language="de")
    ben.context.add_init_script(SUBSCRIBED)
    sheet = switch_on(ben.page)
    sheet.get_by_text("Der Rechner push.example.invalid ist nicht zu finden.").wait_for()
    assert ben.page.evaluate("globalThis.serverKey") == 65, "the server's public key"
