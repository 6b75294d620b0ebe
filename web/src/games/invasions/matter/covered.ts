/** Questions that have a sheet of their own, and the verbs that it says. */
import type { Session } from "../../../lib/table/session";
import { figuresOf, mine, nodeOf } from "../model";
import type { Landings } from "../view";

const LAND = "mv_land";
const SAID: Record<string, string[]> = {
  "admin-type": ["admin_type"],
  "admin-card": ["admin_card"],
  purchase: ["buy", "repair_at", "repair_fleet", "restore_limes", "fortify"],
  suppression: ["suppress"],
  diplomacy: ["offer_foedus", "play_diplo", "ev_play"],
  "event-window": ["ev_play"],
  "answer-event": ["ev_play"],
  "raid-target": ["rd_target"],
  embark: [LAND],
};
/** Their numbers come with the view. */
const RECKONED = new Set(["admin-type", "purchase", "suppression", "diplomacy", "raid-target"]);

/** The question whose answers lie on a sheet of their own, "" = none. */
export function matterOf(session: Session): string {
  const node = nodeOf(session);
  if (!(node in SAID) || !mine(session) || session.readonly) return "";
  if (node === "embark") return landings(session).length ? node : "";
  return RECKONED.has(node) && !figuresOf(session).matter ? "" : node;
}

/** Whether a word is said on the sheet of the matter; friendly shores need no sheet. */
export function isCovered(session: Session, word: string): boolean {
  const [verb = "", id = ""] = word.split(" ");
  if (!SAID[matterOf(session)]?.includes(verb)) return false;
  return verb !== LAND || landings(session).some(({ province }) => province === id);
}

function landings(session: Session): Landings["landings"] {
  return (figuresOf(session).matter as Landings | null)?.landings ?? [];
}
