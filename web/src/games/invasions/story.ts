/** How the log tells Invasions: chapters by turn and activation, dice and losses under their battle. */
import type { GameEvent } from "../../lib/api/types";
import type { Story } from "../../lib/table/story";

const HUSHED = new Set(["only-choice"]);
/** What changes the map for good says more than a march. */
const WEIGHTS: Record<string, number> = {
  "capital-fell": 10,
  empire: 9,
  kingdom: 9,
  collapsed: 9,
  "empire-parted": 9,
  "empire-reunited": 9,
  "city-fell": 8,
  "left-game": 8,
  "leader-fell": 7,
  assassinated: 7,
  submitted: 7,
  foedus: 6,
  "foedus-broken": 6,
  victory: 6,
  allied: 5,
  battle: 5,
  migrated: 5,
  looted: 4,
  "sea-victory": 4,
  intercepted: 3,
  overrun: 3,
  "revolt-broke-out": 3,
  scored: 3,
};

export const story: Story = {
  hushed: (event: GameEvent) => HUSHED.has(event.event),
  terms: [
    "commands",
    "ambush-laid",
    "archery-dice",
    "melee-dice",
    "threw",
    "hits",
    "unit-damaged",
    "unit-fell",
    "unit-recovered",
    "unit-mended",
  ],
  weight: (event: GameEvent) => WEIGHTS[event.event] ?? 1,
  opens: ["turn", "activated"],
};
