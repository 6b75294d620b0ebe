/** A view's fields as headed tables, whatever the game: rows and columns are named after its axes. */

export type Cell = string | number | null;

export interface Grid {
  field: string;
  /** Axis of the rows and of the columns; null = counted. */
  rows: string | null;
  columns: string | null;
  rowIds: string[];
  columnIds: string[];
  /** One list per row; a row of which only the number is known holds one cell. */
  cells: Cell[][];
}

export interface Fact {
  field: string;
  value: string;
}

export interface Shape {
  axes: Record<string, string[]>;
  seats: number;
  /** Axes of a field where the game declares them. */
  fields?: Record<string, string[]> | undefined;
}

/** Fields that the page shows elsewhere or that only the rules need. */
const ELSEWHERE = new Set(["seats", "to_act", "asked", "phase"]);

export function facts(view: Record<string, unknown>): Fact[] {
  return Object.entries(view)
    .filter(
      ([field, value]) =>
        !ELSEWHERE.has(field) && !Array.isArray(value) && typeof value !== "object",
    )
    .map(([field, value]) => ({ field, value: String(value) }));
}

export function grids(view: Record<string, unknown>, shape: Shape): Grid[] {
  return Object.entries(view)
    .filter(([field, value]) => !ELSEWHERE.has(field) && Array.isArray(value) && value.length > 0)
    .map(([field, value]) => grid(field, value as unknown[], shape))
    .filter((each) => each.cells.some((row) => row.some((cell) => cell !== 0 && cell !== null)));
}

function grid(field: string, value: unknown[], shape: Shape): Grid {
  const declared = shape.fields?.[field];
  const width = Math.max(0, ...value.map((row) => (Array.isArray(row) ? row.length : 0)));
  const rows = declared?.[0] ?? axisFor(value.length, shape);
  const columns = width ? (declared?.[1] ?? axisFor(width, shape)) : null;
  return {
    field,
    rows,
    columns,
    rowIds: ids(rows, value.length, shape),
    columnIds: width ? ids(columns, width, shape) : [],
    cells: value.map((row) => (Array.isArray(row) ? row.map(cell) : [cell(row)])),
  };
}

/** The axis of a length, if only one has it; seats come first. */
function axisFor(length: number, shape: Shape): string | null {
  const fitting = Object.keys(shape.axes).filter((axis) => shape.axes[axis]?.length === length);
  if (length === shape.seats) return fitting.length ? null : "seat";
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

function ids(axis: string | null, length: number, shape: Shape): string[] {
  const named = axis === null || axis === "seat" ? undefined : shape.axes[axis];
  return Array.from({ length }, (_, at) => named?.[at] ?? String(at));
}

function cell(value: unknown): Cell {
  if (value === null || typeof value === "number" || typeof value === "string") return value;
  return Array.isArray(value) ? value.join(" ") : JSON.stringify(value);
}
