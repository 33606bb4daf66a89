import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { record } from '#testing/plan-records.ts'
import { byCategory, countedTwice, expenseRows, gaps, lacksSalaries, unpaidOf } from './expenses.ts'
import { report } from './report.ts'

type Row = { category?: string; cost?: number | null; description?: string; type?: string }

const plan = (...expenses: Row[]) =>
  ({
    business: [{ ...record, _id: 'b', financials: { expenses } }],
    offering: [{ ...record, _id: 'o', name: 'Filter', components: [{ name: 'Envases de cartón', cost: 1 }] }],
  }) as unknown as PlanData
const rent = { category: 'rent', cost: 120, description: 'Workshop', type: 'operating' }

test('one operating expense that costs something is enough', () => {
  expect(gaps(plan(rent))).toEqual([])
  expect(gaps(plan())).toMatchObject([{ field: 'operating' }])
  expect(gaps({})).toMatchObject([{ field: 'operating' }])
  expect(gaps(plan({ ...rent, type: 'non-operating' }))).toMatchObject([{ field: 'operating' }])
  expect(gaps(plan({ ...rent, cost: 0 }))).toMatchObject([{ field: 'operating' }])
})

test('a row that was begun lacks its category and its cost, not its description', () => {
  expect(gaps(plan(rent, { description: '', cost: null })).map(({ field }) => field)).toEqual([
    'kind:1',
    'amount:1',
  ])
})

test('a plan in which nobody gets paid is asked about it, an empty one is not', () => {
  expect(lacksSalaries(expenseRows(plan(rent)))).toBe(true)
  expect(lacksSalaries(expenseRows(plan()))).toBe(false)
  expect(lacksSalaries(expenseRows(plan(rent, { category: 'salaries', cost: 450 })))).toBe(false)
  expect(lacksSalaries(expenseRows(plan(rent, { category: 'salaries', cost: 0 })))).toBe(true)
})

test('the words of a component in the expenses may mean that something is counted twice', () => {
  expect(countedTwice(plan({ ...rent, description: ' envases de  carton. ' }))).toEqual([
    { row: ' envases de  carton. ', component: 'Envases de cartón', offering: 'Filter' },
  ])
  expect(countedTwice(plan(rent, { ...rent, description: '' }))).toEqual([])
})

test('categories are added up over both kinds of expenses', () => {
  const rows = expenseRows(plan(rent, { ...rent, cost: 30, type: 'non-operating' }, { cost: 5 }))
  expect(byCategory(rows, 'es')).toEqual([
    { name: 'Alquiler', value: 150, figure: { name: 'expensesPart', kind: 'rent' } },
    { name: 'Otro', value: 5, figure: { name: 'expensesPart', kind: 'other' } },
  ])
})

test('the report shows both kinds with their sums, a month and a year, and how they grow', () => {
  const blocks = report(finishedPlan('en', 'seven'), 'en')
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'table', 'heading', 'table', 'picture', 'facts'])
  expect(blocks[1]).toMatchObject({
    rows: [{}, {}, {}, ['Together', '', '$650.00', '$7,800.00']],
  })
  expect(blocks[5]).toMatchObject({ rows: [{ value: 'Year 2: 10% · Year 3: 5%' }] })
  expect(report({}, 'es')).toEqual([])
})

test.each([0, 1e12])('costs of %d leave nothing that is no number', (cost) => {
  expect(JSON.stringify(report(plan({ ...rent, cost }), 'es'))).not.toMatch(/NaN|Infinity|null/)
})

test('people of the team are offered to be paid until a salary names them', () => {
  const team_members = [
    { name: 'Rosa Quispe', role: 'Keeper' },
    { name: 'Ana', role: '' },
  ]
  const unpaid = (description: string) =>
    unpaidOf({
      ...plan({ category: 'salaries', type: 'operating', description, cost: 10 }),
      project: [{ _id: 'p', version: 1, team_members }],
    })
  expect(unpaid('')).toEqual(['Rosa Quispe, Keeper', 'Ana'])
  expect(unpaid('rosa quispe, half a day')).toEqual(['Ana'])
  // A name within another word is another name.
  expect(unpaid('Anabel')).toEqual(['Rosa Quispe, Keeper', 'Ana'])
})
