import type { Component } from "svelte";

// biome-ignore lint/suspicious/noExplicitAny: each page has its own props, from its path.
type AnyPage = Component<any>;

export interface Match {
  /** Path without its variable parts: the key of the page. */
  page: string;
  props: Record<string, string>;
  load: () => Promise<{ default: AnyPage }>;
  /** The page brings its own frame and does without the bar of the site. */
  bare?: boolean;
}

type Loader = Match["load"];

const ROUTES: [RegExp, page: string, load: Loader, bare?: boolean][] = [
  [/^\/$/, "/", () => import("./pages/Home.svelte")],
  [/^\/table\/(?<id>[\w-]+)$/, "/table", () => import("./table/Table.svelte"), true],
  [/^\/table\/(?<id>[\w-]+)\/coach$/, "/coach", () => import("./coach/Coach.svelte"), true],
  [/^\/join\/(?<token>[\w-]+)$/, "/join", () => import("./pages/Join.svelte")],
  [/^\/watch$/, "/watch", () => import("./pages/Watch.svelte")],
  [
    /^\/learn\/(?<game>[\w-]+)\/guided$/,
    "/learn/guided",
    () => import("./learn/Guided.svelte"),
    true,
  ],
  [
    /^\/learn\/(?<game>[\w-]+)\/(?<id>[\w-]+)$/,
    "/learn/puzzle",
    () => import("./learn/Puzzle.svelte"),
    true,
  ],
  [/^\/learn(\/|$)/, "/learn", () => import("./pages/Learn.svelte")],
  [/^\/statistics$/, "/statistics", () => import("./pages/Statistics.svelte")],
  [/^\/credits$/, "/credits", () => import("./pages/Credits.svelte")],
  [/^\/map-demo$/, "/map-demo", () => import("./pages/MapDemo.svelte"), true],
];

if (import.meta.env.DEV)
  ROUTES.push([/^\/demo$/, "/demo", () => import("./pages/Demo.svelte"), true]);

/** The page of a path; undefined where there is none. */
export function match(path: string): Match | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, page, load, bare] of ROUTES) {
    const found = pattern.exec(clean);
    if (found) return { page, load, props: { ...found.groups }, ...(bare ? { bare } : {}) };
  }
  return undefined;
}
