/** A small living picture of a table, drawn by its game: `hall/Cut.svelte` in its folder. */
import type { Component } from "svelte";
import type { BoardData, SentView } from "../lib/api/types";

export interface CutProps {
  view: SentView;
  board: BoardData;
}

const CUTS = import.meta.glob<Component<CutProps>>("./*/hall/Cut.svelte", { import: "default" });

export function loadCut(game: string): Promise<Component<CutProps>> | undefined {
  return CUTS[`./${game}/hall/Cut.svelte`]?.();
}
