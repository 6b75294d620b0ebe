import type { LiveSession } from "../lib/table/live-session.svelte";

let read = $state(-1);

/** Lines of the chat that came since the reader last looked. */
export function unread(session: LiveSession, looking: boolean): number {
  const others = session.chat.filter((line) => !session.mine.includes(line.seat)).length;
  return read < 0 || looking ? 0 : Math.max(0, others - read);
}

export function markRead(session: LiveSession): void {
  read = session.chat.filter((line) => !session.mine.includes(line.seat)).length;
}
