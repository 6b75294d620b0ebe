import type { Stages } from "../../stage";
import type { AttilaView } from "../model";
import Closer from "./Closer.svelte";
import { counted } from "./counted";
import HandPage from "./HandPage.svelte";
import Mark from "./Mark.svelte";
import Stage from "./Stage.svelte";

export const stages: Stages = {
  Stage,
  faces: { map: "quiz-map", tracks: "attila-tracks" },
  Hand: HandPage,
  Closer,
  Mark,
  counted: (view, board) => counted(view as AttilaView, board.axes.century ?? []),
  words: { "attila-state-plain": "quiz-state" },
};
