import { afterEach, describe, expect, it, vi } from "vitest";
import { outside } from "./edges";
import { find } from "./finder";
import {
  areaOf,
  beyond,
  boxAround,
  contains,
  joined,
  outlineOf,
  ringsOf,
  seamsOf,
  sharedBy,
} from "./geometry";
import { type LabelBox, ShapeIndex, targetAt } from "./hit";
import { around, arrange } from "./labels";
import { TILE, tilesIn } from "./tiles";
import { Viewport } from "./viewport.svelte";
import { ahead, middle } from "./walk";
import { bowed, headsOf, middleOf, pointOn, through } from "./ways";

const square = (u: number, v: number, edge = 10) =>
  `M${u},${v} ${u + edge},${v} ${u + edge},${v + edge} ${u},${v + edge}Z`;

describe("geometry", () => {
  it("reads the outlines of a path", () => {
    expect(ringsOf("M10,0 40,0 40,20Z")).toEqual([
      [
        [10, 0],
        [40, 0],
        [40, 20],
      ],
    ]);
  });

  it("knows inside from outside, holes and islands too", () => {
    const rings = ringsOf(square(0, 0, 30) + square(10, 10) + square(50, 0));
    expect(
      [
        [5, 5],
        [15, 15],
        [25, 25],
        [55, 5],
        [45, 5],
      ].map(([u, v]) => contains(rings, u!, v!)),
    ).toEqual([true, false, true, true, false]);
  });

  it("draws one line around several shapes, without the borders between them", () => {
    const line = outlineOf([ringsOf(square(0, 0)), ringsOf(square(10, 0))]);
    expect(ringsOf(line)).toHaveLength(1);
    expect(line).not.toContain("10,0 10,10");
    expect(ringsOf(line)[0]).toHaveLength(7);
  });

  it("finds the border of two shapes as one line", () => {
    expect(sharedBy(ringsOf(square(0, 0)), ringsOf(square(10, 0)))).toBe("M10,10 10,0");
    expect(sharedBy(ringsOf(square(0, 0)), ringsOf(square(30, 0)))).toBe("");
  });

  it("finds all borders of a map at once, each from either side", () => {
    const paths = { a: square(0, 0), b: square(10, 0), c: square(20, 0), far: square(50, 0) };
    const seams = seamsOf(
      Object.fromEntries(Object.entries(paths).map(([id, path]) => [id, { path }])),
    );
    expect([...seams.keys()].sort()).toEqual(["a b", "b a", "b c", "c b"]);
    expect(joined(seams.get("a b") ?? [])).toBe("M10,10 10,0");
    expect(joined(seams.get("b a") ?? [])).toBe("M10,0 10,10");
  });

  it("knows the room that shapes take up, and that of a label around its point", () => {
    expect(areaOf([square(0, 0), square(30, 10)], 5)).toEqual([-5, -5, 45, 25]);
    expect(boxAround([100, 50], [20, 8])).toEqual([90, 46, 110, 54]);
  });

  it("carries land on over the edge of the frame that cuts it", () => {
    expect(beyond("M10,0 40,0 40,20Z", [100, 100])).toContain("M10,-1200H40");
  });
});

describe("viewport", () => {
  function seen(options = {}): Viewport {
    const viewport = new Viewport([1000, 500], options);
    viewport.width = 500;
    viewport.height = 500;
    viewport.showWhole();
    return viewport;
  }

  afterEach(() => vi.unstubAllGlobals());

  it("ends a flight where it was meant to, though the room changes on the way", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal("cancelAnimationFrame", () => frames.pop());
    const viewport = seen();
    viewport.zoom(4);
    viewport.fly(600, 250);
    viewport.height = 400;
    viewport.settle();
    frames.pop()?.(performance.now() + 1000);
    expect(viewport.onScreen(600, 250)).toEqual([250, 200]);
  });

  it("shows the whole map in the room that panels leave", () => {
    const viewport = seen();
    expect([viewport.k, viewport.x, viewport.y]).toEqual([0.5, 0, 125]);
    viewport.insets = { left: 100, top: 0, right: 0, bottom: 0 };
    viewport.showWhole();
    expect([viewport.k, viewport.x]).toEqual([0.4, 100]);
  });

  it("hangs a low map from the top where that is wanted", () => {
    expect(seen({ hangs: true }).y).toBe(0);
  });

  it("zooms around the point under the pointer and back", () => {
    const viewport = seen();
    viewport.zoom(4);
    const before = viewport.onMap(200, 200);
    viewport.zoom(1.5, 200, 200);
    const [u, v] = viewport.onMap(200, 200);
    expect(u).toBeCloseTo(before[0]);
    expect(v).toBeCloseTo(before[1]);
    expect(viewport.onScreen(u, v).map(Math.round)).toEqual([200, 200]);
    expect(viewport.isWhole).toBe(false);
    viewport.zoom(0.0001);
    expect(viewport.isWhole).toBe(true);
    viewport.zoom(1e6);
    expect(viewport.k).toBe(viewport.closest);
  });

  it("brings the middle of several points into the middle of the room", () => {
    const near = seen();
    near.zoom(4);
    near.centreAmong([
      [400, 200],
      [600, 400],
    ]);
    expect(near.onMap(250, 250).map(Math.round)).toEqual([500, 300]);
  });

  it("never lets the map leave the window by more than the slack", () => {
    const viewport = seen({ slack: { left: 30 } });
    viewport.zoom(4);
    viewport.pan(1e5, 0);
    expect(viewport.x).toBe(30);
    viewport.pan(-1e5, 0);
    expect(viewport.x).toBe(500 - 2000 - 60);
  });

  it("pans no farther than a point needs to come into sight", () => {
    const viewport = seen();
    viewport.zoom(4);
    viewport.centre(500, 250);
    const { x, y } = viewport;
    viewport.reveal(500, 250);
    expect([viewport.x, viewport.y]).toEqual([x, y]);
    viewport.reveal(800, 250, 50);
    expect(viewport.onScreen(800, 250)[0]).toBe(450);
    expect(viewport.y).toBe(y);
  });
});

describe("hit testing", () => {
  const shapes = new ShapeIndex(
    [
      { id: "large", path: square(0, 0, 200) },
      { id: "small", path: square(200, 0, 6) },
      { id: "mute", path: square(400, 0, 50) },
    ],
    [500, 500],
  );
  const label = (u: number, v: number, width: number, height: number): LabelBox => ({
    u,
    v,
    box: [-width / 2, -height / 2, width / 2, height / 2],
  });
  const labels = new Map([
    ["large", label(100, 100, 60, 20)],
    ["small", label(203, 3, 30, 16)],
  ]);
  const at = (px: number, py: number) => targetAt(px, py, { x: 0, y: 0, k: 1 }, shapes, labels);

  it("finds the shape under the pointer, with or without a label", () => {
    expect(at(20, 180)).toBe("large");
    expect(at(420, 20)).toBe("mute");
    expect(at(300, 300)).toBeUndefined();
  });

  it("gives a tap near the label of a small place to that place, also over its neighbour", () => {
    expect(at(203, 3)).toBe("small");
    expect(at(190, 10)).toBe("small");
    expect(at(222, 20)).toBe("small");
    expect(at(230, 3)).toBeUndefined();
  });

  it("lets the nearer label win where two overlap", () => {
    const close = new Map([
      ["large", label(150, 10, 90, 40)],
      ["small", label(203, 3, 90, 40)],
    ]);
    expect(targetAt(165, 10, { x: 0, y: 0, k: 1 }, shapes, close)).toBe("large");
    expect(targetAt(185, 10, { x: 0, y: 0, k: 1 }, shapes, close)).toBe("small");
  });

  it("hits a place on its own land, although its name stands apart and another's near it", () => {
    const apart = new Map<string, LabelBox>([
      ["small", { u: 203, v: 3, box: [40, 40, 80, 60] }],
      ["large", label(190, 0, 40, 16)],
    ]);
    expect(targetAt(203, 3, { x: 0, y: 0, k: 1 }, shapes, apart)).toBe("small");
    expect(targetAt(263, 53, { x: 0, y: 0, k: 1 }, shapes, apart)).toBe("small");
  });

  it("follows the window", () => {
    expect(targetAt(100 + 20 * 2, 50 + 180 * 2, { x: 100, y: 50, k: 2 }, shapes, labels)).toBe(
      "large",
    );
  });
});

describe("labels", () => {
  const label = (id: string, u: number, weight: number, more = {}) => ({
    id,
    u,
    v: 0,
    weight,
    forms: [[60, 16]] as [number, number][],
    ...more,
  });

  it("gives way to the label of more weight", () => {
    expect([
      ...arrange([label("light", 0, 1), label("heavy", 30, 2), label("far", 300, 0)], 1).keys(),
    ]).toEqual(["heavy", "far"]);
  });

  it("has room for all where the map is large enough", () => {
    expect(arrange([label("light", 0, 1), label("heavy", 30, 2)], 3).size).toBe(2);
  });

  it("moves aside before it gets shorter, and gets shorter before it goes", () => {
    const heavy = label("heavy", 0, 2);
    const aside = arrange(
      [
        heavy,
        label("light", 10, 1, {
          spots: [
            [0, 0],
            [0, 20],
          ],
        }),
      ],
      1,
    );
    expect(aside.get("light")).toEqual({ form: 0, dx: 0, dy: 20 });
    const shorter = arrange(
      [
        heavy,
        label("light", 50, 1, {
          forms: [
            [60, 16],
            [30, 16],
          ],
        }),
      ],
      1,
    );
    expect(shorter.get("light")).toEqual({ form: 1, dx: 0, dy: 0 });
  });

  it("keeps off what stands there already", () => {
    expect(arrange([label("light", 0, 1)], 1, [[-5, -5, 5, 5]]).size).toBe(0);
  });

  it("may stand apart on any side", () => {
    expect(new Set(around(40).map(String)).size).toBe(8);
    expect(
      arrange(
        [label("heavy", 0, 2), label("light", 0, 1, { spots: [[0, 0], ...around(40)] })],
        1,
      ).get("light"),
    ).toEqual({ form: 0, dx: 0, dy: -40 });
  });
});

describe("edges", () => {
  const viewport = {
    width: 300,
    height: 200,
    onScreen: (u: number, v: number): [number, number] => [u, v],
  };

  it("tells what lies outside at the side where it lies, the nearest first", () => {
    const spots = [
      { id: "seen", u: 100, v: 100 },
      { id: "far", u: -500, v: 90 },
      { id: "near", u: -20, v: 20 },
      { id: "south", u: 150, v: 900 },
    ];
    expect(
      outside(spots, viewport).map(({ side, spots: all }) => [side, ...all.map(({ id }) => id)]),
    ).toEqual([
      ["left", "near", "far"],
      ["bottom", "south"],
    ]);
  });

  it("counts a corner to the side behind which it lies deeper", () => {
    expect(outside([{ id: "corner", u: 400, v: 230 }], viewport)[0]?.side).toBe("right");
  });

  it("puts a tag where it hides no label that can be chosen", () => {
    const window = { ...viewport, height: 400 };
    const far = { id: "far", u: -90, v: 200 };
    expect(outside([far], window)[0]?.at).toBe(0.5);
    // Between 180 − 14 and 180 + 52 it would lie over the label.
    const [tag] = outside([far, { id: "lit", u: 60, v: 180 }], window);
    expect(tag?.at).toBe(0.35);
  });
});

describe("finder", () => {
  const places = ["Mésia", "Moesia Inferior", "Numidia", "Italia"].map((name) => ({
    id: name,
    name,
  }));

  it("finds three letters anywhere, beginnings first, without accents and capitals", () => {
    expect(find(places, "mes").map(({ name }) => name)).toEqual(["Mésia"]);
    expect(find(places, "ia").map(({ name }) => name)).toHaveLength(4);
    expect(find(places, " NUM ")[0]?.name).toBe("Numidia");
    expect(find([{ id: "a", name: "Alba Moesia" }, ...places], "moe")[0]?.name).toBe(
      "Moesia Inferior",
    );
  });
});

describe("walking", () => {
  const spots = [
    { id: "east", u: 100, v: 10 },
    { id: "aside", u: 40, v: 60 },
    { id: "west", u: -50, v: 0 },
  ];

  it("goes straight ahead rather than to the nearest", () => {
    const here = { id: "here", u: 0, v: 0 };
    expect([
      ahead(spots, here, [1, 0]),
      ahead(spots, here, [-1, 0]),
      ahead(spots, here, [0, -1]),
    ]).toEqual(["east", "west", undefined]);
  });

  it("knows the place in the middle", () => {
    expect(middle(spots)?.id).toBe("aside");
    expect(middle([])).toBeUndefined();
  });
});

describe("sheets", () => {
  it("cover the window, the middle first, and a ring around it ahead", () => {
    const window = { x: -TILE / 2, y: 0, width: TILE, height: TILE };
    expect(tilesIn(window).sort().map(String)).toEqual(["0,0", "1,0"]);
    expect(tilesIn(window, 1)).toHaveLength(12);
    expect(String(tilesIn({ ...window, x: 0, width: 3 * TILE })[0])).toBe("1,0");
  });
});

describe("ways", () => {
  it("have heads that point along their ends", () => {
    expect(headsOf({ path: bowed([0, 0], [10, 0], 0), heads: "both" }, 5)).toEqual([
      "M10,0 5,-2.3 5,2.3Z",
      "M0,0 5,2.3 5,-2.3Z",
    ]);
    expect(
      headsOf(
        {
          path: through([
            [0, 0],
            [5, 0],
            [5, 9],
          ]),
          heads: "end",
        },
        5,
      ),
    ).toEqual(["M5,9 7.3,4 2.7,4Z"]);
  });

  it("know their middle, for a word on it", () => {
    expect(middleOf(bowed([0, 0], [10, 0], 0.2))).toEqual([5, -1]);
    expect(
      middleOf(
        through([
          [0, 0],
          [4, 0],
          [4, 8],
        ]),
      ),
    ).toEqual([4, 0]);
    expect(
      middleOf(
        through([
          [0, 0],
          [4, 0],
        ]),
      ),
    ).toEqual([2, 0]);
  });

  it("know each of their points", () => {
    expect(pointOn(bowed([0, 0], [16, 0], 0.5), 0.25)).toEqual([4, -3]);
    const corner = through([
      [0, 0],
      [4, 0],
      [4, 8],
    ]);
    expect([0.25, 0.75, 1].map((part) => pointOn(corner, part))).toEqual([
      [2, 0],
      [4, 4],
      [4, 8],
    ]);
  });
});
