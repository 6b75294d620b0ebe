/** Cards that were played, as the log tells it. */
import type { GameEvent, LogLine } from "../../lib/api/types";
import type { Session } from "../../lib/table/session";
import { nearSeat, type Use } from "./model";

const USE_OF: Record<string, Use> = {
  "used-coins": "coins",
  "used-military": "military",
  "used-resource": "resource",
  built: "build",
};

export interface Play {
  seq: number;
  seat: number;
  card: string;
  use: Use;
}

export function playsIn(line: LogLine): Play[] {
  return line.events.flatMap((event: GameEvent) => {
    const use = USE_OF[event.event];
    return use ? [{ seq: line.seq, seat: Number(event.seat), card: String(event.card), use }] : [];
  });
}

/** The card that the rival played last: it stays marked where it lies. */
export function rivalsLast(session: Session): Play | null {
  const rival = 1 - nearSeat(session);
  const { log } = session.view;
  for (let at = log.length - 1; at >= 0; at--) {
    const play = playsIn(log[at]!).findLast(({ seat }) => seat === rival);
    if (play) return play;
  }
  return null;
}
