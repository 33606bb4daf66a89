import { planStart } from '#course/shared/plan-start.ts'
import type { Locale } from '#domain/errors.ts'
import { type Column, firstMonthOf, monthsIn } from '#domain/finance/periods.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

const words = {
  en: { month: (n: number) => `Month ${n}`, year: (n: string) => `Year ${n}`, start: 'Before opening' },
  es: { month: (n: number) => `Mes ${n}`, year: (n: string) => `Año ${n}`, start: 'Antes de abrir' },
} as const

/** What a column of the figures is called: "March 2027", or "Month 3" as long as nobody has said when the plan starts. */
export function periodName(
  column: Column | 'm0',
  data: PlanData,
  locale: Locale,
  length: 'long' | 'short' = 'long',
): string {
  const text = words[locale]
  if (column === 'm0') return text.start
  if (monthsIn(column) === 12) return text.year(column.slice(1))
  const number = firstMonthOf(column)
  const [year, month] = planStart(data)?.split('-').map(Number) ?? []
  if (year === undefined || month === undefined || month < 1 || month > 12) return text.month(number)
  const date = new Date(Date.UTC(year, month - 1 + number - 1, 1))
  const name = new Intl.DateTimeFormat(locale, {
    ...{ month: length, timeZone: 'UTC' },
    ...(length === 'long' ? { year: 'numeric' } : {}),
  }).format(date)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
