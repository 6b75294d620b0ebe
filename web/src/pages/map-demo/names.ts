/** Which names the demo shows at a scale, and where. */
import { type Box, boxAround, type Point } from "../../map/geometry";
import { around, arrange, type Label, type Placed, sizeOf } from "../../map/labels";
import { roomOf, type Step } from "./pieces";
import type { World } from "./world";

/** Land under so many pixels is too narrow for its name. */
const NARROW = 60;

export interface MapName {
  id: string;
  text: string;
  kind: "province" | "region" | "sea";
  u: number;
  v: number;
  weight: number;
}

/** Names of provinces, lands and seas, with the weight they have at a zoom step. */
export function namesOf(world: World, step: Step, ahead: (province: string) => boolean): MapName[] {
  const regions = new Map<string, Point[]>();
  for (const { region, label } of Object.values(world.provinces))
    if (region) regions.set(region, [...(regions.get(region) ?? []), label]);
  const middle = (points: Point[], axis: 0 | 1) =>
    points.reduce((total, point) => total + point[axis], 0) / points.length;
  return [
    ...Object.entries(world.provinces).map(
      ([
        id,
        {
          label: [u, v],
          area,
        },
      ]): MapName => ({ id, text: id, kind: "province", u, v, weight: ahead(id) ? 1e9 : area }),
    ),
    ...[...regions].map(
      ([id, points]): MapName => ({
        id: `region ${id}`,
        text: id.replace(" ", "\n"),
        kind: "region",
        u: middle(points, 0),
        v: middle(points, 1),
        weight: step === "strategy" ? 1e8 : -1,
      }),
    ),
    ...Object.entries(world.seas).map(
      ([
        id,
        {
          label: [u, v],
        },
      ]): MapName => ({
        id: `sea ${id}`,
        text: id.replaceAll(" ", "\n"),
        kind: "sea",
        u,
        v,
        weight: 1e6,
      }),
    ),
  ];
}

/** Who has room; a province whose land is narrow may be called out. */
export function roomFor(
  world: World,
  names: MapName[],
  step: Step,
  k: number,
  counts: Map<string, number>,
): Map<string, Placed> {
  const shown = names.filter(
    ({ kind, weight }) =>
      weight >= 0 && (step !== "strategy" || kind !== "province" || weight >= 1e9),
  );
  const labels = shown.map(({ id, text, kind, u, v, weight }): Label => {
    const size: Point =
      kind === "province" ? sizeOf(text) : sizeOf(text, kind === "region" ? 10.5 : 8, 18);
    if (kind !== "province")
      return {
        id,
        u,
        v,
        weight,
        forms: [size],
        spots: [
          [0, 0],
          [0, 24],
          [0, -24],
          [40, 0],
          [-40, 0],
        ],
      };
    const narrow = Math.sqrt(world.provinces[id]?.area ?? 0) * k * 0.7 < NARROW;
    const [, height] = roomOf(counts.get(id) ?? 0, step);
    const beside: Point[] = [
      [0, -height / 2 - 8],
      [0, height / 2 + 18],
    ];
    return {
      id,
      u,
      v,
      weight,
      forms: [size],
      spots: narrow ? [...beside, ...around(44), ...around(72)] : beside,
    };
  });
  return arrange(labels, k, taken(world, step, k, counts));
}

/** Pieces stand firm; names keep off them. */
function taken(world: World, step: Step, k: number, counts: Map<string, number>): Box[] {
  if (step === "strategy") return [];
  return Object.entries(world.provinces).map(
    ([
      id,
      {
        label: [u, v],
      },
    ]): Box => {
      const [width, height] = roomOf(counts.get(id) ?? 0, step);
      return boxAround([u * k, v * k + 8], [width, height]);
    },
  );
}

/** Does a name stand so far from its place that a line must join them? */
export function isApart({ dx, dy }: Placed): boolean {
  return Math.hypot(dx, dy) > 40;
}

/** The look of a name, as `pictureOf` reads it. */
export function lookOf({ kind, text }: MapName, apart: boolean): string {
  return `${apart ? "plate" : kind} ${kind === "region" ? text.toLocaleUpperCase() : text}`;
}
