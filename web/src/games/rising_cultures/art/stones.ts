/** Stones laid over an underpainting: along the emblem's outline first, then in rings or rows, then chips. */
import { type Field, far, index, slope } from "./field";
import type { Picture } from "./picture";

/** Rows along the outline, counted in stones from it: seven inside, two outside. */
const ALONG = [-0.55, -1.6, -2.65, -3.7, -4.75, -5.8, -6.9, 0.6, 1.7];

export class Floor {
  readonly #taken: Uint8Array;
  readonly #ruler: boolean;

  constructor(
    readonly brush: OffscreenCanvasRenderingContext2D,
    readonly field: Field,
    /** The underpainting. */
    readonly pixels: Uint8ClampedArray,
    readonly picture: Picture,
    readonly chance: () => number,
    /** Edge of a stone. */
    readonly edge: number,
  ) {
    this.#taken = new Uint8Array(field.inside.length);
    this.#ruler = picture.kind === "ruler";
    brush.fillStyle = this.#ruler ? "#4a3208" : "#3a2f26";
    brush.fillRect(0, 0, field.width, field.height);
  }

  lay(): void {
    for (const row of ALONG) this.#along(row * this.edge * 0.8, this.edge * 0.8);
    if (this.#ruler) this.#rings();
    this.#rows();
    this.#chips();
  }

  #along(distance: number, edge: number): void {
    const { width, height } = this.field;
    for (let y = 2; y < height; y += 2)
      for (let x = 2; x < width; x += 2)
        if (
          Math.abs(far(this.field, x, y) - distance) <= 0.9 &&
          this.#free(x, y, edge * 0.42) >= 0.9
        )
          this.#follow(x, y, distance, edge);
  }

  /** From one stone to the next along the line of this distance, as long as there is room. */
  #follow(x: number, y: number, distance: number, edge: number): void {
    const { width, height } = this.field;
    for (let stones = 0; stones < 900; stones++) {
      if (x < 0 || y < 0 || x >= width || y >= height) return;
      if (this.#free(x, y, edge * 0.4) < 0.72) return;
      const [across, down] = slope(this.field, x, y);
      this.#stone(x, y, Math.atan2(down, across) + Math.PI / 2, edge * 0.9, edge * 0.84);
      x -= down * edge;
      y += across * edge;
      for (let pull = 0; pull < 2; pull++) {
        const [aside, below] = slope(this.field, x, y);
        const off = far(this.field, x, y) - distance;
        x -= aside * off * 0.8;
        y -= below * off * 0.8;
      }
    }
  }

  /** Around the halo. */
  #rings(): void {
    const { width, height } = this.field;
    const edge = this.edge;
    for (let radius = edge * 0.6; radius < width; radius += edge * 1.02) {
      const count = Math.max(6, Math.round((2 * Math.PI * radius) / edge));
      const start = this.chance() * 6;
      for (let at = 0; at < count; at++) {
        const turn = start + (at / count) * 2 * Math.PI;
        const x = width * this.picture.middle + Math.cos(turn) * radius;
        const y = height * 0.46 + Math.sin(turn) * radius;
        if (x < -edge || y < -edge || x > width + edge || y > height + edge) continue;
        if (this.#free(x, y, edge * 0.42) > 0.62)
          this.#stone(x, y, turn + Math.PI / 2, edge * 0.9, edge * 0.9);
      }
    }
  }

  /** Rows from the top, slightly waved in a landscape. */
  #rows(): void {
    const { width, height } = this.field;
    const edge = this.edge;
    const waved = this.picture.kind === "building" || this.picture.kind === "province";
    for (let row = 0; row * edge < height + edge; row++)
      for (let x = row % 2 ? 0 : edge / 2; x < width + edge; x += edge) {
        const wave = waved ? Math.sin((x / width) * 5 + row * 0.13) * edge * 0.5 : 0;
        const y = (row + 0.5) * edge + wave;
        const turn = waved ? Math.cos((x / width) * 5) * 0.05 : 0;
        if (this.#free(x, y, edge * 0.42) > 0.62) this.#stone(x, y, turn, edge * 0.9, edge * 0.9);
      }
  }

  #chips(): void {
    const half = this.edge / 2;
    for (let y = 0; y < this.field.height; y += half)
      for (let x = 0; x < this.field.width; x += half)
        if (this.#free(x, y, half * 0.44) > 0.95) this.#stone(x, y, this.chance(), half, half);
  }

  /** The share of a square that no stone covers yet. */
  #free(x: number, y: number, reach: number): number {
    const { width, height } = this.field;
    let free = 0;
    for (let down = -2; down <= 2; down++)
      for (let across = -2; across <= 2; across++) {
        const column = Math.floor(x + (across * reach) / 2);
        const line = Math.floor(y + (down * reach) / 2);
        const out = column < 0 || line < 0 || column >= width || line >= height;
        if (out || !this.#taken[line * width + column]) free++;
      }
    return free / 25;
  }

  /** A quadrangle in the colour of the underpainting, no two quite alike; in gold some flash. */
  #stone(x: number, y: number, turn: number, width: number, height: number): void {
    const at = index(this.field, x, y);
    const flash = this.#ruler && !this.field.inside[at] && this.chance() < 0.12;
    const shade = flash ? 1.28 : 0.86 + 0.26 * this.chance();
    const parts = [0, 1, 2].map((part) => Math.min(255, (this.pixels[at * 4 + part] ?? 0) * shade));
    const off = () => (this.chance() - 0.5) * width * 0.14;
    this.brush.save();
    this.brush.translate(x, y);
    this.brush.rotate(turn + (this.chance() - 0.5) * 0.12);
    this.brush.fillStyle = `rgb(${parts.map(Math.round).join(" ")})`;
    this.brush.beginPath();
    for (const [across, down] of [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ] as const)
      this.brush.lineTo(across * width + off(), down * height + off());
    this.brush.fill();
    this.brush.restore();
    this.#take(x, y, turn, width, height);
  }

  #take(x: number, y: number, turn: number, width: number, height: number): void {
    const reach = Math.ceil(Math.max(width, height) / 2);
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    for (let down = -reach; down <= reach; down++)
      for (let across = -reach; across <= reach; across++) {
        if (Math.abs(across * cos + down * sin) > width / 2) continue;
        if (Math.abs(down * cos - across * sin) > height / 2) continue;
        const column = Math.floor(x + across);
        const line = Math.floor(y + down);
        if (column >= 0 && line >= 0 && column < this.field.width && line < this.field.height)
          this.#taken[line * this.field.width + column] = 1;
      }
  }
}
