import type { Film } from "../../games/film";
import * as client from "../../lib/api/client";
import type { GameEvent } from "../../lib/api/types";
import type { LiveSession } from "../../lib/table/live-session.svelte";
import { type Speaker, titled, words } from "../../lib/table/sentences";
import { agesOf, type Chapter, chapterAt, chaptersOf, holds, marksOf, placeOf } from "./course";

/** A game that says nothing about its film has one chapter and no marks. */
const PLAIN: Film = {
  texts: "film",
  chapters: {},
  scorings: [],
  gains: [],
  tracks: [],
  age: () => null,
};
export const SPEEDS = [0.5, 1, 2, 4, 8];

/** The film of a table: where it stands, and what is shown of it. */
export class FilmRoom {
  /** Between chapters it runs eight times as fast. */
  quick = $state(false);
  /** What lies ahead is not shown; who did not play wants to be surprised. */
  hides = $state(false);
  /** The moment is about to be shared. */
  sharing = $state(false);
  /** Points of all seats by step. */
  standings: number[][] = $state.raw([]);
  readonly film: Film;
  /** Numbers of the lines for which the standings are known. */
  #known: number[] = [];

  constructor(
    readonly session: LiveSession,
    film: Film | undefined,
  ) {
    this.film = film ?? PLAIN;
    this.hides = session.spectator;
    session.replay.hold = (step) => this.holds[placeOf(session.replay.stops, step)] ?? 0;
  }

  chapters = $derived.by(() =>
    chaptersOf(this.session.allLines, this.session.replay.stops, this.film),
  );
  ages = $derived.by(() =>
    agesOf(this.session.allLines, this.session.replay.stops, this.film, this.session.board),
  );
  tracks = $derived.by(() =>
    this.film.tracks.map((track) => ({
      ...track,
      marks: marksOf(this.session.allLines, this.session.replay.stops, track.events),
    })),
  );
  holds = $derived.by(() => holds(this.session.replay.stops, this.chapters, this.quick));

  /** The present stop. */
  get at(): number {
    return this.session.replay.index;
  }

  /** The last stop. */
  get end(): number {
    return Math.max(1, this.session.replay.stops.length - 1);
  }

  /** Number of the present chapter. */
  get here(): number {
    return chapterAt(this.chapters, this.at);
  }

  /** The present age; null before the first. */
  get age(): string | null {
    return this.ages.findLast((age) => age.from <= this.at)?.id ?? null;
  }

  /** Milliseconds to a stop, at the present speed. */
  time(to: number): number {
    const sum = this.holds.slice(0, to).reduce((total, hold) => total + hold, 0);
    return sum / this.session.replay.speed;
  }

  /** The chapters that may be told. */
  get told(): Chapter[] {
    return this.hides ? this.chapters.slice(0, this.here + 1) : this.chapters;
  }

  /** To the next chapter, or to the beginning of this one and from there to the one before. */
  async turn(by: 1 | -1): Promise<void> {
    await this.session.wholeLog();
    const begun = this.at > (this.chapters[this.here]?.at ?? 0);
    const next = this.chapters[this.here + (by < 0 && begun ? 0 : by)];
    await this.session.replay.jump(next?.step ?? (by < 0 ? 0 : this.session.replay.last));
  }

  hurry(by: 1 | -1): void {
    const { replay } = this.session;
    replay.speed = SPEEDS[SPEEDS.indexOf(replay.speed) + by] ?? replay.speed;
  }

  /** To a stop, which may be passed on the way to another. */
  seek(at: number): void {
    const { replay } = this.session;
    replay.scrub(replay.stops[Math.max(0, Math.min(at, this.end))] ?? replay.last);
  }

  /** Where a moment can be seen by whoever may look at the table. */
  get address(): string {
    const step = this.session.replay.at ?? this.session.present.steps;
    return new URL(`/table/${this.session.id}?at=${step}`, location.origin).href;
  }

  /** What a chapter is called. */
  title(speaker: Speaker, chapter: Chapter | undefined): string {
    if (!chapter?.events.length) return speaker.t("film-begins");
    const say = (event: GameEvent) => words(titled(speaker, this.film.texts, event));
    return [...new Set(chapter.events.map(say))].join(" · ");
  }

  /** What an age is called; briefly on the calendar. */
  ageName(speaker: Speaker, age: string | null, brief = false): string {
    return age === null ? "" : speaker.t(`${this.film.texts}-age${brief ? "-brief" : ""}`, { age });
  }

  /** Reads the whole log and what of the standings is not known yet, or no longer true. */
  async read(): Promise<void> {
    const { session } = this;
    await session.wholeLog();
    const now = session.allLines.map((line) => line.seq);
    const differs = now.findIndex((seq, at) => seq !== this.#known[at]);
    const since = differs < 0 ? now.length : differs;
    const fresh = await session.tell(client.getStandings(session.id, session.seat, since));
    if (!fresh) return;
    this.standings = [...this.standings.slice(0, since), ...fresh];
    this.#known = now;
    // The step on show may have been taken back.
    if (session.replay.at !== null) await session.replay.go(session.replay.at);
  }
}
