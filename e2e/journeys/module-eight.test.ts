import { expect, test } from 'vitest'
import { globalGoals } from '#domain/options/global-goals.ts'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { chooseGoals, defineIndicators } from '../pages/module-eight/rooms.ts'
import { story } from '../pages/module-eight/story.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  'sustainable-development-goals': chooseGoals,
  'impact-kpis': defineIndicators,
}

/** What will be done about the causes, from module one. */
async function before(project: string): Promise<void> {
  const { name, outcomes } = story.activity
  await plant(home.db, project, 'activity', { name, outcomes, activityType: 'impact', selected: true })
}

/** What the plan keeps of one kind. */
async function keptOf(project: string, kind: string): Promise<Record<string, unknown>[]> {
  const { rows } = await home.db.query<{ data: Record<string, unknown> }>(
    'select data from plan_item where project_id = $1 and kind = $2 order by id',
    [project, kind],
  )
  return rows.map(({ data }) => data)
}

test('module eight is worked through, commented on and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({ home, module: 'eight', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'eight')).toEqual([])

  const [business] = await keptOf(project, 'business')
  const sdgs = business?.sdgs as readonly { index: number; active: boolean; text: string }[]
  expect(sdgs.map(({ index }) => index).sort((one, other) => one - other)).toEqual(
    globalGoals.map(({ index }) => index),
  )
  expect(sdgs.slice(0, 3)).toMatchObject([
    { index: 3, active: true, description: story.contributions[3], text: 'Good Health and Well-being' },
    { index: 5, active: true, description: story.contributions[5], text: 'Gender Equality' },
    { index: 1, active: false, description: '', text: 'No Poverty' },
  ])
  const [activity] = await keptOf(project, 'activity')
  expect(activity?.impact).toEqual(
    story.indicators.map(({ outcome, kpi, how, tool, time }) => ({
      ...{ outcome, kpi, activityToMeasure: how, toolToMeasure: tool, timeToMeasure: time },
    })),
  )
  const aims = (await keptOf(project, 'input')).filter(({ key }) => key === 'aim')
  expect(aims).toMatchObject([
    { value: story.indicators[0].kpi, valueArr: ['20', '60'], description: story.indicators[0].other },
    { value: story.indicators[1].kpi, valueArr: ['4.5', '2'], description: story.indicators[1].other },
  ])

  await filesHold(course, {
    number: 8,
    told: [
      ...[story.expectation, ...Object.values(story.contributions), story.reflection, story.activity.name],
      ...story.indicators.flatMap(({ outcome, kpi, how, tool, other }) => [outcome, kpi, how, tool, other]),
    ],
    drawn: ['Gender Equality'],
    pictures: 2,
  })
}, 400_000)
