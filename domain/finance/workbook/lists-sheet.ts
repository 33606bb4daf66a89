import type { Choice } from '#domain/fields.ts'
import { assetLives } from '#domain/finance/depreciation.ts'
import { isMarket } from '#domain/finance/income.ts'
import { isLoan } from '#domain/finance/loans.ts'
import { isReserve, isStaying } from '#domain/finance/start.ts'
import {
  assetClasses,
  expenseCategories,
  expenseTypes,
  fundingStatuses,
  fundingTypes,
  operationClasses,
  revenueCategories,
  scenarios,
} from '#domain/options/finance.ts'
import { type Cell, fixedRange, type Range, range } from './formula.ts'
import type { Frame } from './frame.ts'
import { type Rule, titledSheet, type Writing } from './sheet.ts'

/** The choices of a list, with what is told beside each. */
export type List<T extends string | number = string> = {
  readonly cells: readonly Cell<string>[]
  readonly all: Range<string>
  readonly beside: Range<T>
  readonly rule: Rule
  /** The cell of a stored value. */
  readonly of: (stored: string) => Cell<string>
  /** How a stored value reads. */
  readonly label: (stored: string) => string
}

export type Lists = ReturnType<typeof listsSheet>['lists']

const firstRow = 3

/** The choices of all lists, and what the model makes of each. */
export function listsSheet({ words, texts }: Frame) {
  const sheet = titledSheet(words.sheets.lists, words.about.lists)
  let column = 0
  const { locale } = texts
  const { gone, stays, reserve } = words.treatments
  const add = <T extends string | number = string>(
    title: string,
    choices: readonly Choice[],
    beside?: {
      readonly title: string
      readonly of: (stored: string, row: number, column: number) => Cell<T>
    },
  ): List<T> => {
    const list = listIn(sheet, column, title, choices, locale, beside)
    column += beside ? 3 : 2
    return list
  }
  const { listOf } = words
  const plain = (value: string | number) => (_: string, row: number, at: number) =>
    told(sheet, row, at, value)
  const flag = (is: (stored: string) => boolean) => (stored: string, row: number, at: number) =>
    plain(is(stored) ? 1 : 0)(stored, row, at) as Cell<number>
  const treatmentOf = (operationClass: (typeof operationClasses)[number]['value']) =>
    isStaying({ operationClass }) ? stays : isReserve({ operationClass }) ? reserve : gone
  const lists = {
    scenarios: add(listOf.scenarios, scenarios),
    moneys: add(listOf.moneys, [
      { value: 'all', en: words.moneys.all, es: words.moneys.all },
      { value: 'have', en: words.moneys.have, es: words.moneys.have },
    ]),
    assets: add<number>(listOf.assets, assetClasses, {
      title: words.life,
      of: (stored, row, at) =>
        sheet.ask(row, at, assetLives[stored as keyof typeof assetLives], life, 0) as Cell<number>,
    }),
    operations: add<string>(listOf.operations, operationClasses, {
      title: words.treatment,
      of: (stored, row, at) => plain(treatmentOf(stored as 'other'))(stored, row, at) as Cell<string>,
    }),
    funding: add<number>(listOf.funding, fundingTypes, {
      title: words.isLoan,
      of: flag((stored) => isLoan({ type: stored as 'loan', years: 1 })),
    }),
    statuses: add(listOf.statuses, fundingStatuses),
    kinds: add(listOf.expenses, expenseTypes),
    categories: add(listOf.categories, expenseCategories),
    revenue: add<number>(listOf.revenue, revenueCategories, {
      title: words.isMarket,
      of: flag((category) => isMarket({ category })),
    }),
  }
  return { sheet, lists }
}

const life = { rule: { kind: 'number' }, format: 'whole' } as const

function told(sheet: Writing, row: number, column: number, value: string | number): Cell<string | number> {
  if (typeof value === 'string') return sheet.text(row, column, value)
  return sheet.fixed(row, column, value, 'whole')
}

function listIn<T extends string | number>(
  sheet: Writing,
  column: number,
  title: string,
  choices: readonly Choice[],
  locale: 'en' | 'es',
  beside?: { readonly title: string; readonly of: (stored: string, row: number, column: number) => Cell<T> },
): List<T> {
  sheet.text(firstRow - 1, column, title, 'head')
  if (beside) sheet.text(firstRow - 1, column + 1, beside.title, 'head')
  const cells = choices.map((one, index) => sheet.text(firstRow + index, column, one[locale]))
  const others = choices.map(({ value }, index) => beside?.of(value, firstRow + index, column + 1))
  const at = (stored: string) => choices.findIndex(({ value }) => value === stored)
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) throw new Error('a list without choices')
  return {
    cells,
    all: range(cells),
    beside: { values: [], text: () => '', ...(beside && range(others.filter((one) => one !== undefined))) },
    rule: { kind: 'list', list: fixedRange(first, last) },
    of: (stored) => cells[at(stored)] ?? first,
    label: (stored) => choices[at(stored)]?.[locale] ?? stored,
  }
}
