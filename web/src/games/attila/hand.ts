import type { Session } from "../../lib/table/session";
import { drawnSince, mine, nodeOf, ownHand, sum, tableOf, tribes, underWay } from "./model";
import { Taps } from "./taps.svelte";

/** One card of the hand as it is drawn. */
export interface HandCard {
  tribe: string;
  /** Position among all cards. */
  at: number;
  /** Position among the held ones of its tribe. */
  nth: number;
  /** held: in hand. picked: set aside by this decision. played: its stone is not settled yet. */
  state: "held" | "picked" | "played";
  /** Drawn since the last card was played. */
  fresh: boolean;
}

const UNSETTLED = ["place", "influence", "second"];

/**
 * Own cards in the order of the tribes; the card just played keeps its place until its stone is settled. Of
 * equal cards those are picked that were tapped.
 */
export function handCards(session: Session, taps = new Taps()): HandCard[] {
  const table = tableOf(session);
  const { board } = session;
  const own = ownHand(table);
  const drawn = drawnSince(table.log, table.seat);
  // The deal is no news.
  const fresh = drawn.length < sum(own) ? drawn : [];
  const unsettled =
    table.view.active === table.seat && UNSETTLED.includes(nodeOf(table.view) ?? "");
  return tribes(board)
    .flatMap((tribe, index) => {
      const picks = mine(table) ? (table.view.picks?.[index] ?? 0) : 0;
      const count = own[index] ?? 0;
      const picked = taps.picked(tribe, count, picks);
      const old = count - fresh.filter((each) => each === tribe).length;
      const held = Array.from({ length: count }, (_, nth) => ({
        tribe,
        nth,
        state: picked.includes(nth) ? ("picked" as const) : ("held" as const),
        fresh: nth >= old,
      }));
      return unsettled && table.view.tribe === index
        ? [{ tribe, nth: -1, state: "played" as const, fresh: false }, ...held]
        : held;
    })
    .map((card, at) => ({ ...card, at }));
}

/** A stone is to be set, or a second one may be. */
export function isPlacing(session: Session): boolean {
  return mine(session.view) && UNSETTLED.includes(nodeOf(tableOf(session).view) ?? "");
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

/** The words that play a card: the action tile is declined first where it is asked for. */
export function wayToPlay(session: Session, tribe: string): string[] {
  return [...(playsAfterWindow(session) ? ["no_tile"] : []), `play ${tribe}`];
}

/** Plays a card; where a province was chosen before, its stone goes there at once. */
export async function playCard(session: Session, tribe: string): Promise<void> {
  const way = wayToPlay(session, tribe);
  const aimed = session.aimed?.ways.find((each) => each.includes(`play ${tribe}`));
  if (aimed) return session.act(...aimed);
  if (way.length > 1) await session.act(...way);
  else if (session.view.legal.includes(way[0] ?? "")) return session.act(...way);
  if (nodeOf(tableOf(session).view) === "card") await session.ask(`play ${tribe}`);
}

/** Takes back the card of this slot with its stone, as far as that is possible. */
export async function takeCardBack(session: Session): Promise<void> {
  const isOpen = () => !session.readonly && session.view.can_undo && isPlacing(session);
  for (let left = UNSETTLED.length; left && isOpen(); left--) await session.undo();
}
