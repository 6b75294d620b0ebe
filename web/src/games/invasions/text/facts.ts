/** What text view, battle board and sheets tell beside the model: nations in order, troops by kind, hidden piles. */
import type { Session } from "../../../lib/table/session";
import {
  ids,
  type Nation,
  nationOf,
  nations,
  POWERS,
  powersOf,
  rowsOf,
  type Unit,
  viewOf,
} from "../model";

/** How many of one kind there are, and how many of them have their backs up. */
export interface Troop {
  kind: string;
  count: number;
  damaged: number;
}

/** Equal kinds together. */
export function troopsOf(units: readonly Pick<Unit, "kind" | "damaged">[]): Troop[] {
  const found: Troop[] = [];
  for (const { kind, damaged } of units) {
    let troop = found.find((each) => each.kind === kind);
    if (!troop) found.push((troop = { kind, count: 0, damaged: 0 }));
    troop.count += 1;
    troop.damaged += damaged ? 1 : 0;
  }
  return found;
}

/** Nations on the board: those that act in their order, then the others. */
export function nationsInPlay(session: Session): Nation[] {
  const { slots } = viewOf(session);
  const others = nations(session).filter(
    ({ id, being }) => !slots.includes(id) && (being === "active" || being === "inactive"),
  );
  return [...slots.map((id) => nationOf(session, id)), ...others];
}

/** Areas that are played. */
export function areasInPlay(session: Session): string[] {
  const played = rowsOf(session, "scenarios")[viewOf(session).scenario]?.areas ?? "all";
  return ids(session, "area").filter(
    (area) => played === "all" || played.split(" ").includes(area),
  );
}

/** Cards or markers of a seat by id; null where only their number is known. */
export function heldBy(
  session: Session,
  seat: number,
  piles: readonly (string[] | number)[],
): string[] | null {
  const held = powersOf(session, seat).map((power) => piles[POWERS.indexOf(power)] ?? 0);
  return held.some((pile) => typeof pile === "number") ? null : (held as string[][]).flat();
}
