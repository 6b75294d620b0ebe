/** The film of a game: turns, kingdoms and their fall, cities and capitals, scorings; battles where there are few. */
import type { Film } from "../film";

export const film: Film = {
  texts: "inv-film",
  chapters: {
    turn: "hourglass",
    kingdom: "greek-temple",
    empire: "eagle-emblem",
    collapsed: "stone-block",
    "empire-parted": "eagle-emblem",
    "empire-reunited": "eagle-emblem",
    "capital-fell": "village",
    submitted: "flying-flag",
    scored: "laurel-crown",
    ended: "laurel-crown",
    battle: "crossed-swords",
    "city-fell": "village",
  },
  minor: ["battle", "city-fell", "submitted"],
  scorings: ["scored", "ended"],
  gains: [],
  tracks: [
    { id: "battles", icon: "crossed-swords", events: ["victory", "sea-victory"] },
    { id: "cities", icon: "village", events: ["city-fell", "capital-fell"] },
    { id: "arrivals", icon: "flying-flag", events: ["entered", "leader-came"] },
  ],
  age: (event) => (event?.event === "turn" ? String(event.turn) : null),
};
