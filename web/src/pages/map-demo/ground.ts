/** How the demo paints its ground: water, waste, washes with hatching, borders, rivers and ridges. */
import { boxOf, outlineOf, ringsOf, sharedBy } from "../../map/geometry";
import {
  hatch,
  onSheet,
  type Painter,
  type Pen,
  paintDepths,
  type Stencil,
  stencils,
} from "../../map/paint";
import { linesBetween, type World } from "./world";

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

function line(path: string, id = ""): Stencil {
  return { id, path: new Path2D(path), box: boxOf(ringsOf(path)) };
}

function listed(shapes: Record<string, { path: string }>): { id: string; path: string }[] {
  return Object.entries(shapes).map(([id, { path }]) => ({ id, path }));
}

/** Everything that does not depend on the overlay is made ready once. */
export function groundOf(world: World, realms: Realms): (overlay: Overlay) => Painter {
  const provinces = stencils(listed(world.provinces));
  const wastes = stencils(listed(world.waste));
  const around = (paths: string[]) => outlineOf(paths.map(ringsOf));
  const paths = (shapes: Record<string, { path: string }>) =>
    Object.values(shapes).map(({ path }) => path);
  // Where land meets a sea: the edge of the world is no shore.
  const shore = sharedBy(
    ringsOf(around(paths(world.seas))),
    ringsOf(around([...paths(world.provinces), ...paths(world.waste)])),
  );
  const coasts = shore
    .split("M")
    .slice(1)
    .map((each) => line(`M${each}`));
  const between = (kind: string) =>
    linesBetween(
      world.provinces,
      world.borders.filter((each) => each.kind === kind),
    ).map((path) => line(path));
  const lines = { plain: between("plain"), river: between("river"), ridge: between("ridge") };
  const zones = linesBetween(world.seas, world.sea_borders).map((path) => line(path));
  const regions = [...new Set(Object.values(world.provinces).map(({ region }) => region))];
  const lands = regions.map((id) =>
    line(
      around(
        Object.values(world.provinces)
          .filter(({ region }) => region === id)
          .map(({ path }) => path),
      ),
      id,
    ),
  );
  const owned = [0, 1, 2, 3].map((owner) => {
    const own = Object.entries(world.provinces)
      .filter(([id]) => realms.ownerOf(id) === owner)
      .map(([, { path }]) => path);
    return { path: new Path2D(own.join("")), band: new Path2D(around(own)) };
  });

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
  function bands({ context, colour, k }: Pen) {
    for (const [owner, { path, band }] of owned.entries()) {
      context.save();
      context.clip(path, "evenodd");
      context.globalAlpha = 0.55;
      context.strokeStyle = colour(`--seat-${owner}`);
      context.lineWidth = (2 * BAND) / k;
      context.stroke(band);
      context.restore();
    }
  }

  function strokes(pen: Pen, all: Stencil[], token: string, width: number, dash: number[] = []) {
    const { context, colour, k } = pen;
    context.strokeStyle = colour(token);
    context.lineWidth = width / k;
    context.setLineDash(dash.map((each) => each / k));
    for (const { path } of onSheet(pen, all)) context.stroke(path);
    context.setLineDash([]);
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
    strokes(pen, zones, "--sea-ink", 0.6, [4, 6]);
    context.fillStyle = colour("--waste");
    for (const { path } of onSheet(pen, wastes)) context.fill(path, "evenodd");
    washes(pen, overlay);
    if (overlay === "control") bands(pen);
    strokes(pen, lines.plain, "--prov-edge", 0.8);
    strokes(pen, lines.ridge, "--prov-edge", 0.8);
    strokes(pen, lands, "--area-edge", 1.6);
    strokes(pen, lines.river, "--river-case", 3.6);
    strokes(pen, lines.river, "--river", 2);
    strokes(pen, lines.ridge, "--ridge", 4, [3, 5]);
    strokes(pen, coasts, "--coast", 0.9);
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
