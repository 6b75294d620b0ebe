/** Attila as the frame of a table sees it. */
import type { GameEvent } from "../../lib/api/types";
import { has, t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import type { Game } from "../game";
import AttilaTable from "./AttilaTable.svelte";
import { book } from "./book";
import { coach } from "./coach/coach";
import { film } from "./film";
import LaddersPage from "./frame/LaddersPage.svelte";
import Seat from "./frame/Seat.svelte";
import Status from "./frame/Status.svelte";
import Hand from "./Hand.svelte";
import { cardVerb, discardFollows } from "./hand";
import Matrix from "./Matrix.svelte";
import { cardOfTurn, nodeOf, tableOf } from "./model";
import { choices, context, phase } from "./prompt";
import TextBoard from "./TextBoard.svelte";

/** A card somebody else drew is no news; a card played is told by the stone that follows. */
function hushed(event: GameEvent): boolean {
  return (
    event.event === "turn" ||
    event.event === "played" ||
    (event.event === "drew" && event.tribe === null)
  );
}

/** What changes the board for good says more than a step on a track. */
const WEIGHTS: Record<string, number> = { scoring: 5, pacified: 4, conflict: 3, placed: 2 };

function prompt(session: Session): { text: string; then?: string } {
  const card = cardOfTurn(tableOf(session));
  return {
    text: question(session),
    ...(card ? { then: t("attila-card-of-turn", card) } : {}),
  };
}

function question(session: Session): string {
  const { aimed } = session;
  if (aimed && cardVerb(session) === "play")
    return t("attila-prompt-aimed", {
      seat: String(context(session).seat),
      province: session.name("province", aimed.place),
      count: aimed.ways.length,
    });
  const key = discardFollows(session)
    ? "attila-prompt-stuck"
    : `prompt-${nodeOf(tableOf(session).view)}`;
  return has(key) ? t(key, context(session)) : t("prompt-waiting", context(session));
}

export const game: Game = {
  Table: AttilaTable,
  Text: TextBoard,
  prompt,
  choices,
  phase,
  context,
  Status,
  Seat,
  Matrix,
  pages: [
    { id: "hand", label: "table-page-hand", Page: Hand },
    { id: "ladders", label: "table-page-ladders", Page: LaddersPage },
  ],
  story: {
    hushed,
    terms: ["revealed", "strength", "tribe-scored", "points"],
    weight: (event) => WEIGHTS[event.event] ?? 1,
  },
  film,
  coach,
  book,
  places: "province",
};
