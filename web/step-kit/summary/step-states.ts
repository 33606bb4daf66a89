import { type Gap, type GapNames, messageText } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { isSummaryComplete, type ReviewFlags } from '#domain/progress/review.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { filled, summaryWords } from './summary-words.ts'

export type StepState = {
  readonly slug: string
  /** Null where nobody can tell: the step has no rule of its own. */
  readonly isComplete: boolean | null
  readonly missing: readonly string[]
}

type Rule = { readonly slug: string; readonly gaps?: (plan: PlanData) => readonly Gap[] }

const mostMessages = 3
const mostNames = 3

/** How far each step of a module is; the last one, the summary, goes by the review itself. */
export function stepStates(
  steps: readonly Rule[],
  plan: PlanData,
  flags: ReviewFlags,
  locale: Locale,
  names: GapNames = {},
): StepState[] {
  return steps.map(({ slug, gaps }, index) => {
    if (index === steps.length - 1) return { slug, isComplete: isSummaryComplete(flags), missing: [] }
    const found = gaps?.(plan)
    const nameOf = (field: string) => names[slug]?.(field, plan, locale)
    return {
      slug,
      isComplete: found ? found.length === 0 : flags.finished || null,
      // An introduction is begun, not filled in.
      missing: index === 0 ? [] : missingTexts(found ?? [], nameOf, locale),
    }
  })
}

/** At its field a message says enough; here there is no field to see, so that it is named. */
function missingTexts(
  gaps: readonly Gap[],
  nameOf: (field: string) => string | undefined,
  locale: Locale,
): readonly string[] {
  const words = summaryWords[locale]
  const empty = gaps.filter(({ message }) => message === 'required').map(({ field }) => nameOf(field))
  const named = [...new Set(empty.filter((name) => name !== undefined))]
  const more = named.length - mostNames
  const list = named.slice(0, mostNames).join(', ')
  const fields = more > 0 ? filled(words.andMore, { list, n: more }) : list
  const others = gaps
    .filter(({ message }) => message !== 'required')
    .map((gap) => {
      const name = nameOf(gap.field)
      return name ? `${name}: ${messageText(gap, locale)}` : messageText(gap, locale)
    })
  const messages = new Set([
    ...others,
    ...(named.length > 0 ? [filled(words.emptyFields, { fields })] : []),
    ...(named.length === 0 && empty.length > 0 ? [words.empty] : []),
  ])
  return [...messages].slice(0, mostMessages)
}
