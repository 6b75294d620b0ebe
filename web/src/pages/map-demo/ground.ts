/** How the demo paints its ground: water, waste, washes with hatching, borders, rivers and ridges. */
import {
  bordersOf,
  coastsOf,
  listed,
  paintBand,
  regionsOf,
  stroke,
  territoryOf,
} from "../../map/lines";
import { hatch, onSheet, type Painter, type Pen, paintDepths, stencils } from "../../map/paint";
import type { World } from "./world";

export type Overlay = "control" | "lands" | "income" | "bare";
export const OVERLAYS: Overlay[] = ["control", "lands", "income", "bare"];

export interface Realms {
  /** 0 to 3, or nobody. */
  ownerOf(province: string): number | undefined;
  incomeOf(province: string): number;
}

/** In pixels. */
const DEPTHS = [52, 38, 25, 13];
const BAND = 5;

/** Everything that does not depend on the overlay is made ready once. */
export function groundOf(world: World, realms: Realms): (overlay: Overlay) => Painter {
  const provinces = stencils(listed(world.provinces));
  const wastes = stencils(listed(world.waste));
  const coasts = coastsOf([world.provinces, world.waste], world.seas);
  const between = (kind: string) =>
    bordersOf(
      world.provinces,
      world.borders.filter((each) => each.kind === kind),
    );
  const lines = { plain: between("plain"), river: between("river"), ridge: between("ridge") };
  const zones = bordersOf(world.seas, world.sea_borders);
  const lands = regionsOf(world.provinces);
  const regions = lands.map(({ id }) => id);
  const owned = [0, 1, 2, 3].map((owner) =>
    territoryOf(
      Object.entries(world.provinces)
        .filter(([id]) => realms.ownerOf(id) === owner)
        .map(([, { path }]) => path),
    ),
  );

  function washes(pen: Pen, overlay: Overlay) {
    const { context, colour } = pen;
    const hatches = [0, 1, 2, 3].map((owner) =>
      owner % 2 ? hatch(pen, colour(`--seat-${owner}`), 8, 0.9) : null,
    );
    for (const { id, path } of onSheet(pen, provinces)) {
      const owner = overlay === "control" ? realms.ownerOf(id) : undefined;
      const land = regions.indexOf(world.provinces[id]?.region ?? "") % 5;
      const plain = colour("--prov");
      context.fillStyle =
        owner !== undefined
          ? colour(`--wash-${owner}`)
          : overlay === "lands"
            ? colour(`--land-${land}`)
            : overlay === "income"
              ? colour(`--income-${realms.incomeOf(id)}`)
              : plain;
      context.fill(path, "evenodd");
      const over = owner === undefined ? null : hatches[owner];
      if (!over) continue;
      context.globalAlpha = 0.42;
      context.fillStyle = over;
      context.fill(path, "evenodd");
      context.globalAlpha = 1;
    }
  }

  /** A band inside the outer line of each realm. */
  function bands(pen: Pen) {
    for (const [owner, land] of owned.entries())
      paintBand(pen, land, { colour: pen.colour(`--seat-${owner}`), width: BAND, alpha: 0.55 });
  }

  return (overlay) => (pen) => {
    const { context, colour, k } = pen;
    context.lineJoin = "round";
    paintDepths(
      pen,
      coasts,
      DEPTHS.map((depth) => depth / k),
      1.6 / k,
    );
    stroke(pen, zones, "--sea-ink", 0.6, [4, 6]);
    context.fillStyle = colour("--waste");
    for (const { path } of onSheet(pen, wastes)) context.fill(path, "evenodd");
    washes(pen, overlay);
    if (overlay === "control") bands(pen);
    stroke(pen, lines.plain, "--prov-edge", 0.8);
    stroke(pen, lines.ridge, "--prov-edge", 0.8);
    stroke(pen, lands, "--area-edge", 1.6);
    stroke(pen, lines.river, "--river-case", 3.6);
    stroke(pen, lines.river, "--river", 2);
    stroke(pen, lines.ridge, "--ridge", 4, [3, 5]);
    stroke(pen, coasts, "--coast", 0.9);
  };
}

/** What the small map shows: the land of each owner, and the rest. */
export function smallPaths(world: World, realms: Realms): { id: string; path: string }[] {
  const whose = (owner: number | undefined) =>
    Object.entries(world.provinces)
      .filter(([id]) => realms.ownerOf(id) === owner)
      .map(([, { path }]) => path)
      .join("");
  return [
    {
      id: "waste",
      path: Object.values(world.waste)
        .map(({ path }) => path)
        .join(""),
    },
    ...[undefined, 0, 1, 2, 3].map((owner) => ({ id: `owner-${owner}`, path: whose(owner) })),
  ];
}
