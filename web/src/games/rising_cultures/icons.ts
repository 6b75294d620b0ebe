/** Icons of this game (game-icons, CC BY 3.0; the authors are on the credits page). */
import sword from "game-icon:gladius";
import horse from "game-icon:horse-head";
import shield from "game-icon:round-shield";
import wood from "game-icon:log";
import stone from "game-icon:stone-pile";
import coin from "game-icon:two-coins";
import progress from "game-icon:cog";
import marker from "game-icon:laurels";
import building from "game-icon:ancient-columns";
import person from "game-icon:roman-toga";
import ruler from "game-icon:imperial-crown";
import nile from "game-icon:big-wave";
import wisdom from "game-icon:bookshelf";
import deck from "game-icon:card-draw";
import rome from "game-icon:eagle-emblem";
import persia from "game-icon:lion";
import abbasids from "game-icon:moon";
import egypt from "game-icon:ankh";
import province from "game-icon:flying-flag";
import points from "game-icon:laurel-crown";
import hand from "game-icon:poker-hand";

// Drawn by us: at 15 pixels only the plainest shapes can be told apart.
const brick = '<path fill="currentColor" d="M40 96h264v144H40zm304 0h128v144H344zM40 280h128v144H40zm168 0h264v144H208z"/>';
const discard = '<path fill="currentColor" d="M120 40h208a32 32 0 0 1 32 32v176h-56V96H152v320h72v56H120a32 32 0 0 1-32-32V72a32 32 0 0 1 32-32zm208 248h64v88h64L360 480 264 376h64z"/>';
const gold = '<path fill="currentColor" d="M176 72h160l56 160H120zM96 272h140l44 168H40zm180 0h140l56 168H232z"/>';

export const glyphs = {
  sword, horse, shield, wood, brick, stone, gold, coin, progress, marker, building, person, ruler,
  nile, wisdom, discard, deck, rome, persia, abbasids, egypt, province, points, hand,
};

export type GlyphName = keyof typeof glyphs;

export const isGlyph = (name: string): name is GlyphName => name in glyphs;
