/** Every sum opens into its terms; here is where the rule book speaks of each. */
import { has } from "../../../lib/i18n.svelte";
import type { Session } from "../../../lib/table/session";
import { tableOf, termsOf } from "../model";

/** The rule of a sum, then those of its terms where they have one of their own. */
const RULES: Record<string, { rule: string; terms: Record<string, string> }> = {
  growth: { rule: "R5.3", terms: { food: "R22.1", hunger: "R22.4", morale: "R5.3" } },
  morale_next: { rule: "R2.1", terms: { cities: "R2.2", hunger: "R2.4", neolithic: "R2.3" } },
  trade: { rule: "R6.2", terms: { trade: "R6.2", posts: "R6.2", antiquity: "R11.4" } },
  tax_morale: { rule: "R7.2", terms: { cities: "R7.2", leader: "R7.2" } },
  points: {
    rule: "R26.1",
    terms: { influence: "R26.1", open: "R26.3", morale: "R26.4", hunger: "R26.5" },
  },
};
const PRICE: { rule: string; terms: Record<string, string> } = {
  rule: "R9.1",
  terms: {
    pioneer: "R9.2",
    follower: "R9.3",
    half: "R9.8",
    branches: "R9.4",
    discount: "R9.9",
    cities: "R9.5",
    least: "R9.6",
  },
};

export interface OpenTerm {
  source: string;
  name: string;
  number: number;
  rule: string;
}

export const ruleOfSum = (name: string): string => bookOf(name)?.rule ?? "";

function bookOf(name: string) {
  return name.startsWith("price-") ? PRICE : RULES[name];
}

export function openTerms(session: Session, name: string, seat: number): OpenTerm[] {
  return termsOf(session, name, seat).map(([source, number]) => ({
    source,
    name: has(`source-${source}`) ? session.t(`source-${source}`) : session.name("epoch", source),
    number,
    rule: bookOf(name)?.terms[source] ?? ruleOfSum(name),
  }));
}

export function totalOf(session: Session, name: string, seat: number): number {
  return termsOf(session, name, seat).reduce((total, [, number]) => total + number, 0);
}

/** Sums that are there for every seat, in the order in which a reader wants them. */
const ORDER = ["points", "growth", "trade", "tax_morale", "morale_next"];

export function sumsOf(session: Session): string[] {
  const known = Object.keys(tableOf(session).sums);
  const prices = known.filter((name) => name.startsWith("price-"));
  return [...ORDER.filter((name) => known.includes(name)), ...prices];
}

/** With its sign, as a term is written. */
/** With a real minus. */
export function plain(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
