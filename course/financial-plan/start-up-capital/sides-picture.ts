import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { seriesInk } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type StackPart, stackedBar } from '#domain/report/charts/stacked-bar.ts'
import type { Picture } from '#domain/report/picture.ts'
import { sidesOf } from './start.ts'
import { words } from './words.ts'

const looks = { 'have it': 'solid', 'in progress': 'striped', 'not yet': 'outlined' } as const

/** What is needed beside where it comes from; what is missing closes the gap between the two. */
export function sidesPicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const amount = amountsOf(plan, locale)
  const { uses, sources, gap } = sidesOf(plan)
  const needParts = uses.map(
    ({ name, amount: value }, place): StackPart => ({ name: text.uses[name], value, ink: seriesInk(place) }),
  )
  const sourceParts = sources.map(
    ({ status, amount: value }): StackPart => ({
      ...{ name: status[locale], value, ink: 'brand', look: looks[status.value] },
    }),
  )
  const missing: StackPart = { name: text.missing, value: Math.max(0, gap), ink: 'warn', look: 'outlined' }
  const lines = (name: string, parts: readonly StackPart[]) => [
    { depth: 0, text: name },
    ...parts.flatMap((part) =>
      part.value > 0 ? [{ depth: 1, text: `${part.name}: ${amount(part.value)}` }] : [],
    ),
  ]
  return stackedBar({
    label: `${text.need}, ${text.sources}`,
    stacks: [
      { name: text.need, parts: needParts },
      { name: text.sources, parts: [...sourceParts, missing] },
    ],
    amount,
    twin: [...lines(text.need, needParts), ...lines(text.sources, [...sourceParts, missing])],
  })
}
