import type { TextHints } from "../text/hint";
import { context } from "../attila/prompt";

const SEATS = ["seat", "tribe"];

/** Axes of Attila's fields for the text view, and what only its rules need. */
export const attilaText = {
  fields: {
    triggers: ["trigger"],
    tiles: ["century"],
    score: ["seat"],
    unused: ["seat", "tile"],
    influence: SEATS,
    supply: ["tribe"],
    stones: ["province", "tribe"],
    pacified: ["province"],
    discard: ["tribe"],
    hand: SEATS,
    laid: SEATS,
    aside: ["tribe"],
    picks: ["tribe"],
    unseen: ["tribe"],
  },
  hidden: ["card", "forgone", "tile_used", "slots_left", "pending"],
  context,
} satisfies TextHints;
