import { expect, test } from 'vitest'
import { site } from '../fixtures.ts'
import { introduce } from '../pages/introduce.ts'
import { filesHold, moduleJourney } from '../pages/module-journey.ts'
import { buildTeam, setGoals, weighRisks } from '../pages/module-nine/rooms.ts'
import { story } from '../pages/module-nine/story.ts'
import { plant } from '../pages/planted.ts'
import { unwrittenFields } from '../pages/written-fields.ts'

const home = await site()

const works = {
  introduction: introduce,
  team: buildTeam,
  goals: setGoals,
  'risk-management': weighRisks,
}

/** Key activities of module four, and an activity of module one. */
async function before(project: string): Promise<void> {
  const keyActivities = story.work.key.map((text) => `make: ${text}`)
  await plant(home.db, project, 'segment', { name: 'Mothers', role: 'Buyer', keyActivities })
  await plant(home.db, project, 'activity', {
    name: story.work.impact,
    activityType: 'impact',
    selected: true,
  })
}

test('module nine is worked through, commented on and approved; every field of it is written', async () => {
  const name = 'Warm room'
  const { course, project } = await moduleJourney({ home, module: 'nine', name, works, story, before })
  expect(await unwrittenFields(home.db, project, 'nine')).toEqual([])

  const { rows } = await home.db.query(
    'select team_members, owner_id, (select email from team_invite where project_id = p.id) as invited from project p where id = $1',
    [project],
  )
  const [heat, talk] = story.work.key
  expect(rows[0]?.team_members).toMatchObject([
    { user_id: rows[0]?.owner_id, ...story.own, activities: [talk] },
    { user_id: '', ...story.mate, activities: [heat] },
  ])
  expect(rows[0]?.invited).toBe(story.mate.email)
  const goals = await home.db.query(`select data from plan_item where project_id = $1 and kind = 'goal'`, [
    project,
  ])
  expect(goals.rows.map(({ data }) => data)).toMatchObject([
    {
      title: story.goal,
      objectives: [
        { title: story.objectives[0].title, activities: [heat], date: story.movedTo },
        { ...story.objectives[1], activities: [heat] },
      ],
    },
  ])

  await filesHold(course, {
    number: 9,
    told: [
      ...[story.expectation, story.reflection, story.goal, story.own.role, story.own.strength],
      ...[story.mate.name, story.mate.role, story.mate.strength, ...story.work.key, story.plan],
      ...[...story.objectives.map(({ title }) => title), ...story.risks],
    ],
    drawn: [story.work.impact],
    pictures: 3,
  })
}, 400_000)
