import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { has, i18n, useGameTexts } from "./i18n.svelte";
import { changeLanguage } from "./language";
import { settings } from "./settings.svelte";
import { dismissAll, notes } from "./ui/toast.svelte";

const asked = vi.fn<(address: string) => Promise<Response>>();
const text = (words: string) => new Response(words, { headers: { "content-type": "text/plain" } });

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  settings.language = "en";
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
  dismissAll();
});

test("texts of a game that did not come are asked for again", async () => {
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(useGameTexts("ferry")).rejects.toThrow();
  asked.mockResolvedValueOnce(text("ferry-boat = Boat"));
  await useGameTexts("ferry");
  expect(has("ferry-boat")).toBe(true);
});

test("where its words do not come a language is not changed, and the reader is told", async () => {
  asked.mockResolvedValueOnce(text("otter-river = River"));
  await useGameTexts("otter");
  asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await changeLanguage("de");
  expect([settings.language, i18n.language]).toEqual(["en", "en"]);
  expect(notes.map(({ kind, topic }) => [kind, topic])).toEqual([["problem", "offline"]]);
  asked.mockResolvedValueOnce(text("otter-river = Fluss"));
  await changeLanguage("de");
  expect(i18n.language).toBe("de");
});
