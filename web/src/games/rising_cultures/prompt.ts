/** What the frame asks and offers: the sentence and buttons of each decision, the stops of the phase rail. */

import type { TableView } from "../../lib/api/types";
import { has, t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import type { Choice, Stop } from "../game";
import { actionsOf } from "./actions";
import { changes } from "./changes";
import {
  type CulturesTableView,
  cardPlayed,
  chosenCard,
  figuresOf,
  handSize,
  nearSeat,
  nodeOf,
  picksOf,
  ROUNDS,
  returning,
  said,
  sideOf,
  tableOf,
} from "./model";
import { rivalDid } from "./story";
import { told } from "./words";

/** What most players want at a decision of two answers. */
const MAIN = new Set(["ascend", "contest", "swap_done", "end_turn"]);
/** Decided with a button of the prompt; everything else is chosen where it is drawn. */
const BUTTONS = new Set([
  "swap_paid",
  "swap_free",
  "swap_done",
  "ascend",
  "no_ascend",
  "contest",
  "abstain",
  "maghreb_discard",
  "maghreb_military",
  "end_turn",
]);

/** Cards of a round; all but one are played. */
const HAND = 4;

/** Answers that do nothing but go on. */
const DECLINES = new Set(["abstain", "no_ascend", "swap_done", "end_turn"]);

export function choices(session: Session): Choice[] {
  return session.view.legal
    .filter((action) => BUTTONS.has(action))
    .map((action): Choice => {
      const sub = gain(session, action);
      return {
        action,
        label: t(`cultures-choice-${action}`),
        kind: MAIN.has(action) ? "main" : "quiet",
        ...(sub ? { sub } : {}),
        ...(action === "end_turn" ? { end: true } : {}),
      };
    });
}

/** What a button brings to me, and what the rival has of it. */
function gain(session: Session, action: string): string {
  if (DECLINES.has(action)) return "";
  const { figures, previews } = tableOf(session);
  const seat = nearSeat(session);
  const mine = told(session, changes(figures, previews[action], seat));
  const rivals = told(session, changes(figures, previews[action], 1 - seat));
  const price = action === "contest" ? figures.prices[seat] : null;
  return [
    mine,
    price ? t("cultures-choice-price", { card: session.name("card", price) }) : "",
    rivals ? t("cultures-choice-rival", { changes: rivals }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The question in the game's words, the steps of a longer one in ours; and how the round came here. */
export function prompt(session: Session): { text: string; before?: string } {
  const node = nodeOf(session) ?? "";
  const key = `cultures-prompt-${step(session, node)}`;
  const args = context(session);
  const before = [round(session), rivalDid(session)].filter(Boolean).join(" ");
  return { text: has(key) ? t(key, args) : t(`prompt-${node}`, args), before };
}

/** Three of four cards are played in a round (R4.3). */
function round(session: Session): string {
  const { view } = tableOf(session);
  if (!view.round) return "";
  const cards = handSize(session, nearSeat(session));
  const card =
    nodeOf(session) === "act" && !cardPlayed(session) && cards > 1 && cards <= HAND
      ? HAND + 1 - cards
      : 0;
  return t("cultures-prompt-round", { round: view.round, rounds: ROUNDS, card });
}

/** Decisions of several steps, and the two halves of a turn. */
function step(session: Session, node: string): string {
  if (node === "start") return `start-${picksOf(session)}`;
  if (node === "return") return returning(session).of > 1 ? "return-some" : "return-one";
  if (node === "act")
    return cardPlayed(session)
      ? "act-played"
      : chosenCard(session)
        ? "act-card"
        : actionsOf(session).length
          ? "act-actions"
          : "act";
  return node;
}

const STOPS = ["income", "swap", "turns", "province", "marker"] as const;
type StopName = (typeof STOPS)[number];

/** The round (R1.1): income and draw, swap window, six turns, province, marker and limit. */
export function phase(view: TableView): Stop[] {
  const at = STOPS.indexOf(stopOf(view as unknown as CulturesTableView));
  return STOPS.map((id, which) => ({
    id,
    label: t(`cultures-phase-${id}`),
    state: which < at ? "done" : which === at ? "now" : "next",
  }));
}

function stopOf({ view }: CulturesTableView): StopName {
  const nodes = view.phase.map(({ node }) => node);
  if (nodes.includes("contest")) return "province";
  if (nodes.includes("turn")) return "turns";
  if (nodes.includes("swaps")) return "swap";
  return "income";
}

/** Arguments of the game's own prompt and action texts. */
export function context(session: Session): Record<string, string | number> {
  const { view } = tableOf(session);
  const seat = session.view.actor ?? nearSeat(session);
  const figures = figuresOf(session);
  const stage = (view.progress[seat] ?? 0) + 1;
  return {
    seat: session.view.seats[seat]?.name ?? "",
    round: view.round,
    cards: handSize(session, seat),
    stage,
    benefit: said(sideOf(session, seat)?.stages[stage - 1]) || "none",
    lowest: session.name("card", view.resource[seat]?.at(-1) ?? ""),
    province: session.name("province", figures.row?.[0] ?? ""),
    card: session.name("card", chosenCard(session) ?? ""),
    swaps: view.paid_swaps[seat] ?? 0,
    ...returning(session),
  };
}
