import type { Stages } from "../../stage";
import Closer from "./Closer.svelte";
import { counted } from "./counted";
import HandPage from "./HandPage.svelte";
import Stage from "./Stage.svelte";

export const stages: Stages = {
  Stage,
  faces: { map: "cultures-page-mine", tracks: "cultures-page-race" },
  Hand: HandPage,
  Closer,
  counted: counted as unknown as Stages["counted"],
};
