import type { Session } from "../../lib/table/session";
import { TOP, tribes } from "./model";

interface Counter {
  seat: number;
  field: number;
  /** Shift in pixels, so that tied counters stand side by side. */
  dx: number;
  dy: number;
}

/** Counters on a track; who shares a field stands beside the others, from three on in a zigzag. */
export function spread(fields: number[]): Counter[] {
  return fields.flatMap((field, seat) => {
    if (!field) return [];
    const tied = fields.flatMap((other, at) => (other === field ? [at] : []));
    const place = tied.indexOf(seat) - (tied.length - 1) / 2;
    const step = [0, 0, 15, 11, 9, 8][tied.length] ?? 8;
    return [{ seat, field, dx: place * step, dy: tied.length > 2 ? (tied.indexOf(seat) % 2 ? 6 : -6) : 0 }];
  });
}

/** Where my counter would land if the action under the pointer were taken; null if it moves none. */
export function landing(session: Session): { tribe: number; from: number; to: number } | null {
  const { view } = session.view;
  const [verb = "", id = ""] = (session.hovered ?? "").split(" ");
  const step = verb === "influence" ? session.view.figures.step : verb === "boost" ? 1 : 0;
  const tribe = verb === "boost" ? tribes(session.board).indexOf(id) : view.tribe;
  const from = view.influence[view.active]?.[tribe];
  if (!step || from === undefined) return null;
  return { tribe, from, to: Math.min(TOP, from + step) };
}
