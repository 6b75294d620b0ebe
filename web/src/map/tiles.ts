/** The ground of a map: painted once per scale on sheets that nobody sees, then only copied into the window. */
import { type Painter, type Pen, palette } from "./paint";
import type { Viewport } from "./viewport.svelte";

export const TILE = 512;
/** Rows and columns beyond the window that are painted ahead, and kept. */
const AHEAD = 1;
const KEPT = 2;
/** Time for painting in one frame, in milliseconds. */
const BUDGET = 5;
/** More pixels per point would cost memory and show nothing. */
export const DENSEST = 2;

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Place = [column: number, row: number];

/** Columns and rows of the sheets that a window needs, the middle first; `ring` more around it. */
export function tilesIn({ x, y, width, height }: Window, ring = 0): Place[] {
  const left = Math.floor(-x / TILE) - ring;
  const right = Math.ceil((width - x) / TILE) - 1 + ring;
  const top = Math.floor(-y / TILE) - ring;
  const bottom = Math.ceil((height - y) / TILE) - 1 + ring;
  const found: Place[] = [];
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) found.push([column, row]);
  const far = ([column, row]: Place) =>
    Math.hypot(column - (left + right) / 2, row - (top + bottom) / 2);
  return found.sort((a, b) => far(a) - far(b));
}

/** All sheets of one scale. */
class Level {
  private readonly sheets = new Map<string, { place: Place; sheet: ImageBitmap }>();

  constructor(
    readonly k: number,
    readonly density: number,
    private readonly paint: Painter,
    private readonly colour: Pen["colour"],
  ) {}

  missing(window: Window, ring: number): Place[] {
    return tilesIn(window, ring).filter((place) => !this.sheets.has(String(place)));
  }

  add(place: Place): void {
    const [left, top] = [place[0] * TILE, place[1] * TILE];
    const edge = TILE * this.density;
    const canvas = new OffscreenCanvas(edge, edge);
    const context = canvas.getContext("2d", { alpha: false });
    if (!context) return;
    const scale = this.k * this.density;
    context.fillStyle = this.colour("--sea");
    context.fillRect(0, 0, edge, edge);
    context.setTransform(scale, 0, 0, scale, -left * this.density, -top * this.density);
    this.paint({
      context,
      k: this.k,
      colour: this.colour,
      box: [left / this.k, top / this.k, (left + TILE) / this.k, (top + TILE) / this.k],
    });
    this.sheets.set(String(place), { place, sheet: canvas.transferToImageBitmap() });
  }

  forget(window: Window): void {
    const kept = new Set(tilesIn(window, KEPT).map(String));
    for (const [key, { sheet }] of this.sheets) {
      if (kept.has(key)) continue;
      sheet.close();
      this.sheets.delete(key);
    }
  }

  /** Copies what is in sight; at another scale than its own the picture is stretched. */
  copy(context: CanvasRenderingContext2D, { x, y, k }: Viewport): void {
    const edge = (TILE * this.density * k) / this.k;
    const [left, top] = [Math.round(x) * this.density, Math.round(y) * this.density];
    context.imageSmoothingEnabled = k !== this.k;
    for (const { place, sheet } of this.sheets.values()) {
      // Edges on whole pixels leave no seam between two sheets.
      const at = place.map((each, axis) => Math.round(each * edge + (axis ? top : left)));
      const to = place.map((each, axis) => Math.round((each + 1) * edge + (axis ? top : left)));
      const [px = 0, py = 0, qx = 0, qy = 0] = [...at, ...to];
      if (qx <= 0 || qy <= 0 || px >= context.canvas.width || py >= context.canvas.height) continue;
      context.drawImage(sheet, px, py, qx - px, qy - py);
    }
  }
}

export class Tiles {
  private level: Level | null = null;
  /** Shows through until the new scale covers the window. */
  private former: Level | null = null;
  private waiting = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly viewport: Viewport,
  ) {}

  /** Paints everything in sight anew, at once: other colours, another picture. */
  renew(paint: Painter, k: number): void {
    this.begin(paint, k);
    const { level } = this;
    for (const place of level?.missing(this.viewport, 0) ?? []) level?.add(place);
    this.work();
  }

  /** Paints at another scale, little by little, while the old sheets are still seen. */
  sharpen(paint: Painter, k: number): void {
    if (this.level?.k !== k) this.begin(paint, k);
    this.work();
  }

  /** Shows what the window sees now. */
  show(): void {
    const { canvas, viewport, level, former } = this;
    const density = densityNow();
    const [width, height] = [
      Math.round(viewport.width * density),
      Math.round(viewport.height * density),
    ];
    if (canvas.width !== width || canvas.height !== height)
      [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d", { alpha: false });
    if (!context || !level) return;
    const covered = level.k === viewport.k && !level.missing(viewport, 0).length;
    if (!covered) {
      context.fillStyle = palette(canvas)("--sea");
      context.fillRect(0, 0, width, height);
      former?.copy(context, viewport);
    }
    level.copy(context, viewport);
    if (level.k === viewport.k && !this.waiting && level.missing(viewport, AHEAD).length)
      this.later();
  }

  destroy(): void {
    cancelAnimationFrame(this.waiting);
  }

  private begin(paint: Painter, k: number): void {
    this.former = this.level;
    this.level = new Level(k, densityNow(), paint, palette(this.canvas));
  }

  private later(): void {
    this.waiting = requestAnimationFrame(() => {
      this.waiting = 0;
      this.work();
    });
  }

  private work(): void {
    const { level, viewport } = this;
    if (!level) return;
    if (level.k === viewport.k) {
      const began = performance.now();
      // What is in sight goes first.
      const next = () => level.missing(viewport, 0)[0] ?? level.missing(viewport, AHEAD)[0];
      for (let place = next(); place && performance.now() - began < BUDGET; place = next())
        level.add(place);
      if (!level.missing(viewport, 0).length) this.former = null;
      level.forget(viewport);
    }
    this.show();
  }
}

export function densityNow(): number {
  return Math.min(DENSEST, devicePixelRatio || 1);
}
