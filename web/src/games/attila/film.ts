/** The film of a game: centuries, conflicts and scorings. */
import type { Film } from "../film";

export const film: Film = {
  texts: "attila-film",
  chapters: { conflict: "crossed-swords", scoring: "laurel-crown" },
  scorings: ["scoring"],
  gains: ["points"],
  tracks: [
    { id: "conflicts", icon: "crossed-swords", events: ["conflict"] },
    { id: "pacified", icon: "padlock", events: ["pacified"] },
    { id: "tiles", icon: "flying-flag", events: ["tile-used"] },
  ],
  /** A century ends when it is scored (R8.1). */
  age(event, board) {
    const centuries = board.axes.century ?? [];
    if (!event) return centuries[0] ?? null;
    if (event.event !== "scoring" || event.century === null) return null;
    return centuries[centuries.indexOf(String(event.century)) + 1] ?? null;
  },
};
