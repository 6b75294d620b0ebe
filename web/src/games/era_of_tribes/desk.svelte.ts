/** What lies open on the page of one table, and is nobody else's business. */
import type { Session } from "../../lib/table/session";
import type { Room } from "../../map/room.svelte";
import type { Frame } from "../../table/frame.svelte";
import type { Fought } from "./battle/result";

/** What fills the middle: the map, or the wheel with epochs and cards. */
export type Face = "map" | "progress";

export type Overlay = "terrain" | "hexes" | "colonies" | "reach";

export class Desk {
  face: Face = $state("map");
  /** The action field that is chosen and not said yet. */
  action: string | null = $state(null);
  leaders = $state(1);
  /** Luxury goods that go with it, by id, one entry each. */
  goods: string[] = $state.raw([]);
  /** The sum that is open: its name in `sums`, and the seat. */
  sum: { name: string; seat: number } | null = $state.raw(null);
  overlays: Record<Overlay, boolean> = $state({
    terrain: true,
    hexes: false,
    colonies: false,
    reach: true,
  });
  /** The field of the wheel that is chosen. */
  field: string | null = $state(null);
  /** The map that is on show, for what leads over it from elsewhere. */
  room: Room | null = $state.raw(null);
  /** Battles whose end is still to be read: nothing is asked over it. */
  fought: Fought[] = $state.raw([]);
  /** The battle board is put aside to see the map. */
  aside = $state(false);

  /** The wheel comes up: over the map, and on a phone as a page of its own. */
  turnToWheel(frame: Frame | undefined): void {
    this.face = "progress";
    frame?.show("progress");
  }

  /** Another action field, or none: nothing lies on it yet but one leader. */
  choose(action: string | null): void {
    if (action === this.action) return;
    this.action = action;
    this.leaders = 1;
    this.goods = [];
  }
}

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  const desk = desks.get(session) ?? new Desk();
  desks.set(session, desk);
  return desk;
}
