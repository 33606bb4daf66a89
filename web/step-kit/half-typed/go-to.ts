import { goToField } from '#web/step-kit/go-to-field.ts'
import { ways } from './use-half-typed.ts'

/** What is opened may hide something else that has to be opened. */
const mostDoors = 4

/** To what was left half typed. False where the field is not on this page. */
export const goTo = (field: string): Promise<boolean> =>
  throughDoors(field, () => {
    const input = inputOf(field)
    if (input) show(input)
    return input !== null
  })

/** To a place of the step that a link names. */
export const goToPlace = (body: HTMLElement, field: string): Promise<boolean> =>
  throughDoors(field, () => {
    const place = body.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
    if (place) unfold(place)
    if (!place?.checkVisibility()) return false
    goToField(body, field)
    return true
  })

async function throughDoors(field: string, arrive: () => boolean): Promise<boolean> {
  for (let doors = 0; doors <= mostDoors; doors += 1) {
    if (arrive()) return true
    for (const way of [...ways]) way(field)
    await drawn()
  }
  return false
}

function inputOf(field: string): HTMLInputElement | HTMLTextAreaElement | null {
  const place = document.querySelector<HTMLElement>(`[data-kept="${CSS.escape(field)}"]`)
  const input = 'input:not([type="radio"]), textarea'
  const found = place?.matches(input) ? place : place?.querySelector(input)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null
}

function show(input: HTMLInputElement | HTMLTextAreaElement): void {
  unfold(input)
  input.scrollIntoView({ block: 'center' })
  input.focus({ preventScroll: true })
  input.setSelectionRange(input.value.length, input.value.length)
}

function unfold(place: HTMLElement): void {
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
