import type { Session } from "../../lib/table/session";
import { TOP, tableOf, tribes } from "./model";

interface Counter {
  seat: number;
  field: number;
  /** Shift in pixels, so that tied counters stand side by side. */
  dx: number;
  dy: number;
}

/**
 * Counters on a track. Who shares a field stands beside the others, from three on in a zigzag; so do
 * counters no more than `near` fields apart, where the fields are too low to set one above the other.
 */
export function spread(fields: number[], near = 0): Counter[] {
  const seats = fields
    .flatMap((field, seat) => (field ? [{ seat, field }] : []))
    .sort((a, b) => a.field - b.field || a.seat - b.seat);
  const groups: (typeof seats)[] = [];
  for (const each of seats) {
    const last = groups.at(-1);
    if (last && each.field - (last.at(-1)?.field ?? 0) <= near) last.push(each);
    else groups.push([each]);
  }
  return groups
    .flatMap((group) => {
      const step = [0, 0, 15, 11, 9, 8][group.length] ?? 8;
      const zigzag = group.length > 2 && group[0]?.field === group.at(-1)?.field;
      return group.map(({ seat, field }, at) => ({
        seat,
        field,
        dx: (at - (group.length - 1) / 2) * step,
        dy: zigzag ? (at % 2 ? 6 : -6) : 0,
      }));
    })
    .sort((a, b) => a.seat - b.seat);
}

/** Where my counter would land if the action under the pointer were taken; null if it moves none. */
export function landing(session: Session): { tribe: number; from: number; to: number } | null {
  const { view } = tableOf(session);
  const [verb = "", id = ""] = (session.hovered ?? "").split(" ");
  const step = verb === "influence" ? tableOf(session).figures.step : verb === "boost" ? 1 : 0;
  const tribe = verb === "boost" ? tribes(session.board).indexOf(id) : view.tribe;
  const from = view.influence[view.active]?.[tribe];
  if (!step || from === undefined) return null;
  return { tribe, from, to: Math.min(TOP, from + step) };
}
