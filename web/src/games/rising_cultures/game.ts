/** Rising Cultures as the frame of a table sees it. */
import type { Game } from "../game";
import { book } from "./book";
import CulturesTable from "./CulturesTable.svelte";
import { coach } from "./coach/coach";
import { film } from "./film";
import Seat from "./frame/Seat.svelte";
import Status from "./frame/Status.svelte";
import HandPage from "./HandPage.svelte";
import { choices, context, phase, prompt } from "./prompt";
import { hushed, TERMS } from "./story";
import TextBoard from "./TextBoard.svelte";
import Totals from "./Totals.svelte";

export const game: Game = {
  Table: CulturesTable,
  Text: TextBoard,
  prompt,
  choices,
  phase,
  context,
  Status,
  Seat,
  Matrix: Totals,
  pages: [{ id: "hand", label: "cultures-page-hand", Page: HandPage }],
  story: { hushed, terms: TERMS },
  film,
  coach,
  book,
  places: "province",
};
