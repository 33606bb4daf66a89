import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { drawFlows, sayHowTheyBuy } from '../pages/module-four/customer-rooms.ts'
import {
  chooseRevenueModel,
  chooseSocialModel,
  describeModels,
  listResources,
} from '../pages/module-four/model-rooms.ts'
import { chooseDefinition, listActivities } from '../pages/module-four/place-rooms.ts'
import { story } from '../pages/module-four/story.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'product-customer-relationship': sayHowTheyBuy,
  'business-model': drawFlows,
  'social-business-model': chooseSocialModel,
  'revenue-model': chooseRevenueModel,
  description: describeModels,
  'choose-definition': chooseDefinition,
  'key-activities': listActivities,
  'key-resources': listResources,
}

/** Segments and offerings of module two. */
async function before(project: string): Promise<void> {
  const [buyers = ''] = await plant(
    home.db,
    project,
    'segment',
    { name: story.buyers, role: 'Buyer', type: 'B2C' },
    { name: story.helped, role: 'Beneficiary', type: 'B2C' },
  )
  const offerings = story.offerings.map((name) => ({ name, type: 'Service', segmentMatch: [buyers] }))
  await plant(home.db, project, 'offering', ...offerings)
}

test('module four is worked through, commented on and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({ home, module: 'four', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'four')).toEqual([])
  await filesHold(course, {
    number: 4,
    told: [
      ...[story.expectation, story.change, story.touch, story.pay, story.earn, story.reflection],
      ...[story.today.reason, story.target.reason, ...Object.values(story.activities)],
      ...[story.told, ...Object.values(story.models), ...Object.values(story.resources)],
    ],
    drawn: [story.buyers, story.helped],
    pictures: 4,
  })
}, 400_000)
