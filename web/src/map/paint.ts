/** Painting on canvas: the pen of one sheet, and what several games paint alike. */
import { type Box, boxOf, meets, ringsOf, type Shape } from "./geometry";

export interface Pen {
  /** In units of the map. */
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  /** Pixels per unit: a line of 2 pixels has the width 2 / k. */
  k: number;
  /** What of the map lies on this sheet. */
  box: Box;
  /** A colour of the theme, by the name of its token. */
  colour(token: string): string;
}

export type Painter = (pen: Pen) => void;

/** Colours of the theme that an element shows now. */
export function palette(element: Element): Pen["colour"] {
  const style = getComputedStyle(element);
  const known = new Map<string, string>();
  return (token) => {
    const colour = known.get(token) ?? style.getPropertyValue(token).trim();
    known.set(token, colour);
    return colour;
  };
}

/** A shape made ready for the pen; reading its path again and again would be slow. */
export interface Stencil {
  id: string;
  path: Path2D;
  box: Box;
}

export function stencils(shapes: Shape[]): Stencil[] {
  return shapes.map(({ id, path }) => ({
    id,
    path: new Path2D(path),
    box: boxOf(ringsOf(path.replaceAll(/[HV]/g, " "))),
  }));
}

/** Those that reach the sheet, also with a line of this many pixels around them. */
export function onSheet<S extends { box: Box }>({ box, k }: Pen, all: S[], pixels = 8): S[] {
  const more = pixels / k;
  const wide: Box = [box[0] - more, box[1] - more, box[2] + more, box[3] + more];
  return all.filter((each) => meets(each.box, wide));
}

/** Lines of depth around the land: each is a wide stroke of the line's colour under a slightly narrower one of the water. */
export function paintDepths(pen: Pen, coasts: Stencil[], widths: number[], line: number): void {
  const { context, colour, k } = pen;
  context.lineJoin = "round";
  for (const width of widths) {
    const near = onSheet(pen, coasts, (width * k) / 2);
    for (const [token, own] of [
      ["--sea-2", width],
      ["--sea", width - line],
    ] as const) {
      context.strokeStyle = colour(token);
      context.lineWidth = own;
      for (const { path } of near) context.stroke(path);
    }
  }
}

/** Slanted lines of one colour, the same on the screen at every scale. */
export function hatch(
  { context, k }: Pen,
  colour: string,
  apart = 7,
  width = 2,
): CanvasPattern | string {
  const tile = new OffscreenCanvas(64, 64);
  const own = tile.getContext("2d");
  if (!own) return colour;
  own.strokeStyle = colour;
  own.lineWidth = width;
  for (let at = -64; at < 128; at += 64 / Math.round(64 / (apart * Math.SQRT2))) {
    own.moveTo(at, -1);
    own.lineTo(at + 66, 65);
  }
  own.stroke();
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(1 / k));
  return pattern ?? colour;
}
