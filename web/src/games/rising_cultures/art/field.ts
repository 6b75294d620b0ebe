/** How far each point lies from the outline of the emblem: negative inside, positive outside. */
export interface Field {
  width: number;
  height: number;
  inside: Uint8Array;
  distance: Float32Array;
}

export function fieldOf(inside: Uint8Array, width: number, height: number): Field {
  const toOutside = squares(inside, 1, width, height);
  const toInside = squares(inside, 0, width, height);
  const distance = new Float32Array(inside.length);
  for (let at = 0; at < inside.length; at++)
    distance[at] = inside[at]
      ? 0.5 - Math.sqrt(toOutside[at] ?? 0)
      : Math.sqrt(toInside[at] ?? 0) - 0.5;
  return { width, height, inside, distance };
}

export function index(field: Field, x: number, y: number): number {
  const column = Math.max(0, Math.min(field.width - 1, Math.floor(x)));
  return Math.max(0, Math.min(field.height - 1, Math.floor(y))) * field.width + column;
}

export function far(field: Field, x: number, y: number): number {
  return field.distance[index(field, x, y)] ?? 0;
}

/** The direction away from the emblem, of length one. */
export function slope(field: Field, x: number, y: number): [number, number] {
  const across = far(field, x + 2, y) - far(field, x - 2, y);
  const down = far(field, x, y + 2) - far(field, x, y - 2);
  const length = Math.hypot(across, down) || 1;
  return [across / length, down / length];
}

const FAR = 1e9;

/** Squared distance of each point to the nearest one that is not of this kind: columns, then rows. */
function squares(inside: Uint8Array, kind: number, width: number, height: number): Float64Array {
  const found = new Float64Array(inside.length);
  for (let at = 0; at < found.length; at++) found[at] = inside[at] === kind ? FAR : 0;
  for (let x = 0; x < width; x++) lowest(found, x, width, height);
  for (let y = 0; y < height; y++) lowest(found, y * width, 1, width);
  return found;
}

/** The lower envelope of parabolas over one line of points (Felzenszwalb and Huttenlocher). */
function lowest(values: Float64Array, start: number, step: number, count: number): void {
  const line = new Float64Array(count);
  for (let at = 0; at < count; at++) line[at] = values[start + at * step] ?? 0;
  const roots = new Int32Array(count);
  const bounds = new Float64Array(count + 1);
  bounds[0] = -FAR;
  bounds[1] = FAR;
  let last = 0;
  const crossing = (one: number, other: number) =>
    ((line[one] ?? 0) + one * one - (line[other] ?? 0) - other * other) / (2 * one - 2 * other);
  for (let at = 1; at < count; at++) {
    let cut = crossing(at, roots[last] ?? 0);
    while (last > 0 && cut <= (bounds[last] ?? 0)) cut = crossing(at, roots[--last] ?? 0);
    if (cut > (bounds[last] ?? 0)) last++;
    roots[last] = at;
    bounds[last] = last ? cut : -FAR;
    bounds[last + 1] = FAR;
  }
  last = 0;
  for (let at = 0; at < count; at++) {
    while ((bounds[last + 1] ?? FAR) < at) last++;
    const root = roots[last] ?? 0;
    values[start + at * step] = (at - root) ** 2 + (line[root] ?? 0);
  }
}
