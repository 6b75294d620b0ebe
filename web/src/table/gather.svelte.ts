import { untrack } from "svelte";
import type { Frame } from "./frame.svelte";

/**
 * The place whose lines a log gathers: one chosen on the board or by name. A place that lights up
 * because the reader points at a line does not count, or the lines would run away under the pointer.
 */
export class Gathered {
  place: string | null = $state(null);
  #inside = false;

  constructor(frame: Frame) {
    const { session, game } = frame;
    $effect(() => {
      const focused = session.focused;
      const isPlace =
        focused !== null && game.places !== undefined && focused.startsWith(`${game.places}:`);
      untrack(() => {
        if (!isPlace) this.place = null;
        else if (!this.#inside) this.place = focused;
      });
    });
  }

  enter = () => (this.#inside = true);
  leave = () => (this.#inside = false);

  get inside(): boolean {
    return this.#inside;
  }
}
