/** Push messages to this browser: the server may tell whose turn it is while no page is open. */

import { addBrowser, getPushKey, type Notice, Refusal, removeNotice } from "./api/client";
import type { Language } from "./api/types";

const WORKER = "/push-worker.js";

/** unsupported: this browser cannot, or the page did not come by https. blocked: its reader said no. */
export type PushChance = "unsupported" | "blocked" | "possible";

export function pushChance(): PushChance {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

/** The address at which this browser is reached, null where it is not. */
export async function pushEndpoint(): Promise<string | null> {
  return (await subscription())?.endpoint ?? null;
}

/** Asks the reader and the browser; resolves to null where one of them says no. */
export async function switchOn(language: Language): Promise<Notice | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const key = bytes((await getPushKey()).key);
  const known = await worker.pushManager.getSubscription();
  // A subscription for another key (the server was set up anew) is of no use.
  if (known && !sameKey(known, key)) await known.unsubscribe();
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      // A private window, or a browser that cannot reach its maker's push service.
      throw new Refusal(0, { error: "push", message: "This browser takes no push messages." });
    });
  return addBrowser(address(found, language));
}

/** Tells the server the language of this browser's reader; does nothing where nothing is pushed. */
export async function speak(language: Language): Promise<void> {
  const found = await subscription();
  if (found) await addBrowser(address(found, language));
}

export async function switchOff(notice: Notice | undefined): Promise<void> {
  await (await subscription())?.unsubscribe();
  if (notice) await removeNotice(notice.id);
}

export function address(found: Pick<PushSubscription, "toJSON">, language: Language) {
  const { endpoint = "", keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language };
}

/** The bytes of a base64url text. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function sameKey(found: PushSubscription, key: Uint8Array): boolean {
  const theirs = new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0));
  return theirs.length === key.length && theirs.every((byte, at) => byte === key[at]);
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(WORKER);
  return (await worker?.pushManager.getSubscription()) ?? null;
}
