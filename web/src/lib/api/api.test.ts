import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTable, getMe, getTable, join, Refusal } from "./client";

function answer(body: unknown, status = 200, type = "application/json") {
  return new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { "content-type": type },
  });
}

describe("the client", () => {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

  beforeEach(() => {
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("document", { cookie: "csrftoken-other=1; csrftoken-here=s%20ecret" });
  });
  afterEach(() => {
    asked.mockReset();
    vi.unstubAllGlobals();
  });

  test("sends the token of the cookie with everything that changes something", async () => {
    asked.mockResolvedValue(answer({ id: "t1", invite: "/join/x" }));
    asked.mockResolvedValueOnce(answer({ csrf: "csrftoken-here" }));
    await createTable({ game: "chess", seats: [{ kind: "me" }] });
    const [address, init] = asked.mock.calls[1]!;
    expect(address).toBe("/api/tables");
    expect(init.headers).toMatchObject({ "x-csrftoken": "s ecret" });
    expect(JSON.parse(init.body as string)).toEqual({ game: "chess", seats: [{ kind: "me" }] });
  });

  test("renews a token the server does not know and sends the request once more", async () => {
    const refusal = answer({ error: "csrf", message: "No." }, 403);
    asked.mockResolvedValueOnce(refusal).mockImplementationOnce(() => {
      vi.stubGlobal("document", { cookie: "csrftoken-here=old; csrftoken-new=fresh" });
      return Promise.resolve(answer({ csrf: "csrftoken-new" }));
    });
    asked.mockResolvedValueOnce(answer({ seat: 1 }));
    expect(await join("t1", "secret")).toEqual({ seat: 1 });
    const sent = asked.mock.calls.map(([address, init]) => [
      address,
      (init.headers as Record<string, string> | undefined)?.["x-csrftoken"],
    ]);
    expect(sent).toEqual([
      ["/api/tables/t1/join", "s ecret"],
      ["/api/me", undefined],
      ["/api/tables/t1/join", "fresh"],
    ]);
    expect(asked.mock.calls[2]![1].body).toBe(asked.mock.calls[0]![1].body);
  });

  test("does not ask for ever", async () => {
    vi.stubGlobal("document", { cookie: "csrftoken-new=fresh" });
    asked.mockImplementation((address) =>
      Promise.resolve(
        address === "/api/me"
          ? answer({ csrf: "csrftoken-new" })
          : answer({ error: "csrf", message: "No." }, 403),
      ),
    );
    await expect(join("t1", "secret")).rejects.toMatchObject({
      problem: { error: "csrf" },
    });
    expect(asked.mock.calls.filter(([address]) => address !== "/api/me")).toHaveLength(2);
  });

  test("asks for a view as a seat sees it, with only what was given", async () => {
    asked.mockResolvedValue(answer({}));
    await getTable("t1", { seat: 2, to: 14 });
    expect(asked.mock.calls[0]![0]).toBe("/api/tables/t1?seat=2&to=14");
  });

  test("hands on the server's problem", async () => {
    const problem = {
      error: "illegal",
      message: "No.",
      why: { rule: "R4.3", key: "why-full", args: {} },
    };
    asked.mockResolvedValue(answer(problem, 409));
    const refusal = await join("t1", "secret").catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).problem).toEqual(problem);
  });

  test("makes a problem of what is none", async () => {
    asked.mockResolvedValue(new Response("<html>", { status: 502 }));
    await expect(getMe()).rejects.toMatchObject({ problem: { error: "server" } });
    asked.mockRejectedValue(new TypeError("no network"));
    await expect(getMe()).rejects.toMatchObject({ problem: { error: "offline" } });
  });
});
