import { expect, test } from 'vitest'
import clayFilter from '#testing/finance/clay-filter.json' with { type: 'json' }
import { readFinancePlan } from './read-finance-plan.ts'

const problemsOf = (input: unknown) => {
  const read = readFinancePlan(input)
  return 'problems' in read ? read.problems : []
}
const withOffering = (change: object) => ({
  ...clayFilter,
  offerings: [{ ...clayFilter.offerings[0], ...change }],
})
const withSettings = (change: object) => ({ ...clayFilter, settings: { ...clayFilter.settings, ...change } })

test.each<[string, unknown, string]>([
  ['nothing', null, 'The plan must be an object'],
  ['a list', [], 'The plan must be an object'],
  [
    'a text for a price',
    withOffering({ price: '25' }),
    'offerings[0].price must be a number from 0 to 1000000000000',
  ],
  [
    'a negative price',
    withOffering({ price: -1 }),
    'offerings[0].price must be a number from 0 to 1000000000000',
  ],
  [
    'an endless price',
    withOffering({ price: 1e13 }),
    'offerings[0].price must be a number from 0 to 1000000000000',
  ],
  ['a misspelt name', withOffering({ prise: 1 }), 'offerings[0] has unknown names: prise'],
  [
    'a month too many',
    withOffering({ forecasts: { m13: 1 } }),
    'offerings[0].forecasts has unknown names: m13',
  ],
  [
    'an offering twice',
    { ...clayFilter, offerings: [...clayFilter.offerings, ...clayFilter.offerings] },
    'offerings must not have the same _id twice',
  ],
  [
    'a currency that is missing',
    withSettings({ currency: undefined }),
    'settings.currency must be a currency of three capital letters',
  ],
  ['a tax above all', withSettings({ taxRate: 101 }), 'settings.taxRate must be a number from 0 to 100'],
  [
    'growth of one year',
    withSettings({ expenseGrowth: [1] }),
    'settings.expenseGrowth must be a list of two numbers, for year 2 and year 3',
  ],
  [
    'no currency',
    withSettings({ currency: 'dollars' }),
    'settings.currency must be a currency of three capital letters',
  ],
  [
    'too many rows',
    { ...clayFilter, competitors: Array.from({ length: 2001 }, () => clayFilter.competitors[0]) },
    'competitors must be a list of at most 2000 rows',
  ],
  ['no money at all', { ...clayFilter, financials: undefined }, 'financials must be an object'],
  [
    'an unknown class',
    { ...clayFilter, financials: { fixedAssets: [{ classification: 'land', cost: 1 }] } },
    'financials.fixedAssets[0].classification must be one of: property, machinery, furniture, vehicle, tech equipment',
  ],
])('%s is refused where it stands', (_name, input, problem) => {
  expect(problemsOf(input)).toEqual([problem])
})

test('an empty number is zero, and a missing list is empty', () => {
  const read = readFinancePlan({
    settings: { currency: 'USD' },
    offerings: [{ _id: 'a', price: null, forecasts: {} }],
    financials: {},
  })
  expect(read).toMatchObject({
    plan: {
      settings: { taxRate: 0, expenseGrowth: [0, 0], grantContinuity: [100, 100] },
      offerings: [{ price: 0, components: [], forecasts: { m1: 0, y3: 0 } }],
      financials: { expenses: [], fundingSources: [] },
      segments: [],
    },
  })
})
