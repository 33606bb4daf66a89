import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { countCosts, saySentence } from '../pages/module-six/cost-rooms.ts'
import { comparePrices, setPrices } from '../pages/module-six/price-rooms.ts'
import { story } from '../pages/module-six/story.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'value-proposition': saySentence,
  'unit-costs': countCosts,
  'competitor-prices': comparePrices,
  pricing: setPrices,
}

/** Who buys what and why, from module two, and what they use today, from module three. */
async function before(project: string): Promise<void> {
  const [buyers = ''] = await plant(home.db, project, 'segment', {
    name: story.buyers,
    role: 'Buyer',
    type: 'B2C',
  })
  await plant(home.db, project, 'offering', {
    name: story.offering,
    type: 'Service',
    segmentMatch: [buyers],
    components: [],
    unitPerBatch: 1,
  })
  await plant(home.db, project, 'pain', { title: story.pain, level: 5, parent: buyers })
  await plant(home.db, project, 'input', {
    moduleKey: 'three',
    stepKey: 'map-current-solutions',
    key: 'solution',
    value: story.solution,
  })
}

test('module six is worked through, commented on and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({ home, module: 'six', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'six')).toEqual([])
  await filesHold(course, {
    number: 6,
    told: [
      ...[story.expectation, story.reason, story.reflection, ...Object.values(story.sentence)],
      ...[...story.costs.map((cost) => cost.name), story.rivals[1].name, story.average],
      ...[story.market.addressableMarketDescription, story.market.marketShareJustification],
    ],
    drawn: ['Unit cost: $2', 'Average price: $3'],
    pictures: 4,
  })
}, 400_000)
