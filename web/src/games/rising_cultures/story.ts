/** What the log and the prompt tell of this game. */
import type { GameEvent } from "../../lib/api/types";
import { event, words } from "../../lib/table/sentences";
import type { Session } from "../../lib/table/session";
import { speakerOf } from "../text/labels";
import { nearSeat } from "./model";

/** Hands are on show, and what an action brings is told right after it. */
const HUSHED = new Set(["drew", "kept", "activated"]);
export const TERMS = ["scored"];
/** Sentences that a prompt has room for. */
const ROOM = 2;

export function hushed(event: GameEvent): boolean {
  return HUSHED.has(event.event) || (event.event === "returned" && event.card === null);
}

/** What the rival did since the reader's last move. */
export function rivalDid(session: Session): string {
  const { log } = session.view;
  const me = nearSeat(session);
  const since = log.slice(log.findLastIndex((line) => line.seat === me) + 1);
  const told = since
    .filter((line) => line.seat >= 0)
    .flatMap((line) => line.events)
    .filter((each) => !hushed(each) && !TERMS.includes(each.event) && each.seat === 1 - me);
  const speaker = speakerOf(session);
  return told
    .slice(-ROOM)
    .map((each) => words(event(speaker, each)))
    .join(" ");
}
