import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { chooseStrategy, drawChannel, scoreChannels } from '../pages/module-five/channel-rooms.ts'
import {
  chooseActivities,
  collectIdeas,
  workOutBottom,
  workOutTop,
} from '../pages/module-five/funnel-rooms.ts'
import { buildPitch, sayNumbers } from '../pages/module-five/plan-rooms.ts'
import { story } from '../pages/module-five/story.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'distribution-channels-strategy': chooseStrategy,
  'distribution-channels': drawChannel,
  'channel-prioritization': scoreChannels,
  'marketing-funnel-activities': collectIdeas,
  tofu: workOutTop,
  bofu: workOutBottom,
  'activities-selection': chooseActivities,
  'marketing-sales-plan': sayNumbers,
  'build-my-pitch': buildPitch,
}

/** Who buys what, from module two. */
async function before(project: string): Promise<void> {
  const [buyers = ''] = await plant(home.db, project, 'segment', {
    name: story.buyers,
    role: 'Buyer',
    type: 'B2C',
  })
  await plant(home.db, project, 'offering', { name: story.offering, type: 'Service', segmentMatch: [buyers] })
}

test('module five is worked through, commented on and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({ home, module: 'five', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'five')).toEqual([])
  await filesHold(course, {
    number: 5,
    told: [
      ...[story.expectation, story.reason, ...story.does, story.why, story.over],
      ...[...Object.values(story.done), ...Object.keys(story.done), story.pitch.hook, story.reflection],
    ],
    drawn: [],
    pictures: 4,
  })
}, 400_000)
