/** Arrows and paths over the map. */
import { type Point, ringsOf } from "./geometry";

export interface Way {
  id: string;
  /** "Mx,yQx,y x,y" or "Mx,y x,y …", see `bowed` and `through`. */
  path: string;
  /** sea: a crossing; route: what I plan; threat: what others may do. */
  look: "sea" | "route" | "threat";
  heads: "end" | "both";
  /** A word on its middle: a chance, a price. */
  tag?: string;
  /** Numbered halts. */
  stops?: { at: Point; text: string }[];
}

/** Crossings between land and land. */
export function straitsOf(arrows: { a: string; b: string; path: string }[]): Way[] {
  return arrows.map(({ a, b, path }) => ({ id: `${a} ${b}`, path, look: "sea", heads: "both" }));
}

/** A curve whose control point stands `bend` times its length beside the middle. */
export function bowed([a, b]: Point, [c, d]: Point, bend = 0.15): string {
  return `M${a},${b}Q${(a + c) / 2 + bend * (d - b)},${(b + d) / 2 - bend * (c - a)} ${c},${d}`;
}

/** A line from point to point. */
export function through(points: Point[]): string {
  return `M${points.join(" ")}`;
}

function pointsOf(path: string): Point[] {
  return ringsOf(path.replace("Q", " ")).flat();
}

/** The heads of a way, as triangles of this length. */
export function headsOf({ path, heads }: Pick<Way, "path" | "heads">, length: number): string[] {
  const points = pointsOf(path);
  const ends = heads === "both" ? [points, [...points].reverse()] : [points];
  return ends.flatMap((line) => {
    const [from, to] = line.slice(-2);
    return from && to ? [headAt(to, Math.atan2(to[1] - from[1], to[0] - from[0]), length)] : [];
  });
}

/** How wide a head is on each side, per length. */
const SLIM = 0.46;

function headAt([u, v]: Point, angle: number, length: number): string {
  const corner = (along: number, aside: number): Point => [
    round(u + along * Math.cos(angle) - aside * Math.sin(angle)),
    round(v + along * Math.sin(angle) + aside * Math.cos(angle)),
  ];
  return `M${[corner(0, 0), corner(-length, -SLIM * length), corner(-length, SLIM * length)].join(" ")}Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** The middle of a way. */
export function middleOf(path: string): Point {
  return pointOn(path, 0.5);
}

/** A point of a way, from 0 at its beginning to 1 at its end; of the parts between its points each counts as much. */
export function pointOn(path: string, part: number): Point {
  const points = pointsOf(path);
  const [a, b, c] = points;
  if (path.includes("Q") && a && b && c)
    return between(between(a, b, part), between(b, c, part), part);
  const at = (points.length - 1) * part;
  const from: Point = points[Math.floor(at)] ?? [0, 0];
  return between(from, points[Math.ceil(at)] ?? from, at % 1);
}

/** A way from its beginning as far as this part of it. */
export function upTo(path: string, part: number): string {
  const points = pointsOf(path);
  const [a, b] = points;
  const end = pointOn(path, part);
  if (path.includes("Q") && a && b) return `M${a}Q${between(a, b, part)} ${end}`;
  return through([...points.slice(0, Math.ceil((points.length - 1) * part)), end]);
}

function between([a, b]: Point, [c, d]: Point, part: number): Point {
  return [a + (c - a) * part, b + (d - b) * part];
}
