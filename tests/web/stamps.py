"""What a canvas of pieces shows: each stamp that was drawn, with its letters, blocks and signs."""

from __future__ import annotations

from typing import Any, NamedTuple

WATCH = """(() => {
  const [pens, cuts, drawn] = [new WeakMap(), new WeakMap(), new Map()];
  const Path = window.Path2D;
  window.Path2D = class extends Path {
    constructor(said) { super(said); this.said = String(said); }
  };
  const marks = (canvas) => pens.get(canvas) ?? pens.set(canvas, []).get(canvas);
  const note = (pen, what, x, y, w, h) => {
    const { a, d, e, f } = pen.getTransform();
    const box = [a * x + e, d * y + f, a * w, d * h].map((each) => each / devicePixelRatio);
    marks(pen.canvas).push({ ...what, box });
  };
  const wrap = (kind, name, before) => {
    const real = kind.prototype[name];
    kind.prototype[name] = function (...said) {
      before.call(this, ...said);
      return real.apply(this, said);
    };
  };
  const [Off, On] = [OffscreenCanvasRenderingContext2D, CanvasRenderingContext2D];
  wrap(Off, "fillText", function (text, x, y) {
    const size = parseFloat(/([\\d.]+)px/.exec(this.font)[1]);
    const width = this.measureText(text).width;
    const left = this.textAlign === "center" ? x - width / 2 : x;
    note(this, { text, size }, left, y - size / 2, width, size);
  });
  wrap(Off, "fillRect", function (x, y, w, h) {
    note(this, { colour: this.fillStyle }, x, y, w, h);
  });
  wrap(Off, "fill", function (path) {
    if (path?.said) note(this, { sign: path.said }, 0, 0, 512, 512);
  });
  const cut = OffscreenCanvas.prototype.transferToImageBitmap;
  OffscreenCanvas.prototype.transferToImageBitmap = function () {
    const size = [this.width, this.height].map((each) => each / devicePixelRatio);
    const picture = cut.call(this);
    cuts.set(picture, { size, marks: marks(this) });
    return picture;
  };
  wrap(On, "clearRect", function () { drawn.set(this.canvas, []); });
  wrap(On, "drawImage", function (picture, x, y) {
    const known = cuts.get(picture);
    const at = [x / devicePixelRatio, y / devicePixelRatio];
    if (known) drawn.get(this.canvas)?.push({ at, ...known });
  });
  window.stamped = () => {
    const all = [...drawn].filter(([each]) => each.isConnected).map(([, stamps]) => stamps);
    const { left, top } = document.querySelector("[data-map]").getBoundingClientRect();
    const stamps = all.sort((one, other) => other.length - one.length)[0] ?? [];
    return stamps.map(({ at: [x, y], ...rest }) => ({ at: [x + left, y + top], ...rest }));
  };
})()"""
"""Notes what is drawn; `stamped()` tells what lies on the map now, the uppermost last."""


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Stamp:
    """One picture on the map; `room` is the margin around what it shows."""

    def __init__(self, told: dict[str, Any], room: float) -> None:
        (x, y), (width, height) = told["at"], told["size"]
        self.box = Box(x + room, y + room, x + width - room, y + height - room)
        self.letters = [(mark, placed(mark, x, y)) for mark in told["marks"] if "text" in mark]
        self.blocks = [(mark, placed(mark, x, y)) for mark in told["marks"] if "colour" in mark]
        self.signs = [(mark, placed(mark, x, y)) for mark in told["marks"] if "sign" in mark]

    @property
    def texts(self) -> list[str]:
        return [mark["text"] for mark, _ in self.letters]

    def covers(self, box: Box) -> bool:
        return self.box.meets(box) or any(each.meets(box) for _, each in self.letters)


def placed(mark: dict[str, Any], x: float, y: float) -> Box:
    left, top, width, height = mark["box"]
    return Box(x + left, y + top, x + left + width, y + top + height)
