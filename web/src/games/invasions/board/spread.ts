/** Badges of neighbouring provinces make room for each other, so that none covers another. */

interface Placed {
  province: string;
  u: number;
  v: number;
  dx: number;
  dy: number;
  width: number;
  height: number;
}

interface Group<T> {
  members: T[];
  /** The middle on the screen, half the size, and how far it was pushed. */
  x: number;
  y: number;
  wide: number;
  high: number;
  moved: [number, number];
  firm: boolean;
}

/** The star of a leader reaches over the badge. */
const ROOM = 5;
const ROUNDS = 24;
/** No badge leaves its land for more than so many pixels. */
const FARTHEST = 46;

/** What is fanned out keeps its place and lies over the others; what has the same key moves together. */
export function spread<T extends Placed>(
  pieces: T[],
  k: number,
  firm: string | null,
  key: (piece: T) => string = ({ province }) => province,
): T[] {
  const groups = [...grouped(pieces, key)].map(([id, members]) => groupOf(members, k, id === firm));
  for (let round = 0; round < ROUNDS && settle(groups); round++);
  groups.sort((a, b) => Number(a.firm) - Number(b.firm));
  return groups.flatMap(({ members, moved: [x, y] }) =>
    x || y ? members.map((each) => ({ ...each, dx: each.dx + x, dy: each.dy + y })) : members,
  );
}

/** What has the same key, together. */
export function grouped<T>(all: readonly T[], key: (each: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const each of all) {
    const group = found.get(key(each));
    if (group) group.push(each);
    else found.set(key(each), [each]);
  }
  return found;
}

function groupOf<T extends Placed>(members: T[], k: number, firm: boolean): Group<T> {
  const left = Math.min(...members.map(({ u, dx, width }) => u * k + dx - width / 2));
  const right = Math.max(...members.map(({ u, dx, width }) => u * k + dx + width / 2));
  const top = Math.min(...members.map(({ v, dy, height }) => v * k + dy - height / 2));
  const bottom = Math.max(...members.map(({ v, dy, height }) => v * k + dy + height / 2));
  return {
    members,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    wide: (right - left) / 2 + ROOM,
    high: (bottom - top) / 2 + ROOM,
    moved: [0, 0],
    firm,
  };
}

/** Pushes every pair apart that overlaps, each by half; false once nobody had to move. */
function settle<T>(groups: Group<T>[]): boolean {
  let moved = false;
  for (const [at, one] of groups.entries())
    for (const other of groups.slice(at + 1)) {
      const x = one.wide + other.wide - Math.abs(one.x - other.x);
      const y = one.high + other.high - Math.abs(one.y - other.y);
      if (x <= 0 || y <= 0) continue;
      moved = true;
      if (x < y) part(one, other, 0, x);
      else part(one, other, 1, y);
    }
  return moved;
}

function part<T>(one: Group<T>, other: Group<T>, axis: 0 | 1, by: number): void {
  const ahead = (axis ? one.y - other.y : one.x - other.x) >= 0 ? 1 : -1;
  const share = one.firm || other.firm ? by : by / 2;
  if (!one.firm) push(one, axis, ahead * share);
  if (!other.firm) push(other, axis, -ahead * share);
}

function push<T>(group: Group<T>, axis: 0 | 1, by: number): void {
  const before = group.moved[axis];
  const after = Math.max(-FARTHEST, Math.min(FARTHEST, before + by));
  group.moved[axis] = after;
  if (axis) group.y += after - before;
  else group.x += after - before;
}
