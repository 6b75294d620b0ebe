/** Rising Cultures as the frame of a table sees it. */
import type { Game } from "../game";
import { book } from "../rising_cultures/book";
import CulturesTable from "../rising_cultures/CulturesTable.svelte";
import HandPage from "../rising_cultures/HandPage.svelte";
import { choices, context, phase, prompt } from "../rising_cultures/prompt";
import { hushed, TERMS } from "../rising_cultures/story";
import TextBoard from "../rising_cultures/TextBoard.svelte";
import Totals from "../rising_cultures/Totals.svelte";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";

export const risingCultures: Game = {
  Table: CulturesTable,
  Text: TextBoard,
  notes: "top",
  prompt,
  choices,
  phase,
  context,
  Status,
  Seat,
  Matrix: Totals,
  pages: [{ id: "hand", label: "cultures-page-hand", Page: HandPage }],
  story: { hushed, terms: TERMS },
  book,
  places: "province",
};
