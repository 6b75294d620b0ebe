import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getTexts } from "./api/client";
import type { BoardData, Language } from "./api/types";
import { settings } from "./settings.svelte";

export type Args = Record<string, FluentVariable>;

/** The texts of the page and of each game on it, fetched for the language in use. */
const PAGE_TEXTS: Record<Language, () => Promise<{ words: string[] }>> = {
  de: () => import("../texts/de"),
  en: () => import("../texts/en"),
};

interface State {
  /** The language on show: follows settings.language as soon as its texts are there. */
  language: Language;
  bundle: FluentBundle;
  names: BoardData["names"];
}

/** Before a number, and no part of a word or a range: a minus. */
const HYPHEN = /(^|[^\p{L}\d])-(?=\d)/gu;

let current: State = $state.raw({ language: "en", bundle: new FluentBundle("en"), names: {} });
let spoken: string | undefined;

export const i18n = {
  /** Language of the texts on show. Reactive. */
  get language(): Language {
    return current.language;
  },
};

/** A message in the reader's language; an unknown key shows itself, so that a gap is seen and never hides an action. */
export function t(key: string, args?: Args): string {
  const message = current.bundle.getMessage(key);
  if (!message?.value) return key;
  return current.bundle.formatPattern(message.value, args ?? null, []).replace(HYPHEN, "$1−");
}

/** Whether there is a text of this name. */
export function has(key: string): boolean {
  return current.bundle.hasMessage(key);
}

/** What people call an id: name("province", "dacia"). */
export function name(axis: string, id: string): string {
  return current.names[axis]?.[id]?.[current.language] ?? id;
}

/** One of the server's pairs of words in the reader's language. */
export function pick(words: { en: string; de: string }): string {
  return words[current.language];
}

/** A number, date or list as the language writes it. */
export function format(
  value: number | Date,
  options?: Intl.NumberFormatOptions & Intl.DateTimeFormatOptions,
): string {
  return value instanceof Date
    ? value.toLocaleString(current.language, options)
    : value.toLocaleString(current.language, options);
}

/** Uses these names for ids from now on. */
export function useNames(names: BoardData["names"]): void {
  current = { ...current, names: { ...current.names, ...names } };
}

/**
 * Fetches a game's texts (rules, events, prompts, reasons) now and after every change of language.
 * Games have messages of the same name (R4-3), so one game speaks at a time.
 */
export async function useGameTexts(game: string): Promise<void> {
  if (spoken === game) return;
  spoken = game;
  try {
    await show(settings.language);
  } catch (error) {
    if (spoken === game) spoken = undefined; // whoever comes back asks again
    throw error;
  }
}

/** Changes the language; everything on show follows. Without its words the old one stays. */
export async function setLanguage(language: Language): Promise<void> {
  settings.language = language;
  try {
    await show(language);
  } catch (error) {
    if (settings.language === language) settings.language = current.language;
    throw error;
  }
}

/** Loads the texts of a language and shows them all at once, never a mixture. */
export async function show(language: Language): Promise<void> {
  const game = spoken;
  const theirs = game === undefined ? [] : [getTexts(game, language)];
  const [{ words }, ...texts] = await Promise.all([PAGE_TEXTS[language](), ...theirs]);
  // Another change may have overtaken this one while its texts were on the way.
  if (language !== settings.language || game !== spoken) return;
  current = { language, bundle: bundle(language, [...words, ...texts]), names: current.names };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

function bundle(language: Language, texts: string[]): FluentBundle {
  // Isolation marks would end up in copied text; both languages run left to right.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}
