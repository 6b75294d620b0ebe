/** 215 provinces as the demo needs them. The shapes come from the map workshop in `atlas`, which says whose they are. */
import type { Point } from "../../map/geometry";

interface Land {
  path: string;
  label: Point;
}

export interface World {
  frame: Point;
  provinces: Record<string, Land & { area: number; region: string }>;
  waste: Record<string, Land>;
  seas: Record<string, Land & { area: number }>;
  arrows: { a: string; b: string; path: string }[];
  borders: { a: string; b: string; kind: "plain" | "river" | "ridge" }[];
  sea_borders: { a: string; b: string }[];
}

/** Who borders whom, and how: by land, river, ridge or strait. */
export function neighboursOf({ borders, arrows }: World): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const all = [...borders, ...arrows.map(({ a, b }) => ({ a, b, kind: "strait" }))];
  for (const { a, b, kind } of all.flatMap(({ a, b, kind }) => [
    { a, b, kind },
    { a: b, b: a, kind },
  ])) {
    const own = found.get(a) ?? new Map<string, string>();
    found.set(a, own.set(b, kind));
  }
  return found;
}

/** The fewest steps from one province to another. */
export function routeTo(
  neighbours: Map<string, Map<string, string>>,
  from: string,
  to: string,
): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of neighbours.get(here)?.keys() ?? [])
      if (!before.has(next)) before.set(next, here);
  }
  const way: string[] = [];
  for (let at: string | null | undefined = to; at; at = before.get(at)) way.unshift(at);
  return way[0] === from ? way : [];
}
