import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const FILES = import.meta.glob<string>(["./*.ftl", "../games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const AREAS = [...new Set(Object.keys(FILES).map((path) => path.replace(/\.(en|de)\.ftl$/, "")))];

/** Keys of a file with the variables each message uses. */
function messages(text: string): Map<string, string> {
  return new Map(
    new FluentResource(text).body.map((entry) => [
      entry.id,
      [...new Set(JSON.stringify(entry.value).match(/"type":"var","name":"\w+"/g))].sort().join(),
    ]),
  );
}

describe.each(AREAS)("texts of %s", (area) => {
  const english = FILES[`${area}.en.ftl`] ?? "";
  const german = FILES[`${area}.de.ftl`] ?? "";

  test("say the same things in both languages, with the same variables", () => {
    expect(Object.fromEntries(messages(german))).toEqual(Object.fromEntries(messages(english)));
  });

  test.each([english, german])("every message can be read", (text) => {
    const written = [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1]);
    expect([...messages(text).keys()]).toEqual([...new Set(written)]);
    expect(written).toHaveLength(new Set(written).size);
  });
});
