/** The emblems that the pictures are drawn from, for the page of credits. */
import emblems from "./emblems.json";

export const all = [
  ...Object.values(emblems.cards),
  ...Object.values(emblems.provinces).map(({ emblem }) => emblem),
];
