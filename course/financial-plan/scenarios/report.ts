import { periodName } from '#course/shared/finance/period-names.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { cashPicture } from './cash-picture.ts'
import { comparedLines } from './compared.ts'
import { cases, caseTexts, firstBelowZero, hasForecast } from './scenarios.ts'
import { words } from './words.ts'

/** What each case needs to come true, and what it does to sales, profit and cash. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const offerings = plan.offering ?? []
  if (!hasForecast(plan)) return []
  const percent = (value: number | null | undefined) => `${figures(value ?? 0, locale)}%`
  const names = cases.map((scenario) => text.cases[scenario])
  const below = cases.flatMap((scenario) => {
    const period = firstBelowZero(plan, scenario)
    if (!period) return []
    return [
      text.cashIn(text.cases[scenario], text.cashNegativeRead(periodName(period, plan, locale, 'sentence'))),
    ]
  })
  return [
    ...offerings.flatMap((offering): Block[] => [
      { kind: 'heading', text: nameOf(offering, locale) },
      {
        kind: 'facts',
        rows: [
          { label: text.optimism, value: percent(offering.optimism) },
          { label: text.pessimism, value: percent(offering.pessimism) },
          ...caseTexts.flatMap((field) =>
            offering[field] ? [{ label: text[field], value: offering[field] }] : [],
          ),
        ],
      },
    ]),
    { kind: 'heading', text: text.chart },
    { kind: 'picture', picture: cashPicture(plan, locale) },
    ...(below.length > 0 ? [{ kind: 'list', items: below } as const] : []),
    {
      kind: 'table',
      head: [text.figure, ...names],
      rows: comparedLines(plan, locale).map(({ name, of }) => [
        name,
        ...cases.map((one) => [of(one).told, of(one).when].filter(Boolean).join('\n')),
      ]),
    },
  ]
}
