/** Which part of the map is seen: a point of the map (u, v) lies at (x + u·k, y + v·k) on the screen. */

export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Scale at which a phone reads the labels. */
export const READING = 0.86;
/** From this scale of the whole map on, blocks may be larger. */
export const ROOMY = 1.12;
const CLOSEST = 4;
/** How far the map may leave the room, in pixels. */
const SLACK = 60;

export class Viewport {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  /** The whole map is on show, and stays so when the room changes. */
  isWhole = $state(true);
  /** Edges covered by panels; the whole map fits into the rest. */
  insets: Insets = $state.raw({ left: 0, top: 0, right: 0, bottom: 0 });

  constructor(readonly frame: [number, number]) {}

  /** Scale that shows the whole map. */
  get whole(): number {
    return Math.min(this.room.width / this.frame[0], this.room.height / this.frame[1]) || 1;
  }

  get room(): { width: number; height: number } {
    const { left, top, right, bottom } = this.insets;
    return { width: this.width - left - right, height: this.height - top - bottom };
  }

  showWhole(): void {
    this.isWhole = true;
    this.k = this.whole;
    this.centre(this.frame[0] / 2, this.frame[1] / 2);
  }

  /** Brings a point of the map into the middle of the free room. */
  centre(u: number, v: number): void {
    this.x = this.insets.left + this.room.width / 2 - u * this.k;
    this.y = this.insets.top + this.room.height / 2 - v * this.k;
    this.clamp();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.clamp();
  }

  /** Zooms so that the point of the screen stays where it is. */
  zoom(factor: number, px = this.insets.left + this.room.width / 2, py = this.insets.top + this.room.height / 2): void {
    const k = Math.min(CLOSEST, Math.max(this.whole, this.k * factor));
    this.x = px - ((px - this.x) * k) / this.k;
    this.y = py - ((py - this.y) * k) / this.k;
    this.k = k;
    this.isWhole = k <= this.whole * 1.02;
    this.clamp();
  }

  /** Pans just as far as needed to see a point with some room around it. */
  reveal(u: number, v: number, margin = 60): void {
    const left = this.insets.left + margin - (this.x + u * this.k);
    const right = this.width - this.insets.right - margin - (this.x + u * this.k);
    const top = this.insets.top + margin - (this.y + v * this.k);
    const bottom = this.height - this.insets.bottom - margin - (this.y + v * this.k);
    this.pan(left > 0 ? left : Math.min(0, right), top > 0 ? top : Math.min(0, bottom));
  }

  private clamp(): void {
    const right = this.width - this.insets.right;
    const bottom = this.height - this.insets.bottom;
    this.x = within(this.x, this.insets.left, right, this.frame[0] * this.k, SLACK, SLACK);
    // The frame cuts Britannia and the sea in the north, but the Sahara goes on: room is given below only.
    this.y = within(this.y, this.insets.top, bottom, this.frame[1] * this.k, 2 * SLACK, 0);
    if (this.frame[1] * this.k < bottom - this.insets.top) this.y = this.insets.top;
  }
}

/** Keeps an edge of the map near an edge of the room, with some slack to bring things out from under a panel. */
function within(at: number, from: number, to: number, size: number, before: number, after: number): number {
  return Math.min(Math.max(from, to - size) + after, Math.max(Math.min(from, to - size) - before, at));
}
