/** Patterns of the nations: on a square of eight pixels that repeats and never scales. */
import type { Pen } from "../../../map/paint";

const EDGE = 8;
type Draw = (pen: OffscreenCanvasRenderingContext2D) => void;

function lines(...points: [number, number, number, number][]): Draw {
  return (pen) => {
    for (const [a, b, c, d] of points) {
      pen.moveTo(a, b);
      pen.lineTo(c, d);
    }
    pen.stroke();
  };
}

function rounds(radius: number, full: boolean, ...points: [number, number][]): Draw {
  return (pen) => {
    for (const [x, y] of points) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 7);
    }
    if (full) pen.fill();
    else pen.stroke();
  };
}

/** By the number of the pattern, 0 = plain. */
const DRAWN: (Draw | null)[] = [
  null,
  lines([-2, 10, 10, -2], [-2, 2, 2, -2], [6, 10, 10, 6]),
  rounds(0.95, true, [2, 2], [6, 6]),
  lines([0, 2, 8, 2], [0, 6, 8, 6]),
  lines([-1, -1, 9, 9], [-1, 9, 9, -1]),
  lines([-2, -2, 10, 10], [-2, 6, 2, 10], [6, -2, 10, 2]),
  lines([2, 0, 2, 8], [6, 0, 6, 8]),
  lines([0, 6, 4, 3], [4, 3, 8, 6]),
  rounds(2.2, false, [4, 4]),
  lines([2, 4, 6, 4], [4, 2, 4, 6]),
  lines([0, 0, 8, 0], [0, 4, 8, 4], [2, 0, 2, 4], [6, 4, 6, 8]),
  lines([0, 5, 2, 3.5], [2, 3.5, 4, 5], [4, 5, 6, 6.5], [6, 6.5, 8, 5]),
  lines([4, 1, 7, 4], [7, 4, 4, 7], [4, 7, 1, 4], [1, 4, 4, 1]),
  (pen) => pen.fillRect(0, 2, 8, 3.2),
  (pen) => {
    pen.moveTo(4, 1.5);
    pen.lineTo(7, 6.5);
    pen.lineTo(1, 6.5);
    pen.fill();
  },
  lines([-1, 9, 9, -1], [-1, 5, 5, -1], [3, 9, 9, 3], [-1, 1, 1, -1], [7, 9, 9, 7]),
];

/** The pattern as a paint of this pen; null where it is plain. */
export function patternOf(
  { context, k }: Pen,
  number: number,
  colour: string,
): CanvasPattern | null {
  const draw = DRAWN[number];
  const tile = new OffscreenCanvas(EDGE, EDGE);
  const pen = tile.getContext("2d");
  if (!draw || !pen) return null;
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = 0.9;
  pen.beginPath();
  draw(pen);
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(1 / k));
  return pattern;
}
