import { describe, expect, test } from "vitest";
import { Chains } from "./chains";

describe("what one click did", () => {
  test("one undo takes back both of its steps, one redo makes both again", () => {
    const chains = new Chains();
    chains.add(4, 6);
    expect(chains.before(6)).toBe(4);
    expect(chains.after(4)).toBe(6);
  });

  test("single steps stay single", () => {
    const chains = new Chains();
    chains.add(4, 5);
    expect(chains.before(5)).toBe(4);
    expect(chains.after(4)).toBe(5);
  });

  test("another choice in its place makes it forgotten", () => {
    const chains = new Chains();
    chains.add(4, 6);
    chains.add(4, 5);
    chains.add(5, 6);
    expect(chains.before(6)).toBe(5);
    expect(chains.after(4)).toBe(5);
  });
});
