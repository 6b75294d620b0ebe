/** Which part of the map is seen: a point of the map (u, v) lies at (x + u·k, y + v·k) on the screen. */
import { shown } from "../lib/settings.svelte";
import type { Box, Point } from "./geometry";

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Options {
  /** The largest scale. */
  closest?: number;
  /** Scale at which everything can be read: where a tap on the small map or the finder leads. */
  reading?: number;
  /** How far each edge of the map may be pulled into the room, in pixels, to bring things out from under a panel. */
  slack?: Partial<Insets>;
  /** The part of the map that is played on, and counts as the whole. */
  area?: Box;
  /** A map that is lower than the room hangs from its top instead of standing in the middle. */
  hangs?: boolean;
}

const SLACK = 60;
const FLIGHT = 320;
const NONE: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

export class Viewport {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  /** The whole map is on show, and stays so when the room changes. */
  isWhole = $state(true);
  /** Edges covered by panels; the whole map fits into the rest. */
  insets: Insets = $state.raw(NONE);

  readonly area: Box;
  readonly closest: number;
  readonly reading: number;
  private readonly slack: Insets;
  private readonly hangs: boolean;
  private flight = 0;

  constructor(
    readonly frame: Point,
    options: Options = {},
  ) {
    this.area = options.area ?? [0, 0, ...frame];
    this.closest = options.closest ?? 4;
    this.reading = options.reading ?? 1;
    this.slack = { left: SLACK, top: SLACK, right: SLACK, bottom: SLACK, ...options.slack };
    this.hangs = options.hangs ?? false;
  }

  /** Scale that shows the whole map. */
  get whole(): number {
    const [left, top, right, bottom] = this.area;
    return Math.min(this.room.width / (right - left), this.room.height / (bottom - top)) || 1;
  }

  get room(): { width: number; height: number } {
    const { left, top, right, bottom } = this.insets;
    return {
      width: Math.max(1, this.width - left - right),
      height: Math.max(1, this.height - top - bottom),
    };
  }

  /** Where a point of the map lies on the screen. */
  onScreen(u: number, v: number): Point {
    return [this.x + u * this.k, this.y + v * this.k];
  }

  /** The point of the map under a point of the screen. */
  onMap(px: number, py: number): Point {
    return [(px - this.x) / this.k, (py - this.y) / this.k];
  }

  showWhole(): void {
    this.isWhole = true;
    this.k = this.whole;
    const [left, top, right, bottom] = this.area;
    this.centre((left + right) / 2, (top + bottom) / 2);
  }

  /** Brings a point of the map into the middle of the free room. */
  centre(u: number, v: number): void {
    this.land();
    const [px, py] = this.middle;
    this.x = px - u * this.k;
    this.y = py - v * this.k;
    this.clamp();
  }

  /** Brings the middle of these points there. */
  centreAmong(points: Point[]): void {
    if (!points.length) return;
    const mean = (axis: 0 | 1) =>
      points.reduce((total, point) => total + point[axis], 0) / points.length;
    this.centre(mean(0), mean(1));
  }

  pan(dx: number, dy: number): void {
    this.land();
    this.x += dx;
    this.y += dy;
    this.clamp();
  }

  /** The room has changed: the map keeps to it; a flight goes on and ends in the new middle. */
  settle(): void {
    if (!this.flight) this.clamp();
  }

  /** Zooms so that the point of the screen stays where it is. */
  zoom(factor: number, px = this.middle[0], py = this.middle[1]): void {
    this.land();
    const k = Math.min(this.closest, Math.max(this.whole, this.k * factor));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.isWhole = k <= this.whole * 1.02;
    this.clamp();
  }

  /** Glides until the point stands in the middle of the room at this scale; at once where motion is not wanted. */
  fly(u: number, v: number, k = this.k): void {
    const to = Math.min(this.closest, Math.max(this.whole, k));
    const from = this.k;
    const [startU, startV] = this.onMap(...this.middle);
    const step = (part: number) => {
      this.k = from * (to / from) ** part;
      this.isWhole = this.k <= this.whole * 1.02;
      // On the screen the point comes nearer evenly, whatever the scale does.
      const near = from === to ? part : (1 / from - 1 / this.k) / (1 / from - 1 / to);
      this.centre(startU + (u - startU) * near, startV + (v - startV) * near);
    };
    if (!shown.motion) {
      step(1);
      return;
    }
    const began = performance.now();
    const frame = (now: number) => {
      const time = Math.min(1, Math.max(0, now - began) / FLIGHT);
      step(1 - (1 - time) ** 3);
      if (time < 1) this.flight = requestAnimationFrame(frame);
    };
    this.land();
    this.flight = requestAnimationFrame(frame);
  }

  /** Pans just as far as needed to see a point with some room around it. */
  reveal(u: number, v: number, margin = 60): void {
    const [px, py] = this.onScreen(u, v);
    const left = this.insets.left + margin - px;
    const right = this.width - this.insets.right - margin - px;
    const top = this.insets.top + margin - py;
    const bottom = this.height - this.insets.bottom - margin - py;
    this.pan(left > 0 ? left : Math.min(0, right), top > 0 ? top : Math.min(0, bottom));
  }

  /** Whoever takes hold of the map ends its flight. */
  private land(): void {
    if (this.flight) cancelAnimationFrame(this.flight);
    this.flight = 0;
  }

  private get middle(): Point {
    return [this.insets.left + this.room.width / 2, this.insets.top + this.room.height / 2];
  }

  private clamp(): void {
    const { left, top } = this.insets;
    const right = this.width - this.insets.right;
    const bottom = this.height - this.insets.bottom;
    const [west, north, east, south] = this.area.map((edge) => edge * this.k) as Box;
    const { slack } = this;
    this.x = within(this.x + west, left, right, east - west, slack.right, slack.left) - west;
    this.y = within(this.y + north, top, bottom, south - north, slack.bottom, slack.top) - north;
    if (this.hangs && south - north < bottom - top) this.y = top - north;
  }
}

/** Keeps an edge of the map near an edge of the room. */
function within(
  at: number,
  from: number,
  to: number,
  size: number,
  before: number,
  after: number,
): number {
  return Math.min(
    Math.max(from, to - size) + after,
    Math.max(Math.min(from, to - size) - before, at),
  );
}
