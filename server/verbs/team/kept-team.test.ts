import { expect, test } from 'vitest'
import { forgetPerson } from '#server/verbs/account-data/forget-person.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

type Member = { name: string; role: string; email?: string; user_id?: string }

/** A project whose module nine is asked about, and its team. */
async function scene() {
  const org = await build.organisation()
  const cohort = await build.cohort({ org })
  const here = { org, cohort, applicationStatus: 'approved' }
  const [owner, mentor] = [await build.person(here), await build.person({ ...here, role: 'mentor' })]
  const projectId = await build.project({ org, cohort, owner, mentor })
  const calls = { owner: await as(owner), mentor: await as(mentor) }
  const move = (call: Call, module: object) =>
    call(
      `mutation ($p: String!, $payload: ProgressPayloadInput!) {
        updateProgress(projectId: $p, order: 9, payload: $payload) { order }
      }`,
      { p: projectId, payload: { module } },
    )
  const ask = async (query: string) => {
    const { data } = await calls.mentor(`query ($p: String!) { answer: ${query} }`, { p: projectId })
    return data?.answer
  }
  return {
    projectId,
    request: () => move(calls.owner, { review_request: true }),
    approve: () => move(calls.mentor, { validated: true }),
    team: (...team_members: Member[]) =>
      calls.owner(
        `mutation ($p: ObjectId!, $set: ProjectUpdateInput!) {
          updateOneProject(query: { _id: $p }, set: $set) { _id }
        }`,
        { p: projectId, set: { team_members } },
      ),
    changed: () => ask('changedSteps(projectId: $p, module: "nine")'),
    changes: () =>
      ask(
        'moduleChanges(projectId: $p, module: "nine") { since fields { step path standing before after } }',
      ),
    kept: async () => {
      const { rows } = await db.query<{ text: string }>(
        `select coalesce(string_agg(data::text, ''), '') || coalesce((select string_agg(snapshot::text, '')
           from review_request where project_id = $1), '') as text from plan_item_history where project_id = $1`,
        [projectId],
      )
      return rows[0]?.text ?? ''
    },
  }
}

const rosa = { name: 'Rosa', role: 'Keeper', email: 'rosa@example.org' }
const cook = { ...rosa, role: 'Cook' }

test('who changes the team after the approval has changed the step, until it is as it was', async () => {
  const at = await scene()
  await at.team(rosa)
  await at.request()
  await at.approve()
  expect(await at.changed()).toEqual([])
  await at.team(cook)
  await at.team({ ...cook, name: 'Rosa Quispe' })
  await at.team(cook)
  expect(await at.changed()).toEqual(['team'])
  expect(await at.changes()).toMatchObject({
    since: 'approval',
    fields: [{ step: 'team', path: 'project.team_members.role', before: '["Keeper"]', after: '["Cook"]' }],
  })
  await at.team(rosa)
  expect(await at.changed()).toEqual([])
})

test('a second approval is compared with the team that it saw', async () => {
  const at = await scene()
  await at.team(rosa)
  await at.request()
  await at.approve()
  await at.team(cook)
  await db.query(`update progress set validated_at = clock_timestamp() where project_id = $1`, [at.projectId])
  expect(await at.changed()).toEqual([])
  await at.team(rosa)
  expect(await at.changed()).toEqual(['team'])
})

test('between two requests the mentor sees what became of the team', async () => {
  const at = await scene()
  await at.team(rosa)
  await at.request()
  await at.team(cook)
  await at.request()
  expect(await at.changes()).toMatchObject({
    since: 'request',
    fields: [{ path: 'project.team_members.role', standing: 'kept' }],
  })
})

test('a request that was kept without its team says nothing of the team', async () => {
  const at = await scene()
  await at.request()
  await db.query(`update review_request set snapshot = '[]' where project_id = $1`, [at.projectId])
  await at.team(rosa)
  await at.request()
  expect(await at.changes()).toMatchObject({ since: 'request', fields: [] })
})

test('addresses are not kept, and who leaves goes out of what is kept', async () => {
  const at = await scene()
  await at.team(rosa, { name: 'Kofi', role: 'Driver' })
  await at.request()
  await at.approve()
  await at.team(cook)
  expect(await at.kept()).toMatch(/Rosa.*Kofi|Kofi.*Rosa/)
  expect(await at.kept()).not.toContain(rosa.email)
  const tx = await db.connect()
  const leaving = await build.person({ role: 'entrepreneur', name: 'Rosa' })
  await forgetPerson(tx, { id: leaving, email: rosa.email, name: 'Rosa' })
  tx.release()
  expect(await at.kept()).not.toContain('Rosa')
  expect(await at.kept()).toContain('Kofi')
})
