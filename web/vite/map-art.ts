import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "map-art:";
const GAMES = resolve(import.meta.dirname, "../../src/aevum/games");

/** Left, top, width, height in board units. */
type Cut = [number, number, number, number];

interface Shapes {
  provinces: Record<string, { path: string }>;
  waste: Record<string, { path: string }>;
  line: string;
}

/**
 * `import { land } from "map-art:GAME?left,top,width,height"` gives that cut of the board, in whole units: a few kB instead of
 * the map. `land` is all provinces as one path, `provinces` each by its id; only what is imported is packed.
 */
export function mapArt(): Plugin {
  return {
    name: "aevum-map-art",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [game = "", numbers = ""] = id.slice(PREFIX.length + 1).split("?");
      const cut = numbers.split(",").map(Number) as Cut;
      const file = resolve(GAMES, game, "data/shapes.json");
      this.addWatchFile(file);
      const shapes = JSON.parse(readFileSync(file, "utf8")) as Shapes;
      const cutOut = ({ path }: { path: string }) =>
        parts(path)
          .filter((part) => meets(part, cut))
          .map(draw)
          .join("");
      const provinces = Object.entries(shapes.provinces)
        .map(([name, shape]) => [name, cutOut(shape)] as const)
        .filter(([, path]) => path);
      const art = {
        box: cut.join(" "),
        land: provinces.map(([, path]) => path).join(""),
        provinces: Object.fromEntries(provinces),
        waste: Object.values(shapes.waste).map(cutOut).join(""),
        line: parts(shapes.line)
          .map((part) => draw(part).replace(/z$/, ""))
          .join(""),
      };
      return Object.entries(art)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

type Point = [number, number];

function parts(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((part) => {
      const points = [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(
        (pair): Point => [Math.round(+pair[1]!), Math.round(+pair[2]!)],
      );
      return points.filter(
        ([x, y], at) => at === 0 || x !== points[at - 1]![0] || y !== points[at - 1]![1],
      );
    });
}

function meets(points: Point[], [left, top, width, height]: Cut): boolean {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return (
    points.length > 2 &&
    Math.min(...xs) < left + width &&
    Math.max(...xs) > left &&
    Math.min(...ys) < top + height &&
    Math.max(...ys) > top
  );
}

function draw(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join(" ")}z`;
}
