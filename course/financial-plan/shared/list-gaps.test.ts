import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { rowsOf, toStored } from './amount-rows.ts'
import { sourcesOf, writtenSources } from './funding-rows.ts'
import { assetGaps, beforeGaps, fundingGaps, listMessages } from './list-gaps.ts'

const planWith = (financials: object, input: readonly object[] = []) =>
  ({ business: [{ _id: 'b', financials }], input }) as unknown as PlanData
const none = (stepKey: string) => ({ _id: stepKey, moduleKey: 'seven', stepKey, key: 'none', selected: true })
const fieldsOf = (gaps: readonly { field: string }[]) => gaps.map(({ field }) => field)

const kiln = { classification: 'machinery', description: 'Kiln', cost: 3000 }

test('a list is complete with one whole row, or once somebody says that there is nothing to list', () => {
  expect(fieldsOf(assetGaps({}))).toEqual(['new'])
  expect(assetGaps(planWith({}, [none('fixed-assets')]))).toEqual([])
  expect(assetGaps(planWith({ fixedAssets: [kiln] }))).toEqual([])
  expect(fieldsOf(beforeGaps(planWith({}, [none('fixed-assets')])))).toEqual(['new'])
  expect(beforeGaps(planWith({}, [none('pre-operating-capital')]))).toEqual([])
})

test('a row without class, description or cost says so where it is missing', () => {
  expect(fieldsOf(assetGaps(planWith({ fixedAssets: [kiln, {}] })))).toEqual([
    'kind:1',
    'description:1',
    'amount:1',
  ])
  expect(fieldsOf(assetGaps(planWith({ fixedAssets: [{ ...kiln, cost: 0 }] })))).toEqual(['new'])
})

test('sources have to reach the need, to the cent', () => {
  const source = (amount: number) => ({ type: 'grant', amount, status: 'not yet' })
  const plan = (amount: number) => planWith({ fixedAssets: [kiln], fundingSources: [source(amount)] })
  expect(fundingGaps({})[0]?.message).toBe(listMessages.source)
  expect(fundingGaps(plan(2999.99))[0]?.message).toBe(listMessages.missing)
  expect(fundingGaps(plan(3000))).toEqual([])
})

test('a loan needs its years, anything else does not', () => {
  const row = (type: string) => planWith({ fundingSources: [{ type, amount: 5, status: 'have it' }] })
  expect(fieldsOf(fundingGaps(row('microcredit')))).toEqual(['years:0'])
  expect(fundingGaps(row('own-savings'))).toEqual([])
})

test('money in the older shape is shown beside the newer, and written in the newer alone', () => {
  const plan = planWith({
    fundingSources: [{ type: 'grant', amount: 1, status: 'have it' }],
    funding: [
      { source: 'loan', amount: 2, interestRate: 5, years: 1, status: 'not yet' },
      { source: 'uncle', amount: 3 },
    ],
  })
  expect(sourcesOf(plan).map(({ type, amount }) => [type, amount])).toEqual([
    ['grant', 1],
    ['loan', 2],
    ['other', 3],
  ])
  const { financials } = writtenSources(sourcesOf(plan))
  expect(financials.funding).toEqual([])
  expect(JSON.stringify(financials)).not.toContain('source"')
})

test('rows of every list are read and written by one name', () => {
  const plan = planWith({ additionalRevenue: [{ category: 'grant', description: 'City', value: 300 }] })
  expect(rowsOf(plan, 'additionalRevenue')).toMatchObject([{ kind: 'grant', amount: 300, place: 0 }])
  expect(toStored('expenses', { kind: 'rent', amount: 5, type: 'operating' })).toEqual({
    ...{ category: 'rent', cost: 5, type: 'operating' },
  })
})
