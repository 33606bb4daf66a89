import { isEqual } from '#domain/plan/equal.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { answer, businessOf, type PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'

/** A step keeps under this key from which answers its sentence was written. */
export const basisKey = 'basis'

/** A sentence about the business that a step builds from answers. */
export type Built = {
  readonly step: string
  readonly name: 'problemDefinition' | 'problemStatement' | 'missionStatement'
  readonly answers: readonly string[]
  /** Too little stands there to build it. */
  readonly isPartial?: boolean
}

/** The sentence speaks of answers that read differently now. Of what was written before anybody kept this, nobody knows. */
export function isOlder(plan: PlanData, { step, name, answers, isPartial }: Built): boolean {
  const basis = answer(plan, 'one', step, basisKey)?.valueArr
  return Boolean(basis) && !isPartial && !isBlank(businessOf(plan)?.[name]) && !isEqual(basis, answers)
}

export const olderWords = {
  en: 'The answers have changed since this sentence was written.',
  es: 'Las respuestas cambiaron después de que se escribió esta frase.',
}

export const olderNote = (plan: PlanData, built: Built, locale: ReportLocale): readonly Block[] =>
  isOlder(plan, built) ? [{ kind: 'text', text: olderWords[locale], tone: 'muted' }] : []
