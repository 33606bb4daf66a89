import { type Gap, messageText } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { isSummaryComplete, type ReviewFlags } from '#domain/progress/review.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { summaryWords } from './summary-words.ts'

export type StepState = {
  readonly slug: string
  /** Null where nobody can tell: the step has no rule of its own. */
  readonly isComplete: boolean | null
  readonly missing: readonly string[]
}

type Rule = { readonly slug: string; readonly gaps?: (plan: PlanData) => readonly Gap[] }

const mostMessages = 3

/** How far each step of a module is; the last one, the summary, goes by the review itself. */
export function stepStates(
  steps: readonly Rule[],
  plan: PlanData,
  flags: ReviewFlags,
  locale: Locale,
): StepState[] {
  return steps.map(({ slug, gaps }, index) => {
    if (index === steps.length - 1) return { slug, isComplete: isSummaryComplete(flags), missing: [] }
    const found = gaps?.(plan)
    const messages = new Set(found?.map((gap) => missingText(gap, locale)))
    return {
      slug,
      isComplete: found ? found.length === 0 : flags.finished || null,
      // An introduction is begun, not filled in.
      missing: index === 0 ? [] : [...messages].slice(0, mostMessages),
    }
  })
}

/** At its field 'This field is required' says enough; here there is no field to see. */
function missingText(gap: Gap, locale: Locale): string {
  return gap.message === 'required' ? summaryWords[locale].empty : messageText(gap, locale)
}
