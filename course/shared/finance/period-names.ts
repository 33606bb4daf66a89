import { planStart } from '#course/shared/plan-start.ts'
import type { Locale } from '#domain/errors.ts'
import { type Column, firstMonthOf, monthsIn } from '#domain/finance/periods.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

const words = {
  en: { month: 'Month', year: 'Year', inYear: 'year', start: 'Before opening', shortStart: 'Start' },
  es: { month: 'Mes', year: 'Año', inYear: 'el año', start: 'Antes de abrir', shortStart: 'Inicio' },
} as const

/** Alone, alone in little room, or within a sentence. */
type Place = 'long' | 'short' | 'sentence'

/** What a column of the figures is called: "March 2027", or "Month 3" as long as nobody has said when the plan starts. */
export function periodName(
  column: Column | 'm0',
  data: PlanData,
  locale: Locale,
  place: Place = 'long',
): string {
  const text = words[locale]
  const isWithin = place === 'sentence'
  if (column === 'm0')
    return place === 'short' ? text.shortStart : isWithin ? text.start.toLowerCase() : text.start
  if (monthsIn(column) === 12) return `${isWithin ? text.inYear : text.year} ${column.slice(1)}`
  const number = firstMonthOf(column)
  const [year, month] = planStart(data)?.split('-').map(Number) ?? []
  if (year === undefined || month === undefined || month < 1 || month > 12)
    return `${isWithin ? text.month.toLowerCase() : text.month} ${number}`
  const name = formatOf(locale, place === 'short').format(new Date(Date.UTC(year, month - 1 + number - 1, 1)))
  return isWithin ? name : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

// Making one takes longer than all that it writes in a plan.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, isShort: boolean): Intl.DateTimeFormat {
  const name = `${locale} ${isShort}`
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(locale, {
      ...{ month: isShort ? 'short' : 'long', timeZone: 'UTC' },
      ...(isShort ? {} : { year: 'numeric' }),
    })
  formats.set(name, format)
  return format
}
