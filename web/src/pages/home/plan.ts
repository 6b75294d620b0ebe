import type { GameInfo, NewSeat, NewTable, Pace } from "../../lib/api/types";
import { botName, middleBot } from "./catalogue";

/** Who sits here: me, a friend who gets the link, a bot, or somebody at this same device. */
export type SeatKind = "me" | "friend" | "bot" | "device";

export interface PlannedSeat {
  kind: SeatKind;
  bot: string;
  name: string;
}

export interface Plan {
  game: string;
  title: string;
  seats: PlannedSeat[];
  pace: Pace["kind"];
  /** Minutes in the bank and seconds per move. */
  live: { bank: number; step: number };
  days: { bank: number; step: number };
  listed: boolean;
  hints: boolean;
  /** Seconds by which spectators see the table later. */
  delay: number;
  /** Options of the game itself, such as the nations. */
  options: Record<string, unknown>;
}

export function freshPlan(info: GameInfo): Plan {
  const seats = Math.min(Math.max(3, info.players[0]), info.players[1]);
  return {
    game: info.game,
    title: "",
    seats: Array.from({ length: seats }, (_, at) => freshSeat(info, at === 0 ? "me" : "bot")),
    pace: "none",
    live: { bank: 30, step: 20 },
    days: { bank: 3, step: 1 },
    listed: false,
    hints: true,
    delay: 0,
    options: {},
  };
}

export function freshSeat(info: GameInfo, kind: SeatKind): PlannedSeat {
  return { kind, bot: middleBot(info) ?? "", name: "" };
}

/** Adds or takes seats at the end; those that stay keep what was chosen. */
export function resize(plan: Plan, info: GameInfo, count: number): PlannedSeat[] {
  return Array.from({ length: count }, (_, at) => plan.seats[at] ?? freshSeat(info, "bot"));
}

/** The plan as the server takes it. */
export function order(plan: Plan): NewTable {
  const title = plan.title.trim();
  return {
    game: plan.game,
    ...(title ? { title } : {}),
    seats: plan.seats.map((seat, at) => seatOrder(seat, at)),
    pace: paceOrder(plan),
    // Without an open seat nobody could join, so there is nothing to list.
    listed: plan.listed && plan.seats.some((seat) => seat.kind === "friend"),
    hints: plan.hints,
    ...(plan.delay ? { delay: plan.delay } : {}),
    ...(Object.keys(plan.options).length ? { options: plan.options } : {}),
  };
}

function seatOrder(seat: PlannedSeat, at: number): NewSeat {
  const name = seat.name.trim();
  switch (seat.kind) {
    case "bot":
      return { kind: "bot", bot: seat.bot, name: botName(at) };
    case "friend":
      return { kind: "open" };
    case "device":
      return { kind: "me", ...(name ? { name } : {}) };
    case "me":
      return { kind: "me" };
  }
}

function paceOrder(plan: Plan): Pace {
  if (plan.pace === "live")
    return { kind: "live", bank: plan.live.bank * 60, step: plan.live.step };
  if (plan.pace === "days") return { kind: "days", ...plan.days };
  return { kind: "none", bank: 0, step: 0 };
}
