import type { Stages } from "../../../learn/stage";
import { counted } from "../../../learn/position";
import Closer from "./Closer.svelte";
import HandPage from "./HandPage.svelte";
import Stage from "./Stage.svelte";

export const stages: Stages = { Stage, faces: { map: "quiz-map", tracks: "attila-tracks" }, Hand: HandPage, Closer, counted: (view, board) => counted(view, board.axes.century ?? []) };
