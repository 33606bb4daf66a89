import { keptRows } from '#course/shared/kept-rows.ts'
import type { Choice } from '#domain/fields.ts'
import {
  assetClasses,
  expenseCategories,
  operationClasses,
  revenueCategories,
} from '#domain/options/finance.ts'
import { type Gap, isBlank, missingGap } from '#domain/plan/messages.ts'
import { businessOf, type PlanData } from '#domain/plan/plan-data.ts'

type Names = {
  readonly kind: string
  readonly amount: string
  readonly options: readonly Choice[]
  /** A category says enough by itself; what was bought has to be named. */
  readonly needsDescription: boolean
}

/** The lists of the financial plan whose rows have a class, a description and an amount, and what they call them. */
export const amountLists = {
  fixedAssets: { kind: 'classification', amount: 'cost', options: assetClasses, needsDescription: true },
  preOperatingCapital: {
    ...{ kind: 'operationClass', amount: 'cost', options: operationClasses, needsDescription: true },
  },
  expenses: { kind: 'category', amount: 'cost', options: expenseCategories, needsDescription: false },
  additionalRevenue: {
    kind: 'category',
    amount: 'value',
    options: revenueCategories,
    needsDescription: false,
  },
} as const satisfies Record<string, Names>

export type AmountList = keyof typeof amountLists

/** As it is stored. */
export type StoredRow = Readonly<Record<string, unknown>>

/** A row of any of these lists. Rows have no ids: `place` is where it stands in its whole list. */
export type AmountRow = {
  readonly place: number
  readonly kind: string | null
  readonly description: string
  readonly amount: number | null
  /** Of an expense: operating or not. */
  readonly type: string | null
}

export const storedRows = (plan: PlanData, list: AmountList): readonly StoredRow[] =>
  businessOf(plan)?.financials?.[list] ?? []

export const rowsOf = (plan: PlanData, list: AmountList) => rowsIn(list, storedRows(plan, list))

export function rowsIn(list: AmountList, rows: readonly StoredRow[]): AmountRow[] {
  const { kind, amount } = amountLists[list]
  return rows.map((row, place) => ({
    place,
    kind: textOf(row[kind]),
    description: textOf(row.description) ?? '',
    amount: typeof row[amount] === 'number' ? row[amount] : null,
    type: textOf(row.type),
  }))
}

/** Where refused words wait for the rows of a list, by place. */
export const keptNames = (rows: readonly AmountRow[]) =>
  keptRows(rows.map(({ kind, description }) => `${kind ?? ''} ${description}`))

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

export type RowFields = Partial<Omit<AmountRow, 'place'>>

/** The same under the names of its list. */
export function toStored(list: AmountList, { kind, amount, ...rest }: RowFields): StoredRow {
  const names = amountLists[list]
  return {
    ...rest,
    ...(kind !== undefined && { [names.kind]: kind }),
    ...(amount !== undefined && { [names.amount]: amount }),
  }
}

/** It can be counted with. */
export const isWhole = ({ kind, amount }: AmountRow) => kind !== null && (amount ?? 0) > 0

/** What the rows of a list lack. */
export function rowGaps(list: AmountList, rows: readonly AmountRow[]): Gap[] {
  const { needsDescription } = amountLists[list]
  return rows.flatMap(({ place, kind, description, amount }): Gap[] => [
    ...missingGap(`kind:${place}`, kind === null),
    ...missingGap(`description:${place}`, needsDescription && isBlank(description)),
    ...missingGap(`amount:${place}`, amount === null),
  ])
}
