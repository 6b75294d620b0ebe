/** How a side of the own board looks while a card is drawn over it. */
import { carrying } from "./carry.svelte";
import type { Use } from "./model";

/** Attributes of a place where a card may be dropped; none on the rival's board. */
export function place(
  use: Use,
  own: boolean,
): { "data-side"?: Use; "data-takes"?: "yes" | "no" | undefined; "data-over"?: "yes" | undefined } {
  if (!own) return {};
  const takes = carrying.card === null ? undefined : carrying.takes(use) ? "yes" : "no";
  return {
    "data-side": use,
    "data-takes": takes,
    "data-over": carrying.over === use ? "yes" : undefined,
  };
}
