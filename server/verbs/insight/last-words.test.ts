import { beforeEach, expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#testing/database.ts'
import { world } from '#testing/world.ts'

const { db } = await testDatabase()
const build = world(db)
const [moduleOne] = courseModules

let project: string
let owner: string
let mentor: string
let other: string

beforeEach(async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const member = { org, cohort, applicationStatus: 'approved' }
  owner = await build.person(member)
  mentor = await build.person({ ...member, role: 'mentor' })
  other = await build.person({ ...member, role: 'mentor' })
  project = await build.project({ org, cohort, owner, mentor })
})

async function says(author: string, text: string, field = 'one.a', at = '2026-01-01T10:00:00.000Z') {
  const id = newId()
  await db.query(
    `insert into feedback (id, project_id, author_id, text, field_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, project, author, text, field, at],
  )
  return id
}

const ends = async () =>
  (
    await db.query(
      'select field_id, author_id, asks_nothing from thread_end where project_id = $1 order by 1',
      [project],
    )
  ).rows

const heardAt = async () =>
  (await db.query('select heard_at from mentorship where project_id = $1 and ended_at is null', [project]))
    .rows[0]?.heard_at

test('the last word of each conversation is known, and whether it asks anything', async () => {
  await says(owner, 'How many?')
  await says(mentor, 'Why do you ask?', 'one.b')
  await says(mentor, 'Twenty.')
  expect(await ends()).toEqual([
    { field_id: 'one.a', author_id: mentor, asks_nothing: true },
    { field_id: 'one.b', author_id: mentor, asks_nothing: false },
  ])
})

test('what is hidden is no word; the one before it is the last again', async () => {
  await says(owner, 'How many?')
  const hidden = await says(mentor, 'Twenty.')
  const hide = (id: string) => db.query('update feedback set hidden_at = now() where id = $1', [id])
  await hide(hidden)
  expect(await ends()).toEqual([{ field_id: 'one.a', author_id: owner, asks_nothing: false }])
  await hide((await db.query('select id from feedback where author_id = $1', [owner])).rows[0].id)
  expect(await ends()).toEqual([])
})

test('a mentor is heard by words and by answers to a review, and the latest counts', async () => {
  expect(await heardAt()).toBeNull()
  await says(other, 'A word of somebody else')
  expect(await heardAt()).toBeNull()
  await says(mentor, 'Later', 'one.a', '2026-02-02T10:00:00.000Z')
  await says(mentor, 'Earlier', 'one.a', '2026-01-02T10:00:00.000Z')
  expect(await heardAt()).toBe('2026-02-02T10:00:00.000Z')
  await db.query(
    `insert into progress (id, project_id, module_id, ord, answered_by, answered_at) values ($1, $2, $3, 1, $4, $5)`,
    [newId(), project, moduleOne?.id, mentor, '2026-03-03T10:00:00.000Z'],
  )
  expect(await heardAt()).toBe('2026-03-03T10:00:00.000Z')
  await db.query(`update progress set answered_at = $2 where project_id = $1`, [
    project,
    '2026-04-04T10:00:00.000Z',
  ])
  expect(await heardAt()).toBe('2026-04-04T10:00:00.000Z')
})

test('a new match begins in silence', async () => {
  await says(mentor, 'Hello')
  await db.query('update mentorship set ended_at = now() where project_id = $1', [project])
  await db.query('insert into mentorship (id, project_id, mentor_id, slot) values ($1, $2, $3, 2)', [
    newId(),
    project,
    other,
  ])
  expect(await heardAt()).toBeNull()
  await says(mentor, 'I am still here')
  expect(await heardAt()).toBeNull()
})
