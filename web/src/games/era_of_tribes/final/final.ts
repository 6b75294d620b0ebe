/** The final score: eight lines for every seat, each of which opens into what it is made of (R26). */
import type { LogLine } from "../../../lib/api/types";
import type { Session } from "../../../lib/table/session";
import { figuresOf, ids, tableOf, viewOf } from "../model";

/** The terms of R26.1, in its order. */
export const LINES = ["influence", "personal", "open", "morale", "villages", "hunger"] as const;
/** Ties are broken by these (R26.8). */
export const TIES = ["provinces", "thalers"] as const;
export type Line = (typeof LINES)[number] | (typeof TIES)[number];

export const RULES: Record<Line, string> = {
  influence: "R26.1",
  personal: "R26.2",
  open: "R26.3",
  morale: "R26.4",
  villages: "R26.7",
  hunger: "R26.5",
  provinces: "R26.8",
  thalers: "R26.8",
};

/** Points by line and seat, as they were told at the end. */
export function scoresOf(log: LogLine[], seats: number): Record<string, number[]> {
  const found: Record<string, number[]> = {};
  for (const event of log.flatMap((line) => line.events))
    if (event.event === "scored") {
      const line = String(event.category);
      found[line] ??= Array.from({ length: seats }, () => 0);
      found[line][Number(event.seat)] = Number(event.points);
    }
  return found;
}

export function pointsOf(session: Session, line: Line, seat: number): number {
  if (line === "provinces") return figuresOf(session).provinces?.[seat] ?? 0;
  if (line === "thalers") return viewOf(session).thalers[seat] ?? 0;
  return scoresOf(tableOf(session).log, session.view.seats.length)[line]?.[seat] ?? 0;
}

export interface Part {
  name: string;
  /** What was counted. */
  value: string;
  points: number;
}

/** What a line of a seat is made of, as far as it can be opened. */
export function partsOf(session: Session, line: Line, seat: number): Part[] {
  const view = viewOf(session);
  const figures = figuresOf(session);
  if (line === "open")
    return view.open.map((card) => ({
      name: session.name("card", card),
      value: String(figures.cards?.[card]?.[seat] ?? 0),
      points: figures.pays?.[card]?.[seat] ?? 0,
    }));
  if (line === "personal") {
    const pile = view.personal[seat];
    return (Array.isArray(pile) ? pile : []).map((card) => ({
      name: session.name("card", card),
      value: String(figures.cards?.[card]?.[seat] ?? 0),
      points: figures.owned?.[card]?.[seat] ?? 0,
    }));
  }
  if (line === "villages") return villages(session, seat);
  if (line === "hunger")
    return [
      {
        name: session.t("era-final-on-plate"),
        value: "",
        points: Math.min(0, view.plate[seat] ?? 0),
      },
      { name: session.t("era-final-beside"), value: "", points: -(view.hunger[seat] ?? 0) },
    ].filter(({ points }) => points);
  if (line === "influence")
    return view.bonus[seat]
      ? [{ name: session.t("era-final-bonus"), value: "", points: view.bonus[seat] ?? 0 }]
      : [];
  return [];
}

/** Face-down tiles that score, each by itself (R26.7); only those that the reader may see. */
function villages(session: Session, seat: number): Part[] {
  const kept = viewOf(session).kept[seat];
  if (!Array.isArray(kept)) return [];
  return ids(session, "village").flatMap((id, at) =>
    Array.from({ length: kept[at] ?? 0 }, () => ({
      name: session.name("village", id),
      value: "",
      points: 0,
    })),
  );
}

/** Seats from the first place to the last. */
export function ranking(session: Session): number[] {
  const result = session.view.result;
  const rank = (seat: number) => [
    result?.points[seat] ?? 0,
    pointsOf(session, "provinces", seat),
    pointsOf(session, "thalers", seat),
  ];
  return session.view.seats
    .map(({ seat }) => seat)
    .sort((a, b) => {
      const [x, y] = [rank(a), rank(b)];
      return (y[0] ?? 0) - (x[0] ?? 0) || (y[1] ?? 0) - (x[1] ?? 0) || (y[2] ?? 0) - (x[2] ?? 0);
    });
}

/** Alone against the cards: what was reached, and the best that this reader has had here (E6). */
const KEY = "aevum-era-solo";

export function soloScores(storage: Storage | null): Record<string, number> {
  return JSON.parse(storage?.getItem(KEY) ?? "{}");
}

export function soloBest(section: string, points: number, storage: Storage | null): number {
  if (!storage) return points;
  const kept = soloScores(storage);
  const best = Math.max(kept[section] ?? Number.NEGATIVE_INFINITY, points);
  storage.setItem(KEY, JSON.stringify({ ...kept, [section]: best }));
  return best;
}
