import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { findOpportunity, mapSolutions } from '../pages/module-three/solution-rooms.ts'
import {
  drawTies,
  listStakeholders,
  placeThem,
  planExchange,
  understand,
} from '../pages/module-three/stakeholder-rooms.ts'
import { everybody, story } from '../pages/module-three/story.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'map-current-solutions': mapSolutions,
  opportunity: findOpportunity,
  'identify-stakeholders': listStakeholders,
  'power-influence': placeThem,
  'stakeholder-understanding': understand,
  'stakeholder-managing-plan': planExchange,
  'stakeholder-relationship': drawTies,
}

/** The activities and the segment that the module builds on. */
async function before(project: string): Promise<void> {
  const activity = (name: string) => ({ name, activityType: 'impact', selected: true, outcomes: [] })
  await plant(home.db, project, 'activity', ...story.activities.map(activity))
  await plant(home.db, project, 'segment', { name: story.segment, role: 'Buyer', type: 'B2C' })
}

test('module three is worked through in Spanish, sent back, put right and approved; every field of it is written', async () => {
  const { course, project } = await moduleJourney({
    home,
    module: 'three',
    locale: 'es',
    name: 'Sala para madres',
    works,
    story,
    before,
  })
  expect(await unwrittenFields(home.db, project, 'three')).toEqual([])
  const names = everybody.map(({ name }) => name)
  await filesHold(course, {
    number: 3,
    told: [
      ...[story.expectation, story.sentBack.edited, story.reason, story.give, story.receive, story.nextStep],
      ...[story.tie, story.wants, story.reflection, ...names],
      ...story.solutions.map(({ name }) => name),
    ],
    drawn: [],
    pictures: 3,
  })
}, 400_000)
