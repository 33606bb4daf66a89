import { classesAround, described } from './controls.ts'

const largest = 48

/** Small drawings that say something, each once: ticks, crosses, arrows. Where they stand on the page. */
export function marks() {
  const known = new Map<string, Element>()
  for (const svg of document.querySelectorAll('main svg')) {
    const { width, height, left, right } = svg.getBoundingClientRect()
    const isSmall = width > 0 && height > 0 && width <= largest && height <= largest
    if (!isSmall || left < 0 || right > document.documentElement.clientWidth) continue
    // The tick of an empty box is there, and nobody is to see it.
    const isShown = svg.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (svg.closest(':disabled') || !isShown) continue
    const kind = `${svg.innerHTML} ${svg.parentElement?.className}`
    if (!known.has(kind)) known.set(kind, svg)
  }
  return [...known].map(([kind, svg]) => {
    const { x, y, width, height } = svg.getBoundingClientRect()
    return {
      look: `${kind} ${classesAround(svg)}`,
      left: Math.floor(x + window.scrollX),
      top: Math.floor(y + window.scrollY),
      width: Math.ceil(width),
      height: Math.ceil(height),
      name: described(svg.closest('button, a, li, label, p, div') ?? svg),
    }
  })
}
