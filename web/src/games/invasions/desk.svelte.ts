/** What lies open on the page of one table, and is nobody else's business. */
import type { Session } from "../../lib/table/session";
import type { Room } from "../../map/room.svelte";
import type { Aid } from "./aids/topics";
import type { Danger } from "./view";

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
  /** The nation whose card lies open, and the player aid that does. */
  card: string | null = $state(null);
  aid: Aid | null = $state(null);
  /** The legend and the calendar can be put away. */
  legend = $state(true);
  /** By province: who could intercept there, as far as it was asked for; and for which position. */
  guards: Record<string, Danger[]> = $state.raw({});
  guarded = $state(-1);
  /** The map that is on show, for what leads over it from elsewhere. */
  room: Room | null = $state.raw(null);

  inspect(province: string | null, nation: string | null = null): void {
    this.province = province;
    this.nation = nation;
  }

  /** Asks once for each position who could come where; the end of a move tells it. */
  async scout(session: Session): Promise<void> {
    const { seq } = session.view;
    if (this.guarded === seq || session.readonly) return;
    this.guarded = seq;
    const found = (await session.foresee([END], []))?.[END];
    if (this.guarded !== seq) return;
    this.guards = (found?.odds as { guards?: Record<string, Danger[]> } | null)?.guards ?? {};
  }

  /** Who could come to the province that is inspected, while the overlay asks for it. */
  get comers(): Danger[] {
    return this.overlay === "intercept" && this.province ? (this.guards[this.province] ?? []) : [];
  }
}

const END = "mv_end";

const desks = new WeakMap<Session, Desk>();

export function deskOf(session: Session): Desk {
  const desk = desks.get(session) ?? new Desk();
  desks.set(session, desk);
  return desk;
}
