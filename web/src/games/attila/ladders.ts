import type { Session } from "../../lib/table/session";
import { TOP, tableOf, tribes } from "./model";

/** A place in the row of a field: `at` from the left of `places`. */
interface Place {
  field: number;
  at: number;
  places: number;
}

/** In the place of a seat: the counter that would land there. */
export const WOULD = -1;

export interface Rows {
  counters: (Place & { seat: number })[];
  /** Those for whom a row has no room. */
  rest: (Place & { seats: number[] })[];
}

/** How many counters stand on the fullest field. */
export function mostAlike(fields: number[]): number {
  const counts = fields.map((field) =>
    field ? fields.filter((each) => each === field).length : 0,
  );
  return Math.max(0, ...counts);
}

/**
 * Counters on a track, one row per field. Who shares a field stands side by side with the others; of more
 * than fit, the last place tells how many there are. The reader's own counter comes first,
 * the one that would land before all.
 */
export function rowsOf(fields: number[], fits: number, reader: number, lands = 0): Rows {
  const rows: Rows = { counters: [], rest: [] };
  for (const field of new Set([...fields, lands].filter(Boolean))) {
    const standing = fields
      .flatMap((each, seat) => (each === field ? [seat] : []))
      .sort((a, b) => Number(b === reader) - Number(a === reader) || a - b);
    const seats = field === lands ? [WOULD, ...standing] : standing;
    const shown = seats.length <= fits ? seats.length : Math.max(1, fits - 1);
    const hidden = seats.slice(shown);
    const places = shown + (hidden.length ? 1 : 0);
    for (const [at, seat] of seats.slice(0, shown).entries())
      rows.counters.push({ seat, field, at, places });
    if (hidden.length) rows.rest.push({ seats: hidden, field, at: shown, places });
  }
  rows.counters.sort((a, b) => a.seat - b.seat);
  return rows;
}

/** Where my counter would land if the action under the pointer were taken; null if it moves none. */
export function landing(session: Session): { tribe: number; from: number; to: number } | null {
  const { view } = tableOf(session);
  const [verb = "", id = ""] = (session.hovered ?? "").split(" ");
  const step = verb === "influence" ? tableOf(session).figures.step : verb === "boost" ? 1 : 0;
  const tribe = verb === "boost" ? tribes(session.board).indexOf(id) : view.tribe;
  const from = view.influence[view.active]?.[tribe];
  if (!step || from === undefined || from === TOP) return null;
  return { tribe, from, to: Math.min(TOP, from + step) };
}
