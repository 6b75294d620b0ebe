/** Unlocked actions that may be used now (R9.1), and what each is called where it stands. */
import type { Session } from "../../lib/table/session";
import { decides, nearSeat, said } from "./model";
import { sourceOf } from "./sources";

export interface Unlocked {
  /** Card id, bar1, stage4, tableau2. */
  source: string;
  action: string;
  name: string;
  text: string;
}

export function actionsOf(session: Session): Unlocked[] {
  if (!decides(session)) return [];
  return session.view.legal
    .filter((action) => action.startsWith("activate "))
    .map((action) => {
      const source = action.slice("activate ".length);
      const [name, print] = sourceOf(session, nearSeat(session), source);
      return { source, action, name, text: said(print) };
    });
}
