import type { Fault } from './fault-words.ts'

export const shortestPassword = 10

/** What is wrong with an entry before it is worth sending. */
export function emailFault(email: string): Fault | null {
  if (email.trim() === '') return 'required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'emailWrong'
}

export function passwordFault(password: string): Fault | null {
  return password === '' ? 'required' : null
}

export function newPasswordFault(password: string): Fault | null {
  if (password === '') return 'required'
  // Counted as the server counts: in characters a person sees, not in code units.
  return [...password.normalize('NFKC')].length < shortestPassword ? 'passwordShort' : null
}

export function entryOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** A fault goes as soon as something is done about it. */
export function withoutFaultAt<F extends Readonly<Record<string, unknown>>>(
  faults: F,
  field: EventTarget,
): F {
  const name = field instanceof HTMLInputElement ? field.name : ''
  if (!faults[name]) return faults
  const { [name]: _gone, ...rest } = faults
  return rest as F
}

/** Puts the cursor where the first mistake is. */
export function focusFirstFault(form: HTMLFormElement, faults: Readonly<Record<string, unknown>>): boolean {
  const name = Object.keys(faults).find((key) => faults[key])
  if (!name) return false
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
  return true
}
