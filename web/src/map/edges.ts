/** What lies outside the window, told at the edge behind which it lies. */
import type { Viewport } from "./viewport.svelte";
import type { Spot } from "./walk";

export type Side = "left" | "right" | "top" | "bottom";

export interface EdgeTag<S extends Spot = Spot> {
  side: Side;
  /** The nearest first. */
  spots: S[];
}

/** A label counts as outside before its point is: most of it is hidden already. */
const MARGIN = { left: 12, right: 12, top: 10, bottom: 20 };

export function outside<S extends Spot>(
  spots: S[],
  viewport: Pick<Viewport, "width" | "height" | "onScreen">,
): EdgeTag<S>[] {
  const found = new Map<Side, { spot: S; far: number }[]>();
  for (const spot of spots) {
    const [px, py] = viewport.onScreen(spot.u, spot.v);
    const past: [Side, number][] = [
      ["left", MARGIN.left - px],
      ["right", px - viewport.width + MARGIN.right],
      ["top", MARGIN.top - py],
      ["bottom", py - viewport.height + MARGIN.bottom],
    ];
    const [side, far] = past.reduce((most, each) => (each[1] > most[1] ? each : most));
    if (far > 0) found.set(side, [...(found.get(side) ?? []), { spot, far }]);
  }
  return [...found].map(([side, all]) => ({
    side,
    spots: all.sort((a, b) => a.far - b.far).map(({ spot }) => spot),
  }));
}
