/** Colours and icons of the tribes and of the action tiles. */
import "./tribes.css";
import type { IconName } from "../../lib/icons";

export const tribeIcons: Record<string, IconName> = {
  franks: "sharp-axe",
  huns: "horse-head",
  goths: "eagle-emblem",
  saxons: "oak-leaf",
  teutons: "bear-face",
  vandals: "drakkar",
};

export const tileIcons: Record<string, IconName> = {
  double: "fast-forward-button",
  exchange: "card-exchange",
  influence2: "laurel-crown",
};

/** Units of the drawing from top to bottom. */
export const HEIGHT = 22;
/** Each further stone of a plaque is an edge of this width, in the units of its drawing. */
export const EDGE = 4;

/** Of the plaque of so many stones: with their number, if there are several. */
export const faceWidth = (count: number): number => (count > 1 ? 48 : 38);

/** Of a whole plaque, at this height in pixels. */
export const plaqueWidth = (count: number, height: number): number =>
  ((faceWidth(count) + EDGE * (count - 1)) * height) / HEIGHT;
