import { classesAround, controls } from './controls.ts'

const offs = [
  ['input[type=checkbox]:not(:checked)', 'label'],
  ['input[type=radio]:not(:checked)', 'label'],
  ['[role=tab][aria-selected=false]', ''],
  ['[aria-pressed=false]', ''],
] as const

/** One of each kind of choice that is off, marked with what has to look different when it is on. */
export function choices(): { mark: string; name: string; look: string }[] {
  const all = controls()
  const kinds = new Map<string, HTMLElement>()
  for (const [off] of offs) {
    for (const control of all.filter((one) => one.matches(off))) {
      const kind = `${off} ${control.className} ${control.parentElement?.className}`
      if (!kinds.has(kind)) kinds.set(kind, control)
    }
  }
  return [...kinds].map(([kind, control], index) => {
    const mark = `choice-${index}`
    control.dataset.choice = mark
    const box = control.closest('label') ?? (control.matches('input') ? control.parentElement : control)
    if (box instanceof HTMLElement) box.dataset.choiceBox = mark
    const look = `${kind} ${classesAround(control)}`
    return { mark, look, name: box?.textContent || control.ariaLabel || control.className }
  })
}

/** Where the marked choice stands on the page, in sight where it can be. Null where it is not there or not seen. */
export function choiceBox(mark: string) {
  const box = document.querySelector(`[data-choice-box="${mark}"]`)
  if (!box?.checkVisibility({ visibilityProperty: true })) return null
  box.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height, right, bottom } = box.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  const { clientWidth, clientHeight } = document.documentElement
  return {
    isInSight: x >= 0 && y >= 0 && right <= clientWidth && bottom <= clientHeight,
    x: Math.round(x + window.scrollX),
    y: Math.round(y + window.scrollY),
    width: Math.ceil(width),
    height: Math.ceil(height),
  }
}
