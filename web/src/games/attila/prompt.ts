/** What the frame asks and offers for Attila: the buttons of each decision and the stops of the phase rail. */

import { t } from "../../lib/i18n.svelte";
import type { IconName } from "../../lib/icons";
import type { Session } from "../../lib/table/session";
import type { Choice as FrameChoice, Stop } from "../game";
import { discardFollows, playsAfterWindow } from "./hand";
import type { TableView } from "./model";
import { ownHand, provinces, sum, TOP, tableOf, tribeInPlay, tribes, underWay } from "./model";
import { tileIcons } from "./pieces";

export interface Choice extends FrameChoice {
  kind: "main" | "quiet" | "risk";
  icon?: IconName;
}

/** Legal actions that have no place of their own on the board or in the hand. */
export function choices(session: Session): Choice[] {
  const buttons = session.view.legal.flatMap((action) => choice(session, action) ?? []);
  return buttons.map((button) =>
    session.view.barriers.includes(button.action) ? withBarrier(session, button) : button,
  );
}

function withBarrier(session: Session, button: Choice): Choice {
  return {
    ...button,
    kind: "risk",
    sub: button.sub
      ? `${button.sub} · ${session.t("attila-no-way-back")}`
      : session.t("attila-no-way-back"),
  };
}

function choice(session: Session, action: string): Choice | null {
  const [verb = "", id = ""] = action.split(" ");
  const { view } = tableOf(session);
  const tribe = session.name("tribe", tribeInPlay(session));
  switch (verb) {
    case "influence": {
      const from = view.influence[view.active]?.[view.tribe] ?? 0;
      const step = tableOf(session).figures.step;
      return {
        action,
        kind: "main",
        label: session.t("attila-choice-influence", { step }),
        sub: climb(session, tribe, from, step),
      };
    }
    case "forgo":
      return {
        action,
        kind: "quiet",
        label: session.t("attila-choice-forgo"),
        sub: session.t("attila-choice-forgo-sub"),
      };
    case "skip_second":
      return {
        action,
        kind: "quiet",
        label: session.t("attila-choice-skip"),
        sub: session.t("attila-choice-skip-sub"),
      };
    case "use_tile":
      return {
        action,
        kind: "quiet",
        label: session.t(`title-tile-${id}`),
        sub: session.t(`attila-choice-tile-${id}`),
        icon: tileIcons[id] ?? "laurel-crown",
      };
    case "no_tile":
      // Where a card follows, the card itself declines the tile.
      return playsAfterWindow(session) && sum(ownHand(tableOf(session)))
        ? null
        : noTile(session, action);
    case "boost": {
      const from = view.influence[view.active]?.[tribes(session.board).indexOf(id)] ?? 0;
      const name = session.name("tribe", id);
      return { action, kind: "quiet", label: name, sub: `${from} → ${Math.min(TOP, from + 1)}` };
    }
    case "exchange_done":
      return {
        action,
        kind: "main",
        label: session.t("attila-choice-exchange", { count: sum(view.picks ?? []) }),
      };
    default:
      // Cards, provinces and the conflict are chosen where they are drawn.
      return null;
  }
}

function climb(session: Session, tribe: string, from: number, step: number): string {
  return session.t("attila-choice-climb", { tribe, from, to: Math.min(TOP, from + step) });
}

function noTile(session: Session, action: string): Choice {
  const moment = discardFollows(session) ? "discard" : windowOf(tableOf(session));
  const last = moment === "after-slot" && tableOf(session).view.slots_left === 0;
  return {
    action,
    kind: "main",
    label: session.t("attila-choice-no-tile", { moment, last: last ? "yes" : "no" }),
    sub: session.t("attila-choice-no-tile-sub", { moment, last: last ? "yes" : "no" }),
    ...(last ? { end: true } : {}),
  };
}

/** The moment at which an action tile is offered (R10.2). */
export function windowOf(table: TableView): string {
  return String(table.view.asked?.moment ?? "turn-start");
}

const STOPS = ["card", "influence", "conflict", "scoring", "draw"] as const;

/** The five steps of a card slot (R3.1) and the drawing, as stops of the rail. */
export function phase(table: TableView): Stop[] {
  const now = STOPS.indexOf(stop(table));
  return STOPS.map((id, at) => ({
    id,
    label: t(`attila-phase-${id}`),
    state: at < now ? "done" : at === now ? "now" : "next",
  }));
}

/** Where the steps of a slot belong; after the last one another slot or the drawing follows. */
const STOP_OF: Record<string, (typeof STOPS)[number]> = {
  forget_last_slot: "card",
  choose_card: "card",
  choose_province: "card",
  choose_influence: "influence",
  choose_second_stone: "influence",
  offer_before_conflict: "conflict",
  fight_next: "conflict",
};

function stop(table: TableView): (typeof STOPS)[number] {
  const { view } = table;
  if (!view.asked) return "scoring";
  const conflict = underWay(view, "conflict");
  // A tile is offered before the scoring that a conflict causes.
  if (conflict) return conflict.step === "offer_after_pacification" ? "scoring" : "conflict";
  const slot = underWay(view, "slot");
  if (!slot) return underWay(view, "turn")?.step === "refill_hand" ? "draw" : "card";
  return STOP_OF[slot.step ?? ""] ?? (view.slots_left ? "card" : "draw");
}

/** Arguments of the game's own prompt and action texts at this decision. */
export function context(session: Session): Record<string, string | number> {
  const table = tableOf(session);
  const { view } = table;
  const next = provinces(session.board)[view.pending[0] ?? -1];
  const province = String(
    view.asked?.province ?? next ?? underWay(view, "conflict")?.province ?? "",
  );
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
    left: Number(view.asked?.left ?? 2),
    window: windowOf(table),
    slots: view.slots_left,
  };
}
