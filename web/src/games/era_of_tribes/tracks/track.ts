/** Places on a track, and markers that share one: the rearmost left, the others overlap it by half. */
export interface Marker {
  seat: number;
  at: number;
  /** The higher, the further back. */
  lies?: number;
}

export interface Standing extends Marker {
  /** Its middle, in pixels. */
  x: number;
}

/** Width of a marker. */
export const TAB = 22;
/** Where the spaces begin, and how high they are, in pixels. */
export const TOP = 23;
export const HEIGHT = 19;

/** Where markers stand on a track whose first space is `from`, each `cell` pixels wide. */
export function standing(markers: Marker[], from: number, cell: number): Standing[] {
  const spaces = new Map<number, Marker[]>();
  for (const marker of markers) spaces.set(marker.at, [...(spaces.get(marker.at) ?? []), marker]);
  return [...spaces].flatMap(([at, here]) => {
    const middle = (at - from + 0.5) * cell;
    const sorted = here.toSorted((a, b) => (b.lies ?? b.seat) - (a.lies ?? a.seat));
    const apart = sorted.length > 2 ? TAB * 0.62 : TAB * 0.86;
    return sorted.map((marker, place) => ({
      ...marker,
      x: middle + (place - (sorted.length - 1) / 2) * apart,
    }));
  });
}

/** Keeps markers on the track and from hiding each other: whoever would, moves on. */
export function spread(markers: Standing[], width: number): Standing[] {
  const sorted = markers.toSorted((a, b) => a.x - b.x);
  const least = TAB * 0.74;
  for (const [at, marker] of sorted.entries()) {
    const before = sorted[at - 1];
    sorted[at] = { ...marker, x: Math.max(marker.x, before ? before.x + least : TAB / 2) };
  }
  const over = (sorted.at(-1)?.x ?? 0) - (width - TAB / 2);
  return over > 0 ? sorted.map((marker) => ({ ...marker, x: marker.x - over })) : sorted;
}
