import type { LiveSession } from "../lib/table/live-session.svelte";

/** Number of the last line that was read; -1 = nobody has looked yet. */
let read = $state(-1);

/** Lines of the chat that came since the reader last looked. */
export function unread(session: LiveSession, looking: boolean): number {
  if (read < 0 || looking) return 0;
  return session.chat.filter((line) => line.number > read && !session.mine.includes(line.seat))
    .length;
}

export function markRead(session: LiveSession): void {
  read = session.chat.at(-1)?.number ?? 0;
}
