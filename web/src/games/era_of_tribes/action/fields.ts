/** The seven action fields: what each would bring, what can be placed on it, and the words that say so. */
import type { Session } from "../../../lib/table/session";
import type { Desk } from "../desk.svelte";
import {
  boardOf,
  figuresOf,
  ids,
  mine,
  nodeOf,
  printed,
  type Row,
  row,
  shownSeat,
  signed,
  viewOf,
} from "../model";
import { openTerms } from "../sums/sums";

export interface Field {
  id: string;
  /** My leader stands on it. */
  used: boolean;
  /** May be chosen now. */
  open: boolean;
  /** More leaders may be placed at once. */
  boosted: boolean;
  luxury: boolean;
  rule: string;
}

export function fieldsOf(session: Session): Field[] {
  const acted = viewOf(session).acted[shownSeat(session)] ?? [];
  return (boardOf(session).tables.actions ?? []).map((each, at) => ({
    id: each.id ?? "",
    used: acted[at] === 1,
    open: session.view.legal.includes(`act ${each.id}`),
    boosted: isBoosted(each),
    luxury: printed(each.luxury) === 1 && isBoosted(each),
    rule: each.rule ?? "R4.5",
  }));
}

/** Leaders of Diplomacy and Progress come one by one (E91). */
function isBoosted({ loop, leaders_max: most }: Row): boolean {
  return printed(loop) === 0 && (most === "any" || printed(most) > 1);
}

/** Luxury goods that are ready, one entry each. */
export function readyGoods(session: Session, seat: number): string[] {
  const { goods, spent } = viewOf(session);
  return ids(session, "good").flatMap((good, at) => {
    const isLuxury = row(session, "goods", at).kind === "luxury";
    const ready = (goods[seat]?.[at] ?? 0) - (spent[seat]?.[at] ?? 0);
    return isLuxury ? Array.from({ length: Math.max(0, ready) }, () => good) : [];
  });
}

export function mostLeaders(session: Session): number {
  return viewOf(session).ready[shownSeat(session)] ?? 0;
}

/** What an action brings with so many leaders and goods. */
export function outcome(
  session: Session,
  action: string,
  leaders: number,
  goods: number,
): { thalers?: number; morale?: number; growth?: number } {
  const seat = shownSeat(session);
  const figures = figuresOf(session);
  const { numbers } = boardOf(session);
  const of = (values: number[] | undefined) => values?.[seat] ?? 0;
  if (action === "expansion")
    return {
      growth:
        of(figures.growth) +
        (numbers["growth-leader"] ?? 0) * leaders +
        (numbers["growth-luxury"] ?? 0) * goods,
    };
  if (action === "trade")
    return { thalers: of(figures.trade) + of(figures.trade_leader) * leaders + goods };
  if (action === "taxes")
    return {
      thalers: of(figures.tax) * leaders,
      morale: -(of(figures.tax_morale) + (numbers["tax-morale"] ?? 0) * (leaders - 1)),
    };
  if (action === "games")
    return { morale: of(figures.bread) + of(figures.games_leader) * leaders + goods };
  return {};
}

/** What the number of an action is made of, and the sum behind its fixed part. */
export function termsFor(
  session: Session,
  action: string,
  leaders: number,
  goods: number,
): { terms: { name: string; number: number }[]; sum: string | null } {
  const seat = shownSeat(session);
  const figures = figuresOf(session);
  const { numbers } = boardOf(session);
  const { t } = session;
  const of = (values: number[] | undefined) => values?.[seat] ?? 0;
  const placed = (each: number) => [
    { name: t("era-sum-leaders"), number: each * leaders },
    { name: t("era-sum-goods"), number: goods },
  ];
  const known: Record<string, { terms: { name: string; number: number }[]; sum: string | null }> = {
    expansion: {
      terms: [...openTerms(session, "growth", seat), ...placed(numbers["growth-leader"] ?? 0)],
      sum: "growth",
    },
    trade: {
      terms: [...openTerms(session, "trade", seat), ...placed(of(figures.trade_leader))],
      sum: "trade",
    },
    taxes: {
      terms: [{ name: t("era-sum-cities", { leaders }), number: of(figures.tax) * leaders }],
      sum: "tax_morale",
    },
    games: {
      terms: [
        { name: t("era-sum-bread"), number: of(figures.bread) },
        ...placed(of(figures.games_leader)),
      ],
      sum: null,
    },
  };
  const found = known[action] ?? { terms: [], sum: null };
  return { ...found, terms: found.terms.filter(({ number }) => number) };
}

/** The same in words, for a line under the name of the field. */
export function outcomeText(
  session: Session,
  action: string,
  leaders: number,
  goods: number,
): string {
  const { thalers, morale, growth } = outcome(session, action, leaders, goods);
  const parts = [
    growth === undefined ? "" : session.t("era-gives-growth", { number: String(growth) }),
    thalers === undefined ? "" : session.t("era-gives-thalers", { number: signed(thalers) }),
    morale === undefined ? "" : session.t("era-gives-morale", { number: signed(morale) }),
  ].filter(Boolean);
  return parts.length ? parts.join(", ") : session.t(`era-gives-${action}`);
}

/** What the chosen action says, with all that is placed on it. */
export function wordsOf(session: Session, desk: Desk): string[] {
  const field = fieldsOf(session).find(({ id }) => id === desk.action);
  if (!field) return [];
  const words = [`act ${field.id}`];
  if (field.boosted) words.push(`leaders ${desk.leaders}`);
  if (!field.luxury) return words;
  const goods = inOrder(session, desk.goods);
  words.push(...goods.map((good) => `luxury ${good}`));
  if (mayAdd(session, goods)) words.push("done");
  return words;
}

/** Whether a further good could follow these: only then the set has to be closed. */
function mayAdd(session: Session, picked: string[]): boolean {
  const order = ids(session, "good");
  const left = [...readyGoods(session, shownSeat(session))];
  for (const good of picked) left.splice(left.indexOf(good), 1);
  const last = order.indexOf(picked.at(-1) ?? "");
  return left.some((good) => order.indexOf(good) >= last);
}

/** Picks of a set are said in the order of their table. */
function inOrder(session: Session, goods: readonly string[]): string[] {
  const order = ids(session, "good");
  return goods.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** An action is being chosen by this reader. */
export function isChoosing(session: Session): boolean {
  return mine(session) && nodeOf(session) === "choose-action" && !session.readonly;
}
