/** What the coach calls the decisions of Attila. */
import type { Coach } from "../../coach";
import Cut from "./Cut.svelte";

export const coach: Coach = {
  texts: "attila-coach",
  titles: [
    "last-tile",
    "scoring-next",
    "conflict",
    "stake",
    "no-stake",
    "full",
    "costs",
    "gives",
    "threat",
    "behind",
    "second",
  ],
  Cut,
};
