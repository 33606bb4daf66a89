/** What a word costs that is saved: all that is drawn again, and of that the boxes in which nobody types. */
export function drawnAgain(): { readonly all: number; readonly boxes: readonly string[] } {
  const found = [...new Set(window.drawnAgain())]
  const boxes = found.filter(
    (one) =>
      one.matches('textarea, select, input:not([type=radio], [type=checkbox])') &&
      one !== document.activeElement,
  )
  return {
    all: found.length,
    boxes: boxes.map((one) => one.getAttribute('data-kept') ?? one.outerHTML.slice(0, 120)),
  }
}
