/** The province under the pointer: shape and label block are one target; where two overlap, the nearer label wins. */
export function provinceAt(board: HTMLElement, event: MouseEvent): string | undefined {
  const shape = (event.target as Element).closest("[data-province]")?.getAttribute("data-province");
  let best: string | undefined;
  let nearest = Infinity;
  for (const label of board.querySelectorAll<HTMLElement>("[data-label]")) {
    const box = label.getBoundingClientRect();
    const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
    if (!inside && label.dataset.label !== shape) continue;
    const far = Math.hypot(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
    if (far >= nearest) continue;
    nearest = far;
    best = label.dataset.label;
  }
  return best;
}
