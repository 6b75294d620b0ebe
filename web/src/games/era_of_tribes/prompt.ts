/** What the frame asks and offers for Era of Tribes: the question, the buttons, the stops of the rail. */
import { has, t } from "../../lib/i18n.svelte";
import { asked, type Context } from "../../lib/table/sentences";
import type { Session } from "../../lib/table/session";
import type { Choice, Stop } from "../game";
import { labelled, speakerOf } from "../text/labels";
import { nodeOf } from "./model";
import { answers } from "./questions";

/** Buttons in the prompt where no board of its own answers a decision. */
const FEW = 6;

/** What the question is about, in names. */
export function context(session: Session): Context {
  const { node = "", ...about } = session.view.view.asked ?? {};
  return asked(speakerOf(session), about, session.board.asked?.[node] ?? {});
}

export function prompt(session: Session): { text: string; then?: string } {
  const key = `prompt-${nodeOf(session)}`;
  const seat = session.view.seats[session.view.seat]?.name ?? "";
  return { text: t(has(key) ? key : "table-choose", { ...context(session), seat }) };
}

export function choices(session: Session): Choice[] {
  const own = answers[nodeOf(session)];
  if (own) return own(session);
  const { legal } = session.view;
  if (legal.length > FEW) return [];
  return legal.map((action) => ({ action, label: labelled(session, action, context(session)) }));
}

/** The five phases of a round (R1). */
const STOPS = ["morale", "order", "actions", "auto", "cleanup"] as const;
const STOP_OF: Record<string, (typeof STOPS)[number]> = {
  adjust_morale: "morale",
  set_turn_order: "order",
  ask_ring_player: "order",
  take_turns: "actions",
  expand_by_itself: "auto",
  clean_up: "cleanup",
};

export function phase(table: Session["view"]): Stop[] {
  const round = table.view.phase.find((place) => place.node === "round");
  if (!round) return [];
  const now = STOPS.indexOf(STOP_OF[round.step ?? ""] ?? "actions");
  return STOPS.map((id, at) => ({
    id,
    label: t(`era-phase-${id}`),
    state: at < now ? "done" : at === now ? "now" : "next",
  }));
}
