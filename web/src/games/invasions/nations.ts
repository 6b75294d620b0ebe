/** How the nations are told apart: colour and shape of the shield are the player's, pattern, code and charge the nation's. */
import type { GlyphName } from "./icons";
import type { Power } from "./model";

export interface Arms {
  code: string;
  /** Number of the pattern; 0 = plain. Unique among the nations of a player. */
  pattern: number;
  charge: GlyphName;
}

const ARMS: Record<string, Arms> = {
  rome: { code: "ROM", pattern: 0, charge: "eagle-emblem" },
  byzantium: { code: "BYZ", pattern: 1, charge: "jerusalem-cross" },
  gallo_romans: { code: "GAL", pattern: 2, charge: "galea" },
  britons: { code: "BRI", pattern: 3, charge: "double-dragon" },
  cappadocians: { code: "CAP", pattern: 4, charge: "mountains" },
  bavarians: { code: "BAV", pattern: 5, charge: "checked-shield" },
  khazars: { code: "KHA", pattern: 6, charge: "falcon-moon" },
  armenians: { code: "ARM", pattern: 7, charge: "gothic-cross" },
  colchidians: { code: "COL", pattern: 8, charge: "ram" },
  mauritanians: { code: "MAU", pattern: 9, charge: "spears" },
  ghassanids: { code: "GHA", pattern: 10, charge: "castle" },
  euskalduns: { code: "EUS", pattern: 11, charge: "bear-face" },
  africano_romans: { code: "AFR", pattern: 12, charge: "wheat" },
  brito_romans: { code: "BRO", pattern: 13, charge: "white-tower" },
  hispano_romans: { code: "HIS", pattern: 14, charge: "horned-helm" },
  sards: { code: "SAR", pattern: 15, charge: "grapes" },
  huns: { code: "HUN", pattern: 0, charge: "horse-head" },
  alemanni: { code: "ALE", pattern: 1, charge: "boar" },
  franks: { code: "FRA", pattern: 2, charge: "sharp-axe" },
  gepids: { code: "GEP", pattern: 3, charge: "stag-head" },
  herules: { code: "HER", pattern: 4, charge: "wolf-head" },
  hephthalites: { code: "HEP", pattern: 5, charge: "sun" },
  avars: { code: "AVA", pattern: 6, charge: "arrow-cluster" },
  picts: { code: "PIC", pattern: 7, charge: "spiral-arrow" },
  berbers: { code: "BER", pattern: 8, charge: "moon" },
  sklaves: { code: "SKL", pattern: 9, charge: "willow-tree" },
  persians: { code: "PER", pattern: 0, charge: "lion" },
  alans: { code: "ALA", pattern: 1, charge: "bow-arrow" },
  vandals: { code: "VAN", pattern: 2, charge: "drakkar" },
  suebi: { code: "SUE", pattern: 3, charge: "pine-tree" },
  burgundians: { code: "BUR", pattern: 4, charge: "fire-bowl" },
  lombards: { code: "LOM", pattern: 5, charge: "beard" },
  scots: { code: "SCO", pattern: 6, charge: "harp" },
  arabs: { code: "ARB", pattern: 7, charge: "camel" },
  blemmyes: { code: "BLE", pattern: 8, charge: "barbed-arrow" },
  iberians: { code: "IBE", pattern: 9, charge: "bull" },
  lakhmids: { code: "LAK", pattern: 10, charge: "camel-head" },
  venedae: { code: "VEN", pattern: 11, charge: "bull-horns" },
  visigoths: { code: "VIS", pattern: 0, charge: "round-shield" },
  ostrogoths: { code: "OST", pattern: 1, charge: "crossed-axes" },
  saxons: { code: "SAX", pattern: 2, charge: "oak-leaf" },
  angles: { code: "ANG", pattern: 3, charge: "anchor" },
  jutes: { code: "JUT", pattern: 4, charge: "trireme" },
  hibernians: { code: "HIB", pattern: 5, charge: "shamrock" },
  vikings: { code: "VIK", pattern: 6, charge: "viking-helmet" },
  kushans: { code: "KUS", pattern: 7, charge: "ivory-tusks" },
  aestii: { code: "AES", pattern: 8, charge: "boar-tusks" },
};

const NOBODY: Arms = { code: "", pattern: 0, charge: "flying-flag" };

export function armsOf(nation: string): Arms {
  return ARMS[nation] ?? NOBODY;
}

/** Outlines of the shields on 32 units: circle, square, diamond, hexagon, as the frames of the players. */
export const SHIELDS: Record<Power, string> = {
  romans: "M16 2a14 14 0 1 1 0 28 14 14 0 0 1 0-28z",
  huns: "M4 3h24a1 1 0 0 1 1 1v24a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z",
  persians: "M16 0L32 16 16 32 0 16z",
  goths: "M8 2.5h16L32 16l-8 13.5H8L0 16z",
};
