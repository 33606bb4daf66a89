import { sourcesOf, statusOf } from '#course/financial-plan/shared/funding-rows.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { labelOf } from '#course/shared/segments.ts'
import { exceeds } from '#domain/finance/numbers.ts'
import { fundingStatuses, fundingTypes } from '#domain/options/finance.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { scheduleOf, standOf } from './funding.ts'
import { scheduleRows } from './schedule-rows.ts'
import { thermometerPicture } from './thermometer-picture.ts'
import { words } from './words.ts'

/** Where the money comes from, how much of the need that is, and every loan year by year. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const sources = sourcesOf(plan)
  if (sources.length === 0) return []
  const money = amountsOf(plan, locale)
  const { gap } = standOf(plan)
  const typeOf = (type: string | null | undefined) => labelOf(fundingTypes, type, locale) || '–'
  return [
    { kind: 'picture', picture: thermometerPicture(plan, locale) },
    ...(exceeds(gap, 0) ? [{ kind: 'text', text: text.gapRead(money(gap)) } as const] : []),
    {
      kind: 'table',
      head: [text.type, text.amount, text.status, text.loanHead],
      rows: sources.map((source) => {
        const schedule = scheduleOf(source)
        return [
          typeOf(source.type),
          money(source.amount),
          labelOf(fundingStatuses, statusOf(source), locale),
          schedule ? text.loanReport(money(schedule.payment), money(schedule.totalInterest)) : '',
        ]
      }),
    },
    ...sources.flatMap((source): Block[] => {
      const schedule = scheduleOf(source)
      if (!schedule) return []
      return [
        { kind: 'heading', text: `${text.schedule}: ${typeOf(source.type)}, ${money(source.amount)}` },
        { kind: 'table', ...scheduleRows(plan, schedule, locale) },
      ]
    }),
  ]
}
