import type { Choice } from '#domain/fields.ts'

/** One option: the value as stored, then its English and Spanish label. */
export const choice = <const V extends string>(value: V, en: string, es: string) =>
  ({ value, en, es }) as const

export type ValueIn<C extends readonly Choice[]> = C[number]['value']
