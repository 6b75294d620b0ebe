"""Texts that a reader cannot read whole: cut by a frame that does not scroll, or spilt from it."""

from __future__ import annotations

from typing import Any

CUT = """(inside) => {
  const wholes = `${inside}, section.sheet, dialog[open]`;
  const leaves = [...document.querySelectorAll(wholes)].flatMap((whole) =>
    [...whole.querySelectorAll("*")]);
  const hides = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const isCut = (one) => {
    const box = one.getBoundingClientRect();
    const whole = one.closest(wholes);
    let [wide, high] = [true, true];  // as long as nothing around it can be scrolled
    for (let up = one; up && up !== whole; up = up.parentElement) {
      const style = getComputedStyle(up);
      const frame = up.getBoundingClientRect();
      wide &&= !scrolls(style.overflowX);
      high &&= !scrolls(style.overflowY);
      if (high && hides(style.overflowY) && box.bottom > frame.bottom + 1.5) return true;
      if (wide && hides(style.overflowX) && box.right > frame.right + 1.5) return true;
    }
    if (wide && (box.right > innerWidth + 1.5 || box.left < -1.5)) return true;
    const text = document.createRange();
    text.selectNodeContents(one);
    const spilt = text.getBoundingClientRect().width > one.clientWidth + 1.5;
    return spilt && getComputedStyle(one).display !== "inline";
  };
  return [...new Set(leaves)]
    .filter((one) => one.checkVisibility() && !one.closest(".spoken, svg, [data-map]"))
    .filter((one) => one.childElementCount === 0 && one.textContent.trim())
    .filter(isCut)
    .map((one) => one.textContent.trim());
}"""


def cut(page: Any, inside: str = "[data-board]") -> list[str]:
    """Inside of these and of every open sheet; not on the map, which can be moved."""
    return list(page.evaluate(CUT, inside))
