import axe from 'axe-core'
import { controls, described } from './controls.ts'

const groups = 'fieldset, [role=group], [role=radiogroup], section[aria-label], section[aria-labelledby]'

/** Controls of the same kind that are called the same: in a list of them nobody can tell which is which. */
export function sameNames(): string[] {
  axe.setup(document)
  const nameOf = (element: Element) => axe.commons.text.accessibleText(element).replaceAll(/\s+/g, ' ').trim()
  const named = controls().map((control) => {
    // Fields are heard with the groups they stand in, buttons and links by themselves.
    const around = control.matches(fields) ? placesOf(control).map(nameOf).join(', ') : ''
    return { control, kind: kindOf(control), name: nameOf(control), around }
  })
  axe.teardown()
  const nameless = named
    .filter(({ name }) => name === '')
    .map(({ control }) => `no name: ${described(control)}`)
  const alike = Map.groupBy(
    named,
    ({ kind, around, name }) => `${kind} “${[around, name].filter(Boolean).join(': ')}”`,
  )
  return [
    ...nameless,
    ...[...alike]
      .filter(([, same]) => new Set(same.map(({ control }) => targetOf(control))).size > 1)
      .map(([which, same]) => `${same.length} times ${which}`),
  ]
}

const fields = 'input, textarea, select'

function placesOf(control: Element): Element[] {
  const group = control.parentElement?.closest(groups)
  return group ? [...placesOf(group), group] : []
}

/** Links to the same place may be called the same. */
const targetOf = (control: HTMLElement) => (control instanceof HTMLAnchorElement ? control.href : control)

function kindOf(control: HTMLElement): string {
  const role = control.getAttribute('role')
  if (role) return role
  return control instanceof HTMLInputElement ? `input ${control.type}` : control.tagName.toLowerCase()
}
