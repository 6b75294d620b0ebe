import { describe, expect, test } from "vitest";
import { cardOf } from "../../games/card";
import type { GameInfo, SeatInfo, TableSummary } from "../../lib/api/types";
import { lay } from "../../lib/mosaic";
import { ICON_AUTHORS } from "./authors";
import {
  botTable,
  duration,
  inviteToken,
  invitingTable,
  middleBot,
  quickTable,
  rivalsOf,
  usualRivals,
} from "./catalogue";
import { freeSeats, sorted } from "./lines";
import { ago } from "./lobby.svelte";
import { freshPlan, order, resize } from "./plan";
import { qrPath } from "./qr";
import { columnsOf } from "./statistics";

const chess: GameInfo = {
  game: "chess",
  title: { en: "Chess", de: "Schach" },
  maturity: "playable",
  players: [2, 5],
  bots: ["random", "greedy", "search"].map((bot) => ({ bot, name: { en: bot, de: bot } })),
  first_game: {},
  coach: false,
} as GameInfo;

/** Games with a card of their own. */
const GAMES = Object.keys(import.meta.glob("../../games/*/card.ts")).map(
  (path) => path.split("/").at(-2) ?? "",
);

describe("the banners", () => {
  test("one click sits me down with three bots of the middle level", () => {
    expect(middleBot(chess)).toBe("greedy");
    const master = { bot: "master", name: { en: "Master", de: "Meister" } };
    expect(middleBot({ ...chess, bots: [...chess.bots, master] })).toBe("greedy");
    const table = quickTable(chess, usualRivals(chess));
    expect(table.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    const pair = { ...chess, players: [2, 2] as [number, number] };
    expect(quickTable(pair, usualRivals(pair)).seats).toHaveLength(2);
    const campaign = { ...chess, length: "campaign" as const };
    expect(quickTable(campaign, usualRivals(campaign)).seats).toHaveLength(3);
  });

  test("number and level of the bots are mine to choose", () => {
    const { seats } = quickTable(chess, { count: 1, bot: "search" });
    expect(seats).toEqual([{ kind: "me" }, { kind: "bot", name: "Julia", bot: "search" }]);
    expect(rivalsOf(chess)).toEqual({ count: 3, bot: "greedy" });
  });

  test("a first game is the one that the rules advise", () => {
    const advised = { ...chess, first_game: { sides: ["red", "blue"] } };
    const usual = usualRivals(chess);
    expect(quickTable(advised, usual, true)).toMatchObject({ options: { sides: ["red", "blue"] } });
    expect(quickTable(advised, usual)).not.toHaveProperty("options");
    expect(quickTable(chess, usual, true)).not.toHaveProperty("options");
  });

  test("an invitation keeps a seat for every friend, and bots take the others", () => {
    const kinds = (friends: number, bots: number) =>
      invitingTable(chess, friends, bots).seats.map((seat) => seat.kind);
    expect(kinds(2, 0)).toEqual(["me", "open", "open"]);
    expect(kinds(1, 2)).toEqual(["me", "open", "bot", "bot"]);
  });

  test("bots among themselves are watched by whoever likes", () => {
    const { seats, listed } = botTable(chess);
    expect(seats.map((seat) => seat.kind)).toEqual(["bot", "bot", "bot", "bot"]);
    expect(new Set(seats.map((seat) => seat.name)).size).toBe(4);
    expect(listed).toBe(true);
  });

  test.each([
    [[45, 45], "45 min"],
    [[120, 180], "2–3 h"],
    [[25, 540], "25 min–9 h"],
    [[60, 90], "1–1.5 h"],
  ] as [[number, number], string][])("%j minutes are said as %s", (minutes, words) => {
    expect(duration(minutes, "en")).toBe(words);
  });

  test.each(GAMES)("%s says how long and how deep it is, and has a picture and an edge", (game) => {
    const { Art, edge, minutes, depth } = cardOf(game);
    expect([Art, edge, minutes, depth]).not.toContain(undefined);
  });
});

describe("my tables", () => {
  const seat = (number: number, changes: Partial<SeatInfo> = {}) =>
    ({
      seat: number,
      name: `S${number}`,
      kind: "person",
      mine: number === 0,
      clock: null,
      ...changes,
    }) as SeatInfo;
  const table = (id: string, changes: Partial<TableSummary> = {}) =>
    ({
      id,
      seats: [seat(0), seat(1)],
      status: "running",
      actor: 1,
      waiting_for_me: false,
      ...changes,
    }) as TableSummary;
  const waiting = (id: string, clock: number | null) =>
    table(id, { actor: 0, waiting_for_me: true, seats: [seat(0, { clock }), seat(1)] });

  test("wait for me with the soonest clock first, those without one last", () => {
    const { waiting: found } = sorted([
      waiting("slow", 9e7),
      waiting("none", null),
      waiting("soon", 6e4),
    ]);
    expect(found.map(({ id }) => id)).toEqual(["soon", "slow", "none"]);
  });

  test("are told apart: under way, over, mine alone, put away", () => {
    const found = sorted([
      table("on"),
      table("over", { status: "finished" }),
      table("fork", { private: true, actor: 0, waiting_for_me: true }),
      table("old", { status: "finished", archived: true }),
      table("older fork", { private: true, archived: true }),
    ]);
    const ids = Object.fromEntries(
      (Object.entries(found) as [string, TableSummary[]][]).map(([kind, list]) => [
        kind,
        list.map(({ id }) => id),
      ]),
    );
    expect(ids).toEqual({
      waiting: [],
      running: ["on"],
      over: ["over"],
      private: ["fork"],
      archived: ["old", "older fork"],
    });
  });

  test("have free seats where nobody sits", () => {
    expect(freeSeats(table("a", { seats: [seat(0), seat(1, { kind: "open" })] }))).toBe(1);
  });
});

test.each([
  ["https://play.example/join/q7Yx-2mK4", "q7Yx-2mK4"],
  ["/join/q7Yx2mK4/", "q7Yx2mK4"],
  ["  q7Yx2mK4 ", "q7Yx2mK4"],
  ["play.example/join/q7Yx2mK4?from=chat", "q7Yx2mK4"],
  ["https://play.example/", null],
  ["", null],
])("the token in %j is %j", (pasted, token) => {
  expect(inviteToken(pasted)).toBe(token);
});

describe("a planned table", () => {
  test("has me and bots at first", () => {
    expect(order(freshPlan(chess))).toEqual({
      game: "chess",
      seats: [
        { kind: "me" },
        { kind: "bot", bot: "greedy", name: "Julia" },
        { kind: "bot", bot: "greedy", name: "Marcus" },
      ],
      pace: { kind: "none", bank: 0, step: 0 },
      listed: false,
      hints: true,
    });
  });

  test("keeps what was chosen when seats are added or taken", () => {
    const plan = freshPlan(chess);
    plan.seats[1] = { kind: "device", bot: "", name: " Julia " };
    plan.seats = resize(plan, chess, 5);
    plan.seats = resize(plan, chess, 2);
    expect(order(plan).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Julia" }]);
  });

  test("counts a live clock in seconds and a slow one in days", () => {
    const plan = { ...freshPlan(chess), pace: "live" as const };
    expect(order(plan).pace).toEqual({ kind: "live", bank: 1800, step: 20 });
    expect(order({ ...plan, pace: "days" }).pace).toEqual({ kind: "days", bank: 3, step: 1 });
  });

  test("tells the delay of spectators only where there is one", () => {
    expect(order({ ...freshPlan(chess), delay: 60 }).delay).toBe(60);
    expect(order(freshPlan(chess))).not.toHaveProperty("delay");
  });

  test("is listed only if somebody could join", () => {
    const plan = { ...freshPlan(chess), listed: true };
    expect(order(plan).listed).toBe(false);
    plan.seats[1] = { kind: "friend", bot: "", name: "" };
    expect(order(plan).listed).toBe(true);
  });
});

test.each([
  [30, "now"],
  [60 * 5, "5 minutes ago"],
  [60 * 60 * 3, "3 hours ago"],
  [60 * 60 * 24, "yesterday"],
])("%i seconds back is %s", (seconds, words) => {
  const now = Date.parse("2026-05-01T12:00:00Z");
  expect(ago(new Date(now - seconds * 1000).toISOString(), "en", now)).toBe(words);
});

test("every borrowed icon names its author", () => {
  const sources = import.meta.glob<string>("../../**/icons.ts", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const borrowed = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/"game-icon:([a-z-]+)"/g)].map((match) => match[1]),
  );
  expect([...new Set(borrowed)].sort()).toEqual(
    Object.values(ICON_AUTHORS)
      .flatMap((author) => author.icons)
      .sort(),
  );
});

test("a field of stones is full, and no quarry gives one colour", () => {
  const stones = (path: string) => path.match(/z/g)?.length ?? 0;
  expect(stones(lay(28, 28, 4))).toBe(28 * 28);
  for (const quarry of ["light", "dark"] as const) {
    const share = stones(lay(28, 28, 4, quarry)) / (28 * 28);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
  }
});

test("a QR code leaves four quiet units around it", () => {
  const { size, path } = qrPath("https://play.example/join/q7Yx2mK4");
  expect(size).toBeGreaterThan(29);
  expect(path.startsWith("M4 4")).toBe(true);
});

test("statistics show the columns their rows have", () => {
  expect(
    columnsOf([
      { game: "chess", wins: 3, low: 0.1, high: 0.4 },
      { game: "chess", wins: null, bot: "greedy" },
    ]),
  ).toEqual([
    { column: "game", numeric: false },
    { column: "wins", numeric: true },
    { column: "bot", numeric: false },
  ]);
});
