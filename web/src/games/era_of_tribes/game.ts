/** Era of Tribes as the frame of a table sees it. */
import "./era.css";
import type { Game } from "../game";
import EraTable from "./EraTable.svelte";
import { codeOf } from "./model";
import { choices, context, phase, prompt } from "./prompt";

export const game: Game = {
  Table: EraTable,
  prompt,
  choices,
  phase,
  context,
  mark: codeOf,
  places: "province",
};
