import { i18n } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import type { Mark, PlaceState } from "../../map/marks";
import {
  conflictOf,
  lastStones,
  mine,
  type Numbered,
  nodeOf,
  type Placed,
  provinces,
  ROOM,
  stonesSince,
  sum,
  tableOf,
  tribes,
} from "./model";

/** A province with its state; the words are in attila-state-…. */
export interface Target extends Mark {
  /** A stone may go here. */
  open: boolean;
  /** Stones per tribe, in the order of the tribes. */
  stones: { tribe: string; count: number }[];
  total: number;
  shut: boolean;
  /** The tribe whose stone was set here in this slot and can still be taken back. */
  chosen: string | null;
  /** Stones that the others set here since my last turn. */
  last: Numbered[];
  /** One sentence for the ear. */
  spoken: string;
}

/** The actions that set a stone here; a second one forgoes the influence first. Null = none may go here. */
export function wayTo(session: Session, province: string): string[] | null {
  const place = `place ${province}`;
  if (session.targets("place").has(province)) return [place];
  return session.view.onward.forgo?.includes(place) ? ["forgo", place] : null;
}

/** Every province with its state, in the order of the board. */
export function targetsOf(session: Session): Target[] {
  const table = tableOf(session);
  const { board } = session;
  const { view } = table;
  const fought = conflictOf(table)?.province;
  const pick = ownStone(session, lastStones(table.log).now);
  const last = stonesSince(table.log, table.seat);
  return provinces(board).map((id, at) => {
    const counts = view.stones[at] ?? [];
    const total = sum(counts);
    const shut = (view.pacified[at] ?? 0) > 0;
    const way = wayTo(session, id);
    const own = pick?.province === id;
    const state: PlaceState =
      id === fought
        ? "conflict"
        : // While the influence is asked, my stone is the news; that a second may join it is a plus beside it.
          way && !(own && way.length > 1)
          ? total >= ROOM
            ? "risk"
            : "legal"
          : own
            ? "chosen"
            : shut
              ? "shut"
              : "plain";
    const target: Target = {
      id,
      state,
      open: way !== null,
      stones: tribes(board).flatMap((tribe, index) =>
        counts[index] ? [{ tribe, count: counts[index] }] : [],
      ),
      total,
      shut,
      chosen: own ? pick.tribe : null,
      last: last.filter((stone) => stone.province === id),
      spoken: "",
    };
    target.spoken = spoken(session, target);
    return target;
  });
}

/** My stone of this slot, while I decide what follows from it. */
function ownStone(session: Session, now: Placed[]): Placed | null {
  const table = tableOf(session);
  const node = nodeOf(table.view);
  const open =
    node === "influence" ||
    node === "second" ||
    (node === "window" && table.view.pending.length > 0);
  const stone = now.at(-1);
  return open && mine(table) && table.view.active === table.seat && stone?.seat === table.seat
    ? stone
    : null;
}

export function stonesInWords(session: Session, stones: Target["stones"]): string {
  if (!stones.length) return session.t("attila-no-stones");
  const parts = stones.map(({ tribe, count }) =>
    session.t("attila-stones-of", { tribe: session.name("tribe", tribe), count }),
  );
  return new Intl.ListFormat(i18n.language, { type: "unit" }).format(parts);
}

export function stateInWords(session: Session, target: Target): string {
  const instead = target.state === "legal" && session.view.onward.forgo;
  return session.t(instead ? "attila-state-second" : `attila-state-${target.state}`);
}

function spoken(session: Session, target: Target): string {
  return session.t("attila-province-spoken", {
    province: session.name("province", target.id),
    stones: stonesInWords(session, target.stones),
    state: stateInWords(session, target),
  });
}
