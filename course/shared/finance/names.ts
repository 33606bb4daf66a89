import { labelOf, nameOf } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import type { Factor, Figure, InputPath, KindName, RowFigure } from '#domain/finance/explain/explanation.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import type { Column } from '#domain/finance/periods.ts'
import {
  assetClasses,
  expenseCategories,
  fundingStatuses,
  fundingTypes,
  operationClasses,
  revenueCategories,
} from '#domain/options/finance.ts'
import { componentTypes } from '#domain/options/products.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { figureWords } from './figure-words.ts'
import { inputName, inputs } from './inputs.ts'

export type Naming = {
  readonly plan: FinancePlan
  readonly locale: Locale
  readonly period: (column: Column) => string
}

const words = {
  en: {
    payments: (n: number) => (n === 1 ? 'after 1 payment' : `after ${n} payments`),
    loanYear: (n: number) => `year ${n} of the loan`,
    constants: {
      months: 'months',
      monthsOfLife: 'months of use',
      payments: 'payments',
      rows: 'prices',
      one: '',
      percent: '',
    },
  },
  es: {
    payments: (n: number) => (n === 1 ? 'después de 1 cuota' : `después de ${n} cuotas`),
    loanYear: (n: number) => `año ${n} del préstamo`,
    constants: {
      months: 'meses',
      monthsOfLife: 'meses de uso',
      payments: 'cuotas',
      rows: 'precios',
      one: '',
      percent: '',
    },
  },
} as const

/** What a calculated number is called, with what it belongs to: "Sales of: Clay water filter, March 2027". */
export function figureName(figure: Figure, { plan, locale, period }: Naming): string {
  const [name] = figureWords[locale][figure.name]
  const owner = ownerOf(figure, plan, locale)
  const when = whenOf(figure, locale, period)
  return `${name}${owner ? `: ${owner}` : ''}${when ? `, ${when}` : ''}`
}

function ownerOf(figure: Figure, plan: FinancePlan, locale: Locale): string {
  const offering = (id: string) => nameOf(plan.offerings.find(({ _id }) => _id === id) ?? {}, locale)
  if ('segment' in figure)
    return `${offering(figure.offering)} · ${nameOf(plan.segments.find(({ _id }) => _id === figure.segment) ?? {}, locale)}`
  if ('offering' in figure)
    return 'kind' in figure
      ? `${offering(figure.offering)} · ${labelOf(componentTypes, figure.kind, locale)}`
      : offering(figure.offering)
  if ('kind' in figure) return labelOf(kindsOf[figure.name], figure.kind, locale)
  if ('row' in figure) return rowName(figure, plan, locale)
  if ('loan' in figure)
    return labelOf(fundingTypes, plan.financials.fundingSources[figure.loan]?.type, locale)
  return ''
}

const kindsOf: Readonly<Record<KindName, readonly Choice[]>> = {
  assetsOf: assetClasses,
  assetsPart: assetClasses,
  expensesOf: expenseCategories,
  expensesPart: expenseCategories,
  fundingOf: fundingStatuses,
}

function rowName({ name, row }: RowFigure, plan: FinancePlan, locale: Locale): string {
  const list = name === 'assetWear' ? 'fixedAssets' : 'expenses'
  return amountRow(list, row, plan.financials[list][row]?.description ?? '', { plan, locale })
}

function whenOf(figure: Figure, locale: Locale, period: Naming['period']): string {
  if ('column' in figure) return period(figure.column)
  if ('year' in figure) return period(figure.year)
  if ('loanYear' in figure) return words[locale].loanYear(figure.loanYear)
  return 'payments' in figure && figure.payments > 0 ? words[locale].payments(figure.payments) : ''
}

/** What an input is called, with the row that it stands in: "Price: Clay water filter". */
export function inputLabel(path: InputPath, label: string, naming: Naming): string {
  const { [naming.locale]: name } = inputs[inputName(path)]
  const row = rowOf(path, label, naming)
  return row ? `${name}: ${row}` : name
}

function rowOf(path: InputPath, label: string, naming: Naming): string {
  const { plan, locale, period } = naming
  const [list, at, field] = path
  if (list === 'settings') return at === 'taxRate' ? '' : period(field === 0 ? 'y2' : 'y3')
  if (list === 'financials') return amountRow(String(at), Number(field), label, naming)
  const offering = nameOf(
    plan.offerings.find(({ _id }) => _id === (list === 'offerings' ? at : path[3])) ?? {},
    locale,
  )
  if (list === 'offerings') {
    if (field === 'forecasts') return `${offering}, ${period(path[3] as Column)}`
    return field === 'components' ? nameOf({ name: label }, locale) : offering
  }
  if (list !== 'segments') return nameOf({ name: label }, locale)
  const segment = nameOf(plan.segments.find(({ _id }) => _id === at) ?? {}, locale)
  return field === 'offeringMatch' ? `${offering} · ${segment}` : segment
}

/** Rows of money are called as somebody described them, else by their kind. */
function amountRow(list: string, index: number, label: string, of: Pick<Naming, 'plan' | 'locale'>): string {
  const { plan, locale } = of
  const { additionalRevenue, expenses, fixedAssets, preOperatingCapital, fundingSources } = plan.financials
  const kinds: Readonly<Record<string, () => string>> = {
    additionalRevenue: () => labelOf(revenueCategories, additionalRevenue[index]?.category, locale),
    expenses: () => labelOf(expenseCategories, expenses[index]?.category, locale),
    fixedAssets: () => labelOf(assetClasses, fixedAssets[index]?.classification, locale),
    preOperatingCapital: () => labelOf(operationClasses, preOperatingCapital[index]?.operationClass, locale),
    fundingSources: () => labelOf(fundingTypes, fundingSources[index]?.type, locale),
  }
  return list === 'fundingSources' || isBlank(label) ? (kinds[list]?.() ?? label) : label.trim()
}

/** What a part of a calculation is called. */
export function factorName(factor: Factor, naming: Naming): string {
  if (factor.from === 'figure') return figureName(factor.figure, naming)
  if (factor.from === 'input') return inputLabel(factor.path, factor.label, naming)
  return words[naming.locale].constants[factor.name]
}
