// Shows push messages while no page of Aevum is open, and leads to the table on a click.
// A message is {title, body, link, tag}; see src/aevum/server/notices.py.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let message = {};
  try {
    message = event.data.json();
  } catch {
    // Whatever came cannot be read; browsers want something shown all the same.
  }
  const { title = "Aevum", body = "", link = "/", tag = "aevum" } = message;
  // One message per table: a newer one takes the place of the older.
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { link } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data?.link ?? "/", self.location.origin)));
});

async function show(address) {
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(address.href);
}
