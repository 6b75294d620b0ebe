/** Icons of this game (game-icons, CC BY 3.0; the authors are on the credits page). */
import ancientColumns from "game-icon:ancient-columns";
import ankh from "game-icon:ankh";
import bigWave from "game-icon:big-wave";
import bookshelf from "game-icon:bookshelf";
import cardDraw from "game-icon:card-draw";
import cog from "game-icon:cog";
import eagleEmblem from "game-icon:eagle-emblem";
import flyingFlag from "game-icon:flying-flag";
import gladius from "game-icon:gladius";
import horseHead from "game-icon:horse-head";
import imperialCrown from "game-icon:imperial-crown";
import laurelCrown from "game-icon:laurel-crown";
import laurels from "game-icon:laurels";
import lion from "game-icon:lion";
import log from "game-icon:log";
import moon from "game-icon:moon";
import pokerHand from "game-icon:poker-hand";
import romanToga from "game-icon:roman-toga";
import roundShield from "game-icon:round-shield";
import stonePile from "game-icon:stone-pile";
import twoCoins from "game-icon:two-coins";

/** The borrowed ones by the names they have there. */
export const borrowed: Record<string, string> = {
  "ancient-columns": ancientColumns,
  ankh,
  "big-wave": bigWave,
  bookshelf,
  "card-draw": cardDraw,
  cog,
  "eagle-emblem": eagleEmblem,
  "flying-flag": flyingFlag,
  gladius,
  "horse-head": horseHead,
  "imperial-crown": imperialCrown,
  "laurel-crown": laurelCrown,
  laurels,
  lion,
  log,
  moon,
  "poker-hand": pokerHand,
  "roman-toga": romanToga,
  "round-shield": roundShield,
  "stone-pile": stonePile,
  "two-coins": twoCoins,
};

// Drawn by us: at 15 pixels only the plainest shapes can be told apart.
const brick =
  '<path fill="currentColor" d="M40 96h264v144H40zm304 0h128v144H344zM40 280h128v144H40zm168 0h264v144H208z"/>';
const discard =
  '<path fill="currentColor" d="M120 40h208a32 32 0 0 1 32 32v176h-56V96H152v320h72v56H120a32 32 0 0 1-32-32V72a32 32 0 0 1 32-32zm208 248h64v88h64L360 480 264 376h64z"/>';
const gold =
  '<path fill="currentColor" d="M176 72h160l56 160H120zM96 272h140l44 168H40zm180 0h140l56 168H232z"/>';

export const glyphs = {
  sword: gladius,
  horse: horseHead,
  shield: roundShield,
  wood: log,
  brick,
  stone: stonePile,
  gold,
  coin: twoCoins,
  progress: cog,
  marker: laurels,
  building: ancientColumns,
  person: romanToga,
  ruler: imperialCrown,
  nile: bigWave,
  wisdom: bookshelf,
  discard,
  deck: cardDraw,
  rome: eagleEmblem,
  persia: lion,
  abbasids: moon,
  egypt: ankh,
  province: flyingFlag,
  points: laurelCrown,
  hand: pokerHand,
};

export type GlyphName = keyof typeof glyphs;

export const isGlyph = (name: string): name is GlyphName => name in glyphs;
