import { FluentResource } from "@fluent/bundle";
import { getTexts } from "../lib/api/client";
import type { Language } from "../lib/api/types";
import { ruleOf } from "../lib/table/sentences";

export interface Rule {
  id: string;
  text: string;
  /** Title of a chapter. */
  head: boolean;
}

const kept = new Map<string, Promise<Rule[]>>();

/** The rule book in its order; rules are the messages R4-3, D4, K12, SU1 of the game's texts. */
export function rulesOf(game: string, language: Language): Promise<Rule[]> {
  const key = `${game} ${language}`;
  let book = kept.get(key);
  if (!book) {
    book = getTexts(game, language).then(readRules);
    kept.set(key, book);
    book.catch(() => kept.delete(key));
  }
  return book;
}

export function readRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const { id, value } of new FluentResource(text).body) {
    if (!/^[A-Z]+\d*(-\d+)?$/.test(id) || typeof value !== "string") continue;
    rules.push({ id: ruleOf(id), text: value, head: /^([RW]\d+|[A-Z]+)$/.test(id) });
  }
  return rules;
}
