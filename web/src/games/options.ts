/** Forms for the options of a new table, for games that have any. */
import type { Component } from "svelte";

export type OptionsForm = Component<{ options: Record<string, unknown>; seats: string[] }, object, "options">;

const FORMS = import.meta.glob<OptionsForm>("./*/Options.svelte", { import: "default" });

export function loadOptions(game: string): Promise<OptionsForm | undefined> {
  return FORMS[`./${game}/Options.svelte`]?.() ?? Promise.resolve(undefined);
}
