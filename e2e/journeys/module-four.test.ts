import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { drawFlows, sayHowTheyBuy } from '../pages/module-four/customer-rooms.ts'
import { chooseDefinition, listActivities } from '../pages/module-four/place-rooms.ts'
import { story } from '../pages/module-four/story.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

/** The models were chosen and described before. */
const planted = async () => {}

const works = {
  introduction: introduce,
  'product-customer-relationship': sayHowTheyBuy,
  'business-model': drawFlows,
  'social-business-model': planted,
  'revenue-model': planted,
  description: planted,
  'choose-definition': chooseDefinition,
  'key-activities': listActivities,
  'key-resources': planted,
}

const told = 'Mothers pay for each hour in the warm room, and the hours pay the wages.'

/** Segments and offerings of module two, and what the rooms about models have left. */
async function before(project: string): Promise<void> {
  const put = (...given: [Parameters<typeof plant>[2], ...Record<string, unknown>[]]) =>
    plant(home.db, project, ...given)
  const model = (name: keyof typeof modelIds, type: 'social' | 'revenue') => ({
    modelId: modelIds[name],
    type,
    selected: true,
    description: told,
  })
  const modelSelection = [model('employment', 'social'), model('direct sales', 'revenue')]
  await put('business', { modelSelection })
  const [buyers = ''] = await put(
    'segment',
    {
      name: story.buyers,
      role: 'Buyer',
      type: 'B2C',
      businessModels: [modelIds['direct sales']],
      modelDescription: told,
      keyResources: ['people: Two carers', 'things: A heater', 'money: Rent for three months'],
    },
    {
      name: story.helped,
      role: 'Beneficiary',
      type: 'B2C',
      businessModels: [modelIds.employment],
      modelDescription: told,
    },
  )
  await put('input', {
    moduleKey: 'four',
    stepKey: 'key-resources',
    key: 'needed',
    parent: buyers,
    valueArr: ['A heater'],
  })
  await put('offering', ...story.offerings.map((name) => ({ name, type: 'Service', segmentMatch: [buyers] })))
}

test('module four is worked through, sent back, put right and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({ home, module: 'four', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'four')).toEqual([])
  await filesHold(course, {
    number: 4,
    told: [
      ...[story.expectation, story.edited, story.touch, story.pay, story.earn, story.reflection],
      ...[story.today.reason, story.target.reason, ...Object.values(story.activities)],
    ],
    drawn: [story.buyers, story.helped],
    pictures: 2,
  })
}, 400_000)
