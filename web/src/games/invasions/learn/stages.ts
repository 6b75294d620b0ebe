import type { Stages } from "../../stage";
import type { InvasionsView } from "../view";
import Closer from "./Closer.svelte";
import { counted } from "./counted";
import HandPage from "./HandPage.svelte";
import Stage from "./Stage.svelte";

export const stages: Stages = {
  Stage,
  faces: { map: "inv-learn-map", tracks: "inv-page-nations" },
  Hand: HandPage,
  Closer,
  counted: (view, board) => counted(view as InvasionsView, board),
};
