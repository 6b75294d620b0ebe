/** Unlocked actions that may be used now (R9.1), and what each is called where it stands. */
import type { Session } from "../../lib/table/session";
import { boardOf, cardOf, decides, nationName, nearSeat, type Print, said, sideOf } from "./model";

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
      const [name, print] = placeOf(session, source);
      return { source, action, name, text: said(print) };
    });
}

function placeOf(session: Session, source: string): [string, Print | undefined] {
  const seat = nearSeat(session);
  const [, place, number] = /^(bar|stage|tableau)(\d+)$/.exec(source) ?? [];
  if (!place) return source in boardOf(session).cards ? [session.name("card", source), cardOf(session, source)] : [source, undefined];
  const side = sideOf(session, seat);
  const at = Number(number) - 1;
  if (place === "bar") return [session.t("cultures-military"), side?.bars[at]];
  if (place === "stage") return [session.t("cultures-stage-name", { stage: at + 1 }), side?.stages[at]];
  return [nationName(session, seat), side?.own[at]];
}
