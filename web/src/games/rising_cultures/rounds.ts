/** How rounds ended, as the log tells it: the contest, its price, the marker, the limit, and the income after it. */
import type { GameEvent, LogLine } from "../../lib/api/types";
import { ROUNDS } from "./model";

export interface RoundEnd {
  /** Of the line that began the next round, or ended the game. */
  seq: number;
  round: number;
  province: string;
  /** By seat. */
  strengths: [number, number];
  /** Who could have taken it and did not. */
  declined: number[];
  /** Null = it went into the box. */
  winner: number | null;
  /** The military card that the winner gave up. */
  price: string | null;
  /** Where the marker went; null = it stayed. */
  marker: { seat: number; own: number; other: number } | null;
  limited: { seat: number; coins: number }[];
  income: { seat: number; coins: number }[];
}

export function roundEnds(log: LogLine[]): RoundEnd[] {
  const ends: RoundEnd[] = [];
  let open: RoundEnd | null = null;
  for (const line of log)
    for (const event of line.events) {
      if (event.event === "contested") open = contest(event);
      else if (open) {
        note(open, event);
        if (event.event === "round" || event.event === "ended") {
          open.seq = line.seq;
          open.round = event.event === "round" ? Number(event.round) - 1 : ROUNDS;
          ends.push(open);
          open = null;
        }
      } else if (event.event === "income" && ends.at(-1)?.seq === line.seq)
        ends.at(-1)?.income.push({ seat: Number(event.seat), coins: Number(event.coins) });
    }
  return ends;
}

function contest(event: GameEvent): RoundEnd {
  const { own, other } = { own: Number(event.own), other: Number(event.other) };
  return {
    seq: 0,
    round: 0,
    province: String(event.province),
    strengths: Number(event.seat) === 0 ? [own, other] : [other, own],
    declined: [],
    winner: null,
    price: null,
    marker: null,
    limited: [],
    income: [],
  };
}

function note(end: RoundEnd, event: GameEvent): void {
  if (event.event === "abstained" && end.strengths[Number(event.seat)])
    end.declined.push(Number(event.seat));
  if (event.event === "won") end.winner = Number(event.seat);
  if (event.event === "price") end.price = String(event.card);
  if (event.event === "marker")
    end.marker = {
      seat: Number(event.seat),
      own: Number(event.own),
      other: Number(event.other),
    };
  if (event.event === "limited")
    end.limited.push({ seat: Number(event.seat), coins: Number(event.coins) });
}
