/** The steps of a fight as a strip, and the one that is under way. */
import type { Session } from "../../../lib/table/session";
import { underWay } from "../model";
import type { Fight } from "./fight";

const STRIPS = {
  battle: [
    "advantages",
    "archery",
    "pools",
    "trades",
    "melee",
    "rerolls",
    "losses",
    "victory",
    "leaders",
    "recovery",
    "retreat",
  ],
  siege: ["choice", "assault", "roll", "rerolls", "conquest"],
  "sea-battle": ["pools", "trades", "melee", "rerolls", "losses", "leaders", "recovery"],
} as const;

/** Which stop a step of the rules belongs to; a step that is not named stays at the stop before it. */
const STOPS: Record<string, string> = {
  line_up: "advantages",
  first_volley: "archery",
  close_in: "pools",
  form_pools: "pools",
  judge: "pools",
  ask_attacker: "trades",
  ask_defender: "trades",
  ask_attacker_for_bonus: "trades",
  ask_defender_for_bonus: "trades",
  throw_dice: "melee",
  throw_for_attacker: "melee",
  throw_for_defender: "melee",
  call_rerolls: "rerolls",
  call_again: "rerolls",
  open_roll_events: "rerolls",
  count_swords: "losses",
  swords_hit_attacker: "losses",
  swords_hit_defender: "losses",
  count_clash: "losses",
  clash_hits_attacker: "losses",
  clash_hits_defender: "losses",
  let_defender_withdraw: "losses",
  let_attacker_withdraw: "losses",
  decide_victory: "victory",
  test_leaders: "leaders",
  strike_down_victor: "leaders",
  subdue_losers: "leaders",
  recover_attacker: "recovery",
  recover_defender: "recovery",
  mend_attacker: "recovery",
  mend_defender: "recovery",
  drive_off: "retreat",
  choose_siege: "choice",
  storm: "assault",
  roll_siege: "roll",
  end_of_siege: "conquest",
  form_squadrons: "pools",
  let_attacker_trade: "trades",
  let_defender_trade: "trades",
  ram: "melee",
  call_sea_rerolls: "rerolls",
  count_rams: "losses",
  drown_leaders: "leaders",
  raise_ships: "recovery",
};
/** Procedures inside a battle, whose steps say more than its own; archery has but one stop. */
const INNER = ["melee", "clash"];
const SHOOTING = ["archery", "volley"];

export interface Stop {
  id: string;
  state: "done" | "now" | "next";
}

export function stripOf(session: Session, kind: Fight["kind"]): Stop[] {
  const strip: readonly string[] = STRIPS[kind];
  const now = Math.max(0, strip.indexOf(stopOf(session, kind)));
  return strip.map((id, at) => ({ id, state: at < now ? "done" : at === now ? "now" : "next" }));
}

/** Stops at which the terms of a pool are those of the dice on the table: not of arrows, nor when units have fallen. */
const RECKONED = ["pools", "trades", "melee", "rerolls"];

export function isReckoned(session: Session, kind: Fight["kind"]): boolean {
  const clashing = kind === "sea-battle" || underWay(session, "melee") !== undefined;
  return clashing && RECKONED.includes(stopOf(session, kind));
}

function stopOf(session: Session, kind: Fight["kind"]): string {
  if (SHOOTING.some((node) => underWay(session, node))) return "archery";
  if (session.view.view.asked?.node === "siege-again") return "rerolls";
  const inner = INNER.map((node) => underWay(session, node)?.step).find(Boolean);
  return STOPS[inner ?? underWay(session, kind)?.step ?? ""] ?? "";
}
