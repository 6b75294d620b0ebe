/** Icons of this game (game-icons, CC BY 3.0; the authors are on the credits page). */
import animalHide from "game-icon:animal-hide";
import beerStein from "game-icon:beer-stein";
import cog from "game-icon:cog";
import crossedSwords from "game-icon:crossed-swords";
import doubleFish from "game-icon:double-fish";
import dramaMasks from "game-icon:drama-masks";
import flyingFlag from "game-icon:flying-flag";
import galea from "game-icon:galea";
import goldNuggets from "game-icon:gold-nuggets";
import grapes from "game-icon:grapes";
import horseHead from "game-icon:horse-head";
import hotSpices from "game-icon:hot-spices";
import hut from "game-icon:hut";
import hutsVillage from "game-icon:huts-village";
import ivoryTusks from "game-icon:ivory-tusks";
import laurelCrown from "game-icon:laurel-crown";
import metalBar from "game-icon:metal-bar";
import ore from "game-icon:ore";
import padlock from "game-icon:padlock";
import rolledCloth from "game-icon:rolled-cloth";
import scales from "game-icon:scales";
import shakingHands from "game-icon:shaking-hands";
import swapBag from "game-icon:swap-bag";
import tiedScroll from "game-icon:tied-scroll";
import torch from "game-icon:torch";
import trade from "game-icon:trade";
import trireme from "game-icon:trireme";
import wheat from "game-icon:wheat";

/** The borrowed ones by the names they have there. */
export const borrowed: Record<string, string> = {
  "animal-hide": animalHide,
  "beer-stein": beerStein,
  cog,
  "crossed-swords": crossedSwords,
  "double-fish": doubleFish,
  "drama-masks": dramaMasks,
  "flying-flag": flyingFlag,
  galea,
  "gold-nuggets": goldNuggets,
  grapes,
  "horse-head": horseHead,
  "hot-spices": hotSpices,
  hut,
  "huts-village": hutsVillage,
  "ivory-tusks": ivoryTusks,
  "laurel-crown": laurelCrown,
  "metal-bar": metalBar,
  ore,
  padlock,
  "rolled-cloth": rolledCloth,
  scales,
  "shaking-hands": shakingHands,
  "swap-bag": swapBag,
  "tied-scroll": tiedScroll,
  torch,
  trade,
  trireme,
  wheat,
};

// Drawn by us: at 15 pixels only the plainest shapes can be told apart.
const filled = (d: string) => `<path fill="currentColor" d="${d}"/>`;
const vassal = filled(
  "M256 40a92 92 0 0 1 58 163h38v48h-46c6 70 28 116 78 157v64H128v-64c50-41 72-87 78-157h-46v-48h38a92 92 0 0 1 58-163z",
);
const leader = filled(
  "M96 40l80 72 80-88 80 88 80-72-32 168h-32c10 90 24 140 64 196v68H96v-68c40-56 54-106 64-196h-32z",
);
const city = filled(
  "M40 72h64v64h56V72h64v64h64V72h64v64h56V72h64v160h-48v240H312V344a56 56 0 0 0-112 0v128H88V232H40z",
);

export const glyphs = {
  vassal,
  leader,
  city,
  fleet: trireme,
  army: crossedSwords,
  legion: galea,
  battle: crossedSwords,
  village: hut,
  post: scales,
  food: wheat,
  fish: doubleFish,
  beer: beerStein,
  cloth: rolledCloth,
  fur: animalHide,
  gold: goldNuggets,
  ivory: ivoryTusks,
  silver: metalBar,
  spices: hotSpices,
  wine: grapes,
  horse: horseHead,
  ore,
  expansion: hutsVillage,
  trade,
  taxes: swapBag,
  diplomacy: shakingHands,
  progress: cog,
  games: dramaMasks,
  revolution: torch,
  treaty: tiedScroll,
  morale: laurelCrown,
  province: flyingFlag,
  triumph: laurelCrown,
  secret: padlock,
};

export type GlyphName = keyof typeof glyphs;
