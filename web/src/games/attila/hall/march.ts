/** Six tribes before the frontier: where each stands in the pictures of the hall, and where it is going. */

type Spot = [number, number];

export const MARCH: { tribe: string; from: Spot; to: Spot }[] = [
  { tribe: "franks", from: [445, 126], to: [451, 236] },
  { tribe: "saxons", from: [533, 105], to: [528, 235] },
  { tribe: "teutons", from: [621, 107], to: [605, 235] },
  { tribe: "vandals", from: [703, 151], to: [664, 269] },
  { tribe: "goths", from: [794, 197], to: [758, 324] },
  { tribe: "huns", from: [884, 191], to: [846, 303] },
];

/** A way that bends a little to its right. */
export function way([x, y]: Spot, [u, v]: Spot): string {
  const bend = 0.08;
  return `M${x} ${y}Q${(x + u) / 2 - (v - y) * -bend} ${(y + v) / 2 - (u - x) * bend} ${u} ${v}`;
}

/** The head of an arrow at the end of its way. */
export function head([x, y]: Spot, [u, v]: Spot, size: number): string {
  const turn = Math.atan2(v - y, u - x) + 0.12;
  const at = (along: number, across: number) =>
    `${(u + along * Math.cos(turn) - across * Math.sin(turn)).toFixed(1)} ${(v + along * Math.sin(turn) + across * Math.cos(turn)).toFixed(1)}`;
  return `M${at(size * 0.6, 0)}L${at(-size * 0.7, -size * 0.55)}L${at(-size * 0.35, 0)}L${at(-size * 0.7, size * 0.55)}z`;
}
