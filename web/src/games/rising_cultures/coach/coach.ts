/** What the coach calls the decisions of Rising Cultures. */
import type { Coach } from "../../coach";
import Cut from "./Cut.svelte";

export const coach: Coach = {
  texts: "cultures-coach",
  titles: [
    "wins",
    "rival-asked",
    "nobody-wins",
    "over-limit",
    "loses-marker",
    "gets-marker",
    "stage",
    "gets-ahead",
    "tie-rival",
    "keeps-resource",
    "goes-under",
  ],
  Cut,
};
