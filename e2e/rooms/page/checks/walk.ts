import { controls, described } from './controls.ts'

let reached = new Set<Element>()
let stop = () => {}

/** From now on, and from the beginning of the page. */
export function watchFocus(): void {
  stop()
  reached = new Set()
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) reached.add(target)
  }
  document.addEventListener('focusin', note)
  stop = () => document.removeEventListener('focusin', note)
  const start = document.body
  start.tabIndex = -1
  start.focus()
  start.removeAttribute('tabindex')
}

export const stops = () => controls().length

/** Of a group of choices one is reached; the arrow keys lead to the others. */
function groupOf(control: HTMLElement): Element[] {
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return [...document.querySelectorAll(`input[name="${CSS.escape(control.name)}"]`)]
  const list = control.closest('[role=tablist], [role=toolbar], [role=tree], [role=grid]')
  return list ? [...list.querySelectorAll('*')] : [control]
}

export function unreached(): string[] {
  return controls()
    .filter((control) => !groupOf(control).some((one) => reached.has(one)))
    .map((control) => `never reached: ${described(control)}`)
}

const places = 'textarea, input:not([type=radio], [type=checkbox], [type=range])'
const ofEachKind = 2

/** Places to write in, two of each kind, with a mark by which they are found again. */
export function fields(): string[] {
  const written = controls().filter((control) => control.matches(places))
  const kinds = Map.groupBy(written, (control) => {
    const [field = ''] = control.closest('[data-field]')?.getAttribute('data-field')?.split(':') ?? []
    return `${field} ${control.className}`
  })
  const some = [...kinds.values()].flatMap((same) => same.slice(0, ofEachKind))
  return some.map((field, index) => {
    field.dataset.mark = String(index)
    return field.dataset.mark
  })
}
