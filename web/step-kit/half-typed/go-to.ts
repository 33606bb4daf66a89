import { ways } from './use-half-typed.ts'

/** What is opened may hide something else that has to be opened. */
const mostDoors = 4

/** False where the field is not on this page. */
export async function goTo(field: string): Promise<boolean> {
  for (let doors = 0; doors <= mostDoors; doors += 1) {
    const input = inputOf(field)
    if (input) {
      show(input)
      return true
    }
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
  for (let fold = input.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  input.scrollIntoView({ block: 'center' })
  input.focus({ preventScroll: true })
  input.setSelectionRange(input.value.length, input.value.length)
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
