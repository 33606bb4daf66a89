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
}, 600_000)
