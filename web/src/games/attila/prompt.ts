/** What the frame asks and offers for Attila: the buttons of each decision and the stops of the phase rail. */

import type { TableView } from "../../lib/api/types";
import { t } from "../../lib/i18n.svelte";
import type { IconName } from "../../lib/icons";
import { tileIcons } from "./pieces";
import type { Session } from "../../lib/table/session";
import type { Choice as FrameChoice, Stop } from "../game";
import { discardFollows, playsAfterWindow } from "./hand";
import { nodeOf, ownHand, provinces, sum, TOP, tribeInPlay, tribes } from "./model";

export interface Choice extends FrameChoice {
  kind: "main" | "quiet" | "risk";
  icon?: IconName;
}

/** Legal actions that have no place of their own on the board or in the hand. */
export function choices(session: Session): Choice[] {
  const buttons = session.view.legal.flatMap((action) => choice(session, action) ?? []);
  return buttons.map((button) => (session.view.barriers.includes(button.action) ? withBarrier(session, button) : button));
}

function withBarrier(session: Session, button: Choice): Choice {
  return { ...button, kind: "risk", sub: button.sub ? `${button.sub} · ${session.t("attila-no-way-back")}` : session.t("attila-no-way-back") };
}

function choice(session: Session, action: string): Choice | null {
  const [verb = "", id = ""] = action.split(" ");
  const { view } = session.view;
  const tribe = session.name("tribe", tribeInPlay(session));
  switch (verb) {
    case "influence": {
      const from = view.influence[view.active]?.[view.tribe] ?? 0;
      const step = session.view.figures.step;
      return { action, kind: "main", label: session.t("attila-choice-influence", { step }), sub: climb(session, tribe, from, step) };
    }
    case "forgo":
      return { action, kind: "quiet", label: session.t("attila-choice-forgo"), sub: session.t("attila-choice-forgo-sub") };
    case "skip_second":
      return { action, kind: "quiet", label: session.t("attila-choice-skip"), sub: session.t("attila-choice-skip-sub") };
    case "use_tile":
      return { action, kind: "quiet", label: session.t(`title-tile-${id}`), sub: session.t(`attila-choice-tile-${id}`), icon: tileIcons[id] ?? "laurel-crown" };
    case "no_tile":
      // Where a card follows, the card itself declines the tile.
      return playsAfterWindow(session) && sum(ownHand(session.view)) ? null : noTile(session, action);
    case "boost": {
      const from = view.influence[view.active]?.[tribes(session.board).indexOf(id)] ?? 0;
      const name = session.name("tribe", id);
      return { action, kind: "quiet", label: name, sub: `${from} → ${Math.min(TOP, from + 1)}` };
    }
    case "exchange_done":
      return { action, kind: "main", label: session.t("attila-choice-exchange", { count: sum(view.picks ?? []) }) };
    default:
      // Cards, provinces and the conflict are chosen where they are drawn.
      return null;
  }
}

function climb(session: Session, tribe: string, from: number, step: number): string {
  return session.t("attila-choice-climb", { tribe, from, to: Math.min(TOP, from + step) });
}

function noTile(session: Session, action: string): Choice {
  const moment = discardFollows(session) ? "discard" : windowOf(session.view);
  const last = moment === "W3" && session.view.view.slots_left === 0;
  return {
    action,
    kind: "main",
    label: session.t("attila-choice-no-tile", { moment, last: last ? "yes" : "no" }),
    sub: session.t("attila-choice-no-tile-sub", { moment, last: last ? "yes" : "no" }),
    ...(last ? { end: true } : {}),
  };
}

/** The moment at which an action tile is offered (R10.2). */
export function windowOf(table: TableView): "W0" | "W1" | "W2" | "W3" {
  return (["W0", "W1", "W2", "W3"] as const)[table.view.stack.at(-1)?.[2] ?? 0] ?? "W0";
}

const STOPS = ["card", "influence", "conflict", "scoring", "draw"] as const;

/** The five steps of a card slot (R3.1) and the drawing, as stops of the rail. */
export function phase(table: TableView): Stop[] {
  const now = STOPS.indexOf(stop(table));
  return STOPS.map((id, at) => ({ id, label: t(`attila-phase-${id}`), state: at < now ? "done" : at === now ? "now" : "next" }));
}

function stop(table: TableView): (typeof STOPS)[number] {
  const { stack, slots_left } = table.view;
  const slot = stack.find(([node]) => node === "slot");
  const conflict = stack.find(([node]) => node === "conflict");
  if (!stack.length) return "scoring";
  // The conflict's fifth step offers a tile before the scoring it causes.
  if (conflict) return conflict[1] >= 5 ? "scoring" : "conflict";
  if (!slot) return stack.at(-1)?.[0] === "deal" && (stack.find(([node]) => node === "turn")?.[1] ?? 0) >= 4 ? "draw" : "card";
  if (slot[1] <= 2) return "card";
  if (slot[1] <= 4) return "influence";
  if (slot[1] <= 6) return "conflict";
  return slots_left ? "card" : "draw";
}

/** Arguments of the game's own prompt and action texts at this decision. */
export function context(session: Session): Record<string, string | number> {
  const table = session.view;
  const { view } = table;
  const frame = view.stack.at(-1);
  const node = nodeOf(view);
  const fought = node === "commit" ? frame?.[3] : (view.pending[0] ?? view.stack.find(([each]) => each === "conflict")?.[2]);
  const province = provinces(session.board)[fought ?? -1] ?? "";
  const from = view.influence[view.active]?.[view.tribe] ?? 0;
  const name = (seat: number) => table.seats[seat]?.name ?? "";
  return {
    seat: name(table.actor ?? view.active),
    next: name((view.active + 1) % view.seats),
    tribe: session.name("tribe", tribeInPlay(session)),
    province: session.name("province", province),
    province_id: province,
    step: table.figures.step,
    from,
    to: Math.min(TOP, from + table.figures.step),
    cards: sum(view.picks ?? []),
    left: node === "boost" ? (frame?.[3] ?? 2) : 2,
    window: windowOf(table),
    slots: view.slots_left,
  };
}
