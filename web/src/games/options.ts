/** Forms for the options of a new table, for games that have any. */
import type { Component } from "svelte";
import CulturesOptions from "./rising_cultures/Options.svelte";

export type OptionsForm = Component<{ options: Record<string, unknown>; seats: string[] }, object, "options">;

export const OPTIONS: Record<string, OptionsForm> = { rising_cultures: CulturesOptions };
