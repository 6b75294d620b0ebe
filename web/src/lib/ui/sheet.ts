import { type Component, getContext, setContext } from "svelte";

const KEY = Symbol("words on sheets");

/** What every sheet below here says under its title: nothing is said behind a sheet. */
export function sayOnSheets(Words: Component): void {
  setContext(KEY, Words);
}

export function wordsOnSheets(): Component | undefined {
  return getContext<Component | undefined>(KEY);
}
