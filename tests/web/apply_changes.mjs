// Applies the patches of the server with the page's own code: one JSON object {old, patch, new} per line.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const [, , web] = process.argv;
const typescript = createRequire(`${web}/package.json`)("typescript");
const source = readFileSync(`${web}/src/lib/api/changes.ts`, "utf8");
const compiled = typescript.transpileModule(source, { compilerOptions: { module: "esnext", target: "esnext" } });
const { applied } = await import(`data:text/javascript,${encodeURIComponent(compiled.outputText)}`);

let count = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { old, patch, new: wanted } = JSON.parse(line);
  const before = JSON.stringify(old);
  assert.deepStrictEqual(applied(old, patch), wanted);
  assert.equal(JSON.stringify(old), before);
  count++;
}
console.log(count);
