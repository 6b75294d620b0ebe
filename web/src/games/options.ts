/** Forms for the options of a new table: a game's own, else the one that is made from what it declares. */
import type { Component } from "svelte";
import type { GameOption } from "../lib/api/types";
import Options from "./text/Options.svelte";

export type OptionsForm = Component<
  { options: Record<string, unknown>; seats: string[]; declared: GameOption[] },
  object,
  "options"
>;

const FORMS = import.meta.glob<OptionsForm>("./*/Options.svelte", { import: "default" });

export function loadOptions(game: string): Promise<OptionsForm> {
  return FORMS[`./${game}/Options.svelte`]?.() ?? Promise.resolve(Options);
}
