import type { Change } from './change.ts'

/** How a rule of the workshop's plan is broken and repaired, and words that have to be in what is said of it. */
export type Case = {
  readonly rule: string
  readonly broken: Change
  readonly repaired: Change
  readonly says: string
}

/** Ends of ids in the workshop's plan, and whole ids where one record names another. */
const whole = (end: string) => end.padStart(24, '0')
export const families = whole('50')
export const schools = whole('5d')
export const filter = whole('6d')
export const visit = whole('6e')
export const idOf = whole
