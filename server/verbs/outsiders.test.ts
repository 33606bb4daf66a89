import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { type Call, testApi } from '#testing/api.ts'
import { world } from '#testing/world.ts'

const { db, as } = await testApi()
const build = world(db)

let org: string
let cohort: string
let project: string
let organiser: Call

const record = `query ($c: ObjectId) { cohort(query: { _id: $c }) {
  title org_id cohort_lead_name cohort_lead_email module_data { slug }
} }`
const choose = 'mutation ($c: String!) { chooseCohort(cohortId: $c) { cohortId } }'
const decide =
  'mutation ($id: ObjectId!, $s: String!) { decideApplications(ids: [$id], status: $s) { status } }'

beforeAll(async () => {
  org = await build.organisation()
  cohort = await build.cohort({ org })
  await db.query(`update cohort set cohort_lead_name = 'Lea Lead' where id = $1`, [cohort])
  organiser = await as(await build.person({ role: 'admin', org }))
  const owner = await build.person({ org, cohort, applicationStatus: 'approved' })
  project = await build.project({ org, cohort, owner })
  for (const [audience, cohortId] of [
    ['organisation', null],
    ['cohort', cohort],
  ]) {
    await db.query(
      `insert into announcement (id, audience, org_id, cohort_id, title, title_es, text, text_es)
       values ($1, $2, $3, $4, 'Inside', 'Inside', 'Inside', 'Inside')`,
      [newId(), audience, org, cohortId],
    )
  }
})

async function applicant(role: 'entrepreneur' | 'mentor'): Promise<{ call: Call; application: string }> {
  const id = await build.person({ org, cohort, role, applicationStatus: 'pending' })
  if (role === 'entrepreneur') await build.project({ org, cohort, owner: id, status: 'applied' })
  const { rows } = await db.query('select id from application where user_id = $1', [id])
  return { call: await as(id), application: rows[0].id }
}

async function expectCardOnly(call: Call): Promise<void> {
  const seen = await call(record, { c: cohort })
  expect(seen.data?.cohort).toMatchObject({
    title: expect.any(String),
    org_id: null,
    cohort_lead_name: null,
    cohort_lead_email: null,
    module_data: null,
  })
  expect(seen.body).not.toMatch(/Lea Lead|lead@example\.org/)
  expect((await call('{ announcements { title } }')).data?.announcements).toEqual([])
  const dates = (await call('{ upcoming { kind } }')).data?.upcoming as { kind: string }[]
  expect(dates.map(({ kind }) => kind)).not.toContain('module_start')
}

async function expectEverything(call: Call): Promise<void> {
  const { data } = await call(record, { c: cohort })
  expect(data?.cohort).toMatchObject({ org_id: org, cohort_lead_email: 'lead@example.org' })
  expect((await call('{ announcements { title } }')).data?.announcements).toHaveLength(2)
}

test('choosing a public cohort opens its card and nothing more', async () => {
  const call = await as(await build.person())
  expect((await call(choose, { c: cohort })).errors).toEqual([])
  await expectCardOnly(call)
  const dates = (await call('{ upcoming { kind } }')).data?.upcoming as { kind: string }[]
  expect(dates.map(({ kind }) => kind)).toContain('close_date')
})

test.each(['entrepreneur', 'mentor'] as const)(
  'a %s who was rejected reads no more than a stranger, until they are let in again',
  async (role) => {
    const { call, application } = await applicant(role)
    await expectEverything(call)
    expect((await organiser(decide, { id: application, s: 'rejected' })).errors).toEqual([])
    await expectCardOnly(call)
    await organiser(decide, { id: application, s: 'approved' })
    await expectEverything(call)
  },
)

test('who was rejected by a private cohort still finds its card, as before', async () => {
  const hidden = await build.cohort({ org, private: true })
  const call = await as(await build.person({ org, cohort: hidden, applicationStatus: 'rejected' }))
  const { data } = await call(record, { c: hidden })
  expect(data?.cohort).toMatchObject({ title: expect.any(String), module_data: null })
})

describe('a mentor outside the matching window', () => {
  const doors = {
    requestMatch: 'mutation ($p: String!) { requestMatch(projectId: $p, message: "Hello") { _id } }',
    selectCandidate: 'mutation ($p: String!) { selectCandidate(projectId: $p, selected: true) }',
  }

  test.each(Object.entries(doors))('%s answers a project and an unknown id alike', async (_, ask) => {
    for (const matching of [[10, 20] as const, [-20, -10] as const]) {
      const closed = await build.cohort({ org, matching: [...matching] })
      const owner = await build.person({ org, cohort: closed, applicationStatus: 'approved' })
      const there = await build.project({ org, cohort: closed, owner })
      const id = await build.person({ org, cohort: closed, role: 'mentor', applicationStatus: 'approved' })
      const mentor = await as(id)
      const answers = async () => {
        const [known, unknown] = [await mentor(ask, { p: there }), await mentor(ask, { p: newId() })]
        expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
        return known.errors[0]?.extensions
      }
      expect(await answers()).toEqual({ code: 'FORBIDDEN', reason: 'matchingClosed' })
      await db.query(
        `insert into application (id, user_id, cohort_id, role, status) values ($1, $2, $3, 'mentor', 'approved')`,
        [newId(), id, cohort],
      )
      expect(await answers()).toEqual({ code: 'NOT_FOUND' })
    }
  })

  test.each(Object.entries(doors))('%s does not tell which projects wait to be let in', async (_, ask) => {
    const mentor = await as(
      await build.person({ org, cohort, role: 'mentor', applicationStatus: 'approved' }),
    )
    const owner = await build.person({ org, cohort, applicationStatus: 'pending' })
    const waiting = await build.project({ org, cohort, owner, status: 'applied' })
    expect((await mentor(ask, { p: waiting })).body).toBe((await mentor(ask, { p: newId() })).body)
    expect((await mentor(ask, { p: project })).errors).toEqual([])
  })
})
