import { type AmountRow, isWhole, rowGaps, rowsOf } from '#course/financial-plan/shared/amount-rows.ts'
import { labelOf } from '#course/shared/segments.ts'
import { membersOf } from '#course/shared/team.ts'
import type { Locale } from '#domain/errors.ts'
import { expenseCategories } from '#domain/options/finance.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { words } from './words.ts'

/** A row of which nobody has said so is part of the daily work. */
export const isOperating = ({ type }: AmountRow) => type !== 'non-operating'
export const isNonOperating = (row: AmountRow) => !isOperating(row)

/** What lies beside the daily work is mostly one of these. */
export const nonOperatingFirst = [
  ...expenseCategories.filter(({ value }) => value === 'bank' || value === 'donations'),
  ...expenseCategories.filter(({ value }) => value !== 'bank' && value !== 'donations'),
]

export const expenseRows = (plan: PlanData) => rowsOf(plan, 'expenses')

export const lacksSalaries = (rows: readonly AmountRow[]) =>
  rows.some(isWhole) && !rows.some(({ kind, amount }) => kind === 'salaries' && (amount ?? 0) > 0)

/** People of the team whom no salary names: "Kevin Otieno, technician". */
export function unpaidOf(plan: PlanData): readonly string[] {
  const paid = expenseRows(plan)
    .filter(({ kind }) => kind === 'salaries')
    .map(({ description }) => ` ${bare(description)} `)
  return membersOf(plan)
    .filter(({ name }) => bare(name) !== '' && !paid.some((told) => told.includes(` ${bare(name)} `)))
    .map(({ name, role }) => [name, role].filter((part) => !isBlank(part)).join(', '))
}

const bare = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

type Double = { readonly row: string; readonly component: string; readonly offering: string }

/** Expenses with the same words as a component of an offering: they may be counted twice. */
export function countedTwice(plan: PlanData): readonly Double[] {
  const components = (plan.offering ?? []).flatMap(({ name, components: own }) =>
    (own ?? []).flatMap((component) =>
      bare(component.name ?? '') === ''
        ? []
        : [{ offering: name ?? '', component: component.name ?? '', key: bare(component.name ?? '') }],
    ),
  )
  return expenseRows(plan).flatMap(({ description }) => {
    const found = components.find(({ key }) => key === bare(description))
    return found ? [{ row: description, component: found.component, offering: found.offering }] : []
  })
}

/** What each category costs in a month, in the order of the list. */
export function byCategory(rows: readonly AmountRow[], locale: Locale) {
  const groups = Map.groupBy(rows, ({ kind }) => kind ?? 'other')
  return expenseCategories.flatMap(({ value }) => {
    const own = groups.get(value)
    const sum = own?.reduce((all, { amount }) => all + (amount ?? 0), 0) ?? 0
    const figure = { name: 'expensesPart', kind: value } as const
    return sum > 0 ? [{ name: labelOf(expenseCategories, value, locale), value: sum, figure }] : []
  })
}

const oneExpense = { en: words.en.oneExpense, es: words.es.oneExpense }

/** At least one operating expense that can be counted; every row that was begun has its category and its cost. */
export function gaps(plan: PlanData): readonly Gap[] {
  const rows = expenseRows(plan)
  const own = rows.filter(isOperating).some(isWhole)
  return [...(own ? [] : [{ field: 'operating', message: oneExpense }]), ...rowGaps('expenses', rows)]
}
