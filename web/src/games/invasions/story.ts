/** How the log tells Invasions: chapters by turn and activation, dice and losses under their battle. */
import type { GameEvent } from "../../lib/api/types";
import type { Story } from "../../lib/table/story";

const HUSHED = new Set(["only-choice"]);
/** What changes the map for good says more than a march. */
const WEIGHTS: Record<string, number> = {
  "capital-fell": 10,
  islam: 10,
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
  bankrupt: 6,
  foedus: 6,
  "foedus-broken": 6,
  victory: 6,
  allied: 5,
  battle: 5,
  client: 5,
  migrated: 5,
  "leader-died": 5,
  looted: 4,
  "raiders-settled": 4,
  rebelled: 4,
  "sea-victory": 4,
  intercepted: 3,
  overrun: 3,
  "revolt-broke-out": 3,
  scored: 3,
  "sea-battle": 3,
  "limes-stormed": 2,
  raid: 2,
  retreated: 2,
};

const weight = (event: GameEvent) => WEIGHTS[event.event] ?? 1;

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
  weight,
  after: { victory: "battle", "sea-victory": "sea-battle" },
  opens: ["turn", "activated"],
};

/** What is still told when the game is over: no marches, even of a quiet game. */
export const memory: Story = {
  ...story,
  hushed: (event) => story.hushed(event) || weight(event) < 2,
};
