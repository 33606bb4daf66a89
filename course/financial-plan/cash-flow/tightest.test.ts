import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { cashPicture } from './cash-picture.ts'
import { report } from './report.ts'
import { gaps, tightestOf } from './tightest.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')
const withoutLoan: PlanData = {
  ...data,
  business: (data.business ?? []).map((one) => ({
    ...one,
    financials: {
      ...one.financials,
      fundingSources: (one.financials?.fundingSources ?? []).filter(({ type }) => type !== 'loan'),
    },
  })),
}
const told = { lead: () => [], facts: () => [] }

test('the tightest month is the one with the least in the bank, in each scenario', () => {
  expect(tightestOf(shownFigures(data))).toEqual({ at: 'm2', cash: 1223.41, below: null })
  expect(tightestOf(shownFigures(data, 'pessimistic'))).toMatchObject({ at: 'm5', cash: 664.53 })
})

test('with only the money that is there, cash is below zero before opening', () => {
  expect(tightestOf(shownFigures(data, 'expected', 'have'))).toMatchObject({
    at: 'm0',
    cash: -4940,
    below: 'm0',
  })
})

test('only whoever runs out of money has to say what will be done', () => {
  const silent = { input: (data.input ?? []).filter(({ stepKey }) => stepKey !== 'cash-flow') }
  expect(gaps({ ...data, ...silent })).toEqual([])
  expect(gaps({ ...withoutLoan, ...silent })).toEqual([{ field: 'comment', message: 'required' }])
  expect(gaps(withoutLoan)).toEqual([])
})

test('the lowest point is marked, and red where it is below zero', () => {
  const marks = (plan: PlanData) =>
    cashPicture(shownFigures(plan), { data: plan, locale: 'en' }).shapes.flatMap((shape) =>
      shape.kind === 'text' && shape.lines[0]?.startsWith('Lowest') ? [[shape.lines[0], shape.ink]] : [],
    )
  expect(marks(data)).toEqual([['Lowest: $1,223.41', 'text']])
  expect(marks(withoutLoan)[0]?.[1]).toBe('bad')
})

test('the report tells the tightest moment, the years, and a balance sheet', () => {
  const blocks = report(data, 'es', told)
  expect(blocks[0]).toMatchObject({
    text: expect.stringMatching(/^El momento más difícil es febrero de 2027: al final hay .*1\u202f223,41/),
  })
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
  expect(tables[0]?.rows.at(-1)).toEqual([
    '= Caja al final',
    '4\u202f030,17',
    '9\u202f896,71',
    '20\u202f811,01',
  ])
  expect(tables[1]?.rows[3]?.slice(1)).toEqual(tables[1]?.rows[7]?.slice(1))
})
