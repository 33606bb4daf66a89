import type { Fault } from './fault-words.ts'

export const shortestPassword = 10

/** What is wrong with an entry before it is worth sending. */
export function emailFault(email: string): Fault | null {
  if (email.trim() === '') return 'emailMissing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'emailWrong'
}

export function passwordFault(password: string): Fault | null {
  return password === '' ? 'passwordMissing' : null
}

export function newPasswordFault(password: string): Fault | null {
  // Counted as the server counts: in characters a person sees, not in code units.
  return [...password.normalize('NFKC')].length < shortestPassword ? 'passwordShort' : null
}

export function entryOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Puts the cursor where the first mistake is. */
export function focusFirstFault(form: HTMLFormElement, faults: Readonly<Record<string, unknown>>): boolean {
  const name = Object.keys(faults).find((key) => faults[key])
  if (!name) return false
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
  return true
}
