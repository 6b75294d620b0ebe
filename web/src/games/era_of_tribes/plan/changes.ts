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
  // Land is taken and colonies are counted when all moves are made (R13.17, R14.3).
  const ahead = figures.expansion;
  const all: Change[] = [
    { id: "thalers", from: of(before.thalers), to: of(view.thalers) },
    { id: "morale", from: of(before.morale), to: ahead?.morale ?? of(view.morale) },
    {
      id: "luxuries",
      from: of(counted.luxuries),
      to: ahead?.luxuries ?? of(figures.luxuries),
    },
    {
      id: "provinces",
      from: of(counted.provinces),
      to: ahead?.provinces ?? of(figures.provinces),
    },
    { id: "colonies", from: of(before.colonies), to: ahead?.colonies ?? of(view.colonies) },
  ];
  return all.filter(({ id, from, to }) => id !== "colonies" || to > from);
}
