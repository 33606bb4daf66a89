import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { forecastSales, tryScenarios } from '../pages/module-seven/forecast-rooms.ts'
import {
  findMoney,
  listAssets,
  listBefore,
  listExpenses,
  setBasics,
} from '../pages/module-seven/money-rooms.ts'
import { readBreakEven, readCash, readIncome } from '../pages/module-seven/result-rooms.ts'
import { story } from '../pages/module-seven/story.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'start-up-capital': setBasics,
  'fixed-assets': listAssets,
  'pre-operating-capital': listBefore,
  'funding-sources': findMoney,
  expenses: listExpenses,
  revenue: forecastSales,
  scenarios: tryScenarios,
  'income-statement': readIncome,
  'cash-flow': readCash,
  'break-even': readBreakEven,
}

/** What is sold and at which price, from module six, and what is spent to be found, from module five. */
async function before(project: string): Promise<void> {
  const [buyers = ''] = await plant(home.db, project, 'segment', {
    name: 'Market sellers with babies',
    role: 'Buyer',
    type: 'B2C',
  })
  const [hour = ''] = await plant(
    home.db,
    project,
    'offering',
    ...[story.hour, story.visit].map((name) => ({
      ...{ name, type: 'Service', segmentMatch: [buyers], unitPerBatch: 1 },
      ...{ price: story.prices[name as keyof typeof story.prices] },
      components: [{ name: 'Hot milk', type: 'material', cost: 0.5 }],
    })),
  )
  await plant(home.db, project, 'activity', {
    ...{ name: story.leaflets.name, activityType: 'tofu', selected: true },
    ...{ budget: story.leaflets.budget, reach: 200, conversion: 10, segmentId: buyers, offeringId: hour },
  })
}

test('module seven is worked through, sent back, put right and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({
    ...{ home, module: 'seven', name, works, story, before, waiting: ['start-up-capital'] },
  })
  expect(await unwrittenFields(home.db, project, 'seven')).toEqual([])
  expect(await stored(project)).toMatchObject(written)
  await filesHold(course, {
    number: 7,
    told: [
      ...[story.expectation, story.sentBack.edited, story.tightest, story.firstChange, story.reflection],
      ...[...story.assets, ...story.paidBefore, story.fees, story.grant].map(
        ({ description }) => description,
      ),
      ...[...Object.values(story.cases), 'Microcredit', '1,560.50', 'January 2027'],
    ],
    drawn: ['Break-even'],
    pictures: 8,
  })
}, 600_000)

/** The business, the answers of the module by their keys, and the offerings by their names. */
async function stored(project: string) {
  const { rows } = await home.db.query<{ kind: string; data: Record<string, unknown> }>(
    'select kind, data from plan_item where project_id = $1',
    [project],
  )
  const of = (kind: string, name: string) =>
    Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ data }) => [String(data[name]), data]))
  return {
    business: rows.filter(({ kind }) => kind === 'business').map(({ data }) => data),
    input: of('input', 'key'),
    offering: of('offering', 'name'),
  }
}

const year = [100, 120, 140, 160, 170, 180, 190, 200, 210, 220, 230, 240]
const monthly = (units: readonly number[]) =>
  Object.fromEntries(units.map((count, month) => [`m${month + 1}`, count]))
const cases = story.cases

/** What every room has left behind, under the names of the specification. */
const written = {
  business: [
    {
      ...{ businessStarted: true, startDate: story.settings.startDate, taxRate: 10 },
      financials: {
        fixedAssets: [
          { classification: 'machinery', description: story.assets[0].description, cost: 1200.5 },
          { classification: 'furniture', description: story.assets[1].description, cost: 360 },
        ],
        preOperatingCapital: [
          { operationClass: 'registration', description: story.paidBefore[0].description, cost: 150 },
          { operationClass: 'initial-stock', description: story.paidBefore[1].description, cost: 90 },
        ],
        fundingSources: [
          { type: 'own-savings', amount: 2500, status: 'have it' },
          { type: 'microcredit', amount: 1200, interestRate: 18, years: 2, status: 'in progress' },
        ],
        expenses: [
          { category: 'rent', type: 'operating', description: story.expenses[0].description, cost: 180 },
          { category: 'utilities', type: 'operating', description: '', cost: 45.5 },
          { category: 'salaries', type: 'operating', cost: 200 },
          { category: 'marketing', type: 'operating', cost: 40 },
          { category: 'bank', type: 'non-operating', description: story.fees.description, cost: 6 },
        ],
        additionalRevenue: [{ category: 'grant', description: story.grant.description, value: 50 }],
      },
    },
  ],
  input: {
    currency: { value: 'PEN' },
    'plan-start': { value: '2027-01' },
    growth: { valueArr: ['4', '-2.5'] },
    'grant-continuity': { valueArr: ['60', '0'] },
    comment: { moduleKey: 'seven' },
  },
  offering: {
    [story.hour]: {
      ...{ ...cases, optimism: 25, pessimism: 40 },
      forecasts: { ...monthly(year), y2: 2600, y3: 3000 },
    },
    [story.visit]: {
      ...{ ...cases, optimism: 10, pessimism: 30 },
      forecasts: { ...monthly([19, 19, 20, 19, 19, 19, 29, 19, 19, 20, 19, 19]), y2: 2600, y3: 3000 },
    },
  },
}
