/** Icons of this game (game-icons, CC BY 3.0; the authors are on the credits page). */
import animalHide from "game-icon:animal-hide";
import anvil from "game-icon:anvil";
import beerStein from "game-icon:beer-stein";
import castle from "game-icon:castle";
import cog from "game-icon:cog";
import crossedSwords from "game-icon:crossed-swords";
import crown from "game-icon:crown";
import doubleFish from "game-icon:double-fish";
import dramaMasks from "game-icon:drama-masks";
import fishing from "game-icon:fishing";
import fist from "game-icon:fist";
import flyingFlag from "game-icon:flying-flag";
import galea from "game-icon:galea";
import gladius from "game-icon:gladius";
import goldNuggets from "game-icon:gold-nuggets";
import grapes from "game-icon:grapes";
import greekTemple from "game-icon:greek-temple";
import hills from "game-icon:hills";
import horseHead from "game-icon:horse-head";
import hotSpices from "game-icon:hot-spices";
import hut from "game-icon:hut";
import hutsVillage from "game-icon:huts-village";
import ivoryTusks from "game-icon:ivory-tusks";
import laurelCrown from "game-icon:laurel-crown";
import lyre from "game-icon:lyre";
import metalBar from "game-icon:metal-bar";
import mountains from "game-icon:mountains";
import openBook from "game-icon:open-book";
import ore from "game-icon:ore";
import padlock from "game-icon:padlock";
import pineTree from "game-icon:pine-tree";
import rolledCloth from "game-icon:rolled-cloth";
import roundShield from "game-icon:round-shield";
import scales from "game-icon:scales";
import shakingHands from "game-icon:shaking-hands";
import spartanHelmet from "game-icon:spartan-helmet";
import spears from "game-icon:spears";
import stoneAxe from "game-icon:stone-axe";
import swapBag from "game-icon:swap-bag";
import tiedScroll from "game-icon:tied-scroll";
import torch from "game-icon:torch";
import trade from "game-icon:trade";
import trireme from "game-icon:trireme";
import twoCoins from "game-icon:two-coins";
import wheat from "game-icon:wheat";

/** The borrowed ones by the names they have there. */
export const borrowed: Record<string, string> = {
  "animal-hide": animalHide,
  anvil,
  "beer-stein": beerStein,
  castle,
  cog,
  "crossed-swords": crossedSwords,
  crown,
  "double-fish": doubleFish,
  "drama-masks": dramaMasks,
  fishing,
  fist,
  "flying-flag": flyingFlag,
  galea,
  gladius,
  "gold-nuggets": goldNuggets,
  grapes,
  "greek-temple": greekTemple,
  hills,
  "horse-head": horseHead,
  "hot-spices": hotSpices,
  hut,
  "huts-village": hutsVillage,
  "ivory-tusks": ivoryTusks,
  "laurel-crown": laurelCrown,
  lyre,
  "metal-bar": metalBar,
  mountains,
  "open-book": openBook,
  ore,
  padlock,
  "pine-tree": pineTree,
  "rolled-cloth": rolledCloth,
  "round-shield": roundShield,
  scales,
  "shaking-hands": shakingHands,
  "spartan-helmet": spartanHelmet,
  spears,
  "stone-axe": stoneAxe,
  "swap-bag": swapBag,
  "tied-scroll": tiedScroll,
  torch,
  trade,
  trireme,
  "two-coins": twoCoins,
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
const catapult = filled(
  "M48 336h416v44H48zm48 60a46 46 0 1 0 92 0 46 46 0 0 0-92 0zm228 0a46 46 0 1 0 92 0 46 46 0 0 0-92 0zM230 336l70-170 40 16-62 154zM86 90c-26 34-20 74 12 92l34-26 250 188 26-34L160 124l8-44c-34-20-62-14-82 10zm350 246L330 176l-24 30 82 130z",
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
  // units of a battle
  militia: spears,
  levy: spears,
  mercenary: hut,
  ally: shakingHands,
  // conflict markers
  sword: gladius,
  shield: roundShield,
  fist,
  mask: dramaMasks,
  catapult,
  // progress fields
  agriculture: wheat,
  culture: lyre,
  seafaring: trireme,
  mechanics: catapult,
  architecture: greekTemple,
  // epochs
  neolithic: stoneAxe,
  "bronze-age": spartanHelmet,
  "iron-age": anvil,
  antiquity: greekTemple,
  "middle-ages": castle,
  "high-middle-ages": crown,
  // influence cards
  admiralty: trireme,
  colonists: flyingFlag,
  emperor: laurelCrown,
  fishermen: fishing,
  liberators: hut,
  loggers: pineTree,
  merchants: trade,
  miners: mountains,
  nobility: crown,
  partisans: crossedSwords,
  peasants: wheat,
  scholars: openBook,
  shepherds: hills,
  townsmen: castle,
  rich: twoCoins,
};

export type GlyphName = keyof typeof glyphs;

export const isGlyph = (name: string): name is GlyphName => name in glyphs;
