/** What lies open on the page of one table, and is nobody else's business. */
import type { Session } from "../../lib/table/session";
import type { Room } from "../../map/room.svelte";

/** One at a time, by the keys 1 to 9. */
export const OVERLAYS = [
  "control",
  "income",
  "revolt",
  "faith",
  "goals",
  "reach",
  "intercept",
  "limits",
  "bare",
] as const;
export type Overlay = (typeof OVERLAYS)[number];

export class Desk {
  overlay: Overlay = $state("control");
  /** The province that the inspector shows, and the nation whose stack is meant there. */
  province: string | null = $state(null);
  nation: string | null = $state(null);
  /** The nation whose objectives are shown. */
  goals: string | null = $state(null);
  /** The legend and the calendar can be put away. */
  legend = $state(true);
  /** The map that is on show, for what leads over it from elsewhere. */
  room: Room | null = $state.raw(null);

  inspect(province: string | null, nation: string | null = null): void {
    this.province = province;
    this.nation = nation;
  }
}

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  const desk = desks.get(session) ?? new Desk();
  desks.set(session, desk);
  return desk;
}
