import { beforeEach, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let project: string
let owner: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  const mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  project = await build.project({ org, cohort, owner, mentor })
})

const workedAt = async () => {
  const { rows } = await db.query<{ worked_at: string }>(
    'select worked_at from project_work where project_id = $1',
    [project],
  )
  return rows[0]?.worked_at ?? null
}

const insert = `mutation ($data: GoalInsertInput!) { insertOneGoal(data: $data) { _id } }`
const update = `mutation ($query: GoalQueryInput!, $set: GoalUpdateInput!) { updateOneGoal(query: $query, set: $set) { _id } }`

async function writes(): Promise<string> {
  const { data } = await (await as(owner))(insert, { data: { projectId: project, title: 'Water' } })
  const made = data?.insertOneGoal as { _id: string } | undefined
  return made?._id ?? ''
}

const longAgo = '2020-01-01T10:30:00.000Z'
const setBack = () =>
  db.query(`update project_work set worked_at = $2 where project_id = $1`, [project, longAgo])

test('the first record of a plan is its first work', async () => {
  expect(await workedAt()).toBeNull()
  const before = Date.now()
  await writes()
  expect(Date.parse((await workedAt()) ?? '')).toBeGreaterThanOrEqual(before - 1000)
})

test('another record after an hour is noted, another one within the hour is not', async () => {
  await writes()
  await setBack()
  await writes()
  const noted = await workedAt()
  expect(noted).not.toBe(longAgo)
  await writes()
  expect(await workedAt()).toBe(noted)
})

test('a change of a record that was last changed in another hour is noted', async () => {
  const id = await writes()
  await db.query(`update plan_item set updated_at = $2 where id = $1`, [id, longAgo])
  await setBack()
  const { errors } = await (await as(owner))(update, {
    query: { _id: id, projectId: project },
    set: { title: 'Clean water' },
  })
  expect(errors).toEqual([])
  expect(await workedAt()).not.toBe(longAgo)
})

test('nobody who writes waits for somebody else who notes the same', async () => {
  await writes()
  await setBack()
  const other = await db.connect()
  try {
    await other.query('begin')
    await other.query('select 1 from project_work where project_id = $1 for update', [project])
    await db.query(
      `insert into plan_item (id, project_id, kind, data) values ($1, $2, 'goal', '{"title": "Soil"}')`,
      [newId(), project],
    )
    expect(await workedAt()).toBe(longAgo)
  } finally {
    await other.query('rollback')
    other.release()
  }
})
