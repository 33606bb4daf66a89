/**
 * Marks two texts of each kind on the page: the same elements around them, with the same classes, letters and colours.
 * Axe takes most of its time to work out what stands behind a text, for each of a hundred rows that look alike.
 * Runs in the page, so it stands for itself.
 */
export function markTextSamples(): void {
  const most = 2
  const kinds = new Map<string, number>()
  const taken = new Map<number, number>()
  const hasText = (element: Element) =>
    'value' in element ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())

  function look(element: Element, above: number): void {
    const style = getComputedStyle(element)
    const seen = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.visibility]
    const form = [style.display, style.position, style.fontSize, style.fontWeight, style.textShadow]
    const own = [above, element.localName, element.getAttribute('class'), ...seen, ...form].join('|')
    const kind = kinds.get(own) ?? kinds.size
    kinds.set(own, kind)
    const times = taken.get(kind) ?? 0
    element.toggleAttribute('data-text-sample', times < most && hasText(element))
    if (hasText(element)) taken.set(kind, times + 1)
    for (const child of element.children) look(child, kind)
  }
  look(document.body, -1)
}

/** What axe then looks at for colours. */
export const onlySamples = { rules: [{ id: 'color-contrast', selector: '[data-text-sample]' }] }
