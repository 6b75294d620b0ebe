/** Many pieces and names on one canvas: each picture is drawn once and then stamped, so that hundreds of them can move. */
import { type Pen, palette } from "./paint";
import { densityNow } from "./tiles";
import type { Viewport } from "./viewport.svelte";

export interface Piece {
  id: string;
  u: number;
  v: number;
  /** In pixels from the point. */
  dx: number;
  dy: number;
  /** What it looks like: pieces of one look share one picture. */
  look: string;
}

export interface Picture {
  width: number;
  height: number;
  /** In pixels, from the upper left corner. */
  draw(context: Pen["context"], colour: Pen["colour"]): void;
}

export type Pictures = (look: string) => Picture;

interface Lettering {
  font: string;
  /** Tokens of the colours of the letters and of the ring around them. */
  ink?: string;
  ring?: string;
  /** Between letters, in pixels. */
  apart?: number;
  line?: number;
  /** On a plate instead of with a ring around the letters. */
  plate?: boolean;
}

const HALO = 3.4;
let ruler: Pen["context"] | null = null;

/** A name as a picture, with a ring around its letters. */
export function lettered(
  text: string,
  { font, ink = "--ink", ring = "--halo", apart = 0, line = 17, plate = false }: Lettering,
): Picture {
  ruler ??= new OffscreenCanvas(1, 1).getContext("2d");
  const lines = text.split("\n");
  const dressed = (context: Pen["context"] | null) => {
    if (!context) return;
    context.font = font;
    context.letterSpacing = `${apart}px`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
  };
  dressed(ruler);
  const width =
    Math.ceil(Math.max(...lines.map((each) => ruler?.measureText(each).width ?? 0))) + 10;
  const height = lines.length * line + 4;
  return {
    width,
    height,
    draw(context, colour) {
      dressed(context);
      context.strokeStyle = context.fillStyle = colour(ring);
      context.lineWidth = HALO;
      if (plate) context.fillRect(0, 1, width, height - 2);
      for (const [at, each] of lines.entries())
        if (!plate) context.strokeText(each, width / 2, 2 + (at + 0.5) * line);
      context.fillStyle = colour(ink);
      for (const [at, each] of lines.entries())
        context.fillText(each, width / 2, 2 + (at + 0.5) * line);
    },
  };
}

export class Stamps {
  private readonly stamps = new Map<
    string,
    { picture: ImageBitmap; width: number; height: number }
  >();
  private readonly density = densityNow();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly viewport: Viewport,
    private readonly pictures: Pictures,
  ) {}

  /** Stamps every piece in sight. */
  show(pieces: readonly Piece[]): void {
    const { canvas, density, viewport } = this;
    const { k, width, height } = viewport;
    const [left, top] = [Math.round(viewport.x), Math.round(viewport.y)];
    if (
      canvas.width !== Math.round(width * density) ||
      canvas.height !== Math.round(height * density)
    ) {
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
    }
    const context = canvas.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const { u, v, dx, dy, look } of pieces) {
      const stamp = this.stamps.get(look) ?? this.cut(look);
      const x = Math.round(left + u * k + dx - stamp.width / 2);
      const y = Math.round(top + v * k + dy - stamp.height / 2);
      if (x > width || y > height || x + stamp.width < 0 || y + stamp.height < 0) continue;
      context.drawImage(stamp.picture, x * density, y * density);
    }
  }

  private cut(look: string) {
    const { width, height, draw } = this.pictures(look);
    const canvas = new OffscreenCanvas(
      Math.ceil(width * this.density),
      Math.ceil(height * this.density),
    );
    const context = canvas.getContext("2d");
    context?.scale(this.density, this.density);
    if (context) draw(context, palette(this.canvas));
    const stamp = { picture: canvas.transferToImageBitmap(), width, height };
    this.stamps.set(look, stamp);
    return stamp;
  }
}
