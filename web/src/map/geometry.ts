/** Arithmetic of shapes: outlines as points, what contains a point, lines that several shapes share. */

export type Point = [u: number, v: number];
export type Ring = Point[];

/** Left, top, right, bottom. */
export type Box = [number, number, number, number];

/** A place of the map with its outline; the game says what it is. */
export interface Shape {
  id: string;
  path: string;
}

/** Reads "Mx,y x,y …Z", as the map workshop writes it. */
export function ringsOf(path: string): Ring[] {
  return path
    .split("M")
    .filter((part) => part.trim())
    .map((part) => {
      const numbers = (part.match(/-?[\d.]+/g) ?? []).map(Number);
      const ring: Ring = [];
      for (let at = 1; at < numbers.length; at += 2)
        ring.push([numbers[at - 1] ?? 0, numbers[at] ?? 0]);
      return ring;
    });
}

export function boxOf(rings: Ring[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const [u, v] of ring) {
      box[0] = Math.min(box[0], u);
      box[1] = Math.min(box[1], v);
      box[2] = Math.max(box[2], u);
      box[3] = Math.max(box[3], v);
    }
  }
  return box;
}

/** The box of a label of this size whose middle stands there. */
export function boxAround([u, v]: Point, [width, height]: Point): Box {
  return [u - width / 2, v - height / 2, u + width / 2, v + height / 2];
}

/** What these shapes take up together, with a margin. */
export function areaOf(paths: string[], margin: number): Box {
  const [left, top, right, bottom] = boxOf(paths.flatMap(ringsOf));
  return [left - margin, top - margin, right + margin, bottom + margin];
}

export function meets(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

/** Does the point lie inside? Holes are rings like any other (even-odd). */
export function contains(rings: Ring[], u: number, v: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let [a, b] = ring.at(-1) ?? [0, 0];
    for (const [c, d] of ring) {
      if (b > v !== d > v && u < ((a - c) * (v - d)) / (b - d) + c) inside = !inside;
      [a, b] = [c, d];
    }
  }
  return inside;
}

export type Side = [from: Point, to: Point];

/** Larger than any coordinate: two numbers as one are a quicker key than their text. */
const APART = 1e6;
const spot = ([u, v]: Point) => u * APART + v;
/** Sides of one map never cross, so that the middle tells which it is, in either direction. */
const middle = ([[u, v], [x, y]]: Side) => (u + x) * APART + (v + y);

export function sidesOf(rings: Ring[]): Side[] {
  return rings.flatMap((ring) => ring.map((to, at): Side => [ring.at(at - 1) ?? to, to]));
}

/** The line around all these shapes together: the sides that only one of them has. */
export function outlineOf(shapes: Ring[][]): string {
  return joined(outerSides(shapes));
}

export function outerSides(shapes: Ring[][]): Side[] {
  const sides = new Map<number, Side>();
  for (const side of shapes.flatMap(sidesOf))
    if (!sides.delete(middle(side))) sides.set(middle(side), side);
  return [...sides.values()];
}

/** The sides two shapes have in common. */
export function sharedBy(a: Ring[], b: Ring[]): string {
  return joined(sharedSides(sidesOf(a), sidesOf(b)));
}

export function sharedSides(a: Side[], b: Side[]): Side[] {
  const known = new Set(a.map(middle));
  return b.filter((side) => known.has(middle(side)));
}

/** By both ids: the sides that each shape shares with each neighbour, all found in one go. */
export function seamsOf(shapes: Record<string, { path: string }>): Map<string, Side[]> {
  const seams = new Map<string, Side[]>();
  const held = new Map<number, [id: string, side: Side][]>();
  const sew = (pair: string, side: Side) => {
    const sewn = seams.get(pair);
    if (sewn) sewn.push(side);
    else seams.set(pair, [side]);
  };
  for (const [id, { path }] of Object.entries(shapes))
    for (const side of sidesOf(ringsOf(path))) {
      const others = held.get(middle(side)) ?? [];
      for (const [other, theirs] of others) {
        sew(`${other} ${id}`, side);
        sew(`${id} ${other}`, theirs);
      }
      held.set(middle(side), [...others, [id, side]]);
    }
  return seams;
}

/** Sides strung together to as few lines as possible, so that dashes and joins run on. */
export function joined(sides: Side[]): string {
  const onward = new Map<number, Side[]>();
  for (const side of sides) {
    const there = onward.get(spot(side[0]));
    if (there) there.push(side);
    else onward.set(spot(side[0]), [side]);
  }
  const ends = new Set(sides.map(([, to]) => spot(to)));
  const left = new Set(sides);
  // Lines that begin somewhere go first; what remains are rings.
  const starts = [...sides.filter(([from]) => !ends.has(spot(from))), ...sides];
  let lines = "";
  for (const start of starts) {
    if (!left.has(start)) continue;
    lines += `M${start[0][0]},${start[0][1]}`;
    for (
      let side: Side | undefined = start;
      side;
      side = onward.get(spot(side[1]))?.find((next) => left.has(next))
    ) {
      left.delete(side);
      lines += ` ${side[1][0]},${side[1][1]}`;
    }
  }
  return lines;
}

const NEAR = 0.6;

/** Rectangles that carry a shape on over the edges of the frame it touches, so that no edge shows on a wide screen. */
export function beyond(path: string, [width, height]: Point, far = 1200): string {
  const parts: string[] = [];
  for (const ring of ringsOf(path)) {
    ring.forEach(([x, y], at) => {
      const [u, v] = ring[(at + 1) % ring.length] ?? [x, y];
      if (y < NEAR && v < NEAR) parts.push(rectangle(x, -far, u, NEAR));
      if (y > height - NEAR && v > height - NEAR)
        parts.push(rectangle(x, height - NEAR, u, height + far));
      if (x < NEAR && u < NEAR) parts.push(rectangle(-far, y, NEAR, v));
      if (x > width - NEAR && u > width - NEAR)
        parts.push(rectangle(width - NEAR, y, width + far, v));
      const side = x < NEAR ? -far : x > width - NEAR ? width + far : null;
      const edge = y < NEAR ? -far : y > height - NEAR ? height + far : null;
      if (side !== null && edge !== null) parts.push(rectangle(x, y, side, edge));
    });
  }
  return parts.join("");
}

function rectangle(x: number, y: number, u: number, v: number): string {
  return `M${x},${y}H${u}V${v}H${x}Z`;
}
