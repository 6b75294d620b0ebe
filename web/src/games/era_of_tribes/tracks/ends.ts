/** The end conditions, and how far each player is from them (R25.1). */
import type { Session } from "../../../lib/table/session";
import type { GlyphName } from "../icons";
import { boardOf, figuresOf, ids, peopleOf, viewOf } from "../model";

export interface End {
  id: "influence" | "provinces" | "progresses" | "epoch" | "triumph" | "homes";
  icon: GlyphName;
  /** What each seat has, and how much it still lacks. */
  seats: { seat: number; has: number; lacks: number }[];
  /** What ends the game. */
  limit: number;
  rule: string;
}

export function endsOf(session: Session): End[] {
  const { ends, progresses = [], provinces = [] } = figuresOf(session);
  const view = viewOf(session);
  if (!ends) return [];
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const count = (
    id: End["id"],
    icon: GlyphName,
    has: (seat: number) => number,
    limit: number,
  ): End => ({
    id,
    icon,
    limit,
    rule: "R25.1",
    seats: seats.map((seat) => ({
      seat,
      has: has(seat),
      lacks: Math.max(0, limit - has(seat)),
    })),
  });
  return [
    count("influence", "triumph", (seat) => view.influence[seat] ?? 0, ends.influence),
    count("provinces", "province", (seat) => provinces[seat] ?? 0, ends.provinces),
    count("progresses", "progress", (seat) => progresses[seat] ?? 0, ends.progresses),
    count("epoch", "revolution", (seat) => view.epoch[seat] ?? 0, ends.epoch),
    {
      id: "triumph",
      icon: "triumph",
      limit: 0,
      rule: "R18.6",
      seats: seats.map((seat) => {
        const far = Math.max(0, (view.procession[seat] ?? 0) - (view.influence[seat] ?? 0));
        return { seat, has: far, lacks: far };
      }),
    },
    homesOf(session, seats),
  ];
}

/** A player who has lost all homes to others ends the game (R25.5). */
function homesOf(session: Session, seats: number[]): End {
  const { owner } = viewOf(session);
  const provinces = boardOf(session).tables.provinces ?? [];
  const held = (seat: number) => {
    const people = peopleOf(session, seat)?.id;
    const homes = provinces.filter((each) => people && each.home_of === people);
    const kept = homes.filter(
      ({ id = "" }) => owner[ids(session, "province").indexOf(id)] === seat,
    );
    return { homes: homes.length, kept: kept.length };
  };
  return {
    id: "homes",
    icon: "city",
    limit: Math.max(0, ...seats.map((seat) => held(seat).homes)),
    rule: "R25.5",
    seats: seats.map((seat) => {
      const { homes, kept } = held(seat);
      return { seat, has: homes - kept, lacks: kept };
    }),
  };
}

/** Who is nearest to the end. */
export function nearest(end: End): End["seats"][number] | undefined {
  return end.seats.toSorted((a, b) => a.lacks - b.lacks || a.seat - b.seat)[0];
}
