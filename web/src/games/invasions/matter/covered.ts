/** Questions that have a sheet of their own, and the verbs that it says. */
import type { Session } from "../../../lib/table/session";
import { figuresOf, mine, nodeOf } from "../model";
import type { Landings, Raids } from "../view";

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
/** Questions of which only some answers lie on a sheet: what leads to dice at once. */
const LISTED = new Set(["raid-route", "raid-target", "embark"]);

/** The question whose answers lie on a sheet of their own, "" = none. */
export function matterOf(session: Session): string {
  const node = nodeOf(session);
  if (!mine(session) || session.readonly) return "";
  if (LISTED.has(node)) return listed(session).length ? node : "";
  if (!(node in SAID)) return "";
  return RECKONED.has(node) && !figuresOf(session).matter ? "" : node;
}

/** Whether a word is said on the sheet of the matter. */
export function isCovered(session: Session, word: string): boolean {
  const node = matterOf(session);
  if (LISTED.has(node)) return listed(session).includes(word);
  return !!SAID[node]?.includes(word.split(" ")[0] ?? "");
}

function listed(session: Session): string[] {
  const matter = figuresOf(session).matter as Partial<Raids & Landings> | null;
  return [
    ...(matter?.raids ?? []).map(({ word }) => word),
    ...(matter?.landings ?? []).map(({ province }) => `mv_land ${province}`),
  ];
}
