/** What an action would change, read off the figures that the server reckoned for it. */
import { type CulturesFigures, RESOURCES, SYMBOLS } from "./model";

export interface Change {
  kind:
    | "coins"
    | "wood"
    | "brick"
    | "stone"
    | "gold"
    | "sword"
    | "horse"
    | "shield"
    | "any"
    | "progress"
    | "points";
  from: number;
  to: number;
}

/** Changes of one seat, coins first, points last. */
export function changes(
  before: CulturesFigures,
  after: CulturesFigures | undefined,
  seat: number,
): Change[] {
  if (!after) return [];
  const found: Change[] = [];
  const note = (kind: Change["kind"], from: number | undefined, to: number | undefined) => {
    if (from !== undefined && to !== undefined && from !== to) found.push({ kind, from, to });
  };
  note("coins", before.coins[seat], after.coins[seat]);
  for (const [at, kind] of RESOURCES.entries())
    note(kind, before.resources[seat]?.[at], after.resources[seat]?.[at]);
  note("any", before.jokers[seat]?.length, after.jokers[seat]?.length);
  for (const [at, kind] of SYMBOLS.entries())
    note(kind, before.symbols[seat]?.[at], after.symbols[seat]?.[at]);
  note("progress", before.progress[seat], after.progress[seat]);
  note("points", before.points[seat], after.points[seat]);
  return found;
}

/** +2, −1 with a true minus sign. */
export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
