import { expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

test('a hidden message is seen by nobody, nor quoted in a notice, and its text is kept', async () => {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  const mentor = await build.person({ role: 'mentor', org, cohort, applicationStatus: 'approved' })
  const project = await build.project({ org, cohort, owner, mentor })
  const admin = await as(await build.person({ role: 'admin', orgRole: 'owner', org }))
  const organiser = await as(await build.person({ role: 'admin', org }))
  const id = newId()
  await db.query(
    `insert into feedback (id, project_id, author_id, text, field_id) values ($1, $2, $3, 'An insult', 'one.x.y')`,
    [id, project, mentor],
  )
  await db.query(`insert into notification (id, user_id, kind, data) values ($1, $2, 'feedback', $3)`, [
    newId(),
    owner,
    JSON.stringify({ project_id: project, field_id: 'one.x.y', person_id: mentor, message: 'An insult' }),
  ])
  const hide = 'mutation ($id: ObjectId!) { hideFeedback(_id: $id) }'
  expect((await organiser(hide, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect((await admin(hide, { id })).errors).toEqual([])
  const read =
    'query ($p: String!) { feedbacks(query: { projectId: $p }) { text } notifications { message } }'
  const { data } = await (await as(owner))(read, { p: project })
  expect(data).toEqual({ feedbacks: [], notifications: [] })
  const { rows } = await db.query(
    'select text, hidden_by is not null as is_known from feedback where id = $1',
    [id],
  )
  expect(rows).toEqual([{ text: 'An insult', is_known: true }])
  expect((await admin(hide, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND')
})
