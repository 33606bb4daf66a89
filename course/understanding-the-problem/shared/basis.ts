import { isEqual } from '#domain/plan/equal.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'

/** A step keeps under this key from which answers its sentence was written. */
export const basisKey = 'basis'

/** The sentence speaks of answers that read differently now. Of what was written before anybody kept this, nobody knows. */
export function isOlder(plan: PlanData, step: string, answers: readonly string[]): boolean {
  const basis = answer(plan, 'one', step, basisKey)?.valueArr
  return Boolean(basis) && !isEqual(basis, answers)
}

export const olderWords = {
  en: 'The answers have changed since this sentence was written.',
  es: 'Las respuestas cambiaron después de que se escribió esta frase.',
}

export const olderNote = (isOld: boolean, locale: ReportLocale): readonly Block[] =>
  isOld ? [{ kind: 'text', text: olderWords[locale], tone: 'muted' }] : []
