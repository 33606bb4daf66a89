import { described } from './controls.ts'

const isWritten = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null

/** The caret goes into the middle of the text. False where the field is gone. */
export function enter(mark: string): boolean {
  const field = isWritten(document.querySelector(`[data-mark="${mark}"]`))
  if (!field?.checkVisibility()) return false
  field.focus()
  const middle = Math.floor(field.value.length / 2)
  if (field.type === 'text' || field.type === 'textarea') field.setSelectionRange(middle, middle)
  return true
}

/** As somebody chooses who has come there with the keyboard. */
export function press(mark: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-choice="${mark}"]`)
  control?.focus()
  control?.click()
  return control !== null
}

let faultsSince = (): string[] => []

/** What has become different since somebody was remembered to be somewhere. */
export const faultsOfHeld = (): string[] => faultsSince()

/** Remembers where somebody is. */
export function hold(): void {
  const element = document.activeElement
  const field = isWritten(element)
  const [caret, value] = [field?.selectionStart, field?.value]
  faultsSince = () => {
    if (!element || element === document.body) return ['nothing had the focus']
    if (document.activeElement !== element)
      return [
        `${described(element)} has lost the focus to ${described(document.activeElement ?? document.body)}`,
      ]
    if (!field) return []
    if (field.value !== value) return [`${described(element)}: “${value}” became “${field.value}”`]
    return field.selectionStart === caret
      ? []
      : [`${described(element)}: the caret went from ${caret} to ${field.selectionStart}`]
  }
}
