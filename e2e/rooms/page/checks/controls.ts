const anything =
  'a[href], button, input:not([type=hidden]), textarea, select, summary, [tabindex]:not([tabindex="-1"])'

const isOff = (element: Element) =>
  element.matches(':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *')

/** What somebody can use on the page as it is. */
export function controls(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(anything)].filter(
    (element) => !isOff(element) && element.checkVisibility({ visibilityProperty: true }),
  )
}

/** How a person would point at it. */
export function described(element: Element): string {
  const { tagName } = element
  const written = element instanceof HTMLTextAreaElement ? element.value : element.textContent
  const shown = element.getAttribute('aria-label') ?? written ?? ''
  const field = element.closest('[data-field]')?.getAttribute('data-field')
  const words = shown.replaceAll(/\s+/g, ' ').trim().slice(0, 60)
  return `${tagName.toLowerCase()} “${words}”${field ? ` in ${field}` : ''}`
}

const around = 4

/** What gives an element its look: its own classes, and those of what it stands in. */
export function classesAround(element: Element): string {
  const classes: (string | null)[] = []
  for (let one: Element | null = element; one && classes.length <= around; one = one.parentElement)
    classes.push(one.getAttribute('class'))
  return classes.join(' < ')
}
