/** Where the panels lie on the map, so that they cover nothing that is played on. */
import type { BoardData } from "../../lib/api/types";
import { type Box, meets, type Point } from "../../map/geometry";
import { sizeOf } from "../../map/labels";
import type { Insets } from "../../map/viewport.svelte";
import { labelOf } from "./labels";

export interface Layout {
  /** Hand below the tracks in a column of their own, or on the Sahara. */
  column: boolean;
  /** Width of the tracks; 0 = behind a button. */
  tracks: number;
  /** The century with its explanation, and the legend under it. */
  words: boolean;
  legend: boolean;
  /** The whole map would be too small to read: a part of it is shown, as on a phone. */
  roams: boolean;
  insets: Insets;
}

/** Of the panels, measured. */
export const EDGE = 10;
export const HAND: Point = [582, 106];
const WORDS: Point = [424, 78];
const ARCHES: Point = [280, 64];
const LEGEND: Point = [346, 64];
/** Two counters of a track side by side; more than five in a row there never are. */
const NARROWEST = 250;
const WIDEST = 440;
/** Six cards side by side in the narrow hand; the row of the tiles stands below them. */
const COLUMN = 360;
const COLUMN_HAND = 168;
/** The lowest tracks whose rows can be told apart. */
const LOWEST_TRACKS = 330;
/** Below this scale names and stones no longer fit. */
const READABLE = 0.54;
/** The name of a province and two rows of stones. */
const NAME = 20;
const ROW = 24;
/** Slot marks beside the name, and the scale from which on there is room for them. */
const MARKS = 40;
const DETAILED = 0.74;

const NOTHING: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** `film`: nobody holds a hand there. */
export function layoutOf(
  board: BoardData,
  name: (province: string) => string,
  [width, height]: Point,
  film = false,
): Layout {
  const beside = onSahara(board, name, [width, height], film);
  const best = beside && beside.scale >= READABLE ? beside : inColumn(board, [width, height], film);
  // A film on which only a part of the map has room is all map.
  const { column, tracks, insets, scale } =
    film && best.scale < READABLE ? { ...best, tracks: 0, insets: NOTHING } : best;
  const labels = labelsOf(board, name, [width, height], insets, scale);
  const words = isClear(labels, inCorner(width, WORDS));
  const arches = words ? WORDS : ARCHES;
  const roams = scale < READABLE;
  return {
    column,
    tracks,
    words: words && !roams,
    legend: !roams && words && isClear(labels, inCorner(width, LEGEND, EDGE + arches[1])),
    roams,
    insets,
  };
}

interface Way {
  column: boolean;
  tracks: number;
  insets: Insets;
  scale: number;
}

/** Tracks on the Atlantic, the hand on the Sahara; null where a province would lie under it. */
function onSahara(
  board: BoardData,
  name: (province: string) => string,
  [width, height]: Point,
  film: boolean,
): Way | null {
  const left = width - (height * board.shapes.frame[0]) / board.shapes.frame[1];
  const tracks = Math.round(Math.max(NARROWEST, Math.min(WIDEST, left)));
  // The map begins with water, so its edge may lie under the panel's.
  const insets = { left: tracks + EDGE / 2, top: 0, right: 0, bottom: 0 };
  const scale = scaleOf(board, [width, height], insets);
  const over = film ? height : height - EDGE - HAND[1];
  const hand: Box = [EDGE, over, EDGE + HAND[0], height - EDGE];
  const low = over - 2 * EDGE < LOWEST_TRACKS;
  const labels = labelsOf(board, name, [width, height], insets, scale);
  return low || !(film || isClear(labels, hand)) ? null : { column: false, tracks, insets, scale };
}

/** Everything of mine in a column, the map beside it. */
function inColumn(board: BoardData, [width, height]: Point, film: boolean): Way {
  const left = width - (height * board.shapes.frame[0]) / board.shapes.frame[1];
  const tracks = height - (film ? 0 : COLUMN_HAND) - 3 * EDGE >= LOWEST_TRACKS;
  // Without tracks a wider column would only be emptier.
  const wide = tracks ? Math.round(Math.max(COLUMN, Math.min(WIDEST, left))) : COLUMN;
  const insets = { left: wide + EDGE, top: 0, right: 0, bottom: 0 };
  return {
    column: true,
    tracks: tracks ? wide : 0,
    insets,
    scale: scaleOf(board, [width, height], insets),
  };
}

function scaleOf(board: BoardData, [width, height]: Point, { left }: Insets): number {
  const [across, down] = board.shapes.frame;
  return Math.min((width - left) / across, height / down);
}

/** The blocks of all provinces on the whole map, in pixels; a map lower than the room hangs from its top. */
export function labelsOf(
  board: BoardData,
  name: (province: string) => string,
  [width]: Point,
  { left }: Insets,
  scale: number,
): Box[] {
  const start = left + (width - left - board.shapes.frame[0] * scale) / 2;
  return Object.keys(board.shapes.provinces).map((id) => {
    const { x, y, row } = labelOf(board, id);
    const marks = scale > DETAILED ? MARKS : 0;
    const half = Math.max(sizeOf(name(id))[0] + marks, row) / 2;
    const middle = start + x * scale;
    const top = y * scale - NAME / 2;
    return [middle - half, top, middle + half, top + NAME + 2 * ROW];
  });
}

function inCorner(width: number, [wide, high]: Point, below = 0): Box {
  const top = EDGE + below;
  return [width - EDGE - wide, top, width - EDGE, top + high];
}

function isClear(labels: Box[], panel: Box): boolean {
  return !labels.some((label) => meets(label, panel));
}
