/** The film of a game: rounds, the provinces at their ends, and what the tableaus became. */
import type { Film } from "../film";

export const film: Film = {
  texts: "cultures-film",
  chapters: {
    won: "flying-flag",
    boxed: "archive",
    flipped: "sun",
    "game-ended": "laurel-crown",
  },
  scorings: ["game-ended"],
  gains: ["scored"],
  tracks: [
    { id: "provinces", icon: "flying-flag", events: ["won"] },
    { id: "stages", icon: "up", events: ["ascended", "flipped"] },
    { id: "built", icon: "greek-temple", events: ["built"] },
  ],
  age: (event) => (event?.event === "round" ? String(event.round) : null),
};
