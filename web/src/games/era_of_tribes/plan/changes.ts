/** What a plan changes for its seat: the present against the position after the draft. */
import type { Session } from "../../../lib/table/session";
import { type EraFigures, type EraView, figuresOf, viewOf } from "../model";

export interface Change {
  id: "thalers" | "morale" | "luxuries" | "provinces" | "colonies";
  from: number;
  to: number;
}

/** The position without the draft, where the session knows it. */
interface Undrafted {
  present?: { view: EraView; figures: Partial<EraFigures> };
}

export function changesOf(session: Session): Change[] {
  const { seat } = session.view;
  const { present } = session as unknown as Undrafted;
  const [view, figures] = [viewOf(session), figuresOf(session)];
  const [before, counted] = [present?.view ?? view, present?.figures ?? figures];
  const of = (values: number[] | undefined) => values?.[seat] ?? 0;
  // Colonies are counted when all moves are made (R14.3); until then they are a forecast.
  const { colonies: more = 0, morale: cost = 0 } = figures.expansion ?? {};
  const [had, colonies] = [of(before.colonies), of(view.colonies) + more];
  return [
    { id: "thalers", from: of(before.thalers), to: of(view.thalers) },
    { id: "morale", from: of(before.morale), to: of(view.morale) + cost },
    { id: "luxuries", from: of(counted.luxuries), to: of(figures.luxuries) },
    { id: "provinces", from: of(counted.provinces), to: of(figures.provinces) },
    ...(colonies > had ? [{ id: "colonies" as const, from: had, to: colonies }] : []),
  ];
}
