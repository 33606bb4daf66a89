import type { Locale } from '#domain/errors.ts'
import type { stepParts } from '#domain/programme/step-parts.ts'
import type { StepText } from '#web/data/plan/answer.ts'

type Part = 'title' | (typeof stepParts)[number] | 'needs'

/** A text of a step in the reader's language; English where nobody has written the other. */
export function stepPart(step: StepText, part: Part, locale: Locale): string {
  return (locale === 'es' ? step[`${part}_es`] : null) || step[part] || ''
}

export const stepTitle = (step: StepText, locale: Locale) => stepPart(step, 'title', locale)
