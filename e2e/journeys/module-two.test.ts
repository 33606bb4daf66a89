import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { nameSegments, noteNeeds } from '../pages/module-two/customer-rooms.ts'
import { connectNeeds, offer } from '../pages/module-two/offering-rooms.ts'
import { describeCustomers } from '../pages/module-two/persona-room.ts'
import { story } from '../pages/module-two/story.ts'
import { plant, plantModuleOne } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'customer-segments': nameSegments,
  'customer-description': describeCustomers,
  'customer-pains': noteNeeds('pain'),
  'customer-gains': noteNeeds('gain'),
  'my-offerings': offer,
  'pain-relievers': connectNeeds('pain'),
  'gain-creators': connectNeeds('gain'),
}

/** The interviews of module one, and what the founder wants to offer. */
async function before(project: string): Promise<void> {
  await plantModuleOne(home.db, project)
  const what = { moduleKey: 'one', stepKey: 'finding-your-why', key: 'what', parent: null }
  await plant(home.db, project, 'input', { ...what, value: story.offering })
}

test('module two is worked through, sent back, put right and approved; every field of it is written', async () => {
  const name = 'Room for mothers'
  const { course, project } = await moduleJourney({ home, module: 'two', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'two')).toEqual([])
  await filesHold(course, {
    number: 2,
    told: [
      ...[story.expectation, story.sentBack.edited, story.called, story.person.name, story.person.story],
      ...[story.market.marketShareJustification, story.left, story.reliever.title, story.reflection],
      ...story.segments.map((one) => one.name),
    ],
    drawn: [...story.pains, ...story.gains],
    pictures: 2,
  })
}, 400_000)
