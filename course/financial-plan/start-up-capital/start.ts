import { sourcesOf, statusOf } from '#course/financial-plan/shared/funding-rows.ts'
import { assetGaps, beforeGaps, fundingGaps } from '#course/financial-plan/shared/list-gaps.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { capitalOf } from '#domain/finance/start.ts'
import { fundingStatuses } from '#domain/options/finance.ts'
import type { Gap } from '#domain/plan/messages.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'start-up-capital'

/** The three lists that the need and its sources are made of, and what is said while one is not finished. */
const lists = [
  {
    step: 'fixed-assets',
    gapsOf: assetGaps,
    message: { en: 'First finish "Fixed assets".', es: 'Primero completa "Activos fijos".' },
  },
  {
    step: 'pre-operating-capital',
    gapsOf: beforeGaps,
    message: { en: 'First finish "Pre-operating capital".', es: 'Primero completa "Capital preoperativo".' },
  },
  {
    step: 'funding-sources',
    gapsOf: fundingGaps,
    message: { en: 'First finish "Funding sources".', es: 'Primero completa "Fuentes de financiamiento".' },
  },
] as const

export function gaps(plan: PlanData): readonly Gap[] {
  const { businessStarted, startDate, taxRate } = businessOf(plan) ?? {}
  const missing = { businessStarted, startDate: startDate || null, taxRate }
  return [
    ...Object.entries(missing).flatMap(([field, value]): Gap[] =>
      value === null || value === undefined ? [{ field, message: 'required' }] : [],
    ),
    ...lists.flatMap(({ step: field, gapsOf, message }) =>
      gapsOf(plan).length > 0 ? [{ field, message }] : [],
    ),
  ]
}

/** What is needed and where it comes from, each part with the step that it is written in. */
export function sidesOf(plan: PlanData) {
  const { start } = capitalOf(planToFinance(plan).financials)
  const sources = sourcesOf(plan)
  return {
    ...{ need: start.need, funding: start.funding, gap: start.gap },
    uses: [
      { name: 'assets', step: 'fixed-assets', amount: start.fixedAssets, figure: 'start.fixedAssets' },
      {
        name: 'before',
        step: 'pre-operating-capital',
        amount: start.preOperating - start.reserve,
        figure: 'paidBefore',
      },
      { name: 'reserve', step: 'pre-operating-capital', amount: start.reserve, figure: 'start.reserve' },
    ],
    sources: fundingStatuses.map((status) => ({
      status,
      amount: sumOf(
        sources.filter((source) => statusOf(source) === status.value),
        ({ amount }) => amount ?? 0,
      ),
    })),
  } as const
}

/** "2027-02" of a day or a month. */
export const monthOf = (date: string | null | undefined) => /^\d{4}-\d{2}/.exec(date ?? '')?.[0]

/** So many months later: "2026-12" and 1 make "2027-01". */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const all = year * 12 + (number - 1) + months
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}`
}

/** Months to choose from: a year back, two ahead, and the one that is chosen already. */
export function monthsAround(month: string, chosen: string | undefined): readonly string[] {
  const near = Array.from({ length: 37 }, (_, index) => monthAfter(month, index - 12))
  return [...new Set([...near, ...(chosen ? [chosen] : [])])].sort()
}

/** What the month of the plan has to become with an answer: a business that has not started begins with its first day. */
export function planStartFor(
  answers: { readonly isStarted: boolean | null | undefined; readonly startDate: string | null | undefined },
  chosen: string | undefined,
  today: string,
): string | undefined {
  if (answers.isStarted) return chosen ?? monthAfter(today.slice(0, 7), 1)
  return monthOf(answers.startDate) ?? chosen
}

/** Whether the day contradicts the answer: a start that is over, or one that is still to come. */
export function oddDate(
  { businessStarted, startDate }: { businessStarted?: boolean | null; startDate?: string | null },
  today: string,
): 'past' | 'future' | null {
  if (!startDate || typeof businessStarted !== 'boolean') return null
  if (!businessStarted && startDate < today) return 'past'
  return businessStarted && startDate > today ? 'future' : null
}
