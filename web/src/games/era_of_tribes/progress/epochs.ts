/** The epochs that this game can reach, and how far a seat is from its next one (R11). */
import type { Session } from "../../../lib/table/session";
import type { GlyphName } from "../icons";
import { boardOf, figuresOf, printed, type Row, viewOf } from "../model";

export interface Epoch {
  id: string;
  at: number;
  /** Whoever enters it ends the game. */
  ends: boolean;
}

export interface Requirement {
  kind: "luxuries" | "cities" | "progresses";
  sign: GlyphName;
  has: number;
  needed: number;
  met: boolean;
}

export interface NextEpoch {
  id: string;
  at: number;
  /** How many of the three requirements must be met, and how many are. */
  needs: number;
  met: number;
  requirements: Requirement[];
}

/** All up to the one with which the game ends. */
export function epochsOf(session: Session): Epoch[] {
  const rows = boardOf(session).tables.epochs ?? [];
  const length = viewOf(session).long ? "long" : "normal";
  const last = rows.findIndex((row) => row.ends === length);
  return rows
    .slice(0, last < 0 ? rows.length : last + 1)
    .map((row, at) => ({ id: row.id ?? "", at, ends: at === last }));
}

export function nextEpoch(session: Session, seat: number): NextEpoch | null {
  const at = (viewOf(session).epoch[seat] ?? 0) + 1;
  const epoch = epochsOf(session)[at];
  const row = boardOf(session).tables.epochs?.[at];
  if (!epoch || !row) return null;
  const requirements = requirementsOf(session, seat, row);
  return {
    id: epoch.id,
    at,
    needs: printed(row.needs),
    met: requirements.filter((need) => need.met).length,
    requirements,
  };
}

function requirementsOf(session: Session, seat: number, row: Row): Requirement[] {
  const figures = figuresOf(session);
  const having: [Requirement["kind"], GlyphName, number][] = [
    ["luxuries", "gold", figures.luxuries?.[seat] ?? 0],
    ["cities", "city", viewOf(session).built[seat] ?? 0],
    ["progresses", "progress", figures.progresses?.[seat] ?? 0],
  ];
  return having.map(([kind, sign, has]) => {
    const needed = printed(row[kind]);
    return { kind, sign, has, needed, met: has >= needed };
  });
}
