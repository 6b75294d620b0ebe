/** What is painted under the pieces: water with its depths, waste, terrain. */
import { outlineOf, ringsOf } from "../../../map/geometry";
import { onSheet, type Painter, paintDepths, stencils } from "../../../map/paint";
import type { EraBoard } from "../model";

const DEPTHS = [30, 22, 15, 9, 4.5];
const LINE = 0.9;

const made = new WeakMap<EraBoard["shapes"], Painter>();

/** The painter of a board; the same for the same board. */
export function groundOf(shapes: EraBoard["shapes"]): Painter {
  const known = made.get(shapes) ?? painterOf(shapes);
  made.set(shapes, known);
  return known;
}

function painterOf(shapes: EraBoard["shapes"]): Painter {
  const all = (paths: Record<string, { path: string }>) =>
    stencils(Object.entries(paths).map(([id, { path }]) => ({ id, path })));
  const [provinces, wastes] = [all(shapes.provinces), all(shapes.waste)];
  const coasts = stencils([
    {
      id: "coast",
      path: outlineOf(
        [...Object.values(shapes.provinces), ...Object.values(shapes.waste)].map(({ path }) =>
          ringsOf(path),
        ),
      ),
    },
  ]);
  return (pen) => {
    const { context, colour, k } = pen;
    paintDepths(pen, coasts, DEPTHS, LINE);
    context.fillStyle = colour("--waste");
    for (const { path } of onSheet(pen, wastes)) context.fill(path, "evenodd");
    context.strokeStyle = colour("--prov-edge");
    context.lineWidth = 1 / k;
    context.fillStyle = colour("--prov");
    for (const { path } of onSheet(pen, provinces)) {
      context.fill(path, "evenodd");
      context.stroke(path);
    }
  };
}
