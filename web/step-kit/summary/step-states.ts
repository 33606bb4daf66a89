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
      missing: index === 0 ? notBegun(found ?? [], locale) : missingTexts(found ?? [], nameOf, locale),
    }
  })
}

const notBegun = (gaps: readonly Gap[], locale: Locale) =>
  gaps.length > 0 ? [summaryWords[locale].notBegun] : []

/** At its field a message says enough; here there is no field to see, so that it is named. */
function missingTexts(
  gaps: readonly Gap[],
  nameOf: (field: string) => string | undefined,
  locale: Locale,
): readonly string[] {
  const empty = gaps.filter(({ message }) => message === 'required')
  const byName = Map.groupBy(
    gaps.filter(({ message }) => message !== 'required'),
    ({ field }) => nameOf(field),
  )
  const others = [...byName].flatMap(([name, own]) => {
    const texts = own.map((gap) => messageText(gap, locale))
    return name ? [`${name}: ${texts.join(' ')}`] : texts
  })
  return [
    ...new Set([
      ...emptyText(
        empty.map(({ field }) => nameOf(field)),
        locale,
      ),
      ...others,
    ]),
  ].slice(0, mostMessages)
}

/** The empty fields by their names, in one sentence. */
function emptyText(names: readonly (string | undefined)[], locale: Locale): string[] {
  const words = summaryWords[locale]
  const named = [...new Set(names.filter((name) => name !== undefined))]
  if (named.length === 0) return names.length > 0 ? [words.empty] : []
  const more = named.length - mostNames
  const list = named.slice(0, mostNames).join(', ')
  return [`${more > 0 ? filled(words.andMore, { list, n: more }) : list}.`]
}
