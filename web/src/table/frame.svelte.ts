import { getContext, setContext } from "svelte";
import type { Game, Height } from "../games/game";
import type { LogLine } from "../lib/api/types";
import { gameInfo } from "../lib/games.svelte";
import { t } from "../lib/i18n.svelte";
import { route } from "../lib/router.svelte";
import type { LiveSession } from "../lib/table/live-session.svelte";
import { type Context, event, type Speaker, words } from "../lib/table/sentences";
import { FilmRoom } from "./film/room.svelte";

/** The last are pages of the game's own. */
export type Tab = "players" | "log" | "rules" | "chat" | "analysis" | "chapters" | (string & {});
export type SheetName = "settings" | "help" | "share" | "orders" | "find" | "menu" | "takeback";

const KEY = Symbol("frame");

/** What is open around the board, and who speaks. */
export class Frame {
  tab: Tab = $state("players");
  /** The rule that is open in the book. */
  rule: string | null = $state(null);
  sheet: SheetName | null = $state(null);
  /** The structured text view instead of the board. */
  text = $state(false);
  /** The column, where the window is too narrow to keep it open. */
  drawer = $state(false);
  /** The phone's page: one of the game's or a tab. */
  page: string = $state("");
  height: Height = $state("middle");
  readonly film: FilmRoom;

  constructor(
    readonly session: LiveSession,
    readonly game: Game,
  ) {
    this.page = game.pages?.[0]?.id ?? "players";
    this.height = game.pages?.[0]?.height ?? "middle";
    session.replay.hushed = (event) => game.story?.hushed(event) ?? false;
    this.film = new FilmRoom(session, game.film);
    session.lettersOf = (lines) => this.#told(lines).length;
  }

  /** What the log tells of these lines, as one text. */
  #told(lines: LogLine[]): string {
    const hushed = this.game.story?.hushed ?? (() => false);
    return lines
      .flatMap((line) => line.events)
      .filter((each) => !hushed(each))
      .map((each) => words(event(this.speaker, each)))
      .join(" ");
  }

  /** Where a what-if leads back to: the game that it was branched off, or its coach. */
  get origin(): { href: string; label: string } | null {
    const from = route.query.get("from");
    if (from === null) return null;
    return route.query.get("back") === "coach"
      ? { href: `/table/${from}/coach`, label: t("coach-back") }
      : { href: `/table/${from}`, label: t("table-fork-back") };
  }

  /** Can the coach look back at this game? */
  get coachable(): boolean {
    const { game, result } = this.session.present;
    return result !== null && (gameInfo(game)?.coach ?? false);
  }

  /** A first game: what a good bot would do stands beside every question. */
  get coached(): boolean {
    return route.query.has("coach") && this.session.present.hints;
  }

  get speaker(): Speaker {
    return this.session.speaker(this.game.places);
  }

  /** The hint for the decision that is asked now. */
  get hint(): LiveSession["hint"] {
    const { hint, present, myTurn } = this.session;
    return hint?.seq === present.seq && myTurn ? hint : null;
  }

  /** A hint for it is being thought about. */
  get hinting(): boolean {
    const { hinting, present, myTurn } = this.session;
    return hinting === present.seq && myTurn;
  }

  /** Words of the table that stand in the place of the question until they are answered or dismissed. */
  get noted(): boolean {
    const { connected, present, reason } = this.session;
    return !connected || present.takeback !== null || reason !== null;
  }

  get context(): Context {
    return this.session.view.result ? {} : (this.game.context?.(this.session) ?? {});
  }

  open(tab: Tab): void {
    this.tab = tab;
    this.page = tab;
    this.drawer = true;
    if (this.height === "low") this.height = "middle";
  }

  /** The board comes into sight, whatever lay over it. */
  showBoard(): void {
    this.text = false;
    this.drawer = false;
    const [first] = this.game.pages ?? [];
    if (!first) return;
    this.page = first.id;
    this.height = first.height ?? "middle";
  }

  /** A place on the board; a phone's sheet makes room for it and keeps its page. */
  showPlace(place: string): void {
    this.session.focused = place;
    if (this.height === "high") this.height = "middle";
  }

  /** A page of the phone, as high as it wants to be. */
  show(page: Tab): void {
    this.page = page;
    const own = this.game.pages?.find(({ id }) => id === page)?.height;
    if (own) this.height = own;
    else if (this.height === "low") this.height = "middle";
  }

  openRule(rule: string): void {
    this.rule = rule;
    this.sheet = null;
    this.open("rules");
    this.height = "high";
  }

  /** Esc: closes the nearest open thing. */
  back(): void {
    const { session } = this;
    if (session.reason) session.reason = null;
    else if (session.hint) session.hint = null;
    else if (session.waiting) session.hurry();
    else if (this.looking) this.leave();
    else if (session.aimed) session.aimed = null;
    else if (session.draft.length) void session.plan([]);
    else if (session.focused) session.focused = null;
    else if (this.text) this.text = false;
    else if (this.drawer) this.drawer = false;
    else if (session.present.can_undo && session.myTurn) void session.undo();
  }

  /** Takes back what was planned or said last. */
  undo(): void {
    const { session, game } = this;
    void (session.draft.length && game.takeBack ? game.takeBack(session) : session.undo());
  }

  /** The past is on show. */
  get looking(): boolean {
    return this.session.replay.at !== null;
  }

  /** The film of a game that is over begins at its beginning, that of a running one where it stands. */
  look(): void {
    const { present, replay } = this.session;
    this.tab = "chapters";
    void replay.jump(present.result ? 0 : replay.last);
  }

  /** The film of what the others did. */
  lookSince(step: number): void {
    this.tab = "chapters";
    this.session.replay.film(step);
  }

  /** Back from the past. */
  leave(): void {
    this.session.replay.now();
  }
}

export function provideFrame(frame: Frame): Frame {
  return setContext(KEY, frame);
}

/** The frame around this component; undefined where a component stands alone. */
export function theFrame(): Frame {
  return getContext<Frame>(KEY);
}
