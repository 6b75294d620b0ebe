import { loadGame } from "../games";
import type { Game } from "../games/game";
import type { Stages } from "../games/stage";
import { loadStages } from "../games/stages";
import { getBoard, getLesson, getPuzzles, type Lesson, type Puzzle } from "../lib/api/client";
import type { BoardData } from "../lib/api/types";
import { useGameTexts, useNames } from "../lib/i18n.svelte";
import { tableOf } from "./position";

export interface Material {
  game: Game;
  board: BoardData;
  stages: Stages;
}

const kept = new Map<string, Promise<unknown>>();

/** Fetches once; what failed is asked for again. */
function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  let found = kept.get(key) as Promise<T> | undefined;
  if (!found) {
    found = fetch();
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  return found;
}

/** Board, names and texts of a game. */
export async function material(name: string): Promise<Material> {
  const [game, board, stages] = await Promise.all([
    loadGame(name),
    once(`board ${name}`, () => getBoard(name)),
    loadStages(name),
    useGameTexts(name),
  ]);
  useNames(board.names);
  return { game, board, stages };
}

export const puzzlesOf = (name: string): Promise<Puzzle[]> =>
  once(`puzzles ${name}`, () => getPuzzles(name));
export const lessonOf = (name: string): Promise<Lesson> =>
  once(`lesson ${name}`, () => getLesson(name));

/** The position of a puzzle, without anything that would tell its answer. */
export function positionOf(game: string, puzzle: Puzzle, { board, stages }: Material) {
  const { seat, names, view, sums } = puzzle;
  return tableOf({
    game,
    seat,
    names,
    view,
    figures: puzzle.figures ?? stages.counted(view, board),
    sums,
    legal: [],
    told: [],
  });
}
