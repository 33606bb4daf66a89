import { expect, test } from 'vitest'
import { modulesWithRooms } from '#course/rooms.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { years } from '#domain/finance/periods.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { written } from '#testing/written-texts.ts'
import { beforeResults } from './before-results.ts'
import { csvName, statementCsv } from './statement-csv.ts'
import { allColumns, balanceRows, cashRows, hasNumbers, incomeRows, type StatementRow } from './statements.ts'

const { data: workshop } = await sampleOf('clay-filter', 'seven', 'en')
const { data: repairs } = await sampleOf('otra-vuelta', 'seven', 'es')
const cents = (value: number) => Math.round(value * 100)

/** Each "=" is what the rows above it make, to the cent; the sum before is carried on unless a new one begins. */
function wrongSums(rows: readonly StatementRow[], carries: boolean): string[] {
  return allColumns.flatMap((column) => {
    let sum = 0
    return rows.flatMap(({ sign, name, at }, index) => {
      const value = cents(at(column).value)
      if (sign === '+') sum += value
      if (sign === '−') sum -= value
      if (sign === '' && index === 0) sum = value
      if (sign !== '=') return []
      const isRight = sum === value
      sum = carries ? value : 0
      return isRight ? [] : [`${name} ${column}`]
    })
  })
}

test.each([
  ['the workshop', workshop],
  ['the repair cooperative', repairs],
] as [string, PlanData][])('every sum of %s is the sum of what stands above it, to the cent', (_, data) => {
  for (const scenario of ['expected', 'optimistic', 'pessimistic'] as const)
    for (const money of ['all', 'have'] as const) {
      const figures = shownFigures(data, scenario, money)
      expect(wrongSums(incomeRows(figures, 'en'), true)).toEqual([])
      expect(wrongSums(cashRows(figures, 'en'), true)).toEqual([])
    }
})

test('the balance sheet balances at the end of each year', () => {
  const rows = balanceRows(shownFigures(repairs), 'en')
  const sums = rows.filter(({ sign }) => sign === '=')
  for (const year of years)
    expect(cents(sums[0]?.at(year).value ?? 0)).toBe(cents(sums[1]?.at(year).value ?? 1))
})

test('the sales of each offering stand below their sum and make it', () => {
  const rows = incomeRows(shownFigures(workshop), 'en')
  const parts = rows.filter(({ sign }) => sign === '')
  expect(parts.map(({ name }) => name)).toEqual(['Clay water filter', 'Filter check-up visit'])
  const sum = parts.reduce((all, { at }) => all + at('y1').value, 0)
  expect(sum).toBeCloseTo(rows[0]?.at('y1').value ?? 0, 5)
})

test('a plan without any number has nothing to read', () => {
  expect(hasNumbers(shownFigures({}))).toBe(false)
  expect(hasNumbers(shownFigures(workshop))).toBe(true)
})

test('the steps before the results are called as their texts call them, and stand before them', () => {
  const seven = modulesWithRooms.find(({ slug }) => slug === 'seven')
  const slugs = seven?.rooms.map(({ slug }) => slug) ?? []
  const before = slugs.slice(1, slugs.indexOf('income-statement'))
  expect(Object.keys(beforeResults)).toEqual(before)
  for (const [slug, titles] of Object.entries(beforeResults))
    for (const language of ['en', 'es'] as const) {
      const text = written.find(
        (one) => one.room.slug === slug && one.language === language && one.path.includes('financial-plan'),
      )
      expect(text?.text.title, slug).toBe(titles[language])
    }
})

test('a statement for a spreadsheet holds numbers, and no word that a program takes for a formula', () => {
  const row: StatementRow = {
    name: '=SUM("A")',
    sign: '+',
    at: () => ({ figure: { name: 'fixedCosts' }, value: -1234.5 }),
  }
  const csv = (locale: 'en' | 'es') =>
    statementCsv([row], ['m1', 'y1'], (column) => periodName(column, {}, locale), 'Line', locale)
  expect(csv('en')).toBe('\ufeff"Line","Month 1","Year 1"\r\n"\'=SUM(""A"")",-1234.50,-1234.50\r\n')
  expect(csv('es')).toBe('\ufeff"Line";"Mes 1";"Año 1"\r\n"\'=SUM(""A"")";-1234,50;-1234,50\r\n')
})

test('its file is named after the project, in letters that every machine knows', () => {
  const day = new Date('2026-11-17T10:00:00Z')
  expect(csvName('¡Agua Clara & Señal!', 'cash-flow', day)).toBe('agua-clara-senal-cash-flow-2026-11-17.csv')
  expect(csvName('', 'cash-flow', day)).toBe('cash-flow-2026-11-17.csv')
})
