import type { Session } from "../../lib/table/session";
import { mine, nodeOf, ownHand, tableOf, tribes, underWay } from "./model";

/** One card of the hand as it is drawn. */
export interface HandCard {
  tribe: string;
  /** Position among all cards. */
  at: number;
  /** held: in hand. picked: set aside by this decision. played: its stone is not settled yet. */
  state: "held" | "picked" | "played";
}

const UNSETTLED = ["place", "influence", "second"];

/** Own cards in the order of the tribes; the card just played keeps its place until its stone is settled. */
export function handCards(session: Session): HandCard[] {
  const table = tableOf(session);
  const { board } = session;
  const own = ownHand(table);
  const unsettled =
    table.view.active === table.seat && UNSETTLED.includes(nodeOf(table.view) ?? "");
  return tribes(board)
    .flatMap((tribe, index) => {
      const picks = mine(table) ? (table.view.picks?.[index] ?? 0) : 0;
      const held = Array.from({ length: own[index] ?? 0 }, (_, nth) => ({
        tribe,
        state: nth < picks ? ("picked" as const) : ("held" as const),
      }));
      return unsettled && table.view.tribe === index
        ? [{ tribe, state: "played" as const }, ...held]
        : held;
    })
    .map((card, at) => ({ ...card, at }));
}

/** The verb that a tap on a card means at this decision, or null. */
export function cardVerb(session: Session): "play" | "exchange" | "discard" | null {
  if (!mine(session.view)) return null;
  const node = nodeOf(tableOf(session).view);
  if (node === "card" || playsAfterWindow(session)) return "play";
  return node === "pick" ? "exchange" : node === "discard" ? "discard" : null;
}

/** At a window after which a card is played, the card itself may answer: no tile, then this card. */
export function playsAfterWindow(session: Session): boolean {
  const table = tableOf(session);
  if (!mine(table) || nodeOf(table.view) !== "window" || table.barriers.includes("no_tile"))
    return false;
  const slot = underWay(table.view, "slot");
  // At the start of a turn there is no slot yet; after a slot another card may follow.
  return (
    (!slot || (slot.step === "offer_after_slot" && table.view.slots_left > 0)) &&
    !discardFollows(session)
  );
}

/** Without a tile a card is discarded: none of the hand can be played. */
export function discardFollows(session: Session): boolean {
  return session.view.onward.no_tile?.some((action) => action.startsWith("discard ")) ?? false;
}

/** Plays a card, declining the action tile first where that is asked. */
export async function playCard(session: Session, tribe: string): Promise<void> {
  const action = `play ${tribe}`;
  if (playsAfterWindow(session)) await session.act("no_tile", action);
  else if (session.view.legal.includes(action)) return session.act(action);
  if (nodeOf(tableOf(session).view) === "card") await session.ask(action);
}
