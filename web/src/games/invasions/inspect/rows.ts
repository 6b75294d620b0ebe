/** The units of a stack as rows of equal ones. */
import type { Stack, Unit } from "../model";

export interface UnitRow {
  /** The word of the engine: equal units share it. */
  word: string;
  kind: string;
  first: Unit;
  units: Unit[];
  /** How many go along. */
  going: number;
  /** What the slowest of them has left, in the group that is open. */
  paces: number | undefined;
}

export function rowsIn({ units }: Stack): UnitRow[] {
  const found = new Map<string, UnitRow>();
  for (const unit of units) {
    const key = `${unit.word} ${unit.contract}`;
    const row = found.get(key) ?? {
      word: unit.word,
      kind: unit.kind,
      first: unit,
      units: [],
      going: 0,
      paces: unit.paces,
    };
    row.units.push(unit);
    row.going += Number(unit.marches);
    if (unit.paces !== undefined) row.paces = Math.min(row.paces ?? unit.paces, unit.paces);
    found.set(key, row);
  }
  return [...found.values()];
}
