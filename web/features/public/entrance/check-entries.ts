import type { PublicTextKey } from '#web/i18n/text.tsx'

export const shortestPassword = 10

/** What is wrong with an entry before it is worth sending, as the key of the text to show. */
export function emailFault(email: string): PublicTextKey | null {
  if (email.trim() === '') return 'entrance.emailMissing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'entrance.emailWrong'
}

export function passwordFault(password: string): PublicTextKey | null {
  return password === '' ? 'entrance.passwordMissing' : null
}

export function newPasswordFault(password: string): PublicTextKey | null {
  // Counted as the server counts: in characters a person sees, not in code units.
  return [...password.normalize('NFKC')].length < shortestPassword ? 'entrance.passwordShort' : null
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
