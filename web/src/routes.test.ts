import { expect, test } from "vitest";
import { match } from "./routes";

test.each([
  ["/", "/", {}],
  ["/watch/", "/watch", {}],
  ["/table/t-9", "/table", { id: "t-9" }],
  ["/join/q7Yx2mK4", "/join", { token: "q7Yx2mK4" }],
  ["/learn", "/learn", {}],
  ["/credits", "/credits", {}],
])("%s is a page", (path, page, props) => {
  expect(match(path)).toMatchObject({ page, props });
});

test.each(["/nowhere", "/table/", "/join/a b"])("%s is no page", (path) => {
  expect(match(path)).toBeUndefined();
});
