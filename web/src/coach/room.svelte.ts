import * as client from "../lib/api/client";
import type { CoachCard, Coaching, Considered } from "../lib/api/types";
import { t } from "../lib/i18n.svelte";
import { navigate } from "../lib/router.svelte";
import { fact, move, words } from "../lib/table/sentences";
import { ranked, signed } from "../lib/table/words";
import type { Frame } from "../table/frame.svelte";

/** Between two looks at a running study. */
const PAUSE = 1500;

/** What the coach says about one seat of a finished game, and what of it is open. */
export class CoachRoom {
  told: Coaching | null = $state.raw(null);
  failed = $state(false);
  /** The card that is open. */
  open = $state(0);
  /** On the phone one board is on show: mine or the master's. */
  master = $state(true);
  asking = $state(false);
  pending = $state(false);

  constructor(
    readonly frame: Frame,
    readonly seat: number,
  ) {}

  get cards(): CoachCard[] {
    return this.told?.cards ?? [];
  }

  get card(): CoachCard | undefined {
    return this.cards[this.open];
  }

  /** The winner, or the second if I won: whose line stands beside mine. */
  get rival(): number {
    const points = this.frame.session.present.result?.points ?? [];
    return ranked(points).find((seat) => seat !== this.seat) ?? 0;
  }

  /** Asks until everything is said; returns how to stop asking. */
  listen(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const look = async () => {
      try {
        this.told = await client.getCoaching(this.frame.session.id, this.seat);
        if (!this.told.done && !gone) timer = setTimeout(look, PAUSE);
      } catch {
        this.failed = true;
      }
    };
    void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  turn(by: 1 | -1): void {
    this.show((this.open + by + this.cards.length) % Math.max(1, this.cards.length));
  }

  show(card: number): void {
    this.open = card;
    this.master = true;
  }

  /** A what-if begins at a seat of one's own. */
  get mine(): boolean {
    return this.frame.session.mine.includes(this.seat);
  }

  /** A private game from before the decision, against bots. */
  async playOn(card: CoachCard): Promise<void> {
    const { session } = this.frame;
    this.pending = true;
    const title = t("coach-fork", { turn: card.turn });
    const made = await session.tell(client.fork(session.id, this.seat, card.step, title));
    this.pending = false;
    if (made) navigate(`/table/${made.id}?from=${session.id}&back=coach`);
  }

  /** What a card is called: by its weightiest fact, or by the move. */
  title(card: CoachCard): string {
    const { coach } = this.frame.game;
    const { speaker } = this.frame;
    for (const key of coach?.titles ?? []) {
      const found = card.played.facts.find((each) => each.key === key);
      if (found && coach) return words(fact(speaker, found, coach.texts));
    }
    return this.named(card.played);
  }

  named(way: Considered): string {
    return move(this.frame.speaker, way.words, this.frame.session.view.game);
  }

  /** What is true of one of two moves only, in sentences. */
  reasons(way: Considered, beside: Considered | null): string[] {
    const said = (each: Considered) =>
      each.facts.map((told) => words(fact(this.frame.speaker, told)));
    const known = beside ? said(beside) : [];
    return said(way).filter((text) => !known.includes(text));
  }
}

/** A chance in per cent; nobody is ever quite sure. */
export function chance(share: number): string {
  const percent = Math.round(share * 100);
  if (percent < 1) return t("coach-chance-least");
  return percent > 99 ? t("coach-chance-most") : t("coach-chance", { percent });
}

/** What a card cost, or brought, in points of chance. */
export function cost(card: CoachCard): string {
  return t("coach-cost", { percent: signed(Math.max(-99, Math.min(99, -card.cost * 100))) });
}

/** The same in victory points: mine, or the rival's if they differ more. */
export function points(card: CoachCard): { mine: boolean; points: string } | null {
  const { played, advised } = card;
  if (!advised) return null;
  const mine = Math.round(played.points - advised.points);
  const rival = Math.round(played.rival - advised.rival);
  if (!mine && !rival) return null;
  const own = Math.abs(mine) >= Math.abs(rival);
  return { mine: own, points: signed(own ? mine : rival) };
}
