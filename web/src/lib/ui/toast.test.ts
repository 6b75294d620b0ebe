import { afterEach, expect, it } from "vitest";
import { dismissAll, notes, notify, settle } from "./toast.svelte";

afterEach(dismissAll);

it("forgets what is over, and nothing else", () => {
  notify("The server cannot be reached.", "problem", "offline");
  notify("The name is taken.", "problem", "taken");
  settle("offline");
  expect(notes.map((note) => note.topic)).toEqual(["taken"]);
});
