import { type Indicator, indicatorsOf, measuredActivities } from '#course/impact/shared/indicators.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { measuringTimes } from '#domain/options/marketing.ts'
import type { Block, ReportLocale, SummaryPart } from '#domain/report/block.ts'
import { calendarPicture } from './calendar-picture.ts'
import { words } from './words.ts'

const number = (value: number | null, locale: ReportLocale) => (value === null ? '?' : figures(value, locale))

/** "from 15 to 55"; nothing where neither is known. */
export function aimsText({ baseline, target }: Indicator, locale: ReportLocale): string {
  if (baseline === null && target === null) return '–'
  return words[locale].report.toward(number(baseline, locale), number(target, locale))
}

function rowOf(one: Indicator, locale: ReportLocale): readonly string[] {
  const when = labelOf(measuringTimes, one.timeToMeasure, locale) || one.timeToMeasure
  const how = [one.activityToMeasure, one.toolToMeasure].filter((text) => text.trim() !== '').join('\n')
  return [String(one.number), one.outcome || '–', one.kpi, aimsText(one, locale), how || '–', when || '–']
}

/** The indicators of every activity as a table, what else could explain them, and the calendar. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const all = indicatorsOf(plan)
  if (all.length === 0) return []
  const head = [
    text.report.no,
    text.outcome,
    text.kpi,
    text.aims,
    text.report.how,
    text.timeToMeasure.replace(/[¿?]/g, ''),
  ]
  const doubted = all.filter(({ other }) => other.trim() !== '')
  const isPlanned = all.some(({ timeToMeasure }) => timeToMeasure !== '')
  return [
    ...measuredActivities(plan)
      .filter(({ indicators }) => indicators.length > 0)
      .flatMap(({ activity, indicators }): Block[] => [
        { kind: 'heading', text: nameOf(activity, locale) },
        { kind: 'table', head, rows: indicators.map((one) => rowOf(one, locale)) },
      ]),
    ...(doubted.length > 0
      ? [
          { kind: 'heading', text: text.report.otherHead } as const,
          {
            kind: 'facts',
            rows: doubted.map((one) => ({ label: `${one.number} ${one.kpi}`, value: one.other.trim() })),
          } as const,
        ]
      : []),
    ...(isPlanned
      ? [
          { kind: 'heading', text: text.calendar } as const,
          { kind: 'picture', picture: calendarPicture(plan, locale) } as const,
        ]
      : []),
  ]
}
