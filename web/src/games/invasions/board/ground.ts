/** What is painted under the pieces: water with its depths, terrain, washes and patterns of the nations, borders, rivers. */
import { ShapeIndex } from "../../../map/hit";
import {
  bordersOf,
  coastsOf,
  type Line,
  lineOf,
  listed,
  paintBand,
  regionsOf,
  stroke,
  territoryOf,
} from "../../../map/lines";
import { hatch, onSheet, type Painter, type Pen, paintDepths, stencils } from "../../../map/paint";
import type { InvasionsBoard, Power } from "../model";
import { patternOf } from "./patterns";
import { along, paintRidge, paintTerrain } from "./signs";

/** Distance of the lines from the shore, twice, and the width of the band inside a realm, in pixels. */
const DEPTHS = [52, 38, 25, 13];
const BAND = 5;

/** What of the map never changes in a game. */
export interface Scene {
  shapes: InvasionsBoard["shapes"];
  terrain: Record<string, string>;
  open: ReadonlySet<string>;
}

/** How one province is painted. */
export interface Dress {
  /** Token of the colour; without it the terrain shows. */
  wash?: string;
  pattern?: { number: number; token: string };
  /** Token of slanted lines over it. */
  hatch?: { token: string; apart: number };
}

export interface Realm {
  power: Power;
  provinces: string[];
}

/** What changes: the dress of each province, the bands of realms, where a limes stands. */
export interface Painted {
  dress(province: string): Dress;
  realms: Realm[];
  limes: string[];
}

/** Everything that does not depend on the game is made ready once, as reading paths is slow. */
export function groundOf({ shapes, terrain, open }: Scene): (painted: Painted) => Painter {
  const provinces = stencils(listed(shapes.provinces));
  const wastes = stencils(listed(shapes.waste));
  const coasts = coastsOf([shapes.provinces, shapes.waste], shapes.seas);
  const kind = (name: string) =>
    bordersOf(
      shapes.provinces,
      shapes.borders.filter((each) => each.kind === name),
    );
  const lines = { plain: kind("plain"), river: kind("river"), ridge: kind("ridge") };
  const zones = bordersOf(shapes.seas, shapes.sea_borders);
  const straits = shapes.arrows.map(({ a, b, path }) => ({
    ...lineOf(path.replace("Q", " ")),
    id: `${a} ${b}`,
    path: new Path2D(path),
  }));
  const areas = regionsOf(shapes.provinces);
  const index = new ShapeIndex(listed(shapes.provinces), shapes.frame);
  const terrainAt = (u: number, v: number) => {
    const id = index.at(u, v);
    const label = id && shapes.provinces[id]?.label;
    return id && label ? terrain[id] : undefined;
  };

  function washes(pen: Pen, { dress }: Painted) {
    const { context, colour } = pen;
    const patterns = new Map<string, CanvasPattern | string | null>();
    const painted = (key: string, make: () => CanvasPattern | string | null) => {
      const known = patterns.get(key);
      if (known !== undefined) return known;
      const made = make();
      patterns.set(key, made);
      return made;
    };
    for (const { id, path } of onSheet(pen, provinces)) {
      const { wash, pattern, hatch: slanted } = dress(id);
      context.fillStyle = colour(wash ?? `--t-${terrain[id] ?? "clear"}`);
      context.fill(path, "evenodd");
      const over =
        pattern &&
        painted(`${pattern.token} ${pattern.number}`, () =>
          patternOf(pen, pattern.number, colour(pattern.token)),
        );
      if (over) {
        context.globalAlpha = 0.42;
        context.fillStyle = over;
        context.fill(path, "evenodd");
        context.globalAlpha = 1;
      }
      if (!slanted) continue;
      const lined = painted(`${slanted.token} / ${slanted.apart}`, () =>
        hatch(pen, colour(slanted.token), slanted.apart, 1.6),
      );
      if (lined) context.fillStyle = lined;
      context.fill(path, "evenodd");
    }
  }

  /** Tesserae inside the frontier of a province with a limes. */
  function limites(pen: Pen, frontier: Line[]) {
    const { context, colour, k } = pen;
    for (const { points } of onSheet(pen, frontier)) {
      for (const line of points)
        for (const [number, { at, angle }] of along(line, 7 / k).entries()) {
          context.save();
          context.translate(...at);
          context.rotate(angle);
          context.scale(1 / k, 1 / k);
          context.fillStyle = colour("--city");
          context.fillRect(-4.2, -3.6, 8.4, 7.2);
          context.fillStyle = colour(number % 2 ? "--limes" : "--limes-2");
          context.fillRect(-3.4, -2.8, 6.8, 5.6);
          context.restore();
        }
    }
  }

  return (painted) => {
    const bands = painted.realms.map(({ power, provinces: own }) => ({
      power,
      ...territoryOf(own.map((id) => shapes.provinces[id]?.path ?? "")),
    }));
    const frontier = frontierOf(painted.limes);
    const closed = provinces.filter(({ id }) => !open.has(id));
    return (pen) => {
      const { context, colour, k } = pen;
      context.lineJoin = "round";
      paintDepths(
        pen,
        coasts,
        DEPTHS.map((depth) => depth / k),
        1.6 / k,
      );
      stroke(pen, zones, "--sea-line", 1, [4, 6]);
      context.fillStyle = colour("--waste");
      for (const { path } of onSheet(pen, wastes)) context.fill(path, "evenodd");
      washes(pen, painted);
      paintTerrain(pen, terrainAt);
      for (const band of onSheet(pen, bands))
        paintBand(pen, band, { colour: colour(`--seat-${band.power}`), width: BAND, alpha: 0.5 });
      context.fillStyle = colour("--veil");
      for (const { path } of onSheet(pen, closed)) context.fill(path, "evenodd");
      context.fillStyle = hatch(pen, colour("--hatch"), 9, 1.1);
      for (const { path } of onSheet(pen, closed)) context.fill(path, "evenodd");
      stroke(pen, [...lines.plain, ...lines.ridge, ...lines.river], "--prov-edge", 0.9);
      stroke(pen, areas, "--area-edge", 1.5);
      stroke(pen, lines.river, "--river-case", 4);
      stroke(pen, lines.river, "--river", 2.2);
      stroke(pen, coasts, "--coast", 1);
      if (k > 0.2)
        for (const { points } of onSheet(pen, lines.ridge))
          for (const line of points) paintRidge(pen, line);
      limites(pen, frontier);
      stroke(pen, straits, "--strait", 1.6, [5, 4]);
    };
  };

  /** Borders between land with a limes and land beyond it that has none. */
  function frontierOf(limes: string[]): Line[] {
    const held = new Set(limes);
    const inside = (id: string) => held.has(id);
    return [...lines.river, ...lines.ridge, ...lines.plain].filter(({ id }) => {
      const [a = "", b = ""] = id.split(" ");
      return inside(a) !== inside(b) && areaOf(a) !== areaOf(b);
    });
  }

  function areaOf(id: string): string {
    return shapes.provinces[id]?.region ?? "";
  }
}
