/** The wheel of progress: six fields of four levels that run inwards, and what each costs this seat now. */
import type { Session } from "../../../lib/table/session";
import { boardOf, figuresOf, ids, mine, nodeOf, printed, viewOf } from "../model";

export const TOP = 4;
/** Edge of the drawing, and the radii between the levels, the outermost first. */
export const SIZE = 580;
export const RADII = [262, 190, 138, 92, 46] as const;
const GAP = 1.6;
const TURN = 60;

export interface Branch {
  field: string;
  level: number;
  present: boolean;
}

export interface Cell {
  level: number;
  /** What it brings, on a few signs. */
  effect: { sign: string; text: string };
  /** Seats whose marker stands here. */
  seats: number[];
  reached: boolean;
  /** Nobody has been here: whoever comes first gets an influence point. */
  untrodden: boolean;
  /** The seat that was here first, and gained by it; -1 = none. */
  pioneer: number;
}

export interface Spoke {
  field: string;
  level: number;
  cells: Cell[];
  /** Price of the next level; null where there is none, or where none can be paid for. */
  price: number | null;
  affordable: boolean;
  branches: Branch[];
  /** The action that buys it, "" if it cannot be had now. */
  word: string;
}

/** Decisions that are answered on the wheel, with the verb of the answer. */
const VERBS: Record<string, string> = {
  progress: "progress",
  "half-progress": "progress",
  "free-progress": "start",
};

/** The reader is asked something that the wheel answers. */
export function isOnWheel(session: Session): boolean {
  return mine(session) && nodeOf(session) in VERBS;
}

/** What a level shows: the one number that tells it from the others of its field. */
const SHOWN: Record<string, { from: "gain" | "value"; key: string; sign: string; plus?: boolean }> =
  {
    agriculture: { from: "gain", key: "food", sign: "food", plus: true },
    culture: { from: "gain", key: "influence", sign: "morale", plus: true },
    seafaring: { from: "value", key: "fleet-moves", sign: "fleet" },
    trade: { from: "value", key: "trade", sign: "trade" },
    mechanics: { from: "value", key: "army-price", sign: "catapult" },
    architecture: { from: "value", key: "city-limit", sign: "city" },
  };

/** `morale 2; influence 1` as numbers by name. */
export function numbersOf(written: string | undefined): Record<string, number> {
  return Object.fromEntries(
    (written ?? "")
      .split(";")
      .map((part) => part.trim().split(" "))
      .filter(([name]) => name)
      .map(([name, number]) => [name, printed(number)]),
  );
}

export function spokesOf(session: Session, seat: number): Spoke[] {
  return ids(session, "field").map((field, at) => spokeOf(session, seat, field, at));
}

function spokeOf(session: Session, seat: number, field: string, at: number): Spoke {
  const view = viewOf(session);
  const level = view.levels[seat]?.[at] ?? 0;
  const price = level < TOP ? priceOf(session, seat, at) : null;
  const word = `${VERBS[nodeOf(session)] ?? "progress"} ${field}`;
  return {
    field,
    level,
    cells: Array.from({ length: TOP }, (_, step) => cellOf(session, seat, field, at, step + 1)),
    price,
    affordable: price !== null && price <= (view.thalers[seat] ?? 0),
    branches: branchesOf(session, seat, field, level + 1),
    word: session.view.legal.includes(word) ? word : "",
  };
}

/** In the set-up the first progress is free; a village gives one at half price (R20.7). */
function priceOf(session: Session, seat: number, field: number): number | null {
  const node = nodeOf(session);
  if (node === "free-progress") return 0;
  const { prices, half_prices } = figuresOf(session);
  return (node === "half-progress" ? half_prices : prices)?.[seat]?.[field] ?? null;
}

function cellOf(session: Session, seat: number, field: string, at: number, level: number): Cell {
  const view = viewOf(session);
  const shown = SHOWN[field];
  const row = boardOf(session).tables.levels?.find(
    (each) => each.field === field && printed(each.level) === level,
  );
  const first = view.discovered[at]?.[level] ?? 0;
  const number = shown ? (numbersOf(row?.[shown.from])[shown.key] ?? 0) : 0;
  return {
    level,
    effect: { sign: shown?.sign ?? "progress", text: `${shown?.plus ? "+" : ""}${number}` },
    seats: view.levels.flatMap((levels, other) => (levels[at] === level ? [other] : [])),
    reached: (view.levels[seat]?.[at] ?? 0) >= level,
    untrodden: !first,
    pioneer: Math.max(0, first) - 1,
  };
}

/** Side branches that a level asks for (R9.4). */
export function branchesOf(session: Session, seat: number, field: string, level: number): Branch[] {
  const levels = viewOf(session).levels[seat] ?? [];
  return (boardOf(session).tables.branches ?? [])
    .filter((row) => row.field === field && printed(row.level) === level)
    .map((row) => {
      const needs = printed(row.needs_level);
      const other = row.needs_field ?? "";
      const has = levels[ids(session, "field").indexOf(other)] ?? 0;
      return { field: other, level: needs, present: has >= needs };
    });
}

/** A progress may be the first of its level: the reader gains an influence point (R9.7). */
export function isFirst(spoke: Spoke): boolean {
  return spoke.cells[spoke.level]?.untrodden ?? false;
}

// -- geometry ------------------------------------------------------------------------------------

const round = (value: number) => Math.round(value * 10) / 10;

/** A point by angle in degrees, clockwise from the top. */
export function polar(radius: number, angle: number): [number, number] {
  const turned = ((angle - 90) * Math.PI) / 180;
  return [round(SIZE / 2 + radius * Math.cos(turned)), round(SIZE / 2 + radius * Math.sin(turned))];
}

export const angleOf = (field: number): number => field * TURN;

/** The outline of a level of a field. */
export function outline(field: number, level: number): string {
  return ring(field, RADII[level - 1] ?? 0, RADII[level] ?? 0);
}

/** A whole field of the wheel. */
export function sector(field: number): string {
  return ring(field, RADII[0], RADII[TOP]);
}

function ring(field: number, outer: number, inner: number): string {
  const half = TURN / 2 - GAP;
  const [from, to] = [angleOf(field) - half, angleOf(field) + half];
  const arc = (radius: number, end: number, sweep: number) =>
    `A${radius} ${radius} 0 0 ${sweep} ${polar(radius, end).join(" ")}`;
  return `M${polar(outer, from).join(" ")}${arc(outer, to, 1)}L${polar(inner, to).join(" ")}${arc(inner, from, 0)}Z`;
}

/** Where the signs of a level stand; the outermost leaves room for the name of the field. */
export function middle(level: number): number {
  const outer = level === 1 ? (RADII[0] ?? 0) - 34 : (RADII[level - 1] ?? 0);
  return (outer + (RADII[level] ?? 0)) / 2;
}

/** Fields of the lower half are read from inside. */
export const isBelow = (field: number): boolean => angleOf(field) > 90 && angleOf(field) < 270;

/** The arc on which the name of a field is written, read from outside at the top and from inside below. */
export function nameArc(field: number): string {
  const below = isBelow(field);
  const radius = (RADII[0] ?? 0) - (below ? 14 : 26);
  const [from, to] = below
    ? [angleOf(field) + 29, angleOf(field) - 29]
    : [angleOf(field) - 29, angleOf(field) + 29];
  return `M${polar(radius, from).join(" ")}A${radius} ${radius} 0 0 ${below ? 0 : 1} ${polar(radius, to).join(" ")}`;
}

/** A short arrow across the border of two neighbours: from the branch to the level that asks for it. */
export function arrow(from: number, fromLevel: number, to: number, toLevel: number): string {
  const side = (to - from + 6) % 6 === 1 ? 1 : -1;
  const start = polar(middle(fromLevel) - 4, angleOf(from) + side * 25);
  const end = polar(middle(toLevel) + 10, angleOf(to) - side * 23);
  return `M${start.join(" ")}L${end.join(" ")}`;
}
