/** The income that a nation has booked in this turn: the log knows it, whatever was bought since. */
import type { Session } from "../../../lib/table/session";
import { indexOf, viewOf } from "../model";

export interface Booked {
  /** Gold that the nation had before. */
  before: number;
  net: number;
  /** Gold that it had then. */
  gold: number;
}

export function bookedOf(session: Session, nation: string): Booked | null {
  const at = indexOf(session, "nation", nation);
  if (!viewOf(session).taxed[at]) return null;
  const told = session.lines.flatMap(({ events }) => events);
  const income = told.findLast((each) => each.event === "income" && each.nation === nation);
  if (!income) return null;
  const [net, gold] = [Number(income.net), Number(income.gold)];
  return { before: gold - net - (viewOf(session).shortfall[at] ?? 0), net, gold };
}
