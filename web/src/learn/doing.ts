import type { Words } from "../games/stage";
import type { Asking } from "./asking.svelte";
import type { Doing } from "./still.svelte";

/** What a tap on the map means while places are asked for; other questions only let the map be read. */
export function doing(asking: Asking, words: Words = {}): Doing | undefined {
  if (!asking.onMap) return undefined;
  const toggle = (action: string) => asking.toggle(action.split(" ")[1] ?? "");
  return { act: toggle, ask: toggle, words };
}
