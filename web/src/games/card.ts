/** What stands on a game's banner in the hall. */
import type { Component } from "svelte";
import type { IconName } from "../lib/icons";

/** The strip under the picture, 10 units high, repeated along its length. */
export interface Edge {
  ground: string;
  width: number;
  shapes: [colour: string, path: string][];
}

export interface Card {
  icon: IconName;
  /** The picture; without it a floor of stones. */
  Art?: Component;
  edge?: Edge;
  /** What a game takes, the shortest and the longest, in minutes. */
  minutes?: [number, number];
  /** light, medium, deep, vast */
  depth?: 1 | 2 | 3 | 4;
  /** The ground of the page on a first visit; its words are in first-visit-GAME. */
  First?: Component;
}

const CARDS = import.meta.glob<Card>("./*/card.ts", { import: "card", eager: true });

export function cardOf(game: string): Card {
  return CARDS[`./${game}/card.ts`] ?? { icon: "poker-hand" };
}
