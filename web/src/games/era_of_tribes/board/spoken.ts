/** A field of the map in one sentence. */
import type { Session } from "../../../lib/table/session";
import { seatName } from "../model";
import type { Block } from "./blocks";

export function spoken(session: Session, block: Block, offer?: string): string {
  const { t, name } = session;
  const parts = [block.name];
  if (block.terrain) parts.push(name("terrain", block.terrain));
  for (const { seat, count, city } of block.plaques)
    parts.push(
      t(block.sea ? "era-field-fleets" : "era-field-vassals", {
        seat: seatName(session, seat),
        count,
        city: city ? "yes" : "no",
      }),
    );
  if (block.village) parts.push(t("era-field-village", { count: block.village }));
  if (block.post >= 0) parts.push(t("era-field-post", { seat: seatName(session, block.post) }));
  for (const { kind, id, count } of block.tokens)
    parts.push(kind === "good" ? name("good", id) : t(`era-field-${kind}`, { count }));
  if (offer) parts.push(offer);
  return parts.join(", ");
}
