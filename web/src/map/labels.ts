/** Labels keep their size on the screen; where two meet, the one of less weight moves aside, gets shorter or goes. */
import { type Box, boxAround, meets, type Point } from "./geometry";

export interface Label {
  id: string;
  u: number;
  v: number;
  /** The greater wins. */
  weight: number;
  /** Sizes in pixels, from the full wording to the shortest. */
  forms: Point[];
  /** Where it may stand, in pixels from its point; the first is where it wants to be. */
  spots?: Point[];
}

export interface Placed {
  form: number;
  dx: number;
  dy: number;
}

const HERE: Point[] = [[0, 0]];
const CELL = 96;

/** Distances at which a label that does not fit beside its place stands apart from it, joined by a line. */
export function around(radius: number): Point[] {
  return Array.from({ length: 8 }, (_, at): Point => {
    const angle = (at * Math.PI) / 4 - Math.PI / 2;
    return [Math.round(Math.cos(angle) * radius * 1.5), Math.round(Math.sin(angle) * radius)];
  });
}

/** A name's size in pixels, near enough for labels to keep apart. */
export function sizeOf(text: string, letter = 7.2, line = 17): Point {
  const lines = text.split("\n");
  return [Math.max(...lines.map((each) => each.length)) * letter, lines.length * line];
}

/** Who has room at this scale, how, and where; who is missing has none. `taken` boxes are in pixels of the map at this scale. */
export function arrange(labels: Label[], k: number, taken: Box[] = []): Map<string, Placed> {
  const crowd = new Crowd();
  for (const box of taken) crowd.add(box);
  const placed = new Map<string, Placed>();
  for (const label of [...labels].sort((a, b) => b.weight - a.weight)) {
    const found = roomFor(label, k, crowd);
    if (found) placed.set(label.id, found);
  }
  return placed;
}

function roomFor(
  { u, v, forms, spots = HERE }: Label,
  k: number,
  crowd: Crowd,
): Placed | undefined {
  for (const [form, [width, height]] of forms.entries()) {
    for (const [dx, dy] of spots) {
      const box = boxAround([u * k + dx, v * k + dy], [width, height]);
      if (!crowd.isFree(box)) continue;
      crowd.add(box);
      return { form, dx, dy };
    }
  }
  return undefined;
}

/** Boxes by the cells they touch, so that each is compared with its neighbours only. */
class Crowd {
  private readonly cells = new Map<string, Box[]>();

  add(box: Box): void {
    for (const key of this.keys(box)) this.cells.set(key, [...(this.cells.get(key) ?? []), box]);
  }

  isFree(box: Box): boolean {
    return this.keys(box).every((key) => !this.cells.get(key)?.some((other) => meets(box, other)));
  }

  private keys([left, top, right, bottom]: Box): string[] {
    const found: string[] = [];
    for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++)
        found.push(`${i} ${j}`);
    }
    return found;
  }
}
