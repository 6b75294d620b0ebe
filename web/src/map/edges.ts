/** What lies outside the window, told at the edge behind which it lies. */
import type { Box, Point } from "./geometry";
import type { Viewport } from "./viewport.svelte";
import type { Spot } from "./walk";

export type Side = "left" | "right" | "top" | "bottom";

export interface EdgeTag<S extends Spot = Spot> {
  side: Side;
  /** The nearest first. */
  spots: S[];
  /** Where its middle stands along the edge, as a part of it. */
  at: number;
}

type Pane = Pick<Viewport, "width" | "height" | "onScreen">;

/** A label counts as outside before its point is: most of it is hidden already. */
const MARGIN = { left: 12, right: 12, top: 10, bottom: 20 };
/** What a label takes around its point, and a tag, in pixels. */
const LABEL: Box = [-60, -14, 60, 56];
const TAG: Point = [100, 48];
/** The small map in the upper corner on the right. */
const SMALL_MAP: Point = [104, 84];
/** Where a tag may stand, the best first. */
const PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15];

export function outside<S extends Spot>(spots: S[], viewport: Pane): EdgeTag<S>[] {
  const labels: Box[] = [[viewport.width - SMALL_MAP[0], 0, viewport.width, SMALL_MAP[1]]];
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
    if (far <= 0) labels.push(LABEL.map((each, axis) => each + (axis % 2 ? py : px)) as Box);
    else found.set(side, [...(found.get(side) ?? []), { spot, far }]);
  }
  return [...found].map(([side, all]) => ({
    side,
    at: placeFor(side, labels, viewport),
    spots: all.sort((a, b) => a.far - b.far).map(({ spot }) => spot),
  }));
}

/** Where a tag hides least of the labels that can be chosen. */
function placeFor(side: Side, labels: Box[], viewport: Pane): number {
  const hidden = (at: number) => {
    const tag = tagAt(side, at, viewport);
    return labels.reduce((total, label) => total + shared(tag, label), 0);
  };
  return PLACES.reduce((best, at) => (hidden(at) < hidden(best) ? at : best));
}

function tagAt(side: Side, at: number, { width, height }: Pane): Box {
  const [wide, high] = TAG;
  const across = { left: 0, right: width - wide, top: 0, bottom: height - MARGIN.bottom - high };
  const upright = side === "left" || side === "right";
  const x = upright ? across[side] : at * width - wide / 2;
  const y = upright ? at * height - high / 2 : across[side];
  return [x, y, x + wide, y + high];
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const high = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return Math.max(0, wide) * Math.max(0, high);
}
