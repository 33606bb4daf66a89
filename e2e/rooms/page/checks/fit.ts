import { controls, described } from './controls.ts'

const tolerance = 1
/** The space around the letters of a line may be cut, not the letters. */
const lineTolerance = 4

const scrolls = (value: string) => value === 'auto' || value === 'scroll'
const cuts = (value: string) => value === 'hidden' || value === 'clip'

function isScrolled(element: Element): boolean {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (scrolls(getComputedStyle(around).overflowX)) return true
  return false
}

/** What makes the page wider than the window, and controls that stand beyond its edge. */
export function overflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const outside = controls().filter((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    return width > 2 && (right > clientWidth + tolerance || left < -tolerance) && !isScrolled(control)
  })
  return [
    ...(scrollWidth > clientWidth + tolerance
      ? [`the page is ${scrollWidth} px wide in ${clientWidth}`]
      : []),
    ...outside.map((control) => `outside: ${described(control)}`),
  ]
}

/** Texts that are larger than the box that shows them. */
export function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
    .map((element) => `cut: ${described(element)}`)
}

function isCut(element: HTMLElement): boolean {
  if (element instanceof SVGElement || element instanceof HTMLInputElement) return false
  const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
  // A text for screen readers alone.
  if (clientWidth <= 2 || clientHeight <= 2) return false
  if (element instanceof HTMLTextAreaElement) return scrollHeight > clientHeight + tolerance
  if ((element.textContent ?? '').trim() === '') return false
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
  // It says by itself that there is more, which stands elsewhere.
  if (textOverflow === 'ellipsis') return false
  return (
    (cuts(overflowX) && scrollWidth > clientWidth + tolerance) ||
    (cuts(overflowY) && scrollHeight > clientHeight + lineTolerance)
  )
}

/** Fields that would cut off what is pasted into them, instead of saying that it is too long. */
export function cuttingFields(): string[] {
  return [...document.querySelectorAll('textarea[maxlength], input[maxlength]:not([inputmode])')].map(
    (field) => `cuts off: ${described(field)}`,
  )
}
