/** Lines of a map made ready for the pen: coasts, borders, the outlines of realms; and how they are drawn. */
import {
  type Box,
  boxOf,
  joined,
  outerSides,
  outlineOf,
  type Point,
  ringsOf,
  type Shape,
  type Side,
  seamsOf,
  sharedSides,
} from "./geometry";
import { onSheet, type Pen, type Stencil } from "./paint";

type Shapes = Record<string, { path: string }>;

/** A line that is walked along, too. */
export interface Line extends Stencil {
  points: Point[][];
}

/** The land of one owner, and the line around it. */
export interface Territory {
  land: Path2D;
  outline: Path2D;
  box: Box;
}

export function listed(shapes: Shapes): Shape[] {
  return Object.entries(shapes).map(([id, { path }]) => ({ id, path }));
}

export function lineOf(path: string, id = ""): Line {
  const points = ringsOf(path);
  return { id, path: new Path2D(path), box: boxOf(points), points };
}

/** Each stretch for itself, so that a sheet strokes what reaches it and no more. */
export function stretches(path: string): Line[] {
  return path
    .split("M")
    .slice(1)
    .map((each) => lineOf(`M${each}`));
}

/** The line around all these shapes together. */
export function around(paths: string[]): string {
  return outlineOf(paths.map(ringsOf));
}

const ringsIn = (shapes: Shapes) => Object.values(shapes).map(({ path }) => ringsOf(path));

/** Where land meets a sea: the edge of the world is no shore. */
export function coastsOf(land: Shapes[], seas: Shapes): Line[] {
  const shores = outerSides(land.flatMap(ringsIn));
  return stretches(joined(sharedSides(outerSides(ringsIn(seas)), shores)));
}

/** The shapes of a board never change: their borders are looked for once. */
const seams = new WeakMap<Shapes, Map<string, Side[]>>();

/** The lines between neighbours; the id of each names both. */
export function bordersOf(shapes: Shapes, pairs: { a: string; b: string }[]): Line[] {
  const known = seams.get(shapes) ?? seamsOf(shapes);
  seams.set(shapes, known);
  return pairs
    .map(({ a, b }) => lineOf(joined(known.get(`${a} ${b}`) ?? []), `${a} ${b}`))
    .filter(({ points }) => points.length);
}

/** The outer line of each region. */
export function regionsOf(provinces: Record<string, { path: string; region: string }>): Line[] {
  const regions = new Map<string, string[]>();
  for (const { path, region } of Object.values(provinces))
    regions.set(region, [...(regions.get(region) ?? []), path]);
  return [...regions].map(([id, paths]) => lineOf(around(paths), id));
}

export function territoryOf(paths: string[]): Territory {
  const outline = around(paths);
  return {
    land: new Path2D(paths.join("")),
    outline: new Path2D(outline),
    box: boxOf(ringsOf(outline)),
  };
}

/** Width and dashes are pixels. */
export function stroke(
  pen: Pen,
  all: Stencil[],
  token: string,
  width: number,
  dash: number[] = [],
): void {
  const { context, colour, k } = pen;
  context.strokeStyle = colour(token);
  context.lineWidth = width / k;
  context.setLineDash(dash.map((each) => each / k));
  for (const { path } of onSheet(pen, all)) context.stroke(path);
  context.setLineDash([]);
}

/** A band of so many pixels inside the outer line; `first` paints the land below it. */
export function paintBand(
  { context, k }: Pen,
  { land, outline }: Territory,
  look: { colour: string; width: number; alpha: number },
  first?: () => void,
): void {
  context.save();
  context.clip(land, "evenodd");
  first?.();
  context.globalAlpha = look.alpha;
  context.strokeStyle = look.colour;
  context.lineJoin = "round";
  context.lineWidth = (2 * look.width) / k;
  context.stroke(outline);
  context.restore();
}
