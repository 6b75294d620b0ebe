/** Attila as the frame of a table sees it. */
import type { GameEvent } from "../../lib/api/types";
import { has, t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/table/session";
import type { Game } from "../game";
import AttilaTable from "../attila/AttilaTable.svelte";
import { book } from "../attila/book";
import Hand from "../attila/Hand.svelte";
import Matrix from "../attila/Matrix.svelte";
import TextBoard from "../attila/TextBoard.svelte";
import { discardFollows } from "../attila/hand";
import { nodeOf } from "../attila/model";
import { choices, context, phase } from "../attila/prompt";
import LaddersPage from "./LaddersPage.svelte";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";

/** A card somebody else drew is no news; a card played is told by the stone that follows. */
function hushed(event: GameEvent): boolean {
  return event.event === "turn" || event.event === "played" || (event.event === "drew" && event.tribe === null);
}

function prompt(session: Session): { text: string } {
  const key = discardFollows(session) ? "attila-prompt-stuck" : `prompt-${nodeOf(session.view.view)}`;
  return { text: has(key) ? t(key, context(session)) : t("prompt-waiting", context(session)) };
}

export const attila: Game = {
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
  story: { hushed, terms: ["revealed", "strength", "tribe-scored", "points"] },
  book,
  places: "province",
};
