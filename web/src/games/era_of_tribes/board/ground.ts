/** What is painted under the pieces: water with its depths, terrain with its signs, realms with band and pattern. */
import type { Point } from "../../../map/geometry";
import { ShapeIndex } from "../../../map/hit";
import {
  around,
  bordersOf,
  listed,
  paintBand,
  stretches,
  stroke,
  territoryOf,
} from "../../../map/lines";
import { hatch, onSheet, type Painter, type Pen, paintDepths, stencils } from "../../../map/paint";
import type { EraBoard } from "../model";
import { paintSigns } from "./signs";

/** Distance of the lines from the shore, twice, and how fine they are, in units of the map. */
const DEPTHS = [34, 26, 18.5, 11.5, 5.5];
const LINE = 1;
/** In pixels. */
const BAND = 6.5;
const RIM = 2.3;

/** What of the map never changes in a game. */
export interface Scene {
  shapes: EraBoard["shapes"];
  provinces: ReadonlySet<string>;
  seas: ReadonlySet<string>;
  terrain: Record<string, string>;
}

/** The provinces of one seat. */
export interface Realm {
  seat: number;
  provinces: string[];
}

type Layer = (pen: Pen) => void;

/** Layers below and above the realms; made once, as reading paths is slow. */
export function layersOf(scene: Scene, signs = true): { below: Layer; above: Layer } {
  const { shapes } = scene;
  const chosen = (all: Record<string, { path: string }>, ids?: ReadonlySet<string>, out = false) =>
    stencils(listed(all).filter(({ id }) => !ids || ids.has(id) !== out));
  const provinces = chosen(shapes.provinces, scene.provinces);
  const outside = chosen(shapes.provinces, scene.provinces, true);
  const outsideSeas = chosen(shapes.seas, scene.seas, true);
  const wastes = chosen(shapes.waste);
  const land = [...listed(shapes.provinces), ...listed(shapes.waste)];
  const coasts = stretches(around(land.map(({ path }) => path)));
  const lanes = bordersOf(shapes.seas, shapes.sea_borders);
  const index = new ShapeIndex(
    listed(shapes.provinces).filter(({ id }) => scene.provinces.has(id)),
    shapes.frame,
  );
  const signed = (u: number, v: number, free: number) => {
    const id = index.at(u, v);
    const label = id && shapes.provinces[id]?.label;
    if (!id || !label || Math.hypot(u - label[0], (v - label[1]) * 1.3) < free) return undefined;
    return scene.terrain[id];
  };
  const costly = shapes.marks.filter(
    ({ a, b, number }) => number > 1 && scene.seas.has(a) && scene.seas.has(b),
  );

  return {
    below(pen) {
      const { context, colour } = pen;
      paintDepths(pen, coasts, DEPTHS, LINE);
      stroke(pen, lanes, "--sea-line", 1.3, [6, 4]);
      context.fillStyle = colour("--waste");
      for (const { path } of onSheet(pen, [...wastes, ...outside])) context.fill(path, "evenodd");
      for (const { id, path } of onSheet(pen, provinces)) {
        context.fillStyle = colour(signs ? `--${scene.terrain[id] ?? "grain"}` : "--prov");
        context.fill(path, "evenodd");
      }
      if (signs) paintSigns(pen, signed);
    },
    above(pen) {
      const { context, colour } = pen;
      context.lineJoin = "round";
      stroke(pen, provinces, "--border", 1.1);
      stroke(pen, coasts, "--border", 1.4);
      context.fillStyle = hatch(pen, colour("--hatch"), 7, 1.6);
      for (const { path } of onSheet(pen, [...outside, ...outsideSeas]))
        context.fill(path, "evenodd");
      for (const { number, at, path } of costly) paintCost(pen, number, at, path);
    },
  };
}

/** What a sea border costs if that is more than one movement point. */
function paintCost(pen: Pen, number: number, [u, v]: Point, path?: string): void {
  const { context, colour, k } = pen;
  if (path) {
    context.strokeStyle = colour("--sea-line");
    context.lineWidth = 1.3 / k;
    context.setLineDash([2 / k, 4 / k]);
    context.stroke(new Path2D(path));
    context.setLineDash([]);
  }
  context.beginPath();
  context.arc(u, v, 10 / k, 0, 7);
  context.fillStyle = colour("--surface");
  context.fill();
  context.strokeStyle = colour("--sea-line");
  context.lineWidth = 1.6 / k;
  context.stroke();
  context.fillStyle = colour("--ink");
  context.font = `700 ${14 / k}px "Source Sans 3", sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(number), u, v + 0.5 / k);
}

/** The ground with these realms on it. */
export function painterOf(
  { below, above }: ReturnType<typeof layersOf>,
  { shapes }: Scene,
  realms: Realm[],
): Painter {
  const drawn = realms.map(({ seat, provinces }) => ({
    seat,
    ...territoryOf(provinces.map((id) => shapes.provinces[id]?.path ?? "")),
  }));
  return (pen) => {
    const { context, colour, k } = pen;
    below(pen);
    for (const realm of onSheet(pen, drawn)) {
      const own = colour(`--realm-${realm.seat + 1}`);
      paintBand(pen, realm, { colour: own, width: BAND, alpha: 1 }, () => {
        context.globalAlpha = Number(colour("--realm-tint"));
        context.fillStyle = own;
        context.fill(realm.land, "evenodd");
        context.globalAlpha = Number(colour("--realm-pattern"));
        context.fillStyle = patternOf(pen, realm.seat, own);
        context.fill(realm.land, "evenodd");
      });
    }
    above(pen);
    for (const { seat, outline } of onSheet(pen, drawn)) {
      context.strokeStyle = colour(`--p${seat + 1}`);
      context.lineWidth = RIM / k;
      context.stroke(outline);
    }
  };
}

const TILE = 12;
/** Dots, upright bars, diagonals, grid, scales, chevrons: on a square of twelve pixels that repeats. */
const PATTERNS: ((pen: OffscreenCanvasRenderingContext2D) => void)[] = [
  (pen) => {
    for (const [x, y] of [
      [3, 3],
      [9, 9],
    ] as const) {
      pen.beginPath();
      pen.arc(x, y, 1.7, 0, 7);
      pen.fill();
    }
  },
  (pen) => {
    pen.fillRect(1, 0, 2, TILE);
    pen.fillRect(7, 0, 2, TILE);
  },
  (pen) => {
    for (const at of [-TILE, 0, TILE]) {
      pen.moveTo(at - 1, TILE + 1);
      pen.lineTo(at + TILE + 1, -1);
    }
    pen.stroke();
  },
  (pen) => {
    pen.fillRect(0, 0, TILE, 1.6);
    pen.fillRect(0, 0, 1.6, TILE);
  },
  (pen) => {
    for (const [x, y] of [
      [6, 0],
      [0, 6],
      [12, 6],
    ] as const) {
      pen.moveTo(x + 6, y);
      pen.arc(x, y, 6, 0, Math.PI);
    }
    pen.stroke();
  },
  (pen) => {
    for (const y of [-4, 2, 8]) {
      pen.moveTo(0, y + 5);
      pen.lineTo(6, y);
      pen.lineTo(12, y + 5);
    }
    pen.stroke();
  },
];

function patternOf({ context, k }: Pen, seat: number, colour: string): CanvasPattern | string {
  const tile = new OffscreenCanvas(TILE, TILE);
  const pen = tile.getContext("2d");
  if (!pen) return colour;
  pen.fillStyle = pen.strokeStyle = colour;
  pen.lineWidth = 1.7;
  pen.beginPath();
  PATTERNS[seat % PATTERNS.length]?.(pen);
  const pattern = context.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(1 / k));
  return pattern ?? colour;
}
