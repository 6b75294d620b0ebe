import { describe, expect, it } from "vitest";
import { address, bytes } from "./push";

describe("what the server is told about a browser", () => {
  it("is its address, its two keys and the language", () => {
    const found = {
      toJSON: () => ({
        endpoint: "https://push.example.org/a",
        keys: { p256dh: "BA", auth: "xx" },
      }),
    };
    expect(address(found, "de")).toEqual({
      endpoint: "https://push.example.org/a",
      p256dh: "BA",
      auth: "xx",
      language: "de",
    });
  });

  it("reads the server's key in the letters of base64url, without padding", () => {
    expect([...bytes("-_8")]).toEqual([0xfb, 0xff]);
    expect([...bytes("AQID")]).toEqual([1, 2, 3]);
  });
});
