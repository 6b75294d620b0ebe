/** Era of Tribes as the frame of a table sees it. */
import "./era.css";
import type { Session } from "../../lib/table/session";
import type { Game } from "../game";
import { book } from "./book";
import EraTable from "./EraTable.svelte";
import { film } from "./film";
import MapPage from "./frame/MapPage.svelte";
import Overview from "./frame/Overview.svelte";
import PeoplePage from "./frame/PeoplePage.svelte";
import RivalsPage from "./frame/RivalsPage.svelte";
import Seat from "./frame/Seat.svelte";
import Status from "./frame/Status.svelte";
import { codeOf, fieldsInPlay, viewOf } from "./model";
import Ledger from "./plan/Ledger.svelte";
import { planOf } from "./plan/plan.svelte";
import ProgressFace from "./progress/ProgressFace.svelte";
import { isOnWheel } from "./progress/wheel";
import { choices, context, phase, prompt } from "./prompt";
import { story } from "./story";
import TextBoard from "./TextBoard.svelte";

/** As they sit, before there is a turn order. */
function turnOrder(session: Session): number[] {
  const { order, seats } = viewOf(session);
  return order.length === seats ? order : session.view.seats.map(({ seat }) => seat);
}

export const game: Game = {
  Table: EraTable,
  Text: TextBoard,
  prompt,
  choices,
  phase,
  context,
  Status,
  Seat,
  Matrix: Overview,
  pages: [
    { id: "map", label: "era-page-map", Page: MapPage, height: "middle" },
    { id: "people", label: "era-page-people", Page: PeoplePage, height: "high" },
    { id: "progress", label: "era-page-progress", Page: ProgressFace, height: "high" },
    { id: "rivals", label: "era-page-rivals", Page: RivalsPage, height: "high" },
  ],
  allPages: true,
  answering: (session) => (isOnWheel(session) ? "progress" : null),
  column: (session) =>
    planOf(session).on ? [{ id: "plan", label: "era-page-plan", Page: Ledger }] : [],
  plans: true,
  takeBack: (session) => planOf(session).takeBack(),
  mark: codeOf,
  score: (session, seat) => viewOf(session).influence[seat] ?? 0,
  rows: turnOrder,
  story,
  film,
  book,
  places: "province",
  inPlay: (session) => fieldsInPlay(session).provinces,
};
