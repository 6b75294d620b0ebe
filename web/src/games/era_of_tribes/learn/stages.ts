import type { Stages } from "../../stage";
import type { EraBoard, EraView } from "../model";
import Closer from "./Closer.svelte";
import { counted } from "./counted";
import HandPage from "./HandPage.svelte";
import Stage from "./Stage.svelte";

export const stages: Stages = {
  Stage,
  faces: { map: "era-page-map", tracks: "era-page-progress" },
  Hand: HandPage,
  Closer,
  counted: (view, board) => counted(view as EraView, board as unknown as EraBoard),
};
