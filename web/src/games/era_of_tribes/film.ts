/** The film of a game: rounds, epochs, battles and cards. */
import type { Film } from "../film";

export const film: Film = {
  texts: "era-film",
  chapters: {
    epoch: "sun",
    "battle-ended": "crossed-swords",
    "card-scored": "laurel-crown",
    "end-met": "hourglass",
    ended: "laurel-crown",
  },
  scorings: ["card-scored", "ended"],
  gains: ["card-scored", "scored"],
  tracks: [
    { id: "provinces", icon: "flying-flag", events: ["gained", "conquered"] },
    { id: "cities", icon: "village", events: ["founded", "city-set"] },
    { id: "progresses", icon: "up", events: ["advanced"] },
  ],
  age: (event) => (event?.event === "round" ? String(event.round) : null),
};
