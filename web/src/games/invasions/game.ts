/** Invasions as the frame of a table sees it. */
import "./invasions.css";
import type { Session } from "../../lib/table/session";
import type { Game } from "../game";
import Shelf from "./aids/Shelf.svelte";
import { book } from "./book";
import { ownCards } from "./cards/own";
import Tray from "./cards/Tray.svelte";
import { deskOf } from "./desk.svelte";
import { film } from "./film";
import { finds } from "./finds";
import NationsPage from "./frame/NationsPage.svelte";
import Seat from "./frame/Seat.svelte";
import Status from "./frame/Status.svelte";
import InvasionsTable from "./InvasionsTable.svelte";
import Desk from "./inspect/Desk.svelte";
import { figuresOf, mine, pointsOf } from "./model";
import { choices, context, phase, prompt } from "./prompt";
import Nations from "./rail/Nations.svelte";
import Realm from "./realm/Realm.svelte";
import { story } from "./story";
import TextBoard from "./TextBoard.svelte";

export const game: Game = {
  Table: InvasionsTable,
  Text: TextBoard,
  prompt,
  choices,
  ownTurns: false,
  phase,
  context,
  Status,
  Seat,
  Matrix: Nations,
  pages: [
    { id: "stack", label: "inv-page-stack", Page: Desk, height: "middle" },
    { id: "nations", label: "inv-page-nations", Page: NationsPage, height: "high" },
    { id: "cards", label: "inv-page-cards", Page: Tray, height: "high" },
  ],
  column: (session: Session) => [
    ...(figuresOf(session).ledger ? [{ id: "realm", label: "inv-page-realm", Page: Realm }] : []),
    ...(mine(session) || deskOf(session).province
      ? [{ id: "stack", label: "inv-page-stack", Page: Desk }]
      : []),
    ...(ownCards(session).length ? [{ id: "cards", label: "inv-page-cards", Page: Tray }] : []),
  ],
  plans: true,
  score: pointsOf,
  story,
  film,
  book,
  Aids: Shelf,
  finds,
  places: "province",
};
