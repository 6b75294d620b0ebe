/** What is drawn on the land: terrain, ridges, limites, cities. Pixels everywhere. */
import type { Point } from "../../../map/geometry";
import type { Pen } from "../../../map/paint";
import { scatter } from "../../../map/scatter";

type Context = Pen["context"];

/** Pixels between two signs of terrain; below this scale they would be all that is seen. */
const APART = 25;
const SMALLEST = 0.26;

export function paintTerrain(pen: Pen, terrainAt: (u: number, v: number) => string | undefined) {
  const { context, colour, k } = pen;
  if (k < SMALLEST) return;
  context.save();
  context.globalAlpha = 0.34;
  context.lineWidth = 1;
  context.lineCap = context.lineJoin = "round";
  context.strokeStyle = context.fillStyle = colour("--tg");
  scatter(pen, APART, (u, v) => {
    const sign = TERRAIN[terrainAt(u, v) ?? ""];
    return sign && (() => sign(context));
  });
  context.restore();
}

function stroke(context: Context, ...paths: [number, number][][]) {
  for (const [first, ...rest] of paths) {
    if (first) context.moveTo(...first);
    for (const each of rest) context.lineTo(...each);
  }
  context.stroke();
}

const TERRAIN: Record<string, (context: Context) => void> = {
  steppe: (context) =>
    stroke(
      context,
      [
        [-4, -3],
        [-2, 3],
      ],
      [
        [0, -4],
        [0, 3],
      ],
      [
        [4, -3],
        [2, 3],
      ],
    ),
  desert(context) {
    for (const [x, y] of [
      [-5, 0],
      [0, 2],
      [4, -2],
    ] as const) {
      context.moveTo(x + 0.9, y);
      context.arc(x, y, 0.9, 0, 7);
    }
    context.fill();
  },
  forest: (context) =>
    stroke(
      context,
      [
        [0, -6],
        [4, 2],
        [-4, 2],
        [0, -6],
      ],
      [
        [0, 2],
        [0, 5],
      ],
    ),
  marsh: (context) =>
    stroke(
      context,
      [
        [-5, 3],
        [5, 3],
      ],
      [
        [-3, 3],
        [-4, -2],
      ],
      [
        [0, 3],
        [0, -4],
      ],
      [
        [3, 3],
        [4, -2],
      ],
    ),
  mountain: (context) =>
    stroke(
      context,
      [
        [-7, 4],
        [-1, -6],
        [5, 4],
      ],
      [
        [-1, -6],
        [1, -1],
        [0, 2],
      ],
    ),
};

/** Points along a line, so many units apart. */
export function along(line: Point[], apart: number): { at: Point; angle: number }[] {
  const found: { at: Point; angle: number }[] = [];
  let waits = apart / 2;
  line.forEach(([u, v], number) => {
    const [a, b] = line[number - 1] ?? [u, v];
    const length = Math.hypot(u - a, v - b);
    for (; waits <= length; waits += apart) {
      const part = length ? waits / length : 0;
      found.push({ at: [a + (u - a) * part, b + (v - b) * part], angle: Math.atan2(v - b, u - a) });
    }
    waits -= length;
  });
  return found;
}

/** A row of little mountains. */
export function paintRidge(pen: Pen, line: Point[]): void {
  const { context, colour, k } = pen;
  const size = Math.min(1, 0.45 + k * 0.5);
  for (const { at } of along(line, (13 * size) / k)) {
    context.save();
    context.translate(...at);
    context.scale(size / k, size / k);
    context.beginPath();
    context.moveTo(-6, 4);
    context.lineTo(0, -7);
    context.lineTo(6, 4);
    context.closePath();
    context.fillStyle = colour("--ridge-lit");
    context.fill();
    context.beginPath();
    context.moveTo(0, -7);
    context.lineTo(6, 4);
    context.lineTo(0.5, 4);
    context.closePath();
    context.fillStyle = colour("--ridge");
    context.fill();
    context.strokeStyle = colour("--ridge");
    context.lineWidth = 0.9;
    context.beginPath();
    context.moveTo(-6, 4);
    context.lineTo(0, -7);
    context.lineTo(6, 4);
    context.stroke();
    context.restore();
  }
}

/** Cities and sites by level: a ring, a house, houses, a town. */
const CITY: Record<number, string> = {
  1: "M-4 4V-3H-1V-1H1V-3H4V4Z",
  2: "M-7 4V-1H-5V-4H-2V-1H0V-6H3V-1H5V-3H7V4Z",
  3: "M-9 5V-1H-7V-4H-4V-1H-3V-8H0V-5H2V-8H5V-1H6V-4H9V5Z",
};

export function paintCity(context: Context, colour: Pen["colour"], level: number, walls: boolean) {
  context.strokeStyle = colour("--halo");
  context.fillStyle = colour("--city");
  context.lineWidth = 2.6;
  context.lineJoin = "round";
  if (level < 1) {
    context.beginPath();
    context.arc(0, 0, 3.4, 0, 7);
    context.stroke();
    context.lineWidth = 1.6;
    context.strokeStyle = colour("--city");
    context.stroke();
    return;
  }
  const path = new Path2D(CITY[level] ?? CITY[1]);
  context.stroke(path);
  context.fill(path);
  if (!walls) return;
  context.strokeStyle = colour("--city");
  context.lineWidth = 1.8;
  context.beginPath();
  context.moveTo(-10, 3);
  context.lineTo(-10, 7.5);
  context.lineTo(10, 7.5);
  context.lineTo(10, 3);
  context.stroke();
}
