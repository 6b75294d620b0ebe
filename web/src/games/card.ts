/** What stands on a game's card: its icon, and a picture of small stones or one of its own. */
import type { Component } from "svelte";
import type { IconName } from "../lib/icons";
import { floor, type Motif } from "../lib/mosaic";

export interface Card {
  icon: IconName;
  motif?: Motif;
  Art?: Component;
}

const CARDS = import.meta.glob<Card>("./*/card.ts", { import: "card", eager: true });

export function cardOf(game: string): Card {
  return CARDS[`./${game}/card.ts`] ?? { icon: "poker-hand", motif: floor };
}
