/** Questions that have a sheet of their own, and the verbs that it says. */
import type { Session } from "../../../lib/table/session";
import { figuresOf, mine, nodeOf } from "../model";

const SAID: Record<string, string[]> = {
  "admin-type": ["admin_type"],
  "admin-card": ["admin_card"],
  purchase: ["buy", "repair_at", "repair_fleet", "restore_limes", "fortify"],
  suppression: ["suppress"],
  diplomacy: ["offer_foedus", "play_diplo", "ev_play"],
  "event-window": ["ev_play"],
  "answer-event": ["ev_play"],
};
/** Their numbers come with the view. */
const RECKONED = new Set(["admin-type", "purchase", "suppression", "diplomacy"]);

/** The question whose answers lie on a sheet of their own, "" = none. */
export function matterOf(session: Session): string {
  const node = nodeOf(session);
  if (!(node in SAID) || !mine(session) || session.readonly) return "";
  return RECKONED.has(node) && !figuresOf(session).matter ? "" : node;
}

/** Whether a word is said on the sheet of the matter. */
export function isCovered(session: Session, word: string): boolean {
  return (SAID[matterOf(session)] ?? []).includes(word.split(" ")[0] ?? "");
}
