/** Invasions as the frame of a table sees it. */
import type { Game } from "../game";
import { plain } from "../text/plain";
import TextBoard from "./TextBoard.svelte";

export const game: Game = { ...plain, Table: TextBoard, Text: TextBoard };
