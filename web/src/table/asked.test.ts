import { describe, expect, test, vi } from "vitest";
import { offered, takenBack } from "./asked";
import type { Frame } from "./frame.svelte";

vi.mock("../lib/i18n.svelte", () => ({ t: (key: string) => key, has: () => false }));

const line = (step: number, seat: number, ...events: string[]) => ({
  step,
  seat,
  events: events.map((event) => ({ event })),
});

/** Just enough of a frame: a log, and three buttons of a game. */
function frame(ahead: { barriers?: string[]; passing?: string[]; ownTurns?: boolean } = {}): Frame {
  const { barriers = [], passing = [], ownTurns = true } = ahead;
  const t = (key: string) => key;
  return {
    speaker: { t, has: () => true, axes: {}, name: t, player: String },
    game: {
      ownTurns,
      story: { hushed: ({ event }: { event: string }) => event === "drew", terms: ["points"] },
      choices: () => [
        { action: "yes", label: "Yes" },
        { action: "no", label: "No", sub: "+1" },
        { action: "end_turn", label: "End", end: true },
      ],
    },
    session: {
      allLines: [
        line(1, 0, "placed"),
        line(2, 1, "built", "points"),
        line(3, -1, "drew"),
        line(4, 0, "drew"),
        line(5, 1, "won"),
      ],
      replay: { at: null },
      myTurn: true,
      view: { barriers, passing },
    },
  } as unknown as Frame;
}

test("a take-back names the moves it takes, not what chance did or what the log leaves out", () => {
  expect(takenBack(frame(), 1)).toEqual(["event-built", "event-won"]);
  expect(takenBack(frame(), 0)).toHaveLength(3);
  expect(takenBack(frame(), 5)).toEqual([]);
});

describe("a button", () => {
  test("says before that there is no way back", () => {
    const [yes] = offered(frame({ barriers: ["yes"], passing: ["yes"] }));
    expect(yes).toMatchObject({ sub: "table-no-way-back", kind: "risk" });
  });

  test("says before that it ends the turn, unless that is its name", () => {
    const [yes, no, end] = offered(frame({ passing: ["no", "end_turn"] }));
    expect(yes).not.toHaveProperty("sub");
    expect(no).toMatchObject({ sub: "+1\u00a0· table-ends-turn" });
    expect(end).not.toHaveProperty("sub");
  });

  test("ends no turn where a seat has none of its own", () => {
    const [, no] = offered(frame({ passing: ["no"], ownTurns: false }));
    expect(no).toMatchObject({ sub: "+1" });
  });
});
