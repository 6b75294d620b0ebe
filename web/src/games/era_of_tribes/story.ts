/** How the log tells Era of Tribes: what is worth a sentence, and what is a term of another one. */
import type { GameEvent } from "../../lib/api/types";
import type { Story } from "../../lib/table/story";

/** The order of every round is on show all the time; what nobody could choose is no news. */
const HUSHED = new Set(["turn-order", "food", "only-choice"]);
/** What changes the map or the end of the game says more than a step on a track. */
const WEIGHTS: Record<string, number> = {
  "end-met": 9,
  epoch: 8,
  conquered: 7,
  "battle-ended": 6,
  founded: 5,
  advanced: 4,
  allied: 4,
  bought: 4,
  gained: 3,
  acted: 2,
};

export const story: Story = {
  hushed: (event: GameEvent) => HUSHED.has(event.event),
  terms: [
    "influence",
    "morale",
    "thalers",
    "treaties",
    "grew",
    "moved",
    "fell",
    "rolled",
    "scored",
  ],
  weight: (event: GameEvent) => WEIGHTS[event.event] ?? 1,
};
