/** What is painted under the states of the provinces: water with its depths, the land nobody plays on, the provinces. */
import type { BoardData } from "../../lib/api/types";
import { beyond, boxOf, outlineOf, ringsOf } from "../../map/geometry";
import { onSheet, type Painter, paintDepths, type Stencil, stencils } from "../../map/paint";

/** Distance of the lines from the shore, twice, and how fine they are, in units of the map. */
const DEPTHS = [60, 46, 34, 23, 13];
const LINE = 1.7;
/** How far the land goes on where the frame of the map cuts it. */
const BEYOND = 1200;

const made = new WeakMap<BoardData["shapes"], Painter>();

/** The painter of a board; the same for the same board. */
export function groundOf(shapes: BoardData["shapes"]): Painter {
  const known = made.get(shapes) ?? painterOf(shapes);
  made.set(shapes, known);
  return known;
}

function painterOf(shapes: BoardData["shapes"]): Painter {
  const provinces = stencils(
    Object.entries(shapes.provinces).map(([id, { path }]) => ({ id, path })),
  );
  const wastes = stencils(Object.entries(shapes.waste).map(([id, { path }]) => ({ id, path })));
  const further = (all: Record<string, { path: string }>) =>
    extended(
      Object.values(all)
        .map(({ path }) => beyond(path, shapes.frame, BEYOND))
        .join(""),
    );
  const [provincesBeyond, wastesBeyond] = [further(shapes.provinces), further(shapes.waste)];
  const coasts = [...coastsOf(shapes), provincesBeyond, wastesBeyond];
  return (pen) => {
    const { context, colour, k } = pen;
    paintDepths(pen, coasts, DEPTHS, LINE);
    context.fillStyle = colour("--prov");
    context.fill(provincesBeyond.path);
    context.fillStyle = colour("--waste");
    context.fill(wastesBeyond.path);
    for (const { path } of onSheet(pen, wastes)) context.fill(path, "evenodd");
    context.fillStyle = colour("--prov");
    context.strokeStyle = colour("--prov-edge");
    context.lineWidth = 1 / k;
    for (const { path } of onSheet(pen, provinces)) {
      context.fill(path, "evenodd");
      context.stroke(path);
    }
  };
}

function extended(path: string): Stencil {
  return { id: "", path: new Path2D(path), box: [-Infinity, -Infinity, Infinity, Infinity] };
}

/** The lines between land and water, one by one, so that a sheet paints only those near it. */
function coastsOf(shapes: BoardData["shapes"]): Stencil[] {
  const lines = outlineOf(
    [...Object.values(shapes.provinces), ...Object.values(shapes.waste)].map(({ path }) =>
      ringsOf(path),
    ),
  );
  return lines
    .split("M")
    .slice(1)
    .map((line, at) => ({
      id: String(at),
      path: new Path2D(`M${line}`),
      box: boxOf(ringsOf(`M${line}`)),
    }));
}
