/** Rising Cultures as the frame of a table sees it. */
import type { GameEvent } from "../../lib/api/types";
import type { Game } from "..";
import CulturesTable from "../rising_cultures/CulturesTable.svelte";
import HandPage from "../rising_cultures/HandPage.svelte";
import { choices, context, phase, prompt } from "../rising_cultures/prompt";
import Totals from "../rising_cultures/Totals.svelte";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";

/** Hands are on show, and what an action brings is told right after it. */
const HUSHED = new Set(["drew", "kept", "activated"]);

function hushed(event: GameEvent): boolean {
  return HUSHED.has(event.event) || (event.event === "returned" && event.card === null);
}

const PILE = ["seat", "card"];

export const risingCultures: Game = {
  Table: CulturesTable,
  prompt,
  choices,
  phase,
  context,
  Status,
  Seat,
  Matrix: Totals,
  pages: [{ id: "hand", label: "cultures-page-hand", Page: HandPage }],
  story: { hushed, terms: ["scored"] },
  fields: {
    carried: ["seat"],
    nation: ["seat"],
    golden: ["seat"],
    coins: ["seat"],
    laid: ["province"],
    row: ["province"],
    won: ["seat", "province"],
    display: PILE,
    covered: PILE,
    military: PILE,
    resource: PILE,
    discard: PILE,
    borrowed: ["resource"],
    bought: ["seat", "symbol"],
    nile: ["seat", "space"],
  },
  places: "province",
};
