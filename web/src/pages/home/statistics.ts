type Row = Record<string, string | number | null>;

/** The columns of all rows in the order they first appear, and whether they hold numbers. */
export function columnsOf(rows: Row[]): { column: string; numeric: boolean }[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.map((column) => {
    const values = rows.map((row) => row[column]).filter((value) => value !== null && value !== undefined);
    return { column, numeric: values.length > 0 && values.every((value) => typeof value === "number") };
  });
}
