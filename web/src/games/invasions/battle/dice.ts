/** Combat dice: what they are worth, what a new throw would bring, and why each lies there. */
import type { Session } from "../../../lib/table/session";
import { rowsOf, sum } from "../model";
import type { BattleFigures, FightTerm } from "../view";
import type { Colour, Die, Side } from "./fight";

/** Hits of a face: red swords count in open ground only. */
export function worth(session: Session, { colour, face }: Die, open: boolean): number {
  const row = rowsOf(session, "dice").find(({ die, id }) => die === colour && id === face);
  return Number(row?.white ?? 0) + (open ? Number(row?.red ?? 0) : 0);
}

/** Hits that a throw of a die brings on the average. */
export function mean(session: Session, colour: Colour, open: boolean): number {
  const faces = rowsOf(session, "dice").filter(({ die }) => die === colour);
  return sum(faces.map(({ id = "" }) => worth(session, { colour, face: id }, open))) / faces.length;
}

export function expected(session: Session, pool: readonly [number, number], open: boolean): number {
  return pool[0] * mean(session, "white", open) + pool[1] * mean(session, "black", open);
}

/** `bt_reroll enemy-black-ww`: how many hits more the caller has on the average. */
export function gain(session: Session, word: string, open: boolean): number | null {
  const [verb, named = ""] = word.split(" ");
  const [whose, colour, face] = named.split("-") as [
    string,
    Colour | undefined,
    string | undefined,
  ];
  if (verb !== "bt_reroll" || !colour || !face) return null;
  const more = mean(session, colour, open) - worth(session, { colour, face }, open);
  return whose === "own" ? more : -more;
}

export interface Reasoned extends Partial<Die> {
  colour: Colour;
  /** The term that brought it. */
  reason: string;
}

const TRADES = new Set(["elites", "cavalry", "empire", "nomads", "imperial_city", "traded_black"]);

type Thrown = Partial<Die> & { colour: Colour };

/** The dice of a side, or those it will throw. */
export function diceOn({ dice, toRoll }: Side): Thrown[] {
  if (dice.length) return dice;
  const some = (colour: Colour) => Array.from({ length: toRoll[colour] }, () => ({ colour }));
  return [...some("white"), ...some("black")];
}

/** How many of them are white, how many black. */
export function poolOf(dice: Thrown[]): [white: number, black: number] {
  const black = dice.filter(({ colour }) => colour === "black").length;
  return [dice.length - black, black];
}

/** The terms of a pool, and what trades and cards have made of it since. */
export function termsOf(side: Side, figures: BattleFigures, at: 0 | 1): FightTerm[] {
  const [white, black] = poolOf(diceOn(side));
  const traded: FightTerm[] = [
    ["traded_white", white - figures.pools[at][0]],
    ["traded_black", black - figures.pools[at][1]],
  ];
  return [...figures.terms[at], ...traded.filter(([, number]) => number !== 0)];
}

/** Each die with the term that brought it. */
export function reasoned(dice: Thrown[], terms: FightTerm[]): Reasoned[] {
  const black = spread(terms.filter(([name, number]) => TRADES.has(name) && number > 0));
  const white = spread(terms.filter(([name, number]) => !TRADES.has(name) && number > 0));
  return dice.map((die) => ({
    ...die,
    reason: (die.colour === "black" ? black : white).shift() ?? "units",
  }));
}

/** One entry for each die of a term. */
function spread(terms: FightTerm[]): string[] {
  return terms.flatMap(([name, number]) => Array.from({ length: number }, () => name));
}
