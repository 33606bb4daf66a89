import { dayText } from '#course/shared/days.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import type { Locale } from '#domain/errors.ts'
import { figures } from '#domain/figures.ts'
import type { Column } from '#domain/finance/periods.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** How names and numbers of a plan are written into a sentence. */
export type Say = {
  /** In quotes, and cut where it is a whole paragraph. */
  readonly quoted: (name: string | number | null) => string
  readonly money: (amount: number) => string
  readonly number: (value: number) => string
  readonly percent: (value: number) => string
  readonly day: (date: string) => string
  readonly period: (column: Column | 'm0') => string
}

const longest = 90
const nameless = { en: 'without a name', es: 'sin nombre' }

function quotedIn(locale: Locale) {
  return (name: string | number | null) => {
    const text = String(name ?? '')
      .replace(/\s+/g, ' ')
      .trim()
    if (text === '') return `(${nameless[locale]})`
    return `"${text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text}"`
  }
}

export function sayIn(plan: PlanData, locale: Locale): Say {
  const number = (value: number) => figures(value, locale, { maximumFractionDigits: 1 })
  return {
    quoted: quotedIn(locale),
    money: amountsOf(plan, locale),
    number,
    percent: (value) => `${number(value)}%`,
    day: (date) => dayText(date, locale),
    period: (column) => periodName(column, plan, locale, 'sentence'),
  }
}
