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
